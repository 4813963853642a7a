import { describe, expect, test } from "vitest";
import { CONTRACTS } from "../dev/scenes";
import { calledLabel, deedText, highest, labelOf, menuOf } from "./calls";

const FIVE_HUNDRED = CONTRACTS["five-hundred"] ?? {};
const PREFERENCE = CONTRACTS.preference ?? {};

describe("a label", () => {
  test("of a step has number and suit, and says both", () => {
    expect(labelOf("8H")).toEqual({ number: "8", suit: "H", word: "", long: "", spoken: "8 hearts" });
    expect(labelOf("10NT")).toEqual({
      number: "10",
      suit: null,
      word: "NT",
      long: "no trump",
      spoken: "10 no trump",
    });
  });

  test("of a suit is the suit, by letter or by name", () => {
    expect(labelOf("H").suit).toBe("H");
    expect(labelOf("diamonds")).toEqual({ number: "", suit: "D", word: "", long: "", spoken: "diamonds" });
  });

  test("of anything else is its text, or its id made readable", () => {
    expect(labelOf("misere").word).toBe("Misère");
    expect(labelOf("grand-tour").word).toBe("Grand tour");
  });

  test("of a discard says nothing of the cards", () => {
    expect(calledLabel("discard:S7,HK")).toEqual(calledLabel("discard"));
  });
});

describe("a deed", () => {
  test("is named in full", () => {
    expect(deedText("bid:8H", "five-hundred", 280)).toBe("Bid 8 hearts for 280");
    expect(deedText("bid:6D", "preference", 2)).toBe("Bid 6 diamonds");
    expect(deedText("name:S")).toBe("Name spades");
    expect(deedText("take")).toBe("Take the blind");
  });

  test("of a game that the catalogue does not know is readable", () => {
    expect(deedText("double")).toBe("Double");
    expect(deedText("knock:twice")).toBe("Knock Twice");
  });
});

describe("the menu", () => {
  const after7H = Object.keys(FIVE_HUNDRED).filter((what) => /^(7S|7NT|[89]|10)/.test(what));

  test("of many steps is a grid of levels by strains in the game's order; rows already outbid are gone", () => {
    const { grid } = menuOf([...after7H.map((what) => `bid:${what}`), "pass"], FIVE_HUNDRED);
    expect(grid?.strains).toEqual(["C", "D", "H", "S", "NT"]);
    expect(grid?.rows.map((row) => row[0]?.what)).toEqual(["7C", "8C", "9C", "10C"]);
    expect(grid?.rows[0]?.map((cell) => cell.action)).toEqual([null, null, null, "bid:7S", "bid:7NT"]);
    expect(grid?.rows[1]?.[2]).toEqual({ what: "8H", action: "bid:8H", worth: 280 });
  });

  test("where only the next step may be bid has no grid", () => {
    const menu = menuOf(["bid:6D", "bid:misere", "pass"], PREFERENCE);
    expect(menu.grid).toBeNull();
    expect(menu.only?.action).toBe("bid:6D");
    expect(menu.list.map((cell) => cell.what)).toEqual(["misere"]);
    expect(menu.plain).toEqual(["pass"]);
  });

  test("leaves the cards to the hand", () => {
    expect(menuOf(["S7", "JK:H", "fold"], {}).plain).toEqual(["fold"]);
  });

  test("of an unknown game offers every legal action", () => {
    const menu = menuOf(["double", "knock:twice", "pass"], {});
    expect(menu.plain).toEqual(["double", "pass"]);
    expect(menu.list.map((cell) => cell.action)).toEqual(["knock:twice"]);
  });
});

test("the highest call is the last that named something", () => {
  expect(highest([])).toBe(-1);
  expect(
    highest([
      [0, "pass"],
      [1, "bid:6H"],
      [2, "pass"],
      [1, "discard"],
    ]),
  ).toBe(1);
});
