/** The languages there are: one for each catalogue in `src/forehand/locale`, as the catalogue itself names it. */
export interface Language {
  /** Its catalogue's name: `nb` for `nb.ftl`. */
  readonly code: string;
  /** In the language itself: "Norsk bokmål". */
  readonly name: string;
  /** The tags (BCP 47) by which a device may ask for it, the usual one first. */
  readonly tags: readonly string[];
}

const primary = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/**
 * Which language to speak, and the tag to write its numbers and dates by: what the person chose, else the first of the
 * device's languages that there is, else English.
 */
export function chosen(
  languages: readonly Pick<Language, "code" | "tags">[],
  wish: string,
  device: readonly string[],
): { code: string; tag: string } {
  const speaks = ({ tags }: Pick<Language, "tags">, tag: string) => tags.includes(primary(tag));
  const found =
    languages.find(({ code }) => code === wish) ??
    device
      .map((tag) => languages.find((language) => speaks(language, tag)))
      .find((language) => language !== undefined);
  const code = found?.code ?? "en";
  const tag = device.find((one) => found !== undefined && speaks(found, one));
  return { code, tag: tag ?? found?.tags[0] ?? code };
}
