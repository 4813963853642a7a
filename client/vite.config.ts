import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fetchAhead } from "./scripts/ahead.ts";
import { rules } from "./scripts/rules.ts";

/** Serves the page for every path of the client, as the real server does. */
const backend = process.env.FOREHAND_SERVER ?? "http://127.0.0.1:4300";

/** The sections of a catalogue that no table needs before the first card. */
const LATER = ["Score", "Replay", "Sets", "Introductions", "Host page", "Statistics"];

/**
 * The catalogues as browsers load them, without comments: `NAME.ftl?later` the sections that are wanted later,
 * `NAME.ftl?raw` all others but the command line's, `NAME.ftl?language` no more than what a list of the languages needs.
 */
function catalogues(): Plugin {
  return {
    name: "forehand-catalogues",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || !query || !(query in PARTS)) return;
      this.addWatchFile(path);
      const part = PARTS[query as keyof typeof PARTS](await readFile(path, "utf8"));
      return `export default ${JSON.stringify(part)}`;
    },
  };
}

const PARTS = {
  raw: (text: string) => sections(text, (title) => title !== "Command line" && !LATER.includes(title)),
  later: (text: string) => sections(text, (title) => LATER.includes(title)),
  language: head,
};

function sections(text: string, wanted: (title: string) => boolean): string {
  const found = text.split(/^## /m).map((section) => section.split(/\n(.*)/s));
  const kept = found.filter(([title = ""]) => wanted(title)).map(([, words = ""]) => words);
  return kept
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

const LOCALE = fileURLToPath(new URL("../src/forehand/locale/", import.meta.url));

/** The tags of each language, by the code of its catalogue. */
function tags(): Map<string, string[]> {
  const files = readdirSync(LOCALE).filter((file) => file.endsWith(".ftl"));
  return new Map(files.map((file) => [file.slice(0, -4), head(readFileSync(LOCALE + file, "utf8")).tags]));
}

function head(text: string): { name: string; tags: string[] } {
  const line = (key: string) => new RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1]?.trim() ?? "";
  return { name: line("language-name"), tags: line("language-tags").split(" ") };
}

/** What several pages share comes in few parts: on a slow line a request costs more than bytes that a page may not need. */
const SHARED = [
  {
    name: "core",
    test: /\/node_modules\/|\/src\/(app|ui)\/(?!Sheet)|\/src\/(table\/model|pages\/(attempt|fault|options))\./,
    minShareCount: 2,
  },
  {
    name: "round",
    test: /\/src\/pages\/(?!intro|rules|.*(score|card|contract|points|graph|shuffle))/i,
    minShareCount: 2,
  },
  {
    name: "table",
    test: /\/src\/table\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
  },
];

export default defineConfig({
  plugins: [catalogues(), rules(), svelte(), fetchAhead(tags)],
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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: SHARED },
        // Without the names of all that share it.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${facadeModuleId?.endsWith("?later") ? "later-" : ""}${name.split("~")[0]}-[hash].js`,
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"], setupFiles: "src/english.ts" },
});
