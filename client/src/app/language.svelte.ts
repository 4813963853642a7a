import { FluentBundle, FluentResource } from "@fluent/bundle";
import { catalogue } from "./languages";

export interface Spoken {
  code: string;
  /** By which numbers, lists and dates are written. */
  tag: string;
  bundle: FluentBundle;
}

let now = $state.raw<Spoken | null>(null);
let wished = "";

/** The language that is spoken; reading it in a component makes the component change with it. */
export function spoken(): Spoken {
  if (now === null) throw new Error("no language is spoken yet");
  return now;
}

/** Speaks a language from now on. Nothing is drawn anew but the words, so a choice that was begun stays. */
export async function speak({ code, tag }: { code: string; tag: string }): Promise<void> {
  wished = code;
  if (now?.code === code) return;
  const text = await catalogue(code);
  // A slow catalogue must not take the place of one that was asked for after it.
  if (wished !== code) return;
  now = { code, tag, bundle: bundleOf(tag, text) };
}

function bundleOf(tag: string, text: string): FluentBundle {
  // Isolation marks would land in titles and labels; every language so far is written left to right.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
