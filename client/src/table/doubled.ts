/** Double taps: what slid under the finger since the first tap, such as the next card, was not meant by the second. */

/** Milliseconds and pixels within which two taps are one double tap. */
const SOON = 400;
const NEAR = 24;

/** What a tap, or a click of a mouse, hit. */
export interface Tap {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
  /** How many clicks of a mouse this one makes, as the device counts them; null for a finger, where devices differ. */
  count: number | null;
  on: unknown;
}

/** Tells the taps that were meant from those that only follow another one. */
export class Doubled {
  #before: Tap | null = null;

  /** Whether this tap belongs to the one before and has hit something else than that. */
  see(tap: Tap): boolean {
    const before = this.#before;
    const again = before !== null && follows(tap, before) && tap.on !== before.on;
    this.#before = again ? { ...tap, on: before.on } : tap;
    return again;
  }
}

function follows(tap: Tap, before: Tap): boolean {
  if (tap.count !== null) return tap.count > 1;
  return tap.at - before.at < SOON && Math.hypot(tap.x - before.x, tap.y - before.y) < NEAR;
}

const doubled = new Doubled();

/** Keeps what was not meant from whatever it hits; to be heard before all else. */
export function keepMeant(event: MouseEvent): void {
  if (event.detail === 0) return; // by keyboard or by a screen reader
  const { clientX: x, clientY: y, timeStamp: at, detail, target } = event;
  const finger = event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
  const on = target instanceof Element ? (target.closest("button, a, label, summary") ?? target) : target;
  if (!doubled.see({ x, y, at, count: finger ? null : detail, on })) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A key that is held down presses once. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
