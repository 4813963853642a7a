"""How a computer player bids, folds and plays in Perfrance."""

from collections.abc import Mapping, Sequence
from math import inf
from types import MappingProxyType

from forehand.bots.chances import Aims
from forehand.bots.codes import Code
from forehand.bots.discards import as_actions, discards, without
from forehand.bots.estimates import Estimate
from forehand.bots.facts import pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import at_least, expected
from forehand.bots.reading import heights, held, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import evenly
from forehand.engine.cards import SUITS, Card, H, Suit, ranking, suit
from forehand.engine.view import View

NAMED = Estimate(base=1.9, hope=1.04, trump=-0.57, void=0.85, single=0.33, sigma=0.95)
"""A declarer without the blind. A deal that both others fold counts as ten tricks, which score the same."""
BEFORE_BLIND = Estimate(base=4.8, hope=0.64, trump=-0.21, void=0.15, single=-0.1, sigma=1.4)
"""A declarer who is about to take the blind, from the ten cards dealt, with the best of the four suits as trump."""
AFTER_BLIND = Estimate(base=0.5, hope=0.93, trump=0.0, void=0.6, single=0.17, sigma=0.95)
"""A declarer who has taken the blind and laid two cards away."""
DEFENDER = Estimate(base=0.4, hope=0.65, trump=0.38, void=0.0, single=0.0, sigma=0.87)
"""A defender beside another one, or one who may still fold."""
LONE_DEFENDER = Estimate(base=0.7, hope=0.64, trump=0.48, void=0.0, single=0.0, sigma=0.87)
"""A defender after the other has folded."""
NO_TRUMP = Estimate(base=0.6, hope=0.95, trump=0.0, void=-1.3, single=-0.6, sigma=1.6)
"""Each seat where all have passed twice."""

PASSING = 0.0
"""Points to be expected after a pass in the first round, above those that the others then make."""
SECOND_FOLD = -0.25
"""What a defender who folds last gives away, as a part of the stake that the declarer then gets."""
DECLARER_TAKES = -0.2
"""What a trick for the declarer is worth to a defender, against one of its own."""

BONUS = 25.0
"""What a match won is worth, in points of its last deal, and a match lost costs."""
CODES: Mapping[str, Code] = MappingProxyType({})
"""No call tells a partner of more than it bids."""


def judge(view: View, level: Level) -> dict[str, float]:
    """What each action is worth to the seat to act, on a scale of this turn's own; of discards those that were tried."""
    match view["phase"]:
        case "bidding":
            return _take_or_pass(view, level) if "take" in view["legal"] else _name_or_pass(view, level)
        case "naming":
            return _name_after_blind(view)
        case "discarding":
            return _lay_away(view)
        case _:
            return _fold_or_play(view, level)


def chance_of(view: View, level: Level, action: str) -> tuple[str, float] | None:
    """The contract that a call names or a blind taken comes to, and how likely it is thought to be made."""
    pack, hand, phase = pack_of(view), held(view["hand"]), view["phase"]
    if phase == "naming":
        trump = suit(action[-1])
        mean = tricks_by(AFTER_BLIND, pack, _kept(pack, hand, trump), trump)
        return action[-1], at_least(6, mean, AFTER_BLIND.sigma, 10)
    if phase == "bidding" and action.startswith("name:"):
        mean = tricks_by(NAMED, pack, hand, suit(action[-1])) - level.caution
        return action[-1], at_least(6, mean, NAMED.sigma, 10)
    return None


def rate(trump: Suit) -> int:
    """Points a trick; ten times as many are at stake."""
    return 4 if trump == H else 2


def named_points(estimate: Estimate, mean: float, trump: Suit) -> float:
    """Points to be expected by a declarer, who needs six tricks."""
    return expected(lambda took: rate(trump) * (took if took >= 6 else -10), mean, estimate.sigma, 10)


def defender_points(estimate: Estimate, mean: float, trump: Suit) -> float:
    """Points to be expected by a defender who does not fold, and needs two tricks."""
    return expected(lambda took: rate(trump) * (took if took >= 2 else -10), mean, estimate.sigma, 10)


def tricks_by(estimate: Estimate, pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit | None) -> float:
    """Tricks to be expected from ten cards with that trump."""
    return estimate.tricks(ranking(trump), hand, evenly(pack, hand, 2, 10), 2)


def _name_or_pass(view: View, level: Level) -> dict[str, float]:
    pack, hand = pack_of(view), held(view["hand"])
    return {"pass": PASSING} | {
        text: named_points(NAMED, tricks_by(NAMED, pack, hand, trump) - level.caution, trump)
        for text in view["legal"]
        if text != "pass"
        for trump in [suit(text[-1])]
    }


def _take_or_pass(view: View, level: Level) -> dict[str, float]:
    """Whether the blind promises more than a deal without trump, where each trick counts two and nobody goes set."""
    pack, hand = pack_of(view), held(view["hand"])
    taking = max(
        named_points(BEFORE_BLIND, tricks_by(BEFORE_BLIND, pack, hand, trump) - level.caution, trump) for trump in SUITS
    )
    return {"pass": 2 * tricks_by(NO_TRUMP, pack, hand, None), "take": taking}


def _name_after_blind(view: View) -> dict[str, float]:
    pack, hand = pack_of(view), held(view["hand"])
    return {
        text: named_points(AFTER_BLIND, tricks_by(AFTER_BLIND, pack, _kept(pack, hand, trump), trump), trump)
        for text in view["legal"]
        for trump in [suit(text[-1])]
    }


def _lay_away(view: View) -> dict[str, float]:
    return as_actions(_tried(pack_of(view), held(view["hand"]), suit(str(view["trump"]))))


def _tried(pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit) -> dict[tuple[Card, ...], float]:
    """Tricks to be expected with that trump, by the two cards laid away."""
    height = heights(ranking(trump))
    return discards(hand, 2, height.__getitem__, lambda kept: tricks_by(AFTER_BLIND, pack, kept, trump))


def _kept(pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit) -> list[Card]:
    """The ten of twelve cards that are worth most with that trump."""
    tried = _tried(pack, hand, trump)
    return without(hand, max(tried, key=tried.__getitem__))


def _fold_or_play(view: View, level: Level) -> dict[str, float]:
    """A fold is out of the question, or nothing else is."""
    folds = {"fold": inf if _should_fold(view, level) else -inf} if "fold" in view["legal"] else {}
    trump = None if view["trump"] is None else suit(view["trump"])
    reading = read(view, pack_of(view), ranking(trump), must_trump=True)
    prize = [0.0] * len(view["counts"])
    if view["declarer"] is not None:
        prize[view["declarer"]] = DECLARER_TAKES
    prize[reading.me] = 1.0
    return folds | take_tricks(reading, Aims(tuple(prize), tuple(range(len(prize))), level.foresight))


def _should_fold(view: View, level: Level) -> bool:
    """Whether the two tricks that a defender needs are too far off."""
    trump = suit(str(view["trump"]))
    estimate = LONE_DEFENDER if view["folded"] else DEFENDER
    mean = tricks_by(estimate, pack_of(view), held(view["hand"]), trump) - level.caution / 2
    given_away = SECOND_FOLD * 10 * rate(trump) if view["folded"] else 0.0
    return defender_points(estimate, mean, trump) < given_away
