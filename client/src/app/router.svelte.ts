import { parseRoute, type Route } from "./route";

/** Whether a click on a link is meant for this page, and not for another tab or window. */
export function opensHere(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
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

  /** Makes a link of ours go without loading the page anew, unless it is to be opened elsewhere. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (!opensHere(event)) return;
    event.preventDefault();
    this.go(event.currentTarget.pathname);
  };

  #read(): void {
    this.route = parseRoute(location.pathname);
  }
}

export const router = new Router();
