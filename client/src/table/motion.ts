import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Side } from "./model";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where a side of the table lies from its middle, in plates' widths. */
const TOWARDS: Record<Side, [number, number]> = {
  self: [0, 0.5],
  left: [-0.5, -0.2],
  top: [0, -0.45],
  right: [0.5, -0.2],
};

/** Those who wish for less motion see a short change of opacity instead. */
const faded: TransitionConfig = { duration: 80, css: (t) => `opacity: ${t}` };

interface Way {
  side: Side;
  /** Pixels of the plate's diameter. */
  across: number;
  duration: number;
}

/** A card on its way between its player's side and its place on the plate; going out, the trick to its winner. */
export function travel(_node: Element, { side, across, duration }: Way): TransitionConfig {
  if (still.matches) return faded;
  const [x, y] = TOWARDS[side];
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * across * u}px, ${y * across * u}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A card dealt into the hand: 60 ms a card, 900 at most. */
export function dealt(_node: Element, { index, count }: { index: number; count: number }): TransitionConfig {
  if (still.matches) return faded;
  const step = Math.min(60, 900 / Math.max(1, count));
  return {
    delay: index * step,
    duration: 220,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-160 * u}px); opacity: ${t}`,
  };
}

/** A card that can't be played nods. */
export function nod(node: Element): void {
  if (still.matches) return;
  const steps = [0, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  node.animate(steps, { duration: 160, easing: "ease-in-out" });
}
