import { expect, test } from "vitest";
import { clock } from "./clock";

test.each([
  [300, "5:00"],
  [59.2, "1:00"],
  [9, "0:09"],
  [-3, "0:00"],
])("%d seconds are %s", (seconds, shown) => {
  expect(clock(seconds)).toBe(shown);
});
