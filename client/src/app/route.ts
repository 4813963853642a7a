/** Where we are: one of the pages, a table, or an address that means nothing. */
export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  /** A game's introduction. */
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  /** What the person who runs the server sees of it. */
  | { page: "host" }
  /** A deal of a table, played back; counted from 1. */
  | { page: "replay"; table: string; match: number; deal: number }
  /** A record to be pasted or opened, and played back. */
  | { page: "records" }
  /** What one's own deals come to. */
  | { page: "statistics" }
  /** A set of deals that several play; without `id` a new one. */
  | { page: "sets"; id: string | null }
  /** A game's deal of today. */
  | { page: "daily"; game: string }
  | { page: "lost" };

const NUMBER = /^[1-9]\d{0,5}$/;

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
  if (name === null) return { page: "lost" };
  if (more.length > 0) return page === "t" && name ? replayRoute(name, more) : { page: "lost" };
  if (name === undefined || name === "") {
    if (page === undefined || page === "") return { page: "start" };
    if (page === "replay") return { page: "records" };
    if (page === "sets") return { page, id: null };
    return page === "host" || page === "statistics" ? { page } : { page: "lost" };
  }
  if (page === "t") return { page: "table", id: name };
  if (page === "sets") return { page, id: name };
  if (page === "learn" || page === "rules" || page === "daily") return { page, game: name };
  return { page: "lost" };
}

function replayRoute(table: string, [word, match = "", deal = "", ...more]: string[]): Route {
  if (word !== "replay" || more.length > 0 || !NUMBER.test(match) || !NUMBER.test(deal))
    return { page: "lost" };
  return { page: "replay", table, match: Number(match), deal: Number(deal) };
}
