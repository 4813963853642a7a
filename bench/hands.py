"""Measures what hands bring: the numbers in the `Estimate`s of the computer players, fitted to self-played deals.

    python bench/hands.py --deals 800
    python bench/hands.py preference-suit five-hundred-nt --deals 2000

Seat 0 is made to bid what the study's name says, `club` decides the rest, and the tricks taken are then regressed on what a
hand shows. A misère is different: its chance is printed by bands of danger. Needs NumPy. Nothing is written: compare, and
copy by hand what has changed for good.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any

import numpy as np

from forehand.bots import decide
from forehand.bots.estimates import shape
from forehand.bots.reading import held
from forehand.bots.worth import evenly, forced, tricks
from forehand.engine.cards import SUIT_LETTERS, SUITS, Card, Cards, Ranking, Seat, Suit, each, ranking
from forehand.engine.deal import Deal, turn
from forehand.engine.game import read_action
from forehand.engine.match import act, begin, new_deal
from forehand.engine.view import View, view
from forehand.games import GAMES

Rows = dict[str, list[tuple[float, ...]]]


@dataclass(frozen=True)
class Study:
    """A kind of deal: the game, its house rules, and what seat 0 and the others are made to call."""

    game: str
    wants: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards of the game."""
        return GAMES[self.game].PACK

    def ranking(self, trump: Suit | None) -> Ranking:
        """How the cards rank."""
        return ranking(trump, bowers=self.game == "five-hundred")

    def hope(self, hand: Sequence[Card], trump: Suit | None, foes: int = 2) -> float:
        """The tricks that a hand hopes for."""
        return tricks(self.ranking(trump), hand, evenly(self.pack, hand, foes, self.cards), foes)

    def fear(self, hand: Sequence[Card]) -> float:
        """The tricks that a hand must fear."""
        return forced(ranking(None), hand, evenly(self.pack, hand, 2, self.cards))

    @property
    def cards(self) -> int:
        """Cards in a hand."""
        return GAMES[self.game].TRICKS

    def best_trump(self, hand: Sequence[Card]) -> Suit:
        """The suit in which a hand hopes for most."""
        return max(SUITS, key=lambda suit: self.hope(hand, suit))


def call(study: Study, seen: View, seat: Seat) -> str | None:
    """What a seat is made to call; None where it may decide."""
    match seen["phase"]:
        case "bidding" if study.wants == "real":
            return None
        case "bidding":
            wish = wished(study, seen) if seat == 0 else "pass"
            return wish if wish in seen["legal"] else "pass"
        case "whisting":
            return "whist"
        case _:
            return None


def wished(study: Study, seen: View) -> str:
    """What seat 0 calls if it may."""
    hand = held(seen["hand"])
    trump = study.best_trump(hand)
    match study.wants:
        case "named":
            return f"name:{SUIT_LETTERS[trump]}" if study.hope(hand, trump) > 3.5 else "pass"
        case "suit":
            return f"bid:6{SUIT_LETTERS[trump]}"
        case "nt":
            return "bid:6NT"
        case "take":
            return "take"
        case "none" | "passed-out":
            return "pass"
        case contract:
            return f"bid:{contract}"


def play(study: Study, chance: random.Random) -> tuple[Deal, dict[Seat, tuple[Card, ...]]]:
    """A deal, and the hands with which each seat began to play."""
    game = GAMES[study.game]
    hands, stock = game.deal_out(
        chance.sample(game.PACK, len(game.PACK)), forehand := Seat(chance.randrange(game.SEATS))
    )
    while study.wants == "misere" and study.fear(each(hands[0])) > 2.2:
        hands, stock = game.deal_out(chance.sample(game.PACK, len(game.PACK)), forehand)
    match = new_deal(begin(game, game.Options(**study.options)), forehand, hands, stock)
    began: dict[Seat, tuple[Card, ...]] = {}
    while (seat := turn(match.deals[-1])) is not None:
        seen = view(match, seat, [None] * game.SEATS)
        if seen["phase"] == "playing":
            began.setdefault(seat, held(seen["hand"]))
        if seat == 1 and "fold" in seen["legal"]:
            seen["legal"].remove("fold")
        text = call(study, seen, seat) or decide(seen, "club", chance)
        match = act(match, read_action(game, text))
    return match.deals[-1], began


def add_rows(study: Study, deal: Deal, began: dict[Seat, tuple[Card, ...]], rows: Rows) -> None:
    """What this deal tells."""
    if study.wants in ("passed-out", "null"):
        rows["fear"] += [(study.fear(each(deal.dealt[seat])), took(deal, seat)) for seat in began]
    elif study.wants == "none":
        rows["own"] += [row(study, hand, None, took(deal, seat)) for seat, hand in began.items()]
    elif study.wants == "real":
        add_whist(study, deal, rows)
    elif deal.declarer == 0 and study.wants == "misere":
        rows["misere"].append((study.fear(began[deal.declarer]), deal.tricks[deal.declarer]))
    elif deal.declarer == 0 and (deal.ranking.trump is None) == (study.wants in ("nt", "spill")):
        add_declarer(study, deal, rows)


def add_whist(study: Study, deal: Deal, rows: Rows) -> None:
    """Both defenders' hands against a six."""
    if deal.declarer is None or not str(deal.contract).startswith("6"):
        return
    for seat in {0, 1, 2} - {deal.declarer}:
        hand, trump = each(deal.dealt[seat]), deal.ranking.trump
        rows["defender"].append(row(study, hand, trump, deal.tricks[seat], foes=1))
        rows["defenders"].append(row(study, hand, trump, 10 - deal.tricks[deal.declarer], foes=1))


def add_declarer(study: Study, deal: Deal, rows: Rows) -> None:
    """The declarer's cards before and after the stock; in Perfrance those of seat 1 too, which never folds."""
    declarer, trump = Seat(0), deal.ranking.trump
    dealt = each(deal.dealt[declarer])
    bid = study.best_trump(dealt) if study.wants == "take" else trump
    rows["as dealt"].append(row(study, dealt, bid, took(deal, declarer)))
    rows["as kept"].append(row(study, each(kept_by(deal, declarer)), trump, took(deal, declarer)))
    if study.game == "perfrance":
        label = "lone defender" if deal.out else "defender"
        rows[label].append(row(study, each(deal.dealt[1]), trump, deal.tricks[1]))


def kept_by(deal: Deal, seat: Seat) -> Cards:
    """The hand with which a declarer began to play."""
    stock = 0
    for one in deal.stock if deal.stock_taker == seat else ():
        stock |= 1 << one
    return Cards((deal.dealt[seat] | stock) & ~deal.discarded[seat])


def took(deal: Deal, seat: Seat) -> int:
    """The tricks of a seat, and of its partner where it has one."""
    partners = len(deal.tricks) == 4
    return sum(deal.tricks[seat % 2 :: 2]) if partners else deal.tricks[seat]


def row(study: Study, hand: Sequence[Card], trump: Suit | None, result: int, foes: int = 2) -> tuple[float, ...]:
    return (study.hope(hand, trump, foes), *shape(study.ranking(trump), hand), result)


def fit(label: str, rows: list[tuple[float, ...]]) -> None:
    """Prints the least-squares fit, each number with its standard error."""
    table = np.array(rows, dtype=float)
    names = ["hope", "trump", "void", "single"] if table.shape[1] == 5 else ["fear"]
    used = [column for column in range(table.shape[1] - 1) if table[:, column].std() > 0]
    columns = np.column_stack([np.ones(len(table)), table[:, used]])
    found, *_ = np.linalg.lstsq(columns, table[:, -1], rcond=None)
    rest = table[:, -1] - columns @ found
    errors = np.sqrt(np.diag(np.linalg.inv(columns.T @ columns)) * rest.var())
    numbers = zip(["base", *(names[column] for column in used)], found, errors, strict=True)
    told = ", ".join(f"{name}={number:.2f}±{error:.2f}" for name, number, error in numbers)
    print(f"  {label}: {len(rows)} hands, mean {table[:, -1].mean():.2f}: {told}, sigma={rest.std():.2f}")


def misere_bands(rows: list[tuple[float, ...]]) -> None:
    """Prints how often a misère is made, by the danger of the cards kept."""
    for low, high in ((0.0, 0.1), (0.1, 0.3), (0.3, 0.6), (0.6, 1.0), (1.0, 1.5), (1.5, 2.5)):
        results = [result for danger, result in rows if low <= danger < high]
        if results:
            made = results.count(0) / len(results)
            print(
                f"  danger {low}-{high}: made {made:.0%} of {len(results)}, exp(-danger) {exp(-(low + high) / 2):.0%}"
            )


JUMPS = {"jump_bids": True, "naming": "free"}
STUDIES = {
    "perfrance-named": Study("perfrance", "named"),
    "perfrance-blind": Study("perfrance", "take"),
    "perfrance-no-trump": Study("perfrance", "none"),
    "preference-suit": Study("preference", "suit", JUMPS),
    "preference-nt": Study("preference", "nt", JUMPS),
    "preference-whist": Study("preference", "real"),
    "preference-misere": Study("preference", "misere"),
    "preference-passed-out": Study("preference", "passed-out"),
    "priffe-spill": Study("priffe", "spill"),
    "priffe-hearts": Study("priffe", "hearts"),
    "priffe-null": Study("priffe", "null"),
    "five-hundred-suit": Study("five-hundred", "suit"),
    "five-hundred-nt": Study("five-hundred", "nt"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures what hands bring.")
    parser.add_argument("studies", nargs="*", metavar="study", help=", ".join(STUDIES))
    parser.add_argument("--deals", type=int, default=300)
    asked = parser.parse_args()
    for name in asked.studies or STUDIES:
        study, chance = STUDIES[name], random.Random(name)
        rows: Rows = defaultdict(list)
        for _ in range(asked.deals):
            add_rows(study, *play(study, chance), rows)
        print(name)
        for label, found in rows.items():
            if label == "misere":
                misere_bands(found)
            else:
                fit(label, found)


if __name__ == "__main__":
    main()
