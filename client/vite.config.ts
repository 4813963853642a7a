import { readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rules } from "./scripts/rules.ts";

/** Serves the page for every path of the client, as the real server does. */
const backend = process.env.FOREHAND_SERVER ?? "http://127.0.0.1:4300";

/**
 * The catalogues as browsers load them: `NAME.ftl?raw` without the texts of the command line and the comments,
 * `NAME.ftl?language` no more than what a list of the languages needs.
 */
function catalogues(): Plugin {
  return {
    name: "forehand-catalogues",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || (query !== "raw" && query !== "language")) return;
      this.addWatchFile(path);
      const text = await readFile(path, "utf8");
      return `export default ${JSON.stringify(query === "raw" ? shown(text) : head(text))}`;
    },
  };
}

function shown(text: string): string {
  const sections = text.split(/^## /m).filter((section) => !section.startsWith("Command line"));
  const kept = sections.map((section) => section.replace(/^.*\n/, "")).join("\n");
  return kept.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

function head(text: string): { name: string; tags: string[] } {
  const line = (key: string) => new RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1]?.trim() ?? "";
  return { name: line("language-name"), tags: line("language-tags").split(" ") };
}

export default defineConfig({
  plugins: [catalogues(), rules(), svelte()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: backend, ws: true } },
  },
  build: {
    outDir: "../src/forehand/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"], setupFiles: "src/english.ts" },
});
