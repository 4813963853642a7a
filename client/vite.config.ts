import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { fetchAhead } from "./scripts/ahead.ts";
import { NOTHING, neverHydrated } from "./scripts/mounted.ts";
import { rules } from "./scripts/rules.ts";

/** Serves the page for every path of the client, as the real server does. */
const backend = process.env.FOREHAND_SERVER ?? "http://127.0.0.1:4300";

/** The sections of a catalogue that no table needs before the first card: those of the way to a table, and all others. */
const ROUND = ["House rules", "Start", "Rules", "Seats"];
const LATER = [
  ...["Between deals", "Consent", "Talk", "Log", "Look back", "Settings", "Moved", "Hints"],
  ...["Score", "Replay", "Sets", "Introductions", "Host page", "Statistics"],
];

/**
 * The catalogues as browsers load them, read and without comments: `NAME.ftl?round` the sections of the way to a table,
 * `NAME.ftl?later` those that are wanted later, `NAME.ftl?first` all others but the command line's, `NAME.ftl?language` no
 * more than what a list of the languages needs.
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
  first: (text: string) => messages(text, (title) => ![...ROUND, ...LATER, "Command line"].includes(title)),
  round: (text: string) => messages(text, (title) => ROUND.includes(title)),
  later: (text: string) => messages(text, (title) => LATER.includes(title)),
  language: head,
};

/** The messages of the wanted sections, so that no browser has to read Fluent: key, pattern and, where it has some, attributes. */
function messages(text: string, wanted: (title: string) => boolean): unknown[][] {
  const found = text.split(/^## /m).map((section) => section.split(/\n(.*)/s));
  const kept = found.filter(([title = ""]) => wanted(title)).map(([, words = ""]) => words);
  return new FluentResource(kept.join("\n")).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value],
  );
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

/** Whether a module is loaded at once with one of these, and not first when somebody asks for what it is needed by. */
function atOnce(...pages: string[]) {
  const known = new Map<string, boolean>();
  return function loaded(id: string, context: Rollup.ChunkingContext): boolean {
    if (!known.has(id)) {
      known.set(
        id,
        pages.some((page) => id.endsWith(page)),
      );
      const importers = context.getModuleInfo(id)?.importers ?? [];
      known.set(id, known.get(id) || importers.some((importer) => loaded(importer, context)));
    }
    return known.get(id) ?? false;
  };
}

const withTable = atOnce("/src/main.ts", "/src/table/TableRoute.svelte");

/** What several pages share comes in few parts: on a slow line a request costs more than bytes that a page may not need. */
const SHARED = [
  {
    name: (id: string, context: Rollup.ChunkingContext) => (withTable(id, context) ? "core" : null),
    test: /\/node_modules\/|\/src\/(app|ui)\/(?!Sheet)|\/src\/(table\/model|pages\/(attempt|fault|options))\./,
    minShareCount: 2,
  },
  {
    name: "round",
    test: /\/src\/(app|ui)\/|\/src\/pages\/(?!intro|rules|.*(score|card|contract|points|graph|shuffle))/i,
    minShareCount: 2,
  },
  {
    name: (id: string, context: Rollup.ChunkingContext) => (withTable(id, context) ? "table" : null),
    test: /\/src\/(table|replay)\//,
    minShareCount: 2,
  },
  // Small parts that may be wanted at any moment of the play: they come together, once the table is seen.
  {
    name: "soon",
    test: /\/src\/table\/(Log|Held|Outcome|ClaimButton|NextDeal|advice|consent|told)\.(svelte|ts)$/,
  },
  {
    name: "aside",
    test: /\/src\/table\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
  },
];

export default defineConfig({
  plugins: [catalogues(), rules(), svelte(), neverHydrated(), fetchAhead(tags)],
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
      treeshake: { manualPureFunctions: NOTHING },
      output: {
        codeSplitting: { groups: SHARED },
        // Without the names of all that share them: the files that name others would be the longer for it.
        assetFileNames: ({ names: [name = ""] }) => `assets/${name.replace(/[~.].*/, "")}-[hash][extname]`,
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${/\?(round|later)$/.exec(facadeModuleId ?? "")?.[1]?.concat("-") ?? ""}${name.split("~")[0]}-[hash].js`,
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"], setupFiles: "src/english.ts" },
});
