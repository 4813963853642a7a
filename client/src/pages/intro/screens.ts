/** The introductions: what each screen shows. Its words are in the catalogue, under `intro-GAME-SCREEN`. */
import type { Strain, SuitLetter } from "../../app/cards";

/** Cards beside each other; `marks` says what is special about some of them. */
export interface Row {
  readonly kind: "row";
  /** In the notation; null is a card's back. */
  readonly cards: readonly (string | null)[];
  /** The message above the cards. */
  readonly caption?: string;
  /** Messages under the cards, one each. */
  readonly tags?: readonly string[];
  readonly stock?: readonly string[];
  readonly chosen?: readonly string[];
  readonly illegal?: readonly string[];
}

export interface Play {
  /** Clockwise from the reader, who is 0. */
  readonly seat: number;
  readonly card: string;
}

/** One trick in the order of play. */
export interface TrickPicture {
  readonly kind: "trick";
  readonly trump: SuitLetter | null;
  readonly plays: readonly Play[];
  readonly winner?: number;
}

/** Who sits with whom round a plate, with that many cards' backs in its middle. */
export interface Pairs {
  readonly kind: "pairs";
  readonly stock: number;
}

/** Calls in the order of their rank; the message beside one says what it means. */
export interface Ladder {
  readonly kind: "ladder";
  readonly caption?: string;
  readonly steps: readonly Step[];
  readonly after?: string;
}

export interface Step {
  readonly level?: number;
  readonly strain?: Strain;
  /** The message of a call that is no suit. */
  readonly call?: string;
  readonly means?: string;
}

/** What is won and lost; points are a number or a message. */
export interface Score {
  readonly kind: "score";
  readonly lines: readonly {
    readonly what: string;
    readonly points: number | string | { readonly tricks: number };
  }[];
}

/** What each bid is worth, levels by strains. */
export interface Values {
  readonly kind: "values";
  readonly strains: readonly Strain[];
  readonly rows: readonly { readonly level: number; readonly values: readonly number[] }[];
}

export type Picture = Row | TrickPicture | Pairs | Ladder | Score | Values;

export interface Screen {
  /** The last part of the message's id. */
  readonly id: string;
  readonly pictures: readonly Picture[];
}

const RANKS = (suit: SuitLetter): string[] => [..."AKQJT987"].map((rank) => suit + rank);
const line = (what: string, points: number | string | { tricks: number }) => ({ what, points });

const PERFRANCE: readonly Screen[] = [
  {
    id: "idea",
    pictures: [
      { kind: "row", cards: RANKS("H"), caption: "intro-high-low" },
      { kind: "row", cards: [null, null], caption: "table-stock-perfrance" },
    ],
  },
  {
    id: "trick",
    pictures: [
      {
        kind: "trick",
        trump: "S",
        plays: [
          { seat: 1, card: "HT" },
          { seat: 2, card: "HK" },
          { seat: 0, card: "H8" },
        ],
        winner: 2,
      },
    ],
  },
  {
    id: "duties",
    pictures: [
      {
        kind: "trick",
        trump: "S",
        plays: [
          { seat: 1, card: "DQ" },
          { seat: 2, card: "D9" },
        ],
      },
      {
        kind: "row",
        cards: ["S7", "HA", "H9", "CJ", "DK", "D8"],
        caption: "intro-perfrance-duties-last",
        illegal: ["S7", "HA", "H9", "CJ", "D8"],
      },
    ],
  },
  {
    id: "naming",
    pictures: [
      {
        kind: "ladder",
        caption: "intro-low-high",
        steps: [{ strain: "S" }, { strain: "C" }, { strain: "D" }, { strain: "H" }],
      },
    ],
  },
  {
    id: "fold",
    pictures: [
      {
        kind: "row",
        cards: ["HA", "HJ", "H8", "SA", "S9", "DT", "D8", "CQ", "C9", "C7"],
        caption: "intro-perfrance-fold-good",
      },
      {
        kind: "row",
        cards: ["H7", "SJ", "S9", "S8", "DT", "D9", "D7", "CJ", "C8", "C7"],
        caption: "intro-perfrance-fold-poor",
      },
    ],
  },
  {
    id: "score",
    pictures: [
      {
        kind: "score",
        lines: [
          line("declarer", "intro-perfrance-score-each"),
          line("others", "intro-perfrance-score-each"),
          line("too-few", -20),
          line("folded", 0),
          line("both", 20),
          line("none", "intro-perfrance-score-each"),
        ],
      },
    ],
  },
];

const PREFERENCE: readonly Screen[] = [
  {
    id: "idea",
    pictures: [
      { kind: "row", cards: RANKS("D"), caption: "intro-high-low" },
      { kind: "row", cards: [null, null], caption: "table-stock-preference" },
    ],
  },
  {
    id: "trick",
    pictures: [
      {
        kind: "trick",
        trump: "D",
        plays: [
          { seat: 1, card: "CK" },
          { seat: 2, card: "C9" },
          { seat: 0, card: "D7" },
        ],
        winner: 0,
      },
    ],
  },
  {
    id: "bidding",
    pictures: [
      {
        kind: "ladder",
        caption: "intro-low-high",
        steps: [
          { level: 6, strain: "S" },
          { level: 6, strain: "C" },
          { level: 6, strain: "D" },
          { level: 6, strain: "H" },
          { level: 6, strain: "NT" },
          { level: 7, strain: "S" },
          { level: 7, strain: "C" },
        ],
        after: "intro-preference-bidding-next",
      },
    ],
  },
  {
    id: "talon",
    pictures: [
      {
        kind: "row",
        cards: ["DA", "DK", "DJ", "D9", "D8", "SA", "SK", "S7", "HA", "HQ", "CT", "C8"],
        caption: "intro-preference-talon-hand",
        stock: ["DJ", "CT"],
        chosen: ["CT", "C8"],
      },
    ],
  },
  {
    id: "whist",
    pictures: [
      {
        kind: "score",
        lines: [line("six", { tricks: 4 }), line("seven", { tricks: 2 }), line("higher", { tricks: 1 })],
      },
    ],
  },
  {
    id: "score",
    pictures: [
      {
        kind: "score",
        lines: [
          line("made", 10),
          line("short", -10),
          line("whist", 2),
          line("duty", -2),
          line("misere", 50),
          line("misere-lost", -20),
          line("passed", -2),
          line("passed-none", 5),
        ],
      },
    ],
  },
];

const PRIFFE: readonly Screen[] = [
  { id: "idea", pictures: [{ kind: "pairs", stock: 0 }] },
  {
    id: "trick",
    pictures: [
      {
        kind: "trick",
        trump: "H",
        plays: [
          { seat: 1, card: "SQ" },
          { seat: 2, card: "SA" },
          { seat: 3, card: "S5" },
          { seat: 0, card: "S2" },
        ],
        winner: 2,
      },
    ],
  },
  {
    id: "calls",
    pictures: [
      {
        kind: "ladder",
        caption: "intro-high-low",
        steps: [
          { call: "table-call-spill", means: "intro-priffe-call-spill" },
          { call: "table-call-null", means: "intro-priffe-call-null" },
          { strain: "H", means: "intro-priffe-call-hearts" },
          { strain: "D", means: "intro-priffe-call-diamonds" },
          { strain: "S", means: "intro-priffe-call-spades" },
          { strain: "C", means: "intro-priffe-call-clubs" },
        ],
      },
    ],
  },
  {
    id: "quiet",
    pictures: [
      {
        kind: "ladder",
        steps: [
          { strain: "S", means: "intro-priffe-quiet-spades" },
          { strain: "C", means: "intro-priffe-quiet-clubs" },
        ],
      },
    ],
  },
  {
    id: "forced",
    pictures: [
      {
        kind: "trick",
        trump: null,
        plays: [
          { seat: 1, card: "S9" },
          { seat: 2, card: "S4" },
          { seat: 3, card: "SK" },
          { seat: 0, card: "HA" },
        ],
        winner: 3,
      },
    ],
  },
  {
    id: "score",
    pictures: [
      {
        kind: "score",
        lines: [
          line("made", 10),
          line("short", 20),
          line("null", 10),
          line("null-lost", 20),
          line("forced", 10),
        ],
      },
    ],
  },
];

const FIVE_HUNDRED: readonly Screen[] = [
  { id: "idea", pictures: [{ kind: "pairs", stock: 3 }] },
  {
    id: "ranks",
    pictures: [
      {
        kind: "row",
        cards: ["JK", "HJ", "DJ"],
        caption: "intro-high-low",
        tags: ["intro-five-hundred-joker", "intro-five-hundred-right", "intro-five-hundred-left"],
      },
      { kind: "row", cards: ["HA", "HK", "HQ", "HT", "H9", "H8", "H7"], caption: "intro-five-hundred-then" },
    ],
  },
  {
    id: "trick",
    pictures: [
      {
        kind: "trick",
        trump: "H",
        plays: [
          { seat: 1, card: "HA" },
          { seat: 2, card: "DJ" },
          { seat: 3, card: "H8" },
          { seat: 0, card: "H5" },
        ],
        winner: 2,
      },
    ],
  },
  {
    id: "bidding",
    pictures: [
      {
        kind: "values",
        strains: ["C", "D", "H", "S", "NT"],
        rows: [
          { level: 6, values: [40, 60, 80, 100, 120] },
          { level: 7, values: [140, 160, 180, 200, 220] },
          { level: 8, values: [240, 260, 280, 300, 320] },
          { level: 9, values: [340, 360, 380, 400, 420] },
          { level: 10, values: [440, 460, 480, 500, 520] },
        ],
      },
    ],
  },
  {
    id: "kitty",
    pictures: [
      {
        kind: "row",
        cards: ["JK", "SJ", "SA", "SQ", "S9", "S8", "HA", "HK", "H7", "DA", "D6", "C9", "C5"],
        caption: "intro-five-hundred-kitty-hand",
        stock: ["SQ", "H7", "C9"],
        chosen: ["D6", "C9", "C5"],
      },
    ],
  },
  {
    id: "score",
    pictures: [{ kind: "score", lines: [line("made", 200), line("failed", -200), line("others", 10)] }],
  },
];

const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  perfrance: PERFRANCE,
  preference: PREFERENCE,
  priffe: PRIFFE,
  "five-hundred": FIVE_HUNDRED,
};

/** A game's introduction; none for a game that has come without one. */
export function screensOf(game: string): readonly Screen[] {
  return SCREENS[game] ?? [];
}
