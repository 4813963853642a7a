import { describe, expect, test } from "vitest";
import { layHand } from "./layout";

const phone = (width: number) => ({ across: width - 16, tall: 844, oneRow: false, choosing: false });

describe("a hand on a phone, by the table of the look", () => {
  test.each([
    [360, 7, 80, 44],
    [390, 7, 96, 46],
    [430, 7, 96, 53],
    [360, 10, 84, 65],
    [390, 12, 84, 58],
    [360, 13, 80, 44],
    [430, 13, 84, 55],
  ])("%i wide, %i cards", (width, cards, wide, step) => {
    const { spots, width: found } = layHand(cards, phone(width));
    expect(found).toBe(wide);
    expect(Math.round((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0))).toBe(step);
  });

  test("up to seven cards lie in one row, from eight in two", () => {
    expect(new Set(layHand(7, phone(390)).spots.map(({ y }) => y))).toEqual(new Set([0]));
    expect(layHand(9, phone(390)).spots.map(({ y }) => y)).toEqual([0, 0, 0, 0, 0, 76, 76, 76, 76]);
  });

  test("the lower row makes room while cards are lifted to be chosen", () => {
    const { spots } = layHand(12, { ...phone(390), choosing: true });
    expect(spots.at(-1)?.y).toBe(92);
  });

  test("few cards are centred", () => {
    const { spots, width } = layHand(1, phone(390));
    expect(spots[0]?.x).toBe((374 - width) / 2);
  });

  test.each([1, 2, 5, 7, 8, 10, 12, 13])("%i cards stay inside", (cards) => {
    const { spots, width } = layHand(cards, phone(360));
    for (const { x } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(344.001);
    }
  });
});

test("a laptop's hand is one row, as wide as the window's height allows", () => {
  const { spots, width } = layHand(13, { across: 900, tall: 800, oneRow: true, choosing: false });
  expect(width).toBe(126);
  expect(new Set(spots.map(({ y }) => y))).toEqual(new Set([0]));
  expect((spots.at(-1)?.x ?? 0) + width).toBeCloseTo(900);
});
