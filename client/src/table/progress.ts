import { t } from "../app/i18n";
import { inPairs } from "../app/seatSign";
import type { TableInfo, View } from "../wire";
import { sidesOf } from "./model";

/** How far the match is; with `totals` our own total, and in games of pairs both, ours or that of the side we watch from first. */
export function progressOf(table: TableInfo, view: View, totals: boolean): string {
  const deal = Math.max(1, view.deal);
  if (table.of_set) {
    return table.of_set.day === null
      ? t("table-progress-deals", { deal: table.of_set.deal, deals: table.of_set.deals })
      : t("table-progress-day");
  }
  if (totals) {
    const [own = 0, they = 0] = sidesOf(table, view).map(([seat]) => view.totals[seat ?? 0] ?? 0);
    if (inPairs(table.sides)) {
      const key = view.seat === null ? "table-progress-watched" : "table-progress-pairs";
      return t(key, { deal, we: own, they });
    }
    if (view.seat !== null) return t("table-progress-own", { deal, points: own });
  }
  if (table.ending) return t("table-progress-last", { deal });
  return table.target.kind === "deals"
    ? t("table-progress-deals", { deal, deals: table.target.deals })
    : t("table-progress-points", { deal, points: table.target.points });
}
