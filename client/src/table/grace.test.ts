import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { START, type State } from "../app/state";
import type { SeatInfo, TableInfo } from "../wire";
import { Grace } from "./grace.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Stands {
  here?: number[];
  playing?: number[];
  paused?: number | null;
  away?: string;
  seconds?: number;
}

/** A table of three, of whom those in `here` are connected. */
function table({
  here = [0, 1, 2],
  playing = [],
  paused = null,
  away = "bot:club",
  seconds = 60,
}: Stands): State {
  const seats = [0, 1, 2].map(
    (seat): SeatInfo => ({
      seat,
      kind: "human",
      name: `Player ${seat}`,
      present: here.includes(seat),
      playing: playing.includes(seat),
      level: null,
    }),
  );
  return { ...START, table: { seats, settings: { away, grace: seconds }, paused } as unknown as TableInfo };
}

function hear(grace: Grace, stands: Stands): void {
  grace.see(table(stands), { t: "table" } as unknown as Parameters<Grace["see"]>[1]);
}

/** Seat 1 has gone, ten seconds ago. */
function counting(): Grace {
  const grace = new Grace();
  hear(grace, {});
  hear(grace, { here: [0, 2] });
  vi.advanceTimersByTime(10_000);
  return grace;
}

test("who goes away is counted down for, until they are back", () => {
  const grace = counting();
  expect(grace.left(1)).toBe(50);
  hear(grace, { here: [0, 1, 2] });
  expect(grace.left(1)).toBeNull();
});

test("another who comes or goes changes nothing of it, and a computer player that steps in ends it", () => {
  const grace = counting();
  hear(grace, { here: [0] });
  expect([grace.left(1), grace.left(2)]).toEqual([50, 60]);
  hear(grace, { here: [0], playing: [1] });
  expect(grace.left(1)).toBeNull();
});

test("no time runs out in a pause, and all of it is there again afterwards", () => {
  const grace = counting();
  hear(grace, { here: [0, 2], paused: 0 });
  expect(grace.left(1)).toBeNull();
  hear(grace, { here: [0, 2] });
  expect(grace.left(1)).toBe(60);
});

test("a wait that is made shorter or longer goes on from its beginning", () => {
  const grace = counting();
  hear(grace, { here: [0, 2], seconds: 120 });
  expect(grace.left(1)).toBe(110);
  hear(grace, { here: [0, 2], seconds: 5 });
  expect(grace.left(1)).toBe(0);
});

test("where the table waits nobody is counted down for once the time is up: it is the others' choice then", () => {
  const grace = new Grace();
  hear(grace, { away: "wait" });
  hear(grace, { here: [0, 2], away: "wait" });
  vi.advanceTimersByTime(59_000);
  expect(grace.left(1)).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(grace.left(1)).toBeNull();
});

test("while none of its people is there nobody is counted down for, and anew when one is back", () => {
  const grace = counting();
  hear(grace, { here: [] });
  expect(grace.left(1)).toBeNull();
  hear(grace, { here: [2] });
  expect([grace.left(0), grace.left(1)]).toEqual([60, 60]);
});

test("for those who were gone before we came nobody knows how long", () => {
  const grace = new Grace();
  hear(grace, { here: [0] });
  expect(grace.left(1)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing ticks once the table is left", () => {
  const grace = counting();
  grace.close();
  expect(vi.getTimerCount()).toBe(0);
});
