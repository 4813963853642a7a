import { expect, test } from "vitest";
import { compile } from "./rules";

const PAGE = `# Preference

Three players.

## Bidding

- **PR7** You may pass or bid the very next step: 6♠ first,
  as PR8 says.
- **PR8** *Misère* <no> more.

## Options

| option | values | default | meaning |
| --- | --- | --- | --- |
| \`jump_bids\` | true, false | false | **PR36** Any step may be bid (PR7). PR7 and PR8 aside. |
`;

test("a page has its title, its lead and its sections", () => {
  const { title, sections } = compile(PAGE);
  expect(title).toBe("Preference");
  expect(sections.map((section) => section.title)).toEqual(["", "Bidding", "Options"]);
  expect(sections[0]?.lead).toBe("<p>Three players.</p>");
});

test("a rule has its number, and leads to the rules that it names", () => {
  const [first] = compile(PAGE).sections[1]?.clauses ?? [];
  expect(first?.id).toBe("PR7");
  expect(first?.html).toMatch(/^You may pass/);
  expect(first?.html).toContain('<a href="#PR8">PR8</a>');
});

test("a suit is drawn with its number, and can be heard", () => {
  const [first] = compile(PAGE).sections[1]?.clauses ?? [];
  expect(first?.html).toContain(
    '<span class="one">6<span class="spoken">♠</span><svg class="suit panel" data-suit="S"',
  );
});

test("nothing in a page becomes markup by accident", () => {
  const second = compile(PAGE).sections[1]?.clauses[1];
  expect(second?.html).toContain("<em>Misère</em>");
  expect(second?.html).not.toContain("<no>");
});

test("a house rule tells which rules it touches, each once", () => {
  const [rule] = compile(PAGE).sections[2]?.houseRules ?? [];
  expect(rule).toMatchObject({ id: "PR36", name: "jump_bids", touches: ["PR7", "PR8"] });
});
