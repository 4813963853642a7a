import { expect, test } from "vitest";
import { SCENES, type Scene } from "../dev/scenes";
import { againOf } from "./again";

const { table } = (SCENES.play as () => Scene)();
const [ada, bo, cy] = table.seats.map((info, seat) => ({
  ...info,
  seat,
  kind: "human" as const,
  name: "ABC"[seat] ?? null,
  present: true,
}));
const seats = [ada, bo, cy].filter((info) => info !== undefined);

test("who has not said anything is told who would like another match", () => {
  expect(againOf({ ...table, seats, again: [1, 2] }, 0)).toEqual({
    mine: false,
    ask: ["B", "C"],
    wait: [],
    away: true,
    open: 0,
  });
});

test("who would like one is told for whom it waits", () => {
  expect(againOf({ ...table, seats, again: [0] }, 0)).toEqual({
    mine: true,
    ask: [],
    wait: ["B", "C"],
    away: false,
    open: 0,
  });
});

test("those who wait for nobody but people who are away are told so", () => {
  const gone = seats.map((info) => ({ ...info, present: info.seat !== 2 }));
  expect(againOf({ ...table, seats: gone, again: [0, 1] }, 0)).toEqual({
    mine: true,
    ask: ["B"],
    wait: ["C"],
    away: true,
    open: 0,
  });
});

test("a computer player is not waited for", () => {
  const kinds = seats.map((info) => ({
    ...info,
    kind: info.seat === 0 ? ("human" as const) : ("bot" as const),
  }));
  expect(againOf({ ...table, seats: kinds, again: [] }, 0).wait).toEqual([]);
});

test("it waits for those who are to sit in open seats", () => {
  const left = seats.map((info) =>
    info.seat === 0 ? info : { ...info, kind: "open" as const, name: null, present: false },
  );
  expect(againOf({ ...table, seats: left, again: [0] }, 0)).toMatchObject({ mine: true, wait: [], open: 2 });
});
