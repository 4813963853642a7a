/** How many screens a game's introduction has, for pages that only lead to it. */
const LENGTHS: Readonly<Record<string, number>> = {
  perfrance: 6,
  preference: 6,
  priffe: 6,
  "five-hundred": 6,
};

/** None for a game that has come without one. */
export function introLength(game: string): number {
  return LENGTHS[game] ?? 0;
}
