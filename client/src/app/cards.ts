import { t } from "./i18n";
import type { CardText } from "./types";

export type SuitLetter = "S" | "C" | "D" | "H";
export type Strain = SuitLetter | "NT";

/** Canonical order of suits, as in the notation. */
export const SUITS: readonly SuitLetter[] = ["S", "C", "D", "H"];
const RANKS = "23456789TJQKA";

/** A card taken apart: the joker has no rank, and a suit only where one was named with it. */
export interface Face {
  joker: boolean;
  suit: SuitLetter | null;
  rank: string;
}

export function isSuit(text: string | null | undefined): text is SuitLetter {
  return text === "S" || text === "C" || text === "D" || text === "H";
}

export function isCard(text: string): boolean {
  return /^([SCDH][2-9TJQKA]|JK(:[SCDH])?)$/.test(text);
}

export function faceOf(card: CardText): Face {
  const [head = "", named] = card.split(":");
  if (head === "JK") return { joker: true, suit: isSuit(named) ? named : null, rank: "" };
  const suit = head.charAt(0);
  return { joker: false, suit: isSuit(suit) ? suit : null, rank: head.charAt(1) };
}

/** A number that sorts cards in canonical order: by suit, low to high, the joker last. */
export function canonical(card: CardText): number {
  const { joker, suit, rank } = faceOf(card);
  if (joker || suit === null) return 52;
  return SUITS.indexOf(suit) * 13 + RANKS.indexOf(rank);
}

export function rankValue(card: CardText): number {
  return RANKS.indexOf(faceOf(card).rank);
}

/** A suit's name, or "no trump", where it stands by itself. */
export function suitName(suit: string): string {
  return t("table-suit", { suit });
}

/** What a message needs that speaks of a card: each language puts `table-card` in the form its sentence asks for. */
export function cardArgs(card: CardText): { rank: string | number; suit: string } {
  const { joker, suit, rank } = faceOf(card);
  if (joker) return { rank: "joker", suit: suit ?? "none" };
  return { rank: rank === "T" ? 10 : Number(rank) || rank, suit: suit ?? "none" };
}

/** A card's full name, for those who hear it: "queen of hearts", "joker as hearts". */
export function cardName(card: CardText): string {
  return t("table-card", cardArgs(card));
}

/** The letter or number in a card's corner, as the language has it or as the English do. */
export function cardIndex(card: CardText, letters: "language" | "english"): string {
  const { rank } = faceOf(card);
  const english = rank === "T" ? "10" : rank;
  return letters === "english" ? english : t(`table-index-${rank}`, undefined, english);
}
