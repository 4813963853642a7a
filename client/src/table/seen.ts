import type { Trick, View } from "../wire";
import { isSelf } from "./model";

/**
 * The view at the moment that the eye is at. While a finished trick rests the state has gone on: what was played to
 * the next one is not on the table yet, and whoever took the trick is to lead, unless it is our turn by now.
 */
export function seenOf(view: View, rest: Trick | null): View {
  if (rest === null) return view;
  const counts = [...view.counts];
  for (const [seat] of view.table) counts[seat] = (counts[seat] ?? 0) + 1;
  const turn = view.turn === null || isSelf(view, view.turn) ? view.turn : rest.winner;
  return { ...view, counts, table: [], lead: null, turn };
}

/** Whether cards of the next trick have been played that the eye has not come to. */
export function isBehind(view: View, rest: Trick | null): boolean {
  return rest !== null && view.table.length > 0;
}
