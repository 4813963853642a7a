import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fixture from "../fixtures/preference-replay.json";
import type { Replay } from "../wire";
import { Film, keyed } from "./film.svelte";
import { positionsOf, tableOf } from "./positions";

const replay = fixture as unknown as Replay;
const positions = positionsOf(replay, tableOf(replay));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("keys step, stride and jump, and nothing leads beyond the ends", () => {
  const film = new Film(() => positions);
  const press = (key: string) => {
    keyed(film, key, true)?.();
    return film.at;
  };
  expect(press("ArrowLeft")).toBe(0);
  expect(press("ArrowRight")).toBe(1);
  expect(press("ArrowDown")).toBe(9);
  expect(press("PageDown")).toBe(12);
  expect(press("ArrowUp")).toBe(9);
  expect(press("End")).toBe(28);
  expect(press("ArrowRight")).toBe(28);
  expect(press("Home")).toBe(0);
  expect(keyed(film, "a", true)).toBeNull();
  // Away from the controls what scrolls a page goes on doing so.
  for (const key of ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"])
    expect(keyed(film, key, false)).toBeNull();
  for (const key of ["ArrowLeft", "ArrowRight", " "]) expect(keyed(film, key, false)).not.toBeNull();
});

test("it runs to its end by itself, rests on a complete trick, and begins anew", () => {
  const film = new Film(() => positions);
  film.go(10);
  film.toggle();
  vi.advanceTimersByTime(1200);
  expect(film.at).toBe(11);
  vi.advanceTimersByTime(1200);
  expect(film.at).toBe(11);
  vi.advanceTimersByTime(720);
  expect(film.at).toBe(12);
  vi.runAllTimers();
  expect([film.at, film.running]).toEqual([28, false]);
  film.toggle();
  expect([film.at, film.running]).toEqual([0, true]);
  film.step(1);
  expect([film.at, film.running]).toEqual([1, false]);
});

test("only the next card flies", () => {
  const film = new Film(() => positions);
  film.step(1);
  expect(film.cuts).toBe(0);
  film.go(9);
  film.step(-1);
  expect(film.cuts).toBe(2);
});
