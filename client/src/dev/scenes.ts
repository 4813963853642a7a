import type { May } from "../app/state";
import type { Seat } from "../app/types";
import type { Contract, ScoreLine, SeatInfo, TableInfo, View } from "../wire";

/** Tables in every phase, made by hand, to look at without a server. */
export interface Scene {
  view: View;
  table: TableInfo;
  link?: "open" | "lost" | "moved";
  may?: May[];
}

const RANKS_DOWN = [..."AKQJT98765432"];
const OTHER: Record<string, string> = { S: "C", C: "S", D: "H", H: "D" };

function trumpsOf(suit: string | null, game: string): string[] {
  const low = game === "priffe" ? "2" : game === "five-hundred" ? "5" : "7";
  if (suit === null) return game === "five-hundred" ? ["JK"] : [];
  const plain = RANKS_DOWN.slice(0, RANKS_DOWN.indexOf(low) + 1).map((rank) => suit + rank);
  if (game !== "five-hundred") return plain;
  const four = "DH".includes(suit) ? [`${suit}4`] : [];
  return ["JK", `${suit}J`, `${OTHER[suit]}J`, ...plain.filter((card) => card[1] !== "J"), ...four];
}

function contract(
  game: string,
  tricks: number,
  trump: string | null,
  change: Partial<Contract> = {},
): Contract {
  return {
    tricks,
    aim: "at-least",
    others: null,
    worth: null,
    trump,
    trumps: trumpsOf(trump, game),
    ...change,
  };
}

const DUTY: Record<number, number> = { 6: 4, 7: 2 };

function steps(game: string, strains: string[], worth: (level: number, strain: number) => number) {
  const all: Record<string, Contract> = {};
  for (let level = 6; level <= 10; level += 1) {
    strains.forEach((strain, index) => {
      const trump = strain === "NT" ? null : strain;
      all[`${level}${strain}`] = contract(game, level, trump, {
        worth: worth(level, index),
        others: game === "preference" ? (DUTY[level] ?? 1) : null,
      });
    });
  }
  return all;
}

export const CONTRACTS: Record<string, Record<string, Contract>> = {
  preference: {
    ...steps("preference", ["S", "C", "D", "H", "NT"], (level) => (level - 5) * 2),
    misere: contract("preference", 0, null, { aim: "at-most" }),
    "passed-out": contract("preference", 0, null, { aim: "fewest" }),
  },
  "five-hundred": {
    ...steps(
      "five-hundred",
      ["C", "D", "H", "S", "NT"],
      (level, strain) => (level - 6) * 100 + 40 + strain * 20,
    ),
    misere: contract("five-hundred", 0, null, { aim: "at-most", worth: 250 }),
    "open-misere": contract("five-hundred", 0, null, { aim: "at-most", worth: 500 }),
    "passed-out": contract("five-hundred", 0, null, { aim: "fewest" }),
  },
  priffe: {
    clubs: contract("priffe", 6, null, { aim: "at-most" }),
    spades: contract("priffe", 6, null, { aim: "at-most" }),
    diamonds: contract("priffe", 7, "D"),
    hearts: contract("priffe", 7, "H"),
    null: contract("priffe", 6, null, { aim: "at-most" }),
    spill: contract("priffe", 7, null),
    "forced-null": contract("priffe", 6, null, { aim: "fewest" }),
  },
  perfrance: {
    S: contract("perfrance", 6, "S", { others: 2 }),
    C: contract("perfrance", 6, "C", { others: 2 }),
    D: contract("perfrance", 6, "D", { others: 2 }),
    H: contract("perfrance", 6, "H", { others: 2 }),
    none: contract("perfrance", 0, null, { aim: "most" }),
  },
};

function seat(at: Seat, name: string, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: at,
    kind: "human",
    name,
    present: true,
    playing: false,
    level: null,
    left: null,
    played: at,
    ...change,
  };
}

const THREE = [seat(0, "Yara"), seat(1, "Mira"), seat(2, "Olle", { kind: "bot", level: "club" })];
const FOUR = [
  seat(0, "Jonas"),
  seat(1, "Yara"),
  seat(2, "Bram", { kind: "bot", level: "club" }),
  seat(3, "Ilse"),
];

function tableOf(game: string, change: Partial<TableInfo> = {}): TableInfo {
  const four = game === "priffe" || game === "five-hundred";
  return {
    table: "dev",
    of_set: null,
    again: [],
    game,
    options: {},
    seats: four ? FOUR : THREE,
    deal: 6,
    turn: null,
    winners: [],
    totals: four ? [160, 220, 160, 220] : [15, -14, 14],
    finished: false,
    ended: false,
    match: 1,
    v: 40,
    host: 0,
    started: true,
    sides: four
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0], [1], [2]],
    settings: {
      listed: false,
      watchers: true,
      away: "bot:club",
      grace: 60,
      pause: 15,
      hints: true,
      chat: true,
    },
    lines: [],
    results: [],
    contracts: CONTRACTS[game] ?? {},
    target:
      game === "five-hundred"
        ? { kind: "points", points: 500 }
        : game === "perfrance"
          ? { kind: "points", points: 120 }
          : { kind: "deals", deals: game === "priffe" ? 8 : 12 },
    watchers_now: 0,
    invite: "http://192.168.1.20:4300/t/dev",
    nearby: null,
    asking: null,
    paused: null,
    paused_by: null,
    next_deal: null,
    ending: false,
    closed: false,
    players: (four ? FOUR : THREE).map(({ name }) => name),
    ...change,
  };
}

function viewOf(game: string, change: Partial<View>): View {
  const four = game === "priffe" || game === "five-hundred";
  const none = four ? [0, 0, 0, 0] : [0, 0, 0];
  return {
    game,
    options: {},
    players: four ? ["Jonas", "Yara", "Bram", "Ilse"] : ["Yara", "Mira", "Olle"],
    seat: four ? 1 : 0,
    deal: 6,
    forehand: 0,
    phase: "playing",
    turn: four ? 1 : 0,
    legal: [],
    choose: null,
    hand: [],
    dealt: [],
    discarded: null,
    counts: none.map(() => 10),
    shown: {},
    stock: [],
    calls: [],
    contract: null,
    declarer: null,
    trump: null,
    folded: [],
    table: [],
    lead: null,
    played: [],
    tricks: none,
    scores: [],
    totals: four ? [160, 220, 160, 220] : [15, -14, 14],
    finished: false,
    winners: [],
    ...change,
  };
}

const list = (text: string) => text.split(" ");

const FIVE_TEN = list("JK HJ DJ HA HK H9 SQ S6 CA CT");
const PRIFFE_HAND = list("SA SK S9 S4 H2 H4 HT HQ HK D5 DT DQ C7");
const PREF_TEN = list("S7 S8 SA C9 CT D7 D8 H7 HQ HK");

const allBids = (above: string, game: string) => {
  const keys = Object.keys(CONTRACTS[game] ?? {}).filter((key) => /^\d/.test(key));
  return keys.slice(keys.indexOf(above) + 1).map((key) => `bid:${key}`);
};

const named = (bid: string) => bid.replace("bid:", "contract:");

const trick = (cards: string, winner: Seat, from: Seat, n: number) => ({
  cards: list(cards).map((card, index): [Seat, string] => [(from + index) % n, card]),
  winner,
});

const LINES: ScoreLine[][] = [
  [
    { seats: [2], points: 10, why: "made", args: { took: 7, needs: 6, worth: 2 } },
    { seats: [1], points: 2, why: "whist-short", args: { took: 2, worth: 2, short: 1, duty: 4 } },
    { seats: [0], points: 0, why: "whist-short", args: { took: 1, worth: 2, short: 1, duty: 4 } },
  ],
];

const prefPlay = {
  contract: "6D",
  declarer: 1,
  trump: "D",
  calls: [
    [0, "pass"],
    [1, "bid:6S"],
    [2, "bid:6C"],
    [1, "bid:6D"],
    [2, "pass"],
    [1, "discard"],
    [1, "contract:6D"],
    [2, "whist"],
    [0, "whist"],
  ] as [Seat, string][],
  stock: ["C9", "HJ"],
  played: [trick("SA S7 S8", 0, 0, 3), trick("CA C7 D7", 1, 0, 3), trick("DA D8 DT", 1, 1, 3)],
  tricks: [1, 2, 0],
};

const priffePlay = {
  contract: "hearts",
  declarer: 1,
  trump: "H",
  forehand: 0,
  calls: [
    [0, "pass"],
    [1, "bid:hearts"],
    [2, "pass"],
    [3, "pass"],
  ] as [Seat, string][],
};

export const SCENES: Record<string, () => Scene> = {
  play: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      ...prefPlay,
      hand: list("S9 CJ CK DQ H7 HT HA"),
      dealt: list("S9 CJ CK DQ H7 HT HA SA C8 D9"),
      counts: [7, 6, 6],
      table: [
        [1, "HQ"],
        [2, "H8"],
      ],
      lead: "H",
      legal: ["H7", "HA", "HT"],
    }),
  }),
  wait: () => ({
    table: tableOf("preference", {
      seats: [THREE[0] as SeatInfo, seat(1, "Mira"), seat(2, "Olle", { present: false, playing: true })],
    }),
    view: viewOf("preference", {
      ...prefPlay,
      turn: 2,
      hand: list("S9 CJ CK DQ H7 HT HA"),
      counts: [7, 6, 7],
      table: [[1, "HQ"]],
      lead: "H",
    }),
  }),
  ten: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      contract: "6D",
      declarer: 1,
      trump: "D",
      hand: PREF_TEN,
      turn: 0,
      legal: [...PREF_TEN],
      calls: prefPlay.calls,
      stock: ["C9", "HJ"],
    }),
  }),
  auction: () => ({
    table: tableOf("five-hundred", { deal: 4 }),
    view: viewOf("five-hundred", {
      phase: "bidding",
      deal: 4,
      hand: FIVE_TEN,
      calls: [
        [0, "pass"],
        [1, "bid:6H"],
        [2, "bid:7C"],
        [3, "bid:7H"],
      ],
      legal: [...allBids("7H", "five-hundred"), "pass"],
    }),
  }),
  gone: () => {
    const { table, view } = (SCENES.auction as () => Scene)();
    const away = { present: false, playing: true };
    return {
      view,
      table: { ...table, seats: FOUR.map((one) => (one.seat === 3 ? { ...one, ...away } : one)) },
    };
  },
  misere: () => ({
    table: tableOf("five-hundred", { deal: 4 }),
    view: viewOf("five-hundred", {
      phase: "bidding",
      deal: 4,
      hand: FIVE_TEN,
      calls: [[0, "pass"]],
      legal: [...allBids("none", "five-hundred"), "bid:misere", "bid:open-misere", "pass"],
    }),
  }),
  step: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      phase: "bidding",
      forehand: 1,
      hand: PREF_TEN,
      calls: [
        [1, "bid:6S"],
        [2, "bid:6C"],
      ],
      legal: ["bid:6D", "bid:misere", "pass"],
    }),
  }),
  six: () => ({
    table: tableOf("priffe"),
    view: viewOf("priffe", {
      phase: "bidding",
      hand: PRIFFE_HAND,
      counts: [13, 13, 13, 13],
      calls: [[0, "bid:spades"]],
      legal: ["bid:diamonds", "bid:hearts", "bid:null", "bid:spill", "pass"],
    }),
  }),
  name: () => ({
    table: tableOf("perfrance"),
    view: viewOf("perfrance", {
      phase: "bidding",
      forehand: 2,
      hand: PREF_TEN,
      calls: [[2, "name:C"]],
      legal: ["name:D", "name:H", "pass"],
    }),
  }),
  take: () => ({
    table: tableOf("perfrance"),
    view: viewOf("perfrance", {
      phase: "bidding",
      forehand: 2,
      hand: PREF_TEN,
      calls: [
        [2, "pass"],
        [0, "pass"],
        [1, "pass"],
        [2, "pass"],
      ],
      legal: ["pass", "take"],
    }),
  }),
  fold: () => ({
    table: tableOf("perfrance"),
    view: viewOf("perfrance", {
      contract: "H",
      declarer: 1,
      trump: "H",
      forehand: 2,
      hand: PREF_TEN,
      calls: [
        [2, "pass"],
        [0, "pass"],
        [1, "name:H"],
      ],
      table: [[2, "S9"]],
      lead: "S",
      legal: ["S7", "S8", "SA", "fold"],
      counts: [10, 10, 9],
    }),
  }),
  folded: () => ({
    table: tableOf("perfrance"),
    view: viewOf("perfrance", {
      contract: "H",
      declarer: 1,
      trump: "H",
      forehand: 2,
      hand: PREF_TEN.slice(2),
      calls: [
        [2, "pass"],
        [0, "pass"],
        [1, "name:H"],
        [2, "fold"],
      ],
      folded: [2],
      turn: 1,
      table: [[0, "D7"]],
      lead: "D",
      counts: [7, 8, 10],
      played: [trick("S7 S9", 1, 0, 3), trick("SA S8", 0, 0, 3)].map((one) => ({
        ...one,
        cards: one.cards.map(([, card], index): [Seat, string] => [index, card]),
      })),
      tricks: [1, 1, 0],
    }),
  }),
  discard: () => ({
    table: tableOf("five-hundred", { deal: 4 }),
    view: viewOf("five-hundred", {
      phase: "discarding",
      deal: 4,
      contract: "8H",
      declarer: 1,
      trump: "H",
      hand: list("JK HJ DJ HA HK HQ H9 SQ S8 S6 D5 CA CT"),
      dealt: FIVE_TEN,
      stock: ["HQ", "S8", "D5"],
      counts: [10, 13, 10, 10],
      calls: [
        [0, "pass"],
        [1, "bid:8H"],
        [2, "pass"],
        [3, "pass"],
      ],
      choose: { verb: "discard", count: 3, from: list("JK HJ DJ HA HK HQ H9 SQ S8 S6 D5 CA CT") },
    }),
  }),
  talon: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      phase: "discarding",
      turn: 1,
      declarer: 1,
      hand: PREF_TEN,
      counts: [10, 12, 10],
      stock: ["C7", "DA"],
      calls: [
        [0, "pass"],
        [1, "bid:6S"],
        [2, "pass"],
      ],
    }),
  }),
  contract: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      phase: "naming",
      declarer: 0,
      forehand: 1,
      hand: list("S8 SQ SA C9 CT CA DT HJ HK HA"),
      dealt: list("S8 SJ SQ SA CT CA DT H7 HJ HA"),
      discarded: ["SJ", "H7"],
      stock: ["HK", "C9"],
      calls: [
        [1, "bid:6S"],
        [2, "bid:6C"],
        [0, "bid:6D"],
        [1, "pass"],
        [2, "pass"],
        [0, "discard:SJ,H7"],
      ],
      legal: ["6D", "6H", "6NT", "7C", "7D", "7H", "7NT", "7S"].map((what) => `contract:${what}`),
    }),
  }),
  contracts: () => {
    const { table, view } = sceneOf("contract");
    const calls: [Seat, string][] = [
      [1, "pass"],
      [2, "pass"],
      [0, "bid:6S"],
      [0, "discard:SJ,H7"],
    ];
    return { table, view: { ...view, calls, legal: allBids("none", "preference").map(named) } };
  },
  jump: () => {
    const { table, view } = sceneOf("step");
    const calls: [Seat, string][] = [
      [1, "pass"],
      [2, "pass"],
    ];
    return {
      table,
      view: { ...view, calls, legal: [...allBids("none", "preference"), "bid:misere", "pass"] },
    };
  },
  whist: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      phase: "whisting",
      contract: "7H",
      trump: "H",
      declarer: 1,
      hand: PREF_TEN,
      stock: ["C7", "DA"],
      calls: [
        [0, "pass"],
        [1, "bid:6S"],
        [2, "pass"],
        [1, "discard"],
        [1, "contract:7H"],
        [2, "pass"],
      ],
      legal: ["pass", "whist"],
    }),
  }),
  priffe: () => ({
    table: tableOf("priffe"),
    view: viewOf("priffe", {
      ...priffePlay,
      hand: list("S7 SK D5 DT DQ H2 H4 HT HQ HK"),
      counts: [9, 10, 10, 9],
      played: [trick("C6 CT C2 C7", 1, 0, 4), trick("D2 D3 D4 D6", 0, 1, 4), trick("S6 S5 S2 S8", 3, 0, 4)],
      tricks: [1, 1, 0, 1],
      table: [
        [3, "C3"],
        [0, "C8"],
      ],
      lead: "C",
      legal: list("S7 SK D5 DT DQ H2 H4 HT HQ HK"),
    }),
  }),
  thirteen: () => ({
    table: tableOf("priffe"),
    view: viewOf("priffe", {
      ...priffePlay,
      hand: PRIFFE_HAND,
      counts: [12, 13, 13, 13],
      table: [[0, "HA"]],
      lead: "H",
      legal: list("H2 H4 HT HQ HK"),
    }),
  }),
  joker: () => ({
    table: tableOf("five-hundred"),
    view: viewOf("five-hundred", {
      contract: "6NT",
      declarer: 1,
      hand: list("JK SQ S6 CA CT"),
      counts: [5, 5, 5, 5],
      legal: ["CA", "CT", "JK:C", "JK:D", "JK:S", "S6", "SQ"],
      calls: [
        [1, "bid:6NT"],
        [2, "pass"],
        [3, "pass"],
        [0, "pass"],
        [1, "discard:D5,D6,D7"],
      ],
      played: [1, 2, 3, 4, 5].map(() => trick("HQ HA HK HJ", 1, 1, 4)),
      tricks: [1, 3, 0, 1],
    }),
  }),
  open: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      contract: "misere",
      declarer: 0,
      forehand: 2,
      hand: list("ST C8 CT CJ DT DJ H9 HT HJ HQ"),
      discarded: ["SA", "DA"],
      stock: ["SA", "DA"],
      counts: [10, 10, 9],
      shown: {
        "1": list("S8 S9 C7 C9 D7 D8 D9 H7 H8 HK"),
        "2": list("SJ SQ SK CQ CK CA DQ DK HA"),
      },
      calls: [
        [2, "pass"],
        [0, "bid:misere"],
        [1, "pass"],
        [0, "discard:SA,DA"],
      ],
      table: [[2, "S7"]],
      lead: "S",
      legal: ["ST"],
    }),
  }),
  opening: () => ({
    table: tableOf("preference"),
    view: viewOf("preference", {
      contract: "passed-out",
      hand: list("SK SA C8 C9 CJ CK D7 DT DK"),
      counts: [9, 9, 9],
      calls: [
        [0, "pass"],
        [1, "pass"],
        [2, "pass"],
      ],
      stock: ["H7", "S7"],
      lead: "S",
      legal: ["SA", "SK"],
      played: [trick("H9 HQ H8", 1, 0, 3)],
      tricks: [0, 1, 0],
    }),
  }),
  over: () => ({
    table: tableOf("preference", {
      deal: 1,
      lines: LINES,
      results: [{ contract: "6S", declarer: 2, tricks: [1, 2, 7], scores: [0, 2, 10], forehand: 0 }],
    }),
    view: viewOf("preference", {
      deal: 1,
      phase: "over",
      turn: null,
      contract: "6S",
      declarer: 2,
      trump: "S",
      counts: [0, 0, 0],
      tricks: [1, 2, 7],
      stock: ["C7", "DA"],
      played: Array.from({ length: 10 }, () => trick("HQ HA HK", 1, 0, 3)),
      scores: [[0, 2, 10]],
      totals: [0, 2, 10],
    }),
  }),
  won: () => ({
    table: tableOf("preference", {
      deal: 1,
      finished: true,
      lines: LINES,
      results: [{ contract: "6S", declarer: 2, tricks: [1, 2, 7], scores: [0, 2, 10], forehand: 0 }],
    }),
    view: viewOf("preference", {
      deal: 1,
      phase: "over",
      turn: null,
      contract: "6S",
      declarer: 2,
      trump: "S",
      counts: [0, 0, 0],
      tricks: [1, 2, 7],
      scores: [[0, 2, 10]],
      totals: [0, 2, 10],
      finished: true,
      winners: [2],
    }),
  }),
  unknown: () => ({
    table: tableOf("preference", { game: "toy", contracts: {} }),
    view: viewOf("preference", {
      game: "toy",
      phase: "bidding",
      hand: PREF_TEN,
      legal: ["double", "knock:twice", "pass"],
    }),
  }),
  watcher: () => {
    const { table, view } = (SCENES.priffe as () => Scene)();
    return { table, view: { ...view, seat: null, hand: [], dealt: [], legal: [] } };
  },
  "watcher-long": () => {
    const { table, view } = sceneOf("watcher");
    const seats = table.seats.map((info) => ({
      ...info,
      name: `${info.name ?? ""} Wilhelmina Kristoffers`.slice(0, 24),
    }));
    const players = seats.map(({ name }) => name);
    return { table: { ...table, seats, players }, view: { ...view, players } };
  },
  lost: () => ({ ...(SCENES.play as () => Scene)(), link: "lost" }),
  moved: () => ({ ...(SCENES.play as () => Scene)(), link: "moved" }),
  may: () => ({ ...sceneOf("play"), may: ["claim", "undo", "pause", "end"] }),
  claimed: () => {
    const { table, view } = sceneOf("play");
    const asking = { what: "claim", seat: 1, take: "all", yes: [2], waits: [0] } as const;
    const shown = { 1: list("SQ SJ HJ D9 DJ DK CQ") };
    return {
      table: { ...table, asking: { ...asking, yes: [...asking.yes], waits: [...asking.waits] } },
      view: { ...view, shown, table: [], lead: null, turn: 1, legal: [] },
    };
  },
  claiming: () => {
    const { table, view } = sceneOf("play");
    const asking = { what: "claim" as const, seat: 0, take: "all" as const, yes: [2], waits: [1] };
    return {
      table: { ...table, asking },
      view: { ...view, table: [], lead: null, turn: 0, legal: view.hand },
    };
  },
  undo: () => {
    const { table, view } = sceneOf("play");
    return {
      view,
      table: { ...table, asking: { what: "undo", seat: 2, take: null, yes: [], waits: [0, 1] } },
    };
  },
  ending: () => {
    const { table, view } = sceneOf("auction");
    const asking = { what: "end" as const, seat: 3, take: null, yes: [0], waits: [1] };
    return { view, table: { ...table, ending: true, asking } };
  },
  paused: () => {
    const { table, view } = sceneOf("play");
    return { view, table: { ...table, paused: 1, paused_by: table.seats[1]?.name ?? null } };
  },
  "paused-discard": () => {
    const { table, view } = sceneOf("discard");
    return { view, table: { ...table, paused: 1, paused_by: table.seats[1]?.name ?? null } };
  },
  "claim-over": () => {
    const { table, view } = sceneOf("over");
    const shown = { 0: list("SQ SJ"), 1: list("HJ D9"), 2: list("DJ CK") };
    return { table, view: { ...view, shown } };
  },
};

function sceneOf(name: string): Scene {
  return (SCENES[name] as () => Scene)();
}
