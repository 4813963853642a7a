import { t } from "../app/i18n";
import { copy } from "./share";

/** Copies texts, and shows one in a field, to be copied by hand, where the browser forbids the clipboard. */
export class Copying {
  /** What came of it, or of anything else that is told in the same place. */
  told = $state("");
  byHand = $state<string | null>(null);

  /** Copies a text; `done` is said when it is on the clipboard. */
  async give(text: string, done: string): Promise<void> {
    this.byHand = null;
    if (await copy(text)) this.told = done;
    else {
      this.byHand = text;
      this.told = t("score-copy-by-hand");
    }
  }

  /** Nothing is told any more. */
  clear(): void {
    this.told = "";
    this.byHand = null;
  }
}
