/** The people round a table, as the pages before and beside the play show them. */
import type { SeatInfo, TableInfo } from "../wire";
import type { Message } from "./options";
import { partners } from "./plan";

/** How a seat is: whose it is and whether they are there. */
export function presence(seat: SeatInfo): Message {
  if (seat.kind === "open") return { id: "start-wait-waiting" };
  if (seat.kind === "bot") return { id: "start-wait-computer" };
  if (seat.present) return { id: "start-wait-here" };
  return { id: seat.playing ? "start-wait-away-computer" : "start-wait-away" };
}

/** Seats chosen to change places after a tap on one: two at most, the one chosen longest is let go. */
export function swapped(chosen: readonly number[], seat: number): readonly number[] {
  if (chosen.includes(seat)) return chosen.filter((other) => other !== seat);
  return [...chosen, seat].slice(-2);
}

/** Whether no match is under way, so that seats may change places. */
export function maySwap(table: Pick<TableInfo, "started" | "finished" | "ended">): boolean {
  return !table.started || table.finished || table.ended;
}

/** Where an open seat is, told by its neighbours: a partner's name in a game of pairs, else left and right. */
export function whereabouts(table: Pick<TableInfo, "sides" | "seats">, seat: number): Message | null {
  const nameAt = (other: number | undefined): string | null =>
    other === undefined ? null : (table.seats[other]?.name ?? null);
  const mate = nameAt(partners(table.sides, seat)[0]);
  if (mate !== null) return { id: "start-join-partner", args: { name: mate } };
  const count = table.seats.length;
  const left = nameAt((seat + 1) % count);
  const right = nameAt((seat + count - 1) % count);
  if (left !== null && right !== null) return { id: "start-join-between", args: { left, right } };
  if (left !== null) return { id: "start-join-right-of", args: { name: left } };
  return right === null ? null : { id: "start-join-left-of", args: { name: right } };
}
