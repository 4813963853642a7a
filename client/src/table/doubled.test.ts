import { expect, test } from "vitest";
import { Doubled, type Tap } from "./doubled";

const tap = (on: string, change: Partial<Tap> = {}): Tap => ({
  x: 100,
  y: 500,
  at: 1000,
  count: null,
  on,
  ...change,
});

function hits(...taps: Tap[]): boolean[] {
  const doubled = new Doubled();
  return taps.map((one) => doubled.see(one));
}

test("the second tap of two at one place does not mean the card that slid there", () => {
  expect(hits(tap("A"), tap("K", { x: 104, at: 1150 }))).toEqual([false, true]);
});

test("nor does a third", () => {
  expect(hits(tap("A"), tap("K", { at: 1250 }), tap("Q", { at: 1500 }))).toEqual([false, true, true]);
});

test("two taps on one thing are two", () => {
  expect(hits(tap("A"), tap("A", { at: 1150 }))).toEqual([false, false]);
});

test("a tap somewhere else is meant, however soon", () => {
  expect(hits(tap("A"), tap("K", { x: 144, at: 1050 }))).toEqual([false, false]);
});

test("a tap a while later is meant", () => {
  expect(hits(tap("A"), tap("K", { at: 1450 }))).toEqual([false, false]);
});

test("a mouse counts its clicks itself", () => {
  expect(hits(tap("A", { count: 1 }), tap("K", { count: 2, at: 1450 }))).toEqual([false, true]);
  expect(hits(tap("A", { count: 1 }), tap("K", { count: 1, at: 1050 }))).toEqual([false, false]);
});
