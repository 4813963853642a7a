import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Message, START, type State, update } from "../app/state";
import type { NoteMessage, SeatInfo, TableInfo } from "../wire";
import { Talk } from "./talk.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sit(muted: string[] = []) {
  let said = 0;
  let linked = true;
  const send = () => (linked ? `id${said++}` : null);
  const session = { muted, state: { ...START, seat: 0 } as State, say: send, emote: send };
  const talk = new Talk(session);
  const hear = (change: Partial<NoteMessage>) => {
    const note: NoteMessage = { t: "note", kind: "chat", seat: 1, name: "Mira", text: "hello", ...change };
    session.state = update(session.state, note, 0);
    talk.see(session.state, note);
  };
  const allow = () => {
    session.state = { ...session.state, table: { settings: { hints: true } } as unknown as TableInfo };
  };
  /** Who sits in the seats, and how many watch. */
  const seat = (kinds: SeatInfo["kind"][], watchers_now = 0) => {
    const seats = kinds.map((kind, seat) => ({ kind, seat }));
    session.state = { ...session.state, table: { seats, watchers_now } as unknown as TableInfo };
  };
  const take = (message: Message) => talk.see(session.state, message);
  const lose = () => (linked = false);
  return { talk, hear, allow, seat, take, lose };
}

test("talk is offered where somebody hears it, or has said something", () => {
  const { talk, hear, seat } = sit();
  seat(["human", "bot", "bot"]);
  expect(talk.offered).toBe(false);
  seat(["human", "bot", "human"]);
  expect(talk.offered).toBe(true);
  seat(["human", "bot", "bot"], 1);
  expect(talk.offered).toBe(true);
  seat(["human", "bot", "bot"]);
  hear({ seat: 0, name: "Ada" });
  expect(talk.offered).toBe(false);
  hear({ seat: 1 });
  expect(talk.offered).toBe(true);
});

describe("what is said", () => {
  test("stands at the speaker's seat for a while", () => {
    const { talk, hear } = sit();
    hear({ kind: "emote", text: "thanks" });
    expect(talk.at(1)?.text).toBe("thanks");
    vi.advanceTimersByTime(4000);
    expect(talk.at(1)).toBeNull();
  });

  test("a newer word is not cut short by the end of an older one", () => {
    const { talk, hear } = sit();
    hear({ kind: "emote", text: "thanks" });
    vi.advanceTimersByTime(3000);
    hear({ kind: "emote", text: "oops" });
    vi.advanceTimersByTime(3000);
    expect(talk.at(1)?.text).toBe("oops");
  });

  test("ends nothing more once the table is left", () => {
    const { talk, hear } = sit();
    hear({});
    hear({ seat: 2 });
    talk.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is unread until the talk is opened; our own words are not", () => {
    const { talk, hear } = sit();
    hear({});
    hear({ seat: 0, name: "Yara" });
    expect(talk.unread).toBe(1);
    talk.open = true;
    hear({});
    expect(talk.unread).toBe(0);
  });

  test("by somebody muted is not heard at all", () => {
    const { talk, hear } = sit(["Mira"]);
    hear({});
    expect([talk.notes, talk.at(1), talk.unread]).toEqual([[], null, 0]);
  });

  test("hints that all may see are told among the words, muted or not, and are nothing unread", () => {
    const { talk, hear, allow } = sit(["Mira"]);
    hear({ kind: "hint", text: "" });
    expect(talk.notes).toEqual([]);
    allow();
    expect([talk.notes.map(({ name }) => name), talk.at(1), talk.unread]).toEqual([["Mira"], null, 0]);
  });

  test("typing is nothing said", () => {
    const { talk, hear } = sit();
    hear({});
    hear({ kind: "typing", text: "" });
    expect(talk.unread).toBe(1);
  });
});

describe("what we say ourselves", () => {
  test("leaves the field, and is at rest once it has come back from the table", () => {
    const { talk, hear, take } = sit();
    talk.draft = " well played ";
    talk.say();
    expect([talk.draft, talk.unsaid]).toEqual(["", null]);
    hear({ seat: 0, name: "Yara", text: "well played" });
    take({ t: "linked", up: false });
    expect([talk.draft, talk.unsaid]).toEqual(["", null]);
  });

  test("is back in the field where it was refused, before what was written meanwhile, and we say why", () => {
    const { talk, take } = sit();
    talk.draft = "one";
    talk.say();
    talk.draft = "two";
    talk.say();
    talk.draft = "three";
    take({ t: "refused", id: "id1", code: "rate-limited", v: 1 });
    expect([talk.draft, talk.unsaid]).toEqual(["two three", "rate-limited"]);
  });

  test("is back where the connection broke before it was told, and where there is none", () => {
    const { talk, take, lose } = sit();
    for (const words of ["one", "two"]) {
      talk.draft = words;
      talk.say();
    }
    take({ t: "linked", up: false });
    expect([talk.draft, talk.unsaid]).toEqual(["one two", "no-connection"]);
    lose();
    talk.say();
    expect([talk.draft, talk.unsaid]).toEqual(["one two", "no-connection"]);
  });

  test("at a tap and refused leaves the field alone", () => {
    const { talk, take } = sit();
    talk.draft = "half a";
    talk.emote("hello");
    take({ t: "refused", id: "id0", code: "rate-limited", v: 1 });
    expect([talk.draft, talk.unsaid]).toEqual(["half a", "rate-limited"]);
  });
});
