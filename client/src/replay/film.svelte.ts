import { landmarks, type Position } from "./positions";

export type Pace = "slow" | "normal" | "fast";

/** Milliseconds between two steps; a trick that rests does so for longer. */
const STEP: Record<Pace, number> = { slow: 2200, normal: 1200, fast: 500 };
const REST = 1.6;

/** Where we are in a deal that is played back, and whether it runs by itself. */
export class Film {
  at = $state(0);
  running = $state(false);
  pace = $state<Pace>("normal");
  /** Rises when we go further than one step forward, so that no card flies then. */
  cuts = $state(0);
  readonly #positions: () => readonly Position[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(positions: () => readonly Position[]) {
    this.#positions = positions;
  }

  get last(): number {
    return this.#positions().length - 1;
  }

  readonly #marks = $derived.by(() => landmarks(this.#positions()));

  /** Goes there, as far as there is a position, and stops. */
  go(at: number): void {
    this.stop();
    this.#move(at);
  }

  /** A step on or back. */
  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** To where the next trick begins, or the one before. */
  stride(by: 1 | -1): void {
    const next = this.#marks.find((mark) => mark > this.at);
    const before = this.#marks.filter((mark) => mark < this.at).at(-1);
    this.go((by > 0 ? next : before) ?? this.at);
  }

  /** Runs from here, or from the start where the end was reached; or stops. */
  toggle(): void {
    if (this.running) {
      this.stop();
      return;
    }
    if (this.at >= this.last) this.#move(0);
    this.run();
  }

  /** Runs on to the end, also to one that is still to come nearer. */
  run(): void {
    if (this.running) return;
    this.running = true;
    this.#wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** Another deal, or the same from another seat: the place is kept as far as there is one. */
  cut(at: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(at, this.last));
    this.cuts += 1;
  }

  #move(at: number): void {
    const to = Math.max(0, Math.min(at, this.last));
    if (to === this.at) return;
    if (to !== this.at + 1) this.cuts += 1;
    this.at = to;
  }

  #wait(): void {
    const rests = this.#positions()[this.at]?.resting != null;
    this.#timer = setTimeout(() => this.#next(), STEP[this.pace] * (rests ? REST : 1));
  }

  #next(): void {
    this.#move(this.at + 1);
    if (this.at >= this.last) this.stop();
    else this.#wait();
  }
}

/** Keys that do something wherever the focus is; the others scroll, where they are not pressed at the controls. */
const ANYWHERE = ["ArrowRight", "ArrowLeft", " "];

/** What a key does, as at a film: arrows step, with up and down from trick to trick. Null for any other. */
export function keyed(film: Film, key: string, atControls: boolean): (() => void) | null {
  if (!atControls && !ANYWHERE.includes(key)) return null;
  const deeds: Record<string, () => void> = {
    ArrowRight: () => film.step(1),
    ArrowLeft: () => film.step(-1),
    ArrowDown: () => film.stride(1),
    ArrowUp: () => film.stride(-1),
    PageDown: () => film.stride(1),
    PageUp: () => film.stride(-1),
    Home: () => film.go(0),
    End: () => film.go(film.last),
    " ": () => film.toggle(),
  };
  return deeds[key] ?? null;
}
