import { afterEach, expect, test, vi } from "vitest";
import { fitting, forgetTable, load, memoryOf, myTables, remember, save } from "./storage";

/** A browser's storage; `most` is how many characters it takes. */
function storage(kept: Record<string, string> = {}, most = Number.POSITIVE_INFINITY): Record<string, string> {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new DOMException("full", "QuotaExceededError");
      kept[key] = text;
    },
    removeItem: (key: string) => delete kept[key],
  };
  vi.stubGlobal("localStorage", new Proxy(kept, { get: (_, name) => methods[name as keyof typeof methods] }));
  return kept;
}

afterEach(() => {
  for (const { table } of myTables()) forgetTable(table);
  vi.unstubAllGlobals();
});

test.each(["", "{", "nul", "\u0000"])("what is damaged is as good as nothing: %j", (text) => {
  storage({ "forehand.known": text });
  expect(load("forehand.known")).toBeNull();
});

test.each(["null", "5", "[]", '"token"', '{"token": 5, "seat": "0", "salts": null, "muted": {}}'])(
  "a memory that can't be meant is none: %s",
  (text) => {
    storage({ "forehand.table.plum": text });
    expect(memoryOf("plum")).toEqual({});
  },
);

test("of a damaged memory the rest stays", () => {
  storage({ "forehand.table.plum": '{"token": "t", "seat": 1, "muted": 7, "other": 1}' });
  expect(memoryOf("plum")).toEqual({ token: "t", seat: 1 });
});

test("only values of the model's kind are taken", () => {
  expect(fitting({ rest: 1200, speed: "normal" }, { rest: "x", speed: "fast", toString: "y" })).toEqual({
    speed: "fast",
  });
});

test("a token that a full storage doesn't take is known as long as the page is open", () => {
  const kept = storage({ "forehand.table.plum": '{"name": "Ada"}' }, 20);
  remember("plum", { token: "secret", seat: 2 });
  expect(kept["forehand.table.plum"]).toBe('{"name": "Ada"}');
  expect(memoryOf("plum")).toMatchObject({ name: "Ada", token: "secret", seat: 2 });
});

test("a table is listed once, whether or not it could be kept", () => {
  storage({ "forehand.table.plum": '{"seen": 1}' }, 20);
  remember("plum", { token: "secret" });
  remember("heron", { token: "other" });
  expect(
    myTables()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(["heron", "plum"]);
});

test("without any storage the page remembers", () => {
  vi.stubGlobal("localStorage", undefined);
  save("forehand.known", ["priffe"]);
  expect(load("forehand.known")).toEqual(["priffe"]);
  remember("plum", { token: "secret" });
  forgetTable("plum");
  expect(myTables()).toEqual([]);
});
