import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { isCard } from "../app/cards";
import type { TableSession } from "../app/session.svelte";
import { settings } from "../app/settings.svelte";
import type { Message, State } from "../app/state";
import type { CardText, Seat } from "../app/types";
import type { TableInfo, View } from "../wire";
import { callOf, menuOf } from "./calls";
import { Choice, type Meant } from "./choice.svelte";
import type { Clocks } from "./clocks.svelte";
import { Consent } from "./consent.svelte";
import { claimOf } from "./deeds";
import { Forced } from "./forced";
import { Grace } from "./grace.svelte";
import { Hint } from "./hint.svelte";
import { ROOMY } from "./layout";
import { contractOf, infoOf, openerOf } from "./model";
import { Notices } from "./notices.svelte";
import { inOrder } from "./order";
import { OwnOrder } from "./ownOrder.svelte";
import { legalCards, promptOf } from "./prompt";
import { Rest } from "./rest.svelte";
import { isBehind, seenOf } from "./seen";
import { Stock } from "./stock.svelte";
import { stripOf } from "./strip";
import { Talk } from "./talk.svelte";

/** Pixels: this width has room for the panel, less height asks for fewer words, and still less is a phone on its side. */
const WIDE_FROM = 1180;
const SHORT_BELOW = 720;
/** Where cards are larger, they need more height. */
const SHORT_BELOW_LARGE = 768;
const FLAT_BELOW = 480;
/** Milliseconds for which a seat is greeted. */
const BACK_FOR = 3000;

/** What opens over the table. */
export type Overlay = "menu" | "rules" | "score" | "talk" | "deal" | "back";

/** What the table's screen shows: read off the state, and what there is for the eye alone. */
export class Board {
  readonly rest = new Rest();
  readonly stock = new Stock();
  readonly ownOrder = new OwnOrder();
  readonly #forced = new Forced();
  readonly choice: Choice;
  readonly consent: Consent;
  readonly talk: Talk;
  readonly grace = new Grace();
  readonly notices = new Notices();
  /** Null at a table without, and until they are fetched. */
  clocks = $state.raw<Clocks | null>(null);
  #closed = false;
  readonly hint: Hint;
  /** Whether the last trick is looked at again. */
  peeking = $state(false);
  /** A seat whose owner has just come back; said for a moment. */
  back = $state<Seat | null>(null);
  /** For whom we have chosen to wait on. */
  waitsOn = $state<Seat | null>(null);
  #backTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #view: () => View;
  readonly #table: () => TableInfo;

  constructor(
    readonly session: TableSession,
    view: () => View,
    table: () => TableInfo,
  ) {
    this.#view = view;
    this.#table = table;
    this.choice = new Choice(session);
    this.consent = new Consent(session);
    this.grace.see(session.state);
    this.talk = new Talk(session);
    this.hint = new Hint(session, this.choice);
    if (session.state.clocks) void this.#fetchClocks();
  }

  get view(): View {
    return this.#view();
  }

  get table(): TableInfo {
    return this.#table();
  }

  /** The view as far as the eye has come. */
  readonly seen = $derived.by(() => seenOf(this.view, this.rest.trick));

  // The window.
  readonly across = $derived(innerWidth.current ?? 390);
  readonly tall = $derived(innerHeight.current ?? 800);
  readonly wide = $derived(this.across >= WIDE_FROM);
  /** Too little height for everything at once: what can be said in fewer words is. */
  readonly short = $derived(this.tall < (this.across < ROOMY ? SHORT_BELOW : SHORT_BELOW_LARGE));
  /** A phone on its side. */
  readonly flat = $derived(!this.wide && this.tall < FLAT_BELOW);

  // The phase.
  readonly busy = $derived.by(
    () =>
      this.session.state.pending !== null ||
      this.session.state.link !== "open" ||
      this.session.state.table?.paused != null ||
      this.clocks?.lost(this.myTurn ? this.view.seat : null) === true,
  );
  readonly myTurn = $derived.by(() => this.view.seat !== null && this.view.turn === this.view.seat);
  readonly over = $derived.by(
    () => (this.view.phase === "over" || this.table.ended) && this.rest.trick === null,
  );
  readonly playing = $derived.by(
    () => this.view.phase === "playing" || (this.view.phase === "over" && !this.over),
  );
  readonly speaks = $derived.by(() => ["bidding", "naming", "whisting"].includes(this.view.phase ?? ""));
  readonly choosing = $derived.by(() => this.view.choose !== null);
  readonly calls = $derived.by(() => this.view.legal.filter((action) => !isCard(action)));
  /** Bids of nearly all levels fill an upright phone: the totals make room, so that none has to be scrolled to. */
  readonly steep = $derived.by(() => this.#rows > 3);
  /** So few that on a phone on its side the hand has all the width below them. */
  readonly few = $derived.by(
    () => this.#rows === 0 && menuOf(this.calls, this.table.contracts).list.length < 7,
  );
  /** Levels that may be bid. */
  get #rows(): number {
    return menuOf(this.calls, this.table.contracts).grid?.rows.length ?? 0;
  }
  readonly strip = $derived.by(() => stripOf(this.table, this.view));
  readonly prompt = $derived.by(() =>
    promptOf(
      this.table,
      this.view,
      this.choice.cards.length,
      contractOf(this.table, this.view)?.trumps ?? [],
      this.rest.trick,
    ),
  );
  /** What a computer player would do, while that is read. */
  readonly hinted = $derived.by(() => (this.myTurn ? this.hint.text : null));
  /** On its side a phone has no height for a hint beside the calls or the discard: there it lies on the plate's place. */
  readonly hintApart = $derived.by(() => this.hinted !== null && this.flat && (this.speaks || this.choosing));
  /** Others' cards lie face up: a misère's, or those of one who claims the rest. */
  readonly laidOpen = $derived.by(() => {
    const { phase, seat, shown } = this.view;
    return phase !== "over" && Object.keys(shown).some((at) => Number(at) !== seat);
  });

  /** Who holds up the deal and has had all their time, as long as those who stay have a choice. */
  readonly missing = $derived.by(() => {
    const { turn } = this.view;
    if (turn === null || turn === this.waitsOn || !this.session.state.may.includes("end-now")) return null;
    return infoOf(this.table, turn)?.present || this.grace.left(turn) !== null ? null : turn;
  });

  /** The claim that we may make. */
  readonly claim = $derived.by(() => claimOf(this.session.state.may));
  /** Whether something keeps us from being asked for a call or a card: a pause, a question, or who is away. */
  readonly held = $derived.by(() => {
    if (this.session.state.link !== "open") return false;
    const { paused, asking } = this.table;
    const asked = asking !== null || this.consent.wish !== null;
    return paused !== null || this.clocks?.takenOver === true || asked || this.missing !== null;
  });

  // Our cards.
  /** The trumps of the contract, or of the one that is being chosen, so that the hand shows what it would be. */
  readonly trumps = $derived.by((): readonly CardText[] => {
    const settled = contractOf(this.table, this.view);
    if (settled) return settled.trumps;
    const { call } = this.choice;
    return call === null ? [] : (this.table.contracts[callOf(call).what]?.trumps ?? []);
  });
  /** This table's deal, among all that this browser may remember. */
  readonly deal = $derived.by(() => `${this.session.id} ${this.table.match}.${this.view.deal}`);
  readonly hand = $derived.by(() => {
    const by = settings.order === "rank" ? "rank" : "suit";
    const usual = inOrder(this.view.hand, this.trumps, { by, aside: settings.aside });
    return settings.order === "own" ? this.ownOrder.of(this.deal, usual) : usual;
  });
  /** While all levels may still be bid a small phone shows of the cards only what names them. */
  readonly low = $derived.by(
    () => this.short && !this.wide && !this.flat && this.myTurn && this.speaks && this.steep,
  );
  readonly fromStock = $derived.by(() => {
    const { declarer, seat, played, stock, hand } = this.view;
    return declarer === seat && played.length === 0 ? stock.filter((card) => hand.includes(card)) : [];
  });
  /** What may be played to the trick that is seen; while that is the one before, the cards wait on plain paper. */
  readonly legal = $derived.by(() =>
    this.myTurn && this.view.phase === "playing" && !isBehind(this.view, this.rest.trick)
      ? legalCards(this.view.legal)
      : null,
  );

  // The trick.
  readonly last = $derived.by(() => this.view.played.at(-1) ?? null);
  readonly resting = $derived.by(() => (this.peeking ? this.last : this.rest.trick));
  readonly number = $derived.by(() => this.view.played.length + (this.resting ? 0 : 1));
  /** Lies with the cards of the trick that it opens. */
  readonly opener = $derived.by(() => (this.playing && this.resting === null ? openerOf(this.view) : null));

  /** After each message: what it is to the eye. */
  see(before: State, after: State, message: Message): void {
    // What we play ourselves is seen at once, also where it was played for us.
    if (message.t === "event" && message.event.type === "acted" && message.event.seat === after.seat)
      this.hurry();
    this.rest.see(before, after);
    this.stock.see(before, after);
    this.choice.see(after.view !== before.view);
    this.consent.see(message);
    this.talk.see(after, message);
    if (message.t === "table") this.grace.see(after);
    if (this.clocks) this.clocks.see(after, message);
    else if (after.clocks) void this.#fetchClocks();
    this.notices.see(before, after, message);
    this.hint.see(before, message);
    if (message.t === "event" && message.event.type === "seat") {
      this.#greet(message.event.seat, message.event.what);
      if (message.event.seat === this.waitsOn) this.waitsOn = null;
    }
    if (after.view?.played.length !== before.view?.played.length) this.peeking = false;
  }

  /** Ends the rest of a trick, or a look at the last one, so that the next thing can be seen. */
  hurry(): void {
    this.rest.end();
    this.stock.end();
    this.peeking = false;
  }

  /** A card of the hand is meant. False: it can't be played now, and the prompt says why. */
  mean(card: CardText, meant: Meant): boolean {
    this.hurry();
    return this.choice.tap(card, meant);
  }

  /** Plays the only card there is to play, after a while, for those who wish that. */
  playForced(): void {
    const { session, choice } = this;
    const wished = settings.forced && choice.asking === null;
    this.#forced.see(
      session.state,
      !wished,
      () => session.state,
      (card) => choice.act(card),
    );
  }

  /** The table is left. */
  close(): void {
    clearTimeout(this.#backTimer);
    this.#forced.stop();
    this.choice.reason = null;
    this.consent.close();
    this.grace.close();
    this.clocks?.close();
    this.#closed = true;
    this.hint.close();
    this.talk.close();
    this.rest.end();
    this.stock.end();
  }

  async #fetchClocks(): Promise<void> {
    const { Clocks } = await import("./clocks.svelte");
    if (this.#closed || this.clocks) return;
    this.clocks = new Clocks(() => this.notices.hear("clock"));
    this.clocks.see(this.session.state);
  }

  #greet(seat: Seat, what: string): void {
    if (what !== "back" && this.back !== seat) return;
    clearTimeout(this.#backTimer);
    this.back = what === "back" ? seat : null;
    this.#backTimer = setTimeout(() => (this.back = null), BACK_FOR);
  }
}
