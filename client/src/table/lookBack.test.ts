import { expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import { SCENES } from "../dev/scenes";
import fixture from "../fixtures/preference-replay.json";
import type { Replay, View } from "../wire";
import { dealBefore, endOf, pastTricks } from "./lookBack";

function past(change: Partial<View> = {}) {
  const scene = SCENES.play?.();
  if (!scene) throw new Error("no such scene");
  return pastTricks(scene.table, { ...scene.view, ...change });
}

test("tricks are told with who led and who won, the latest first", () => {
  expect(past().map(({ number, led, winner }) => [number, led, winner])).toEqual([
    [3, 1, 1],
    [2, 0, 1],
    [1, 0, 0],
  ]);
});

test("the last one and one's own lie open, another's stays face down", () => {
  expect(past().map(({ cards }) => cards !== null)).toEqual([true, false, true]);
});

test("who only watches sees the last one", () => {
  expect(past({ seat: null }).map(({ cards }) => cards !== null)).toEqual([true, false, false]);
});

test("once the deal is over all lie open", () => {
  expect(past({ phase: "over" }).every(({ cards }) => cards !== null)).toBe(true);
});

test("before the first trick one looks back at the deal before, where there was one", () => {
  const view = SCENES.play?.().view as View;
  const bidding: View = { ...view, deal: 4, phase: "bidding", played: [] };
  expect(dealBefore(bidding)).toBe(3);
  expect(dealBefore({ ...bidding, deal: 1 })).toBeNull();
  expect(dealBefore({ ...bidding, phase: "over" })).toBeNull();
  expect(dealBefore({ ...view, deal: 4 })).toBeNull();
});

test("a deal played back ends with all its tricks", () => {
  const replay = fixture as unknown as Replay;
  const end = endOf(replay);
  expect(end.phase).toBe("over");
  expect(end.played.length).toBeGreaterThan(0);
});
