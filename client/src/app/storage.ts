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

/** Storage may be forbidden (private windows, settings): then the page remembers until it is closed. */
const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) fallback.delete(key);
    else fallback.set(key, text);
  }
}

/** Reads a value stored as JSON; `otherwise` where there is none or it is damaged. */
export function load<T>(key: string, otherwise: T): T {
  const text = read(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

export function memoryOf(table: string): Memory {
  return load<Memory>(PREFIX + table, {});
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

/** The tables this browser has a part in, the latest first. */
export function myTables(): { table: string; memory: Memory }[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    keys = [...fallback.keys()];
  }
  const tables = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const known = tables.map((table) => ({ table, memory: memoryOf(table) }));
  return known.sort((a, b) => (b.memory.seen ?? 0) - (a.memory.seen ?? 0));
}
