import { describe, expect, test } from "vitest";
import { SCENES } from "../dev/scenes";
import type { SeatInfo, TableInfo, View } from "../wire";
import { asPlayed, nameOf, shownAt, signName } from "./model";

const PLAYED: readonly string[] = ["Ada", "Bo"];
/** Somebody whose name nobody had before. */
const person = (seat: number, name: string): SeatInfo => ({
  seat,
  kind: "human",
  name,
  present: true,
  playing: false,
  level: null,
  left: null,
  played: PLAYED.includes(name) ? PLAYED.indexOf(name) : null,
});
const computer = (seat: number): SeatInfo => ({ ...person(seat, ""), kind: "bot", name: null });

/** A match that Ada, Bo and a computer player have played, looked at from `seat` by those who sit there now. */
function playedBy(seats: SeatInfo[], seat: number | null, finished = true): [TableInfo, View] {
  const { table, view } = SCENES.play?.() ?? { table: null, view: null };
  return [
    { ...(table as TableInfo), seats, players: [...PLAYED, null] },
    { ...(view as View), seat, finished, players: seats.map(({ name }) => name) },
  ];
}

/** What the seats are called on the screen. */
function names(...scene: [TableInfo, View]): string[] {
  const { table, view } = asPlayed(...scene);
  return [0, 1, 2].map((seat) => nameOf(table, view, seat));
}

describe("a match that is over", () => {
  const swapped = [person(0, "Bo"), person(1, "Ada"), computer(2)];

  test("stays as it was played when two people change places", () => {
    expect(names(...playedBy(swapped, 1))).toEqual(["You", "Bo", "Finch"]);
    expect(names(...playedBy(swapped, 0))).toEqual(["Ada", "You", "Finch"]);
    expect(names(...playedBy(swapped, null))).toEqual(["Ada", "Bo", "Finch"]);
  });

  test("and when a person and a computer player do", () => {
    expect(names(...playedBy([person(0, "Ada"), computer(1), person(2, "Bo")], 0))).toEqual([
      "You",
      "Bo",
      "Finch",
    ]);
    expect(names(...playedBy([person(0, "Ada"), computer(1), person(2, "Bo")], 2))).toEqual([
      "Ada",
      "You",
      "Finch",
    ]);
  });

  test("is still theirs who have left, and not the newcomer's in their seat, who looks on", () => {
    const scene = playedBy([person(0, "Ada"), person(1, "Dot"), computer(2)], 1);
    expect(names(...scene)).toEqual(["Ada", "Bo", "Finch"]);
    const { table, view } = asPlayed(...scene);
    expect([view.seat, table.seats[1]?.present, shownAt(...scene, 1), shownAt(...scene, 0)]).toEqual([
      null,
      false,
      null,
      0,
    ]);
  });

  test("is not the newcomer's either who has the name of one who has left", () => {
    const scene = playedBy([person(0, "Ada"), { ...person(1, "Bo"), played: null }, computer(2)], 1);
    expect(names(...scene)).toEqual(["Ada", "Bo", "Finch"]);
    const { table, view } = asPlayed(...scene);
    expect([view.seat, table.seats[1]?.present, shownAt(...scene, 1)]).toEqual([null, false, null]);
  });

  test("shows the cards that were left where they were held", () => {
    const [table, view] = playedBy(swapped, 1);
    const left = { ...view, hand: ["7H", "8H"], shown: { "0": ["KS"], "2": ["9D"] } };
    const shown = asPlayed(table, left).view;
    expect([shown.hand, shown.shown]).toEqual([["KS"], { "1": ["7H", "8H"], "2": ["9D"] }]);
    const newcomer = playedBy([person(0, "Ada"), person(1, "Dot"), computer(2)], 1)[0];
    const looked = asPlayed(newcomer, { ...left, players: ["Ada", "Dot", null] }).view;
    expect([looked.hand, looked.shown]).toEqual([[], { "0": ["KS"], "1": ["7H", "8H"], "2": ["9D"] }]);
  });

  test("shows what somebody says where they played", () => {
    expect(shownAt(...playedBy(swapped, 1), 0)).toBe(1);
    expect(shownAt(...playedBy(swapped, 1), 1)).toBe(0);
  });

  test("is followed by one that is played as all sit then", () => {
    expect(names(...playedBy(swapped, 1, false))).toEqual(["Bo", "You", "Finch"]);
    expect(shownAt(...playedBy(swapped, 1, false), 0)).toBe(0);
  });
});

test("a sign has a name's first letter, an open seat's number, or the letter of \"You\" where one gave no name", () => {
  const open: SeatInfo = { ...computer(2), kind: "open" };
  const scene = playedBy([person(0, "Player"), person(1, "Bo"), open], 0);
  expect([0, 1, 2].map((seat) => signName(...scene, seat))).toEqual(["You", "Bo", "3"]);
  expect(signName(...playedBy([person(0, "Ada"), computer(1), computer(2)], 0), 0)).toBe("Ada");
});
