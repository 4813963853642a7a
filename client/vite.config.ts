import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rules } from "./scripts/rules.ts";

/** Serves the page for every path of the client, as the real server does. */
const backend = process.env.FOREHAND_SERVER ?? "http://127.0.0.1:4300";

/** Leaves the texts of the command line and the comments out of the catalogue that browsers load. */
function catalogue(): Plugin {
  return {
    name: "forehand-catalogue",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return;
      const text = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, "")) as string;
      const sections = text.split(/^## /m).filter((section) => !section.startsWith("Command line"));
      const kept = sections.map((section) => section.replace(/^.*\n/, "")).join("\n");
      const plain = kept.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(plain)}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [catalogue(), rules(), svelte()],
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
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
});
