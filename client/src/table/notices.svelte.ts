import { settings } from "../app/settings.svelte";
import type { Message, State } from "../app/state";
import { calls, type Sound, soundsOf, waitsForUs } from "./notice";

/** Milliseconds of vibration and of rest between. */
const BUZZ = [80, 60, 80];

/** Makes heard and seen what is worth it, each as far as the person wishes. */
export class Notices {
  /** Whether the page's title says that it is our turn. */
  calling = $state(false);

  /** Listens for the person to look again; the return value ends that. */
  open(): () => void {
    const look = () => elsewhere() || this.#hush();
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      this.#hush();
    };
  }

  see(before: State, after: State, message: Message): void {
    if (settings.sounds) for (const sound of soundsOf(before, after, message)) playSound(sound);
    if (!waitsForUs(after)) this.#hush();
    else if (calls(before, after) && elsewhere()) this.#call();
  }

  /** Something that no message brings, for those who wish for sounds. */
  hear(sound: Sound): void {
    if (settings.sounds) playSound(sound);
  }

  #call(): void {
    if (settings.knock) playSound("knock");
    if (settings.buzz) navigator.vibrate?.(BUZZ);
    if (settings.title) this.calling = true;
  }

  #hush(): void {
    this.calling = false;
  }
}

/** Whether the person looks at something else. */
const elsewhere = (): boolean => document.hidden || !document.hasFocus();

/** Fetched when the first sound is wished for, and not before. */
export async function playSound(sound: Sound): Promise<void> {
  const { play } = await import("./sounds");
  play(sound, settings.volume / 100);
}
