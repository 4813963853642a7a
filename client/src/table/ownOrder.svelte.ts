import { fitting, load, save } from "../app/storage";
import type { CardText } from "../app/types";
import { asKept, moved } from "./order";

interface Kept {
  /** Table, match and deal. */
  deal: string;
  cards: readonly CardText[];
}

const KEY = "forehand.hand";

function kept(): Kept | null {
  const { deal, cards } = fitting<Kept>({ deal: "", cards: [] }, load(KEY));
  return deal !== undefined && cards?.every((card) => typeof card === "string") ? { deal, cards } : null;
}

/** The order in which a person's own fingers have put the cards of a deal, kept through reloads. */
export class OwnOrder {
  #kept = $state.raw<Kept | null>(kept());

  /** The hand of that deal in its kept order; as it is where none was kept. */
  of(deal: string, hand: readonly CardText[]): readonly CardText[] {
    return this.#kept?.deal === deal ? asKept(hand, this.#kept.cards) : hand;
  }

  /** Keeps the order in which a deal's hand lies, unless one is kept. */
  begin(deal: string, hand: readonly CardText[]): void {
    if (this.#kept?.deal !== deal) this.#keep({ deal, cards: hand });
  }

  move(deal: string, hand: readonly CardText[], card: CardText, to: number): void {
    this.#keep({ deal, cards: moved(hand, card, to) });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    save(KEY, kept);
  }
}
