import { describe, expect, test } from "vitest";
import { SCENES } from "../dev/scenes";
import type { TableInfo, View } from "../wire";
import { stripOf } from "./strip";

function scene(name: string, change: Partial<View> = {}): [TableInfo, View] {
  const { table, view } = (SCENES[name] ?? SCENES.play)?.() ?? { table: null, view: null };
  return [table as TableInfo, { ...(view as View), ...change }];
}

describe("the contract's strip", () => {
  test("says who plays what, what is needed and who stands against it", () => {
    const strip = stripOf(...scene("play"));
    expect(strip?.line).toBe("Mira plays, diamonds trump");
    expect(strip?.brief).toBe("Mira plays");
    expect(strip?.need).toBe("needs 6, has 2");
    expect(strip?.right).toEqual({ label: "You and Olle", value: "need 4, have 1" });
    expect(strip?.left).toBe("7 to come");
    expect(strip?.mark).toBe(6);
    expect(strip?.segments).toEqual([
      ...Array(2).fill("taken"),
      ...Array(4).fill("needed"),
      ...Array(3).fill("free"),
      "against",
    ]);
  });

  test("counts partners together", () => {
    const strip = stripOf(...scene("priffe"));
    expect(strip?.line).toBe("You and Ilse play, hearts trump");
    expect(strip?.need).toBe("need 7, have 2");
    expect(strip?.right).toEqual({ label: "They", value: "need 7, have 1" });
    expect(strip?.segments).toHaveLength(13);
  });

  test("tells before the play what the contract is worth", () => {
    const strip = stripOf(...scene("discard"));
    expect(strip?.need).toBe("need 8 of 10");
    expect(strip?.right).toEqual({ label: "worth", value: "280" });
    expect(strip?.playing).toBe(false);
  });

  test("tells the bid that was reached while declarer discards", () => {
    const strip = stripOf(...scene("contract", { phase: "discarding" }));
    expect(strip?.contract).toBe("6D");
    expect(strip?.line).toBe("You play");
    expect(strip?.need).toBe("contract not yet named");
    expect(strip?.segments).toEqual([]);
  });

  test("is not there where the auction itself is seen", () => {
    expect(stripOf(...scene("contract"))).toBeNull();
  });

  test.each([
    [6, 0, "6 of 6: made"],
    [2, 5, "2 of 6: short"],
  ])("says when it is decided: %i against %i", (own, against, need) => {
    const strip = stripOf(...scene("play", { tricks: [against, own, 0] }));
    expect(strip?.need).toBe(need);
  });

  test("a misère needs none, and one trick is too many", () => {
    expect(stripOf(...scene("open"))?.need).toBe("need none, have 0");
    expect(stripOf(...scene("open", { tricks: [1, 0, 0] }))?.need).toBe("need none, have 1: set");
  });

  test("a deal that all have passed has no declarer and counts our own tricks", () => {
    const strip = stripOf(...scene("opening", { tricks: [0, 1, 0] }));
    expect(strip?.line).toBe("No declarer, no trump");
    expect(strip?.right).toEqual({ label: "You", value: "0" });
    expect(strip?.mark).toBeNull();
  });

  test("each of two defenders owes two tricks in Perfrance, whatever the other takes", () => {
    const [table, view] = scene("folded", { folded: [], declarer: 1, tricks: [1, 3, 2] });
    expect(stripOf(table, { ...view, seat: 0 })?.right).toEqual({ label: "You", value: "need 2, have 1" });
    expect(stripOf(table, { ...view, seat: 1 })?.right?.value).toBe("need 2 each");
  });

  test("against a misère nobody owes anything", () => {
    expect(stripOf(...scene("open"))?.right).toBeNull();
  });

  test("leaves out who has folded", () => {
    expect(stripOf(...scene("folded"))?.right?.label).toBe("You");
  });

  test("is not there while there is no contract", () => {
    expect(stripOf(...scene("auction"))).toBeNull();
  });
});
