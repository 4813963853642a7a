import type { Message, State } from "../app/state";
import type { Seat } from "../app/types";
import type { TableInfo } from "../wire";

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

  /** After each message: whether somebody has just gone, or is waited for no more; and no time runs out in a pause. */
  see({ table }: State, message: Message): void {
    if (message.t !== "event" || !table) return;
    const { event } = message;
    if (event.type === "seat") this.#wait(table, event.seat, event.what === "away" && table.paused === null);
    else if (event.type === "paused") this.close();
    else if (event.type === "resumed") {
      for (const { seat, kind, present, playing } of table.seats)
        this.#wait(table, seat, kind === "human" && !present && !playing);
    }
  }

  /** Nobody is waited for any more. */
  close(): void {
    this.#until = new Map();
    this.#count();
  }

  #wait(table: TableInfo, seat: Seat, away: boolean): void {
    const until = new Map(this.#until);
    until.delete(seat);
    if (away && table.settings.away !== "wait") until.set(seat, Date.now() + table.settings.grace * 1000);
    this.#until = until;
    this.#count();
  }

  #count(): void {
    clearInterval(this.#tick);
    this.#now = Date.now();
    if (this.#until.size > 0) this.#tick = setInterval(() => (this.#now = Date.now()), 1000);
  }
}
