import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire";
import { Grace } from "./grace.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The table tells what is left for each seat, and until the next deal. */
function hear(grace: Grace, left: (number | null)[], next_deal: number | null = null): void {
  const seats = left.map((seconds, seat) => ({ seat, left: seconds }));
  const table = { seats, next_deal } as unknown as TableInfo;
  grace.see({ table, heard: performance.now() });
}

test("who is away is counted down for, from what the server says is left", () => {
  const grace = new Grace();
  hear(grace, [null, 41.6, null]);
  expect([grace.left(0), grace.left(1)]).toEqual([null, 42]);
  vi.advanceTimersByTime(10_000);
  expect(grace.left(1)).toBe(32);
  hear(grace, [null, null, null]);
  expect(grace.left(1)).toBeNull();
});

test("each of those who are away has their own time, and none runs below nothing", () => {
  const grace = new Grace();
  hear(grace, [null, 5, 60]);
  vi.advanceTimersByTime(6000);
  expect([grace.left(1), grace.left(2)]).toEqual([0, 54]);
});

test("what was heard before the table was on the screen counts from when it was heard", () => {
  const grace = new Grace();
  const heard = performance.now();
  vi.advanceTimersByTime(2000);
  grace.see({ table: { seats: [{ seat: 0, left: 30 }], next_deal: null } as unknown as TableInfo, heard });
  expect(grace.left(0)).toBe(28);
});

test("the wait for the next deal is counted down, too, where it begins by itself", () => {
  const grace = new Grace();
  hear(grace, [null, null], 15);
  vi.advanceTimersByTime(3000);
  expect(grace.nextDeal).toBe(12);
  hear(grace, [null, null]);
  expect(grace.nextDeal).toBeNull();
});

test("a wait that nobody sits out is not counted", () => {
  const grace = new Grace();
  hear(grace, [null, null], 86400);
  expect(grace.nextDeal).toBeNull();
});

test("nothing ticks where nothing runs out, nor once the table is left", () => {
  const grace = new Grace();
  hear(grace, [null, null]);
  expect(vi.getTimerCount()).toBe(0);
  hear(grace, [30, null]);
  expect(vi.getTimerCount()).toBe(1);
  grace.close();
  expect(vi.getTimerCount()).toBe(0);
});
