import { isCard } from "../app/cards";
import type { State } from "../app/state";
import type { CardText } from "../app/types";

/** Between these many milliseconds, drawn evenly: how long it takes says nothing about the hand. */
const SOONEST = 700;
const LATEST = 1900;

/** Whether somebody is being asked something, or the game is stopped: then nothing may be played by itself. */
export function questioned(state: State): boolean {
  return state.table?.asking != null || state.table?.paused != null;
}

/** The card that is all one can do now; null where there is a choice, or anything else to decide first. */
export function forcedCard(state: State): CardText | null {
  const { view, pending, link } = state;
  if (!view || view.seat === null || pending || link !== "open" || questioned(state)) return null;
  if (view.turn !== view.seat || view.phase !== "playing" || view.choose) return null;
  const [only, ...others] = view.legal;
  return only !== undefined && others.length === 0 && isCard(only) ? only : null;
}

/** Plays a forced card after a while. */
export class Forced {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: string | null = null;

  /** `open`: whether a question of one's own is open, which has to be answered first. */
  see(state: State, open: boolean, now: () => State, play: (card: CardText) => void): void {
    const card = open ? null : forcedCard(state);
    const waiting = card && `${state.view?.deal} ${state.view?.played.length} ${card}`;
    if (waiting === this.#waiting) return;
    this.stop();
    if (card === null) return;
    this.#waiting = waiting;
    this.#timer = setTimeout(
      () => {
        this.#waiting = null;
        if (forcedCard(now()) === card) play(card);
      },
      SOONEST + Math.random() * (LATEST - SOONEST),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }
}
