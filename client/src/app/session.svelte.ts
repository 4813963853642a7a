import type { ClientMessage, ClientRequest, Emote } from "../wire";
import { api } from "./api";
import { know } from "./known";
import { countsFor, PERSON } from "./person";
import { randomHex } from "./random";
import { Socket, socketUrl } from "./socket";
import { isOver, type Message, START, type State, update } from "./state";
import { forgetSeat, memoryOf, remember } from "./storage";

/** What a person may want that needs the others' consent. */
export type Wish =
  | { what: "claim"; take: "all" | "none" }
  | { what: "undo" | "end" | "stand-in" | "end-now" };

/** A request without what makes it known to the table: its id, and the version that the person saw. */
type Bare<T> = T extends unknown ? Omit<T, "id" | "v"> : never;

/** What the table's screen needs of a session; scenes without a server give it, too. */
export interface TableSession {
  readonly id: string;
  readonly state: State;
  readonly hosting: boolean;
  readonly hostToken: string | undefined;
  /** The names of those whose talk we don't want to see. */
  readonly muted: readonly string[];
  watch(callback: (before: State, after: State, message: Message) => void): () => void;
  act(action: string): void;
  ask(wish: Wish): void;
  answer(yes: boolean): void;
  pause(): void;
  resume(): void;
  ready(): void;
  again(wish: boolean): void;
  /** Says it to the table: its id, by which a refusal names it; null where there is no connection. */
  say(text: string): string | null;
  emote(emote: Emote): string | null;
  mute(name: string, on: boolean): void;
  leave(): Promise<void>;
  rematch(): Promise<void>;
  takeBack(): void;
  comeBack(): void;
}

/** Our part in one table: the state as it stands, and what a person may do there. */
export class Session implements TableSession {
  state = $state.raw<State>(START);
  muted = $state.raw<readonly string[]>([]);
  readonly #socket: Socket;
  /** Whether somebody without a seat has still to choose: until they do nobody counts them among those who watch. */
  #looking = true;
  /** Whether we are giving up the seat ourselves, so that its loss is no news. */
  #leaving = false;
  readonly #watchers = new Set<(before: State, after: State, message: Message) => void>();

  constructor(readonly id: string) {
    this.muted = memoryOf(id).muted ?? [];
    this.#socket = new Socket(socketUrl(id), {
      hello: () => this.#hello(),
      message: (message) => this.#take(message),
      linked: (up) => this.#take({ t: "linked", up }),
    });
  }

  open(): void {
    this.#socket.open();
    addEventListener("storage", this.#person);
  }

  close(): void {
    this.#socket.close();
    removeEventListener("storage", this.#person);
  }

  /** Somebody wants their deals counted from now on, or no more, here or on another page. */
  readonly #person = ({ key }: StorageEvent) => {
    if (key === PERSON) this.#tellPerson();
  };

  #tellPerson(): void {
    const key = countsFor();
    if (this.state.seat !== null && key !== undefined) this.#socket.send({ t: "keep", key });
  }

  /** Calls back after each message; for motion and sound, which need to know what changed. */
  watch(callback: (before: State, after: State, message: Message) => void): () => void {
    this.#watchers.add(callback);
    return () => this.#watchers.delete(callback);
  }

  get seated(): boolean {
    return memoryOf(this.id).token !== undefined;
  }

  /** Whether we are the host: in a seat, or by the maker's token while no seat is the host's. */
  get hosting(): boolean {
    const { table, seat } = this.state;
    if (!table) return false;
    return table.host === null ? memoryOf(this.id).host !== undefined : table.host === seat;
  }

  /** The token for what only a host may do. */
  get hostToken(): string | undefined {
    const { host, token } = memoryOf(this.id);
    return this.state.table?.host === null ? host : token;
  }

  act(action: string): void {
    this.#request({ t: "act", action });
  }

  ask(wish: Wish): void {
    this.#request({ t: "ask", ...wish });
  }

  /** Answers what is asked; the asker withdraws it by a no. */
  answer(yes: boolean): void {
    this.#request({ t: "answer", yes });
  }

  pause(): void {
    this.#request({ t: "pause" });
  }

  resume(): void {
    this.#request({ t: "resume" });
  }

  /** Sends it, unless something of ours is still under way: a double tap must not play a second card. */
  #request(bare: Bare<ClientRequest>): void {
    const { v, pending } = this.state;
    if (v === null || pending) return;
    const request: ClientRequest = { ...bare, id: randomHex(8), v };
    this.#take({ t: "sent", request });
    this.#socket.send(request);
  }

  /** We are done with the deal that is over. */
  ready(): void {
    this.#socket.send({ t: "ready" });
  }

  /** We would like another match, or not after all. It begins once all people who sit here would. */
  again(wish: boolean): void {
    this.#socket.send({ t: "again", wish });
  }

  say(text: string): string | null {
    return this.#note("chat", text);
  }

  emote(emote: Emote): string | null {
    return this.#note("emote", emote);
  }

  #note(kind: "chat" | "emote", text: string): string | null {
    const id = randomHex(8);
    return this.#socket.send({ t: "note", kind, text, id }) ? id : null;
  }

  /** Hides what somebody says, or shows it again. They don't hear of it. */
  mute(name: string, on: boolean): void {
    const others = this.muted.filter((muted) => muted !== name);
    this.muted = on ? [...others, name] : others;
    remember(this.id, { muted: [...this.muted] });
  }

  /** Takes a seat under a name: the lowest open one unless `seat` says which. Throws `ApiError`. */
  async sit(name: string, seat?: number): Promise<void> {
    const taken = await api.sit(
      this.id,
      seat === undefined ? { name } : { name, seat },
      memoryOf(this.id).host,
    );
    remember(this.id, { token: taken.token, seat: taken.seat, name });
    this.#begin();
  }

  /** Leaves the seat for good, and the table with it. */
  async leave(): Promise<void> {
    const { token, seat } = memoryOf(this.id);
    if (token === undefined || seat === undefined) return;
    this.#leaving = true;
    try {
      await api.leave(this.id, seat, token);
      forgetSeat(this.id);
      this.close();
    } catch (error) {
      this.open();
      throw error;
    } finally {
      this.#leaving = false;
    }
  }

  async rematch(): Promise<void> {
    const { token } = memoryOf(this.id);
    if (token !== undefined) await api.rematch(this.id, token);
  }

  /** Brings the seat back to this tab after another one took it; where it is ours no more we come as anybody else would. */
  takeBack(): void {
    if (this.state.link !== "moved") {
      forgetSeat(this.id);
      // What we knew of who sits where is not so any more.
      this.state = { ...this.state, table: null };
    }
    this.#begin();
  }

  /** Without a seat: only looks in, or watches. */
  look(only: boolean): void {
    if (this.#looking === only) return;
    this.#looking = only;
    if (!this.seated && !isOver(this.state.link)) this.#begin();
  }

  /** We are here again, after a computer player has taken over: who connects acts for themselves. */
  comeBack(): void {
    this.#socket.close();
    this.#socket.open();
  }

  /** A new connection with nothing of the old one's: the seat, and so the view, may be another. */
  #begin(): void {
    this.#socket.close();
    this.state = { ...START, table: this.state.table, notes: this.state.notes };
    this.#socket.open();
  }

  #hello(): ClientMessage {
    const hello: ClientMessage = { t: "hello" };
    const { token } = memoryOf(this.id);
    if (token !== undefined) hello.token = token;
    else if (this.#looking) hello.look = true;
    if (this.state.v !== null && this.state.view) hello.v = this.state.v;
    return hello;
  }

  #take(message: Message): void {
    if (this.#leaving && message.t === "error" && message.code === "no-seat") {
      this.#socket.close();
      return;
    }
    const before = this.state;
    this.state = update(before, message, performance.now());
    this.#answer(message);
    for (const watcher of this.#watchers) watcher(before, this.state, message);
  }

  #answer(message: Message): void {
    const { link, pending, commit } = this.state;
    if (isOver(link)) this.#socket.close();
    // The host may have given us another place.
    if (message.t === "welcome" && message.seat !== null) remember(this.id, { seat: message.seat });
    const played = message.t === "event" && message.event.type === "deal-over" && this.state.seat !== null;
    if (played && this.state.table) know(this.state.table.game);
    if (message.t === "welcome") this.#tellPerson();
    if (message.t === "welcome" && pending) this.#socket.send(pending);
    if (commit && (message.t === "welcome" || message.t === "event")) this.#giveSalt(commit);
  }

  /** Answers a commitment with a salt of ours, once, and keeps both for the check when the deal is over. */
  #giveSalt({ deal, commit }: { deal: number; commit: string }): void {
    const { salts = {}, token } = memoryOf(this.id);
    if (token === undefined) return;
    const known = Object.values(salts).find((given) => given.commit === commit);
    const salt = known?.salt ?? randomHex(16);
    const match = this.state.table?.match ?? 1;
    if (!known) remember(this.id, { salts: { ...salts, [`${match}.${deal}`]: { salt, commit } } });
    this.#socket.send({ t: "salt", deal, salt });
    this.state = { ...this.state, commit: null };
  }
}
