import { describe, expect, test } from "vitest";
import { START, type State } from "../app/state";
import { SCENES, type Scene } from "../dev/scenes";
import type { EventBody, TableInfo, View } from "../wire";
import { calls, soundsOf, waitsForUs } from "./notice";

const scene = (SCENES.play as () => Scene)();

function at(view: Partial<View> = {}, table: Partial<TableInfo> = {}): State {
  return { ...START, seat: 0, table: { ...scene.table, ...table }, view: { ...scene.view, ...view } };
}

describe("a notice", () => {
  test("is due when our turn begins, and not again while it lasts", () => {
    expect(calls(at({ turn: 2 }), at())).toBe(true);
    expect(calls(at(), at())).toBe(false);
  });

  test("is due when something is asked of us", () => {
    const asking = { what: "undo" as const, seat: 1, take: null, yes: [], waits: [0] };
    expect(calls(at({ turn: 2 }), at({ turn: 2 }, { asking }))).toBe(true);
  });

  test("is not due while the game is paused, nor to who only watches", () => {
    expect(waitsForUs(at({}, { paused: 1 }))).toBe(false);
    expect(waitsForUs(at({ seat: null, turn: 0 }))).toBe(false);
  });
});

describe("the sounds", () => {
  const hear = (event: EventBody, after: State, before = at()) =>
    soundsOf(before, after, { t: "event", v: 41, event, turn: 0, view: {}, add: {} });
  const acted = { type: "acted", seat: 0, action: "H7" } as const;

  test("a card on the cloth, and the plate when it ends the trick", () => {
    const cards = [...scene.view.table, [0, "H7"]] as [number, string][];
    expect(hear(acted, at({ table: cards }))).toEqual(["card"]);
    const played = [...scene.view.played, { cards, winner: 1 }];
    expect(hear(acted, at({ table: [], played }))).toEqual(["card", "plate"]);
  });

  test("a call makes none", () => {
    expect(hear({ type: "acted", seat: 0, action: "pass" }, at())).toEqual([]);
  });

  test("a chair for who comes or goes, three notes at the end of the match", () => {
    expect(hear({ type: "seat", seat: 1, what: "left" }, at())).toEqual(["chair"]);
    expect(hear({ type: "seat", seat: 1, what: "away" }, at())).toEqual([]);
    expect(hear({ type: "match-over", match: 1, winners: [0], ended: false }, at())).toEqual(["figure"]);
  });
});
