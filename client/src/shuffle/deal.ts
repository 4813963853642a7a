/**
 * The deal made again from its secret and its salts, exactly as the server makes it.
 *
 * Cards are text, as everywhere outside the server: `SA`, `HT`, `JK`.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** A player's share of the chance as 32 hex digits; null where none was given. */
export type Salt = string | null;

/** How a game deals: its pack in canonical order and the packets in which the pack is given out. */
export interface Dealing {
  readonly seats: number;
  readonly pack: readonly string[];
  /** Each packet goes to every seat in turn, from forehand; `stock` cards follow it. */
  readonly packets: readonly { readonly each: number; readonly stock: number }[];
}

const RANKS = "23456789TJQKA";
const SUITS = ["S", "C", "D", "H"] as const;

function suited(suit: string, lowest: string): string[] {
  return [...RANKS.slice(RANKS.indexOf(lowest))].map((rank) => suit + rank);
}

function packFrom(lowest: string): string[] {
  return SUITS.flatMap((suit) => suited(suit, lowest));
}

function oneByOne(cards: number, stock: number): Dealing["packets"] {
  return Array.from({ length: cards }, (_, round) => ({
    each: 1,
    stock: round === cards - 1 ? stock : 0,
  }));
}

const THREE_WITH_STOCK: Dealing = { seats: 3, pack: packFrom("7"), packets: oneByOne(10, 2) };

const FIVE_HUNDRED: Dealing = {
  seats: 4,
  pack: [...suited("S", "5"), ...suited("C", "5"), ...suited("D", "4"), ...suited("H", "4"), "JK"],
  packets: [
    { each: 3, stock: 3 },
    { each: 4, stock: 0 },
    { each: 3, stock: 0 },
  ],
};

/** The games whose deals this page knows how to make again. */
export const DEALINGS: Readonly<Record<string, Dealing>> = {
  perfrance: THREE_WITH_STOCK,
  preference: THREE_WITH_STOCK,
  priffe: { seats: 4, pack: packFrom("2"), packets: oneByOne(13, 0) },
  "five-hundred": FIVE_HUNDRED,
};

export interface Dealt {
  readonly forehand: number;
  /** The shuffled pack, first card dealt first. */
  readonly pack: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
}

/** SHA-256 of the secret, in hex: what the server promised before it knew any salt. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

type Draw = (below: number) => number;

/** Numbers from SHAKE-256 over secret and salts: four bytes each, skipping those that would favour low numbers. */
function draws(secret: string, salts: readonly Salt[]): Draw {
  const stream = shake256.create();
  stream.update(hexToBytes(secret));
  for (const salt of salts) if (salt !== null) stream.update(hexToBytes(salt));
  return (below) => {
    const fair = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const bytes = stream.xof(4);
      const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
      if (number < fair) return number % below;
    }
  };
}

function shuffled(pack: readonly string[], draw: Draw): string[] {
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [cards[last], cards[other]] = [cards[other] as string, cards[last] as string];
  }
  return cards;
}

function dealOut(
  dealing: Dealing,
  pack: readonly string[],
  forehand: number,
): Pick<Dealt, "hands" | "stock"> {
  const hands: string[][] = Array.from({ length: dealing.seats }, () => []);
  const stock: string[] = [];
  const left = [...pack];
  for (const packet of dealing.packets) {
    for (let turn = 0; turn < dealing.seats; turn++) {
      hands[(forehand + turn) % dealing.seats]?.push(...left.splice(0, packet.each));
    }
    stock.push(...left.splice(0, packet.stock));
  }
  return { hands, stock };
}

/**
 * Makes a deal again. `forehand` is the seat that speaks first, or null for a table's first deal, whose
 * forehand is drawn before the cards. Throws a RangeError when secret or salts are not hex.
 */
export function makeDeal(
  dealing: Dealing,
  secret: string,
  salts: readonly Salt[],
  forehand: number | null,
): Dealt {
  const draw = draws(secret, salts);
  const first = forehand ?? draw(dealing.seats);
  const pack = shuffled(dealing.pack, draw);
  return { forehand: first, pack, ...dealOut(dealing, pack, first) };
}
