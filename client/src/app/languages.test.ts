import { expect, test } from "vitest";
import { choose, LANGUAGES } from "./languages";

test.each([
  ["auto", ["nb-NO", "en"], { code: "nb", tag: "nb-NO" }],
  ["auto", ["no"], { code: "nb", tag: "no" }],
  ["auto", ["fo", "en-GB"], { code: "en", tag: "en-GB" }],
  ["auto", ["fo"], { code: "en", tag: "en" }],
  ["auto", [], { code: "en", tag: "en" }],
  ["nb", ["en-GB"], { code: "nb", tag: "nb" }],
  ["en", ["nb-NO", "en-GB"], { code: "en", tag: "en-GB" }],
  ["gone", ["nb"], { code: "nb", tag: "nb" }],
])("wished %s on a device with %j", (wish, device, language) => {
  expect(choose(wish, device)).toEqual(language);
});

test("each language has its own name and the tag of its catalogue", () => {
  expect(LANGUAGES.find(({ code }) => code === "nb")?.name).toBe("Norsk bokmål");
  for (const { code, tags } of LANGUAGES) expect(tags).toContain(code);
});
