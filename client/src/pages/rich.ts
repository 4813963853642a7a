/** Words with suits in them, taken apart so that each suit can be drawn in its colour. */
import type { SuitLetter } from "../app/cards";

const SIGNS: Readonly<Record<string, SuitLetter>> = { "♠": "S", "♣": "C", "♦": "D", "♥": "H" };

/** A piece of a text: plain words, or a suit with the number that stands right before it. */
export type Piece =
  | { readonly words: string }
  | { readonly number: string; readonly suit: SuitLetter; readonly sign: string };

export function pieces(text: string): Piece[] {
  return text.split(/(\d*[♠♣♦♥])/u).flatMap((part): Piece[] => {
    const sign = part.at(-1) ?? "";
    const suit = SIGNS[sign];
    if (suit) return [{ number: part.slice(0, -1), suit, sign }];
    return part === "" ? [] : [{ words: part }];
  });
}
