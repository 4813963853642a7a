/** The tables of this browser, and how each of them stands. */
import { ApiError, api } from "../app/api";
import { type Memory, myTables } from "../app/storage";
import type { TableInfo } from "../wire";
import type { Message } from "./options";

/** One of my tables; `info` is null where the server doesn't know it any more or gave no answer. */
export interface Mine {
  readonly table: string;
  readonly memory: Memory;
  readonly info: TableInfo | null;
  readonly gone: boolean;
}

async function ask(table: string, memory: Memory): Promise<Mine> {
  try {
    return { table, memory, info: await api.table(table), gone: false };
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    return { table, memory, info: null, gone };
  }
}

/** Asks the server after the latest `most` of my tables. */
export function mine(most: number): Promise<Mine[]> {
  const tables = myTables().slice(0, most);
  return Promise.all(tables.map(({ table, memory }) => ask(table, memory)));
}

/** How many seats of a table nobody has. */
export function openSeats(info: Pick<TableInfo, "seats">): number {
  return info.seats.filter(({ kind }) => kind === "open").length;
}

/** How a table stands, in a few words. */
export function standing(info: TableInfo): Message {
  if (info.finished || info.ended || info.closed) return { id: "start-table-over" };
  const open = openSeats(info);
  if (open > 0) return { id: "start-table-waiting", args: { open } };
  return info.match > 1
    ? { id: "start-table-match-deal", args: { match: info.match, deal: info.deal } }
    : { id: "start-table-deal", args: { deal: info.deal } };
}

/** The names at a table in seat order; computers and open seats have none of interest. */
export function people(info: Pick<TableInfo, "seats">): string[] {
  return info.seats.flatMap(({ kind, name }) => (kind === "human" && name !== null ? [name] : []));
}
