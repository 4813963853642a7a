"""What a hand is worth: the tricks it may hope to take, or must fear to take.

Both look at each suit as a card player does: what stands above a card, what guards it, and how many rounds the suit will
last. They serve for bidding, with the rest of the pack spread evenly, and for the play, with what has been read by then.
"""

from collections.abc import Iterable

from forehand.bots.reading import Odds, Plain, heights
from forehand.engine.cards import Card, Ranking

GUARDED, BARE = 0.45, 0.75
"""What one card above costs a card that has a lower one to guard it, and one that has none."""

LENGTH_IN_PLAIN_SUIT = 0.55
"""What a long card is worth once the suit has run out elsewhere, before somebody ruffs it or the lead is lost for good."""


def tricks(ranking: Ranking, hand: Iterable[Card], threat: Odds, foes: int) -> float:
    """Tricks that a hand may hope for against `foes` players, who hold each card with the chance in `threat`."""
    mine = by_suit(ranking, hand)
    against = spread(ranking, threat)
    trumps_out = sum(weight for _, weight in against.get(ranking.trump, ())) if ranking.trump is not None else 0.0
    total = 0.0
    for suit, own in mine.items():
        is_trump = suit == ranking.trump
        total += _suit_tricks(
            own,
            against.get(suit, []),
            foes,
            long_card=1.0 if is_trump else LENGTH_IN_PLAIN_SUIT,
            ruffers=0.0 if is_trump else min(1.0, trumps_out / foes),
        )
    return total


def _suit_tricks(
    own: list[int], against: list[tuple[int, float]], foes: int, *, long_card: float, ruffers: float
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


def forced(ranking: Ranking, hand: Iterable[Card], threat: Odds) -> float:
    """Tricks that a hand must fear to take where all others duck."""
    against = spread(ranking, threat)
    return sum(_suit_forced(own, against.get(suit, [])) for suit, own in by_suit(ranking, hand).items())


def _suit_forced(own: list[int], against: list[tuple[int, float]]) -> float:
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


def by_suit(ranking: Ranking, hand: Iterable[Card]) -> dict[Plain, list[int]]:
    """The heights of a hand's cards in each suit it holds, the highest first."""
    height = heights(ranking)
    found: dict[Plain, list[int]] = {}
    for one in sorted(hand, key=height.__getitem__, reverse=True):
        found.setdefault(ranking.suit_of[one], []).append(height[one])
    return found


def spread(ranking: Ranking, threat: Odds) -> dict[Plain, list[tuple[int, float]]]:
    """The cards against a hand, by suit: their height, and how likely they are against it."""
    height = heights(ranking)
    found: dict[Plain, list[tuple[int, float]]] = {}
    for one, weight in threat.items():
        found.setdefault(ranking.suit_of[one], []).append((height[one], weight))
    return found


def evenly(pack: Iterable[Card], known: Iterable[Card], foes: int, hand: int) -> Odds:
    """The threat before anything is known: all cards but the `known` ones spread evenly, `hand` cards for each foe."""
    seen = set(known)
    unseen = [one for one in pack if one not in seen]
    return dict.fromkeys(unseen, foes * hand / len(unseen))
