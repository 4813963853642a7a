import { afterEach, expect, test, vi } from "vitest";
import fixture from "../fixtures/preference-replay.json";
import type { Judged, Replay } from "../wire";
import { Analysis } from "./analysis.svelte";
import { tableOf } from "./positions";
import { mistakeText, rowsOf } from "./worth";

const table = tableOf(fixture as unknown as Replay);
const mistake: Judged = {
  type: "decision",
  action: 12,
  trick: 2,
  seat: 1,
  played: "HA",
  open: { HA: -50, HQ: -30, fold: 0 },
  seen: { HA: [-46.04, 3.5], HQ: [-24.26, 2.96], fold: [-60, 0] },
  worlds: 100,
  best: "HQ",
  cost: [21.8, 3.1],
  mistake: true,
};
const well: Judged = { ...mistake, action: 13, trick: 1, seat: 2, best: "HA", cost: [0, 0], mistake: false };
const summary = { type: "summary", lost: [0, 21.8, 0], decisions: 2 };

afterEach(() => vi.unstubAllGlobals());

test("each card has its values, the best first, and what was played and what is better are marked", () => {
  expect(rowsOf(mistake)).toEqual([
    { action: "HQ", seen: "−24.3", error: "3.0", open: "−30.0", mark: "better" },
    { action: "HA", seen: "−46.0", error: "3.5", open: "−50.0", mark: "played" },
    { action: "fold", seen: "−60.0", error: "0.0", open: "0.0", mark: null },
  ]);
  expect(rowsOf({ ...well, seen: null }).map(({ seen, open, mark }) => [seen, open, mark])).toEqual([
    ["", "0.0", null],
    ["", "−30.0", null],
    ["", "−50.0", "played"],
  ]);
  expect(rowsOf({ ...mistake, open: null }).map(({ open }) => open)).toEqual(["", "", ""]);
});

test("of hundreds of points no tenths are told", () => {
  const many = rowsOf({ ...mistake, open: { HA: 280.4, HQ: -30.2, fold: 0 } });
  expect(many.map(({ open }) => open)).toEqual(["−30", "+280", "0"]);
});

test("a mistake is told with its cost and what was better", () => {
  expect(mistakeText(mistake, table)).toBe("Heron lost 22 points. Better: queen of hearts");
  expect(mistakeText({ ...mistake, cost: [1, 0.2], best: "fold" }, table)).toBe(
    "Heron lost 1 point. Better: fold",
  );
});

/** A server whose answer comes in pieces that end anywhere; the last of them may be a break of the line. */
function answering(text: string, broken = false): void {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      for (let at = 0; at < bytes.length; at += 7) out.enqueue(bytes.slice(at, at + 7));
      if (broken) out.error(new TypeError("network error"));
      else out.close();
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body));
}

const lines = (...all: unknown[]) => all.map((one) => `${JSON.stringify(one)}\n`).join("");
const source = { from: "text", text: "{}" } as const;

test("decisions are known as they come, and mistakes are those among them", async () => {
  answering(lines(mistake, well, summary));
  const analysis = new Analysis();
  await analysis.run(source, 1);
  expect(analysis.state).toBe("done");
  expect([...analysis.decisions.keys()]).toEqual([12, 13]);
  expect(analysis.mistakes).toEqual([mistake]);
  expect(analysis.lost).toEqual(summary.lost);
  analysis.clear();
  expect([analysis.state, analysis.mistakes]).toEqual(["none", []]);
});

test("one that breaks off keeps what it has and says so", async () => {
  answering(lines(mistake));
  const analysis = new Analysis();
  await analysis.run(source, 1);
  expect([analysis.state, analysis.mistakes, analysis.fault]).toEqual(["broken", [mistake], ""]);
  answering(lines(well), true);
  await analysis.run(source, 1);
  expect([analysis.state, analysis.fault]).toEqual(["broken", "The server can't be reached."]);
});

test("one that nobody looks at any more tells nothing", async () => {
  answering(lines(mistake, summary));
  const analysis = new Analysis();
  const run = analysis.run(source, 1);
  analysis.clear();
  await run;
  expect([analysis.state, analysis.decisions.size, analysis.fault]).toEqual(["none", 0, ""]);
});
