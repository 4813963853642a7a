import { expect, test } from "vitest";
import type { TableInfo } from "../wire";
import { standing } from "./tables";

const GOING = {
  finished: false,
  ended: false,
  closed: false,
  seats: [],
  match: 1,
  deal: 3,
} as unknown as TableInfo;

test.each([
  [GOING, "start-table-deal"],
  [{ ...GOING, match: 2 }, "start-table-match-deal"],
  [{ ...GOING, finished: true }, "start-table-over"],
  [{ ...GOING, ended: true }, "start-table-over"],
  [{ ...GOING, closed: true }, "start-table-over"],
])("a table that was played out, ended early or closed is over: %#", (info, id) => {
  expect(standing(info).id).toBe(id);
});
