/** A game's rules as the client shows them; `docs/rules` is their source. */

/** A numbered rule. */
export interface Clause {
  readonly id: string;
  readonly html: string;
}

/** A house rule: the clause that says what it does, and the clauses that it changes. */
export interface HouseRule extends Clause {
  /** The option's name on the wire. */
  readonly name: string;
  readonly touches: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly lead: string;
  readonly clauses: Clause[];
  readonly houseRules: HouseRule[];
}

export interface RulesPage {
  readonly title: string;
  readonly sections: readonly Section[];
}

type Page = () => Promise<{ default: RulesPage }>;

const PAGES = import.meta.glob<{ default: RulesPage }>(
  ["../../../../docs/rules/**/*.md", "!../../../../docs/rules/**/index.md"],
  { query: "?rules" },
) as Readonly<Record<string, Page>>;

const FOLDER = "../../../../docs/rules";

/** A game's rules in a language, in English where nobody has translated them; null for a game without a page. */
export async function rulesOf(game: string, language: string): Promise<RulesPage | null> {
  const page = PAGES[`${FOLDER}/${language}/${game}.md`] ?? PAGES[`${FOLDER}/${game}.md`];
  return page ? (await page()).default : null;
}

/** The house rules that a clause is touched by, by the clause's number. */
export function touching(page: RulesPage): ReadonlyMap<string, readonly HouseRule[]> {
  const found = new Map<string, HouseRule[]>();
  for (const rule of page.sections.flatMap(({ houseRules }) => houseRules)) {
    for (const clause of rule.touches) found.set(clause, [...(found.get(clause) ?? []), rule]);
  }
  return found;
}
