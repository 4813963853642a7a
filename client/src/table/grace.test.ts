import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { START, type State } from "../app/state";
import type { EventBody, SeatInfo, TableInfo } from "../wire";
import { Grace } from "./grace.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MIRA: SeatInfo = { seat: 1, kind: "human", name: "Mira", present: false, playing: false, level: null };

function at(paused: number | null): State {
  const settings = { away: "bot:club", grace: 60 };
  return { ...START, table: { seats: [MIRA], settings, paused } as unknown as TableInfo };
}

function hear(grace: Grace, event: EventBody, paused: number | null = null): void {
  grace.see(at(paused), { t: "event", event } as unknown as Parameters<Grace["see"]>[1]);
}

const AWAY: EventBody = { type: "seat", seat: 1, what: "away" };

test("who goes away is counted down for, until they are back", () => {
  const grace = new Grace();
  hear(grace, AWAY);
  vi.advanceTimersByTime(10_000);
  expect(grace.left(1)).toBe(50);
  hear(grace, { type: "seat", seat: 1, what: "back" });
  expect(grace.left(1)).toBeNull();
});

test("no time runs out in a pause, and all of it is there again afterwards", () => {
  const grace = new Grace();
  hear(grace, AWAY);
  vi.advanceTimersByTime(10_000);
  hear(grace, { type: "paused", seat: 0 });
  expect(grace.left(1)).toBeNull();
  hear(grace, { type: "resumed", seat: 0 }, 0);
  expect(grace.left(1)).toBe(60);
});

test("who goes away in a pause is not counted down for", () => {
  const grace = new Grace();
  hear(grace, AWAY, 0);
  expect(grace.left(1)).toBeNull();
});

test("nothing ticks once the table is left", () => {
  const grace = new Grace();
  hear(grace, AWAY);
  grace.close();
  expect(vi.getTimerCount()).toBe(0);
});
