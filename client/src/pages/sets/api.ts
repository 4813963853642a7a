/** The calls that are about sets of deals. */
import { call } from "../../app/api";
import type { Daily, DealSet, JoinedSet, JoinSet, NewSet, SetMade, SetOfMatch, SetTable } from "../../wire";

const at = (id: string, rest = "") => `/api/sets/${encodeURIComponent(id)}${rest}`;

export const setsApi = {
  /** Today's deals, one a game. */
  daily: () => call<Daily>("/api/daily"),
  make: (body: NewSet) => call<SetMade>("/api/sets", { method: "POST", body }),
  /** A set of the deals of a match at the table, by one who sits there. */
  ofMatch: (table: string, body: SetOfMatch, token: string) =>
    call<SetMade>(`/api/tables/${encodeURIComponent(table)}/set`, { method: "POST", body, token }),
  /** What the one with that token may know of a set. */
  tell: (id: string, token?: string) => call<DealSet>(at(id), { token }),
  join: (id: string, body: JoinSet) => call<JoinedSet>(at(id, "/people"), { method: "POST", body }),
  /** Where a deal of the set is played. */
  play: (id: string, deal: number, token: string) =>
    call<SetTable>(at(id, `/deals/${deal}`), { method: "POST", token }),
  close: (id: string, token: string) => call<DealSet>(at(id, "/close"), { method: "POST", token }),
  qr: (id: string) => at(id, "/qr.svg"),
};
