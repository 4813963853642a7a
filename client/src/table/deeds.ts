/** What may be done at the table as a whole. Knows no rules: the server says who may ask what. */
import type { Wish } from "../app/session.svelte";
import type { May } from "../app/state";
import type { TableInfo, View } from "../wire";

/** Whether something is asked of us. */
export function asksUs({ asking }: TableInfo, { seat }: View): boolean {
  return seat !== null && (asking?.waits.includes(seat) ?? false);
}

/** Something that we may do at the table as a whole. `ask`: it is asked once more before it is done. */
export interface Deed {
  may: May;
  wish: Wish | null;
  sure: boolean;
}

const DEEDS: readonly Deed[] = [
  { may: "claim", wish: { what: "claim", take: "all" }, sure: true },
  { may: "claim-none", wish: { what: "claim", take: "none" }, sure: true },
  { may: "undo", wish: { what: "undo" }, sure: false },
  { may: "pause", wish: null, sure: false },
  { may: "stand-in", wish: { what: "stand-in" }, sure: false },
  { may: "end", wish: { what: "end" }, sure: true },
  { may: "end-now", wish: { what: "end-now" }, sure: true },
];

/** What may be done now, in the order of the menu. */
export function deedsOf(may: readonly May[]): Deed[] {
  return DEEDS.filter((deed) => may.includes(deed.may));
}

/** The claim that stands beside the plate: that of who wants few tricks comes first. */
export function claimOf(may: readonly May[]): Deed | null {
  const [first] = deedsOf(may.filter((one) => one === "claim-none"));
  return first ?? deedsOf(may.filter((one) => one === "claim"))[0] ?? null;
}
