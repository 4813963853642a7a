import { speak, spoken } from "./language.svelte";
import { choose } from "./languages";
import { fitting, load, SETTINGS, save } from "./storage";

export type Theme = "system" | "light" | "dark";

export type Speed = "slow" | "normal" | "fast" | "instant";
/** How one's hand lies: by suit, by rank, or as one's own fingers put it. */
export type Order = "suit" | "rank" | "own";
/** Where trumps stand: to one side of the hand, or wherever their suit comes. */
export type Aside = "left" | "right" | "among";

export interface Settings {
  theme: Theme;
  /** A catalogue's code, or `auto`: as the device asks. */
  language: string;
  /** Whether the cards' corners have the language's letters or the English ones. */
  letters: "language" | "english";
  /** Two colours of suits or four. */
  suits: "two" | "four";
  /** How long a finished trick rests, in milliseconds, 0 to 4000. */
  rest: number;
  /** Play a card with two taps: the first lifts it. */
  twoTaps: boolean;
  /** Every hand in one row, on phones too. */
  oneRow: boolean;
  /** How fast whatever moves at the table does so. */
  speed: Speed;
  order: Order;
  aside: Aside;
  /** A card may be chosen before one's turn. */
  early: boolean;
  /** The only card that can be played is played by itself. */
  forced: boolean;
  /** The sounds of cards, plate and chairs. */
  sounds: boolean;
  /** How we are called when it is our turn and we look elsewhere: two knocks, a buzz, the page's title. */
  knock: boolean;
  buzz: boolean;
  title: boolean;
  /** Of all sounds, 0 to 100. */
  volume: number;
}

const DEFAULTS: Settings = {
  theme: "system",
  language: "auto",
  letters: "language",
  suits: "two",
  rest: 1200,
  twoTaps: false,
  oneRow: false,
  speed: "normal",
  order: "suit",
  aside: "left",
  early: true,
  forced: false,
  sounds: false,
  knock: false,
  buzz: true,
  title: true,
  volume: 60,
};

/** What those settings may be that are one of a few words. */
const WORDS: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: ["system", "light", "dark"],
  letters: ["language", "english"],
  suits: ["two", "four"],
  speed: ["slow", "normal", "fast", "instant"],
  order: ["suit", "rank", "own"],
  aside: ["left", "right", "among"],
};

/** The settings as they are kept; what can't be meant is as at first. */
function kept(): Settings {
  const known = Object.entries(fitting(DEFAULTS, load(SETTINGS))).filter(
    ([name, value]) => WORDS[name as keyof Settings]?.includes(value as string) ?? true,
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** The person's own settings, the same at every table of this browser. */
export const settings = $state<Settings>(kept());

const night = matchMedia("(prefers-color-scheme: dark)");
night.addEventListener("change", applySettings);
// What is set in one tab holds in the others at once.
addEventListener("storage", ({ key }) => {
  if (key !== SETTINGS) return;
  Object.assign(settings, kept());
  applySettings();
  void speakAsSet();
});

/** Puts theme, suits and speed on the root element, where the tokens look for them. */
export function applySettings(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && night.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.suits = settings.suits;
  document.documentElement.dataset.speed = settings.speed;
}

/** Speaks the language that was chosen, or the device's, and says so to those who read the page aloud. */
export async function speakAsSet(): Promise<void> {
  await speak(choose(settings.language, navigator.languages));
  document.documentElement.lang = spoken().code;
}

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  save(SETTINGS, settings);
  applySettings();
  if (wish.language !== undefined) void speakAsSet();
}
