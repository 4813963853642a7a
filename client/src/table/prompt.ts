import { faceOf, isCard, isSuit } from "../app/cards";
import { t } from "../app/i18n";
import type { ActionText, CardText, Seat } from "../app/types";
import type { TableInfo, Trick, View } from "../wire";
import { highest } from "./calls";
import { isFree, isSelf, matchOver, person } from "./model";
import { isBehind } from "./seen";

/** What the line above the hand says. A suit, or the highest call, is drawn between `text` and `after`. */
export interface Prompt {
  mine: boolean;
  strong: string;
  text: string;
  suit: string | null;
  call: ActionText | null;
  after: string;
  /** Whether a press of the line goes on to the next trick. */
  onward: boolean;
}

const said = (part: Partial<Prompt>): Prompt => ({
  mine: false,
  strong: "",
  text: "",
  suit: null,
  call: null,
  after: "",
  onward: false,
  ...part,
});

/** The cards among the legal actions, the joker's namings as the joker. */
export function legalCards(legal: readonly ActionText[]): Set<CardText> {
  return new Set(legal.filter(isCard).map((card) => card.split(":")[0] as string));
}

/** `rest` is the finished trick that still lies on the plate, if one does. */
export function promptOf(
  table: TableInfo,
  view: View,
  chosen: number,
  trumps: readonly CardText[],
  rest: Trick | null = null,
): Prompt {
  const mine = view.turn !== null && isSelf(view, view.turn);
  if (rest !== null && (!mine || isBehind(view, rest))) return atRest(table, view, rest, mine);
  if (view.turn === null)
    return said({ text: t(matchOver(table, view) ? "table-match-over" : "table-between") });
  if (!mine) {
    return said({ text: waitText(table, view, view.turn) });
  }
  if (view.choose) return choosing(view.choose.count - chosen);
  if (view.phase === "playing") return toPlay(view, trumps);
  return toCall(table, view);
}

/** For whom the game waits, or that a seat is free whose turn it is. */
export function waitText(table: TableInfo, view: View, turn: Seat): string {
  const who = person(table, view, turn);
  return isFree(table, turn)
    ? t("table-wait-free", who)
    : t(`table-wait-${view.phase}`, who, t("table-wait"));
}

/** Who took the trick that is looked at. What the next one asks for is said once its cards are there to be seen. */
function atRest(table: TableInfo, view: View, rest: Trick, mine: boolean): Prompt {
  const takes = t("table-takes", person(table, view, rest.winner));
  return mine
    ? said({ mine, strong: t("table-next-you", { takes }), text: t("table-next-go"), onward: true })
    : said({ text: takes });
}

function choosing(left: number): Prompt {
  if (left > 0)
    return said({ mine: true, strong: t("table-choose-more", { left }), text: t("table-to-put-down") });
  return said({ mine: true, strong: t("table-chosen-all"), text: t("table-chosen-all-then") });
}

function toCall(table: TableInfo, view: View): Prompt {
  const strong = t(`table-your-${view.phase}`, undefined, t("table-your-turn"));
  const at = highest(view.calls);
  const call = view.calls[at];
  if (view.phase !== "bidding" || !call)
    return said({ mine: true, strong, text: t(`table-ask-${view.phase}`) });
  const text = t("table-highest", person(table, view, call[0]));
  return said({ mine: true, strong, text, call: call[1] });
}

function toPlay(view: View, trumps: readonly CardText[]): Prompt {
  const strong = t("table-your-turn");
  const legal = legalCards(view.legal);
  const rule = ruleOf(view, legal, trumps);
  if (rule.kind === "follow") {
    return said({
      mine: true,
      strong,
      text: t("table-follow"),
      suit: rule.suit,
      after: t("table-follow-suit", { suit: rule.suit }),
    });
  }
  return said({ mine: true, strong, text: t(FREEDOM[rule.kind]) });
}

/** What stands there where no suit has to be followed. */
const FREEDOM = { lead: "table-lead", any: "table-any", trump: "table-trump", win: "table-win" } as const;

type Rule = { kind: keyof typeof FREEDOM } | { kind: "follow"; suit: string };

/** Which duty explains what is legal. Told from the legal cards alone: the rules are the server's. */
function ruleOf(view: View, legal: ReadonlySet<CardText>, trumps: readonly CardText[]): Rule {
  const { lead } = view;
  const cards = [...legal];
  if (lead === null && cards.length === view.hand.length)
    return { kind: view.table.length > 0 ? "any" : "lead" };
  if (isSuit(lead)) {
    const follows = (card: CardText) => belongs(card, trumps, view.trump) === lead;
    const held = view.hand.filter(follows);
    if (held.length > 0 && cards.every(follows)) {
      return cards.length < held.length ? { kind: "win" } : { kind: "follow", suit: lead };
    }
  }
  if (cards.length === view.hand.length) return { kind: "any" };
  const allTrump = cards.length > 0 && cards.every((card) => trumps.includes(card));
  if (!allTrump) return { kind: lead === null ? "lead" : "any" };
  const held = view.hand.filter((card) => trumps.includes(card)).length;
  return { kind: cards.length < held ? "win" : "trump" };
}

/** The suit a card counts in: trumps, as the contract lists them, all belong to the trump suit. */
function belongs(card: CardText, trumps: readonly CardText[], trump: string | null): string | null {
  return trumps.includes(card) ? (trump ?? "JK") : faceOf(card).suit;
}

/** Why a card of the hand can't be played now, in words. */
export function reasonAgainst(view: View, card: CardText, trumps: readonly CardText[]): string {
  if (view.turn !== view.seat) return t("table-not-your-turn");
  const rule = ruleOf(view, legalCards(view.legal), trumps);
  if (rule.kind === "follow") return t("table-why-follow", { suit: rule.suit });
  if (rule.kind === "win") return t("table-why-win");
  if (rule.kind === "trump") return t("table-why-trump", { suit: view.lead ?? "S" });
  return faceOf(card).joker ? t("table-why-joker") : t("table-why-not");
}

/**
 * Why a card can't be played to the trick that has begun, before it is our turn: the suit led is held and this is
 * another. Null where that is not known; the server has the last word when the turn comes.
 */
export function duty(view: View, card: CardText, trumps: readonly CardText[]): string | null {
  const { lead } = view;
  if (!isSuit(lead)) return null;
  const follows = (other: CardText) => belongs(other, trumps, view.trump) === lead;
  return follows(card) || !view.hand.some(follows) ? null : t("table-why-follow", { suit: lead });
}
