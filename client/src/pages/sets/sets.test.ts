import { expect, test } from "vitest";
import type { DealSet, SetDeal, SetResult } from "../../wire";
import { bestOf, compared, resultOf } from "./sets";

const result = (person: number, name: string, points: number, knew = false) =>
  ({ person, name, points, knew, table: `${name} ${points}` }) as SetResult;
const ADA = 1;
const BO = 2;
const set = {
  deals: [
    { deal: 1, results: [result(BO, "Bo", 12), result(ADA, "Ada", -4)] },
    { deal: 2, results: null },
    { deal: 3, results: [result(ADA, "Ada", 30)] },
  ],
} as unknown as DealSet;

test("who has played is compared deal by deal, the highest total first", () => {
  expect(compared(set)).toEqual([
    { person: ADA, name: "Ada", knew: false, points: [-4, null, 30], total: 26 },
    { person: BO, name: "Bo", knew: false, points: [12, null, null], total: 12 },
  ]);
});

test("the best of a deal is the most points that it brought anybody", () => {
  const [first, second] = set.deals;
  expect(first && bestOf(first)).toBe(12);
  expect(first && resultOf(first, ADA)?.points).toBe(-4);
  expect(second && resultOf(second, ADA)).toBeNull();
});

test("nobody is the best alone", () => {
  const [, withheld, alone] = set.deals;
  expect(alone && bestOf(alone)).toBeNull();
  expect(withheld && bestOf(withheld)).toBeNull();
});

test("who knew the cards comes last and is compared with nobody", () => {
  const CY = 3;
  const results = [result(ADA, "Ada", 4), result(BO, "Bo", 2), result(CY, "Cy", 90, true)];
  const deal = { deal: 1, results } as unknown as SetDeal;
  expect(bestOf(deal)).toBe(4);
  expect(bestOf({ ...deal, results: results.slice(1) })).toBeNull();
  expect(compared({ deals: [deal] } as unknown as DealSet).map(({ name }) => name)).toEqual([
    "Ada",
    "Bo",
    "Cy",
  ]);
});
