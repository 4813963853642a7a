/** The table that somebody is about to make: what is chosen on the start page and the page for a new table. */
import { api } from "../app/api";
import { t } from "../app/i18n";
import { fitting, load, remember, save } from "../app/storage";
import type { GameInfo, NewTable } from "../wire";
import { tidied } from "./name";
import { changedOnly, type Options } from "./options";

/** What a seat of a new table is meant for: `me`, `open`, or a computer player `bot:LEVEL`. */
export type SeatPlan = string;

/** The wishes that this browser keeps from table to table. */
export interface Wishes {
  readonly name: string;
  readonly game: string;
  readonly level: string;
  /** House rules by game. */
  readonly options: Readonly<Record<string, Options>>;
}

const KEY = "forehand.wishes";
const FIRST: Wishes = { name: "", game: "preference", level: "club", options: {} };

export function wishes(): Wishes {
  return { ...FIRST, ...fitting(FIRST, load(KEY)) };
}

export function keep(change: Partial<Wishes>): Wishes {
  const kept = { ...wishes(), ...change };
  save(KEY, kept);
  return kept;
}

/** Me, and a computer in every other seat. */
export function alone(game: GameInfo, level: string): SeatPlan[] {
  return Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? "me" : `bot:${level}`));
}

/** Me, and guests in every other seat. */
export function withGuests(game: GameInfo): SeatPlan[] {
  return Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? "me" : "open"));
}

/** Seconds between two deals: a usual pause, and one that is never waited out, so that only "ready" ends it. */
const PAUSE = 15;
export const UNTIL_READY = 86400;

/** Who sits among computer players alone keeps nobody waiting, and is given all the time they want. */
export function pauseFor(seats: readonly SeatPlan[]): number {
  return seats.includes("me") && !seats.includes("open") ? UNTIL_READY : PAUSE;
}

/** One seat planned anew. There is one of me: my former seat becomes open. */
export function planned(seats: readonly SeatPlan[], seat: number, plan: SeatPlan): SeatPlan[] {
  return seats.map((former, place) => {
    if (place === seat) return plan;
    return plan === "me" && former === "me" ? "open" : former;
  });
}

/** Who sits with whom: the seats of `seat`'s side without itself. */
export function partners(sides: readonly (readonly number[])[], seat: number): number[] {
  return (sides.find((side) => side.includes(seat)) ?? []).filter((other) => other !== seat);
}

export type Settings = Pick<
  NewTable,
  "listed" | "watchers" | "away" | "grace" | "pause" | "hints" | "chat" | "emotes" | "clock"
>;

/** Makes the table, sits down where `me` stands, and remembers both. Answers with the table's path. Throws `ApiError`. */
export async function makeTable(
  game: string,
  options: Options,
  seats: readonly SeatPlan[],
  name: string,
  settings: Settings = {},
): Promise<string> {
  const kinds = seats.map((plan) => (plan === "me" ? "open" : plan));
  const made = await api.create({
    game,
    options: { ...options },
    seats: kinds,
    pause: pauseFor(seats),
    ...settings,
  });
  remember(made.table, { host: made.host_token, game });
  const mine = seats.indexOf("me");
  if (mine >= 0) {
    const { seat, token } = await api.sit(made.table, { name, seat: mine }, made.host_token);
    remember(made.table, { seat, token, name });
  }
  return made.url;
}

/** Sits down at once among computer players, under the name used last. Answers with the table's path. Throws `ApiError`. */
export function playAlone(game: GameInfo, level: string): Promise<string> {
  const { name, options } = wishes();
  const rules = changedOnly(game.options, options[game.id] ?? {});
  return makeTable(game.id, rules, alone(game, level), tidied(name) || t("start-nameless"));
}

/** A table's id as a name, where it is made of words: `plum-heron` is "Plum Heron"; null for any other id. */
export function tableName(id: string): string | null {
  if (!/^[a-z]+(-[a-z]+)+$/.test(id)) return null;
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
