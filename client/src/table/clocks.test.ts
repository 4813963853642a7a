import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { START, type State } from "../app/state";
import type { ClockRule, TableInfo, View } from "../wire";
import { Clocks } from "./clocks.svelte";

const ACT: ClockRule = { per: "act", seconds: 30 };
const MATCH: ClockRule = { per: "match", seconds: 600, more: 10 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function at(clock: ClockRule | null, left: number[], runs: number | null): State {
  const table = { settings: { clock } } as unknown as TableInfo;
  return { ...START, seat: 0, table, clocks: clock && { left, runs }, clocksHeard: Date.now() };
}

function seeing(state: State, tick = () => {}): Clocks {
  const clocks = new Clocks(tick, () => Date.now());
  clocks.see(state);
  return clocks;
}

test("the clock that runs goes on between two messages, the others stand", () => {
  const clocks = seeing(at(MATCH, [600_000, 300_000, 60_000], 1));
  vi.advanceTimersByTime(10_000);
  expect([0, 1, 2].map((seat) => clocks.left(seat))).toEqual([600_000, 290_000, 60_000]);
  expect([0, 1, 2].map((seat) => clocks.bank(seat))).toEqual([600, 290, 60]);
  expect(clocks.part(2)).toBe(0.1);
  vi.advanceTimersByTime(400_000);
  expect(clocks.left(1)).toBe(0);
  clocks.close();
});

test("what was told before the clocks were fetched counts from when it was told", () => {
  const state = at(ACT, [30_000, 15_000, 30_000], 1);
  vi.advanceTimersByTime(4000);
  const clocks = seeing(state);
  expect(clocks.left(1)).toBe(11_000);
  clocks.close();
});

test("where each act has its own time only the clock that runs is seen", () => {
  const clocks = seeing(at(ACT, [30_000, 15_000, 30_000], 1));
  expect([0, 1, 2].map((seat) => clocks.part(seat))).toEqual([null, 0.5, null]);
  expect([0, 1, 2].map((seat) => clocks.bank(seat))).toEqual([null, null, null]);
  clocks.close();
});

test("the last ten seconds are counted", () => {
  const clocks = seeing(at(ACT, [30_000, 30_000, 30_000], 1));
  vi.advanceTimersByTime(19_750);
  expect(clocks.seconds(1)).toBe(null);
  vi.advanceTimersByTime(250);
  expect(clocks.seconds(1)).toBe(10);
  vi.advanceTimersByTime(9500);
  expect(clocks.seconds(1)).toBe(1);
  clocks.close();
});

test("we are warned of our own time once, and hear it once, and never of another's", () => {
  const tick = vi.fn();
  const clocks = seeing(at(ACT, [12_000, 30_000, 30_000], 0), tick);
  vi.advanceTimersByTime(3000);
  expect([clocks.warning, tick.mock.calls.length]).toEqual(["Ten seconds left", 0]);
  vi.advanceTimersByTime(9000);
  expect(tick.mock.calls.length).toBe(1);
  clocks.see(at(ACT, [30_000, 12_000, 30_000], 1));
  expect(clocks.warning).toBe("");
  vi.advanceTimersByTime(12_000);
  expect([clocks.warning, tick.mock.calls.length]).toEqual(["", 1]);
  clocks.close();
});

test("an act is lost when its time is up, unless that is only shown", () => {
  expect(seeing(at(ACT, [0, 30_000, 30_000], null)).lost(0)).toBe(true);
  expect(seeing(at({ ...ACT, at_zero: "show" }, [0, 30_000, 30_000], null)).lost(0)).toBe(false);
  expect(seeing(at(ACT, [9000, 30_000, 30_000], null)).lost(0)).toBe(false);
});

test("where it is only shown, a clock that has run out stays in sight until its seat has acted", () => {
  const up = (at_zero: ClockRule["at_zero"], turn: number | null) => ({
    ...at({ ...ACT, at_zero }, [30_000, 0, 30_000], null),
    view: { turn } as View,
  });
  const clocks = seeing(up("show", 1));
  expect([clocks.at, clocks.part(1), clocks.seconds(1), clocks.seconds(0)]).toEqual([1, 0, 0, null]);
  clocks.see(up("show", 2));
  expect([clocks.at, clocks.seconds(1)]).toEqual([null, null]);
  expect(seeing(up("act", 1)).at).toBe(null);
});

test("a table without clocks shows none", () => {
  const clocks = seeing(at(null, [], null));
  expect([clocks.left(0), clocks.part(0), clocks.seconds(0), clocks.bank(0), clocks.lost(0)]).toEqual([
    null,
    null,
    null,
    null,
    false,
  ]);
});
