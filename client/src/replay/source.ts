/** Where a deal to be played back comes from. */
import { createContext } from "svelte";

export type Source = { from: "table"; table: string; match: number } | { from: "text"; text: string };

/** A table's deal. */
export interface DealAt {
  table: string;
  match: number;
  deal: number;
}

/** How a deal is played back over the page that a link to it stands on; throws where no page has said so. */
export const [replayOver, setReplayOver] = createContext<(deal: DealAt) => void>();

/** The address of a table's deal, to send to others. */
export const addressOf = (table: string, match: number, deal: number): string =>
  `/t/${encodeURIComponent(table)}/replay/${match}/${deal}`;
