import { expect, test } from "vitest";
import { ApiError } from "../app/api";
import fixture from "../fixtures/preference-replay.json";
import type { Replay } from "../wire";
import { gather, isPbn, placeOf, recordsIn } from "./history";
import { mailText } from "./mail";
import { movesOf } from "./moves";
import { tableOf } from "./positions";

const replay = fixture as unknown as Replay;

test("a text with a record on each line is a list of them", () => {
  const line = JSON.stringify({ game: "priffe", players: ["Ada", null], deals: [{}, {}] });
  const told = { text: line, game: "priffe", players: ["Ada", null], deals: 2 };
  expect(recordsIn(`${line}\r\n\n${line}\n`)).toEqual({
    records: [
      { ...told, line: 1 },
      { ...told, line: 3 },
    ],
    faulty: [],
  });
});

test.each([
  ["one record", '{"game":"priffe","deals":[]}'],
  ["a record in short lines", replay.record],
  ["lines of something else", "[]\n[]"],
  ["nothing", ""],
  ["a record on one line of a mail", `Look:\n${JSON.stringify({ game: "priffe", deals: [] })}\nUnlucky!`],
])("%s is none", (_, text) => {
  expect(recordsIn(text)).toBeNull();
});

test.each([
  [null, null, "At its beginning:"],
  [2, null, "In deal 2:"],
  [1, 5, "In deal 1, at step 5:"],
])("a fault at %s, %s is placed in words", (deal, action, words) => {
  expect(placeOf({ deal, action, reason: "not now" })).toBe(words);
});

test("a fault in a text of PBN is placed by its line", () => {
  expect(placeOf({ deal: null, action: null, reason: "not so", line: 7 })).toBe("Line 7.");
});

test.each([
  ["% PBN 2.1", true],
  ['\n[Event "Priffe"]', true],
  ["; from a club", true],
  ['{"format":"forehand/1"}', false],
  ["[Ada] look at this:\n{}", false],
])("%s is PBN: %s", (text, is) => {
  expect(isPbn(text)).toBe(is);
});

test("what can be had is kept, and what can't is named", async () => {
  const tables = ["one", "gone", "slow", "two"].map((table) => ({ table, memory: {} }));
  const codes: Record<string, string> = { gone: "no-such-table", slow: "rate-limited" };
  const asked: string[] = [];
  const { lines, missed, fault } = await gather(tables, async (table) => {
    asked.push(table);
    const code = codes[table];
    if (code) throw new ApiError(code, 404, "");
    return `${table}\n`;
  });
  expect(asked).toEqual(["one", "gone", "slow", "two"]);
  expect(lines).toBe("one\ntwo\n");
  expect(missed.map(({ table }) => table)).toEqual(["slow"]);
  expect(fault?.code).toBe("rate-limited");
});

test("a deal as a text for people, with its record below", () => {
  const text = mailText(
    replay,
    tableOf(replay),
    movesOf(replay),
    "http://localhost/t/x/replay/1/1#3",
    "english",
  );
  const [title, hands, calls, tricks, claim, why, below, ...record] = text.split("\n\n");
  expect(title).toBe(`Preference, deal 1 of ${(replay.target as { deals: number }).deals}`);
  expect(hands?.split("\n")[0]).toBe("Wren: ♣ 10 7  ♥ A  ♠ K 10 9 8  ♦ K 10 9");
  expect(hands?.split("\n").at(-1)).toBe("Talon: ♥8 ♦7");
  expect(calls).toContain("Heron: 6 clubs, Finch: pass");
  expect(tricks?.split("\n")[0]).toBe("1. Wren ♣10 ♣9 [♣J]");
  expect(claim).toBe("The claim of Heron is accepted: Wren 2, Heron 7, Finch 1");
  expect(why).toContain("Heron took 7, needed 7");
  expect(below).toContain("http://localhost/t/x/replay/1/1#3\n");
  expect(JSON.parse(record.join("\n\n"))).toMatchObject({ game: "preference" });
});

test("a deal that was taken out of its match keeps its number in a mail, and its claim", () => {
  const record = JSON.parse(replay.record);
  record.deals[0].number = 3;
  const third = { ...replay, record: JSON.stringify(record) };
  const parts = mailText(third, tableOf(replay), movesOf(replay), null, "english").split("\n\n");
  expect(parts[0]).toContain("deal 3 of");
  expect(record.deals[0].claim).toEqual({ seat: 1, tricks: [2, 7, 1] });
  expect(JSON.parse(parts.at(-1) ?? "")).toEqual(record);
});

test("of several records the good ones are kept and the faulty lines are told", () => {
  const line = JSON.stringify({ game: "priffe", players: ["Ada", null], deals: [{}, {}] });
  const found = recordsIn(`${line}\n{"game":\n\n${line}`);
  expect(found?.records.map((record) => record.line)).toEqual([1, 4]);
  expect(found?.faulty).toEqual([{ line: 2, text: '{"game":' }]);
});
