import { expect, test } from "vitest";
import { introLength } from "./length";
import { screensOf } from "./screens";

test.each(["perfrance", "preference", "priffe", "five-hundred", "whist"])(
  "the introduction of %s is as long as is said",
  (game) => {
    expect(introLength(game)).toBe(screensOf(game).length);
  },
);
