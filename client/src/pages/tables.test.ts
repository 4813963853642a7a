import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { calls, company, inOrder, isOver, type Mine, standing, titleOf } from "./tables";

const sits = (seat: number, name: string | null, kind: SeatInfo["kind"] = "human"): SeatInfo => ({
  seat,
  kind,
  name,
  present: true,
  playing: false,
  left: null,
  played: null,
  level: kind === "bot" ? "club" : null,
});
const ME = { token: "t", seat: 0, name: "Ada" };
const GOING = {
  table: "plum-heron",
  started: true,
  finished: false,
  ended: false,
  closed: false,
  seats: [sits(0, "Ada"), sits(1, "Bo"), sits(2, null, "bot")],
  players: ["Ada", "Bo", null],
  winners: [] as number[],
  asking: null,
  paused: null,
  turn: 1,
  match: 1,
  deal: 3,
} as unknown as TableInfo;
const OPEN = { ...GOING, seats: [sits(0, "Ada"), sits(1, null, "open"), sits(2, null, "open")] };

test.each([
  [{}, "deal 3, Bo to play"],
  [{ turn: 2 }, "deal 3, Finch to play"],
  [{ ...OPEN, turn: 1 }, "deal 3, 2 seats open, Seat 2 is free: the game waits"],
  [{ turn: 0 }, "deal 3"],
  [{ turn: null }, "deal 3"],
  [{ match: 2 }, "match 2, deal 3, Bo to play"],
  [{ paused: 1 }, "deal 3, paused"],
  [{ ...OPEN, started: false, turn: null, deal: 0 }, "2 seats open"],
  [{ ...OPEN, turn: null }, "deal 3, 2 seats open"],
  [{ finished: true, winners: [0] }, "you won"],
  [{ finished: true, winners: [0, 2] }, "won by you and Finch"],
  [{ finished: true, winners: [1] }, "Bo won"],
  [{ ended: true }, "ended early"],
  [{ closed: true }, "closed by the server’s host"],
])("a table stands so: %j", (change, words) => {
  expect(standing({ ...GOING, ...change } as TableInfo, ME)).toBe(words);
});

test("to one without a seat every turn is another's, and every winner", () => {
  expect(standing({ ...GOING, turn: 0 })).toBe("deal 3, Ada to play");
  expect(standing({ ...GOING, finished: true, winners: [0] })).toBe("Ada won");
});

const asking = { what: "undo", seat: 1, take: null, yes: [], waits: [0] } as const;
test.each([
  [{ turn: 0 }, "Your turn"],
  [{}, null],
  [{ turn: 0, paused: 1 }, null],
  [{ turn: 0, finished: true }, null],
  [{ asking }, "You are asked"],
  [{ turn: 0, asking: { ...asking, waits: [2] } }, null],
  [{ turn: 0, seats: [sits(0, null, "bot"), ...GOING.seats.slice(1)] }, null],
])("what a table wants of me: %j", (change, words) => {
  expect(calls({ info: { ...GOING, ...change } as TableInfo, memory: ME })).toBe(words);
});

test("the tables that wait for me come first, those that are over or gone last", () => {
  const of = (table: string, info: Partial<TableInfo> | null, gone = false): Mine => ({
    table,
    memory: ME,
    info: info && ({ ...GOING, ...info } as TableInfo),
    gone,
  });
  const tables = [
    of("over", { finished: true }),
    of("gone", null, true),
    of("other", {}),
    of("mine", { turn: 0 }),
    of("unknown", null),
  ];
  expect(inOrder(tables).map(({ table }) => table)).toEqual(["mine", "other", "unknown", "over", "gone"]);
  expect(tables.map(isOver)).toEqual([true, true, false, false, false]);
});

test("company are the others, computer players by their number", () => {
  expect(company(GOING, ME)).toBe("Bo and a computer player");
  expect(company(GOING)).toBe("Ada, Bo, and a computer player");
  expect(company(OPEN, ME)).toBe("nobody yet");
});

test("a table is called by its game and its own name, where it has one", () => {
  expect(titleOf("plum-heron", "priffe")).toBe("Priffe, Plum Heron");
  expect(titleOf("2xv2a7t6ty", "priffe")).toBe("Priffe");
  expect(titleOf("2xv2a7t6ty", undefined)).toBe("2xv2a7t6ty");
});
