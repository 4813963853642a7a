/** What the check of the shuffles found, in messages. */
import type { Finding } from "../shuffle/check";
import type { Message } from "./options";

export interface Conclusion {
  readonly kind: "ok" | "wrong" | "open";
  readonly text: Message;
}

export function findingText(finding: Finding): Message {
  if (finding.result !== "ok") return { id: `score-check-${finding.why}` };
  return finding.witness ? { id: "score-check-ok" } : { id: "score-check-ok-unseen" };
}

/** All findings in one sentence: what is wrong comes first, then what could not be checked. */
export function conclusion(findings: readonly Finding[]): Conclusion {
  const count = (result: Finding["result"]) => findings.filter((finding) => finding.result === result).length;
  const [right, wrong] = [count("ok"), count("wrong")];
  if (findings.length === 0) return { kind: "open", text: { id: "score-check-none" } };
  if (wrong > 0) return { kind: "wrong", text: { id: "score-check-some", args: { wrong } } };
  if (right < findings.length)
    return { kind: "open", text: { id: "score-check-partly", args: { count: right } } };
  return { kind: "ok", text: { id: "score-check-all", args: { count: right } } };
}
