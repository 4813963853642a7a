import { list, t, unbroken } from "../app/i18n";
import { hueOf } from "../app/seatSign";
import type { Seat } from "../app/types";
import { clockwise, plainName, sidesOf } from "../table/model";
import type { TableInfo, View } from "../wire";
import type { Message } from "./options";
import { clipped, needs, type Reason, rowsOf, sideNumbers, sideOf } from "./score";

/** Letters of a name that fit into a sentence, and beside the graph. */
const IN_SENTENCE = 16;
const BESIDE_GRAPH = 11;

/** The score card in words, for its parts to lay out. */
export class Card {
  readonly #table: () => TableInfo;
  readonly #view: () => View;

  constructor(table: () => TableInfo, view: () => View) {
    this.#table = table;
    this.#view = view;
  }

  get table(): TableInfo {
    return this.#table();
  }

  get view(): View {
    return this.#view();
  }

  /** Clockwise from the reader, as at the table. */
  readonly sides = $derived.by(() => sidesOf(this.table, this.view));
  readonly rows = $derived.by(() => rowsOf({ ...this.table, sides: this.sides }));
  readonly totals = $derived.by(() => sideNumbers(this.sides, this.table.totals));
  readonly best = $derived.by(() => (this.rows.length > 0 ? Math.max(...this.totals) : null));
  /** The seat that the card is read from. */
  readonly bottom = $derived.by(() => this.view.seat ?? 0);
  /** The deal that is played now. */
  readonly now = $derived.by(() => Math.max(this.view.deal, 1));
  readonly underWay = $derived.by(() => {
    const { phase, deal } = this.view;
    return phase !== null && phase !== "over" && deal > this.rows.length;
  });
  /** How many deals the match has; null where it goes to a number of points. */
  readonly deals = $derived.by(() => (this.table.target.kind === "deals" ? this.table.target.deals : null));

  /** How far the match is: "Preference, deal 6 of 12". */
  readonly subtitle = $derived.by(() => {
    const { target, match } = this.table;
    const args = { game: t(`game-${this.table.game}`), deal: this.now };
    const place =
      target.kind === "deals"
        ? t("score-deal-of", { ...args, deals: target.deals })
        : t("score-deal-to", { ...args, points: target.points });
    return match > 1 ? `${t("score-match", { match })}, ${place}` : place;
  });

  /** What the deal under way asks of its declarers. */
  readonly asked = $derived.by(() => {
    const { contract, declarer } = this.view;
    const who = contract === null || declarer === null ? [] : sideOf(this.sides, declarer);
    return { names: who.length > 0 ? this.names(who) : "", text: text(needs(this.table, this.view)) };
  });

  /** What is said of the deals to come. */
  readonly toCome = $derived.by(() => {
    const { forehand, seat } = this.view;
    if (forehand === null) return t("score-to-come");
    const next = (forehand + 1) % this.table.seats.length;
    return t("score-to-come-forehand", { name: this.name(next), you: next === seat ? "yes" : "no" });
  });

  name(seat: Seat): string {
    return seat === this.view.seat ? t("score-you") : plainName(this.table, seat);
  }

  /** Oneself first, so that a pair reads "You and Bo". */
  ordered(seats: readonly Seat[]): Seat[] {
    return clockwise(this.view, seats);
  }

  /** Whom a sentence is about; nobody where it is about all. */
  names(seats: readonly Seat[]): string {
    if (seats.length > 2) return "";
    return list(this.ordered(seats).map((seat) => clipped(this.name(seat), IN_SENTENCE)));
  }

  /** A side as its line in the graph is called. */
  label(side: readonly Seat[]): string {
    if (side.length > 1) return t(side.includes(this.bottom) ? "table-we" : "table-they");
    return clipped(this.name(side[0] ?? 0), BESIDE_GRAPH);
  }

  /** Which of the seats' colours a side has. */
  hue(side: readonly Seat[]): number {
    return hueOf(this.sides, side[0] ?? 0);
  }
}

export const text = ({ id, args }: Message): string => t(id, args);

export const reasonText = (reason: Reason): string => unbroken(text(reason.text));

/** What stands between a reason and its points. */
export const sums = (reason: Reason): string => (text(reason.text).includes("×") ? "\u00A0= " : ": ");
