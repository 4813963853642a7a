import type {
  ClientRequest,
  Clocks,
  Commit,
  EventMessage,
  NoteMessage,
  ServerMessage,
  TableInfo,
  TableMessage,
  View,
  Welcome,
} from "../wire";
import type { Seat } from "./types";

/**
 * How the connection is: `moved` (to a newer tab), `carried` (the seat is another device's now), `removed` (it is nobody's or
 * somebody else's) and `barred` are for good, until the person asks again.
 */
export type Link = "connecting" | "open" | "lost" | "moved" | "carried" | "removed" | "barred";

/** What a person sent and the table has not yet answered. Its id makes sending it again harmless. */
export type Pending = ClientRequest;

/** What we may ask of the others at this moment. */
export type May = TableMessage["now" | "may"][number];

/** Something said at the table: words, or an emote by its id. */
export interface Note {
  /** Rises by one a note, so that a list can keep its place. */
  id: number;
  kind: "chat" | "emote" | "hint";
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
  /** When we heard that of the table, in milliseconds: what it says of seconds that are left counts from then. */
  readonly heard: number;
  readonly may: readonly May[];
  /** As much of that as doesn't end with the next event. */
  readonly lasting: TableMessage["may"];
  /** Whether we are being told what we have missed: what we may ask for stays as it was until the table's message after it. */
  readonly catchingUp: boolean;
  /** The players' clocks as they were told last. */
  readonly clocks: Clocks | null;
  /** When we heard that of the clocks, in milliseconds: the one that runs has run on since. */
  readonly clocksHeard: number;
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
  heard: 0,
  may: [],
  lasting: [],
  catchingUp: false,
  clocks: null,
  clocksHeard: 0,
  pending: null,
  refused: null,
  commit: null,
  notes: [],
};

export type Message =
  | ServerMessage
  | { t: "linked"; up: boolean }
  | { t: "sent"; request: Pending }
  | { t: "seen-refusal" };

/** Whether our seat is no longer here: we are told where it is before anything else. */
export const isGone = (link: Link): link is "moved" | "carried" | "removed" =>
  link === "moved" || link === "carried" || link === "removed";

/** Whether this connection has ended, and doesn't come back by itself. */
export const isOver = (link: Link): boolean => isGone(link) || link === "barred";

const NOTES_KEPT = 200;

/** Events after which a refusal is of no interest any more. */
const MOVES_ON = new Set(["acted", "undone", "claim", "resumed"]);

/** Codes after which trying again is in vain. */
const BARRED = new Set(["no-watchers", "no-such-table", "closed"]);

/** The next state; `now` is the time in milliseconds. Pure: everything that sends, waits or stores looks at its answer. */
export function update(state: State, message: Message, now: number): State {
  switch (message.t) {
    case "welcome":
      return welcomed(state, message);
    case "view":
      return { ...state, v: message.v, view: message.view };
    case "event":
      return evented(state, message, now);
    case "table":
      return tabled(state, message, now);
    case "sent":
      return { ...state, pending: message.request, refused: null };
    case "ok":
      return state.pending?.id === message.id ? { ...state, pending: null } : state;
    case "refused":
      return state.pending?.id === message.id ? { ...state, pending: null, refused: message.code } : state;
    case "seen-refusal":
      return { ...state, refused: null };
    case "linked":
      return message.up || isOver(state.link) ? state : { ...state, link: "lost" };
    case "moved":
      return { ...state, link: "moved" };
    case "error":
      return failed(state, message.code);
    case "note":
      return { ...state, notes: noted(state.notes, message) };
    case "pong":
      return state;
  }
}

/** A welcome to another seat, after the host has swapped some, makes all that the old one knew void. */
function welcomed(state: State, { seat, commit }: Welcome): State {
  const swapped = state.view !== null && seat !== state.seat;
  const known = swapped ? { ...state, v: null, view: null, pending: null } : state;
  return { ...known, link: "open", seat, catchingUp: true, commit: commit ?? null };
}

/** An act that could not be stored is given up: the person may do it again, and no other is blocked by it. */
function failed(state: State, code: string): State {
  if (code === "carried") return { ...state, link: "carried" };
  const removed = code === "bad-token" || (code === "no-seat" && state.seat !== null);
  if (removed) return { ...state, link: "removed" };
  if (BARRED.has(code)) return { ...state, link: "barred", refused: code };
  return code === "not-stored" && state.pending ? { ...state, pending: null, refused: code } : state;
}

function tabled(state: State, message: TableMessage, now: number): State {
  const { table, may, clocks = null } = message;
  return {
    ...state,
    table,
    heard: now,
    may: [...message.now, ...may],
    lasting: may,
    catchingUp: false,
    clocks,
    clocksHeard: now,
  };
}

function evented(state: State, message: EventMessage, now: number): State {
  // A version that we have already seen comes again only after a resync that overlapped.
  if (state.v !== null && message.v <= state.v) return state;
  const { event } = message;
  const commit = event.type === "commit" ? { deal: event.deal, commit: event.commit } : state.commit;
  const lasting = message.may ?? state.lasting;
  return {
    ...state,
    v: message.v,
    may: state.catchingUp ? state.may : [...(message.now ?? []), ...lasting],
    lasting,
    clocks: message.clocks ?? state.clocks,
    clocksHeard: message.clocks ? now : state.clocksHeard,
    view: state.view && applied(state.view, message),
    commit: event.type === "dealt" ? null : commit,
    refused: MOVES_ON.has(event.type) ? null : state.refused,
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

function noted(notes: readonly Note[], { kind, seat, name, text }: NoteMessage): readonly Note[] {
  if (kind === "typing" || kind === "ready") return notes;
  const id = (notes.at(-1)?.id ?? 0) + 1;
  return [...notes, { id, kind, seat, name: name ?? "", text }].slice(-NOTES_KEPT);
}
