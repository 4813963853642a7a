/** A deal as a text that people can read in a mail, with its record below, which /replay reads again. */
import { cardIndex, faceOf } from "../app/cards";
import { list, points, t } from "../app/i18n";
import type { Settings } from "../app/settings.svelte";
import type { ActionText, CardText } from "../app/types";
import { rowsOf } from "../pages/score";
import { calledLabel, callOf } from "../table/calls";
import { plainName } from "../table/model";
import { inOrder } from "../table/order";
import type { Replay, TableInfo } from "../wire";
import type { Moves } from "./moves";

const SIGNS: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };

/** How ranks are written. */
type Letters = Settings["letters"];

const rankOf = (card: CardText, letters: Letters): string =>
  faceOf(card).joker ? t("table-card", { rank: "joker", suit: "none" }) : cardIndex(card, letters);
const cardText = (card: CardText, letters: Letters): string =>
  `${SIGNS[faceOf(card).suit ?? ""] ?? ""}${rankOf(card, letters)}`;

/** A hand suit by suit: "♠ A K 8  ♥ Q 10". */
function handText(hand: string, trumps: readonly CardText[], letters: Letters): string {
  const cards = inOrder(
    hand.split(" ").filter((card) => card !== ""),
    trumps,
  );
  const suits = [...new Set(cards.map((card) => faceOf(card).suit))];
  const ofSuit = (suit: string | null) =>
    cards.filter((card) => faceOf(card).suit === suit).map((card) => rankOf(card, letters));
  return suits.map((suit) => `${SIGNS[suit ?? ""] ?? ""} ${ofSuit(suit).join(" ")}`.trim()).join("  ");
}

/** A call in words; what was laid away with its cards, as the record has them. */
function calledText(
  action: ActionText,
  actions: readonly ActionText[],
  written: (card: CardText) => string,
): string {
  const { spoken } = calledLabel(action);
  if (callOf(action).verb !== "discard") return spoken;
  const { what } = callOf(actions.find((one) => callOf(one).verb === "discard") ?? action);
  return [
    spoken,
    ...what
      .split(",")
      .filter((card) => card !== "")
      .map(written),
  ].join(" ");
}

interface Dealt {
  hands: string[];
  stock: string;
  actions: ActionText[];
  claim?: { seat: number; tricks: number[] };
  /** Which of its match's deals it is. */
  number?: number;
}

/** Which deal it is, and how far its match goes. */
function titleOf({ game, target, deal }: Replay, number = deal): string {
  const args = { game: t(`game-${game}`), deal: number };
  return target.kind === "deals"
    ? t("score-deal-of", { ...args, deals: target.deals })
    : t("score-deal-to", { ...args, points: target.points });
}

export function mailText(
  replay: Replay,
  table: TableInfo,
  moves: Moves,
  link: string | null,
  letters: Letters,
): string {
  const { deals } = JSON.parse(replay.record) as { deals: [Dealt] };
  const [{ hands, stock, actions, claim, number }] = deals;
  const { contract } = replay.steps.find(({ view }) => view.contract)?.view ?? {};
  const trumps = table.contracts[contract ?? ""]?.trumps ?? [];
  const written = (card: CardText) => cardText(card, letters);
  const name = (seat: number) => plainName(table, seat);
  const parts = [
    [titleOf(replay, number)],
    [
      ...hands.map((hand, seat) => `${name(seat)}: ${handText(hand, trumps, letters)}`),
      ...(stock ? [`${t(`table-stock-${replay.game}`)}: ${stock.split(" ").map(written).join(" ")}`] : []),
    ],
    [
      moves.calls
        .map(({ seat, action }) => `${name(seat)}: ${calledText(action, actions, written)}`)
        .join(", "),
    ],
    moves.tricks.map((trick, index) => {
      const cards = trick.map(({ card, won }) => (won ? `[${written(card)}]` : written(card))).join(" ");
      return `${index + 1}. ${name(trick[0]?.seat ?? 0)} ${cards}`;
    }),
    claim
      ? [
          `${t("table-told-claim", { you: "no", name: name(claim.seat) })}: ${claim.tricks
            .map((tricks, seat) => `${name(seat)} ${tricks}`)
            .join(", ")}`,
        ]
      : [],
    (rowsOf(table)[replay.deal - 1]?.reasons ?? []).map(
      ({ seats, text, points: won }) =>
        `${list(seats.map(name))} ${t(text.id, text.args)}: ${points(won, true)}`,
    ),
    [...(link === null ? [] : [link]), t("replay-mail-below")],
    [replay.record.trimEnd()],
  ];
  return `${parts
    .filter((lines) => lines.length > 0 && lines[0] !== "")
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
