"""What a hand is worth: the tricks it may hope to take, or must fear to take.

Both look at each suit as a card player does: what stands above a card, what guards it, and how many rounds the suit will
last. They serve for bidding, with the rest of the pack spread evenly, and for the play, with what has been read by then.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from forehand.bots.reading import Odds, Plain, heights
from forehand.engine.cards import JOKER, SUITS, Card, Cards, Ranking, each, set_of

GUARDED, BARE = 0.45, 0.75
"""What one card above costs a card that has a lower one to guard it, and one that has none."""

LENGTH_IN_PLAIN_SUIT = 0.55
"""What a long card is worth once the suit has run out elsewhere, before somebody ruffs it or the lead is lost for good."""


def tricks(ranking: Ranking, hand: Iterable[Card], threat: "Odds | Even", foes: int) -> float:
    """Tricks that a hand may hope for against `foes` players, who hold each card with the chance in `threat`."""
    if isinstance(threat, Even):
        return _even_tricks(ranking, set_of(hand), threat, foes)
    against = _spread(ranking, threat)
    trumps_out = sum(weight for _, weight in against.get(ranking.trump, ())) if ranking.trump is not None else 0.0
    return sum(
        _of_suit(ranking, suit, own, against.get(suit, ()), foes, trumps_out)
        for suit, own in by_suit(ranking, hand).items()
    )


def _even_tricks(ranking: Ranking, hand: Cards, threat: "Even", foes: int) -> float:
    trumps_out = 0.0 if ranking.trump is None else threat.weight * (threat.cards & ranking.trumps).bit_count()
    return sum(
        _even_suit(ranking, suit, own, members & threat.cards, threat.weight, foes, trumps_out)
        for suit, own, members in _in_suits(ranking, hand)
    )


@lru_cache(maxsize=1 << 18)
def _even_suit(
    ranking: Ranking, suit: Plain, own: int, against: int, weight: float, foes: int, trumps_out: float
) -> float:
    """What a suit brings, which is asked for again and again with the same few cards."""
    return _of_suit(ranking, suit, _heights(ranking, own), _weighed(ranking, against, weight), foes, trumps_out)


def _of_suit(
    ranking: Ranking,
    suit: Plain,
    own: tuple[int, ...],
    against: tuple[tuple[int, float], ...],
    foes: int,
    trumps_out: float,
) -> float:
    is_trump = suit == ranking.trump
    long_card = 1.0 if is_trump else LENGTH_IN_PLAIN_SUIT
    return _suit_tricks(own, against, foes, long_card, 0.0 if is_trump else min(1.0, trumps_out / foes))


def _suit_tricks(
    own: tuple[int, ...], against: tuple[tuple[int, float], ...], foes: int, long_card: float, ruffers: float
) -> float:
    length = sum(weight for _, weight in against)
    total = 0.0
    for number, height in enumerate(own):
        above = sum(weight for other, weight in against if other > height)
        guards = len(own) - number - 1
        cost = GUARDED if guards >= min(above, 1.5) else BARE
        honour = max(0.0, 1 - above * cost)
        left = length - number * min(foes, 2) * 0.85
        long = max(0.0, min(1.0, 1 - left)) * long_card
        ruffed = ruffers * max(0.03, min(0.95, 0.7 - 0.35 * (length / foes - number)))
        total += max(honour, long) * (1 - ruffed)
    return total


ROUND_COMES = (1.0, 0.85, 0.6, 0.35, 0.2)
"""How likely a suit is played a first, second, third... time from now."""


def forced(ranking: Ranking, hand: Iterable[Card], threat: "Odds | Even") -> float:
    """Tricks that a hand must fear to take where all others duck."""
    if isinstance(threat, Even):
        cards, total = set_of(hand), 0.0
        for members in _suits_of(ranking):
            if own := cards & members:
                total += _even_forced(ranking, own, members & threat.cards, threat.weight)
        return total
    against = _spread(ranking, threat)
    return sum(_suit_forced(own, against.get(suit, ())) for suit, own in by_suit(ranking, hand).items())


@lru_cache(maxsize=1 << 18)
def _even_forced(ranking: Ranking, own: int, against: int, weight: float) -> float:
    return _suit_forced(_heights(ranking, own), _weighed(ranking, against, weight))


def _suit_forced(own: tuple[int, ...], against: tuple[tuple[int, float], ...]) -> float:
    if not against:
        return 0.3 * len(own)
    total = 0.0
    for number, height in enumerate(reversed(own)):
        below = sum(weight for other, weight in against if other < height) - number
        if below <= 0:
            continue
        above = sum(weight for other, weight in against if other > height)
        comes = ROUND_COMES[min(number, len(ROUND_COMES) - 1)]
        total += comes * below / (below + above)
    return total


@lru_cache(maxsize=64)
def _suits_of(ranking: Ranking) -> tuple[int, ...]:
    """The cards that belong to each suit, and a joker that belongs to none."""
    free = () if ranking.trump is not None else (1 << JOKER,)
    return (*(ranking.members[suit] for suit in SUITS), *free)


def by_suit(ranking: Ranking, hand: Iterable[Card]) -> dict[Plain, tuple[int, ...]]:
    """The heights of a hand's cards in each suit it holds, the highest first."""
    return {suit: _heights(ranking, own) for suit, own, _ in _in_suits(ranking, set_of(hand))}


def _spread(ranking: Ranking, threat: Odds) -> dict[Plain, tuple[tuple[int, float], ...]]:
    """The cards against a hand, by suit: their height, and how likely they are against it."""
    height = heights(ranking)
    found: dict[Plain, list[tuple[int, float]]] = {}
    for one, weight in threat.items():
        found.setdefault(ranking.suit_of[one], []).append((height[one], weight))
    return {suit: tuple(cards) for suit, cards in found.items()}


def _in_suits(ranking: Ranking, some: Cards) -> list[tuple[Plain, int, int]]:
    """The suits in which there are cards: the suit, those cards, and all that belong to it. A joker that belongs to none
    comes last.
    """
    found: list[tuple[Plain, int, int]] = [
        (suit, own, ranking.members[suit]) for suit in SUITS if (own := some & ranking.members[suit])
    ]
    if ranking.trump is None and some >> JOKER:
        found.append((None, 1 << JOKER, 1 << JOKER))
    return found


@lru_cache(maxsize=1 << 16)
def _heights(ranking: Ranking, some: int) -> tuple[int, ...]:
    height = heights(ranking)
    return tuple(sorted((height[one] for one in each(Cards(some))), reverse=True))


@lru_cache(maxsize=1 << 16)
def _weighed(ranking: Ranking, some: int, weight: float) -> tuple[tuple[int, float], ...]:
    return tuple((height, weight) for height in _heights(ranking, some))


@dataclass(frozen=True, slots=True)
class Even:
    """A threat of which nothing is known: each of the cards is as likely, `weight`, to be against a hand."""

    cards: Cards
    weight: float


def evenly(pack: tuple[Card, ...], known: Iterable[Card], foes: int, hand: int) -> Even:
    """The threat before anything is known: all cards but the `known` ones spread evenly, `hand` cards for each foe."""
    unseen = Cards(_whole(pack) & ~set_of(known))
    return Even(unseen, foes * hand / unseen.bit_count())


@lru_cache(maxsize=16)
def _whole(pack: tuple[Card, ...]) -> Cards:
    return set_of(pack)
