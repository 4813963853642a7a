// Every text that people read is in the catalogues: no component and no module has words of its own.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => !/^dev\b/.test(file));
const COMPONENTS = FILES.filter((file) => file.endsWith(".svelte"));
const MODULES = FILES.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));

/** Attributes, and properties of components, that hold words for people. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|name|help|empty)$/;
/** Words: a letter outside of names such as `QR` that are the same in all languages. */
const WORDS = /\p{L}/u;
/** In code, where most strings are no words: at least two words in a row. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u;

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The strings that an expression may be as a whole: `open ? "yes" : "no"`, and nothing that it hands to a call. */
function results(node: Node): string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral") {
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  }
  if (node.type === "ConditionalExpression")
    return [node.consequent, node.alternate].flatMap((one) => results(one as Node));
  if (node.type === "LogicalExpression")
    return [node.left, node.right].flatMap((one) => results(one as Node));
  return [];
}

function shownBy(value: unknown): string[] {
  const parts = (Array.isArray(value) ? value : [value]).filter(isNode);
  return parts.flatMap((part) =>
    part.type === "Text" ? [part.data as string] : results(part.expression as Node),
  );
}

/** All that a component's markup shows or says by itself. */
function ownWords(node: Node, within = ""): string[] {
  if (node.type === "Text") return [node.data as string];
  if (node.type === "ExpressionTag") return results(node.expression as Node);
  if (node.type === "Attribute") {
    const id = node.name === "name" && /^(input|Icon)$/.test(within);
    return SPOKEN.test(node.name as string) && !id ? shownBy(node.value) : [];
  }
  if (node.type.endsWith("Directive")) return [];
  return children(node).flatMap((child) => ownWords(child, (node.name as string | undefined) ?? within));
}

/** The sentences among the strings of a script; what is thrown at programmers is none. */
function sentences(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isNewExpression(node) || ts.isTypeNode(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("code.ts", code, ts.ScriptTarget.ES2022));
  return found.filter((text) => SENTENCE.test(text));
}

describe("has no words of its own:", () => {
  test.each(COMPONENTS)("%s", (file) => {
    const source = readFileSync(ROOT + file, "utf8");
    const { fragment, instance } = parse(source, { modern: true });
    const words = ownWords(fragment as unknown as Node).filter((text) => WORDS.test(text));
    const script = instance
      ? source.slice(instance.start, instance.end).replace(/^<script.*>|<.script>$/gm, "")
      : "";
    expect([...words, ...sentences(script)]).toEqual([]);
  });

  test.each(MODULES)("%s", (file) => {
    expect(sentences(readFileSync(ROOT + file, "utf8"))).toEqual([]);
  });
});
