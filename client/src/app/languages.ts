import type { Message } from "@fluent/bundle";
import { chosen, type Language } from "./chosen";

const HEADS = import.meta.glob<Omit<Language, "code">>("../../../src/forehand/locale/*.ftl", {
  query: "?language",
  import: "default",
  eager: true,
});
/** Messages: key, pattern and, where they have some, attributes. */
export type Catalogue = readonly (readonly [string, Message["value"], Message["attributes"]?])[];

/** What a table needs before the first card, what the way to it needs besides, and all others. */
const PARTS = {
  first: import.meta.glob<Catalogue>("../../../src/forehand/locale/*.ftl", {
    query: "?first",
    import: "default",
  }),
  round: import.meta.glob<Catalogue>("../../../src/forehand/locale/*.ftl", {
    query: "?round",
    import: "default",
  }),
  later: import.meta.glob<Catalogue>("../../../src/forehand/locale/*.ftl", {
    query: "?later",
    import: "default",
  }),
};

export type Part = keyof typeof PARTS;

const pathOf = (code: string) => `../../../src/forehand/locale/${code}.ftl`;

export const LANGUAGES: readonly Language[] = Object.entries(HEADS)
  .map(([path, head]) => ({ code: path.replace(/^.*\/|\.ftl$/g, ""), ...head }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Fetches a part of a language's catalogue; each is a file of its own, so that a browser loads only what it shows. */
export function catalogue(code: string, part: Part): Promise<Catalogue> {
  return PARTS[part][pathOf(code)]?.() ?? Promise.reject(new Error(`no catalogue ${code}`));
}

/** Which of our languages to speak, and the tag to write its numbers and dates by. */
export function choose(wish: string, device: readonly string[]): { code: string; tag: string } {
  return chosen(LANGUAGES, wish, device);
}
