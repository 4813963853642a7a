import type { Message, State } from "../app/state";
import type { Seat } from "../app/types";

/** How long those who have dropped out still have before a computer player steps in for them. */
export class Grace {
  #until = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  #now = $state(0);
  #tick: ReturnType<typeof setInterval> | undefined;

  /** Whole seconds; null where nobody counts: the person is here, nobody steps in, or they were gone before we came. */
  left(seat: Seat): number | null {
    const until = this.#until.get(seat);
    return until === undefined ? null : Math.max(0, Math.ceil((until - this.#now) / 1000));
  }

  /** After each message: whether somebody has just gone, or is waited for no more. */
  see({ table }: State, message: Message): void {
    if (message.t !== "event" || message.event.type !== "seat" || !table) return;
    const { seat, what } = message.event;
    const until = new Map(this.#until);
    until.delete(seat);
    if (what === "away" && table.settings.away !== "wait")
      until.set(seat, Date.now() + table.settings.grace * 1000);
    this.#until = until;
    this.#count();
  }

  #count(): void {
    clearInterval(this.#tick);
    this.#now = Date.now();
    if (this.#until.size > 0) this.#tick = setInterval(() => (this.#now = Date.now()), 1000);
  }
}
