import type { Message, State } from "../app/state";
import type { Seat } from "../app/types";
import type { TableInfo } from "../wire";

/** How long those who have dropped out still have before a computer player steps in, or those who stay are given the choice. */
export class Grace {
  #since = $state.raw<ReadonlyMap<Seat, number | null>>(new Map());
  #seconds = $state(0);
  #now = $state(0);
  #tick: ReturnType<typeof setInterval> | undefined;
  #known = false;
  /** Whether nobody steps in by themselves. */
  #waits = $state(false);

  /** Whole seconds; null where nobody counts: the person is here, or they were gone before we came, or all is up to those who stay. */
  left(seat: Seat): number | null {
    const left = this.#left(seat);
    return left === 0 && this.#waits ? null : left;
  }

  #left(seat: Seat): number | null {
    const since = this.#since.get(seat) ?? null;
    return since === null ? null : Math.max(0, Math.ceil(this.#seconds - (this.#now - since) / 1000));
  }

  /** After each message: who is waited for now. How long, the settings say, which may change meanwhile. */
  see({ table }: State, message: Message): void {
    if (message.t !== "table" || !table) return;
    this.#now = Date.now();
    const began = this.#known ? this.#now : null;
    this.#since = new Map(waitedFor(table).map((seat) => [seat, this.#since.get(seat) ?? began]));
    this.#seconds = table.settings.grace;
    this.#waits = table.settings.away === "wait";
    this.#known = true;
    this.#count();
  }

  /** Nobody is waited for any more. */
  close(): void {
    this.#since = new Map();
    this.#count();
  }

  #count(): void {
    clearInterval(this.#tick);
    const counts = [...this.#since.values()].some((since) => since !== null);
    if (counts) this.#tick = setInterval(() => (this.#now = Date.now()), 1000);
  }
}

/** The people who are away, unless the game rests: no time runs out in a pause, nor while none of them is there. */
function waitedFor({ seats, paused }: TableInfo): Seat[] {
  const people = seats.filter(({ kind }) => kind === "human");
  if (paused !== null || !people.some(({ present }) => present)) return [];
  return people.filter(({ present, playing }) => !present && !playing).map(({ seat }) => seat);
}
