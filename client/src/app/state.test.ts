import { describe, expect, test } from "vitest";
import { SCENES, type Scene } from "../dev/scenes";
import priffe from "../fixtures/priffe-play.json";
import type { EventMessage, TableInfo, View } from "../wire";
import { type Message, START, type State, update as updateAt } from "./state";

const view = priffe as unknown as View;

/** The next state, where it does not matter when. */
const update = (state: State, message: Message, now = 0): State => updateAt(state, message, now);

function atTable(change: Partial<State> = {}): State {
  const welcomed = update(START, { t: "welcome", v: 20, seat: 1 });
  return { ...update(welcomed, { t: "view", v: 20, view }), catchingUp: false, ...change };
}

const played: EventMessage = {
  t: "event",
  v: 21,
  event: { type: "acted", seat: 1, action: "H2" },
  turn: 2,
  legal: [],
  choose: null,
  view: { hand: view.hand.filter((card) => card !== "H2"), counts: [9, 9, 10, 9] },
  add: { table: [[1, "H2"]] },
};

describe("a view kept up to date", () => {
  test("an event changes what it names, appends what grew and leaves the rest", () => {
    const after = update(atTable(), played);
    expect(after.view).toEqual({
      ...view,
      turn: 2,
      legal: [],
      hand: ["S7", "SK", "D5", "DT", "DQ", "H4", "HT", "HQ", "HK"],
      counts: [9, 9, 10, 9],
      table: [
        [3, "C3"],
        [0, "C8"],
        [1, "H2"],
      ],
    });
    expect(after.v).toBe(21);
  });

  test("the view before an event stays as it was", () => {
    const before = atTable();
    const copy = structuredClone(before);
    update(before, played);
    expect(before).toEqual(copy);
  });

  test("a version seen before changes nothing", () => {
    const after = update(atTable(), played);
    expect(update(after, played)).toBe(after);
  });

  test("inside a filled gap nothing is legal", () => {
    const after = update(atTable(), {
      t: "event",
      v: 21,
      event: { type: "seat", seat: 2, what: "away" },
      turn: 1,
      view: {},
      add: {},
    });
    expect(after.view?.legal).toEqual([]);
    expect(after.view?.turn).toBe(1);
  });

  test("null in an event is a value, not a silence", () => {
    const after = update(atTable(), { ...played, turn: null, view: { lead: null } });
    expect(after.view?.turn).toBeNull();
    expect(after.view?.lead).toBeNull();
  });
});

describe("an act", () => {
  const act = { t: "act", id: "a1", v: 20, action: "H2" } as const;

  test("is pending until it is answered", () => {
    const sent = update(atTable(), { t: "sent", request: act });
    expect(sent.pending).toEqual(act);
    expect(update(sent, { t: "ok", id: "a1", v: 21 }).pending).toBeNull();
  });

  test("another act's answer leaves it pending", () => {
    const sent = update(atTable(), { t: "sent", request: act });
    expect(update(sent, { t: "ok", id: "b2", v: 21 }).pending).toEqual(act);
  });

  test("stays pending over a lost connection, to be sent again", () => {
    const lost = update(update(atTable(), { t: "sent", request: act }), { t: "linked", up: false });
    expect(lost.link).toBe("lost");
    expect(lost.pending).toEqual(act);
  });

  test("refused says why, until the next event of the play", () => {
    const sent = update(atTable(), { t: "sent", request: act });
    const refused = update(sent, { t: "refused", id: "a1", code: "illegal", v: 20 });
    expect(refused.refused).toBe("illegal");
    expect(update(refused, played).refused).toBeNull();
  });

  test("an act that the server could not store may be done again", () => {
    const sent = update(atTable(), { t: "sent", request: act });
    const given = update(sent, { t: "error", code: "not-stored", message: "" });
    expect([given.pending, given.refused]).toEqual([null, "not-stored"]);
  });
});

describe("what is asked and said", () => {
  const { table } = (SCENES.play as () => Scene)();

  test("what we may ask comes with the table", () => {
    const told = update(atTable(), { t: "table", table, now: ["claim"], may: ["pause"] });
    expect(told.may).toEqual(["claim", "pause"]);
  });

  test("what may be asked of the play holds until the next event", () => {
    const before = atTable({ may: ["claim", "pause"], lasting: ["pause"] });
    expect(update(before, played).may).toEqual(["pause"]);
    expect(update(before, { ...played, now: ["undo"] }).may).toEqual(["undo", "pause"]);
  });

  test("what we have missed says nothing of what may be asked; the table does after it", () => {
    const back = update(atTable({ may: ["claim"] }), { t: "welcome", v: played.v, seat: 1 });
    const missed = update(back, played);
    expect(missed.may).toEqual(["claim"]);
    const told = update(missed, { t: "table", table, now: [], may: ["pause"] });
    expect(update(told, { ...played, v: played.v + 1, now: ["undo"] }).may).toEqual(["undo", "pause"]);
  });

  test("what else may be asked an event says where it has changed", () => {
    const before = atTable({ may: ["pause"], lasting: ["pause"] });
    const paused = update(before, { ...played, now: ["undo"], may: [] });
    expect([paused.may, update(paused, { ...played, v: played.v + 1 }).may]).toEqual([["undo"], []]);
  });

  test("an act taken back ends a refusal", () => {
    const refused = atTable({ refused: "stale" });
    const event = { type: "undone", seat: 1, acts: 1 } as const;
    expect(update(refused, { ...played, event }).refused).toBeNull();
  });

  test("words and emotes are kept in order, typing is not", () => {
    const note = { t: "note", seat: 2, name: "Bo", text: "" } as const;
    const said = (["chat", "typing", "emote"] as const).map((kind) => ({ ...note, kind }));
    const { notes } = said.reduce(update, atTable());
    expect(notes.map(({ id, kind }) => [id, kind])).toEqual([
      [1, "chat"],
      [2, "emote"],
    ]);
  });

  test("a welcome to another seat forgets what the old one saw", () => {
    const swapped = update(atTable(), { t: "welcome", v: 21, seat: 3 });
    expect([swapped.seat, swapped.view, swapped.v]).toEqual([3, null, null]);
  });
});

describe("the connection", () => {
  test("a seat that another device has stays there when the socket closes", () => {
    const carried = update(atTable(), { t: "error", code: "carried", message: "" });
    expect(update(carried, { t: "linked", up: false }).link).toBe("carried");
  });

  test("a seat opened in another tab stays moved when the socket closes", () => {
    const moved = update(atTable(), { t: "moved" });
    expect(update(moved, { t: "linked", up: false }).link).toBe("moved");
  });

  test.each(["no-seat", "bad-token"])(
    "a seat that is ours no more stays so when the socket closes: %s",
    (code) => {
      const removed = update(atTable(), { t: "error", code, message: "" });
      expect(update(removed, { t: "linked", up: false }).link).toBe("removed");
    },
  );

  test("who has no seat is told by an error that they need one, and goes on", () => {
    const watching = atTable({ seat: null });
    expect(update(watching, { t: "error", code: "no-seat", message: "" }).link).toBe("open");
  });

  test("what is left of a time counts from when we heard of it", () => {
    const table = SCENES.play?.().table as TableInfo;
    const clocks = { left: [30_000, 30_000, 30_000], runs: 0 };
    const heard = update(atTable(), { t: "table", table, now: [], may: [], clocks }, 4200);
    expect([heard.heard, heard.clocksHeard]).toEqual([4200, 4200]);
    expect(update(heard, played, 5000).clocksHeard).toBe(4200);
    expect(update(heard, { ...played, clocks }, 5000).clocksHeard).toBe(5000);
  });

  test("an unknown table bars for good, other errors don't", () => {
    expect(update(START, { t: "error", code: "no-such-table", message: "" }).link).toBe("barred");
    expect(update(atTable(), { t: "error", code: "malformed", message: "" }).link).toBe("open");
  });
});

describe("the shuffle", () => {
  test("a commitment waits for our salt until the cards are dealt", () => {
    const committed = update(atTable(), {
      t: "event",
      v: 21,
      event: { type: "commit", deal: 2, commit: "ab" },
      turn: null,
      view: {},
      add: {},
      legal: [],
      choose: null,
    });
    expect(committed.commit).toEqual({ deal: 2, commit: "ab" });
    const dealt = update(committed, {
      t: "event",
      v: 22,
      event: { type: "dealt", deal: 2, forehand: 0, first: false, salts: [null] },
      turn: 0,
      view: {},
      add: {},
      legal: [],
      choose: null,
    });
    expect(dealt.commit).toBeNull();
  });

  test("one who connects while salts are gathered finds it in the welcome", () => {
    const commit = { deal: 4, commit: "cd" };
    expect(update(START, { t: "welcome", v: 3, seat: 0, commit }).commit).toEqual(commit);
  });
});
