import { ICONS, type IconName } from "../ui/icons";

/** The drawing of an emote; a phrase has none, nor has what only a newer server knows. */
export function emoteIcon(emote: string): IconName | null {
  const name = `emote-${emote}`;
  return name in ICONS ? (name as IconName) : null;
}
