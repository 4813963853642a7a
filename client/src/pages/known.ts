/** The games that this browser's person knows: they have seen the introduction, or said that they need none. */
import { load, save } from "../app/storage";

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
