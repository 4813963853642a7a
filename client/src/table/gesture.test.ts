import { expect, test } from "vitest";
import { Drag } from "./gesture";

function drag(...points: [x: number, y: number, at: number][]): Drag {
  const made = new Drag({ x: 0, y: 0, at: 0 });
  for (const [x, y, at] of points) made.move({ x, y, at });
  return made;
}

test("a finger that trembles taps", () => {
  expect(drag([5, -5, 30]).moving).toBe(false);
});

test("a card carried up over the table is played, however slowly", () => {
  expect(drag([0, -30, 400], [0, -90, 900]).end(1200, false)).toBe("throw");
});

test("a short quick swipe up plays", () => {
  expect(drag([0, -10, 20], [0, -40, 60]).end(65, true)).toBe("throw");
});

test("a short slow move up does not", () => {
  expect(drag([0, -20, 300], [0, -40, 600]).end(700, true)).toBe("place");
});

test("a swipe that has come to rest does not play", () => {
  expect(drag([0, -40, 60]).end(500, true)).toBe("place");
});

test("a card let go below or beside the hand goes back", () => {
  expect(drag([0, 120, 200]).end(300, false)).toBe("back");
});
