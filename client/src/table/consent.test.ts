import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Message, START, type State } from "../app/state";
import { SCENES, type Scene } from "../dev/scenes";
import type { Asking } from "../wire";
import { droppedText, questionOf } from "./consent";
import { Consent } from "./consent.svelte";
import { claimOf, type Deed, deedsOf } from "./deeds";

const { table, view } = (SCENES.play as () => Scene)();

const ask = (asking: Partial<Asking>) =>
  questionOf(
    { ...table, asking: { what: "claim", seat: 1, take: "all", yes: [], waits: [0, 2], ...asking } },
    view,
  );

describe("a question to the table", () => {
  test("is put to those who are still to answer", () => {
    const question = {
      text: "Mira claims the rest",
      waits: "",
      part: "answer",
      yes: "Accept",
      no: "Play on",
    };
    expect(ask({})).toEqual(question);
  });

  test("can be withdrawn by who asked, who sees for whom it waits", () => {
    const asked = ask({ what: "undo", seat: 0, take: null, waits: [1, 2] });
    expect([asked?.text, asked?.waits, asked?.part]).toEqual([
      "You ask to take back your last move",
      "Waiting for Mira and Olle",
      "withdraw",
    ]);
  });

  test("is only looked at by who has answered it", () => {
    const asked = ask({ what: "end", take: null, yes: [0], waits: [2] });
    expect([asked?.part, asked?.waits]).toEqual(["look", "Waiting for Olle"]);
  });

  test("there is none while nothing is asked", () => {
    expect(questionOf(table, view)).toBeNull();
  });

  test("tells why it is asked no more", () => {
    expect(droppedText({ type: "dropped", what: "claim", why: "played" })).toBe(
      "Play went on, so the claim is off",
    );
    expect(droppedText({ type: "dropped", what: "claim", why: "no" })).toMatch(/another can be made\.$/);
  });
});

describe("what may be asked", () => {
  test("is what the server says, in the menu's order", () => {
    expect(deedsOf(["end", "pause", "claim"]).map(({ may }) => may)).toEqual(["claim", "pause", "end"]);
  });

  test("who may claim that no trick is theirs is offered that beside the plate", () => {
    expect(claimOf(["claim", "claim-none"])?.may).toBe("claim-none");
    expect(claimOf(["undo"])).toBeNull();
  });
});

describe("what is chosen for the whole table", () => {
  const state = { ...START, may: ["claim", "undo", "stand-in", "end-now", "pause"] as const };
  const session = { state, ask: vi.fn(), pause: vi.fn() };
  const note = { t: "note" } as Message;
  const acted = (seat: number) => ({ t: "event", event: { type: "acted", seat, action: "HK" } }) as Message;
  const deed = (may: Deed["may"]) => deedsOf([may])[0] as Deed;

  beforeEach(() => void vi.clearAllMocks());

  test("is asked once more where it can't be taken back, and then done", () => {
    const consent = new Consent(session);
    consent.choose(deed("end-now"));
    expect([consent.wish?.may, session.ask.mock.calls]).toEqual(["end-now", []]);
    consent.do(deed("end-now"));
    expect([consent.wish, session.ask.mock.calls]).toEqual([null, [[{ what: "end-now" }]]]);
  });

  test("is never done by choosing it again", () => {
    const consent = new Consent(session);
    consent.choose(deed("end"));
    consent.choose(deed("end"));
    expect([consent.wish?.may, session.ask.mock.calls]).toEqual(["end", []]);
  });

  test("is forgotten once it may not be asked: it does not come back when it may be asked again", () => {
    const at = { ...session, state: { ...state, may: ["claim"] as State["may"] } };
    const consent = new Consent(at);
    consent.choose(deed("claim"));
    consent.see(note);
    expect(consent.wish?.may).toBe("claim");
    at.state = { ...state, may: [] };
    consent.see(note);
    at.state = { ...state, may: ["claim"] };
    consent.see(note);
    expect(consent.wish).toBeNull();
  });

  test("is forgotten for a card that we play, and not for another's", () => {
    const consent = new Consent({ ...session, state: { ...state, seat: 0 } });
    consent.choose(deed("claim"));
    consent.see(acted(1));
    expect(consent.wish?.may).toBe("claim");
    consent.see(acted(0));
    expect(consent.wish).toBeNull();
  });

  test("is done at once where it harms nothing, and what was chosen may be forgone", () => {
    const consent = new Consent(session);
    consent.choose(deed("stand-in"));
    expect(session.ask).toHaveBeenLastCalledWith({ what: "stand-in" });
    consent.choose(deed("claim"));
    consent.forgo();
    expect(consent.wish).toBeNull();
  });
});
