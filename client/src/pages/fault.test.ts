import { expect, test } from "vitest";
import { ApiError } from "../app/api";
import { faultText, refusalText } from "./fault";

test("a refusal is told in words, and one that has none by its code", () => {
  expect(refusalText("paused")).toBe("The game is paused.");
  expect(refusalText("odd")).toBe("The server said no (odd).");
  expect(faultText(new ApiError("not-now", 409, ""))).toBe("That can't be asked for at this moment.");
});

test("what is no refusal is thrown on", () => {
  expect(() => faultText(new TypeError("ours"))).toThrow("ours");
});
