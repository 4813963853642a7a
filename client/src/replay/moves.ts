/** The steps of a deal as a list to look through: the calls, then the tricks card by card. */
import type { ActionText, CardText, Seat } from "../app/types";
import type { Replay } from "../wire";
import { isPlay } from "./positions";

interface At {
  /** The position that the step leads to. */
  at: number;
  seat: Seat;
}

export interface CallMade extends At {
  action: ActionText;
}

export interface CardPlayed extends At {
  card: CardText;
  led: boolean;
  won: boolean;
}

export interface Moves {
  calls: CallMade[];
  /** Each trick with the cards of each seat, in the order in which they fell. */
  tricks: CardPlayed[][];
  /** Where the rest was claimed, and by whom. */
  claim: At | null;
}

export function movesOf(replay: Replay): Moves {
  const moves: Moves = { calls: [], tricks: [], claim: null };
  let open: CardPlayed[] = [];
  replay.steps.forEach((step, index) => {
    const { event, add } = step;
    const at = index + 1;
    if (event.type === "claim") moves.claim = { at, seat: event.seat };
    if (event.type !== "acted") return;
    const { seat, action } = event;
    if (!isPlay(step)) {
      moves.calls.push({ at, seat, action });
      return;
    }
    if (open.length === 0) moves.tricks.push(open);
    open.push({ at, seat, card: action, led: open.length === 0, won: false });
    const winner = add.played?.at(-1)?.winner;
    if (winner === undefined) return;
    for (const play of open) play.won = play.seat === winner;
    open = [];
  });
  return moves;
}
