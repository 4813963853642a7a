import { describe, expect, test } from "vitest";
import { SCENES } from "../dev/scenes";
import type { TableInfo, Trick, View } from "../wire";
import { contractOf } from "./model";
import { promptOf, reasonAgainst } from "./prompt";

function scene(name: string, change: Partial<View> = {}): [TableInfo, View, readonly string[]] {
  const made = SCENES[name]?.();
  if (!made) throw new Error(`no scene ${name}`);
  const view = { ...made.view, ...change };
  return [made.table, view, contractOf(made.table, view)?.trumps ?? []];
}

function says(name: string, change: Partial<View> = {}, chosen = 0, rest: Trick | null = null): string {
  const [table, view, trumps] = scene(name, change);
  const { strong, text, suit, call, after } = promptOf(table, view, chosen, trumps, rest);
  return [strong, text, suit && `(${suit})`, call, after].filter(Boolean).join(" ");
}

describe("the prompt", () => {
  test("names the suit to follow", () => {
    expect(says("play")).toBe("Your turn: follow (H) hearts");
  });

  test("says when any card may be played, and when a lead is asked", () => {
    expect(says("priffe")).toBe("Your turn: play any card");
    expect(says("ten")).toBe("Your turn: lead any card");
  });

  test("asks for a trump where only trumps are legal", () => {
    const hand = ["S9", "DQ", "DK", "CJ"];
    expect(says("play", { hand, legal: ["DK", "DQ"] })).toBe("Your turn: play a trump");
  });

  test("asks to take the trick where a card of the suit is not legal", () => {
    expect(says("play", { legal: ["HA"] })).toBe("Your turn: take the trick");
  });

  test("a left bower follows the trump suit", () => {
    const hand = ["DJ", "DA", "S5"];
    const heart = { hand, table: [[0, "H5"]] as [number, string][], lead: "H", trump: "H", contract: "8H" };
    expect(says("discard", { ...heart, phase: "playing", choose: null, legal: ["DJ"] })).toBe(
      "Your turn: follow (H) hearts",
    );
  });

  test("counts what is still to be chosen", () => {
    expect(says("discard", {}, 2)).toBe("Choose 1 more to discard");
    expect(says("discard", {}, 3)).toBe("All chosen, now discard them");
  });

  test("names the highest call and whose it is", () => {
    expect(says("auction")).toBe("Your call. Highest is Ilse's bid:7H");
    expect(says("misere")).toBe("Your call. Nobody has bid yet");
  });

  test("says whom we wait for", () => {
    expect(says("wait")).toBe("Olle to play");
    expect(says("talon")).toBe("Mira to discard");
    expect(says("over")).toBe("The next deal comes soon");
  });

  test("says that a seat is free whose turn it is, unless a computer player acts for it", () => {
    const [table, view] = scene("wait");
    const free = (playing: boolean) => ({
      ...table,
      seats: table.seats.map((info) => ({ ...info, kind: "open" as const, name: null, playing })),
    });
    expect(promptOf(free(false), view, 0, []).text).toBe("Seat 3 is free: the game waits");
    expect(promptOf(free(true), view, 0, []).text).toBe("Seat 3 to play");
  });
});

describe("the prompt while a finished trick rests", () => {
  const rest: Trick = { cards: [[1, "HQ"]], winner: 1 };

  test("says who took it, not what the next trick asks for before its cards are seen", () => {
    expect(says("play", {}, 0, rest)).toBe("Mira takes it. You are next go on to the next trick");
    expect(says("wait", {}, 0, rest)).toBe("Mira takes it");
  });

  test("asks for the lead at once of who took it: there is nothing that is not seen", () => {
    const led = { table: [], lead: null, legal: scene("play")[1].hand };
    expect(says("play", led, 0, { ...rest, winner: 0 })).toBe("Your turn: lead any card");
  });
});

describe("the reason against a card", () => {
  test.each([
    ["play", {}, "S9", "Follow hearts while you have one"],
    ["play", { legal: ["HA"] }, "H7", "You must take this trick, for you can"],
    ["play", { hand: ["S9", "DQ", "CJ"], legal: ["DQ"] }, "S9", "You have no hearts, so play a trump"],
    ["wait", {}, "S9", "It is not your turn yet"],
  ])("%s %j %s", (name, change, card, why) => {
    const [, view, trumps] = scene(name, change);
    expect(reasonAgainst(view, card, trumps)).toBe(why);
  });
});
