import { expect, test } from "vitest";
import { nameFault } from "./name";

test.each([
  ["Ada", null],
  [" Ada ", null],
  ["W".repeat(32), null],
  ["🂡".repeat(32), null],
  ["", "empty"],
  ["   ", "empty"],
  ["W".repeat(33), "long"],
  ["A\u0007da", "control"],
  ["Bo", "taken"],
])("%j: %s", (name, fault) => {
  expect(nameFault(name, ["Bo", null])).toBe(fault);
});
