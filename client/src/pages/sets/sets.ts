/** A set of deals as this browser sees it: what is to be played, and how those who have played compare. */
import { spoken } from "../../app/language.svelte";
import { LOOK, myTables, remember, save } from "../../app/storage";
import type { DealSet, SetDeal, SetResult, TableInfo } from "../../wire";
import { setsApi } from "./api";
import { rememberSet, setMemory } from "./memory";

/** What the server tells us of a set; others' tables that we may look at are remembered. */
export async function fetchSet(id: string): Promise<DealSet> {
  const { token, maker } = setMemory(id);
  const set = await setsApi.tell(id, token ?? maker);
  if (set.you !== null || maker !== undefined) keepInMind(set);
  return set;
}

function keepInMind(set: DealSet): void {
  const own = set.deals.map((deal) => resultOf(deal, set.you)).filter((result) => result !== null);
  rememberSet(set.set, {
    game: set.game,
    day: set.day ?? "",
    deals: set.deals.length,
    played: own.length,
    points: own.reduce((sum, { points }) => sum + points, 0),
  });
  const { token } = setMemory(set.set);
  if (token === undefined) return;
  for (const { results } of set.deals) for (const { table } of results ?? []) save(LOOK + table, { token });
}

/** Sits down where the deal is played, and begins to play the set where that was not done. Answers with the table's path. */
export async function play(set: DealSet, deal: number, name: string): Promise<string> {
  let { token } = setMemory(set.set);
  if (token === undefined || set.you === null) {
    token = (await setsApi.join(set.set, { name, sat: set.of_match ? satAt(set.game) : [] })).token;
    rememberSet(set.set, { token, game: set.game, day: set.day ?? "", deals: set.deals.length });
  }
  const { table, seat } = await setsApi.play(set.set, deal, token);
  remember(table, { token, seat, name, game: set.game });
  return `/t/${encodeURIComponent(table)}`;
}

/** Tokens that the server takes from us at once. */
const MOST_SAT = 100;

/** Our tokens at tables of a game: where one of them had the deals of the set, we know the cards. */
function satAt(game: string): string[] {
  const memories = myTables().map(({ memory }) => memory);
  const tokens = memories.filter((memory) => memory.game === game).flatMap(({ token }) => token ?? []);
  return tokens.slice(0, MOST_SAT);
}

/** Makes a set of a match that is over. Answers with its path. */
export async function makeOfMatch(table: TableInfo, token: string): Promise<string> {
  const made = await setsApi.ofMatch(table.table, { match: table.match }, token);
  rememberSet(made.set, { maker: made.maker_token, game: table.game });
  return made.url;
}

export function resultOf(deal: SetDeal, person: number | null): SetResult | null {
  return deal.results?.find((result) => result.person === person) ?? null;
}

/** Results that are shown of a deal, the best, until somebody wants to see all. */
const FIRST = 20;

/** The results of a deal that are shown; one's own in any case. */
export function shownOf({ results }: SetDeal, you: number | null, all: boolean): SetResult[] {
  return (results ?? []).filter(({ person }, place) => all || place < FIRST || person === you);
}

/** The most points that anybody has made of the deal; null where there are no two to compare. Who knew the cards
 * before is compared with nobody. */
export function bestOf({ results }: SetDeal): number | null {
  const fresh = (results ?? []).filter(({ knew }) => !knew);
  return fresh.length > 1 ? Math.max(...fresh.map(({ points }) => points)) : null;
}

export interface Compared {
  readonly person: number;
  readonly name: string;
  /** They knew the cards before. */
  readonly knew: boolean;
  /** By deal: the points, null where they have not played it or we may not know. */
  readonly points: readonly (number | null)[];
  readonly total: number;
}

/** All whose results we may know, deal by deal, the highest total first, and last those who knew the cards. */
export function compared(set: DealSet): Compared[] {
  const people = new Map(
    set.deals.flatMap(({ results }) => (results ?? []).map((result) => [result.person, result])),
  );
  const rows = [...people.values()].map(({ person, name, knew }) => {
    const points = set.deals.map((deal) => resultOf(deal, person)?.points ?? null);
    return { person, name, knew, points, total: points.reduce<number>((sum, of) => sum + (of ?? 0), 0) };
  });
  return rows.sort((a, b) => Number(a.knew) - Number(b.knew) || b.total - a.total);
}

/** A day as it is written: "30 November". */
export function dayText(day: string): string {
  const written = new Intl.DateTimeFormat(spoken().tag, { day: "numeric", month: "long", timeZone: "UTC" });
  return written.format(new Date(`${day}T00:00:00Z`));
}

/** A moment, in seconds since 1970, by this device's clock: "1 December, 01:00". */
export function momentText(seconds: number): string {
  const written = new Intl.DateTimeFormat(spoken().tag, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return written.format(new Date(seconds * 1000));
}
