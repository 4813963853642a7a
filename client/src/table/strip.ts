import { isSuit } from "../app/cards";
import { has, list, t } from "../app/i18n";
import { inPairs } from "../app/seatSign";
import type { Seat } from "../app/types";
import type { Contract, TableInfo, View } from "../wire";
import { callOf, highest } from "./calls";
import {
  clockwise,
  contractOf,
  isSelf,
  nameOf,
  ours,
  pairName,
  person,
  plainName,
  sideOf,
  sum,
  tricksInDeal,
} from "./model";

/** One segment a trick: who took it, or whether it is still needed. */
export type Segment = "taken" | "needed" | "free" | "against";

export interface Strip {
  contract: string;
  /** "Mira plays, diamonds trump". */
  line: string;
  /** The same where the contract's sign, which stands beside it, tells the trumps. */
  brief: string;
  /** "needs 6, has 2", or "need 6, have 2" where you or a pair play. */
  need: string;
  /** On the right: what it asks of those who play against it, or before the play what it is worth. */
  right: { label: string; value: string } | null;
  /** How many tricks are still to be played; null before the play. */
  left: string | null;
  /** Whether tricks are being played: before that there is nothing to count. */
  playing: boolean;
  segments: Segment[];
  /** A bar stands after this many segments; null where nothing is promised. */
  mark: number | null;
}

/** Where both defenders owe their tricks together; elsewhere each owes them alone. */
const DUTY_TOGETHER = new Set(["preference"]);

/** What the contract asks of whom and how it stands; while declarer discards before naming it, the bid that it must reach. Null until there is one. */
export function stripOf(table: TableInfo, view: View): Strip | null {
  const contract = contractOf(table, view);
  if (!contract || view.contract === null) return reachedOf(table, view);
  const total = tricksInDeal(view);
  const players = view.declarer === null ? ours(table, view) : sideOf(table, view.declarer);
  const has = sum(view.tricks, players);
  const against = view.tricks.reduce((all, tricks) => all + tricks, 0) - has;
  const { aim, tricks } = contract;
  const needed = aim === "at-least" ? tricks : 0;
  const segments = Array.from({ length: total }, (_, index): Segment => {
    if (index < has) return "taken";
    if (index >= total - against) return "against";
    return index < needed ? "needed" : "free";
  });
  const promised = aim === "at-least" || aim === "at-most";
  return {
    contract: view.contract,
    line: lineOf(table, view, "table-strip"),
    brief: lineOf(table, view, "table-brief"),
    need: needOf(view, { who: numberOf(view, players), aim, tricks, has, against, total }),
    right: rightOf(table, view, players, against, contract),
    left: inPlay(view) ? t("table-left", { count: total - has - against }) : null,
    playing: inPlay(view),
    segments,
    mark: promised ? tricks : null,
  };
}

/** The bid that has won the auction, where declarer discards first and then names the contract. While it is named the auction tells. */
function reachedOf(table: TableInfo, view: View): Strip | null {
  const call = view.calls[highest(view.calls)];
  const what = call ? callOf(call[1]).what : "";
  if (view.phase !== "discarding" || view.declarer === null || !table.contracts[what]) return null;
  const line = t("table-brief-plays", person(table, view, view.declarer));
  return {
    contract: what,
    line,
    brief: line,
    need: t("table-need-named"),
    right: null,
    left: null,
    playing: false,
    segments: [],
    mark: null,
  };
}

const inPlay = (view: View): boolean => view.phase === "playing" || view.phase === "over";

function lineOf(table: TableInfo, view: View, key: string): string {
  const suit = isSuit(view.trump) ? view.trump : "NT";
  if (view.declarer === null) return t(`${key}-nobody`, { suit });
  const partner = sideOf(table, view.declarer).find((seat) => seat !== view.declarer);
  if (partner === undefined || view.folded.includes(partner)) {
    return t(`${key}-plays`, { ...person(table, view, view.declarer), suit });
  }
  const [first, second] = view.seat === partner ? [partner, view.declarer] : [view.declarer, partner];
  return t(`${key}-play-both`, {
    you: isSelf(view, first) ? "yes" : "no",
    first: plainName(table, first),
    second: plainName(table, second),
    suit,
  });
}

/** Whether those who play are spoken of as one or as many: "Mira needs", "you need", "Mira and Ilja need". */
function numberOf(view: View, players: readonly Seat[]): "one" | "many" {
  const partners = players.filter((seat) => !view.folded.includes(seat));
  return partners.length > 1 || partners[0] === view.seat ? "many" : "one";
}

interface Standing {
  who: "one" | "many";
  aim: string;
  tricks: number;
  has: number;
  against: number;
  total: number;
}

function needOf(view: View, standing: Standing): string {
  const { who, aim, tricks, has: won, against, total } = standing;
  if (aim === "at-least") {
    if (!inPlay(view)) return t("table-need-of", { who, tricks, total });
    if (won >= tricks) return t("table-need-made", { tricks, has: won });
    if (against > total - tricks) return t("table-need-short", { tricks, has: won });
    return t("table-need", { who, tricks, has: won });
  }
  if (aim === "at-most") {
    const key = tricks === 0 ? "table-need-none" : "table-need-at-most";
    return t(won > tricks ? `${key}-lost` : key, { who, tricks, has: won });
  }
  const own = `table-stands-${view.contract}`;
  return t(has(own) ? own : `table-need-${aim}`, { has: won });
}

function rightOf(
  table: TableInfo,
  view: View,
  players: readonly Seat[],
  against: number,
  contract: Contract,
): Strip["right"] {
  if (!inPlay(view)) {
    const { worth } = contract;
    return worth === null ? null : { label: t("table-strip-worth"), value: `${worth}` };
  }
  if (view.declarer === null) {
    const label = inPairs(table.sides) ? pairName(table, view, players) : nameOf(table, view, view.seat ?? 0);
    return { label, value: `${sum(view.tricks, players)}` };
  }
  const rest = view.counts.map((_, seat) => seat).filter((seat) => !players.includes(seat));
  return dutyOf(table, view, rest, against, contract);
}

/** What the contract asks of those who play against it: their duty, or as many tricks as set it. */
function dutyOf(
  table: TableInfo,
  view: View,
  rest: readonly Seat[],
  against: number,
  { aim, tricks, others }: Contract,
): Strip["right"] {
  if (inPairs(table.sides)) {
    const label = pairName(table, view, rest);
    const sets = tricksInDeal(view) - tricks + 1;
    if (aim === "at-least")
      return { label, value: t("table-need", { who: "many", tricks: sets, has: against }) };
    return tricks === 0 ? null : { label, value: `${against}` };
  }
  const still = rest.filter((seat) => !view.folded.includes(seat));
  if (aim !== "at-least" || others === null || still.length === 0) return null;
  const mine = clockwise(view, still);
  const names = (seats: readonly Seat[]) => list(seats.map((seat) => nameOf(table, view, seat)));
  const need = (seats: readonly Seat[], has: number) => {
    const who = seats.length > 1 || seats[0] === view.seat ? "many" : "one";
    return { label: names(seats), value: t("table-need", { who, tricks: others, has }) };
  };
  if (DUTY_TOGETHER.has(view.game)) return need(mine, against);
  const [one] = mine;
  if (one !== undefined && (one === view.seat || mine.length === 1))
    return need([one], view.tricks[one] ?? 0);
  return { label: names(mine), value: t("table-need-each", { tricks: others }) };
}
