/** What a decision was worth, in words and in rows. */
import { cardName, isCard } from "../app/cards";
import { measured, t } from "../app/i18n";
import type { ActionText } from "../app/types";
import { calledLabel } from "../table/calls";
import { plainName } from "../table/model";
import type { Judged, TableInfo } from "../wire";

/** From this many points on tenths say nothing. */
const COARSE = 100;

export interface Row {
  action: ActionText;
  /** As the seat could know, and with all cards known; empty where it could not be worked out. */
  seen: string;
  error: string;
  open: string;
  mark: "played" | "better" | null;
}

/** A card, or another action, by its name. */
export const actionName = (action: ActionText): string =>
  isCard(action) ? cardName(action) : calledLabel(action).spoken;

/** A cost as short as it may be. */
export const costOf = ({ cost: [mean] }: Judged): number =>
  mean < 10 ? Math.round(mean * 10) / 10 : Math.round(mean);

/** "Heron lost 12 points. Better: queen of hearts". */
export function mistakeText(decision: Judged, table: TableInfo): string {
  const { seat, best } = decision;
  return t("replay-mistake", {
    name: plainName(table, seat),
    points: costOf(decision),
    better: actionName(best),
  });
}

/** Each legal action with its values, the best first. */
export function rowsOf(decision: Judged): Row[] {
  const { seen, open, played, best, mistake } = decision;
  const rank = (action: ActionText) => seen?.[action]?.[0] ?? open?.[action] ?? 0;
  const actions = Object.keys(seen ?? open ?? {}).sort((one, other) => rank(other) - rank(one));
  const known = [...Object.values(open ?? {}), ...Object.values(seen ?? {}).map(([mean]) => mean)];
  const digits = known.some((value) => Math.abs(value) >= COARSE) ? 0 : 1;
  return actions.map((action) => {
    const [mean, error] = seen?.[action] ?? [null, null];
    const exact = open?.[action];
    return {
      action,
      seen: mean === null ? "" : measured(mean, digits, true),
      error: error === null ? "" : measured(error, digits),
      open: exact === undefined ? "" : measured(exact, digits, true),
      mark: action === played ? "played" : mistake && action === best ? "better" : null,
    };
  });
}
