import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import { START, type State } from "../app/state";
import { SCENES } from "../dev/scenes";
import type { View } from "../wire";
import { Forced, forcedCard } from "./forced";

const { table, view } = SCENES.play?.() ?? { table: null, view: null };
const state = (change: Partial<View>, rest: Partial<State> = {}): State => ({
  ...START,
  link: "open",
  seat: 0,
  v: 1,
  table,
  view: view && { ...view, ...change },
  ...rest,
});
const only = state({ legal: ["HA"] });

test("one legal card is forced, two are a choice", () => {
  expect(forcedCard(only)).toBe("HA");
  expect(forcedCard(state({ legal: ["HA", "HT"] }))).toBeNull();
});

test("a card is not forced where one may fold instead, or must choose among cards", () => {
  expect(forcedCard(state({ legal: ["HA", "fold"] }))).toBeNull();
  expect(
    forcedCard(state({ legal: ["HA"], choose: { verb: "discard", count: 1, from: ["HA"] } })),
  ).toBeNull();
});

test("nothing is forced while something is asked, the game is stopped, or an act is under way", () => {
  expect(forcedCard({ ...only, table: table && { ...table, paused: 1 } })).toBeNull();
  expect(forcedCard({ ...only, pending: { t: "act", id: "a", v: 1, action: "HA" } })).toBeNull();
  expect(forcedCard({ ...only, link: "lost" })).toBeNull();
});

test("it is not one's turn: nothing is forced", () => {
  expect(forcedCard(state({ turn: 1, legal: ["HA"] }))).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(first: State) {
  const forced = new Forced();
  const done: string[] = [];
  let now = first;
  const see = (next: State, open = false) => {
    now = next;
    forced.see(
      next,
      open,
      () => now,
      (card) => done.push(card),
    );
  };
  see(first);
  return { see, done };
}

test("it is played after a while, once", () => {
  const { done } = watch(only);
  vi.advanceTimersByTime(600);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(done).toEqual(["HA"]);
});

test("talk meanwhile does not put it off, and a question stops it", () => {
  const talk = watch(only);
  vi.advanceTimersByTime(600);
  talk.see({ ...only, notes: [] });
  vi.advanceTimersByTime(1400);
  expect(talk.done).toEqual(["HA"]);
  const asked = watch(only);
  asked.see(only, true);
  vi.advanceTimersByTime(5000);
  expect(asked.done).toEqual([]);
});
