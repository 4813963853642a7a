/** A table's clock in words, and the ones that are offered. */
import { t } from "../app/i18n";
import type { ClockRule } from "../wire";

type Limits = Pick<ClockRule, "per" | "seconds" | "more">;

/** What such tables are used to elsewhere; any other can be had by the API. */
const USUAL: readonly Limits[] = [
  { per: "act", seconds: 15 },
  { per: "act", seconds: 30 },
  { per: "act", seconds: 60 },
  { per: "act", seconds: 120 },
  { per: "match", seconds: 300, more: 5 },
  { per: "match", seconds: 600, more: 10 },
  { per: "match", seconds: 900, more: 15 },
  { per: "match", seconds: 1200 },
];

export const AT_ZERO = ["act", "take-over", "show"] as const;

/** A clock in one word, for lists: `act 30 0`. Without one it is empty. */
export function keyOfClock(rule: Limits | null | undefined): string {
  return rule ? `${rule.per} ${rule.seconds} ${rule.more ?? 0}` : "";
}

/** The clocks to choose from by their keys, what is set among them, also where it is none of the usual ones. */
export function clocksWith(set: ClockRule | null | undefined): Map<string, Limits> {
  const all = set ? [...USUAL, set] : USUAL;
  return new Map(all.map((rule) => [keyOfClock(rule), rule]));
}

/** How much time there is. */
export function limitText({ per, seconds, more = 0 }: Limits): string {
  const time =
    seconds % 60 === 0 ? t("start-minutes", { value: seconds / 60 }) : t("start-seconds", { value: seconds });
  return per === "act"
    ? t("clock-act", { time })
    : t(more > 0 ? "clock-match-more" : "clock-match", { time, more });
}

/** What comes when there is none left. */
export function zeroText({ at_zero = "act" }: Pick<ClockRule, "at_zero">): string {
  return t(`clock-zero-${at_zero}`);
}
