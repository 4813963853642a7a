/** What is asked of the table, in words, and what came of it. Knows no rules: the server says who may ask what. */
import { list, t } from "../app/i18n";
import type { Wish } from "../app/session.svelte";
import type { May } from "../app/state";
import type { Asking, DroppedEvent, TableInfo, TimeUpEvent, View } from "../wire";
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
  const mine = view.seat !== null && asking.waits.includes(view.seat);
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

/** Why what was asked is asked no more. */
export function droppedText({ what, why }: DroppedEvent): string {
  return t(`table-dropped-${what}-${why}`);
}

/** That a seat's time is up, and what comes of it; that a computer player takes over is told by an event of its own. */
export function timeUpText(table: TableInfo, view: View, { seat, then }: TimeUpEvent): string {
  return t(then === "act" ? "clock-told-act" : "clock-told", person(table, view, seat));
}

/** Something that we may do at the table as a whole. `ask`: it is asked once more before it is done. */
export interface Deed {
  may: May;
  wish: Wish | null;
  sure: boolean;
}

const DEEDS: readonly Deed[] = [
  { may: "claim", wish: { what: "claim", take: "all" }, sure: true },
  { may: "claim-none", wish: { what: "claim", take: "none" }, sure: true },
  { may: "undo", wish: { what: "undo" }, sure: false },
  { may: "pause", wish: null, sure: false },
  { may: "stand-in", wish: { what: "stand-in" }, sure: false },
  { may: "end", wish: { what: "end" }, sure: true },
  { may: "end-now", wish: { what: "end-now" }, sure: true },
];

/** What may be done now, in the order of the menu. */
export function deedsOf(may: readonly May[]): Deed[] {
  return DEEDS.filter((deed) => may.includes(deed.may));
}

/** The claim that stands beside the plate: that of who wants few tricks comes first. */
export function claimOf(may: readonly May[]): Deed | null {
  const [first] = deedsOf(may.filter((one) => one === "claim-none"));
  return first ?? deedsOf(may.filter((one) => one === "claim"))[0] ?? null;
}
