import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});

import { settings } from "../app/settings.svelte";
import { START, type State } from "../app/state";
import { SCENES } from "../dev/scenes";
import type { View } from "../wire";
import { Choice } from "./choice.svelte";

function sit(name: string, change: Partial<View> = {}) {
  const made = SCENES[name]?.();
  if (!made) throw new Error(`no scene ${name}`);
  const view = { ...made.view, ...change };
  const acts: string[] = [];
  const session = {
    id: "t",
    hosting: false,
    hostToken: undefined,
    state: { ...START, link: "open", v: 1, seat: view.seat, table: made.table, view } as State,
    watch: () => () => {},
    act: (action: string) => void acts.push(action),
    muted: [],
    mute: () => {},
    ask: () => {},
    answer: () => {},
    pause: () => {},
    resume: () => {},
    emote: () => null,
    ready: () => {},
    again: () => {},
    say: () => null,
    leave: async () => {},
    rematch: async () => {},
    takeBack: () => {},
    comeBack: () => {},
  };
  const show = (next: Partial<View>) => {
    session.state = { ...session.state, view: { ...(session.state.view as View), ...next } };
  };
  const pause = (paused: number | null) => {
    session.state = { ...session.state, table: { ...made.table, paused } };
  };
  const ask = (on: boolean) => {
    const asking = on ? { what: "claim" as const, seat: 1, take: "all" as const, yes: [], waits: [0] } : null;
    session.state = { ...session.state, table: { ...made.table, asking } };
  };
  return { choice: new Choice(session), acts, show, ask, pause };
}

describe("a tap on one's turn", () => {
  test("plays a legal card", () => {
    const { choice, acts } = sit("play");
    expect(choice.tap("HA")).toBe(true);
    expect(acts).toEqual(["HA"]);
  });

  test("on a card that can't be played says why and does nothing", () => {
    const { choice, acts } = sit("play");
    expect(choice.tap("S9")).toBe(false);
    expect(choice.reason).toBe("Follow hearts while you have one");
    expect(acts).toEqual([]);
  });

  test("says why for a while, then what is asked stands there again", () => {
    vi.useFakeTimers();
    const { choice } = sit("play");
    choice.tap("S9");
    vi.advanceTimersByTime(3000);
    expect(choice.reason).toBe("Follow hearts while you have one");
    choice.tap("S9");
    vi.advanceTimersByTime(3000);
    expect(choice.reason).not.toBeNull();
    vi.advanceTimersByTime(1500);
    expect(choice.reason).toBeNull();
    vi.useRealTimers();
  });

  test("where cards lie close lifts first and plays the second time", () => {
    const { choice, acts } = sit("play");
    choice.tap("HA", "crowded");
    expect(choice.cards).toEqual(["HA"]);
    choice.tap("HT", "crowded");
    expect(acts).toEqual([]);
    choice.tap("HT", "crowded");
    expect(acts).toEqual(["HT"]);
  });

  test("on a joker with a suit to name asks for it", () => {
    const { choice, acts } = sit("joker");
    choice.tap("JK");
    expect(choice.asking).toBe("JK");
    expect(acts).toEqual([]);
    choice.act("JK:S");
    expect(acts).toEqual(["JK:S"]);
    expect(choice.asking).toBeNull();
  });
});

describe("a discard", () => {
  let table: ReturnType<typeof sit>;
  beforeEach(() => {
    table = sit("discard");
  });

  test("is chosen card by card and done by its button, in canonical order", () => {
    for (const card of ["S6", "D5", "CT"]) table.choice.tap(card);
    expect(table.acts).toEqual([]);
    table.choice.discard();
    expect(table.acts).toEqual(["discard:S6,CT,D5"]);
  });

  test("takes no more than it asks for", () => {
    for (const card of ["S6", "D5", "CT"]) table.choice.tap(card);
    expect(table.choice.tap("S8")).toBe(false);
    expect(table.choice.cards).toEqual(["S6", "D5", "CT"]);
  });

  test("lets a chosen card go, and all of them", () => {
    table.choice.tap("S6");
    table.choice.tap("S6");
    expect(table.choice.cards).toEqual([]);
    table.choice.tap("D5");
    table.choice.clear();
    expect(table.choice.cards).toEqual([]);
  });

  test("half made stays when others come and go, and is not done too early", () => {
    table.choice.tap("S6");
    table.show({ totals: [0, 0, 0, 0] });
    table.choice.see();
    expect(table.choice.cards).toEqual(["S6"]);
    table.choice.discard();
    expect(table.acts).toEqual([]);
  });
});

describe("a card picked before one's turn", () => {
  test("is played when the turn comes, if it may be", () => {
    const { choice, acts, show } = sit("wait");
    choice.tap("HA");
    expect(choice.early).toBe("HA");
    show({ turn: 0, legal: ["H7", "HA", "HT"] });
    choice.see();
    expect(acts).toEqual(["HA"]);
  });

  test("is refused with the reason where the suit led must be followed", () => {
    const { choice } = sit("wait");
    expect(choice.tap("S9")).toBe(false);
    expect(choice.reason).toBe("Follow hearts while you have one");
  });

  test("falls back by itself when another suit is led", () => {
    const { choice, acts, show } = sit("wait", { table: [], lead: null });
    choice.tap("S9");
    expect(choice.early).toBe("S9");
    show({ table: [[1, "HQ"]], lead: "H" });
    choice.see();
    expect(choice.early).toBeNull();
    expect(choice.reason).toBe("Follow hearts while you have one");
    expect(acts).toEqual([]);
  });

  test("falls back where the rules of the house forbid it", () => {
    const { choice, acts, show } = sit("wait");
    choice.tap("H7");
    show({ turn: 0, legal: ["HA"] });
    choice.see();
    expect(choice.early).toBeNull();
    expect(acts).toEqual([]);
  });

  test("is for one trick of one deal only", () => {
    const { choice, acts, show } = sit("wait");
    choice.tap("HA");
    show({ turn: 0, legal: ["HA"], deal: 7, played: [] });
    choice.see();
    expect(choice.early).toBeNull();
    expect(acts).toEqual([]);
  });

  test("waits while a question is open at the table", () => {
    const { choice, acts, show, ask } = sit("wait");
    choice.tap("HA");
    ask(true);
    show({ turn: 0, legal: ["H7", "HA", "HT"] });
    choice.see();
    expect(choice.early).toBe("HA");
    expect(acts).toEqual([]);
    ask(false);
    choice.see();
    expect(acts).toEqual(["HA"]);
  });
});

describe("two taps", () => {
  test("are not asked of one who carries the card to the table", () => {
    const { choice, acts } = sit("play");
    settings.twoTaps = true;
    choice.tap("HA");
    expect(acts).toEqual([]);
    choice.tap("HT", "sure");
    expect(acts).toEqual(["HT"]);
    settings.twoTaps = false;
  });
});

test("a bid chosen and outbid meanwhile is chosen no more", () => {
  const { choice, show } = sit("auction");
  choice.call = "bid:7S";
  expect(choice.call).toBe("bid:7S");
  show({ legal: ["bid:7NT", "pass"] });
  expect(choice.call).toBeNull();
});

describe("while the game is paused", () => {
  test("a tap does nothing and says why, and a choice half made stays", () => {
    const { choice, show, pause } = sit("discard");
    const [first = "", second = ""] = choice.session.state.view?.hand ?? [];
    choice.tap(first);
    pause(2);
    expect(choice.tap(second)).toBe(false);
    expect(choice.reason).toBe("The game is paused");
    pause(null);
    show({});
    expect(choice.cards).toEqual([first]);
  });
});
