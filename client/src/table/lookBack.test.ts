import { expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import { SCENES } from "../dev/scenes";
import type { View } from "../wire";
import { pastTricks } from "./lookBack";

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
