/** A player's name as the server takes it: 1 to 32 characters after trimming, no control characters. */

export type NameFault = "empty" | "long" | "control" | "taken";

/** Characters as people count them (code points), not UTF-16 units. */
const LONGEST = 32;

export function tidied(name: string): string {
  return name.trim();
}

/** What is wrong with a name at a table where `taken` already sit, or null. */
export function nameFault(name: string, taken: readonly (string | null)[] = []): NameFault | null {
  const wish = tidied(name);
  if (wish === "") return "empty";
  if ([...wish].length > LONGEST) return "long";
  if (/\p{Cc}/u.test(wish)) return "control";
  return taken.includes(wish) ? "taken" : null;
}
