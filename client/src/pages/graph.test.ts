import { expect, test } from "vitest";
import { graphOf, roundStep, spread } from "./graph";

const FRAME = { width: 340, height: 300, left: 40, right: 80, top: 10, bottom: 30 };

test.each([
  [60, 20],
  [40, 10],
  [7, 2],
  [900, 500],
  [0, 1],
])("a span of %d has levels %d apart", (span, step) => {
  expect(roundStep(span, 4)).toBe(step);
});

test("labels that would lie on each other are moved apart and stay in the box", () => {
  expect(spread([100, 104, 20], 17, 300)).toEqual([100, 117, 20]);
  expect(spread([295, 299, 20], 17, 300)).toEqual([283, 300, 20]);
});

test("every line starts at nothing and has a point a deal", () => {
  const graph = graphOf(
    [
      [0, 2, 10],
      [-20, 18, 10],
    ],
    3,
    12,
    FRAME,
  );
  expect(graph.points.map((line) => line.length)).toEqual([3, 3, 3]);
  expect(new Set(graph.points.map(([start]) => start?.join())).size).toBe(1);
  expect(graph.levels.map(({ value }) => value)).toEqual([-20, -10, 0, 10, 20]);
});

test("a match without a deal yet has axes and no slope", () => {
  const graph = graphOf([], 2, 8, FRAME);
  expect(graph.levels.map(({ value }) => value)).toEqual([0, 1]);
  expect(graph.paths).toEqual(["M40.0 270.0", "M40.0 270.0"]);
});

test("deals are counted under the box in even steps, never more than five numbers", () => {
  expect(graphOf([], 3, 12, FRAME).deals.map(({ deal }) => deal)).toEqual([3, 6, 9, 12]);
  expect(graphOf([[1, 2, 3]], 3, 6, FRAME).deals.map(({ deal }) => deal)).toEqual([2, 4, 6]);
  expect(graphOf([], 3, 60, FRAME).deals).toHaveLength(4);
});
