/** Another match with the same people: who would like one, and for whom it waits. */

import type { Seat } from "../app/types";
import type { SeatInfo, TableInfo } from "../wire";

export interface Again {
  /** Whether we would like it. */
  mine: boolean;
  /** The names of the others who would. */
  ask: string[];
  /** The names of the others who have not said so yet. */
  wait: string[];
  /** Whether these are all away, so that the host may go on without them. */
  away: boolean;
  /** How many seats are open. */
  open: number;
}

/** As it stands for the person in that seat. Computer players would always like it. */
export function againOf(table: TableInfo, own: Seat): Again {
  const others = table.seats.filter(({ seat, kind }) => kind === "human" && seat !== own);
  const wishes = ({ seat }: SeatInfo): boolean => table.again.includes(seat);
  const rest = others.filter((info) => !wishes(info));
  const names = (seats: readonly SeatInfo[]): string[] => seats.map(({ name }) => name ?? "");
  return {
    mine: table.again.includes(own),
    ask: names(others.filter(wishes)),
    wait: names(rest),
    open: table.seats.filter(({ kind }) => kind === "open").length,
    away: rest.every(({ present }) => !present),
  };
}
