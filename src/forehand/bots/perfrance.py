"""How a computer player bids, folds and plays in Perfrance."""

from collections.abc import Sequence

from forehand.bots.discards import best_discard, discard_text
from forehand.bots.facts import pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import expected
from forehand.bots.reading import heights, held, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import evenly, tricks
from forehand.engine.cards import SUITS, Card, Suit, ranking, suit
from forehand.engine.view import View

SIGMA = 1.2
"""How far the tricks taken stray from the estimate."""

PASSING = 1.5
"""Points to be expected after a pass in the first round."""

BLIND = 0.8
"""Tricks that the two cards of the blind bring, with two of twelve to lay away."""

LEFT_ALONE = -2.0
"""Points that the fold of the second defender is worth to it: it gives the declarer the stake."""


def decide(view: View, level: Level) -> str:
    """The action for the seat to act."""
    match view["phase"]:
        case "bidding":
            return _bid(view, level)
        case "naming":
            return _name_after_blind(view)
        case "discarding":
            return _lay_away(view)
        case _:
            return _fold_or_play(view, level)


def rate(trump: Suit) -> int:
    """Points a trick; ten times as many are at stake."""
    return 4 if trump == SUITS[3] else 2


def _bid(view: View, level: Level) -> str:
    pack, hand = pack_of(view), held(view["hand"])
    if "take" in view["legal"]:
        best = max(_declarer_points(named_tricks(pack, hand, trump) + BLIND - level.caution, trump) for trump in SUITS)
        return "take" if best > 2 * no_trump_tricks(pack, hand) else "pass"
    return _name_higher(view, pack, hand, level)


def _name_higher(view: View, pack: Sequence[Card], hand: Sequence[Card], level: Level) -> str:
    points = {
        text: _declarer_points(named_tricks(pack, hand, trump) - level.caution, trump)
        for text in view["legal"]
        if text != "pass"
        for trump in [suit(text[-1])]
    }
    best = max(points, key=points.__getitem__, default="pass")
    return best if best != "pass" and points[best] > PASSING else "pass"


def _declarer_points(mean: float, trump: Suit) -> float:
    return expected(lambda took: rate(trump) * (took if took >= 6 else -10), mean, SIGMA, 10)


def _defender_points(mean: float, trump: Suit) -> float:
    return expected(lambda took: rate(trump) * (took if took >= 2 else -10), mean, SIGMA, 10)


def named_tricks(pack: Sequence[Card], hand: Sequence[Card], trump: Suit) -> float:
    """Tricks to be expected by the seat that names trump and holds these ten cards."""
    return tricks(ranking(trump), hand, evenly(pack, hand, 2, 10), 2)


def no_trump_tricks(pack: Sequence[Card], hand: Sequence[Card]) -> float:
    """Tricks to be expected where there is no trump."""
    return tricks(ranking(None), hand, evenly(pack, hand, 2, 10), 2)


def _name_after_blind(view: View) -> str:
    pack, hand = pack_of(view), held(view["hand"])
    points = {
        text: _declarer_points(named_tricks(pack, _kept(pack, hand, trump), trump), trump)
        for text in view["legal"]
        for trump in [suit(text[-1])]
    }
    return max(points, key=points.__getitem__)


def _lay_away(view: View) -> str:
    hand = held(view["hand"])
    kept = _kept(pack_of(view), hand, suit(str(view["trump"])))
    return discard_text(one for one in hand if one not in kept)


def _kept(pack: Sequence[Card], hand: Sequence[Card], trump: Suit) -> list[Card]:
    """The ten of twelve cards that are worth most with that trump."""
    height = heights(ranking(trump))
    away = best_discard(hand, len(hand) - 10, height.__getitem__, lambda kept: named_tricks(pack, kept, trump))
    return [one for one in hand if one not in away]


def _fold_or_play(view: View, level: Level) -> str:
    if "fold" in view["legal"] and _should_fold(view, level):
        return "fold"
    reading = read(view, pack_of(view), ranking(_trump(view)), must_trump=True)
    prize = [0.0] * len(view["counts"])
    if view["declarer"] is not None:
        prize[view["declarer"]] = -0.2
    prize[reading.me] = 1.0
    return take_tricks(reading, prize, range(len(prize)))


def _trump(view: View) -> Suit | None:
    return None if view["trump"] is None else suit(view["trump"])


def _should_fold(view: View, level: Level) -> bool:
    """Whether the two tricks that a defender needs are too far off."""
    trump = suit(str(view["trump"]))
    mean = defender_tricks(view, trump)
    return _defender_points(mean - level.caution / 2, trump) < (LEFT_ALONE * rate(trump) if view["folded"] else 0.0)


def defender_tricks(view: View, trump: Suit) -> float:
    """Tricks to be expected by a defender before its first card."""
    hand = held(view["hand"])
    return tricks(ranking(trump), hand, evenly(pack_of(view), hand, 2, 10), 2)
