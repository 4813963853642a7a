/** Where a deal to be played back comes from. */
import { createContext } from "svelte";
import { api } from "../app/api";
import type { Branch, Judged, JudgedDeal, PlayAgain, Replay, Went } from "../wire";

export type Source = { from: "table"; table: string; match: number } | { from: "text"; text: string };

/** The deal, seen from a seat or with all cards open. Throws `ApiError`. */
export function fetched(source: Source, deal: number, seat: number | null): Promise<Replay> {
  return source.from === "table"
    ? api.replay(source.table, source.match, deal, seat)
    : api.replayText(source.text, deal, seat);
}

/** A table's deal. */
export interface DealAt {
  table: string;
  match: number;
  deal: number;
}

/** How a deal is played back over the page that a link to it stands on; throws where no page has said so. */
export const [replayOver, setReplayOver] = createContext<(deal: DealAt) => void>();

/** What each card of the deal was worth, as soon as it is known, and at last all of it in short. Throws `ApiError`. */
export async function* analysed(
  source: Source,
  deal: number,
  signal: AbortSignal,
): AsyncGenerator<Judged | JudgedDeal> {
  yield* linesOf<Judged | JudgedDeal>(
    await (source.from === "table"
      ? api.analysis(source.table, source.match, deal, signal)
      : api.analysisText(source.text, deal, signal)),
  );
}

/** The steps by which the deal goes on when it is played again, and at last how it stands. Throws `ApiError`. */
export async function* playedAgain(
  source: Source,
  deal: number,
  wish: PlayAgain,
  signal: AbortSignal,
): AsyncGenerator<Went | Branch> {
  yield* linesOf<Went | Branch>(
    await (source.from === "table"
      ? api.again(source.table, source.match, deal, wish, signal)
      : api.againText(deal, { ...wish, record: source.text }, signal)),
  );
}

async function* linesOf<Line>(answer: Response): AsyncGenerator<Line> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

/** The address of a table's deal, to send to others. */
export const addressOf = (table: string, match: number, deal: number): string =>
  `/t/${encodeURIComponent(table)}/replay/${match}/${deal}`;
