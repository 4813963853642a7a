import { expect, test } from "vitest";
import { hueOf, isSquare } from "./seatSign";

const ALONE = [[0], [1], [2]];
const PAIRS = [
  [0, 2],
  [1, 3],
];

test("each seat has a colour of its own, and partners share theirs", () => {
  expect([0, 1, 2].map((seat) => hueOf(ALONE, seat))).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map((seat) => hueOf(PAIRS, seat))).toEqual([0, 1, 0, 1]);
  expect([0, 1].map((seat) => hueOf([...PAIRS].reverse(), seat))).toEqual([0, 1]);
});

test("the second pair is square, and nobody in a game without pairs", () => {
  expect([0, 1, 2, 3].map((seat) => isSquare(PAIRS, seat))).toEqual([false, true, false, true]);
  expect(ALONE.flat().some((seat) => isSquare(ALONE, seat))).toBe(false);
});
