import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { catalogue } from "./languages";

export interface Spoken {
  code: string;
  /** By which numbers, lists and dates are written. */
  tag: string;
  bundle: FluentBundle;
}

let now = $state.raw<Spoken | null>(null);
let wished = { code: "", tag: "" };
/** Whether the words of the pages that few come to are wanted, too. */
let whole = false;
let held = false;

/** The language that is spoken; reading it in a component makes the component change with it. */
export function spoken(): Spoken {
  if (now === null) throw new Error("no language is spoken yet");
  return now;
}

/** Speaks a language from now on. Nothing is drawn anew but the words, so a choice that was begun stays. */
export async function speak(wish: { code: string; tag: string }): Promise<void> {
  wished = wish;
  const { code, tag } = wish;
  if (now?.code === code && held === whole) return;
  const all = whole;
  const texts = await Promise.all([catalogue(code), ...(all ? [catalogue(code, true)] : [])]);
  // A slow catalogue must not take the place of one that was asked for after it, nor a part that of the whole.
  if (wished !== wish || all !== whole) return;
  now = { code, tag, bundle: bundleOf(tag, texts) };
  held = all;
}

/** A page of those whose words come later, once these are there. */
export async function worded<T>(page: Promise<T>): Promise<T> {
  whole = true;
  // Untracked: the page that waits for its words is not made anew when the language changes. One that is chosen
  // meanwhile takes the place of what was fetched, and is waited for.
  do await untrack(() => speak(wished));
  while (!held);
  return page;
}

function bundleOf(tag: string, texts: readonly string[]): FluentBundle {
  // Isolation marks would land in titles and labels; every language so far is written left to right.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
