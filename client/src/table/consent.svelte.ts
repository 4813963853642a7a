import type { State } from "../app/state";
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

  constructor(readonly session: { readonly state: State }) {}

  /** It falls back by itself when it may not be asked any more. */
  get wish(): Deed | null {
    const { may } = this.session.state;
    return this.#wish && may.includes(this.#wish.may) ? this.#wish : null;
  }

  set wish(deed: Deed | null) {
    this.#wish = deed;
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
