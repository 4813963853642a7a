import { expect, test } from "vitest";
import type { Finding } from "../shuffle/check";
import { conclusion, findingText } from "./shuffles";

const OK: Finding = { result: "ok", witness: true, salts: 2 };
const WRONG: Finding = { result: "wrong", why: "salt-altered" };
const MISSING: Finding = { result: "missing", why: "no-shuffle" };

test.each([
  [[], "open", "score-check-none"],
  [[OK, OK], "ok", "score-check-all"],
  [[OK, MISSING], "open", "score-check-partly"],
  [[OK, MISSING, WRONG], "wrong", "score-check-some"],
] as const)("%o: %s", (findings, kind, id) => {
  const found = conclusion(findings);
  expect([found.kind, found.text.id]).toEqual([kind, id]);
});

test("a deal that is right says how far this browser can vouch for it", () => {
  expect(findingText(OK).id).toBe("score-check-ok");
  expect(findingText({ ...OK, witness: false }).id).toBe("score-check-ok-unseen");
  expect(findingText(WRONG).id).toBe("score-check-salt-altered");
});
