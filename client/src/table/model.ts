import { list, t } from "../app/i18n";
import type { CardText, Seat } from "../app/types";
import type { Contract, SeatInfo, TableInfo, View } from "../wire";

/** Where a seat is on the screen: oneself (or, for a watcher, seat 0) below, the others clockwise. */
export type Side = "self" | "left" | "top" | "right";

export const seatsOf = (view: View): number => view.counts.length;

/** Steps clockwise from the one who looks: 0 is oneself. */
export function place(view: View, seat: Seat): number {
  const n = seatsOf(view);
  return (seat - (view.seat ?? 0) + n) % n;
}

export function side(view: View, seat: Seat): Side {
  const at = place(view, seat);
  if (at === 0) return "self";
  if (at === 1) return "left";
  return at === seatsOf(view) - 1 ? "right" : "top";
}

/** The other seats as they sit from left to right. */
export function others(view: View): Seat[] {
  const n = seatsOf(view);
  const me = view.seat ?? 0;
  return Array.from({ length: n - 1 }, (_, step) => (me + 1 + step) % n);
}

/** Seats in the one order in which they are listed anywhere: clockwise from oneself. */
export function clockwise(view: View, seats: readonly Seat[]): Seat[] {
  return [...seats].sort((a, b) => place(view, a) - place(view, b));
}

/** The sides in the same order, each as its own seats sit. */
export function sidesOf(table: TableInfo, view: View): Seat[][] {
  const nearest = (side: readonly Seat[]) => Math.min(...side.map((seat) => place(view, seat)));
  return table.sides.map((side) => clockwise(view, side)).sort((a, b) => nearest(a) - nearest(b));
}

/** All seats, from forehand on: the order in which they speak. */
export function speaking(view: View): Seat[] {
  const n = seatsOf(view);
  return Array.from({ length: n }, (_, step) => ((view.forehand ?? 0) + step) % n);
}

/** In a deal that all have passed the stock may open a trick with a card that belongs to nobody. */
export function openerOf(view: View): CardText | null {
  return view.declarer === null ? (view.stock[view.played.length] ?? null) : null;
}

export function infoOf(table: TableInfo, seat: Seat): SeatInfo | undefined {
  return table.seats.find((info) => info.seat === seat);
}

export function isSelf(view: View, seat: Seat): boolean {
  return view.seat === seat;
}

/** A seat's name, "You" for oneself. */
export function nameOf(table: TableInfo, view: View, seat: Seat): string {
  return isSelf(view, seat) ? t("table-you") : plainName(table, seat);
}

export function plainName(table: TableInfo, seat: Seat): string {
  const info = infoOf(table, seat);
  return (
    info?.name ?? t(info?.kind === "bot" ? "table-computer-name" : "table-open-seat", { seat: seat + 1 })
  );
}

/** Whether nobody sits there, and no computer player acts for it either. */
export function isFree(table: TableInfo, seat: Seat): boolean {
  const info = infoOf(table, seat);
  return info?.kind === "open" && !info.playing;
}

/** What a seat's sign takes its letter from: a name, or an open seat's number. Who gave no name is "You" to themselves. */
export function signName(table: TableInfo, view: View, seat: Seat): string {
  if (infoOf(table, seat)?.kind === "open") return `${seat + 1}`;
  const name = plainName(table, seat);
  return name === t("start-nameless") ? nameOf(table, view, seat) : name;
}

/** For messages that speak of a seat: its name, and `you` to choose the verb by. */
export function person(table: TableInfo, view: View, seat: Seat): { name: string; you: "yes" | "no" } {
  return { name: plainName(table, seat), you: isSelf(view, seat) ? "yes" : "no" };
}

/** Who stopped the game, in the same shape: the one who did, also where somebody else sits in their seat by now. */
export function pauserOf(table: TableInfo, view: View): { name: string; you: "yes" | "no" } | null {
  const { paused, paused_by: name } = table;
  if (paused === null || name === null) return null;
  return { name, you: isSelf(view, paused) && infoOf(table, paused)?.name === name ? "yes" : "no" };
}

/** The seats that score with this one, itself included. */
export function sideOf(table: TableInfo, seat: Seat): Seat[] {
  return table.sides.find((seats) => seats.includes(seat)) ?? [seat];
}

/** What a pair is called: We and They for those who play, the names for those who watch. */
export function pairName(table: TableInfo, view: View, seats: readonly Seat[]): string {
  if (view.seat === null) return list(seats.map((seat) => plainName(table, seat)));
  return t(seats.includes(view.seat) ? "table-we" : "table-they");
}

/** Our own side; a watcher counts as sitting behind seat 0. */
export function ours(table: TableInfo, view: View): Seat[] {
  return sideOf(table, view.seat ?? 0);
}

export function contractOf(table: TableInfo, view: View): Contract | null {
  return view.contract === null ? null : (table.contracts[view.contract] ?? null);
}

/** How many tricks the deal has: what a seat that is still in it has played and holds. */
export function tricksInDeal(view: View): number {
  const seats = view.counts.map((_, seat) => seat).filter((seat) => !view.folded.includes(seat));
  const whole = seats.map((seat) => {
    const won = view.played.filter((trick) => trick.cards.some(([by]) => by === seat)).length;
    const lying = view.table.some(([by]) => by === seat) ? 1 : 0;
    return (view.counts[seat] ?? 0) + won + lying;
  });
  return Math.min(...whole);
}

export function sum(numbers: readonly number[], seats: readonly Seat[]): number {
  return seats.reduce((total, seat) => total + (numbers[seat] ?? 0), 0);
}

/** What a seat is in this deal, most telling first: declarer, whist, passed, forehand, partner. */
export function rolesOf(table: TableInfo, view: View, seat: Seat): string[] {
  const roles: string[] = [];
  if (view.declarer === seat) roles.push(t("table-role-declarer"));
  const answer = answerTo(view, seat);
  if (answer !== null) roles.push(t(`table-role-${answer}`));
  if (view.forehand === seat) roles.push(t("table-role-forehand"));
  const mine = view.seat !== null && view.seat !== seat && sideOf(table, seat).includes(view.seat);
  if (mine) roles.push(t("table-role-partner"));
  return roles;
}

/** What a seat said to the contract once it was named: `whist`, `passed`, or nothing. */
function answerTo(view: View, seat: Seat): "whist" | "passed" | null {
  const named = view.calls.findIndex(([, action]) => action.startsWith("contract:"));
  if (named < 0) return null;
  const said = view.calls.slice(named + 1).find(([by]) => by === seat)?.[1];
  if (said === "whist") return "whist";
  return said === "pass" ? "passed" : null;
}

/** Whether the match is over: played to its end, or ended early by its players. */
export function matchOver(table: TableInfo, view: View): boolean {
  return view.finished || table.ended;
}

/** The seat that deals: the one before forehand. */
export function dealer(view: View): Seat | null {
  const n = seatsOf(view);
  return view.forehand === null ? null : (view.forehand + n - 1) % n;
}

/**
 * A match that is over, with those who played it in the seats where they did, whoever has changed places, left or come since: a
 * newcomer looks on. Until the next match begins it is shown so to everybody.
 */
export function asPlayed(table: TableInfo, view: View): { table: TableInfo; view: View } {
  if (!hasMoved(table, view)) return { table, view };
  const own = view.seat === null ? null : playedAt(table, view.players[view.seat] ?? null);
  const seats = table.seats.map((info) => playerIn(table, info));
  return { table: { ...table, seats }, view: own === view.seat ? view : seenFrom(view, own) };
}

/** A deal that is over, whose cards all see, from another seat; what that one laid aside stays unsaid. */
function seenFrom(view: View, own: Seat | null): View {
  const shown = { ...view.shown };
  if (view.seat !== null && view.hand.length > 0) shown[view.seat] = view.hand;
  const hand = own === null ? [] : (shown[own] ?? []);
  if (own !== null) delete shown[own];
  return { ...view, seat: own, hand, shown, discarded: null };
}

/** Where who sits in that seat now is shown to sit: after a match where they played it, or nowhere. */
export function shownAt(table: TableInfo, view: View, seat: Seat): Seat | null {
  return hasMoved(table, view) ? (infoOf(table, seat)?.played ?? null) : seat;
}

/** Whether somebody has changed places, left or come since the match was over. */
function hasMoved(table: TableInfo, view: View): boolean {
  const computer = (seat: Seat): boolean => table.players[seat] === null;
  return (
    matchOver(table, view) &&
    table.seats.some(({ seat, name, played }) => (computer(seat) ? name !== null : played !== seat))
  );
}

/** Where the person of that name who is here now played: another may have had the name before. */
function playedAt(table: TableInfo, name: string | null): Seat | null {
  return table.seats.find((info) => name !== null && info.name === name)?.played ?? null;
}

/** Who played in that seat: a person with how they are now, or a computer player. */
function playerIn(table: TableInfo, info: SeatInfo): SeatInfo {
  const { seat } = info;
  const name = table.players[seat] ?? null;
  if (name === null) return info.kind === "human" ? { ...info, kind: "bot", name, playing: false } : info;
  const person = table.seats.find(({ played }) => played === seat);
  if (person) return { ...person, seat };
  return { seat, kind: "human", name, present: false, playing: false, level: null, left: null, played: seat };
}
