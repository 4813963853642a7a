import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import { spoken } from "./language.svelte";

export type Args = Record<string, FluentVariable>;

/** A number below zero: it has a true minus, and its plural is that of its amount. */
class Below extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "\u2212");
  }
}

function written(args: Args): Args {
  const signed = ([name, value]: [string, FluentVariable]) =>
    [name, typeof value === "number" && value < 0 ? new Below(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(signed));
}

/** Says whether the catalogue has a message of this key. */
export function has(key: string): boolean {
  return spoken().bundle.hasMessage(key);
}

/** The message of a key, or the key's own words where the catalogue lacks it, so that nothing is ever blank. */
export function t(key: string, args?: Args, fallback?: string): string {
  const { bundle } = spoken();
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return fallback ?? readable(key);
  return bundle.formatPattern(pattern, args ? written(args) : null, []);
}

/** An id such as `forced-null` as words: "Forced null". */
export function readable(id: string): string {
  const words = id.replace(/[-_]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number with a true minus sign, and with a plus where `signed`. */
export function points(n: number, signed = false): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  return new Intl.NumberFormat(spoken().tag, { signDisplay }).format(n).replace("-", "\u2212");
}

/** A measured number with so many digits behind the point, always all of them. */
export function measured(n: number, digits: number, signed = false): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const shown = { signDisplay, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(spoken().tag, shown).format(n).replace("-", "\u2212");
}

/** Names in a row as the language joins them: "Ada and Bo". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(spoken().tag).format(names);
}

/** Words beside each other, none of which completes a sentence: "declarer, forehand". */
export function series(words: readonly string[]): string {
  return words.reduce((one, more) => (one === "" ? more : t("language-series", { one, more })), "");
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was: "5 minutes ago", "yesterday". */
export function ago(seconds: number): string {
  const [unit, length] =
    UNITS.find(([, one]) => seconds >= one) ?? (["second", Number.POSITIVE_INFINITY] as const);
  const written = new Intl.RelativeTimeFormat(spoken().tag, { numeric: "auto" });
  return written.format(-Math.floor(seconds / length), unit);
}

/** The same words with each sum such as 5 × 2 in one piece, so that no line ends within it. */
export function unbroken(words: string): string {
  return words.replaceAll(/ ([×−]) /g, "\u00A0$1\u00A0");
}
