/** Whether a server kept to the cards to which it was bound: by the records of those who have played them. */
import type { Finding, PlayedRecord } from "../../shuffle/check";
import type { SetDeal, SetResult } from "../../wire";

/** What was found: `people` are those whose records were looked at, and where one is not right, `name` is whose. */
export type Kept =
  | { readonly result: "promised" | "ok"; readonly people: number }
  | { readonly result: "wrong"; readonly finding: Finding | null; readonly name: string | null };

/**
 * The cards of the deal made again from its secret, and compared with those that each of the `shown` played, up to the first that is
 * not right; the promise alone where nobody is. `record` has what was played at a table.
 */
export async function checkKept(
  deal: SetDeal,
  shown: readonly SetResult[],
  record: (table: string) => Promise<unknown>,
): Promise<Kept> {
  const { checkRecord, isPromised } = await import("../../shuffle/check");
  if (!isPromised(deal.secret ?? "", deal.commit)) return { result: "wrong", finding: null, name: null };
  for (const { table, name } of shown) {
    const played = (await record(table)) as PlayedRecord;
    const finding =
      salted(deal, played) ??
      checkRecord(played, null, () => ({ commit: deal.commit, salt: null }))[0] ??
      null;
    if (finding?.result !== "ok") return { result: "wrong", finding, name };
  }
  return { result: shown.length > 0 ? "ok" : "promised", people: shown.length };
}

/** Salts that are not the deal's would make other cards of the same secret. */
function salted(deal: SetDeal, played: PlayedRecord): Finding | null {
  const salts = played.deals[0]?.shuffle?.salts ?? [];
  return salts.some((salt, seat) => salt !== (deal.salts?.[seat] ?? null))
    ? { result: "wrong", why: "salt-altered" }
    : null;
}
