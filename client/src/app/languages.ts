import { chosen, type Language } from "./chosen";

const HEADS = import.meta.glob<Omit<Language, "code">>("../../../src/forehand/locale/*.ftl", {
  query: "?language",
  import: "default",
  eager: true,
});
const CATALOGUES = import.meta.glob<string>("../../../src/forehand/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const LATER = import.meta.glob<string>("../../../src/forehand/locale/*.ftl", {
  query: "?later",
  import: "default",
});

const pathOf = (code: string) => `../../../src/forehand/locale/${code}.ftl`;

export const LANGUAGES: readonly Language[] = Object.entries(HEADS)
  .map(([path, head]) => ({ code: path.replace(/^.*\/|\.ftl$/g, ""), ...head }))
  .sort((a, b) => a.name.localeCompare(b.name));

/**
 * Fetches a language's catalogue, or the part of it that is wanted `later`; each is a file of its own, so that a browser
 * loads only what it shows.
 */
export function catalogue(code: string, later = false): Promise<string> {
  const fetched = (later ? LATER : CATALOGUES)[pathOf(code)]?.();
  return fetched ?? Promise.reject(new Error(`no catalogue ${code}`));
}

/** Which of our languages to speak, and the tag to write its numbers and dates by. */
export function choose(wish: string, device: readonly string[]): { code: string; tag: string } {
  return chosen(LANGUAGES, wish, device);
}
