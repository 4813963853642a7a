/** The languages there are: one for each catalogue in `src/forehand/locale`, as the catalogue itself names it. */
export interface Language {
  /** Its catalogue's name: `nb` for `nb.ftl`. */
  readonly code: string;
  /** In the language itself: "Norsk bokmål". */
  readonly name: string;
  /** The tags (BCP 47) by which a device may ask for it, the usual one first. */
  readonly tags: readonly string[];
}

const HEADS = import.meta.glob<Omit<Language, "code">>("../../../src/forehand/locale/*.ftl", {
  query: "?language",
  import: "default",
  eager: true,
});
const CATALOGUES = import.meta.glob<string>("../../../src/forehand/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

const pathOf = (code: string) => `../../../src/forehand/locale/${code}.ftl`;

export const LANGUAGES: readonly Language[] = Object.entries(HEADS)
  .map(([path, head]) => ({ code: path.replace(/^.*\/|\.ftl$/g, ""), ...head }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Fetches a language's catalogue; each is a file of its own, so that a browser loads only the one that it shows. */
export function catalogue(code: string): Promise<string> {
  const fetched = CATALOGUES[pathOf(code)]?.();
  return fetched ?? Promise.reject(new Error(`no catalogue ${code}`));
}

const primary = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/**
 * Which language to speak, and the tag to write its numbers and dates by: what the person chose, else the first of the
 * device's languages that there is, else English.
 */
export function choose(wish: string, device: readonly string[]): { code: string; tag: string } {
  const speaks = ({ tags }: Language, tag: string) => tags.includes(primary(tag));
  const chosen =
    LANGUAGES.find(({ code }) => code === wish) ??
    device
      .map((tag) => LANGUAGES.find((language) => speaks(language, tag)))
      .find((found) => found !== undefined);
  const code = chosen?.code ?? "en";
  const tag = device.find((one) => chosen !== undefined && speaks(chosen, one));
  return { code, tag: tag ?? chosen?.tags[0] ?? code };
}
