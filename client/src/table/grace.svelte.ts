import type { Message, State } from "../app/state";
import type { Seat } from "../app/types";
import type { TableInfo } from "../wire";

/** How long those who have dropped out still have before a computer player steps in for them. */
export class Grace {
  #since = $state.raw<ReadonlyMap<Seat, number | null>>(new Map());
  #seconds = $state(0);
  #now = $state(0);
  #tick: ReturnType<typeof setInterval> | undefined;
  #known = false;

  /** Whole seconds; null where nobody counts: the person is here, nobody steps in, or they were gone before we came. */
  left(seat: Seat): number | null {
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
    if (this.#since.size > 0) this.#tick = setInterval(() => (this.#now = Date.now()), 1000);
  }
}

/** The people who are away, unless the game rests: nobody steps in in a pause, nor while none of them is there. */
function waitedFor({ seats, settings, paused }: TableInfo): Seat[] {
  const people = seats.filter(({ kind }) => kind === "human");
  if (settings.away === "wait" || paused !== null || !people.some(({ present }) => present)) return [];
  return people.filter(({ present, playing }) => !present && !playing).map(({ seat }) => seat);
}
