/** Records to keep: a match on a line, as JSON. */
import { api } from "../app/api";

/** All matches of a table, one a line, those without a complete deal left out. Throws `ApiError`. */
export async function historyOf(table: string): Promise<string> {
  const { match } = await api.table(table);
  const numbers = Array.from({ length: match }, (_, index) => index + 1);
  const records = await Promise.all(numbers.map((number) => api.record(table, number)));
  const played = records.filter((record) => (record as { deals: unknown[] }).deals.length > 0);
  return played.map((record) => `${JSON.stringify(record)}\n`).join("");
}

/** What is told of a record in a list of them. */
export interface Listed {
  text: string;
  game: string;
  players: (string | null)[];
  deals: number;
}

/** The records of a text that has one a line; null where it is a single one, whole or damaged. */
export function recordsIn(text: string): Listed[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2) return null;
  const records = lines.map(listed);
  return records.every((record) => record !== null) ? records : null;
}

function listed(text: string): Listed | null {
  try {
    const { game, players, deals } = JSON.parse(text) as Record<string, unknown>;
    if (typeof game !== "string" || !Array.isArray(deals)) return null;
    const names = Array.isArray(players) ? players : [];
    return {
      text,
      game,
      players: names.map((name) => (typeof name === "string" ? name : null)),
      deals: deals.length,
    };
  } catch {
    return null;
  }
}

/** Where a record's fault is: in its head, a deal, or a deal and an action, with the reason as the server gives it. */
export interface Fault {
  id: "replay-fault-head" | "replay-fault-deal" | "replay-fault-action";
  args: Record<string, number>;
  reason: string;
}

/** Takes a refusal such as `deal 1, action 5: seat 1 does not hold C7` apart. */
export function faultIn(message: string): Fault {
  const [, deal, action, reason] = /^(?:head|deal (\d+)(?:, action (\d+))?): (.*)$/s.exec(message) ?? [];
  if (deal === undefined) return { id: "replay-fault-head", args: {}, reason: reason ?? message };
  const at = { deal: Number(deal) };
  if (action === undefined) return { id: "replay-fault-deal", args: at, reason: reason ?? "" };
  return { id: "replay-fault-action", args: { ...at, action: Number(action) }, reason: reason ?? "" };
}
