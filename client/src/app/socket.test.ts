import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "../wire";
import { Socket } from "./socket";

/** A browser's WebSocket without a network. */
class Line {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  answer(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  connect(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  fall(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const page = new EventTarget() as EventTarget & { visibilityState: string };
const linked = vi.fn();
let socket: Socket;

const latest = (): Line => Line.all.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", page);
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("dispatch", (name: string) => window.dispatchEvent(new Event(name)));
  page.visibilityState = "visible";
  Line.all = [];
  linked.mockReset();
  socket = new Socket(
    "ws://here",
    { hello: () => ({ t: "hello", v: 7 }), message: () => {}, linked },
    () => 0,
  );
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  test("says hello first, with the version we have", () => {
    latest().connect();
    expect(latest().sent).toEqual(['{"t":"hello","v":7}']);
  });

  test("that breaks is tried again, each time after twice as long", () => {
    latest().fall();
    expect(linked).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(399);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(2);
    latest().fall();
    vi.advanceTimersByTime(799);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(3);
  });

  test("that was welcomed begins with the short delay again", () => {
    for (let n = 0; n < 4; n += 1) {
      latest().fall();
      vi.advanceTimersByTime(10_000);
    }
    latest().connect();
    latest().answer({ t: "welcome", v: 7, seat: 0 });
    expect(linked).toHaveBeenLastCalledWith(true);
    const before = Line.all.length;
    latest().fall();
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(before + 1);
  });

  test("is tried at once when the network or the page is back", () => {
    latest().fall();
    latest().fall();
    (globalThis as unknown as { dispatch: (name: string) => void }).dispatch("online");
    expect(Line.all).toHaveLength(2);
    latest().fall();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(Line.all).toHaveLength(3);
  });

  test("that looks open and does not answer a ping is given up", () => {
    latest().connect();
    latest().answer({ t: "welcome", v: 7, seat: 0 });
    vi.advanceTimersByTime(20_000);
    expect(latest().sent.at(-1)).toBe('{"t":"ping"}');
    vi.advanceTimersByTime(8000);
    expect(linked).toHaveBeenLastCalledWith(false);
  });

  test("that answers stays", () => {
    latest().connect();
    latest().answer({ t: "welcome", v: 7, seat: 0 });
    vi.advanceTimersByTime(20_000);
    latest().answer({ t: "pong" });
    vi.advanceTimersByTime(8000);
    expect(linked).toHaveBeenLastCalledWith(true);
  });

  test("closed by us is not opened again", () => {
    latest().connect();
    socket.close();
    latest().fall();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  test("given up before it stands is closed once it does, and says nothing", () => {
    socket.close();
    expect(latest().readyState).toBe(Line.CONNECTING);
    latest().connect();
    expect([latest().readyState, latest().sent]).toEqual([3, []]);
  });
});
