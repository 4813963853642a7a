import type { ClientMessage, ServerMessage } from "../wire";

export interface Handlers {
  /** What to say first on each connection: who we are and the version we have. */
  hello(): ClientMessage;
  message(message: ServerMessage): void;
  /** The connection broke (false) or stands (true); between the two we try again by ourselves. */
  linked(up: boolean): void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8000;
const OPENS_WITHIN = 10_000;

/** A connection that comes back by itself: doubling delays, woken at once when the page or the network is back. */
export class Socket {
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

  constructor(
    readonly url: string,
    readonly handlers: Handlers,
    readonly random: () => number = Math.random,
  ) {}

  open(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Ends it for good; `open` begins anew. */
  close(): void {
    this.#stopped = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Sends if the connection stands. What must arrive is sent again by its owner after the next welcome. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#expect(OPENS_WITHIN);
    socket.onopen = () => {
      this.send(this.handlers.hello());
      this.#ping = setInterval(() => this.#check(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#deadline);
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.t === "welcome") {
        this.#delay = FIRST_DELAY;
        this.handlers.linked(true);
      }
      this.handlers.message(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#stopped) return;
    this.handlers.linked(false);
    // A third of chance keeps a full table from knocking all at once after a restart.
    const delay = this.#delay * (1 + this.random() / 3);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
    this.#retry = setTimeout(() => this.#connect(), delay);
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    // Closed before it stands, it would be a fault on the console.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** A phone that slept holds a dead connection that looks open: ask, and give it up without an answer. */
  #check(): void {
    if (this.send({ t: "ping" })) this.#expect(ANSWER_WITHIN);
  }

  #expect(within: number): void {
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#deadline = setTimeout(() => socket && this.#lost(socket), within);
  }

  #wake = (): void => {
    if (this.#stopped || document.visibilityState === "hidden") return;
    if (this.#socket) this.#check();
    else this.#connect();
  };
}

/** The address of a table's socket, on the server that served the page. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/ws`;
}
