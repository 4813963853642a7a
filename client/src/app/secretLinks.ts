/**
 * Links that carry a secret behind their #, where no server hears of it: the host's token of a table, the code by
 * which a seat or one's statistics change devices, the key of the server. It is taken out of the address before anybody sees it, so that
 * it is not copied along when the address is shared.
 */
import { parseRoute } from "./route";
import { remember } from "./storage";

/** Codes of seats on their way to this device, by table, and under the empty name that of statistics; each is used once. */
const carried = new Map<string, string>();
let key: string | null = null;

export function takeSecrets(): void {
  const route = parseRoute(location.pathname);
  const [, name, secret] = /^#(host|carry|key)=(.+)$/.exec(location.hash) ?? [];
  if (secret === undefined) return;
  if (route.page === "table" && name === "host") remember(route.id, { host: secret });
  else if (route.page === "table" && name === "carry") carried.set(route.id, secret);
  else if (route.page === "statistics" && name === "carry") carried.set("", secret);
  else if (route.page === "host" && name === "key") key = secret;
  else return;
  history.replaceState(null, "", location.pathname);
}

/** The code by which a seat of this table comes to this device, or without one the person's statistics; told once. */
export function carryCode(table = ""): string | null {
  const code = carried.get(table) ?? null;
  carried.delete(table);
  return code;
}

/** The key of the server that this page was opened with. */
export function houseKey(): string | null {
  return key;
}
