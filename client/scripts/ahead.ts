// What a page needs is named in a script that comes before all else, so that a browser fetches all of it at once.
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rollup } from "vite";
import type { Ahead } from "../src/ahead";

const ENTRY = fileURLToPath(new URL("../src/ahead.ts", import.meta.url));
/** Where the pages begin that people come to by an address from somebody else. */
const PAGES = {
  start: "/src/pages/Start.svelte",
  table: "/src/table/TableRoute.svelte",
  replay: "/src/replay/ReplayRoute.svelte",
} as const;

type Bundle = Rollup.OutputBundle;

/** The chunk that a module is the reason of. */
function chunkOf(bundle: Bundle, module: string): Rollup.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(module),
  );
  if (found?.type !== "chunk") throw new Error(`${module} has no chunk of its own`);
  return found;
}

/** A chunk's files, and those of all that it imports at once. */
function filesOf(bundle: Bundle, chunk: Rollup.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(`/${chunk.fileName}`)) return found;
  found.add(`/${chunk.fileName}`);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(`/${css}`);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") filesOf(bundle, imported, found);
  }
  return found;
}

function wordsOf(bundle: Bundle, code: string, part: "first" | "round" | "later"): string {
  return `/${chunkOf(bundle, `/${code}.ftl?${part}`).fileName}`;
}

function ahead(bundle: Bundle, entry: Rollup.OutputChunk, heads: ReadonlyMap<string, string[]>): Ahead {
  const already = filesOf(bundle, entry);
  const pages = Object.entries(PAGES).map(([page, module]) => {
    const files = [...filesOf(bundle, chunkOf(bundle, module))];
    return [page, files.filter((file) => !already.has(file))];
  });
  const languages = [...heads].map(([code, tags]) => ({
    code,
    tags,
    first: wordsOf(bundle, code, "first"),
    round: wordsOf(bundle, code, "round"),
    later: wordsOf(bundle, code, "later"),
  }));
  return { pages: Object.fromEntries(pages), languages };
}

/** The script's text, made of its modules. */
async function script(what: Ahead): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { AHEAD: JSON.stringify(what) },
    build: { write: false, target: "es2022", lib: { entry: ENTRY, formats: ["iife"], name: "ahead" } },
  });
  const [bundle] = made as Rollup.RollupOutput[];
  const chunk = bundle?.output[0];
  if (!chunk) throw new Error("ahead.ts came to nothing");
  return chunk.code.trim();
}

/** First after what says how the page is to be read: its encoding stands in its first 1024 bytes. */
function afterMetas(html: string, tag: string): string {
  const end = html.indexOf(">", html.lastIndexOf("<meta ")) + 1;
  return `${html.slice(0, end)}\n    ${tag}${html.slice(end)}`;
}

/**
 * `heads` has the tags of each language, by the code of its catalogue. The script is a file of its own: pages whose policy
 * forbids scripts within them are safer, and one small file first costs little.
 */
export function fetchAhead(heads: () => ReadonlyMap<string, string[]>): Plugin {
  let file: { fileName: string; source: string } | undefined;
  return {
    name: "forehand-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const source = await script(ahead(bundle, chunk, heads()));
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        file = { fileName: `assets/ahead-${hash}.js`, source };
        return afterMetas(html, `<script src="/${file.fileName}" async fetchpriority="high"></script>`);
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        if (file) this.emitFile({ type: "asset", ...file });
      },
    },
  };
}
