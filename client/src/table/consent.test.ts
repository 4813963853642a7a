import { describe, expect, test } from "vitest";
import { SCENES, type Scene } from "../dev/scenes";
import type { Asking } from "../wire";
import { claimOf, deedsOf, droppedText, questionOf } from "./consent";

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
