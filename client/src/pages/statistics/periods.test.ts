import { expect, test } from "vitest";
import { periodsOf } from "./periods";

const days = (count: number, every: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 30) + index * every * 86_400_000).toISOString().slice(0, 10),
    deals: 2,
    points: 5,
  }));

const shown = (periods: ReturnType<typeof periodsOf>) =>
  periods.map(({ start, deals }) => `${start.toISOString().slice(0, 10)} ${deals}`);

test("few days are shown as they are", () => {
  expect(shown(periodsOf(days(2, 3)))).toEqual(["2026-11-30 2", "2026-12-03 2"]);
});

test("more days become weeks, which begin on Monday", () => {
  const weeks = periodsOf(days(20, 1));
  expect(weeks[0]?.unit).toBe("week");
  expect(shown(weeks)).toEqual(["2026-11-30 14", "2026-12-07 14", "2026-12-14 12"]);
});

test("many weeks become months, of which the last ones are shown", () => {
  const months = periodsOf(days(80, 8));
  expect(months[0]?.unit).toBe("month");
  expect(months.length).toBe(16);
  expect(shown(months).at(-1)).toBe("2028-08-01 6");
});

test("without a day there is no period", () => {
  expect(periodsOf([])).toEqual([]);
});
