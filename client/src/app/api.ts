import type {
  CarryCode,
  Created,
  ErrorBody,
  Games,
  Hint,
  HouseChange,
  HouseInfo,
  Join,
  Joined,
  NewTable,
  PersonKey,
  PlayAgain,
  PlayRecordAgain,
  RecordFault,
  Records,
  Replay,
  SeatInfo,
  SettingsChange,
  Statistics,
  TableInfo,
  Tables,
} from "../wire";
import { tokenFor } from "./storage";

/** A refusal by the server. `code` is stable and has a text in the catalogue (`error-CODE`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    /** Where a record that was sent has its fault. */
    readonly record?: RecordFault,
    /** Where a deal that is withheld can be played. */
    readonly set?: string,
  ) {
    super(message);
  }
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** In a body's place: a text as it is. */
  text?: string;
  token?: string | undefined;
  /** Breaks the call off, also while the answer comes. */
  signal?: AbortSignal;
}

export async function call<T>(path: string, wish: Call = {}): Promise<T> {
  const answer = await asked(path, wish);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

async function asked(path: string, { method = "GET", body, text, token, signal }: Call): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (text !== undefined) init.body = text;
  if (signal !== undefined) init.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("no-connection", 0, "the server cannot be reached");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as ErrorBody;
    return new ApiError(error.code, answer.status, error.message, error.record, error.set);
  } catch {
    return new ApiError("unexpected", answer.status, answer.statusText);
  }
}

const viewed = (deal: number, seat: number | null) => `deal=${deal}${seat === null ? "" : `&seat=${seat}`}`;

const at = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => call<Games>("/api/games"),
  listed: () => call<Tables>("/api/tables"),
  /** A token of the table keeps it from being taken for a guess at a name. */
  table: (id: string, token = tokenFor(id)) => call<TableInfo>(at(id), { token }),
  create: (body: NewTable) => call<Created>("/api/tables", { method: "POST", body }),
  /** Takes a seat. `host` is the host's token, for the one who made the table: they are the host there, too. */
  sit: (id: string, body: Join, host?: string) =>
    call<Joined>(at(id, "/seats"), { method: "POST", body, token: host }),
  leave: (id: string, seat: number, token: string) =>
    call<void>(at(id, `/seats/${seat}`), { method: "DELETE", token }),
  setSeat: (id: string, seat: number, kind: string, token: string) =>
    call<SeatInfo>(at(id, `/seats/${seat}`), { method: "PUT", body: { kind }, token }),
  start: (id: string, token: string) => call<unknown>(at(id, "/start"), { method: "POST", token }),
  rematch: (id: string, token: string) => call<unknown>(at(id, "/rematch"), { method: "POST", token }),
  /** The record of the deals completed so far; `match` counts from 1. */
  record: (id: string, match?: number, token = tokenFor(id)) =>
    call<unknown>(at(id, match === undefined ? "/record" : `/record?match=${match}`), { token }),
  /** A complete deal step by step, from a seat or with all cards open. */
  replay: (id: string, match: number, deal: number, seat: number | null) =>
    call<Replay>(at(id, `/replay?match=${match}&${viewed(deal, seat)}`), { token: tokenFor(id) }),
  /** The same for a deal of a record that is sent as text. */
  replayText: (text: string, deal: number, seat: number | null) =>
    call<Replay>(`/api/replay?${viewed(deal, seat)}`, { method: "POST", text }),
  /** A deal, or without one the score card, as an SVG picture; `query` has the match, the deal and the language. */
  picture: async (id: string, query: string) =>
    (await asked(at(id, `/picture?${query}`), { token: tokenFor(id) })).text(),
  /** The same of a record that is sent as text. */
  pictureText: async (text: string, query: string) =>
    (await asked(`/api/picture?${query}`, { method: "POST", text })).text(),
  /** A record of Priffe in Portable Bridge Notation. */
  pbn: async (record: string) => (await asked("/api/pbn", { method: "POST", text: record })).text(),
  /** The records in a text of Portable Bridge Notation. */
  pbnRecords: (text: string) => call<Records>("/api/pbn/records", { method: "POST", text }),
  /** What each card of a complete deal was worth: the answer comes line by line. */
  analysis: (id: string, match: number, deal: number, signal: AbortSignal) =>
    asked(at(id, `/analysis?match=${match}&${viewed(deal, null)}`), { signal, token: tokenFor(id) }),
  /** The same for a deal of a record that is sent as text. */
  analysisText: (text: string, deal: number, signal: AbortSignal) =>
    asked(`/api/analysis?${viewed(deal, null)}`, { method: "POST", text, signal }),
  /** A complete deal is played again from one of its steps: each step that it goes on by is a line of the answer. */
  again: (id: string, match: number, deal: number, body: PlayAgain, signal: AbortSignal) =>
    asked(at(id, `/again?match=${match}&${viewed(deal, null)}`), {
      method: "POST",
      body,
      signal,
      token: tokenFor(id),
    }),
  /** The same for a deal of a record that is sent as text. */
  againText: (deal: number, body: PlayRecordAgain, signal: AbortSignal) =>
    asked(`/api/again?${viewed(deal, null)}`, { method: "POST", body, signal }),
  /** Runs the table otherwise: only what is named changes. */
  change: (id: string, body: SettingsChange, token: string) =>
    call<TableInfo>(at(id), { method: "PATCH", body, token }),
  swap: (id: string, seats: [number, number], token: string) =>
    call<TableInfo>(at(id, "/swap"), { method: "POST", body: { seats }, token }),
  /** A code by which the seat goes to another device, and with it the right to it. */
  carry: (id: string, seat: number, token: string) =>
    call<CarryCode>(at(id, `/seats/${seat}/carry`), { method: "POST", token }),
  takeCarried: (id: string, code: string) =>
    call<Joined>(at(id, "/carry"), { method: "POST", body: { code } }),
  hint: (id: string, token: string) => call<Hint>(at(id, "/hint"), { method: "POST", token }),
  /** What the deals of the person with that key come to. */
  statistics: (key: string) => call<Statistics>("/api/statistics", { token: key }),
  /** Each of those deals, a line a deal. */
  keptDeals: async (key: string) => (await asked("/api/statistics/deals", { token: key })).text(),
  forgetPerson: (key: string) => call<void>("/api/statistics", { method: "DELETE", token: key }),
  /** A code by which another device gets the key. */
  carryKey: (key: string) => call<CarryCode>("/api/statistics/carry", { method: "POST", token: key }),
  takeKey: (code: string) => call<PersonKey>("/api/statistics/carried", { method: "POST", body: { code } }),
  /** Puts the deals of another key to those of the first. */
  joinKeys: (key: string, other: string) =>
    call<void>("/api/statistics/join", { method: "POST", body: { key: other }, token: key }),
  /** What whoever runs the server sees and does, by the key that it printed. */
  house: (key: string) => call<HouseInfo>("/api/host", { token: key }),
  changeHouse: (body: HouseChange, key: string) =>
    call<HouseInfo>("/api/host", { method: "PATCH", body, token: key }),
  closeTable: (id: string, key: string) =>
    call<unknown>(`/api/host/tables/${encodeURIComponent(id)}/close`, { method: "POST", token: key }),
  stopServer: (key: string) => call<void>("/api/host/stop", { method: "POST", token: key }),
  /** The invitation, with which the picture changes: a page keeps a picture that it has under the same address. */
  qr: (id: string, invite: string) => at(id, `/qr.svg?${encodeURIComponent(invite)}`),
};
