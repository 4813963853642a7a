import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/forehand/locale/en.ftl?raw";

export type Args = Record<string, FluentVariable>;

// Isolation marks would land in titles and labels; every language so far is written left to right.
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** Says whether the catalogue has a message of this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The message of a key, or the key's own words where the catalogue lacks it, so that nothing is ever blank. */
export function t(key: string, args?: Args, fallback?: string): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return fallback ?? readable(key);
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** An id such as `forced-null` as words: "Forced null". */
export function readable(id: string): string {
  const words = id.replace(/[-_]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number with a true minus sign, and with a plus where `signed`. */
export function points(n: number, signed = false): string {
  if (n < 0) return `\u2212${-n}`;
  return signed && n > 0 ? `+${n}` : `${n}`;
}

/** The same words with each sum such as 5 × 2 in one piece, so that no line ends within it. */
export function unbroken(words: string): string {
  return words.replaceAll(/ ([×−]) /g, "\u00A0$1\u00A0");
}
