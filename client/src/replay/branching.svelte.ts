import { ApiError } from "../app/api";
import type { ActionText, Seat } from "../app/types";
import { refusalText } from "../pages/fault";
import type { Branch, PlayAgain, Replay, Went } from "../wire";
import { playedAgain } from "./lines";
import type { Source } from "./source";

/** Where a deal is left, and how it is played on from there. */
export interface Way {
  source: Source;
  deal: number;
  /** The steps that stay as they were. */
  at: number;
  /** Whose actions we choose: whoever is to act there where it is null. */
  seat: Seat | null;
  /** All hands are seen, or our own alone. */
  open: boolean;
}

/** What the film does with what came: runs on to it, or shows the last of it. */
export type Shown = (how: "run" | "cut") => void;

/** A deal that is played again from one of its steps. The server keeps nothing of it: all that was done goes along each time. */
export class Branching {
  state = $state<"none" | "running" | "ready" | "broken">("none");
  way = $state.raw<Way | null>(null);
  /** How it stands, once that is known. */
  stands = $state.raw<Branch | null>(null);
  /** The deal as far as it has come. */
  replay = $state.raw<Replay | null>(null);
  fault = $state("");
  readonly #shown: Shown;
  #call = new AbortController();
  #again = () => {};

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** The first step that was not played so. */
  readonly left = $derived(this.way === null || this.replay === null ? null : this.way.at + 1);
  readonly over = $derived(this.stands?.brought != null);
  /** Where our own last action is among those since, which taking back leads to; none where there is none. */
  readonly #own = $derived.by(() => {
    const { stands, way } = this;
    if (!stands || !way) return -1;
    const since = stands.replay.steps.slice(way.at);
    return since.map(({ event }) => event.type === "acted" && event.seat === stands.seat).lastIndexOf(true);
  });
  readonly mayTakeBack = $derived(this.state === "ready" && this.#own >= 0);

  begin(way: Way): Promise<void> {
    this.clear();
    this.way = way;
    return this.#ask([], false, "cut");
  }

  act(action: ActionText): Promise<void> {
    return this.#ask([...(this.stands?.actions ?? []), action], false, "run");
  }

  /** All play the best that there is, ourselves included, to the end. */
  best(): Promise<void> {
    return this.#ask(this.stands?.actions ?? [], true, "run");
  }

  takeBack(): Promise<void> {
    return this.#ask((this.stands?.actions ?? []).slice(0, this.#own), false, "cut");
  }

  retry(): void {
    this.#again();
  }

  /** Back to what was played. */
  clear(): void {
    this.#call.abort();
    this.state = "none";
    this.way = null;
    this.stands = null;
    this.replay = null;
    this.fault = "";
  }

  async #ask(actions: string[], best: boolean, how: "run" | "cut"): Promise<void> {
    const { way } = this;
    if (!way) return;
    this.#call.abort();
    const call = new AbortController();
    this.#call = call;
    this.#again = () => this.#ask(actions, best, how);
    this.state = "running";
    this.fault = "";
    const wish: PlayAgain = { at: way.at, actions, seat: way.seat, open: way.open, best };
    try {
      for await (const line of playedAgain(way.source, way.deal, wish, call.signal)) {
        if (call.signal.aborted) return;
        if (line.type === "went") this.#go(line, how);
        else this.#come(line, how);
      }
    } catch (error) {
      if (call.signal.aborted) return;
      // A connection that is lost within the answer is none of our refusals.
      this.fault = refusalText(error instanceof ApiError ? error.code : "no-connection");
    }
    if (!call.signal.aborted && this.state === "running") this.state = "broken";
  }

  #go({ step }: Went, how: "run" | "cut"): void {
    // The last step of all comes with the score, without which the end can't be shown.
    if (!this.replay || how === "cut" || step.view.phase === "over") return;
    this.replay = { ...this.replay, steps: [...this.replay.steps.slice(0, step.v - 1), step] };
    this.#shown(how);
  }

  #come(stands: Branch, how: "run" | "cut"): void {
    this.stands = stands;
    this.replay = stands.replay;
    this.state = "ready";
    this.#shown(how);
  }
}
