"""Which cards to lay away."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from forehand.engine.cards import Card, cards_list, set_of

MOST_CANDIDATES = 8
"""So many of the least useful cards are tried in every combination; the others are kept."""


def discards(
    hand: Sequence[Card], count: int, keep: Callable[[Card], float], worth: Callable[[list[Card]], float]
) -> dict[tuple[Card, ...], float]:
    """What the hand is worth without each choice of `count` cards.

    Of a big hand only those with the lowest `keep` are tried.
    """
    candidates = sorted(hand, key=keep)[: max(MOST_CANDIDATES, count)]
    return {away: worth(without(hand, away)) for away in combinations(candidates, count)}


def without(hand: Iterable[Card], away: Iterable[Card]) -> list[Card]:
    """The cards of a hand that stay."""
    gone = set(away)
    return [one for one in hand if one not in gone]


def as_actions(tried: Mapping[tuple[Card, ...], float]) -> dict[str, float]:
    """The same by action."""
    return {discard_text(away): worth for away, worth in tried.items()}


def discard_text(away: Iterable[Card]) -> str:
    """The action that lays these cards away."""
    return "discard:" + ",".join(cards_list(set_of(away)))
