import { isCard, isSuit, type Strain, type SuitLetter } from "../app/cards";
import { has, readable, t } from "../app/i18n";
import type { ActionText } from "../app/types";
import type { Contract } from "../wire";

/** What a bid, a contract or a suit named looks like: a number, a suit, a word, in that order where present. */
export interface Label {
  number: string;
  suit: SuitLetter | null;
  word: string;
  /** The word where there is room for it: "no trump" for NT. */
  long: string;
  /** All of it in words, for a button's name and for those who hear it. */
  spoken: string;
}

const SUIT_WORDS: Record<string, SuitLetter> = { spades: "S", clubs: "C", diamonds: "D", hearts: "H" };

/** Takes apart what a call names: `6NT`, `8H`, `H`, `hearts`, `misere`, `forced-null`. */
export function labelOf(what: string): Label {
  const spoken = t("table-call", whatArgs(what));
  const step = stepOf(what);
  if (step) {
    const { number, strain } = step;
    const suit = strain === "NT" ? null : strain;
    const words = suit ? ["", ""] : [t("table-nt"), t("table-suit", { suit: strain })];
    return { number, suit, word: words[0] as string, long: words[1] as string, spoken };
  }
  const suit = suitOf(what);
  if (suit) return { number: "", suit, word: "", long: "", spoken };
  const word = t(`table-call-${what}`, undefined, readable(what));
  return { number: "", suit: null, word, long: word, spoken };
}

const suitOf = (what: string): SuitLetter | null => (isSuit(what) ? what : (SUIT_WORDS[what] ?? null));

/** What a message needs that speaks of a call: each language puts `table-call` in the form its sentence asks for. */
interface CallArgs extends Record<string, string | number> {
  /** `step`, `suit`, or the word itself. */
  call: string;
  number: number;
  suit: string;
  /** For a word that the catalogue doesn't know. */
  word: string;
}

function whatArgs(what: string): CallArgs {
  const step = stepOf(what);
  if (step) return { call: "step", number: Number(step.number), suit: step.strain, word: "" };
  const suit = suitOf(what);
  if (suit) return { call: "suit", number: 0, suit, word: "" };
  return { call: what, number: 0, suit: "", word: readable(what) };
}

/** The same for an action: what it names, or its verb where it names nothing that the others may know. */
export function callArgs(action: ActionText): CallArgs {
  const { verb, what } = callOf(action);
  return whatArgs(what && verb !== "discard" ? what : verb);
}

export function stepOf(what: string): { number: string; strain: Strain } | null {
  const parts = /^(\d+)(S|C|D|H|NT)$/.exec(what);
  return parts ? { number: parts[1] as string, strain: parts[2] as Strain } : null;
}

export interface Call {
  action: ActionText;
  verb: string;
  what: string;
}

export function callOf(action: ActionText): Call {
  const [verb = "", ...rest] = action.split(":");
  return { action, verb, what: rest.join(":") };
}

/** A call as others see it under a seat's name. */
export function calledLabel(action: ActionText): Label {
  const { verb, what } = callOf(action);
  if (what && verb !== "discard") return labelOf(what);
  const word = t("table-call", whatArgs(verb));
  return { number: "", suit: null, word, long: word, spoken: word };
}

/** The text of the button that does it: "Bid 8 hearts for 280", "Pass", "Take the blind". */
export function deedText(action: ActionText, game = "", worth: number | null = null): string {
  const { verb, what } = callOf(action);
  if (!what) return t(`table-do-${verb}`, undefined, readable(verb));
  const args = whatArgs(what);
  const priced = `table-do-${verb}-${game}`;
  if (worth !== null && has(priced)) return t(priced, { ...args, worth });
  return t(`table-do-${verb}`, args, `${readable(verb)} ${t("table-call", args)}`);
}

export interface Cell {
  what: string;
  action: ActionText | null;
  worth: number | null;
}

/** The legal calls as a person chooses among them. */
export interface Menu {
  /** Levels by strains, where more than one step may be named; rows without a legal step are gone. */
  grid: { strains: Strain[]; rows: Cell[][] } | null;
  /** Other things that may be named: suits, games, misère. */
  list: Cell[];
  /** Calls that need no choice: pass, take, whist, and whatever a new game brings. */
  plain: ActionText[];
  /** The one step that may be bid where there is no grid. */
  only: Cell | null;
}

type Contracts = Record<string, Contract>;

/** Sorts the legal calls into a menu. Steps and their order come from the contracts of this table's game. */
export function menuOf(legal: readonly ActionText[], contracts: Contracts): Menu {
  const calls = legal.filter((action) => !isCard(action)).map(callOf);
  const named = calls.filter((call) => call.what !== "");
  const steps = named.filter((call) => stepOf(call.what));
  const rest = named.filter((call) => !stepOf(call.what));
  const worthOf = (what: string) => contracts[what]?.worth ?? null;
  const cell = ({ what, action }: Call): Cell => ({ what, action, worth: worthOf(what) });
  const ranked = Object.keys(contracts);
  const byRank = (a: Call, b: Call) => ranked.indexOf(a.what) - ranked.indexOf(b.what);
  return {
    grid: steps.length > 1 ? gridOf(steps, contracts) : null,
    list: [...rest].sort(byRank).map(cell),
    plain: calls.filter((call) => call.what === "").map((call) => call.action),
    only: steps[0] && steps.length === 1 ? cell(steps[0]) : null,
  };
}

function gridOf(steps: readonly Call[], contracts: Contracts): Menu["grid"] {
  const all = Object.keys(contracts).filter((what) => stepOf(what));
  const every = all.length > 0 ? all : steps.map((call) => call.what);
  const strains = [...new Set(every.map((what) => stepOf(what)?.strain ?? "NT"))];
  const levels = [...new Set(steps.map((call) => Number(stepOf(call.what)?.number)))].sort((a, b) => a - b);
  const rows = levels.map((level) =>
    strains.map((strain) => {
      const what = `${level}${strain}`;
      const action = steps.find((call) => call.what === what)?.action ?? null;
      return { what, action, worth: contracts[what]?.worth ?? null };
    }),
  );
  return { strains, rows };
}

/** Words that promise nothing: who says them has not bid. */
const SAYS_NO = new Set(["pass", "discard", "whist", "fold", "take"]);

/** The highest call so far: calls rise, so it is the last that named something. */
export function highest(calls: readonly (readonly [number, ActionText])[]): number {
  const named = calls.map(([, action]) => !SAYS_NO.has(callOf(action).verb));
  return named.lastIndexOf(true);
}
