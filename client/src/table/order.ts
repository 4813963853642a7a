import { faceOf, rankValue, SUITS, type SuitLetter } from "../app/cards";
import type { Aside } from "../app/settings.svelte";
import type { CardText } from "../app/types";

const RED: readonly SuitLetter[] = ["H", "D"];
const BLACK: readonly SuitLetter[] = ["S", "C"];

export interface Wish {
  by: "suit" | "rank";
  aside: Aside;
}

const USUAL: Wish = { by: "suit", aside: "left" };

/**
 * A hand as people hold it. Trumps stand as the contract lists them, the highest first (so that a left bower is
 * among them), at the side that is wished; the joker is left of all that are no trumps.
 */
export function inOrder(
  hand: readonly CardText[],
  trumps: readonly CardText[],
  wish: Wish = USUAL,
): CardText[] {
  const place = new Map(trumps.map((card, index) => [card, index]));
  const trump = hand.filter((card) => place.has(card));
  trump.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const jokers = hand.filter((card) => !place.has(card) && faceOf(card).joker);
  const plain = hand.filter((card) => !place.has(card) && !faceOf(card).joker);
  if (wish.aside === "among") {
    return wish.by === "rank" ? byRank(hand) : [...jokers, ...bySuit(plain, null, trumpGroup(trumps, trump))];
  }
  const first = wish.aside === "left" ? trumpSuit(trumps) : null;
  const rest = [...jokers, ...(wish.by === "rank" ? byRank(plain) : bySuit(plain, first))];
  return wish.aside === "left" ? [...trump, ...rest] : [...rest, ...trump];
}

/** From the highest rank to the lowest, the joker before all; suits of one rank in their usual order. */
function byRank(cards: readonly CardText[]): CardText[] {
  const value = (card: CardText) => (faceOf(card).joker ? 99 : rankValue(card));
  const suit = (card: CardText) => SUITS.indexOf(faceOf(card).suit ?? "S");
  return [...cards].sort((a, b) => value(b) - value(a) || suit(a) - suit(b));
}

interface Group {
  suit: SuitLetter;
  cards: readonly CardText[];
}

/** Suits in alternating colours, each from high to low; the trumps, where given, in the place of their suit. */
function bySuit(plain: readonly CardText[], beside: SuitLetter | null, trump?: Group | null): CardText[] {
  const held = SUITS.filter(
    (suit) => suit === trump?.suit || plain.some((card) => faceOf(card).suit === suit),
  );
  const suits = alternating(held, beside && (RED.includes(beside) ? "black" : "red"));
  return suits.flatMap((suit) =>
    suit === trump?.suit
      ? trump.cards
      : plain.filter((card) => faceOf(card).suit === suit).sort((a, b) => rankValue(b) - rankValue(a)),
  );
}

function trumpGroup(trumps: readonly CardText[], held: readonly CardText[]): Group | null {
  const suit = trumpSuit(trumps);
  return suit && held.length > 0 ? { suit, cards: held } : null;
}

/** The suit that most of the trumps bear; the lowest trump always bears its own. */
function trumpSuit(trumps: readonly CardText[]): SuitLetter | null {
  const lowest = trumps.at(-1);
  return lowest === undefined ? null : faceOf(lowest).suit;
}

/** The suits held, red and black in turn as far as they go; `start` where the next must contrast with trumps. */
function alternating(held: readonly SuitLetter[], start: "red" | "black" | null): SuitLetter[] {
  const red = RED.filter((suit) => held.includes(suit));
  const black = BLACK.filter((suit) => held.includes(suit));
  const redFirst = red.length === black.length ? start === "red" : red.length > black.length;
  const [one, two] = redFirst ? [red, black] : [black, red];
  return one.flatMap((suit, index) => [suit, ...two.slice(index, index + 1)]).concat(two.slice(one.length));
}

/** A hand in an order that was kept: what has gone is left out, what is new comes last. */
export function asKept(hand: readonly CardText[], kept: readonly CardText[]): CardText[] {
  return [...kept.filter((card) => hand.includes(card)), ...hand.filter((card) => !kept.includes(card))];
}

/** The same cards with one of them at another place. */
export function moved(cards: readonly CardText[], card: CardText, to: number): CardText[] {
  const rest = cards.filter((other) => other !== card);
  return [...rest.slice(0, Math.max(0, to)), card, ...rest.slice(Math.max(0, to))];
}
