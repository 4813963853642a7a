import { ApiError } from "../app/api";
import { refusalText } from "../pages/fault";
import type { Judged } from "../wire";
import { analysed } from "./lines";
import type { Source } from "./source";

/** What the cards of a deal were worth, as far as it has been worked out. Nothing is, until it is asked for. */
export class Analysis {
  state = $state<"none" | "running" | "done" | "broken">("none");
  /** Each decision by its step. */
  decisions = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  /** The points that each seat lost by mistakes, once all is known. */
  lost = $state.raw<readonly number[]>([]);
  /** Why there is none. */
  fault = $state("");
  readonly mistakes = $derived([...this.decisions.values()].filter(({ mistake }) => mistake));
  #call = new AbortController();

  async run(source: Source, deal: number): Promise<void> {
    this.clear();
    const call = new AbortController();
    this.#call = call;
    this.state = "running";
    try {
      for await (const line of analysed(source, deal, call.signal)) {
        if (call.signal.aborted) return;
        if (line.type === "decision") this.decisions = new Map([...this.decisions, [line.action, line]]);
        else {
          this.lost = line.lost;
          this.state = "done";
        }
      }
    } catch (error) {
      if (call.signal.aborted) return;
      // A connection that is lost within the answer is none of our refusals.
      this.fault = refusalText(error instanceof ApiError ? error.code : "no-connection");
    }
    if (!call.signal.aborted && this.state === "running") this.state = "broken";
  }

  /** Nobody looks any more: what runs is broken off, what is known let go. */
  clear(): void {
    this.#call.abort();
    this.state = "none";
    this.decisions = new Map();
    this.lost = [];
    this.fault = "";
  }
}
