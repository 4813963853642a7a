/** Where we are: the start page, a table, or an address that means nothing. */
export type Route = { page: "start" } | { page: "table"; id: string } | { page: "lost" };

export function parseRoute(path: string): Route {
  if (path === "/") return { page: "start" };
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: decodeURIComponent(table[1]) };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Goes to a path of ours without loading the page anew. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parseRoute(location.pathname);
  }
}

export const router = new Router();
