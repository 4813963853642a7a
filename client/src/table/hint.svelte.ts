import { api } from "../app/api";
import { t } from "../app/i18n";
import { worded } from "../app/language.svelte";
import type { TableSession } from "../app/session.svelte";
import type { Message } from "../app/state";
import { memoryOf } from "../app/storage";
import type { Seat } from "../app/types";
import { faultText } from "../pages/fault";
import type { TableInfo } from "../wire";
import type { Choice } from "./choice.svelte";
import { nameOf } from "./model";

/** Milliseconds for which it is told that somebody has asked. */
const TOLD_FOR = 6000;

/**
 * Whether hints may be had: by one who sits there alone, else where the table has said so for all to see. Where others play
 * the same deal there are none.
 */
export function mayHint(table: TableInfo, seat: number | null): boolean {
  if (seat === null) return false;
  return othersSit(table, seat) || table.of_set ? table.settings.hints : true;
}

/** Whether other people sit at the table. */
export function othersSit(table: TableInfo, seat: number): boolean {
  return table.seats.some((other) => other.kind === "human" && other.seat !== seat);
}

/** A hint that was asked for, as long as it is of use. */
export class Hint {
  text = $state<string | null>(null);
  busy = $state(false);
  /** Who else has just asked for one. */
  told = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: TableSession,
    readonly choice: Choice,
  ) {}

  /** Asks for one and chooses what it says; doing it is left to the person. */
  async ask(): Promise<void> {
    const { token } = memoryOf(this.session.id);
    if (token === undefined || this.busy) return;
    this.busy = true;
    try {
      const [{ action, reasons }, { hintText, reasonText }] = await Promise.all([
        api.hint(this.session.id, token),
        worded(import("./advice")),
      ]);
      const { view, table } = this.session.state;
      // The game may have gone on meanwhile.
      if (!table || view?.turn !== view?.seat || !(view?.choose || view?.legal.includes(action))) return;
      const name = (seat: Seat) => nameOf(table, view, seat);
      this.text = [hintText(action), ...reasons.map((reason) => reasonText(reason, name))].join(" ");
      this.choice.propose(action);
    } catch (error) {
      this.text = faultText(error);
    } finally {
      this.busy = false;
    }
  }

  putAway(): void {
    this.text = null;
  }

  /** After each message: a hint is for one turn, and others' hints are told. */
  see(before: { v: number | null }, message: Message): void {
    const { v, seat } = this.session.state;
    if (v !== before.v) this.text = null;
    if (message.t === "note" && message.kind === "hint" && message.seat !== seat) {
      this.#tell(t("hint-told", { name: message.name ?? "" }));
    }
  }

  /** The table is left. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #tell(text: string): void {
    clearTimeout(this.#timer);
    this.told = text;
    this.#timer = setTimeout(() => (this.told = null), TOLD_FOR);
  }
}
