/** A deal to be played back, from the server. */
import { ApiError, api } from "../app/api";
import { LOOK, save, tokenFor } from "../app/storage";
import { setMemory } from "../pages/sets/memory";
import type { Replay } from "../wire";
import type { Source } from "./source";

/**
 * The deal, seen from a seat or with all cards open. One of a set that is withheld is asked for again by our token of that set: who has
 * played the deal may see how others did. Throws `ApiError`.
 */
export async function fetched(source: Source, deal: number, seat: number | null): Promise<Replay> {
  if (source.from === "text") return api.replayText(source.text, deal, seat);
  const { table, match } = source;
  try {
    return await api.replay(table, match, deal, seat);
  } catch (error) {
    if (!(error instanceof ApiError && error.set)) throw error;
    const { token } = setMemory(error.set);
    if (token === undefined || token === tokenFor(table)) throw error;
    save(LOOK + table, { token });
    return api.replay(table, match, deal, seat);
  }
}
