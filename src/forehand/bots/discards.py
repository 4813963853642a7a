"""Which cards to lay away."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from forehand.engine.cards import Card, cards_list, set_of

MOST_CANDIDATES = 8
"""So many of the least useful cards are tried in every combination; the others are kept."""


def best_discard(
    hand: Sequence[Card], count: int, keep: Callable[[Card], float], worth: Callable[[list[Card]], float]
) -> tuple[Card, ...]:
    """The `count` cards without which the hand is worth most.

    Of a big hand only those with the lowest `keep` are tried.
    """
    candidates = sorted(hand, key=keep)[: max(MOST_CANDIDATES, count)]
    return max(combinations(candidates, count), key=lambda away: worth(without(hand, away)))


def without(hand: Iterable[Card], away: Iterable[Card]) -> list[Card]:
    """The cards of a hand that stay."""
    gone = set(away)
    return [one for one in hand if one not in gone]


def discard_text(away: Iterable[Card]) -> str:
    """The action that lays these cards away."""
    return "discard:" + ",".join(cards_list(set_of(away)))
