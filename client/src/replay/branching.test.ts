import { afterEach, expect, test, vi } from "vitest";
import fixture from "../fixtures/preference-replay.json";
import type { Branch, PlayRecordAgain, Replay, Went } from "../wire";
import { Branching } from "./branching.svelte";

const replay = fixture as unknown as Replay;
const AT = 9;
const upTo = (steps: number): Replay => ({ ...replay, steps: replay.steps.slice(0, steps) });
const stands = (steps: number, more: Partial<Branch> = {}): Branch => ({
  type: "branch",
  replay: upTo(steps),
  actions: replay.steps.slice(AT, steps).map(({ event }) => (event.type === "acted" ? event.action : "")),
  seat: 1,
  legal: ["C9"],
  choose: null,
  brought: null,
  really: [8, 20, 4],
  exact: true,
  ...more,
});
const went = (step: number): Went => ({ type: "went", step: replay.steps[step - 1] as Went["step"] });

/** A server that answers with these lines; what it was asked. */
function answering(...lines: unknown[]): PlayRecordAgain[] {
  const asked: PlayRecordAgain[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  });
  return asked;
}

const way = { source: { from: "text", text: "{}" }, deal: 1, at: AT, seat: null, open: true } as const;

afterEach(() => vi.unstubAllGlobals());

test("all that was done since goes along, and each step is shown as it comes", async () => {
  const seen: string[] = [];
  const branching = new Branching((how) => seen.push(`${how} ${branching.replay?.steps.length}`));
  const [first] = [answering(stands(AT))];
  await branching.begin(way);
  expect(first).toEqual([{ at: AT, actions: [], seat: null, open: true, best: false, record: "{}" }]);
  expect([branching.state, branching.left, branching.mayTakeBack]).toEqual(["ready", AT + 1, false]);

  const second = answering(went(AT + 1), went(AT + 2), stands(AT + 2));
  await branching.act("C9");
  expect(second[0]?.actions).toEqual(["C9"]);
  expect(seen).toEqual([`cut ${AT}`, `run ${AT + 1}`, `run ${AT + 2}`, `run ${AT + 2}`]);
});

test("our own last action is taken back, with all that followed", async () => {
  const branching = new Branching(() => {});
  answering(stands(AT + 4));
  await branching.begin(way);
  expect(branching.mayTakeBack).toBe(true);
  const own = replay.steps.slice(AT, AT + 4).map(({ event }) => event.type === "acted" && event.seat === 1);
  const asked = answering(stands(AT));
  await branching.takeBack();
  expect(asked[0]?.actions).toEqual(stands(AT + 4).actions.slice(0, own.lastIndexOf(true)));
});

test("the end is shown once its score is there", async () => {
  const branching = new Branching(() => {});
  answering(stands(AT));
  await branching.begin(way);
  const over = { ...went(AT + 1), step: { ...went(AT + 1).step, view: { phase: "over" } } } as Went;
  answering(over, stands(replay.steps.length, { brought: [0, 0, 0], legal: [] }));
  const asked = branching.best();
  expect(branching.over).toBe(false);
  await asked;
  expect([branching.over, branching.replay?.steps.length]).toEqual([true, replay.steps.length]);
});

test("one that breaks off says so and can be asked for again; leaving it forgets it", async () => {
  const branching = new Branching(() => {});
  answering();
  await branching.begin(way);
  expect([branching.state, branching.fault]).toEqual(["broken", ""]);
  answering(stands(AT));
  branching.retry();
  await vi.waitFor(() => expect(branching.state).toBe("ready"));
  branching.clear();
  expect([branching.state, branching.way, branching.replay]).toEqual(["none", null, null]);
});
