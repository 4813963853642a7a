import { beforeAll, expect, test } from "vitest";
import { ApiError } from "../app/api";
import { speak } from "../app/language.svelte";
import { Earlier } from "./earlier.svelte";
import type { PastMatch } from "./pastMatch";

beforeAll(() => speak({ code: "en", tag: "en" }));

const match = (number: number) => ({ table: { match: number } }) as unknown as PastMatch;

/** Matches that are there when the test says so. */
function slow() {
  const answers = new Map<
    number,
    { resolve: (match: PastMatch) => void; reject: (error: ApiError) => void }
  >();
  const fetched = (number: number) =>
    new Promise<PastMatch>((resolve, reject) => void answers.set(number, { resolve, reject }));
  return { fetched, answers };
}

test("who has gone back to the match at hand meanwhile is not sent to the earlier one", async () => {
  const { fetched, answers } = slow();
  const earlier = new Earlier();
  const first = earlier.choose(1, fetched);
  await earlier.choose(null, fetched);
  answers.get(1)?.resolve(match(1));
  await first;
  expect([earlier.chosen, earlier.shown]).toEqual([null, null]);
});

test("of two that are fetched the one that was chosen last is shown, whichever is there first", async () => {
  const { fetched, answers } = slow();
  const earlier = new Earlier();
  const both = [earlier.choose(1, fetched), earlier.choose(2, fetched)];
  answers.get(2)?.resolve(match(2));
  answers.get(1)?.resolve(match(1));
  await Promise.all(both);
  expect([earlier.chosen, earlier.shown?.table.match]).toEqual([2, 2]);
});

test("one that can't be had is the chosen one no more, and why is said", async () => {
  const { fetched, answers } = slow();
  const earlier = new Earlier();
  const first = earlier.choose(1, fetched);
  answers.get(1)?.reject(new ApiError("no-match", 404, ""));
  await first;
  expect([earlier.chosen, earlier.shown]).toEqual([null, null]);
  expect(earlier.attempt.fault).toBe("No such match was played at this table.");
});
