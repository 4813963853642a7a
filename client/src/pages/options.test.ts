import { describe, expect, test } from "vitest";
import type { OptionField } from "../wire";
import { allowed, changedOnly, fieldsOfSet, glance } from "./options";

const NONE = { low: null, high: null, step: null, values: null };
const DEALS: OptionField = {
  ...NONE,
  name: "deals",
  type: "integer",
  default: 12,
  low: 3,
  high: 60,
  step: 3,
};
const TARGET: OptionField = {
  ...NONE,
  name: "target",
  type: "integer",
  default: 120,
  low: 20,
  high: 1000,
  step: 1,
};
const JUMP: OptionField = { ...NONE, name: "jump_bids", type: "flag", default: false };
const NAMING: OptionField = {
  ...NONE,
  name: "naming",
  type: "choice",
  default: "one-level",
  values: ["one-level", "free"],
};
const FIELDS = [DEALS, JUMP, NAMING];

describe("an integer is brought to the nearest value allowed", () => {
  test.each([
    [DEALS, 12, 12],
    [DEALS, 13, 12],
    [DEALS, 14, 15],
    [DEALS, 0, 3],
    [DEALS, 999, 60],
    [DEALS, Number.NaN, 12],
    [TARGET, 21.4, 21],
    [TARGET, -5, 20],
  ])("%o: %d becomes %d", (field, wish, value) => {
    expect(allowed(field, wish)).toBe(value);
  });
});

test("a set has the house rules but for those that tell when a match ends", () => {
  const lose: OptionField = { ...NONE, name: "lose_at_minus_target", type: "flag", default: true };
  expect(fieldsOfSet([...FIELDS, TARGET, lose])).toEqual([JUMP, NAMING]);
});

test("only what differs from the rules as written is sent", () => {
  expect(changedOnly(FIELDS, { deals: 12, jump_bids: true, naming: "one-level" })).toEqual({
    jump_bids: true,
  });
});

test("the house rules at a glance name each value by its message", () => {
  expect(glance("preference", FIELDS, { jump_bids: true })).toEqual({
    changed: [{ id: "option-preference-jump-bids-true" }],
    asWritten: [
      { id: "option-preference-deals-value", args: { value: 12 } },
      { id: "option-preference-naming-one-level" },
    ],
  });
});
