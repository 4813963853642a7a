/** The shapes on the wire, written by hand until they are generated from the server's message types. */

export type Seat = number;
/** Cards and actions in their text form: `SA`, `JK:H`, `bid:6S`. */
export type CardText = string;
export type ActionText = string;

export interface Choose {
  verb: string;
  count: number;
  from: CardText[];
}

export interface Trick {
  cards: [Seat, CardText][];
  winner: Seat;
}

export type Phase = "bidding" | "discarding" | "naming" | "whisting" | "playing" | "over";

export interface View {
  game: string;
  options: Record<string, number | boolean | string>;
  players: (string | null)[];
  seat: Seat | null;
  deal: number;
  forehand: Seat | null;
  phase: Phase | null;
  turn: Seat | null;
  legal: ActionText[];
  choose: Choose | null;
  hand: CardText[];
  dealt: CardText[];
  discarded: CardText[] | null;
  counts: number[];
  shown: Record<string, CardText[]>;
  stock: CardText[];
  calls: [Seat, ActionText][];
  contract: string | null;
  declarer: Seat | null;
  trump: string | null;
  folded: Seat[];
  table: [Seat, CardText][];
  lead: string | null;
  played: Trick[];
  tricks: number[];
  scores: number[][];
  totals: number[];
  finished: boolean;
  winners: Seat[];
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "bot" | "open";
  name: string | null;
  present: boolean;
  /** A computer plays for a person who is away. */
  playing: boolean;
  level: string | null;
}

export interface ScoreLine {
  seats: Seat[];
  points: number;
  why: string;
  args: Record<string, number | string>;
}

export interface Contract {
  tricks: number;
  aim: "at-least" | "at-most" | "fewest" | "most";
  others: number | null;
  worth: number | null;
  trump: string | null;
  trumps: CardText[];
}

export interface DealResult {
  contract: string | null;
  declarer: Seat | null;
  tricks: number[];
  scores: number[];
  forehand: Seat;
}

export interface TableSettings {
  listed: boolean;
  watchers: boolean;
  away: string;
  grace: number;
  pause: number;
  hints: boolean;
  chat: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, number | boolean | string>;
  seats: SeatInfo[];
  deal: number;
  totals: number[];
  finished: boolean;
  match: number;
  v: number;
  host: Seat | null;
  started: boolean;
  sides: Seat[][];
  settings: TableSettings;
  lines: ScoreLine[][];
  results: DealResult[];
  contracts: Record<string, Contract>;
  target: { kind: "deals"; deals: number } | { kind: "points"; points: number };
  watchers_now: number;
  invite: string;
}

export interface OptionField {
  name: string;
  type: "integer" | "flag" | "choice";
  default: number | boolean | string;
  low: number | null;
  high: number | null;
  step: number | null;
  values: string[] | null;
}

export interface GameInfo {
  id: string;
  seats: number;
  sides: Seat[][];
  tricks: number;
  options: OptionField[];
}

export interface Games {
  games: GameInfo[];
  levels: string[];
}

export interface Commit {
  deal: number;
  commit: string;
}

export type EventBody =
  | ({ type: "commit" } & Commit)
  | { type: "dealt"; salts?: (string | null)[]; [key: string]: unknown }
  | { type: "acted"; seat: Seat; action: ActionText }
  | { type: "deal-over"; secret?: string; [key: string]: unknown }
  | { type: "match-over" | "seat" | "table" | "claim" | "undone"; [key: string]: unknown };

export interface EventMessage {
  t: "event";
  v: number;
  event: EventBody;
  turn?: Seat | null;
  legal?: ActionText[];
  choose?: Choose | null;
  view?: Partial<View>;
  add?: Partial<Pick<View, "calls" | "table" | "played" | "scores">>;
}

export type ServerMessage =
  | { t: "welcome"; v: number; seat: Seat | null; commit?: Commit }
  | { t: "view"; v: number; view: View }
  | EventMessage
  | { t: "table"; table: TableInfo }
  | { t: "ok"; id: string; v: number }
  | { t: "refused"; id: string; code: string; v: number }
  | { t: "moved" }
  | { t: "pong" }
  | { t: "error"; code: string }
  | { t: "note"; kind: string; seat?: Seat | null; name?: string; text?: string };

export type ClientMessage =
  | { t: "hello"; token?: string; v?: number }
  | { t: "act"; id: string; v: number; action: ActionText }
  | { t: "salt"; deal: number; salt: string }
  | { t: "ready" }
  | { t: "ping" }
  | { t: "note"; kind: "chat"; text: string };
