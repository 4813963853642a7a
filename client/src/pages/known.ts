/** The games that this browser's person knows: they have seen the introduction, or said that they need none. */
import { load, save } from "../app/storage";

const KEY = "forehand.known";

export function knows(game: string): boolean {
  return load<string[]>(KEY, []).includes(game);
}

export function know(game: string): void {
  const known = load<string[]>(KEY, []);
  if (!known.includes(game)) save(KEY, [...known, game]);
}
