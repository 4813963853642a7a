import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../wire";
import { maySwap, presence, swapped, whereabouts } from "./seats";

const OPEN: SeatInfo = {
  seat: 0,
  kind: "open",
  name: null,
  present: false,
  playing: false,
  left: null,
  played: null,
  level: null,
};
const person = (name: string): SeatInfo => ({ ...OPEN, kind: "human", name, present: true });

test.each([
  [OPEN, "start-wait-waiting"],
  [{ ...OPEN, kind: "bot" as const, level: "club" }, "start-wait-computer"],
  [person("Ada"), "start-wait-here"],
  [{ ...person("Ada"), present: false }, "start-wait-away"],
  [{ ...person("Ada"), present: false, playing: true }, "start-wait-away-computer"],
])("%o: %s", (seat, id) => {
  expect(presence(seat).id).toBe(id);
});

const ALONE = [[0], [1], [2]];
const PAIRS = [
  [0, 2],
  [1, 3],
];

describe("an open seat is told by its neighbours", () => {
  const trio = { sides: ALONE };

  test("a partner comes first", () => {
    const table = { sides: PAIRS, seats: [person("Ada"), person("Bo"), OPEN, OPEN] };
    expect(whereabouts(table, 2)).toEqual({ id: "start-join-partner", args: { name: "Ada" } });
  });

  test("between two", () => {
    const table = { ...trio, seats: [person("Ada"), OPEN, person("Cy")] };
    expect(whereabouts(table, 1)).toEqual({ id: "start-join-between", args: { left: "Cy", right: "Ada" } });
  });

  test("beside one", () => {
    const table = { ...trio, seats: [person("Ada"), OPEN, OPEN] };
    expect(whereabouts(table, 1)).toEqual({ id: "start-join-left-of", args: { name: "Ada" } });
    expect(whereabouts(table, 2)).toEqual({ id: "start-join-right-of", args: { name: "Ada" } });
  });

  test("alone at an empty table", () => {
    expect(whereabouts({ ...trio, seats: [OPEN, OPEN, OPEN] }, 0)).toBeNull();
  });
});

test("two seats are chosen to change places, and a third takes the place of the first", () => {
  expect(swapped([], 2)).toEqual([2]);
  expect(swapped([2], 0)).toEqual([2, 0]);
  expect(swapped([2, 0], 1)).toEqual([0, 1]);
  expect(swapped([2, 0], 0)).toEqual([2]);
});

test("seats change places while no match is under way", () => {
  expect(maySwap({ started: false, finished: false, ended: false })).toBe(true);
  expect(maySwap({ started: true, finished: false, ended: false })).toBe(false);
  expect(maySwap({ started: true, finished: true, ended: false })).toBe(true);
});
