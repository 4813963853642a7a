import { describe, expect, test } from "vitest";
import { layHand, placeAt, plateOf, walk } from "./layout";

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

test("a tablet has larger cards, and lower rows further down", () => {
  const { spots, width } = layHand(10, { across: 756, tall: 1180, oneRow: false, choosing: false });
  expect(width).toBe(116);
  expect(spots.at(-1)?.y).toBeCloseTo(98.8);
});

test("a laptop's hand is one row, as wide as the window's height allows", () => {
  const { spots, width } = layHand(13, { across: 900, tall: 800, oneRow: true, choosing: false });
  expect(width).toBe(126);
  expect(new Set(spots.map(({ y }) => y))).toEqual(new Set([0]));
  expect((spots.at(-1)?.x ?? 0) + width).toBeCloseTo(900);
});

describe("keys walk a hand", () => {
  const { spots } = layHand(9, phone(390));

  test("along its cards and round its ends", () => {
    expect(walk(spots, 0, "ArrowRight")).toBe(1);
    expect(walk(spots, 0, "ArrowLeft")).toBe(8);
    expect(walk(spots, 8, "ArrowRight")).toBe(0);
    expect([walk(spots, 3, "Home"), walk(spots, 3, "End")]).toEqual([0, 8]);
  });

  test("between its rows, to the nearest card", () => {
    expect(walk(spots, 0, "ArrowDown")).toBe(5);
    expect(walk(spots, 8, "ArrowUp")).toBe(4);
  });

  test("in one row up and down lead on as well", () => {
    const { spots } = layHand(3, phone(390));
    expect([walk(spots, 0, "ArrowDown"), walk(spots, 0, "ArrowUp")]).toEqual([1, 2]);
  });
});

test("a card let go takes the place that is nearest", () => {
  const { spots } = layHand(9, phone(390));
  expect(placeAt(spots, { x: -20, y: 5 })).toBe(0);
  expect(placeAt(spots, { x: 300, y: 80 })).toBe(8);
});

test("a hand held low shows of each card what names it", () => {
  const low = layHand(10, { ...phone(360), low: true });
  expect([low.seen, low.height]).toEqual([66, 132]);
});

test("where there is little room the plate becomes a tray", () => {
  expect(plateOf({ across: 374, free: 200, wide: false })).toEqual({ tray: true, size: 132 });
  expect(plateOf({ across: 374, free: 330, wide: false })).toEqual({ tray: false, size: 308 });
  expect(plateOf({ across: 374, free: 200, wide: false, round: true })).toEqual({ tray: false, size: 186 });
});
