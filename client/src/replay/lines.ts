/** What the server works out of a deal and tells line by line. */
import { api } from "../app/api";
import type { Branch, Judged, JudgedDeal, PlayAgain, Went } from "../wire";
import type { Source } from "./source";

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
