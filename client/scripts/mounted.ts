// Our pages are always made in the browser. What Svelte has for pages that a server has drawn is left out: it asks at each step
// whether there is such a page, by a variable, which no bundler can know never to change.
import type { Plugin } from "vite";

const ASKED = "export let hydrating = false;";
const SET = "hydrating = value;";

/** What takes up a page that a server has drawn; without one they do nothing, so calls of them can be left out. */
export const NOTHING = ["$.reset", "$.next"];

export function neverHydrated(): Plugin {
  let found = false;
  return {
    name: "forehand-never-hydrated",
    apply: "build",
    transform: {
      filter: { id: /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        found = code.includes(ASKED) && code.includes(SET);
        return code.replace(ASKED, ASKED.replace("let", "const")).replace(SET, "");
      },
    },
    buildEnd(error) {
      if (!found && !error) this.error("Svelte asks in another way now whether a server has drawn the page");
    },
  };
}
