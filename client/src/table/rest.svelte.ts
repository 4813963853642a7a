import { settings } from "../app/settings.svelte";
import type { State } from "../app/state";
import type { Trick } from "../wire";

/** A complete trick that lies a while for the eye. The state has long gone on. */
export class Rest {
  trick = $state.raw<Trick | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at what a message changed: one more trick of the same deal comes to rest. */
  see(before: State, after: State): void {
    const was = before.view;
    const is = after.view;
    if (!was || !is) return;
    const dealt = is.deal !== was.deal || is.played.length < was.played.length;
    if (dealt) this.end();
    else if (is.played.length > was.played.length) this.#lay(is.played.at(-1) ?? null);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.trick = null;
  }

  #lay(trick: Trick | null): void {
    clearTimeout(this.#timer);
    this.trick = trick;
    this.#timer = setTimeout(() => this.end(), settings.rest);
  }
}
