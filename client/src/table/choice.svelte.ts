import { canonical, isCard } from "../app/cards";
import { t } from "../app/i18n";
import type { TableSession } from "../app/session.svelte";
import { settings } from "../app/settings.svelte";
import type { ActionText, CardText } from "../app/types";
import type { View } from "../wire";
import { contractOf } from "./model";
import { legalCards, reasonAgainst } from "./prompt";

/** What a person has chosen and not yet done. It survives whatever others do, as long as it is still possible. */
export class Choice {
  /** A bid, contract or suit picked from the menu. */
  #call = $state<ActionText | null>(null);
  #cards = $state.raw<readonly CardText[]>([]);
  /** A card lifted by the first of two taps. */
  #lifted = $state<CardText | null>(null);
  /** A card picked before one's turn. */
  early = $state<CardText | null>(null);
  /** Asked in the prompt's place: an action that needs a yes, or the joker whose suit is to be named. */
  asking = $state<ActionText | null>(null);
  reason = $state<string | null>(null);

  constructor(readonly session: TableSession) {}

  get #view(): View | null {
    return this.session.state.view;
  }

  get call(): ActionText | null {
    return this.#call !== null && this.#view?.legal.includes(this.#call) ? this.#call : null;
  }

  set call(action: ActionText | null) {
    this.#call = action;
  }

  /** The cards chosen for a discard; on one's turn to play, the one lifted or being played. */
  get cards(): readonly CardText[] {
    const view = this.#view;
    if (!view) return [];
    if (view.choose) return this.#cards.filter((card) => view.choose?.from.includes(card));
    const { pending } = this.session.state;
    if (pending?.t === "act" && isCard(pending.action)) return [pending.action.split(":")[0] as string];
    return this.#lifted !== null && view.hand.includes(this.#lifted) ? [this.#lifted] : [];
  }

  clear(): void {
    this.#cards = [];
  }

  /**
   * A tap on a card of the hand. False: it can't be played now, and `reason` says why. Where cards lie `crowded`
   * the first tap only lifts.
   */
  tap(card: CardText, crowded: boolean): boolean {
    const view = this.#view;
    if (!view || this.session.state.pending) return true;
    this.reason = null;
    if (this.session.state.table?.paused != null) {
      this.reason = t("table-paused-why");
      return false;
    }
    if (view.choose) return this.#toggle(card, view.choose.count);
    if (view.turn !== view.seat) return this.#before(view, card);
    if (legalCards(view.legal).has(card)) return this.#play(view, card, crowded);
    this.reason = reasonAgainst(view, card, this.#trumps());
    return false;
  }

  /** Does it: the one way from choosing to acting. */
  act(action: ActionText): void {
    this.asking = null;
    this.reason = null;
    this.#lifted = null;
    this.session.act(action);
  }

  /** Lays away the chosen cards. */
  discard(): void {
    const choose = this.#view?.choose;
    if (!choose || this.cards.length !== choose.count) return;
    const cards = [...this.cards].sort((a, b) => canonical(a) - canonical(b));
    this.act(`${choose.verb}:${cards.join(",")}`);
  }

  /** After each message: what the new state makes of a card picked early. */
  see(): void {
    const view = this.#view;
    if (!view) return;
    this.reason = null;
    if (this.asking !== null && view.turn !== view.seat) this.asking = null;
    if (this.early === null || view.turn !== view.seat) return;
    const card = this.early;
    this.early = null;
    if (view.legal.includes(card)) this.act(card);
  }

  #trumps(): readonly CardText[] {
    const { table, view } = this.session.state;
    return table && view ? (contractOf(table, view)?.trumps ?? []) : [];
  }

  #toggle(card: CardText, count: number): boolean {
    const chosen = this.cards;
    if (chosen.includes(card)) this.#cards = chosen.filter((other) => other !== card);
    else if (chosen.length < count) this.#cards = [...chosen, card];
    else {
      this.reason = t("table-why-enough", { count });
      return false;
    }
    return true;
  }

  #play(view: View, card: CardText, crowded: boolean): boolean {
    if (!view.legal.includes(card)) {
      // The joker with a suit to name: which one is asked in the prompt's place.
      this.asking = this.asking === card ? null : card;
      this.#lifted = this.asking;
      return true;
    }
    this.asking = null;
    if ((settings.twoTaps || crowded) && this.#lifted !== card) this.#lifted = card;
    else this.act(card);
    return true;
  }

  #before(view: View, card: CardText): boolean {
    const plays = view.phase === "playing" && view.seat !== null && !view.folded.includes(view.seat);
    const done = view.table.some(([seat]) => seat === view.seat);
    if (!plays || done || card === "JK") {
      this.reason = t("table-not-your-turn");
      return false;
    }
    this.early = this.early === card ? null : card;
    return true;
  }
}
