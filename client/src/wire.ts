// Made by `python -m forehand.web.schema --typescript`. Don't edit: a test compares.

/** An action, made idempotent by its `id`, in sight of version `v`. */
export interface Act {
  t: "act";
  id: string;
  v: number;
  action: string;
}

/** A seat has acted. Another's discard is "discard". */
export interface ActedEvent {
  type: "acted";
  seat: number;
  action: string;
}

/** What was appended to the lists of a view that only grew. */
export interface Added {
  calls?: [number, string][];
  played?: Trick[];
  scores?: number[][];
  table?: [number, string][];
}

/** The match is over, and another would be welcome with the same people; or, `wish` false, would not after all. */
export interface Again {
  t: "again";
  wish?: boolean;
}

/** To what is being asked; the asker withdraws it by a no. */
export interface Answer {
  t: "answer";
  id: string;
  v: number;
  yes: boolean;
}

/** The deals in which the person, asked as a defender, gave that answer, and their points together. */
export interface Answered {
  answer: "fold" | "pass" | "stay" | "whist";
  deals: number;
  points: number;
}

/** A seat has answered what is asked. */
export interface AnsweredEvent {
  type: "answered";
  seat: number;
  yes: boolean;
}

/** Something that needs the others' consent. A claim says which tricks to come its maker takes. */
export interface Ask {
  t: "ask";
  id: string;
  v: number;
  what: "claim" | "end" | "end-now" | "stand-in" | "undo";
  take?: "all" | "none" | null;
}

/** A seat asks something of the others. `take` is null but for a claim. */
export interface AskedEvent {
  type: "asked";
  seat: number;
  what: "claim" | "end" | "end-now" | "stand-in" | "undo";
  take: "all" | "none" | null;
}

/** What is being asked: `yes` are the seats that have agreed, `waits` those that are still to answer. */
export interface Asking {
  what: "claim" | "end" | "end-now" | "stand-in" | "undo";
  seat: number;
  take: "all" | "none" | null;
  yes: number[];
  waits: number[];
}

/** A deal played again from one of its positions, as it stands now: in `replay` up to there, and in `actions` what has been done since it left what was played. `seat` is whose actions are asked for. When it is to act, `legal` or `choose` says what it may do; with both empty the deal is over. `brought` are then the points of each seat, and `really` those that the deal brought when it was played, null where it was not played to its end. `exact` is false where somebody was to play the best that there was and this could not be found for every card. */
export interface Branch {
  type: "branch";
  replay: Replay;
  actions: string[];
  seat: number;
  legal: string[];
  choose: Choose | null;
  brought: number[] | null;
  really: number[] | null;
  exact: boolean;
}

/** A seat is to be taken here from another device. */
export interface Carry {
  code: string;
}

/** By this code, once and within `expires` seconds, a seat is taken to another device; `qr` is its address as SVG. */
export interface CarryCode {
  code: string;
  url: string;
  qr: string;
  expires: number;
}

/** Some keys of a view, with their new values. */
export interface Changes {
  calls?: [number, string][];
  contract?: string | null;
  counts?: number[];
  deal?: number;
  dealt?: string[];
  declarer?: number | null;
  discarded?: string[] | null;
  finished?: boolean;
  folded?: number[];
  forehand?: number | null;
  game?: string;
  hand?: string[];
  lead?: string | null;
  options?: Record<string, number | boolean | string>;
  phase?: "bidding" | "discarding" | "naming" | "over" | "playing" | "whisting" | null;
  played?: Trick[];
  players?: (string | null)[];
  scores?: number[][];
  seat?: number | null;
  shown?: Record<string, string[]>;
  stock?: string[];
  table?: [number, string][];
  totals?: number[];
  tricks?: number[];
  trump?: string | null;
  winners?: number[];
}

/** Choose */
export interface Choose {
  count: number;
  from: string[];
  verb: string;
}

/** All have accepted a seat's claim: the deal is complete with these numbers of tricks. */
export interface ClaimEvent {
  type: "claim";
  seat: number;
  tricks: number[];
}

/** The players' clocks. `per` "act": each act has `seconds` of its own, 10 to 600. `per` "match": a player's acts of a match have them together, 60 to 7200, and each act done adds `more`, 0 to 60. `at_zero` says what comes of a clock that has run out: a computer player does that one act ("act"), or all until the person is back ("take-over"), or nothing but that everybody sees it ("show"). */
export interface ClockRule {
  per: "act" | "match";
  seconds: number;
  more?: number;
  at_zero?: "act" | "show" | "take-over";
}

/** The players' clocks when this was sent: the milliseconds that each seat has `left`, and the seat whose clock `runs`, null where none does. */
export interface Clocks {
  left: number[];
  runs: number | null;
}

/** The commit of a deal whose salts are being gathered. */
export interface Commit {
  deal: number;
  commit: string;
}

/** The server has drawn a deal's secret and is bound to it: `commit` is hex of SHA-256(secret). */
export interface CommitEvent {
  type: "commit";
  deal: number;
  commit: string;
}

/** What a contract asks for. `trumps` are in order, the highest first. */
export interface Contract {
  tricks: number;
  aim: "at-least" | "at-most" | "fewest" | "most";
  others: number | null;
  worth: number | null;
  trump: string | null;
  trumps: string[];
}

/** A table was made. The host token is told here and never again. */
export interface Created {
  table: string;
  url: string;
  host_token: string;
  invite: string;
}

/** Today's deals, one a game. */
export interface Daily {
  sets: DayDeal[];
}

/** The deals of a day (2026-11-30, by UTC), and their points together. */
export interface Day {
  day: string;
  deals: number;
  points: number;
}

/** A game's deal of the day, as the set that it is. */
export interface DayDeal {
  game: string;
  set: string;
  day: string;
}

/** The deal is complete; `secret` (hex) lets everyone recompute its shuffle. It is null for a deal of a set, which others have still to play. */
export interface DealOverEvent {
  type: "deal-over";
  deal: number;
  secret: string | null;
}

/** How a complete deal came out. */
export interface DealResult {
  contract: string | null;
  declarer: number | null;
  tricks: number[];
  scores: number[];
  forehand: number;
}

/** A set of deals that several people play, each in the same `seat` against computer players of that level. `day` (2026-11-30) is there for the deal of a day, and `before` is the set of the day before, if there was one; of such a set `people` are not told. `count` is how many play it, `closes` when it closes, in seconds since 1970, `you` the receiver's number among those who play it, `maker` whether the receiver may close it. `of_match`: its deals are those of a match, whose cards some have seen. */
export interface DealSet {
  set: string;
  game: string;
  options: Record<string, number | boolean | string>;
  day: string | null;
  before: string | null;
  seat: number;
  level: string;
  closes: number;
  closed: boolean;
  invite: string;
  maker: boolean;
  you: number | null;
  count: number;
  of_match: boolean;
  people: SetPerson[];
  deals: SetDeal[];
}

/** The match ends after that many deals. */
export interface DealsTarget {
  kind: "deals";
  deals: number;
}

/** The cards are dealt. `salts` in seat order, null where a seat gave none; `first`: forehand was drawn. */
export interface DealtEvent {
  type: "dealt";
  deal: number;
  forehand: number;
  first: boolean;
  salts: (string | null)[];
}

/** What was asked is asked no more: somebody said no, the asker withdrew it, somebody played on, the asker has gone, or who was away is back. */
export interface DroppedEvent {
  type: "dropped";
  what: "claim" | "end" | "end-now" | "stand-in" | "undo";
  why: "back" | "gone" | "no" | "played" | "withdrawn";
}

/** Every answer that is not a success. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** `code` is stable, `message` for developers. `record` comes with `bad-record`, and `set`, where the deal is played, with `withheld`. */
export interface ErrorInfo {
  code: string;
  message: string;
  record?: RecordFault;
  set?: string;
}

/** Something that was sent can't be taken; `message` is for developers. */
export interface ErrorMessage {
  t: "error";
  code: string;
  message: string;
}

/** What happened, and what it changed in the receiver's view. `view` has the keys with another value now, `add` the items appended to a list that only grew. `now` is what the receiver may ask of the play until the next event, left out where that is nothing; `may` what else they may ask for, where that changed; `clocks` is there where the table has clocks. In a filled gap only the last event carries `legal` and `choose`, and none `now`, `may` or `clocks`: the `table` message after it does. */
export interface EventMessage {
  t: "event";
  v: number;
  event: CommitEvent | DealtEvent | ActedEvent | DealOverEvent | MatchOverEvent | SeatEvent | TableEvent | HiddenEvent | AskedEvent | AnsweredEvent | DroppedEvent | ClaimEvent | UndoneEvent | PausedEvent | ResumedEvent | TimeUpEvent;
  turn: number | null;
  view: Changes;
  add: Added;
  legal?: string[];
  choose?: Choose | null;
  now?: ("claim" | "claim-none" | "undo")[];
  may?: ("end" | "end-now" | "pause" | "stand-in")[];
  clocks?: Clocks;
}

/** Some deals of one game. `half` is half the 95 % interval of the points a deal, null while there are too few deals. `matches` are those that were played to their end. `contracts` and `answers` are those there are, the most frequent first. `course` is the total after every `every` deals, and last after all of them. */
export interface Figures {
  deals: number;
  points: number;
  half: number | null;
  matches: number;
  won: number;
  declarer: Part;
  partner: Part;
  defender: Part;
  undeclared: Part;
  contracts: Tried[];
  answers: Answered[];
  days: Day[];
  course: number[];
  every: number;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  seats: number;
  sides: number[][];
  tricks: number;
  options: OptionField[];
}

/** A game: at tables with other people, and against computer players alone; null where there was no deal. */
export interface GameStatistics {
  game: string;
  people: Figures | null;
  computers: Figures | null;
}

/** All games, and the levels of the computer players. */
export interface Games {
  games: GameInfo[];
  levels: string[];
}

/** The receiver's share in the shuffle of a deal, 32 hex digits, once. */
export interface GiveSalt {
  t: "salt";
  deal: number;
  salt: string;
}

/** The first message. Without a `token` a watcher's, or with `look` that of one who has not chosen yet; `v` is the last version this token has seen. */
export interface Hello {
  t: "hello";
  token?: string | null;
  v?: number | null;
  look?: boolean;
}

/** Something that this receiver may know nothing of. It only fills its number. */
export interface HiddenEvent {
  type: "hidden";
}

/** What a computer player of that level would do in the seat's place, and why. */
export interface Hint {
  turn: number;
  action: string;
  level: string;
  reasons: Reason[];
}

/** What is to be run otherwise at the server; what is left out stays. */
export interface HouseChange {
  create?: "anyone" | "host";
}

/** The server, for whoever runs it. `uptime` is in seconds, `addresses` are those at home, `qr` is the main address as SVG, `data` is the name of the folder; `count` tells of all tables, of which `tables` may be the first. `idle` has the seconds since something last happened at each of these, where something has since it was last taken into use. */
export interface HouseInfo {
  version: string;
  uptime: number;
  addresses: string[];
  public: string | null;
  qr: string;
  data: string | null;
  settings: HouseSettings;
  tables: TableInfo[];
  idle: Record<string, number>;
  count: number;
  people: number;
}

/** How the server is run. `create`: who may make tables, anyone or only whoever runs the server. */
export interface HouseSettings {
  create?: "anyone" | "host";
}

/** Somebody wants to sit, anywhere or in a seat of their choice. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Somebody wants to play a set. `sat` are their tokens at other tables of its game: where its deals are those of a match, whoever sat there, or has played them in another set, knew the cards. */
export interface JoinSet {
  name: string;
  sat?: string[];
}

/** Somebody sits. The token is told here and never again. */
export interface Joined {
  seat: number;
  token: string;
}

/** Their number among those who play it, and their token, for the set and for all of its tables, told here and never again. */
export interface JoinedSet {
  you: number;
  token: string;
}

/** A card played, or a fold in the play, where there was a choice. `action` is its number among the deal's actions and so the step of the replay, `trick` that of its trick, both from 1. Values are points of the seat that acts, above the mean of those not on its side: `open` with all cards known, `seen` over the `worlds` deals that the seat could not tell from this one; either is null where it could not be worked out. `best` is what the seat might have done, `cost` what that would have brought beyond what was played; `mistake` says that this is beyond doubt. */
export interface Judged {
  type: "decision";
  action: number;
  trick: number;
  seat: number;
  played: string;
  open: Record<string, number> | null;
  seen: Record<string, [number, number]> | null;
  worlds: number;
  best: string;
  cost: [number, number];
  mistake: boolean;
}

/** The last line: the points that each seat has lost by mistakes, and how many decisions there were. */
export interface JudgedDeal {
  type: "summary";
  lost: number[];
  decisions: number;
}

/** From now on the deals of this seat count for the person with that key, 64 hex digits; for nobody where it is null. */
export interface Keep {
  t: "keep";
  key: string | null;
}

/** A deal that is kept for a person. `at`: when it was over, by UTC. `record` is the deal's own record, where it can be had. */
export interface KeptDeal {
  game: string;
  seat: number;
  role: "declarer" | "defender" | "partner" | "undeclared";
  contract: string;
  made: boolean | null;
  points: number;
  tricks: number;
  answer: "fold" | "pass" | "stay" | "whist" | null;
  people: number;
  won: boolean | null;
  table: string;
  match: number;
  deal: number;
  at: string;
  record?: Record<string, unknown>;
}

/** The match is over. `ended`: by its players, early, and nobody has won. */
export interface MatchOverEvent {
  type: "match-over";
  match: number;
  winners: number[];
  ended: boolean;
}

/** A newer connection owns the seat; this one is closed. */
export interface Moved {
  t: "moved";
}

/** What a new set of deals is to be: 1 to 12 deals, which close by themselves after 1 to 60 days. */
export interface NewSet {
  game: string;
  options?: Record<string, unknown>;
  deals?: number;
  days?: number;
}

/** What a new table is to be. Seats are "open" or "bot:LEVEL", all open by default. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: string[] | null;
  listed?: boolean;
  watchers?: boolean;
  away?: string;
  grace?: number;
  pause?: number;
  hints?: boolean;
  chat?: boolean;
  emotes?: boolean;
  clock?: ClockRule | null;
}

/** Something to say to the table, not kept. Where it has an `id`, and can't be said, that is `refused`. */
export interface Note {
  t: "note";
  kind: "chat" | "emote" | "typing";
  text?: string;
  id?: string | null;
}

/** Said at the table and not kept: chat, emote (its id), typing, that a seat is ready for the next deal, or that it has asked for a hint. */
export interface NoteMessage {
  t: "note";
  kind: "chat" | "emote" | "hint" | "ready" | "typing";
  seat: number | null;
  name: string | null;
  text: string;
}

/** The one deal of a set that is played at a table: its number (from 1) of so many. `day` (2026-11-30) is there for the deal of a day. */
export interface OfSet {
  set: string;
  deal: number;
  deals: number;
  day: string | null;
}

/** The act with that id was done, as version `v`, and is stored. */
export interface OkMessage {
  t: "ok";
  id: string;
  v: number;
}

/** A house rule and what it may be. */
export interface OptionField {
  name: string;
  type: "choice" | "flag" | "integer";
  default: number | boolean | string;
  low: number | null;
  high: number | null;
  step: number | null;
  values: string[] | null;
}

/** Some of the deals: how many, in how many the contract was made, and their points together. */
export interface Part {
  deals: number;
  made: number;
  points: number;
}

/** Let the game rest. */
export interface Pause {
  t: "pause";
  id: string;
  v: number;
}

/** A seat has stopped the game for a while: nobody can act and nothing is waited for. */
export interface PausedEvent {
  type: "paused";
  seat: number;
}

/** A person's key, 64 hex digits. */
export interface PersonKey {
  key: string;
}

/** Answered by a pong. */
export interface Ping {
  t: "ping";
}

/** A deal is to be played again: its first `at` steps as they were, then `actions`, then whatever the computer players do until it is the turn of `seat` again, of whoever was to act at that place where it is null. `open`: all cards are seen, not only that seat's. `best`: that seat, too, is played for, to the end, and all play the best that there is with all cards known. */
export interface PlayAgain {
  at?: number;
  actions?: string[];
  seat?: number | null;
  open?: boolean;
  best?: boolean;
}

/** The same for a deal of a record that is sent as text. */
export interface PlayRecordAgain {
  at?: number;
  actions?: string[];
  seat?: number | null;
  open?: boolean;
  best?: boolean;
  record?: string;
}

/** The match ends when somebody has that many points. */
export interface PointsTarget {
  kind: "points";
  points: number;
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
}

/** Whether the server can do its work: the store takes writes, and the newest tables have been taken up. `bus`: where several serve at once, whether NATS answers; a server that doesn't reach it is `ok` unless others do, who can do more for whoever asks. */
export interface Readiness {
  ok: boolean;
  store: boolean;
  tables: boolean;
  bus?: boolean;
}

/** The next deal may begin. */
export interface Ready {
  t: "ready";
}

/** Why a hint is given. `args` has what the sentence of this code speaks of: `contract`, `card` and `suit` as texts, `seat`, `good` of `deals`. */
export interface Reason {
  code: string;
  args: Record<string, string | number>;
}

/** Where a record breaks the rules: the deal and its action, counted from 1, null where there is none; in a text of PBN its line instead. `reason` is for developers. */
export interface RecordFault {
  deal: number | null;
  action: number | null;
  reason: string;
  line?: number | null;
}

/** Records as text, each a match. */
export interface Records {
  records: string[];
}

/** The act with that id was not done; `v` is the table's version now. */
export interface RefusedMessage {
  t: "refused";
  id: string;
  code: string;
  v: number;
}

/** One deal of a record. `start` is the view when it was dealt, from the seat asked for or with all cards open; each of `steps` says what changed, as an event of the table does, its `v` counted from 1. `deal` is the deal's number and `deals` how many the record has; `lines` and `results` are those of the complete deals up to this one, `record` is this deal's record as text, `shuffle` what a check of its shuffle finds: "none" where nothing is known of it, "given" where the cards are those of an earlier deal, "withheld" while others have still to play it. `you` is the seat in which who asks for a table's deal by their token has played the match, null for all others. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  players: (string | null)[];
  sides: number[][];
  contracts: Record<string, Contract>;
  target: DealsTarget | PointsTarget;
  deal: number;
  deals: number;
  ended: boolean;
  lines: ScoreLine[][];
  results: DealResult[];
  start: View;
  steps: EventMessage[];
  record: string;
  shuffle: "given" | "none" | "ok" | "withheld" | "wrong";
  you: number | null;
}

/** Let it go on. */
export interface Resume {
  t: "resume";
  id: string;
  v: number;
}

/** The game goes on. */
export interface ResumedEvent {
  type: "resumed";
  seat: number;
}

/** One line of a deal's score; `why` is the id of a sentence, `args` its numbers. */
export interface ScoreLine {
  seats: number[];
  points: number;
  why: string;
  args: Record<string, number | string>;
}

/** Somebody came or went. "computer": a computer player acts for the seat now; "open": nobody sits there. */
export interface SeatEvent {
  type: "seat";
  seat: number;
  what: "away" | "back" | "computer" | "joined" | "left" | "open";
}

/** A seat as everybody sees it. `playing`: a computer player of `level` acts for the person now. `left`: the seconds until somebody steps in for one who is away, or those who stay have the choice; null where no time runs out. `played`: the seat in which the person plays the match at hand or, once it is over, has played it; null for who has come since. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string | null;
  present: boolean;
  playing: boolean;
  level: string | null;
  left: number | null;
  played: number | null;
}

/** A deal of a set, its number counted from 1. `commit` is hex of SHA-256(`secret`), which is null until the set has closed. `table` is where the receiver plays, or has `played`, it. `results` are null to one who has not played it, until the set has closed; `unfinished` are then those who have not. `salts` come with the secret: by seat, those that a match added to the deal, else null. */
export interface SetDeal {
  deal: number;
  commit: string;
  secret: string | null;
  table: string | null;
  played: boolean;
  results: SetResult[] | null;
  unfinished: string[];
  salts: (string | null)[] | null;
}

/** A set was made. The token by which its maker closes it is told here and never again. */
export interface SetMade {
  set: string;
  url: string;
  maker_token: string;
  invite: string;
}

/** The deals of a match that is over (counted from 1, null: the last) are to be a set, which closes by itself after 1 to 60 days. */
export interface SetOfMatch {
  match?: number | null;
  days?: number;
}

/** One who plays a set, how many of its deals they have played, and whether they knew the cards before. */
export interface SetPerson {
  person: number;
  name: string;
  played: number;
  knew: boolean;
}

/** How a deal of a set came out for one who has played it, at that table: `points` are their own. Who `knew` the cards before is compared with nobody. */
export interface SetResult {
  person: number;
  name: string;
  knew: boolean;
  table: string;
  points: number;
  contract: string | null;
  declarer: number | null;
  tricks: number[];
}

/** Who is to sit in a seat: "bot:LEVEL" or "open". */
export interface SetSeat {
  kind: string;
}

/** Where a deal of a set is played. */
export interface SetTable {
  table: string;
  seat: number;
}

/** What is to be run otherwise at a table; what is left out stays. */
export interface SettingsChange {
  listed?: boolean;
  watchers?: boolean;
  chat?: boolean;
  emotes?: boolean;
  hints?: boolean;
  pause?: number;
  grace?: number;
  away?: string;
  clock?: ClockRule | null;
}

/** All that is kept for a person, the game played most first. */
export interface Statistics {
  games: GameStatistics[];
}

/** Two seats whose people or computer players change places. */
export interface SwapSeats {
  seats: [number, number];
}

/** The table itself changed: it was made, it has another host, a new match begins, its settings are others, seats were swapped, the match is to end after this deal, or whoever runs the server has closed it. */
export interface TableEvent {
  type: "table";
  what: "closed" | "created" | "ending" | "host" | "rematch" | "settings" | "swapped";
}

/** All that everybody may know of a table besides the cards. `paused` is the seat that stopped the game, if it is stopped, and `paused_by` the name of who did, who may have left it since; `ending`: the match ends after this deal; `closed`: whoever runs the server closed the table for good. `turn` is the seat to act, null between two deals; `winners` are the seats that have won the match. `next_deal`: the seconds until the next deal begins by itself, null where no time runs out. `players` are the names under which the match at hand is, or was, played, by seat. `nearby` is the invitation for people in the same house as the server, where they may need another. `again` are the seats whose people would like another match. `of_set` is there where one person plays one deal of a set. */
export interface TableInfo {
  table: string;
  v: number;
  game: string;
  options: Record<string, number | boolean | string>;
  seats: SeatInfo[];
  sides: number[][];
  host: number | null;
  started: boolean;
  deal: number;
  match: number;
  turn: number | null;
  totals: number[];
  finished: boolean;
  ended: boolean;
  winners: number[];
  settings: TableSettings;
  target: DealsTarget | PointsTarget;
  lines: ScoreLine[][];
  results: DealResult[];
  contracts: Record<string, Contract>;
  watchers_now: number;
  invite: string;
  nearby: string | null;
  asking: Asking | null;
  paused: number | null;
  paused_by: string | null;
  next_deal: number | null;
  ending: boolean;
  closed: boolean;
  players: (string | null)[];
  of_set: OfSet | null;
  again: number[];
}

/** Names, presence, score lines: sent after the welcome and whenever they change. It has no number. `now` is what the receiver may ask of the play until the next event, `may` what else they may ask for; an event tells when that changes. `clocks` is there where the table has clocks. */
export interface TableMessage {
  t: "table";
  table: TableInfo;
  now: ("claim" | "claim-none" | "undo")[];
  may: ("end" | "end-now" | "pause" | "stand-in")[];
  clocks?: Clocks;
}

/** How the table is run. `away` is "wait" or "bot:LEVEL"; `grace` and `pause` are seconds; `chat` is whether players may write to each other, `emotes` whether they may say what is on the list; `clock` is null where nobody's time is limited. */
export interface TableSettings {
  listed: boolean;
  watchers: boolean;
  away: string;
  grace: number;
  pause: number;
  hints: boolean;
  chat: boolean;
  clock?: ClockRule | null;
  emotes?: boolean;
}

/** The listed tables with an open seat. */
export interface Tables {
  tables: TableInfo[];
}

/** A seat's clock has run out. `then` is what comes of it. */
export interface TimeUpEvent {
  type: "time-up";
  seat: number;
  then: "act" | "show" | "take-over";
}

/** A complete trick. */
export interface Trick {
  cards: [number, string][];
  winner: number;
}

/** A contract that the person declared: how often, how often it was made, and the points together. */
export interface Tried {
  contract: string;
  tried: number;
  made: number;
  points: number;
}

/** All have agreed: the seat's last `acts` acts are taken back. */
export interface UndoneEvent {
  type: "undone";
  seat: number;
  acts: number;
}

/** `forehand.engine.view.View`, with the types of the wire spelled out. */
export interface View {
  calls: [number, string][];
  choose: Choose | null;
  contract: string | null;
  counts: number[];
  deal: number;
  dealt: string[];
  declarer: number | null;
  discarded: string[] | null;
  finished: boolean;
  folded: number[];
  forehand: number | null;
  game: string;
  hand: string[];
  lead: string | null;
  legal: string[];
  options: Record<string, number | boolean | string>;
  phase: "bidding" | "discarding" | "naming" | "over" | "playing" | "whisting" | null;
  played: Trick[];
  players: (string | null)[];
  scores: number[][];
  seat: number | null;
  shown: Record<string, string[]>;
  stock: string[];
  table: [number, string][];
  totals: number[];
  tricks: number[];
  trump: string | null;
  turn: number | null;
  winners: number[];
}

/** Everything that the receiver may know at version `v`. */
export interface ViewMessage {
  t: "view";
  v: number;
  view: View;
}

/** The first answer. `seat` is null for a watcher. */
export interface Welcome {
  t: "welcome";
  v: number;
  seat: number | null;
  commit?: Commit;
}

/** A step that a deal played again has gone on by. */
export interface Went {
  type: "went";
  step: EventMessage;
}

export type ClientMessage = Hello | Act | Ask | Answer | Pause | Resume | GiveSalt | Ready | Again | Keep | Ping | Note;

export type ClientRequest = Act | Ask | Answer | Pause | Resume;

export type ServerMessage = Welcome | ViewMessage | EventMessage | OkMessage | RefusedMessage | ErrorMessage | Moved | Pong | NoteMessage | TableMessage;

export type EventBody = CommitEvent | DealtEvent | ActedEvent | DealOverEvent | MatchOverEvent | SeatEvent | TableEvent | HiddenEvent | AskedEvent | AnsweredEvent | DroppedEvent | ClaimEvent | UndoneEvent | PausedEvent | ResumedEvent | TimeUpEvent;

export const EMOTES = ["thumbs-up", "well-played", "thanks", "oops", "hurry", "think", "laugh", "sorry", "hello", "goodbye", "good-luck", "well-bid", "well-defended", "bad-luck", "my-mistake", "one-moment", "back-soon", "another"] as const;

export type Emote = (typeof EMOTES)[number];
