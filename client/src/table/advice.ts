/** What a computer player advises, and why, in words. */
import { cardArgs, cardName, isCard } from "../app/cards";
import { list, t } from "../app/i18n";
import type { ActionText, Seat } from "../app/types";
import type { Reason } from "../wire";
import { callArgs, callOf } from "./calls";

/** What a computer player would do, in words. */
export function hintText(action: ActionText): string {
  const { verb, what } = callOf(action);
  if (isCard(action)) return t("hint-card", cardArgs(action));
  if (verb === "discard") return t("hint-discard", { cards: list(what.split(",").map(cardName)) });
  return t("hint-call", callArgs(action));
}

/** Why, in words; `name` calls a seat by its name. */
export function reasonText({ code, args }: Reason, name: (seat: Seat) => string): string {
  const { contract, card, suit, seat, ...numbers } = args;
  return t(`reason-${code}`, {
    ...numbers,
    ...(contract === undefined ? {} : callArgs(`bid:${contract}`)),
    ...(card === undefined ? {} : cardArgs(String(card))),
    ...(suit === undefined ? {} : { suit }),
    ...(seat === undefined ? {} : { name: name(Number(seat)) }),
  });
}
