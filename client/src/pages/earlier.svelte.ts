import { Attempt } from "./attempt.svelte";
import type { PastMatch } from "./pastMatch";

/** Which of a table's matches is read on the score card: the one at hand (null), or one before it. */
export class Earlier {
  /** The one that is shown. */
  shown = $state.raw<PastMatch | null>(null);
  /** The number of the one that was chosen last; it is shown once it is there. */
  chosen = $state<number | null>(null);
  readonly attempt = new Attempt();

  /** `fetched` throws `ApiError`: then the one that is shown stays, and is the chosen one again. */
  async choose(match: number | null, fetched: (match: number) => Promise<PastMatch>): Promise<void> {
    this.chosen = match;
    await this.attempt.load(async () => {
      try {
        const found = match === null ? null : await fetched(match);
        if (this.chosen === match) this.shown = found;
      } catch (error) {
        if (this.chosen !== match) return;
        this.chosen = this.shown?.table.match ?? null;
        throw error;
      }
    });
  }
}
