/** Records to keep: a match on a line, as JSON. */
import { ApiError, api } from "../app/api";
import { t } from "../app/i18n";
import { parseRoute } from "../app/route";
import { type Memory, memoryOf } from "../app/storage";
import type { RecordFault } from "../wire";

/** All matches of a table, one a line, those without a complete deal left out. Throws `ApiError`. */
export async function historyOf(table: string): Promise<string> {
  const { token, host } = memoryOf(table);
  const shown = token ?? host;
  const { match } = await api.table(table, shown);
  let lines = "";
  for (let number = 1; number <= match; number += 1) {
    const record = await api.record(table, number, shown);
    if ((record as { deals: unknown[] }).deals.length > 0) lines += `${JSON.stringify(record)}\n`;
  }
  return lines;
}

/** A table that this browser remembers. */
type Known = { table: string; memory: Memory };

/** What was had of several tables' records, and of which tables there was none to be had this time. */
export interface Gathered<T extends Known> {
  lines: string;
  missed: T[];
  /** Why the first of them was missed. */
  fault: ApiError | null;
}

/** The records of all these tables, asked for one after another; tables that are there no more have none. */
export async function gather<T extends Known>(
  tables: readonly T[],
  ask: (table: string) => Promise<string> = historyOf,
): Promise<Gathered<T>> {
  const had: Gathered<T> = { lines: "", missed: [], fault: null };
  for (const known of tables) {
    try {
      had.lines += await ask(known.table);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "no-such-table") continue;
      had.missed.push(known);
      had.fault ??= error;
    }
  }
  return had;
}

/** A line of a text, counted from 1. */
export interface Line {
  line: number;
  text: string;
}

/** What is told of a record in a list of them. */
export interface Listed extends Line {
  game: string;
  players: (string | null)[];
  deals: number;
}

/** What a text holds that has a record a line. */
export interface Several {
  records: Listed[];
  /** The lines that are none. */
  faulty: Line[];
}

/** The records of a text that has one a line; null where it is a single one, whole, damaged or in a mail. */
export function recordsIn(text: string): Several | null {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== "");
  const records = lines.map(listed).filter((record) => record !== null);
  const begun = lines.every((line) => line.text.startsWith("{"));
  if (lines.length < 2 || records.length < (begun ? 1 : 2)) return null;
  const good = new Set(records.map((record) => record.line));
  return { records, faulty: lines.filter(({ line }) => !good.has(line)) };
}

/** Whether a text is in Portable Bridge Notation: it begins as no record does, and no mail that brings one. */
export const isPbn = (text: string): boolean => /^\s*(?:[%;]|\[\s*\w+\s+")/.test(text);

function listed({ line, text }: Line): Listed | null {
  try {
    const { game, players, deals } = JSON.parse(text) as Record<string, unknown>;
    if (typeof game !== "string" || !Array.isArray(deals)) return null;
    const names = Array.isArray(players) ? players : [];
    return {
      line,
      text,
      game,
      players: names.map((name) => (typeof name === "string" ? name : null)),
      deals: deals.length,
    };
  } catch {
    return null;
  }
}

/** In words where a record's fault is. */
export function placeOf({ deal, action, line }: RecordFault): string {
  if (typeof line === "number") return t("replay-fault-line", { line });
  if (deal === null) return t("replay-fault-head");
  return action === null ? t("replay-fault-deal", { deal }) : t("replay-fault-action", { deal, action });
}

/** The address of a replay, where that is all that was pasted. */
export function linkIn(text: string): URL | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && /^https?:$/.test(url.protocol) && parseRoute(url.pathname).page === "replay" ? url : null;
}
