/** Where we are: the start page, a table, or an address that means nothing. */
export type Route = { page: "start" } | { page: "table"; id: string } | { page: "lost" };

export function parseRoute(path: string): Route {
  if (path === "/") return { page: "start" };
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: decodeURIComponent(table[1]) };
  return { page: "lost" };
}
