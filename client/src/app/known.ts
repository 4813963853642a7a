/**
 * The games that this browser's person knows: they have seen the introduction, said that they need none, or
 * played a deal.
 */
import { load, save } from "./storage";

const KEY = "forehand.known";

function known(): unknown[] {
  const found = load(KEY);
  return Array.isArray(found) ? found : [];
}

export function knows(game: string): boolean {
  return known().includes(game);
}

export function know(game: string): void {
  if (!knows(game)) save(KEY, [...known(), game]);
}
