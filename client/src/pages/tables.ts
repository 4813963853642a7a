/** The tables of this browser, and how each of them stands. */
import { ApiError, api } from "../app/api";
import { list, series, t } from "../app/i18n";
import { type Memory, myTables } from "../app/storage";
import { isFree, plainName } from "../table/model";
import type { TableInfo } from "../wire";
import { tableName } from "./plan";

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
export async function mine(most: number): Promise<Mine[]> {
  const tables = myTables().slice(0, most);
  return inOrder(await Promise.all(tables.map(({ table, memory }) => ask(table, memory))));
}

/** Those that wait for me first, those that are over last. */
export function inOrder(tables: readonly Mine[]): Mine[] {
  const rank = (one: Mine) => (isOver(one) ? 2 : calls(one) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

/** Whether nothing more is to be played there. */
export function isOver({ info, gone }: Pick<Mine, "info" | "gone">): boolean {
  return gone || (info !== null && (info.finished || info.ended || info.closed));
}

/** The seat in which I sit, as long as nobody has removed me. */
function seatOf(info: TableInfo, memory: Memory): number | null {
  const seat = memory.token === undefined ? undefined : info.seats[memory.seat ?? -1];
  return seat?.kind === "human" ? seat.seat : null;
}

/** What the table wants of me now, in two words; null where it wants nothing. */
export function calls({ info, memory }: Pick<Mine, "info" | "memory">): string | null {
  if (info === null || info.paused !== null || isOver({ info, gone: false })) return null;
  const seat = seatOf(info, memory);
  if (seat === null) return null;
  if (info.asking) return info.asking.waits.includes(seat) ? t("start-table-asked") : null;
  return info.turn === seat ? t("start-table-your-turn") : null;
}

/** How many seats of a table nobody has. */
export function openSeats(info: Pick<TableInfo, "seats">): number {
  return info.seats.filter(({ kind }) => kind === "open").length;
}

/** A table as it is told from others: by its game and, where its id is made of words, by its own name. */
export function titleOf(table: string, game: string | undefined): string {
  const parts = [game === undefined ? null : t(`game-${game}`), tableName(table)];
  return series(parts.filter((part) => part !== null)) || table;
}

function result(info: TableInfo, me: number | null): string {
  if (info.closed) return t("start-table-closed");
  if (info.ended) return t("start-table-ended");
  const others = info.winners.filter((seat) => seat !== me);
  const names = list(others.map((seat) => info.players[seat] ?? plainName(info, seat)));
  const you = others.length < info.winners.length ? "yes" : "no";
  return t("start-table-won", { you, count: info.winners.length, names });
}

/** How far the match is: "match 2, deal 4". */
function place({ match, deal }: TableInfo): string {
  const now = Math.max(1, deal);
  return match > 1 ? t("start-table-match-deal", { match, deal: now }) : t("start-table-deal", { deal: now });
}

/** How a table stands, in a few words, to one with these memories of it. */
export function standing(info: TableInfo, memory: Memory = {}): string {
  const me = seatOf(info, memory);
  if (isOver({ info, gone: false })) return result(info, me);
  const words = info.started ? [place(info)] : [];
  const open = openSeats(info);
  if (open > 0) words.push(t("start-table-waiting", { open }));
  if (info.paused !== null) words.push(t("start-table-paused"));
  else if (info.turn !== null && info.turn !== me)
    words.push(
      t(isFree(info, info.turn) ? "table-wait-free" : "start-table-turn", {
        name: plainName(info, info.turn),
      }),
    );
  return series(words);
}

/** Who sits at a table besides the one with these memories of it: people by name, computer players by their number. */
export function company(info: TableInfo, memory: Memory = {}): string {
  const me = seatOf(info, memory);
  const people = info.seats.flatMap(({ seat, name }) => (name === null || seat === me ? [] : [name]));
  const computers = info.seats.filter(({ kind }) => kind === "bot").length;
  if (computers > 0) people.push(t("start-table-computers", { count: computers }));
  return people.length > 0 ? list(people) : t("start-table-nobody");
}
