import { expect, test } from "vitest";
import type { ClockRule } from "../wire";
import { clocksWith, keyOfClock, limitText, zeroText } from "./clockRule";

test("a clock is told in the unit that says it shortest", () => {
  expect(limitText({ per: "act", seconds: 30 })).toBe("30 s a turn");
  expect(limitText({ per: "act", seconds: 120 })).toBe("2 min a turn");
  expect(limitText({ per: "match", seconds: 1200 })).toBe("20 min a match");
  expect(limitText({ per: "match", seconds: 90, more: 5 })).toBe("90 s a match, 5 s more each turn");
});

test("what comes at zero is a computer's turn unless another choice was made", () => {
  expect(zeroText({})).toBe("a computer plays that turn");
  expect(zeroText({ at_zero: "show" })).toBe("it is only shown");
});

test("what is set is among the choices, also where it is none of the usual ones", () => {
  const odd: ClockRule = { per: "match", seconds: 700, more: 7, at_zero: "show" };
  expect(clocksWith(null).has(keyOfClock(odd))).toBe(false);
  expect(clocksWith(odd).get(keyOfClock(odd))).toEqual(odd);
  expect(keyOfClock(null)).toBe("");
});
