/** What has just happened, in the words of the log that readers hear. */
import { cardArgs, isCard } from "../app/cards";
import { t } from "../app/i18n";
import type { Message, State } from "../app/state";
import type { ActionText } from "../app/types";
import type { EventBody, TableInfo, View } from "../wire";
import { callArgs, callOf } from "./calls";
import { droppedText, questionOf, timeUpText } from "./consent";
import { person } from "./model";

/** The lines of a message, oldest first. `muted` are those whose talk is not to be heard. */
export function linesOf(before: State, after: State, message: Message, muted: readonly string[]): string[] {
  const { table, view } = after;
  if (!table || !view) return [];
  if (message.t === "note") return noteLine(message, muted);
  if (message.t !== "event") return [];
  const trick = view.played.at(-1);
  const gathered = before.view?.deal === view.deal && view.played.length > before.view.played.length;
  const lines = [eventLine(table, view, message.event)];
  if (trick && gathered) lines.push(t("table-takes", person(table, view, trick.winner)));
  return lines.filter((line) => line !== null);
}

function noteLine({ kind, name, text }: Extract<Message, { t: "note" }>, muted: readonly string[]): string[] {
  if (name === null || muted.includes(name)) return [];
  if (kind === "emote") return [t("table-told-said", { name, words: t(`table-emote-${text}`) })];
  return kind === "chat" ? [t("table-told-said", { name, words: text })] : [];
}

function eventLine(table: TableInfo, view: View, event: EventBody): string | null {
  switch (event.type) {
    case "acted":
      return told(table, view, event.seat, event.action);
    case "seat":
      return t(`table-told-seat-${event.what}`, person(table, view, event.seat));
    case "dealt":
      return t("table-told-dealt", { deal: event.deal });
    case "deal-over":
      return t("table-deal-over");
    case "match-over":
      return t("table-match-over");
    case "asked":
      // Who has to answer is told at once, and not a second time.
      return view.seat === null || view.seat === event.seat ? askedLine(table, view, event) : null;
    case "dropped":
      return droppedText(event);
    case "claim":
      return t("table-told-claim", person(table, view, event.seat));
    case "undone":
      return t("table-told-undone", person(table, view, event.seat));
    case "time-up":
      return timeUpText(table, view, event);
    case "paused":
      return t("table-told-paused", person(table, view, event.seat));
    case "resumed":
      return t("table-told-resumed");
    case "table":
      return event.what === "ending" ? t("table-told-ending") : null;
    default:
      return null;
  }
}

/** Who did what. */
export function told(table: TableInfo, view: View, seat: number, action: ActionText): string {
  const who = person(table, view, seat);
  if (isCard(action)) return t("table-told-card", { ...who, ...cardArgs(action) });
  const { verb } = callOf(action);
  const args = { ...who, ...callArgs(action) };
  return t(`table-told-${verb}`, args, t("table-told-call", args));
}

/** The event comes before the table that has the question in it. */
function askedLine(
  table: TableInfo,
  view: View,
  { what, seat, take }: Extract<EventBody, { type: "asked" }>,
): string {
  return questionOf({ ...table, asking: { what, seat, take, yes: [], waits: [] } }, view)?.text ?? "";
}

/** What can't wait: our turn, or a question to us. */
export function urgentOf({ table, view }: State): string {
  if (!table || !view) return "";
  const question = questionOf(table, view);
  if (question?.part === "answer") return question.text;
  return table.paused === null && view.turn !== null && view.turn === view.seat
    ? t("table-your-turn-now")
    : "";
}

/** Which turn of ours it is: who takes a trick and leads to the next hears anew that it is their turn. */
export function turnOf({ view }: State): string {
  if (!view || view.turn === null || view.turn !== view.seat) return "";
  return [view.deal, view.phase, view.calls.length, view.played.length].join(" ");
}
