import { describe, expect, test } from "vitest";
import { START, type State } from "../app/state";
import { SCENES, type Scene } from "../dev/scenes";
import type { EventBody, NoteMessage, View } from "../wire";
import { linesOf, turnOf, urgentOf } from "./told";

const scene = (SCENES.play as () => Scene)();

const at = (change: Partial<View> = {}): State => ({
  ...START,
  seat: 0,
  table: scene.table,
  view: { ...scene.view, ...change },
});

function heard(event: EventBody, after = at(), before = at()): string[] {
  return linesOf(before, after, { t: "event", v: 41, event, turn: 0, view: {}, add: {} }, []);
}

describe("the log that is heard", () => {
  test("tells a card by its full name, and who takes the trick", () => {
    const trick = { cards: [[1, "HQ"]] as [number, string][], winner: 1 };
    const after = at({ played: [...scene.view.played, trick] });
    expect(heard({ type: "acted", seat: 0, action: "H7" }, after)).toEqual([
      "You play seven of hearts",
      "Mira takes it",
    ]);
  });

  test("tells who comes and goes, who asks for what, and what came of it", () => {
    expect(heard({ type: "seat", seat: 2, what: "away" })).toEqual(["Olle is away"]);
    expect(heard({ type: "asked", seat: 0, what: "claim", take: "all" })).toEqual(["You claim the rest"]);
    expect(heard({ type: "asked", seat: 1, what: "claim", take: "all" })).toEqual([]);
    expect(heard({ type: "undone", seat: 0, acts: 1 })).toEqual(["You took back your last move"]);
    expect(heard({ type: "paused", seat: 1 })).toEqual(["Mira pauses the game"]);
  });

  test("tells what is said, but not by those who are muted", () => {
    const note: NoteMessage = { t: "note", kind: "emote", seat: 1, name: "Mira", text: "thanks" };
    expect(linesOf(at(), at(), note, [])).toEqual(["Mira: Thank you"]);
    expect(linesOf(at(), at(), note, ["Mira"])).toEqual([]);
  });

  test("says at once that it is our turn, but not while the game is paused", () => {
    expect(urgentOf(at())).toBe("It is your turn");
    expect(urgentOf({ ...at(), table: { ...scene.table, paused: 1 } })).toBe("");
  });

  test("says so anew when the next trick is ours to lead, too", () => {
    const now = at();
    const next = {
      ...now,
      view: { ...scene.view, played: [...scene.view.played, ...scene.view.played.slice(-1)] },
    };
    expect(turnOf(next)).not.toBe(turnOf(now));
    expect(turnOf({ ...now, view: { ...scene.view, turn: null } })).toBe("");
  });

  test("says at once what is asked of us", () => {
    const asking = { what: "end" as const, seat: 1, take: null, yes: [], waits: [0] };
    expect(urgentOf({ ...at(), table: { ...scene.table, asking } })).toBe(
      "Mira asks to end the match after this deal",
    );
  });
});
