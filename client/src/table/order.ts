import { faceOf, rankValue, SUITS, type SuitLetter } from "../app/cards";
import type { CardText } from "../app/types";

const RED: readonly SuitLetter[] = ["H", "D"];
const BLACK: readonly SuitLetter[] = ["S", "C"];

/**
 * A hand as people hold it: trumps left, high to low as the contract lists them (so that a left bower stands
 * among them), then the other suits in alternating colours, each from high to low.
 */
export function inOrder(hand: readonly CardText[], trumps: readonly CardText[]): CardText[] {
  const place = new Map(trumps.map((card, index) => [card, index]));
  const trump = hand.filter((card) => place.has(card));
  trump.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const jokers = hand.filter((card) => !place.has(card) && faceOf(card).joker);
  const plain = hand.filter((card) => !place.has(card) && !faceOf(card).joker);
  const first = trumpSuit(trumps);
  const suits = alternating(
    SUITS.filter((suit) => plain.some((card) => faceOf(card).suit === suit)),
    first && (RED.includes(first) ? "black" : "red"),
  );
  const bySuit = suits.flatMap((suit) =>
    plain.filter((card) => faceOf(card).suit === suit).sort((a, b) => rankValue(b) - rankValue(a)),
  );
  return [...trump, ...jokers, ...bySuit];
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
