import { beforeAll, expect, test } from "vitest";
import { speak } from "../app/language.svelte";
import type { SeatInfo, TableInfo } from "../wire";
import { hintText, mayHint } from "./hint.svelte";

const seat = (at: number, kind: SeatInfo["kind"]): SeatInfo => ({
  seat: at,
  kind,
  name: null,
  present: true,
  playing: false,
  level: null,
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
