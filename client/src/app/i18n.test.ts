import { afterEach, expect, test } from "vitest";
import { ago, has, list, points, series, t } from "./i18n";
import { speak, spoken } from "./language.svelte";

afterEach(() => speak({ code: "en", tag: "en" }));

test("a message takes the plural of its number, below zero too, and a true minus", () => {
  expect(t("table-points", { points: 1 })).toBe("1 point");
  expect(t("table-points", { points: -14 })).toBe("\u221214 points");
});

test("a key that the catalogue lacks is made readable, or has the words given for it", () => {
  expect(t("grand-tour")).toBe("Grand tour");
  expect(t("grand-tour", undefined, "the long way")).toBe("the long way");
  expect(has("grand-tour")).toBe(false);
});

test("numbers and lists are written as the language writes them", async () => {
  expect([points(-14), points(1250), points(5, true), points(0, true)]).toEqual([
    "\u221214",
    "1,250",
    "+5",
    "0",
  ]);
  expect(list(["Ada", "Bo"])).toBe("Ada and Bo");
  await speak({ code: "nb", tag: "nb" });
  expect(points(1250)).toBe("1\u00A0250");
  expect(list(["Ada", "Bo"])).toBe("Ada og Bo");
});

test("words beside each other have commas between them in every language", async () => {
  for (const code of ["en", "nb", "nl", "ru"]) {
    await speak({ code, tag: code });
    expect([[], ["A"], ["A", "B", "C"]].map(series)).toEqual(["", "A", "A, B, C"]);
  }
});

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [3 * 3600 + 5, "3 hours ago"],
  [86_400, "yesterday"],
  [9 * 86_400, "9 days ago"],
])("%d seconds ago", (seconds, words) => {
  expect(ago(seconds)).toBe(words);
});

test("of two languages asked for in a row the later one is spoken", async () => {
  await Promise.all([speak({ code: "nb", tag: "nb" }), speak({ code: "en", tag: "en-GB" })]);
  expect(spoken().code).toBe("en");
});
