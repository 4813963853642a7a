import type { TableSession } from "../app/session.svelte";
import type { Message } from "../app/state";
import type { DroppedEvent, TimeUpEvent } from "../wire";
import type { Deed } from "./deeds";

/** Milliseconds for which it is told why something is asked no more. */
const TOLD_FOR = 6000;

/** What we are about to ask, and what became of the last question. */
export class Consent {
  /** Chosen, and not yet done: it is asked for once more in the prompt's place. */
  #wish = $state.raw<Deed | null>(null);
  told = $state.raw<DroppedEvent | TimeUpEvent | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Pick<TableSession, "state" | "ask" | "pause">) {}

  /** The one way to a deed of the whole table: what can't be taken back is asked once more in the prompt's place. */
  choose(deed: Deed): void {
    if (deed.sure) this.#wish = deed;
    else this.do(deed);
  }

  do(deed: Deed): void {
    this.#wish = null;
    if (deed.wish) this.session.ask(deed.wish);
    else this.session.pause();
  }

  get wish(): Deed | null {
    return this.#wish;
  }

  /** What was chosen is not done after all. */
  forgo(): void {
    this.#wish = null;
  }

  /** After each message: what may not be done any more, or was left for a card, is no wish; and it is told for a while why a question was dropped. */
  see(message: Message): void {
    const { may, seat } = this.session.state;
    if (this.#wish && !may.includes(this.#wish.may)) this.#wish = null;
    if (message.t !== "event") return;
    const { event } = message;
    if (event.type === "acted" && event.seat === seat) this.#wish = null;
    if (event.type === "dropped" || event.type === "time-up") this.#tell(event);
    else if (event.type === "asked") this.#tell(null);
  }

  /** The table is left. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #tell(outcome: DroppedEvent | TimeUpEvent | null): void {
    clearTimeout(this.#timer);
    this.told = outcome;
    if (outcome !== null) this.#timer = setTimeout(() => this.#tell(null), TOLD_FOR);
  }
}
