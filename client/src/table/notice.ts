/** What is worth a sound, and when we are called. Pure: what makes noise or writes the title looks at its answers. */
import type { Message, State } from "../app/state";
import { asksUs } from "./deeds";

/** A card on cloth, the plate touched, two knocks on wood, a chair moved, three notes, a clock that strikes twice. */
export type Sound = "card" | "plate" | "knock" | "chair" | "figure" | "clock";

/** Whether the table waits for us: it is our turn, or something is asked of us. */
export function waitsForUs({ table, view }: State): boolean {
  if (!table || !view || view.seat === null) return false;
  if (asksUs(table, view)) return true;
  return table.paused === null && view.turn === view.seat;
}

/** Whether it has begun to wait for us with this message. */
export function calls(before: State, after: State): boolean {
  return waitsForUs(after) && !waitsForUs(before);
}

/** The sounds of a message, in the order in which they are heard. */
export function soundsOf(before: State, after: State, message: Message): Sound[] {
  if (message.t !== "event" || !before.view || !after.view) return [];
  const { event } = message;
  if (event.type === "match-over") return ["figure"];
  if (event.type === "seat") return ["joined", "left", "back"].includes(event.what) ? ["chair"] : [];
  if (event.type !== "acted") return [];
  const laid = (state: State) => {
    const { played = [], table = [] } = state.view ?? {};
    return played.reduce((sum, { cards }) => sum + cards.length, table.length);
  };
  const sounds: Sound[] = laid(after) > laid(before) ? ["card"] : [];
  if (after.view.played.length > before.view.played.length) sounds.push("plate");
  return sounds;
}
