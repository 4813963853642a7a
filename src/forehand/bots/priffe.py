"""How a computer player bids and plays in Priffe.

What the two bids that only inform say to everybody at the table: spades, "high cards, but no suit of my own to name";
clubs, "low cards, good for null".
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from forehand.bots.chances import Aims
from forehand.bots.codes import Code
from forehand.bots.ducking import avoid_tricks
from forehand.bots.estimates import BOLDNESS, Estimate
from forehand.bots.facts import contracts_of, options_of, pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import at_least, expected
from forehand.bots.reading import held, pairs, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import evenly, forced
from forehand.engine.cards import Card, D, H, Suit, ranking, suit
from forehand.engine.view import View

SPILL = Estimate(base=4.8, hope=0.56, trump=0.0, void=-0.7, single=-0.6, sigma=2.0)
"""The pair's tricks without trump, from the bidder's cards."""
SUIT = Estimate(base=4.0, hope=0.48, trump=0.38, void=0.9, single=0.2, sigma=1.8)
"""The pair's tricks with a trump suit, from the bidder's cards."""
NULL_BASE, NULL_FEAR, NULL_SIGMA = 3.9, 0.78, 2.4
"""The pair's tricks where all avoid them: to begin with, for each trick that the bidder's cards must fear, and how far
they stray."""

PARTNERS_HINT = 0.8
"""Tricks that the partner's spades promise above the average, and its clubs below it."""
INFORMING = 0.4
"""Tricks above or below the average that are worth telling the partner of."""

CODES: Mapping[str, Code] = MappingProxyType({"bid:spades": "high-cards", "bid:clubs": "low-cards"})
"""What the two bids tell that are made in the first two hands for the partner's sake."""
PASSING = 2.0
"""Points above the other pair's to be expected after a pass."""

BONUS = 15.0
"""What a match won is worth, in points of its last deal, and a match lost costs."""


def judge(view: View, level: Level) -> dict[str, float]:
    """What each action is worth to the seat to act, on a scale of this turn's own."""
    return _bid(view, level) if view["phase"] == "bidding" else _play(view, level)


# Bidding


def taken_points(took: int) -> int:
    """What a pair that plays for tricks gains on the other."""
    slam = {0: -20, 1: -10, 12: 10, 13: 20}.get(took, 0)
    return slam + (10 * (took - 6) if took >= 7 else -20 * (7 - took))


def avoided_points(took: int) -> int:
    """What a pair that has bid null gains on the other."""
    slam = {0: 20, 1: 10, 12: -10, 13: -20}.get(took, 0)
    return slam + (10 * (7 - took) if took <= 6 else -20 * (took - 6))


TAKING = {"bid:spill": (SPILL, None), "bid:hearts": (SUIT, H), "bid:diamonds": (SUIT, D)}
"""The bids that promise tricks: by which estimate, and with which trump."""


def chance_of(view: View, level: Level, action: str) -> tuple[str, float] | None:
    """The contract that a bid stands for, and how likely it is thought to be made: at least seven tricks, or in null
    at most six.
    """
    if action == "bid:null":
        return "null", 1 - at_least(7, _fears(view, level), NULL_SIGMA, 13)
    if action in TAKING:
        return action[4:], at_least(7, _hopes(view, level, action), TAKING[action][0].sigma, 13)
    return None


def _bid(view: View, level: Level) -> dict[str, float]:
    pack, hand = pack_of(view), held(view["hand"])
    values = {text: _taken(TAKING[text][0], _hopes(view, level, text) + BOLDNESS) for text in TAKING}
    values["bid:null"] = expected(avoided_points, _fears(view, level) - BOLDNESS, NULL_SIGMA, 13)
    informs = _inform(view, pack, hand)
    says_nothing = {text: PASSING - (text != informs) for text in view["legal"] if text not in values}
    return {informs: PASSING} | says_nothing | {text: values[text] for text in view["legal"] if text in values}


def _hopes(view: View, level: Level, bid: str) -> float:
    """Tricks that the pair expects to take after one of the bids `TAKING`."""
    estimate, trump = TAKING[bid]
    return tricks_by(estimate, pack_of(view), held(view["hand"]), trump) + _partners_hint(view) - level.caution


def _fears(view: View, level: Level) -> float:
    """Tricks that the pair expects to take in null."""
    return null_tricks(pack_of(view), held(view["hand"])) + _partners_hint(view) + level.caution


def _taken(estimate: Estimate, mean: float) -> float:
    return expected(taken_points, mean, estimate.sigma, 13)


def _inform(view: View, pack: tuple[Card, ...], hand: Sequence[Card]) -> str:
    high = tricks_by(SPILL, pack, hand, None) - 6.5
    if "bid:spades" in view["legal"] and high > INFORMING:
        return "bid:spades"
    if "bid:clubs" in view["legal"] and high < -INFORMING:
        return "bid:clubs"
    return "pass"


def _partners_hint(view: View) -> float:
    """Tricks that the partner's call promises above the average, or owns to be short of."""
    partner = ((view["seat"] or 0) + 2) % 4
    said = [text for seat, text in pairs(view["calls"]) if seat == partner]
    return {"bid:spades": PARTNERS_HINT, "bid:clubs": -PARTNERS_HINT}.get(said[0], 0.0) if said else 0.0


def tricks_by(estimate: Estimate, pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit | None) -> float:
    """Tricks that the pair may expect with that trump, partner's hand being an average one."""
    return estimate.tricks(ranking(trump), hand, evenly(pack, hand, 2, 13), 2)


def null_tricks(pack: tuple[Card, ...], hand: Sequence[Card]) -> float:
    """Tricks that the pair must fear to take, partner's hand being an average one."""
    return NULL_BASE + NULL_FEAR * forced(ranking(None), hand, evenly(pack, hand, 2, 13))


# Play


def _play(view: View, level: Level) -> dict[str, float]:
    trump = None if view["trump"] is None else suit(view["trump"])
    reading = read(view, pack_of(view), ranking(trump), must_trump=options_of(view).must_trump)
    side = (0, 1, 0, 1)
    ours = tuple(1.0 if each == side[reading.me] else 0.0 for each in side)
    if contracts_of(view)[str(view["contract"])].aim in ("at-most", "fewest"):
        return avoid_tricks(reading, Aims(tuple(-value for value in ours), side, level.foresight))
    return take_tricks(reading, Aims(ours, side, level.foresight))
