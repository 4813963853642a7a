import { ICONS, type IconName } from "../ui/icons";

/** The drawing of an emote; a newer server's is drawn as something said. */
export function emoteIcon(emote: string): IconName {
  const name = `emote-${emote}`;
  return name in ICONS ? (name as IconName) : "talk";
}
