/** Where we are: one of the pages, a table, or an address that means nothing. */
export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  /** A game's introduction. */
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  /** What the person who runs the server sees of it. */
  | { page: "host" }
  | { page: "lost" };

/** A part of a path without its escapes; null where they are none. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export function parseRoute(path: string): Route {
  const [, page, coded, ...more] = path.replace(/\/$/, "").split("/");
  const name = coded && decoded(coded);
  if (more.length > 0 || name === null) return { page: "lost" };
  if (name === undefined || name === "") {
    if (page === undefined || page === "") return { page: "start" };
    return page === "host" ? { page: "host" } : { page: "lost" };
  }
  if (page === "t") return { page: "table", id: name };
  if (page === "learn" || page === "rules") return { page, game: name };
  return { page: "lost" };
}
