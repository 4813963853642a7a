// The words that come later are asked for by no page that does not wait for them.
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalogue, type Part } from "./languages";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** `worded(import("./page"))` is a way that we need not follow: all words come along, or those of the way to a table. */
const IMPORTED = /(?:from |import )"(\.[^"]+)"|(worded\(\s*)?import\("(\.[^"]+)"\)(, "round"\))?/g;

interface Way {
  readonly file: string;
  /** With which words one comes there. */
  readonly part: Part;
}

function waysFrom({ file, part }: Way): Way[] {
  const ways: Way[] = [];
  for (const [, here, waits, later, round] of readFileSync(file, "utf8").matchAll(IMPORTED)) {
    const path = resolve(dirname(file), here ?? later ?? "");
    const found = [path, `${path}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
    if (found && (!waits || round)) ways.push({ file: found, part: waits ? "round" : part });
  }
  return ways;
}

/** The files that are shown with no more than the first words, and those that are shown with the words of the way, too. */
function shown(from: string): Record<"first" | "round", ReadonlySet<string>> {
  const found = { first: new Set<string>(), round: new Set<string>() };
  const open: Way[] = [{ file: from, part: "first" }];
  for (let way = open.pop(); way; way = open.pop()) {
    const { file, part } = way;
    if (part === "later" || found[part].has(file)) continue;
    found[part].add(file);
    open.push(...waysFrom(way));
  }
  return found;
}

/** The messages of a part that a file asks for. */
function askedBy(file: string, keys: readonly string[]): string[] {
  const code = readFileSync(file, "utf8");
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start = ""]) => start);
  return keys.filter((key) => code.includes(`"${key}"`) || begun.some((start) => key.startsWith(start)));
}

const keysOf = async (part: Part) => (await catalogue("en", part)).map(([key]) => key);
const { first, round } = shown(resolve(SOURCES, "App.svelte"));

test("what is shown with the first words asks for no others", async () => {
  const keys = [...(await keysOf("round")), ...(await keysOf("later"))];
  expect(first.size).toBeGreaterThan(60);
  expect(keys).toContain("replay-copy");
  for (const file of first) expect(askedBy(file, keys), relative(SOURCES, file)).toEqual([]);
});

test("what is shown on the way to a table asks for no words that come later", async () => {
  const keys = await keysOf("later");
  expect(round.size).toBeGreaterThan(30);
  for (const file of round) expect(askedBy(file, keys), relative(SOURCES, file)).toEqual([]);
});
