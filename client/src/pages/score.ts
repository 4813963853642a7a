/** The score card as rows of plain values, for the page to lay out. Knows no rules: it reads the table's own lines. */
import type { DealResult, ScoreLine, TableInfo, View } from "../wire";
import { keyOf, type Message } from "./options";

/** What of a table's state the score card needs. */
export type Scored = Pick<TableInfo, "game" | "sides" | "lines" | "results" | "contracts">;

/** One reason for points: who, in a few words why, and how many. */
export interface Reason {
  readonly seats: readonly number[];
  readonly text: Message;
  readonly points: number;
}

/** One complete deal; `points` and `totals` have one number a side. */
export interface Row {
  readonly number: number;
  readonly contract: string | null;
  readonly declarer: number | null;
  readonly verdict: Message | null;
  readonly reasons: readonly Reason[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** The seats that play with `seat`, itself included. */
export function sideOf(sides: Scored["sides"], seat: number): readonly number[] {
  return sides.find((side) => side.includes(seat)) ?? [seat];
}

function sumOver(seats: readonly number[], numbers: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (numbers[seat] ?? 0), 0);
}

/** Made, or missed by how much. A declarer gains by a contract made and by no other (every game's score says so). */
function verdict(result: DealResult, sides: Scored["sides"], contracts: Scored["contracts"]): Message | null {
  if (result.declarer === null || result.contract === null) return null;
  if ((result.scores[result.declarer] ?? 0) > 0) return { id: "score-made" };
  const contract = contracts[result.contract];
  if (!contract || contract.tricks === 0) return { id: "score-set" };
  const missing = contract.tricks - sumOver(sideOf(sides, result.declarer), result.tricks);
  return missing >= 0
    ? { id: "score-short", args: { missing } }
    : { id: "score-over", args: { over: -missing } };
}

function reasons(game: string, lines: readonly ScoreLine[]): Reason[] {
  return lines.map(({ seats, points, why, args }) => ({
    seats,
    points,
    text: { id: keyOf("score", game, why), args: { ...args, points } },
  }));
}

/** A side's number is that of its first seat: partners carry the same. */
export function sideNumbers(sides: Scored["sides"], numbers: readonly number[]): number[] {
  return sides.map((side) => numbers[side[0] ?? 0] ?? 0);
}

/** All complete deals in order. */
export function rowsOf(table: Scored): Row[] {
  const totals = table.sides.map(() => 0);
  return table.results.map((result, place) => {
    const points = sideNumbers(table.sides, result.scores);
    points.forEach((point, side) => {
      totals[side] = (totals[side] ?? 0) + point;
    });
    return {
      number: place + 1,
      contract: result.contract,
      declarer: result.declarer,
      verdict: verdict(result, table.sides, table.contracts),
      reasons: reasons(table.game, table.lines[place] ?? []),
      points,
      totals: [...totals],
    };
  });
}

/** A deal's reasons side by side with whom they touch: one list a side. */
export function reasonsBySide(row: Row, sides: Scored["sides"]): Reason[][] {
  return sides.map((side) => row.reasons.filter(({ seats }) => seats.some((seat) => side.includes(seat))));
}

/** A contract for showing: a number with a suit to draw, or a message. */
export type ContractSign = { readonly level: string; readonly suit: string } | { readonly message: Message };

const SUIT_WORDS: Readonly<Record<string, string>> = { spades: "S", clubs: "C", diamonds: "D", hearts: "H" };

export function contractSign(game: string, contract: string): ContractSign {
  const [, level = "", suit] = /^(\d*)([SCDH])$/.exec(contract) ?? [];
  if (suit) return { level, suit };
  const named = SUIT_WORDS[contract];
  if (named) return { level, suit: named };
  const [, tricks] = /^(\d+)NT$/.exec(contract) ?? [];
  if (tricks) return { level: tricks, suit: "NT" };
  return { message: { id: keyOf("score", game, "contract", contract) } };
}

const WIDE = /[mw@\p{Lu}]/u;

/** A name that fits where about `longest` letters do; wide ones count more. A longer one loses its end. */
export function clipped(name: string, longest: number): string {
  const letters = [...name];
  let room = longest;
  const cut = letters.findIndex((letter) => {
    room -= WIDE.test(letter) ? 1.5 : 1;
    return room < 0;
  });
  return cut < 0 ? name : `${letters.slice(0, Math.max(1, cut - 1)).join("")}…`;
}

/** What comes between the last bid and the contract. */
const NAMED_LATER: ReadonlySet<View["phase"]> = new Set(["discarding", "naming"] as const);

/** What the deal under way asks of its declarers and what they have taken, as words that follow their names. */
export function needs(
  table: Pick<TableInfo, "sides" | "contracts">,
  view: Pick<View, "contract" | "declarer" | "tricks" | "seat" | "phase">,
): Message {
  if (view.contract === null)
    return { id: NAMED_LATER.has(view.phase) ? "score-not-named" : "score-bidding" };
  const contract = table.contracts[view.contract];
  if (!contract || view.declarer === null) return { id: "score-playing" };
  const side = sideOf(table.sides, view.declarer);
  const who = side.length > 1 || view.declarer === view.seat ? "many" : "one";
  const args = { who, tricks: contract.tricks, has: sumOver(side, view.tricks) };
  if (contract.aim === "at-least") return { id: "score-needs", args };
  return { id: contract.tricks === 0 ? "score-needs-none" : "score-needs-at-most", args };
}
