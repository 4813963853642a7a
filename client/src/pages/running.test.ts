import { expect, test } from "vitest";
import { running } from "./running";

test.each([
  [59, "host-running-minutes", 0],
  [3599, "host-running-minutes", 59],
  [3600, "host-running-hours", 1],
  [86_400 * 3 + 5, "host-running-days", 3],
])("%d seconds", (seconds, id, count) => {
  expect(running(seconds)).toEqual({ id, args: { count } });
});
