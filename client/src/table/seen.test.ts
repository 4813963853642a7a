import { expect, test } from "vitest";
import { SCENES, type Scene } from "../dev/scenes";
import type { Trick } from "../wire";
import { isBehind, seenOf } from "./seen";

const { view } = (SCENES.wait as () => Scene)();
const rest: Trick = { cards: [], winner: 1 };

test("while a finished trick rests, what was played to the next one is still in its players' hands", () => {
  const led = { ...view, table: [[1, "H9"]] as [number, string][], lead: "H", turn: 2 };
  const seen = seenOf(led, rest);
  expect(seen.table).toEqual([]);
  expect(seen.lead).toBeNull();
  expect(seen.turn).toBe(1);
  expect(seen.counts[1]).toBe((led.counts[1] ?? 0) + 1);
  expect(isBehind(led, rest)).toBe(true);
});

test("our own turn is seen at once, and without a rest all is as it is", () => {
  expect(seenOf({ ...view, turn: view.seat }, rest).turn).toBe(view.seat);
  expect(seenOf(view, null)).toBe(view);
  expect(isBehind(view, null)).toBe(false);
});
