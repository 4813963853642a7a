import { t } from "../app/i18n";
import type { Seat } from "../app/types";
import type { IconName } from "../ui/icons";
import type { TableInfo, View } from "../wire";
import { infoOf, rolesOf } from "./model";

export interface Status {
  icon: IconName | null;
  words: string;
  tone: "quiet" | "now" | "alarm";
  hollow: "away" | "out" | null;
}

/** What stands under a seat's name: words first, the icon helps. Whose turn it is comes before all else. */
export function statusOf(table: TableInfo, view: View, seat: Seat): Status {
  const info = infoOf(table, seat);
  const roles = rolesOf(table, view, seat);
  const quiet = { icon: null, tone: "quiet", hollow: null } as const;
  const out = view.folded.includes(seat);
  const turn = view.turn === seat && view.seat !== seat;
  if (!info || info.kind === "open") return { ...quiet, words: t("table-open"), hollow: "away" };
  if (info.kind === "human" && !info.present) {
    const words = t(info.playing ? "table-away-computer" : "table-away");
    return { icon: "away", tone: info.playing ? "quiet" : "alarm", hollow: "away", words };
  }
  if (turn)
    return { ...quiet, words: t(`table-to-${view.phase}`, undefined, t("table-to-play")), tone: "now" };
  if (out) return { icon: "door", words: t("table-folded"), tone: "quiet", hollow: "out" };
  if (info.kind === "bot") {
    return { ...quiet, icon: "computer", words: [t("table-computer"), ...roles.slice(0, 1)].join(", ") };
  }
  return { ...quiet, words: roles.join(", ") || t("table-waits") };
}
