import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { type Speed, settings } from "../app/settings.svelte";
import type { CardText, Seat } from "../app/types";
import type { Side } from "./model";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How many times as long as it was drawn a motion lasts; tokens.css says the same to the styles. */
const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** Milliseconds of a motion at the speed that its person has set. */
export const paced = (ms: number): number => ms * PACE[settings.speed];

/** Where a side of the table lies from its middle, in plates' widths. */
const TOWARDS: Record<Side, readonly [number, number]> = {
  self: [0, 0.5],
  left: [-0.5, -0.2],
  top: [0, -0.45],
  right: [0.5, -0.2],
};

const CARD = 220;
const GATHER = 280;
const COUNT = 180;
const PACKET = 60;
const DEAL = 900;
const TURN = 240;
const STILL = 80;

/** Those who wish for less motion see a short change of opacity instead. */
const faded = (): TransitionConfig => ({ duration: paced(STILL), css: (t) => `opacity: ${t}` });

interface Point {
  x: number;
  y: number;
  width: number;
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** Cards that have just left the hand, and from where: the plate takes them up there. */
const left = new Map<CardText, Point>();

/** Remembers where a card of the hand was when it went. */
export function goes(card: CardText, element: Element): void {
  left.set(card, middle(element));
}

interface Way {
  card: CardText;
  /** Whose side of the table it comes from. */
  side: Side;
  /** Pixels of the plate's diameter. */
  across: number;
}

/** When the trick that is gathered now will be gone: what comes next on the plate waits for it. */
let gone = 0;
const untilGone = (): number => Math.max(0, gone - performance.now());

/** A card on its way to its place on the plate: from the hand, or from its player's side. */
export function played(node: Element, { card, side, across }: Way): TransitionConfig {
  const from = left.get(card);
  left.delete(card);
  const delay = untilGone();
  if (still.matches) return { ...faded(), delay };
  const [x, y] = TOWARDS[side];
  if (!from) return { ...flight({ x: x * across, y: y * across, scale: 1 }, CARD, cubicOut), delay };
  const to = middle(node);
  return flight({ x: from.x - to.x, y: from.y - to.y, scale: from.width / to.width }, CARD, cubicOut, 1);
}

/** The place of a card that is awaited. */
export const awaited = (_: Element): TransitionConfig => ({ ...faded(), delay: untilGone() });

interface Gathering {
  /** Who takes it, and on which side of the table that is. */
  seat: Seat;
  side: Side;
  across: number;
}

/** A card of a finished trick, or of the stock, on its way to the seat that takes it. */
export function gathered(node: Element, { seat, side, across }: Gathering): TransitionConfig {
  gone = performance.now() + paced(still.matches ? STILL : GATHER);
  if (still.matches) return faded();
  // A deal that is played back over the table has seats of its own.
  const pile = (node.closest("dialog") ?? document).querySelector(`[data-seat="${seat}"]`);
  const [x, y] = TOWARDS[side];
  if (!pile) return flight({ x: x * across, y: y * across, scale: 0.6 }, GATHER, cubicInOut);
  const from = middle(node);
  const to = middle(pile);
  return flight({ x: to.x - from.x, y: to.y - from.y, scale: 0.3 }, GATHER, cubicInOut);
}

interface Away extends Omit<Point, "width"> {
  scale: number;
}

/** Between its own place and one away from it. `seen`: how visible it is there. */
function flight(away: Away, ms: number, easing: (t: number) => number, seen = 0): TransitionConfig {
  const { x, y, scale } = away;
  return {
    duration: paced(ms),
    easing,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); opacity: ${Math.min(1, seen + t * 3)}`,
  };
}

export interface Dealing {
  /** Place of the card in the hand, and how many cards that has. */
  index: number;
  count: number;
  /** Sizes of the packets in which a seat gets its hand. */
  packets: readonly number[];
  seats: number;
  /** How many seats get their packet before us. */
  turn: number;
  dealer: Side;
}

/** When a card of a hand comes, in milliseconds after the first packet: packets go round the table. */
export function dealtAfter({ index, count, packets, seats, turn }: Omit<Dealing, "dealer">): number {
  const sizes = packets.length > 0 ? packets : Array.from({ length: count }, () => 1);
  let packet = 0;
  let cards = sizes[0] ?? 1;
  while (index >= cards && packet < sizes.length - 1) {
    packet += 1;
    cards += sizes[packet] ?? 1;
  }
  const each = Math.min(PACKET, DEAL / (sizes.length * seats));
  return Math.round((packet * seats + turn) * each);
}

/** A card dealt into the hand, from the dealer's side. */
export function dealt(_node: Element, dealing: Dealing): TransitionConfig {
  if (still.matches) return faded();
  const [x, y] = TOWARDS[dealing.dealer];
  return {
    delay: paced(dealtAfter(dealing)),
    duration: paced(CARD),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * 300 * u}px, ${(y - 0.5) * 300 * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card of the stock turned face up. */
export function turned(_node: Element, { index }: { index: number }): TransitionConfig {
  if (still.matches) return faded();
  return {
    delay: paced(PACKET * index),
    duration: paced(TURN),
    easing: cubicOut,
    css: (t) => `transform: scaleX(${t}); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** How long a turned stock lies before it goes to the declarer. */
export const turnedFor = (): number => paced(TURN) + 1500 * Math.sign(PACE[settings.speed]);

/** A number that has changed. */
export function counted(_node: Element): TransitionConfig {
  if (still.matches) return faded();
  return {
    duration: paced(COUNT),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${6 * u}px); opacity: ${t}`,
  };
}

/** A segment of the contract's bar that has filled. */
export function filled(_node: Element): TransitionConfig {
  if (still.matches) return faded();
  return { duration: paced(COUNT), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** A card that can't be played nods. */
export function nod(node: Element): void {
  if (still.matches) node.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: paced(STILL) });
  else {
    const steps = [0, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    node.animate(steps, { duration: paced(160), easing: "ease-in-out" });
  }
}

/** A card let go somewhere glides back to its place in the hand. */
export function back(node: Element, from: { x: number; y: number }): void {
  const away = { transform: `translate(${from.x}px, ${from.y}px)` };
  if (!still.matches)
    node.animate([away, { transform: "none" }], { duration: paced(160), easing: "ease-out" });
}
