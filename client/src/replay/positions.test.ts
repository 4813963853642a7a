import { expect, test } from "vitest";
import fixture from "../fixtures/preference-replay.json";
import type { Replay } from "../wire";
import { movesOf } from "./moves";
import { handOf, landmarks, positionsOf, tableOf } from "./positions";

const replay = fixture as unknown as Replay;
const positions = positionsOf(replay, tableOf(replay));
const at = (index: number) => {
  const position = positions[index];
  if (!position) throw new Error(`there is no position ${index}`);
  return position;
};

test("there is a position as dealt, one after each step, and the result", () => {
  expect(positions).toHaveLength(replay.steps.length + 2);
  expect(at(0).said).toBe("Deal 1 is dealt");
  expect(at(2).said).toBe("Heron says 6 clubs");
  expect(at(9).said).toBe("Wren plays ten of clubs");
  expect(at(27).said).toBe("The claim of Heron is accepted");
  expect(at(28).said).toBe("The deal is over");
});

test("the middle has the calls, what is laid away, the trick, then the result", () => {
  expect(positions.map(({ middle }) => middle)).toEqual([
    ...Array(5).fill("auction"),
    "away",
    ...Array(3).fill("auction"),
    ...Array(19).fill("trick"),
    "result",
  ]);
  expect(at(5).away).toEqual(["S7", "D7"]);
});

test("a complete trick rests until the next card", () => {
  expect(at(11).resting?.cards.map(([, card]) => card)).toEqual(["CT", "C9", "CJ"]);
  expect(at(11).resting?.winner).toBe(2);
  expect(at(12).resting).toBeNull();
  expect(at(12).view.table).toEqual([[2, "H7"]]);
});

test("hands are told as they were at each step, and at the end as they were dealt", () => {
  expect(handOf(at(0).view, 0)).toEqual(["S8", "S9", "ST", "SK", "C7", "CT", "D9", "DT", "DK", "HA"]);
  expect(handOf(at(9).view, 0)).not.toContain("CT");
  expect(handOf(at(28).view, 0)).toEqual(handOf(at(0).view, 0));
  expect(handOf({ ...at(0).view, shown: {} }, 0)).toBeNull();
});

test("larger strides lead to where a trick begins", () => {
  expect(landmarks(positions)).toEqual([0, 9, 12, 15, 18, 21, 24, 28]);
});

test("a trick that the stock opens shows its card", () => {
  const passed = { ...at(9).view, declarer: null, table: [], phase: "playing" as const };
  const told = positionsOf({ ...replay, start: passed, steps: [] }, tableOf(replay));
  expect(told[0]?.opener).toBe("H8");
});

test("calls and tricks are listed with where each step leads", () => {
  const { calls, tricks, claim } = movesOf(replay);
  expect(calls.map(({ action }) => action)).toContain("contract:7C");
  expect(tricks).toHaveLength(6);
  expect(tricks[0]).toEqual([
    { at: 9, seat: 0, card: "CT", led: true, won: false },
    { at: 10, seat: 1, card: "C9", led: false, won: false },
    { at: 11, seat: 2, card: "CJ", led: false, won: true },
  ]);
  expect(claim).toEqual({ at: 27, seat: 1 });
});
