import type { TableSession } from "../app/session.svelte";
import type { ServerMessage } from "../wire";
import { type Deed, droppedText } from "./consent";

/** Milliseconds for which it is told why something is asked no more. */
const TOLD_FOR = 6000;

/** What we are about to ask, and what became of the last question. */
export class Consent {
  /** Chosen, and not yet done: it is asked for once more in the prompt's place. */
  #wish = $state.raw<Deed | null>(null);
  told = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Pick<TableSession, "state" | "ask" | "pause">) {}

  /** The one way to a deed of the whole table: what can't be taken back is asked once more in the prompt's place. */
  choose(deed: Deed): void {
    if (deed.sure && this.wish !== deed) this.#wish = deed;
    else this.do(deed);
  }

  do(deed: Deed): void {
    this.#wish = null;
    if (deed.wish) this.session.ask(deed.wish);
    else this.session.pause();
  }

  /** It falls back by itself when it may not be asked any more. */
  get wish(): Deed | null {
    const { may } = this.session.state;
    return this.#wish && may.includes(this.#wish.may) ? this.#wish : null;
  }

  /** What was chosen is not done after all. */
  forgo(): void {
    this.#wish = null;
  }

  /** After each message: tells for a while why a question was dropped, until the next one. */
  see(message: ServerMessage | { t: string }): void {
    if (message.t !== "event" || !("event" in message)) return;
    const { event } = message;
    if (event.type === "dropped") this.#tell(droppedText(event));
    else if (event.type === "asked") this.#tell(null);
  }

  #tell(text: string | null): void {
    clearTimeout(this.#timer);
    this.told = text;
    if (text !== null) this.#timer = setTimeout(() => this.#tell(null), TOLD_FOR);
  }
}
