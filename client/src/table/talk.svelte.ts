import type { TableSession } from "../app/session.svelte";
import type { Message, Note, State } from "../app/state";
import type { Seat } from "../app/types";
import type { Emote } from "../wire";
import { shownAt } from "./model";

/** Milliseconds for which a word stands at its speaker's seat: a sign is read at a glance, a sentence is not. */
const EMOTE_FOR = 4000;
const WORDS_FOR = 7000;

/** What is said at the table, for the eye: at the speaker's seat for a while, and unread until it was looked at. */
export class Talk {
  unread = $state(0);
  /** What we have written and not yet said; it outlasts the place where it is written. */
  draft = $state("");
  /** Why what we said last was not told: the code of a text; null where it was, or nobody minds any more. */
  unsaid = $state<string | null>(null);
  /** What is under way to the table, by its id, and the words in it that are our own. */
  readonly #sent = new Map<string, { said: string; words: string }>();
  /** Whether the talk is being read just now. */
  #open = $state(false);
  #bubbles = $state.raw<ReadonlyMap<Seat, Note>>(new Map());
  /** What ends each of them. */
  readonly #timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(readonly session: Pick<TableSession, "muted" | "state" | "say" | "emote">) {}

  /** Says what we have written. */
  say(): void {
    const words = this.draft.trim();
    if (words === "") return;
    this.draft = "";
    this.#send(this.session.say(words), words, words);
  }

  emote(emote: Emote): void {
    this.#send(this.session.emote(emote), emote, "");
  }

  #send(id: string | null, said: string, words: string): void {
    this.unsaid = null;
    if (id === null) this.#keep(words, "no-connection");
    else this.#sent.set(id, { said, words });
  }

  /** It was not said: the words are back where they were written, and we say why. */
  #keep(words: string, why: string): void {
    this.draft = [words, this.draft].filter((part) => part !== "").join(" ");
    this.unsaid = why;
  }

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

  /** Whether there is anybody to talk with: another person at the table, a watcher, or one who has said something. A watcher hears. */
  get offered(): boolean {
    const { seat, table, notes } = this.session.state;
    return (
      seat === null ||
      (table?.watchers_now ?? 0) > 0 ||
      (table?.seats ?? []).some((info) => info.kind === "human" && info.seat !== seat) ||
      notes.some((note) => note.seat !== seat)
    );
  }

  /** After each message: whether it was said to us, or what we said was not. */
  see(after: State, message: Message): void {
    if (message.t === "refused") this.#lose([message.id], message.code);
    if (message.t === "linked" && !message.up) this.#lose([...this.#sent.keys()].reverse(), "no-connection");
    if (message.t === "note" && message.seat === after.seat) this.#told(message.text);
    const note = after.notes.at(-1);
    if (message.t !== "note" || !note || note.text !== message.text || note.kind !== message.kind) return;
    if (note.seat === null || note.kind === "hint" || this.session.muted.includes(note.name)) return;
    const { table, view } = after;
    const at = table && view ? shownAt(table, view, note.seat) : note.seat;
    if (at !== null) this.#bubble(at, note);
    if (note.kind === "chat" && note.seat !== after.seat && !this.#open) this.unread += 1;
  }

  #lose(ids: readonly string[], why: string): void {
    for (const id of ids) {
      const lost = this.#sent.get(id);
      this.#sent.delete(id);
      if (lost) this.#keep(lost.words, why);
    }
  }

  /** Our own words have come back from the table: they were told. */
  #told(text: string): void {
    const told = [...this.#sent].find(([, { said }]) => said === text);
    if (told) this.#sent.delete(told[0]);
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
