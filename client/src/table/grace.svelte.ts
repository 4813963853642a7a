import type { State } from "../app/state";
import type { Seat } from "../app/types";

/** Seconds: a wait that is longer is nobody's hurry, and not counted. */
const COUNTED = 3600;

/** What the table's times run out for: a seat whose person has dropped out, or the next deal. */
type What = Seat | "deal";

/**
 * How long those who have dropped out still have before a computer player steps in, or those who stay are given the choice; and
 * how long it is until the next deal begins by itself. The server says what is left: everybody sees the same.
 */
export class Grace {
  #ends = $state.raw<ReadonlyMap<What, number>>(new Map());
  #now = $state(0);
  #tick: ReturnType<typeof setInterval> | undefined;

  /** Whole seconds; null where nobody counts: the person is here, the game rests, or all is up to those who stay. */
  left(seat: Seat): number | null {
    return this.#left(seat);
  }

  /** Whole seconds; null where the next deal doesn't begin by itself, or not in the next hour. */
  get nextDeal(): number | null {
    return this.#left("deal");
  }

  #left(what: What): number | null {
    const end = this.#ends.get(what);
    return end === undefined ? null : Math.max(0, Math.ceil((end - this.#now) / 1000));
  }

  /** Whenever we hear of the table. */
  see({ table, heard }: Pick<State, "table" | "heard">): void {
    const ends = new Map<What, number>();
    for (const { seat, left } of table?.seats ?? []) if (left !== null) ends.set(seat, heard + left * 1000);
    if (table && table.next_deal !== null && table.next_deal < COUNTED)
      ends.set("deal", heard + table.next_deal * 1000);
    this.#ends = ends;
    this.#now = performance.now();
    this.#count();
  }

  /** The table is left. */
  close(): void {
    this.#ends = new Map();
    this.#count();
  }

  #count(): void {
    clearInterval(this.#tick);
    if (this.#ends.size > 0) this.#tick = setInterval(() => (this.#now = performance.now()), 1000);
  }
}
