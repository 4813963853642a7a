/**
 * Runs before any other file of ours is there: on a slow line each step that waits for another is felt, so
 * all that this address needs is fetched at once, its page's part, the words and the first answer of the server.
 * `scripts/ahead.ts` makes a small file of it when the bundle is made.
 */
import { chosen, type Language } from "./app/chosen";
import { parseRoute, type Route } from "./app/route";
import { languageKept } from "./app/storage";

/** What is fetched for which page and which language; the bundle's own names of its files. */
export interface Ahead {
  readonly pages: Partial<Record<Route["page"], readonly string[]>>;
  readonly languages: readonly (Pick<Language, "code" | "tags"> & {
    readonly first: string;
    readonly round: string;
    readonly later: string;
  })[];
}

/** Where all words are needed, and not only those of the way to a table. */
const WORDED: readonly Route["page"][] = [
  "learn",
  "replay",
  "records",
  "statistics",
  "sets",
  "daily",
  "host",
];

declare const AHEAD: Ahead;
const { pages, languages } = AHEAD;

function hint(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

const { page } = parseRoute(location.pathname);
const { code } = chosen(languages, languageKept(), navigator.languages);
const words = languages
  .filter((language) => language.code === code)
  .flatMap(({ first, round, later }) => {
    if (WORDED.includes(page)) return [first, round, later];
    return page === "start" || page === "rules" ? [first, round] : [first];
  });
for (const href of [...(pages[page] ?? []), ...words]) {
  if (href.endsWith(".css")) hint({ rel: "preload", as: "style", crossOrigin: "anonymous", href });
  else hint({ rel: "modulepreload", href });
}
if (page === "start") hint({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: "/api/games" });
