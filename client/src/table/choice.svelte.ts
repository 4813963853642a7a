import { canonical, isCard } from "../app/cards";
import { t } from "../app/i18n";
import type { TableSession } from "../app/session.svelte";
import { settings } from "../app/settings.svelte";
import type { ActionText, CardText } from "../app/types";
import type { View } from "../wire";
import { callOf } from "./calls";
import { questioned } from "./forced";
import { contractOf } from "./model";
import { duty, legalCards, reasonAgainst } from "./prompt";

/** How a card was meant: by a tap, by one where cards lie so close that it may have hit the wrong one, or surely. */
export type Meant = "tapped" | "crowded" | "sure";

/** Milliseconds for which it is said why a card can't be played, in the place of what is asked. */
const REASON_FOR = 4000;

/** A card picked before one's turn, and the trick it was picked for. */
interface Early {
  card: CardText;
  deal: number;
  trick: number;
}

/** What a person has chosen and not yet done. It survives whatever others do, as long as it is still possible. */
export class Choice {
  /** A bid, contract or suit picked from the menu. */
  #call = $state<ActionText | null>(null);
  #cards = $state.raw<readonly CardText[]>([]);
  /** A card lifted by the first of two taps. */
  #lifted = $state<CardText | null>(null);
  #early = $state.raw<Early | null>(null);
  /** Asked in the prompt's place: an action that needs a yes, or the joker whose suit is to be named. */
  asking = $state<ActionText | null>(null);
  #reason = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

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

  /** A card picked before one's turn. */
  get early(): CardText | null {
    return this.#early?.card ?? null;
  }

  /** Why what was meant can't be done; said for a while. */
  get reason(): string | null {
    return this.#reason;
  }

  set reason(text: string | null) {
    clearTimeout(this.#timer);
    this.#reason = text;
    if (text !== null) this.#timer = setTimeout(() => (this.#reason = null), REASON_FOR);
  }

  clear(): void {
    this.#cards = [];
  }

  /** A card of the hand is meant. False: it can't be played now, and `reason` says why. */
  tap(card: CardText, meant: Meant = "tapped"): boolean {
    const view = this.#view;
    if (!view || this.session.state.pending) return true;
    this.reason = null;
    if (this.session.state.table?.paused != null) {
      this.reason = t("table-paused-why");
      return false;
    }
    if (view.choose) return this.#toggle(card, view.choose.count);
    if (view.turn !== view.seat) return this.#before(view, card);
    if (legalCards(view.legal).has(card)) return this.#play(view, card, meant);
    this.reason = reasonAgainst(view, card, this.#trumps());
    return false;
  }

  /** Does it: the one way from choosing to acting. */
  act(action: ActionText): void {
    this.asking = null;
    this.reason = null;
    this.#lifted = null;
    this.#early = null;
    this.session.act(action);
  }

  /** Chooses what somebody else would do, as far as it can be chosen before it is done. */
  propose(action: ActionText): void {
    this.reason = null;
    const { verb, what } = callOf(action);
    if (isCard(action)) this.#lifted = action.split(":")[0] ?? null;
    else if (this.#view?.choose) this.#cards = what.split(",");
    else if (what !== "") this.#call = action;
    else if (this.#view?.phase === "playing") this.asking = verb;
  }

  /** Lays away the chosen cards. */
  discard(): void {
    const choose = this.#view?.choose;
    if (!choose || this.cards.length !== choose.count) return;
    const cards = [...this.cards].sort((a, b) => canonical(a) - canonical(b));
    this.act(`${choose.verb}:${cards.join(",")}`);
  }

  /** After each message: what the new state makes of a card picked early. What was said stands no longer once the game has `changed`. */
  see(changed = true): void {
    const view = this.#view;
    if (!view) return;
    if (changed) this.reason = null;
    if (this.asking !== null && view.turn !== view.seat) this.asking = null;
    this.#seeEarly(view);
  }

  /** A card picked early is played when the turn comes, and falls back where it can't be or the trick is another. */
  #seeEarly(view: View): void {
    const early = this.#early;
    if (early === null) return;
    const { card, deal, trick } = early;
    if (view.deal !== deal || view.played.length !== trick || !view.hand.includes(card)) this.#early = null;
    else if (view.turn !== view.seat) {
      this.reason = duty(view, card, this.#trumps());
      if (this.reason !== null) this.#early = null;
    } else if (!questioned(this.session.state) && !this.session.state.pending) {
      this.#early = null;
      if (view.legal.includes(card)) this.act(card);
      else if (view.phase === "playing") this.reason = reasonAgainst(view, card, this.#trumps());
    }
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

  #play(view: View, card: CardText, meant: Meant): boolean {
    if (!view.legal.includes(card)) {
      // The joker with a suit to name: which one is asked in the prompt's place.
      this.asking = this.asking === card ? null : card;
      this.#lifted = this.asking;
      return true;
    }
    this.asking = null;
    const again = meant === "crowded" || (meant === "tapped" && settings.twoTaps);
    if (again && this.#lifted !== card) this.#lifted = card;
    else this.act(card);
    return true;
  }

  #before(view: View, card: CardText): boolean {
    const plays = view.phase === "playing" && view.seat !== null && !view.folded.includes(view.seat);
    const done = view.table.some(([seat]) => seat === view.seat);
    if (!settings.early || !plays || done || card === "JK") {
      this.reason = t("table-not-your-turn");
      return false;
    }
    this.reason = duty(view, card, this.#trumps());
    if (this.reason !== null) return false;
    const same = this.early === card;
    this.#early = same ? null : { card, deal: view.deal, trick: view.played.length };
    return true;
  }
}
