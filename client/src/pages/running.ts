/** How long something has been running, in the unit that says most. */
import type { Message } from "./options";

const HOUR = 60;
const DAY = 24 * HOUR;

export function running(seconds: number): Message {
  const minutes = Math.floor(seconds / 60);
  if (minutes < HOUR) return { id: "host-running-minutes", args: { count: minutes } };
  if (minutes < DAY) return { id: "host-running-hours", args: { count: Math.floor(minutes / HOUR) } };
  return { id: "host-running-days", args: { count: Math.floor(minutes / DAY) } };
}
