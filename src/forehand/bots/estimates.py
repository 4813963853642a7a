"""Estimates of tricks from a hand's worth and shape. `bench/hands.py` measures them anew."""

from collections.abc import Iterable
from dataclasses import dataclass

from forehand.bots.reading import Odds
from forehand.bots.worth import Even, tricks
from forehand.engine.cards import SUITS, Card, Ranking, set_of

BOLDNESS = 0.3
"""Tricks that a hand is bid as if it were worth more than it is: measured to pay, since a bid also keeps others from theirs."""


@dataclass(frozen=True)
class Estimate:
    """How many tricks come of a hand, and how far they stray from that: the mean is a sum of what is seen in the hand,
    each times what it was measured to bring.
    """

    base: float
    hope: float
    """For each trick that `worth.tricks` hopes for."""
    trump: float
    """For each trump."""
    void: float
    """For each plain suit not held at all."""
    single: float
    """For each plain suit of one card."""
    sigma: float

    def tricks(self, ranking: Ranking, hand: Iterable[Card], threat: Odds | Even, foes: int) -> float:
        """The mean for this hand."""
        cards = tuple(hand)
        trumps, voids, singles = shape(ranking, cards)
        hope = tricks(ranking, cards, threat, foes)
        return self.base + self.hope * hope + self.trump * trumps + self.void * voids + self.single * singles


def shape(ranking: Ranking, hand: Iterable[Card]) -> tuple[int, int, int]:
    """How many trumps, plain suits not held, and plain suits of one card a hand has."""
    cards = set_of(hand)
    lengths = [(cards & ranking.members[suit]).bit_count() for suit in SUITS if suit != ranking.trump]
    trumps = 0 if ranking.trump is None else (cards & ranking.members[ranking.trump]).bit_count()
    return trumps, lengths.count(0), lengths.count(1)
