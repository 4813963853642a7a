import type { State } from "../app/state";
import type { CardText } from "../app/types";
import { turnedFor } from "./motion";

/** The stock, turned up for the eye before it goes to the declarer. The state has long gone on. */
export class Stock {
  turned = $state.raw<readonly CardText[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at what a message changed: the stock lies open, and somebody is to lay cards away. */
  see(before: State, after: State): void {
    const was = before.view;
    const is = after.view;
    if (!was || !is || is.phase === was.phase) return;
    this.end();
    if (is.phase !== "discarding" || is.stock.length === 0) return;
    this.turned = is.stock;
    this.#timer = setTimeout(() => this.end(), turnedFor());
  }

  end(): void {
    clearTimeout(this.#timer);
    this.turned = [];
  }
}
