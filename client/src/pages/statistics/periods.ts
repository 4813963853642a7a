/** Days put together to as many periods as a picture has room for. */
import type { Day } from "../../wire";

export interface Period {
  /** Its first day. */
  start: Date;
  unit: "day" | "week" | "month";
  deals: number;
  points: number;
}

const MOST = 16;
const DAY = 86_400_000;

/** The first day of the period that a day (2026-11-30) lies in; weeks begin on Monday. */
const STARTS = {
  day: (day: Date) => day,
  week: (day: Date) => new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY),
  month: (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)),
} as const;

function grouped(days: readonly Day[], unit: Period["unit"]): Period[] {
  const found = new Map<number, Period>();
  for (const { day, deals, points } of days) {
    const start = STARTS[unit](new Date(`${day}T00:00:00Z`));
    const before = found.get(start.getTime()) ?? { start, unit, deals: 0, points: 0 };
    found.set(start.getTime(), { ...before, deals: before.deals + deals, points: before.points + points });
  }
  return [...found.values()];
}

/** Days, or weeks or months where there are too many; of months the last ones. */
export function periodsOf(days: readonly Day[]): Period[] {
  const units = ["day", "week", "month"] as const;
  const ways = units.map((unit) => grouped(days, unit));
  return ways.find((way) => way.length <= MOST) ?? (ways.at(-1) ?? []).slice(-MOST);
}
