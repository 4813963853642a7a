// The rules pages as the client shows them, made when the bundle is: no Markdown is read in a browser.
import { readFileSync } from "node:fs";
import { Marked, Parser, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Clause, HouseRule, RulesPage, Section } from "../src/pages/rules/page";

const QUERY = ".md?rules";
const SUITS: Readonly<Record<string, string>> = { "♠": "S", "♣": "C", "♦": "D", "♥": "H" };
const CLAUSE = /\b(?:PF|PR|PI|FH|EG)\d+\b/g;

/** A suit in its colour, with the number before it; readers of screens are given the sign itself. */
function drawn(_: string, number: string, sign: string): string {
  const use = `<svg class="suit panel" data-suit="${SUITS[sign]}" aria-hidden="true"><use href="#pip-${SUITS[sign]}"></use></svg>`;
  return `<span class="one">${number}<span class="spoken">${sign}</span>${use}</span>`;
}

const plain = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const marked = new Marked({
  renderer: {
    text: (token) =>
      plain(token.text)
        .replace(/(\d*)([♠♣♦♥])/gu, drawn)
        .replace(CLAUSE, (clause) => `<a href="#${clause}">${clause}</a>`),
    html: ({ text }) => plain(text),
    // Other pages of the documentation are not in the client.
    link: ({ text }) => plain(text),
  },
});

const inline = (tokens: Token[]) => Parser.parseInline(tokens, marked.defaults);

/** A numbered rule: "**PR7** You may pass …". */
function clause(tokens: Token[]): Clause | null {
  const [number, ...rest] = tokens;
  if (number?.type !== "strong" || !number.text.match(CLAUSE)) return null;
  const [first, ...others] = rest;
  const words = first?.type === "text" ? [{ ...first, text: first.text.trimStart() }, ...others] : rest;
  return { id: number.text, html: inline(words) };
}

/** A line of the table of options: what it is called, and the rule that says what it does and which it touches. */
function houseRule(cells: Tokens.TableCell[]): HouseRule | null {
  const [name, , , meaning] = cells;
  const rule = clause(meaning?.tokens ?? []);
  if (!name || !rule) return null;
  const touches = [...new Set(meaning?.text.match(CLAUSE))].filter((id) => id !== rule.id);
  return { ...rule, name: name.text.replaceAll("`", ""), touches };
}

type Writable = { -readonly [key in keyof Section]: Section[key] };

/** A page as data: its title, and its sections with their numbered rules. */
export function compile(markdown: string): RulesPage {
  let title = "";
  const sections: Writable[] = [{ title: "", lead: "", clauses: [], houseRules: [] }];
  for (const token of marked.lexer(markdown)) {
    const section = sections.at(-1);
    if (!section) continue;
    if (token.type === "heading" && token.depth === 1) title = token.text;
    else if (token.type === "heading")
      sections.push({ title: token.text, lead: "", clauses: [], houseRules: [] });
    else if (token.type === "paragraph") section.lead += `<p>${inline(token.tokens ?? [])}</p>`;
    else if (token.type === "list") {
      for (const item of (token as Tokens.List).items) {
        const [first] = item.tokens;
        const rule = clause((first as Tokens.Text | undefined)?.tokens ?? []);
        if (rule) section.clauses.push(rule);
      }
    } else if (token.type === "table") {
      for (const row of (token as Tokens.Table).rows) {
        const rule = houseRule(row);
        if (rule) section.houseRules.push(rule);
      }
    }
  }
  return { title, sections };
}

export function rules(): Plugin {
  return {
    name: "forehand-rules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -"?rules".length);
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(compile(readFileSync(file, "utf8")))}`, map: null };
    },
  };
}
