import { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { type Catalogue, catalogue, type Part } from "./languages";

export interface Spoken {
  code: string;
  /** By which numbers, lists and dates are written. */
  tag: string;
  bundle: FluentBundle;
}

let now = $state.raw<Spoken | null>(null);
let wished = { code: "", tag: "" };
/** The parts of a catalogue in the order in which they are needed: who wants one wants those before it, too. */
const PARTS: readonly Part[] = ["first", "round", "later"];
/** How many of them are wanted, and how many are there. */
let wanted = 1;
let held = 0;

/** The language that is spoken; reading it in a component makes the component change with it. */
export function spoken(): Spoken {
  if (now === null) throw new Error("no language is spoken yet");
  return now;
}

/** Speaks a language from now on. Nothing is drawn anew but the words, so a choice that was begun stays. */
export async function speak(wish: { code: string; tag: string }): Promise<void> {
  wished = wish;
  const { code, tag } = wish;
  if (now?.code === code && held === wanted) return;
  const count = wanted;
  const parts = await Promise.all(PARTS.slice(0, count).map((part) => catalogue(code, part)));
  // A slow catalogue must not take the place of one that was asked for after it, nor few parts that of more.
  if (wished !== wish || count !== wanted) return;
  now = { code, tag, bundle: bundleOf(tag, parts) };
  held = count;
}

/** A page whose words come later than the first ones, or no earlier than those of the way to a table, once they are there. */
export async function worded<T>(page: Promise<T>, part: Part = "later"): Promise<T> {
  const count = PARTS.indexOf(part) + 1;
  wanted = Math.max(wanted, count);
  // Untracked: the page that waits for its words is not made anew when the language changes. One that is chosen
  // meanwhile takes the place of what was fetched, and is waited for.
  do await untrack(() => speak(wished));
  while (held < count);
  return page;
}

function bundleOf(tag: string, parts: readonly Catalogue[]): FluentBundle {
  // Isolation marks would land in titles and labels; every language so far is written left to right.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const part of parts) {
    bundle.addResource({ body: part.map(([id, value, attributes = {}]) => ({ id, value, attributes })) });
  }
  return bundle;
}
