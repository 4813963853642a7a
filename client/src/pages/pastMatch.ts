/** A match that was played at a table before the one at hand, as its score card needs it. */
import { api } from "../app/api";
import type { TableInfo, View } from "../wire";

export interface PastMatch {
  readonly table: TableInfo;
  readonly view: View;
}

/**
 * Asks the server for all deals of a table's earlier match, seen from where the reader had their seat then. Throws `ApiError`, `no-match` where not one deal of it was complete.
 */
export async function pastMatch(table: string, match: number): Promise<PastMatch> {
  const { tableOf } = await import("../replay/positions");
  const first = await api.replay(table, match, 1, null);
  const last = first.deals > 1 ? await api.replay(table, match, first.deals, null) : first;
  const view: View = { ...last.start, phase: "over", deal: last.deals, seat: last.you };
  return { table: { ...tableOf(last), table, match }, view };
}
