/** What is asked of the table, in words, and what came of it. */
import { list, t } from "../app/i18n";
import type { Asking, DroppedEvent, TableInfo, TimeUpEvent, View } from "../wire";
import { asksUs } from "./deeds";
import { clockwise, nameOf, person } from "./model";

/** A question as it stands in the prompt's place. */
export interface Question {
  text: string;
  /** Whom it still waits for; empty where that is only us. */
  waits: string;
  /** What we can do about it: answer, withdraw it, or nothing but look on. */
  part: "answer" | "withdraw" | "look";
  yes: string;
  no: string;
}

/** The kind of a question as the keys of its texts have it. */
const kindOf = ({ what, take }: Pick<Asking, "what" | "take">): string =>
  what === "claim" ? `claim-${take}` : what;

export function questionOf(table: TableInfo, view: View): Question | null {
  const { asking } = table;
  if (!asking) return null;
  const others = asking.waits.filter((seat) => seat !== view.seat);
  const mine = asksUs(table, view);
  return {
    text: t(`table-asks-${kindOf(asking)}`, person(table, view, asking.seat)),
    waits: mine || others.length === 0 ? "" : t("table-asks-waits", { names: listed(table, view, others) }),
    part: mine ? "answer" : asking.seat === view.seat ? "withdraw" : "look",
    yes: t(`table-answer-${asking.what}-yes`),
    no: t(`table-answer-${asking.what}-no`),
  };
}

function listed(table: TableInfo, view: View, seats: readonly number[]): string {
  return list(clockwise(view, seats).map((seat) => nameOf(table, view, seat)));
}

/** What came of a question, or of time that ran out. */
export function outcomeText(table: TableInfo, view: View, event: DroppedEvent | TimeUpEvent): string {
  return event.type === "dropped" ? droppedText(event) : timeUpText(table, view, event);
}

/** Why what was asked is asked no more. */
export function droppedText({ what, why }: DroppedEvent): string {
  return t(`table-dropped-${what}-${why}`);
}

/** That a seat's time is up, and what comes of it; that a computer player takes over is told by an event of its own. */
export function timeUpText(table: TableInfo, view: View, { seat, then }: TimeUpEvent): string {
  return t(then === "act" ? "clock-told-act" : "clock-told", person(table, view, seat));
}
