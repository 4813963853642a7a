// The words that come later are asked for by no page that does not wait for them.
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalogue } from "./languages";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** `worded(import("./page"))` is a way that we need not follow: the words come along. */
const IMPORTED = /(?:from |import )"(\.[^"]+)"|(worded\()?import\("(\.[^"]+)"\)/g;

function importedBy(file: string): string[] {
  const found = [...readFileSync(file, "utf8").matchAll(IMPORTED)].filter(([, , waits]) => !waits);
  return found
    .map(([, here, , later]) => resolve(dirname(file), here ?? later ?? ""))
    .map((path) => [path, `${path}.ts`].find((one) => existsSync(one)) ?? path)
    .filter((path) => /\.(ts|svelte)$/.test(path));
}

function reached(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const imported of importedBy(file)) reached(imported, found);
  }
  return found;
}

test("what is shown without the later words asks for none of them", async () => {
  const keys = [...(await catalogue("en", true)).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  const files = [...reached(resolve(SOURCES, "main.ts"))].filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(80);
  expect(keys).toContain("replay-copy");
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start = ""]) => start);
    const asked = keys.filter(
      (key) => code.includes(`"${key}"`) || begun.some((start) => key?.startsWith(start)),
    );
    expect(asked, relative(SOURCES, file)).toEqual([]);
  }
});
