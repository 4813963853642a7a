import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryOf } from "../app/storage";
import type { GameInfo } from "../wire";
import {
  alone,
  keep,
  makeTable,
  partners,
  pauseFor,
  planned,
  tableName,
  UNTIL_READY,
  wishes,
  withGuests,
} from "./plan";

const PRIFFE: GameInfo = {
  id: "priffe",
  seats: 4,
  sides: [
    [0, 2],
    [1, 3],
  ],
  tricks: 13,
  options: [],
};

afterEach(() => vi.unstubAllGlobals());

/** Answers each call with the next body and keeps what was asked. */
function serve(...answers: unknown[]): { path: string; body: unknown; token?: string }[] {
  const asked: ReturnType<typeof serve> = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const by = new Headers(init.headers).get("Authorization");
    asked.push({ path, body: JSON.parse(init.body as string), ...(by && { token: by }) });
    return new Response(JSON.stringify(answers.shift()), { status: 201 });
  });
  return asked;
}

test("alone I sit against computers, and with guests the other seats are open", () => {
  expect(alone(PRIFFE, "club")).toEqual(["me", "bot:club", "bot:club", "bot:club"]);
  expect(withGuests(PRIFFE)).toEqual(["me", "open", "open", "open"]);
});

test("who sits among computers alone has all the time they want after a deal", () => {
  expect(pauseFor(alone(PRIFFE, "club"))).toBe(UNTIL_READY);
  expect(pauseFor(withGuests(PRIFFE))).toBe(15);
  // Nobody is there to say that they are ready.
  expect(pauseFor(["bot:club", "bot:club", "bot:club", "bot:club"])).toBe(15);
});

test("there is one of me", () => {
  expect(planned(["me", "open", "bot:club", "open"], 2, "me")).toEqual(["open", "open", "me", "open"]);
  expect(planned(["me", "open", "open", "open"], 0, "bot:club")).toEqual([
    "bot:club",
    "open",
    "open",
    "open",
  ]);
});

test("partners are the rest of a seat's side", () => {
  expect(partners(PRIFFE.sides, 3)).toEqual([1]);
  expect(partners([[0], [1], [2]], 1)).toEqual([]);
});

describe("making a table", () => {
  test("takes my seat, as host, and remembers both tokens", async () => {
    const asked = serve(
      { table: "plum-heron", url: "/t/plum-heron", host_token: "h", invite: "http://home/t/plum-heron" },
      { seat: 2, token: "s" },
    );
    const path = await makeTable("priffe", { deals: 4 }, ["open", "open", "me", "bot:club"], "Ada", {
      chat: false,
    });
    expect(path).toBe("/t/plum-heron");
    expect(asked).toEqual([
      {
        path: "/api/tables",
        body: {
          game: "priffe",
          options: { deals: 4 },
          seats: ["open", "open", "open", "bot:club"],
          pause: 15,
          chat: false,
        },
      },
      { path: "/api/tables/plum-heron/seats", body: { name: "Ada", seat: 2 }, token: "Bearer h" },
    ]);
    expect(memoryOf("plum-heron")).toMatchObject({
      host: "h",
      token: "s",
      seat: 2,
      name: "Ada",
      game: "priffe",
    });
  });

  test("seats nobody where I only watch", async () => {
    const asked = serve({ table: "red-owl", url: "/t/red-owl", host_token: "h", invite: "" });
    await makeTable("priffe", {}, ["open", "open", "open", "open"], "Ada");
    expect(asked).toHaveLength(1);
    expect(memoryOf("red-owl").token).toBeUndefined();
  });
});

test("wishes are kept for the next table", () => {
  keep({ game: "priffe", options: { priffe: { deals: 4 } } });
  expect(wishes()).toMatchObject({ game: "priffe", level: "club", options: { priffe: { deals: 4 } } });
});

test.each([
  ["plum-heron", "Plum Heron"],
  ["Xk3_9aQ", null],
  ["heron", null],
])("%s is called %s", (id, name) => {
  expect(tableName(id)).toBe(name);
});
