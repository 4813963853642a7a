/** A deal that is over, as a row of positions to step through. Knows no rules: what each step changed, the server says. */
import { isCard } from "../app/cards";
import { t } from "../app/i18n";
import { START, type State, update } from "../app/state";
import type { CardText, Seat } from "../app/types";
import { callOf } from "../table/calls";
import { openerOf } from "../table/model";
import { linesOf } from "../table/told";
import type { EventMessage, Replay, TableInfo, Trick, View } from "../wire";

/** What lies in the middle. */
export type Middle = "auction" | "away" | "trick" | "result";

export interface Position {
  view: View;
  middle: Middle;
  /** A complete trick whose last card this step was: it rests until the next one. */
  resting: Trick | null;
  /** A card of the stock that opens the trick and belongs to nobody. */
  opener: CardText | null;
  /** What was laid away in this step, where we may know it. */
  away: readonly CardText[];
  /** The step in words, for the caption and for those who hear it. */
  said: string;
}

/** The replay in the shape that the table's parts read names, sides and contracts from. */
export function tableOf(replay: Replay): TableInfo {
  const { game, options, players, sides, contracts, target, lines, results, deal, ended } = replay;
  const last = replay.steps.at(-1)?.view;
  return {
    table: "",
    of_set: null,
    again: [],
    v: 0,
    game,
    options: options as TableInfo["options"],
    seats: players.map((name, seat) => ({
      seat,
      kind: name === null ? "bot" : "human",
      name,
      present: true,
      playing: false,
      level: null,
      left: null,
      played: name === null ? null : seat,
    })),
    sides,
    host: null,
    started: true,
    deal,
    match: 1,
    totals: last?.totals ?? replay.start.totals,
    finished: last?.finished ?? false,
    ended,
    turn: null,
    winners: last?.winners ?? [],
    settings: { listed: false, watchers: false, away: "wait", grace: 0, pause: 0, hints: false, chat: false },
    target,
    lines,
    results,
    contracts,
    watchers_now: 0,
    invite: "",
    nearby: null,
    asking: null,
    paused: null,
    paused_by: null,
    next_deal: null,
    ending: false,
    closed: false,
    players,
  };
}

/** All positions of the deal: as dealt, after each step, and the result where it came to one. */
export function positionsOf(replay: Replay, table: TableInfo): Position[] {
  let state: State = { ...START, link: "open", seat: replay.start.seat, view: replay.start, table };
  const first = placed(replay.start, null, t("table-told-dealt", { deal: replay.deal }));
  const all = [first];
  for (const step of replay.steps) {
    const before = state;
    state = update(before, step, 0); // no time runs in a replay
    const said = linesOf(before, state, step, []).join(". ");
    if (state.view && before.view) all.push(placed(state.view, step, said, before.view));
  }
  const { view } = all.at(-1) ?? first;
  if (view.phase !== "over") return all;
  // Beside the result lie the hands as they were dealt.
  const { shown, hand } = replay.start;
  return [...all, { ...first, view: { ...view, shown, hand }, middle: "result", said: resultOf(view) }];
}

const resultOf = (view: View): string => t(view.finished ? "table-match-over" : "table-deal-over");

function placed(view: View, step: EventMessage | null, said: string, before?: View): Position {
  const none = { view, resting: null, opener: null, away: [], said };
  const act = step?.event.type === "acted" ? step.event.action : null;
  if (act !== null && callOf(act).verb === "discard") return { ...none, middle: "away", away: awayOf(view) };
  const begun = view.table.length > 0 || view.played.length > 0 || step?.event.type === "claim";
  if (!begun && !(view.phase === "playing" && view.declarer === null)) return { ...none, middle: "auction" };
  const gathered = before !== undefined && view.played.length > before.played.length;
  const resting = gathered ? (view.played.at(-1) ?? null) : null;
  const opener = resting === null && view.phase === "playing" ? openerOf(view) : null;
  return { ...none, middle: "trick", resting, opener };
}

function awayOf(view: View): readonly CardText[] {
  const { what } = callOf(view.calls.at(-1)?.[1] ?? "");
  return what === "" ? [] : what.split(",");
}

/** A seat's cards at a position, and null for one whose cards are not seen. */
export function handOf(view: View, seat: Seat): readonly CardText[] | null {
  if (view.seat === seat) return view.hand;
  return view.shown[`${seat}`] ?? ((view.counts[seat] ?? 0) === 0 ? [] : null);
}

/** The steps at which a trick begins, with the first one of all and the result: where the larger strides lead. */
export function landmarks(positions: readonly Position[]): number[] {
  const begins = (at: number) => {
    const { view, middle } = positions[at] as Position;
    return middle === "trick" && view.table.length === 1;
  };
  const last = positions.length - 1;
  return positions.map((_, at) => at).filter((at) => at === 0 || at === last || begins(at));
}

/** Whether a step was a card that somebody played. */
export const isPlay = (step: EventMessage): boolean =>
  step.event.type === "acted" && isCard(step.event.action);
