import { afterEach, expect, test, vi } from "vitest";
import { api } from "../app/api";
import type { Replay } from "../wire";
import { pastMatch } from "./pastMatch";

afterEach(() => vi.restoreAllMocks());

const REPLAY = {
  game: "preference",
  options: {},
  players: ["Bo", "Ada", null],
  sides: [[0], [1], [2]],
  contracts: {},
  target: { kind: "deals", deals: 12 },
  deals: 3,
  ended: false,
  start: { phase: "bidding", seat: null, totals: [0, 0, 0] },
  steps: [],
  you: 1,
} as unknown as Replay;

test("an earlier match is read up to its last deal, from the reader's seat of that time", async () => {
  const asked = vi
    .spyOn(api, "replay")
    .mockImplementation(async (_table, _match, deal) => ({ ...REPLAY, deal, lines: Array(deal).fill([]) }));
  const { table, view } = await pastMatch("plum", 1);
  expect(asked.mock.calls.map(([, match, deal]) => [match, deal])).toEqual([
    [1, 1],
    [1, 3],
  ]);
  expect([table.table, table.match, table.lines.length]).toEqual(["plum", 1, 3]);
  expect([view.phase, view.deal, view.seat]).toEqual(["over", 3, 1]);
});

test("to one who was not there it is read as by a watcher, whatever they are called", async () => {
  vi.spyOn(api, "replay").mockResolvedValue({ ...REPLAY, deals: 1, deal: 1, lines: [[]], you: null });
  expect((await pastMatch("plum", 1)).view.seat).toBeNull();
});
