/** What this browser remembers of a table: its secrets and its own part in each shuffle. */
export interface Memory {
  /** The token of our seat, and which seat that was. */
  token?: string;
  seat?: number;
  name?: string;
  /** The host's token, for the one who made the table. */
  host?: string;
  game?: string;
  /** By deal (`MATCH.DEAL`): the salt we gave and the commitment we had seen before giving it. */
  salts?: Record<string, { salt: string; commit: string }>;
  /** The names of those whose talk we don't want to see. */
  muted?: string[];
  /** When we were last there, in milliseconds since 1970. */
  seen?: number;
}

const PREFIX = "forehand.table.";

/** Storage may be forbidden (private windows, settings) or full: then the page remembers until it is closed. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  const own = unkept.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unkept.set(key, text);
  }
}

/** Reads a value stored as JSON, whatever it is; null where there is none or it is damaged. */
export function load(key: string): unknown {
  const text = read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
}

/** Those values of a stored object that are of the same kind as the model's; anybody can edit what a browser keeps. */
export function fitting<T extends object>(model: T, found: unknown): Partial<T> {
  if (kindOf(found) !== "object") return {};
  const kept = Object.entries(found as object).filter(
    ([name, value]) => Object.hasOwn(model, name) && kindOf(value) === kindOf(model[name as keyof T]),
  );
  return Object.fromEntries(kept) as Partial<T>;
}

/** Where the person's settings are kept. */
export const SETTINGS = "forehand.settings";

/** The language that was chosen, or `auto`. */
export function languageKept(): string {
  return fitting({ language: "auto" }, load(SETTINGS)).language ?? "auto";
}

const MEMORY: Required<Memory> = {
  token: "",
  seat: 0,
  name: "",
  host: "",
  game: "",
  salts: {},
  muted: [],
  seen: 0,
};

export function memoryOf(table: string): Memory {
  return fitting(MEMORY, load(PREFIX + table));
}

export function remember(table: string, change: Partial<Memory>): Memory {
  const memory = { ...memoryOf(table), ...change, seen: Date.now() };
  save(PREFIX + table, memory);
  return memory;
}

/** Gives up our seat's token, and keeps the host's. */
export function forgetSeat(table: string): void {
  const { token: _token, seat: _seat, ...rest } = memoryOf(table);
  save(PREFIX + table, rest);
}

export function forgetTable(table: string): void {
  write(PREFIX + table, null);
}

/** Behind this, by table, the token by which we may look at one where we have no seat. */
export const LOOK = "forehand.look.";

/** The token by which we may look at a table: our seat's, or another. */
export const tokenFor = (table: string): string | undefined =>
  memoryOf(table).token ?? fitting({ token: "" }, load(LOOK + table)).token;

/** What stands behind the prefix in the names under which something is kept. */
export function keysOf(prefix: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // What is not kept is all there is.
  }
  const keys = [...new Set([...stored, ...unkept.keys()])];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** The tables this browser has a part in, the latest first. */
export function myTables(): { table: string; memory: Memory }[] {
  const known = keysOf(PREFIX).map((table) => ({ table, memory: memoryOf(table) }));
  return known.sort((a, b) => (b.memory.seen ?? 0) - (a.memory.seen ?? 0));
}
