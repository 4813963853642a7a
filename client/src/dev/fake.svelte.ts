import type { TableSession } from "../app/session.svelte";
import { START, type State, update } from "../app/state";
import { seatsOf } from "../table/model";
import type { Emote } from "../wire";
import type { Scene } from "./scenes";

/** A table that answers a played card by itself, so that motion can be seen without a server. */
export class FakeSession implements TableSession {
  readonly id = "dev";
  readonly hosting = true;
  readonly hostToken = undefined;
  readonly muted: readonly string[] = [];
  state = $state.raw<State>(START);
  #watchers = new Set<Parameters<TableSession["watch"]>[0]>();

  constructor(scene: Scene, wish: URLSearchParams) {
    const link = scene.link ?? "open";
    const { view, table, may = [] } = scene;
    this.state = { ...START, v: 1, seat: view.seat, view, table, link, may };
    if (wish.has("emote")) setTimeout(() => this.emote(wish.get("emote") as Emote), 300);
    if (wish.has("say")) setTimeout(() => this.say(wish.get("say") ?? ""), 300);
    if (wish.has("play")) setTimeout(() => this.act(wish.get("play") ?? ""), 300);
  }

  watch(callback: Parameters<TableSession["watch"]>[0]): () => void {
    this.#watchers.add(callback);
    return () => this.#watchers.delete(callback);
  }

  act(action: string): void {
    const { view } = this.state;
    if (!view || view.seat === null) return;
    const n = seatsOf(view);
    const table = [...view.table, [view.seat, action] as [number, string]];
    const hand = view.hand.filter((card) => card !== action);
    const full = table.length === n;
    const played = full ? [...view.played, { cards: table, winner: view.seat }] : view.played;
    this.#show({
      ...view,
      hand,
      table: full ? [] : table,
      played,
      lead: full ? null : view.lead,
      turn: full ? view.seat : (view.seat + 1) % n,
      legal: full ? hand : [],
      tricks: view.tricks.map((t, seat) => (full && seat === view.seat ? t + 1 : t)),
    });
  }

  /** Somebody else says it, so that it is seen how others' words come in. */
  #hear(kind: "chat" | "emote", text: string): void {
    const before = this.state;
    const note = { t: "note", kind, seat: 1, name: "Mira", text } as const;
    this.state = update(before, note, performance.now());
    for (const watcher of this.#watchers) watcher(before, this.state, note);
  }

  #show(view: NonNullable<State["view"]>): void {
    const before = this.state;
    const v = (before.v ?? 0) + 1;
    this.state = { ...before, view, v };
    const event = { type: "acted" as const, seat: view.seat ?? 0, action: "" };
    for (const watcher of this.#watchers)
      watcher(before, this.state, { t: "event", v, event, turn: view.turn, view: {}, add: {} });
  }

  ask(): void {}
  answer(): void {}
  pause(): void {}
  resume(): void {}
  emote(emote: Emote): string {
    this.#hear("emote", emote);
    return "";
  }
  mute(): void {}
  ready(): void {}
  again(): void {}
  say(text: string): string {
    this.#hear("chat", text);
    return "";
  }
  takeBack(): void {}
  comeBack(): void {}
  async leave(): Promise<void> {}
  async rematch(): Promise<void> {}
}
