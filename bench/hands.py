"""Measures what hands bring: the numbers in the `Estimate`s of the computer players, fitted to self-played deals.

    python bench/hands.py --deals 800
    python bench/hands.py preference-suit --deals 2000

Each line below has the declarer's bidding forced and everything else decided by `club`; then the tricks taken are
regressed on what a hand shows. Needs NumPy. Print, compare, and copy what has changed for good.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from forehand.bots import decide
from forehand.bots.worth import evenly, tricks
from forehand.engine.cards import SUITS, Card, Ranking, Seat, Suit, ranking
from forehand.engine.deal import Deal, turn
from forehand.engine.game import read_action
from forehand.engine.match import act, begin, new_deal
from forehand.engine.view import View, view
from forehand.games import GAMES

DECLARER = Seat(0)
Row = tuple[float, ...]


@dataclass
class Study:
    """One forced kind of deal, and the rows that it yields for each role."""

    pack: tuple[Card, ...]
    chance: random.Random
    trump: Suit | None = None
    hands: dict[str, tuple[Card, ...]] = field(default_factory=dict[str, tuple[Card, ...]])
    worst: float = 0.0

    def best_trump(self, hand: tuple[Card, ...], bowers: bool = False) -> Suit:
        """The suit in which a hand is worth most; now and then the second best, for variety."""
        hopes = sorted(SUITS, key=lambda suit: self.hope(ranking(suit, bowers), hand))
        return hopes[-1] if self.chance.random() < 0.75 else hopes[-2]

    def hope(self, by: Ranking, hand: tuple[Card, ...], foes: int = 2) -> float:
        return tricks(by, hand, evenly(self.pack, hand, foes, len(self.pack) // (foes + 1)), foes)


Script = Callable[[Study, View, Seat], str | None]


def play(game: str, options: dict[str, Any], study: Study, script: Script, forehand: int) -> Deal:
    """A deal in which `script` decides where it has something to say, else club."""
    rules = GAMES[game]
    hands, stock = rules.deal_out(study.chance.sample(rules.PACK, len(rules.PACK)), Seat(forehand))
    match = new_deal(begin(rules, rules.Options(**options)), Seat(forehand), hands, stock)
    while (seat := turn(match.deals[-1])) is not None:
        seen = view(match, seat, [None] * rules.SEATS)
        text = script(study, seen, seat) or decide(seen, "club", study.chance)
        match = act(match, read_action(rules, text))
    return match.deals[-1]
