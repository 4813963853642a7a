/** What a finger or a mouse does with a card of the hand, told from where it went and how fast. */

/** Pixels: less than this is a tap that trembled. */
const TREMBLE = 8;
/** So far above its place a card is let go over the table. */
const THROWN = 70;
/** A swipe is shorter, but quick: pixels, and pixels a millisecond. */
const SWIPED = 24;
const QUICK = 0.45;
/** Milliseconds that count for how fast it was let go. */
const LATELY = 90;

export interface Point {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
}

/** What a card let go means: it is played, takes another place in the hand, or goes back. */
export type Letting = "throw" | "place" | "back";

/** One card under one pointer, from the touch to the letting go. */
export class Drag {
  #recent: Point[];
  moving = false;

  constructor(readonly start: Point) {
    this.#recent = [start];
  }

  get dx(): number {
    return (this.#recent.at(-1)?.x ?? this.start.x) - this.start.x;
  }

  get dy(): number {
    return (this.#recent.at(-1)?.y ?? this.start.y) - this.start.y;
  }

  /** Says whether the card is carried by now. */
  move(point: Point): boolean {
    this.#recent = [...this.#recent.filter(({ at }) => point.at - at <= LATELY), point];
    this.moving ||= Math.hypot(this.dx, this.dy) > TREMBLE;
    return this.moving;
  }

  /** `inside`: still over the hand. */
  end(at: number, inside: boolean): Letting {
    if (this.dy < -THROWN || (this.dy < -SWIPED && this.#rising(at) > QUICK)) return "throw";
    return inside ? "place" : "back";
  }

  /** How fast it went up when it was let go, in pixels a millisecond. */
  #rising(at: number): number {
    const recent = this.#recent.filter((point) => at - point.at <= LATELY);
    const [first] = recent;
    const last = recent.at(-1);
    return first && last && last.at > first.at ? (first.y - last.y) / (last.at - first.at) : 0;
  }
}
