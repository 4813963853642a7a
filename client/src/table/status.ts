import { clock } from "../app/clock";
import { series, t } from "../app/i18n";
import type { Seat } from "../app/types";
import type { IconName } from "../ui/icons";
import type { TableInfo, View } from "../wire";
import { infoOf, nameOf, rolesOf } from "./model";

export interface Status {
  icon: IconName | null;
  words: string;
  /** The same where there is little room and the icon has said the rest. */
  short?: string;
  /** The first of them, for the narrowest place. */
  first?: string | undefined;
  tone: "quiet" | "now" | "alarm";
  hollow: "away" | "out" | null;
}

/**
 * Whether a person is away, and who plays meanwhile; null for those who are here, and for computers. `left`:
 * seconds until somebody steps in, where that is known.
 */
export function absence(table: TableInfo, seat: Seat, left: number | null = null): Status | null {
  const info = infoOf(table, seat);
  if (info?.kind !== "human" || info.present) return null;
  if (left !== null && !info.playing) {
    const time = clock(left);
    const words = t("table-reconnecting", { time });
    return { icon: "link-broken", tone: "alarm", hollow: "away", words, short: time };
  }
  const words = t(info.playing ? "table-away-computer" : "table-away");
  return {
    icon: "away",
    tone: info.playing ? "quiet" : "alarm",
    hollow: "away",
    words,
    short: t("table-away"),
  };
}

/** What a seat is that takes no part in the rest of the deal. */
export function outOfDeal(view: View): string {
  return t(`table-folded-${view.game}`, undefined, t("table-folded"));
}

/** A seat in one line, for those who hear it. */
export function seatLabel(table: TableInfo, view: View, seat: Seat, status: string): string {
  return t("table-seat-label", {
    name: nameOf(table, view, seat),
    status: status || t("table-waits"),
    tricks: view.tricks[seat] ?? 0,
    points: view.totals[seat] ?? 0,
    cards: view.counts[seat] ?? 0,
  });
}

/** What stands under a seat's name: words first, the icon helps. Whose turn it is comes before all else. */
export function statusOf(table: TableInfo, view: View, seat: Seat, left: number | null = null): Status {
  const info = infoOf(table, seat);
  const roles = rolesOf(table, view, seat);
  const quiet = { icon: null, tone: "quiet", hollow: null } as const;
  const out = view.folded.includes(seat);
  const turn = view.turn === seat && view.seat !== seat;
  if (!info || info.kind === "open") return { ...quiet, words: t("table-open"), hollow: "away" };
  const away = absence(table, seat, left);
  if (away) return away;
  if (turn)
    return { ...quiet, words: t(`table-to-${view.phase}`, undefined, t("table-to-play")), tone: "now" };
  if (out) return { icon: "door", words: outOfDeal(view), tone: "quiet", hollow: "out" };
  if (info.kind === "bot") {
    const [role] = roles;
    if (!role) return { ...quiet, icon: "computer", words: t("table-computer") };
    return { ...quiet, icon: "computer", words: series([t("table-computer"), role]), short: role };
  }
  return { ...quiet, words: series(roles) || t("table-waits"), first: roles[0] };
}
