import type { TableSession } from "../app/session.svelte";
import type { Message, Note, State } from "../app/state";
import type { Seat } from "../app/types";

/** Milliseconds for which a word stands at its speaker's seat: a sign is read at a glance, a sentence is not. */
const EMOTE_FOR = 4000;
const WORDS_FOR = 7000;

/** What is said at the table, for the eye: at the speaker's seat for a while, and unread until it was looked at. */
export class Talk {
  unread = $state(0);
  /** What we have written and not yet said; it outlasts the place where it is written. */
  draft = $state("");
  /** Whether the talk is being read just now. */
  #open = $state(false);
  #bubbles = $state.raw<ReadonlyMap<Seat, Note>>(new Map());
  /** What ends each of them. */
  readonly #timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(readonly session: Pick<TableSession, "muted" | "state">) {}

  /** What is to be read at a seat just now. */
  at(seat: Seat): Note | null {
    return this.#bubbles.get(seat) ?? null;
  }

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    if (open) this.unread = 0;
  }

  /** All that was said by those whom we don't mute; and where all may see it, who has asked for a hint. */
  get notes(): readonly Note[] {
    const { muted, state } = this.session;
    const hints = state.table?.settings.hints ?? false;
    return state.notes.filter(({ kind, name }) => (kind === "hint" ? hints : !muted.includes(name)));
  }

  /** After each message: whether it was said to us. */
  see(after: State, message: Message): void {
    const note = after.notes.at(-1);
    if (message.t !== "note" || !note || note.text !== message.text || note.kind !== message.kind) return;
    if (note.seat === null || note.kind === "hint" || this.session.muted.includes(note.name)) return;
    this.#bubble(note.seat, note);
    if (note.kind === "chat" && note.seat !== after.seat && !this.#open) this.unread += 1;
  }

  #bubble(seat: Seat, note: Note): void {
    clearTimeout(this.#timers.get(seat));
    this.#bubbles = new Map(this.#bubbles).set(seat, note);
    const end = () => {
      const left = new Map(this.#bubbles);
      left.delete(seat);
      this.#bubbles = left;
    };
    this.#timers.set(seat, setTimeout(end, note.kind === "emote" ? EMOTE_FOR : WORDS_FOR));
  }

  /** The table is left. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
