import { START, type State, update } from "../app/state";
import type { CardText, Seat } from "../app/types";
import type { Replay, TableInfo, Trick, View } from "../wire";
import { ours } from "./model";

/** A trick that is over, as one may look at it again: its cards where it is the last one, or our own side's. */
export interface PastTrick {
  number: number;
  led: Seat;
  winner: Seat;
  cards: readonly (readonly [Seat, CardText])[] | null;
}

/** The tricks of the deal, the latest first. Once the deal is over all of them lie open. */
export function pastTricks(table: TableInfo, view: View): PastTrick[] {
  const mine = view.seat === null ? [] : ours(table, view);
  const open = (trick: Trick, index: number) =>
    view.phase === "over" || index === view.played.length - 1 || mine.includes(trick.winner);
  return view.played
    .map((trick, index) => ({
      number: index + 1,
      led: trick.cards[0]?.[0] ?? trick.winner,
      winner: trick.winner,
      cards: open(trick, index) ? trick.cards : null,
    }))
    .reverse();
}

/** The deal before the one at hand, as long as this one has no trick to look at; null in a match's first. */
export function dealBefore({ deal, phase, played }: View): number | null {
  return deal > 1 && phase !== "over" && played.length === 0 ? deal - 1 : null;
}

/** How a deal that is played back ended. */
export function endOf({ start, steps }: Replay): View {
  let state: State = { ...START, view: start };
  for (const step of steps) state = update(state, step, 0); // no time runs in what is over
  return state.view ?? start;
}

/** The cards out of play that we know of, each kind under the key of its name; none without cards. */
export function laidAside(view: View): { key: string; cards: readonly CardText[] }[] {
  const all = [
    { key: "table-you-put-down", cards: view.discarded ?? [] },
    { key: `table-stock-${view.game}`, cards: view.stock },
  ];
  return all.filter(({ cards }) => cards.length > 0);
}
