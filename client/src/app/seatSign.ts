/** What a seat's sign looks like: the same for everybody at the table, on every device. */
import type { Seat } from "./types";

type Sides = readonly (readonly Seat[])[];

/** Whether it is a game of pairs. */
export const inPairs = (sides: Sides): boolean => sides.some((side) => side.length > 1);

/** Which of the seats' colours it has: its own, or in games of pairs that of its pair. */
export function hueOf(sides: Sides, seat: Seat): number {
  if (!inPairs(sides)) return seat;
  const first = (side: readonly Seat[]) => Math.min(...side);
  const own = first(sides.find((side) => side.includes(seat)) ?? [seat]);
  return sides.filter((side) => first(side) < own).length;
}

/** Whether it is square: the pair of the first seat is round, the other square, so that pairs need no colour. */
export function isSquare(sides: Sides, seat: Seat): boolean {
  return inPairs(sides) && hueOf(sides, seat) > 0;
}
