/** What this browser remembers of the sets of deals that it has a part in. */
import { fitting, keysOf, load, save } from "../../app/storage";

export interface SetMemory {
  /** By this the server knows us in the set, and at all its tables. */
  token?: string;
  /** The token by which its maker closes it. */
  maker?: string;
  game?: string;
  /** The day (2026-11-30) whose deal it is, empty for another set. */
  day?: string;
  deals?: number;
  /** What we have played, and our points in all of it. */
  played?: number;
  points?: number;
  /** When we were last there, in milliseconds since 1970. */
  seen?: number;
}

const PREFIX = "forehand.set.";
const MODEL: Required<SetMemory> = {
  token: "",
  maker: "",
  game: "",
  day: "",
  deals: 0,
  played: 0,
  points: 0,
  seen: 0,
};

export const setMemory = (set: string): SetMemory => fitting(MODEL, load(PREFIX + set));

export function rememberSet(set: string, change: SetMemory): void {
  save(PREFIX + set, { ...setMemory(set), ...change, seen: Date.now() });
}

/** The sets this browser has a part in, the latest first. */
export function mySets(): { set: string; memory: SetMemory }[] {
  const sets = keysOf(PREFIX).map((set) => ({ set, memory: setMemory(set) }));
  return sets.sort((a, b) => (b.memory.seen ?? 0) - (a.memory.seen ?? 0));
}
