import { beforeAll, expect, test } from "vitest";
import { speak } from "../app/language.svelte";
import type { SeatInfo, TableInfo } from "../wire";
import { hintText, reasonText } from "./advice";
import { mayHint } from "./hint.svelte";

const seat = (at: number, kind: SeatInfo["kind"]): SeatInfo => ({
  seat: at,
  kind,
  name: null,
  present: true,
  playing: false,
  level: null,
  left: null,
  played: null,
});

function table(hints: boolean, ...kinds: SeatInfo["kind"][]): TableInfo {
  const seats = kinds.map((kind, at) => seat(at, kind));
  return { seats, settings: { hints } } as unknown as TableInfo;
}

beforeAll(() => speak({ code: "en", tag: "en" }));

test("who sits alone may ask, whatever the table has set", () => {
  expect(mayHint(table(false, "human", "bot", "bot"), 0)).toBe(true);
});

test("beside others the table has to allow it", () => {
  expect(mayHint(table(false, "human", "human", "bot"), 0)).toBe(false);
  expect(mayHint(table(true, "human", "human", "bot"), 0)).toBe(true);
});

test("who watches may not", () => {
  expect(mayHint(table(true, "human", "bot", "bot"), null)).toBe(false);
});

test.each([
  ["HK", "A computer player would play king of hearts."],
  ["pass", "A computer player would say: pass."],
  ["discard:S7,C8", "A computer player would discard seven of spades and eight of clubs."],
])("%s", (action, words) => {
  expect(hintText(action)).toBe(words);
});

test.each([
  ["made", { contract: "6S", good: 31 }, "With these cards 6 spades is made about 31 times in 100."],
  ["made-in", { good: 31, deals: 40 }, "The contract is made in 31 of 40 imagined deals."],
  ["void", { seat: 2, suit: "H" }, "Seat 2 has no hearts."],
  ["keeps", { card: "SK" }, "Keeps king of spades for a later trick."],
])("why: %s", (code, args, words) => {
  expect(reasonText({ code, args }, (at) => `Seat ${at}`).replace(/[\u2068\u2069]/g, "")).toBe(words);
});
