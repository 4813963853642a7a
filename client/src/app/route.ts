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

export function parseRoute(path: string): Route {
  const [, page, name, ...more] = path.replace(/\/$/, "").split("/");
  if (more.length > 0) return { page: "lost" };
  if (name === undefined || name === "") {
    if (page === undefined || page === "") return { page: "start" };
    return page === "host" ? { page: "host" } : { page: "lost" };
  }
  if (page === "t") return { page: "table", id: decodeURIComponent(name) };
  if (page === "learn" || page === "rules") return { page, game: decodeURIComponent(name) };
  return { page: "lost" };
}
