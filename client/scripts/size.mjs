// Fails when what loads before the first card weighs more than we allow ourselves.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

// With the heaviest language, whose letters take two bytes each: half a second at 1.6 Mbit/s.
const CODE_LIMIT = 90_000;
const FONT_LIMIT = 90_000;
const root = fileURLToPath(new URL("../../src/forehand/web/static/", import.meta.url));

const catalogueFolder = fileURLToPath(new URL("../../src/forehand/locale/", import.meta.url));

const built = readdirSync(`${root}assets`);
const page = readFileSync(`${root}index.html`, "utf8");
const entry = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);

/** The entry's files and all that they import without being asked to. */
function eager(files) {
  const found = new Set();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!file.endsWith(".js")) continue;
    const code = readFileSync(root + file, "utf8");
    const imports = code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
    for (const match of imports) open.push(`assets/${match[1]}`);
  }
  return [...found];
}

const weigh = (file) => gzipSync(readFileSync(root + file), { level: 9 }).length;
/** The heaviest language: one of them is fetched before the first picture. */
const catalogues = readdirSync(catalogueFolder)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => built.find((file) => file.startsWith(`${name.replace(".ftl", "")}-`)));
const [heaviest] = catalogues.map((name) => `assets/${name}`).sort((a, b) => weigh(b) - weigh(a));
/** What the page of a table fetches ahead: its parts and their styles. */
const ahead = readFileSync(root + entry.find((file) => file.startsWith("assets/ahead-")), "utf8");
const table = /\btable:\[([^\]]*)\]/.exec(ahead)[1];
const files = [...eager(entry), ...[...table.matchAll(/assets\/[^`"']+/g)].map(([file]) => file), heaviest];
const code = files.reduce((sum, file) => sum + weigh(file), weigh("index.html"));
// Latin faces only: the others load when a character of theirs is shown.
const fonts = built
  .filter((name) => /-latin-(?!ext).*\.woff2$/.test(name))
  .reduce((sum, name) => sum + readFileSync(`${root}assets/${name}`).length, 0);

for (const file of files) console.log(String(weigh(file)).padStart(8), file);
console.log(`code and styles ${code} of ${CODE_LIMIT} bytes gzip; fonts ${fonts} of ${FONT_LIMIT}`);
if (code > CODE_LIMIT || fonts > FONT_LIMIT) process.exit(1);
