import { describe, expect, test } from "vitest";
import { clipped, contractSign, needs, reasonsBySide, rowsOf, type Scored } from "./score";

const contract = (tricks: number, aim: "at-least" | "at-most") => ({
  tricks,
  aim,
  others: null,
  worth: null,
  trump: null,
  trumps: [],
});

const PREFERENCE: Scored = {
  game: "preference",
  sides: [[0], [1], [2]],
  contracts: { "7C": contract(7, "at-least"), misere: contract(0, "at-most") },
  results: [
    { contract: "7C", declarer: 0, tricks: [6, 4, 0], scores: [-20, 16, 0], forehand: 1 },
    { contract: "passed-out", declarer: null, tricks: [0, 6, 4], scores: [5, -12, -8], forehand: 2 },
    { contract: "misere", declarer: 1, tricks: [5, 1, 4], scores: [0, -20, 0], forehand: 0 },
  ],
  lines: [
    [
      { seats: [0], points: -20, why: "short", args: { tricks: 6, worth: 4 } },
      { seats: [1], points: 16, why: "whist", args: { tricks: 4, worth: 4 } },
    ],
    [{ seats: [0], points: 5, why: "no_trick", args: {} }],
    [],
  ],
};

const PRIFFE: Scored = {
  game: "priffe",
  sides: [
    [0, 2],
    [1, 3],
  ],
  contracts: { null: contract(6, "at-most"), spill: contract(7, "at-least") },
  results: [
    { contract: "null", declarer: 2, tricks: [5, 3, 3, 2], scores: [0, 40, 0, 40], forehand: 0 },
    { contract: "spill", declarer: 3, tricks: [2, 3, 3, 5], scores: [0, 20, 0, 20], forehand: 1 },
  ],
  lines: [[{ seats: [1, 3], points: 40, why: "null-short", args: {} }], []],
};

describe("rows", () => {
  test("carry points and running totals, one number a side", () => {
    expect(rowsOf(PREFERENCE).map(({ points, totals }) => [points, totals])).toEqual([
      [
        [-20, 16, 0],
        [-20, 16, 0],
      ],
      [
        [5, -12, -8],
        [-15, 4, -8],
      ],
      [
        [0, -20, 0],
        [-15, -16, -8],
      ],
    ]);
    expect(rowsOf(PRIFFE).map(({ totals }) => totals)).toEqual([
      [0, 40],
      [0, 60],
    ]);
  });

  test("say whether the contract was made and by how much it was missed", () => {
    const verdicts = [PREFERENCE, PRIFFE].flatMap(rowsOf).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([
      { id: "score-short", args: { missing: 1 } },
      null,
      { id: "score-set" },
      { id: "score-over", args: { over: 2 } },
      { id: "score-made" },
    ]);
  });

  test("give each line's reason as a message of its game", () => {
    const [first, second] = rowsOf(PREFERENCE);
    expect(first?.reasons[1]).toEqual({
      seats: [1],
      points: 16,
      text: { id: "score-preference-whist", args: { tricks: 4, worth: 4, points: 16 } },
    });
    expect(second?.reasons[0]?.text.id).toBe("score-preference-no-trick");
  });
});

test("reasons are found by side", () => {
  const [row] = rowsOf(PRIFFE);
  expect(row && reasonsBySide(row, PRIFFE.sides).map((list) => list.length)).toEqual([0, 1]);
});

test.each([
  ["preference", "6D", { level: "6", suit: "D" }],
  ["perfrance", "H", { level: "", suit: "H" }],
  ["five-hundred", "10NT", { level: "10", suit: "NT" }],
  ["priffe", "hearts", { level: "", suit: "H" }],
  ["priffe", "null", { message: { id: "score-priffe-contract-null" } }],
  ["preference", "passed-out", { message: { id: "score-preference-contract-passed-out" } }],
])("%s: %s", (game, contract, sign) => {
  expect(contractSign(game, contract)).toEqual(sign);
});

const AFTER_FIVE = { tricks: [1, 2, 0, 2], seat: 0, phase: "playing" as const };

test.each([
  [{ contract: null, declarer: null, phase: "bidding" as const }, { id: "score-bidding" }],
  [{ contract: null, declarer: 1, phase: "discarding" as const }, { id: "score-not-named" }],
  [{ contract: "forced-null", declarer: null }, { id: "score-playing" }],
  [
    { contract: "spill", declarer: 3 },
    { id: "score-needs", args: { who: "many", tricks: 7, has: 4 } },
  ],
  [
    { contract: "null", declarer: 3 },
    { id: "score-needs-at-most", args: { who: "many", tricks: 6, has: 4 } },
  ],
])("in pairs %o asks for %o", (view, message) => {
  expect(needs(PRIFFE, { ...AFTER_FIVE, ...view })).toEqual(message);
});

test.each([
  [
    { contract: "7C", declarer: 0 },
    { id: "score-needs", args: { who: "many", tricks: 7, has: 1 } },
  ],
  [
    { contract: "misere", declarer: 1 },
    { id: "score-needs-none", args: { who: "one", tricks: 0, has: 2 } },
  ],
])("alone %o asks for %o", (view, message) => {
  expect(needs(PREFERENCE, { ...AFTER_FIVE, ...view })).toEqual(message);
});

test.each([
  ["ada", 3, "ada"],
  ["adam", 3, "ad…"],
  ["Ada", 3, "A…"],
  ["WWWWWWWW", 6, "WWW…"],
  ["Computer 2", 11, "Computer 2"],
])("%s in the room of %d letters is %s", (name, longest, shown) => {
  expect(clipped(name, longest)).toBe(shown);
});
