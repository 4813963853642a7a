import { expect, test } from "vitest";
import { pieces } from "./rich";

test("words without a suit stay whole", () => {
  expect(pieces("You play first.")).toEqual([{ words: "You play first." }]);
});

test("a suit takes the number before it along", () => {
  expect(pieces("from 6♠ up to ♥")).toEqual([
    { words: "from " },
    { number: "6", suit: "S", sign: "♠" },
    { words: " up to " },
    { number: "", suit: "H", sign: "♥" },
  ]);
});

test("nothing is no piece", () => {
  expect(pieces("")).toEqual([]);
});
