import type { Commit, EventMessage, ServerMessage, TableInfo, View } from "../wire";
import type { Seat } from "./types";

/** How the connection is: `moved` and `barred` are for good, until the person asks again. */
export type Link = "connecting" | "open" | "lost" | "moved" | "barred";

/** An act sent and not yet answered. Its id makes sending it again harmless. */
export interface Pending {
  id: string;
  v: number;
  action: string;
}

export interface Note {
  kind: string;
  seat: Seat | null;
  name: string;
  text: string;
}

/** All that the client knows of a table. What is only for the eye (motion, choices) is not here. */
export interface State {
  readonly link: Link;
  readonly v: number | null;
  readonly seat: Seat | null;
  readonly view: View | null;
  readonly table: TableInfo | null;
  readonly pending: Pending | null;
  /** Why the last act was refused, or why we were barred: a code with a text in the catalogue. */
  readonly refused: string | null;
  /** The commitment to the coming deal that waits for our salt. */
  readonly commit: Commit | null;
  readonly notes: readonly Note[];
}

export const START: State = {
  link: "connecting",
  v: null,
  seat: null,
  view: null,
  table: null,
  pending: null,
  refused: null,
  commit: null,
  notes: [],
};

export type Message =
  | ServerMessage
  | { t: "linked"; up: boolean }
  | { t: "sent"; act: Pending }
  | { t: "seen-refusal" };

const NOTES_KEPT = 200;

/** Codes after which trying again is in vain. */
const BARRED = new Set(["bad-token", "no-watchers", "no-such-table"]);

/** The next state. Pure: everything that sends, waits or stores looks at its answer. */
export function update(state: State, message: Message): State {
  switch (message.t) {
    case "welcome":
      return { ...state, link: "open", seat: message.seat, commit: message.commit ?? null };
    case "view":
      return { ...state, v: message.v, view: message.view };
    case "event":
      return evented(state, message);
    case "table":
      return { ...state, table: message.table };
    case "sent":
      return { ...state, pending: message.act, refused: null };
    case "ok":
      return state.pending?.id === message.id ? { ...state, pending: null } : state;
    case "refused":
      return state.pending?.id === message.id ? { ...state, pending: null, refused: message.code } : state;
    case "seen-refusal":
      return { ...state, refused: null };
    case "linked":
      return message.up || state.link === "moved" || state.link === "barred"
        ? state
        : { ...state, link: "lost" };
    case "moved":
      return { ...state, link: "moved" };
    case "error":
      return failed(state, message.code);
    case "note":
      return message.kind === "chat" ? { ...state, notes: noted(state.notes, message) } : state;
    case "pong":
      return state;
  }
}

/** An act that could not be stored is given up: the person may do it again, and no other is blocked by it. */
function failed(state: State, code: string): State {
  if (BARRED.has(code)) return { ...state, link: "barred", refused: code };
  return code === "not-stored" && state.pending ? { ...state, pending: null, refused: code } : state;
}

function evented(state: State, message: EventMessage): State {
  // A version that we have already seen comes again only after a resync that overlapped.
  if (state.v !== null && message.v <= state.v) return state;
  const { event } = message;
  const commit = event.type === "commit" ? { deal: event.deal, commit: event.commit } : state.commit;
  return {
    ...state,
    v: message.v,
    view: state.view && applied(state.view, message),
    commit: event.type === "dealt" ? null : commit,
    refused: event.type === "acted" ? null : state.refused,
  };
}

/** The view after an event. Inside a filled gap an event says nothing of what is legal: then nothing is. */
function applied(view: View, { turn, legal, choose, view: changed, add }: EventMessage): View {
  const next: View = { ...view, ...changed, turn, legal: legal ?? [], choose: choose ?? null };
  if (add.calls) next.calls = [...view.calls, ...add.calls];
  if (add.table) next.table = [...view.table, ...add.table];
  if (add.played) next.played = [...view.played, ...add.played];
  if (add.scores) next.scores = [...view.scores, ...add.scores];
  return next;
}

function noted(notes: readonly Note[], message: Extract<ServerMessage, { t: "note" }>): readonly Note[] {
  const { kind, seat, name, text } = message;
  return [...notes, { kind, seat, name: name ?? "", text }].slice(-NOTES_KEPT);
}
