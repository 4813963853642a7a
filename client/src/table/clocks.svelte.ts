import { t } from "../app/i18n";
import type { Message, State } from "../app/state";
import type { Seat } from "../app/types";
import type { ClockRule, Clocks as Told } from "../wire";
import ClockBar from "./ClockBar.svelte";

/** Milliseconds between two looks at the clock that runs. */
const LOOK = 250;
/** Milliseconds: from here on the seconds are counted aloud, and from here on the last of them are heard. */
const LAST = 10_000;
const VERY_LAST = 5000;

/** The players' clocks as they run on from what was told last. They are fetched where a table has some. */
export class Clocks {
  /** What shows one of them. */
  readonly Bar = ClockBar;
  #told = $state.raw<Told | null>(null);
  #rule = $state.raw<ClockRule | null>(null);
  #now = $state(0);
  #at = 0;
  #seat: Seat | null = null;
  #turn = $state<Seat | null>(null);
  #tick: ReturnType<typeof setInterval> | undefined;
  /** Said to ourselves alone, once: ten seconds are left. */
  warning = $state("");
  /** A computer player has taken over for us, who are here. */
  takenOver = $state(false);

  /** `tick` makes it heard that little time is left to us; `now` tells milliseconds and never goes back. */
  constructor(
    readonly tick: () => void,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** The seat whose clock runs. */
  get runs(): Seat | null {
    return this.#told?.runs ?? null;
  }

  /** The seat whose clock is looked at: it runs, or has run out where that is only shown and the seat has still to act. */
  get at(): Seat | null {
    const shown = this.#rule?.at_zero === "show" && this.#turn !== null && this.left(this.#turn) === 0;
    return this.runs ?? (shown ? this.#turn : null);
  }

  /** Milliseconds that a seat has left; null where there are no clocks. */
  left(seat: Seat): number | null {
    const left = this.#told?.left[seat];
    if (left === undefined) return null;
    return this.runs === seat ? Math.max(0, left - (this.#now - this.#at)) : left;
  }

  /** How much of its time a seat has left, of 1; null where nothing is to be seen: the acts of others have all theirs. */
  part(seat: Seat): number | null {
    const left = this.left(seat);
    if (left === null || !this.#rule || (this.#rule.per === "act" && this.at !== seat)) return null;
    return Math.min(1, left / (this.#rule.seconds * 1000));
  }

  /** The last seconds of the clock that is looked at, which are counted; null before. */
  seconds(seat: Seat): number | null {
    const left = this.at === seat ? this.left(seat) : null;
    return left === null || left > LAST ? null : Math.ceil(left / 1000);
  }

  /** What a seat has left of a match, in seconds; null where each act has its own. */
  bank(seat: Seat): number | null {
    return this.#rule?.per === "match" ? Math.ceil((this.left(seat) ?? 0) / 1000) : null;
  }

  /** Whether a seat may not do what it was to do: a computer player does. */
  lost(seat: Seat | null): boolean {
    if (seat === null || !this.#rule || this.#rule.at_zero === "show") return false;
    return this.runs === null && this.left(seat) === 0;
  }

  /** After each message: what the clocks show now. */
  see({ clocks, clocksHeard, seat, table, view }: State, message?: Message): void {
    this.#rule = table?.settings.clock ?? null;
    this.#seat = seat;
    this.#turn = view?.turn ?? null;
    if (message?.t === "event" && message.event.type === "time-up" && message.event.seat === seat)
      this.takenOver = message.event.then === "take-over";
    if (message?.t === "table" && !table?.seats.some((info) => info.seat === seat && info.playing))
      this.takenOver = false;
    if (clocks === this.#told) return;
    this.#told = clocks;
    this.#at = clocksHeard;
    this.#now = this.now();
    if (this.runs === null || this.runs !== seat) this.warning = "";
    clearInterval(this.#tick);
    if (this.runs !== null) this.#tick = setInterval(() => this.#look(), LOOK);
  }

  /** The table is left. */
  close(): void {
    clearInterval(this.#tick);
  }

  #look(): void {
    const ours = this.#seat !== null && this.runs === this.#seat ? this.#seat : null;
    const before = ours === null ? null : this.left(ours);
    this.#now = this.now();
    const after = ours === null ? null : this.left(ours);
    if (before === null || after === null) return;
    if (before > LAST && after <= LAST) this.warning = t("clock-ten");
    if (before > VERY_LAST && after <= VERY_LAST) this.tick();
  }
}
