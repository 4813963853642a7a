"""How a computer player bids, discards and plays in Five Hundred."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType

from forehand.bots.chances import Aims
from forehand.bots.codes import Code
from forehand.bots.discards import as_actions, discards
from forehand.bots.ducking import avoid_tricks
from forehand.bots.estimates import Estimate
from forehand.bots.facts import contracts_of, options_of, pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import at_least, expected
from forehand.bots.reading import Reading, heights, held, pairs, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import Even, evenly, forced, tricks
from forehand.engine.cards import JOKER, SUITS, Card, Ranking, Seat, Suit, ranking, suit
from forehand.engine.game import Contract
from forehand.engine.view import View

STRAINS = (*SUITS, None)

BEFORE_KITTY = Estimate(base=3.6, hope=0.6, trump=0.15, void=0.0, single=0.0, sigma=1.55)
"""The pair's tricks with a trump suit, from the ten cards dealt to the declarer."""
BEFORE_KITTY_NT = Estimate(base=4.0, hope=0.47, trump=1.16, void=-0.65, single=-0.28, sigma=1.9)
"""The pair's tricks in no trump, from the ten cards dealt to the declarer."""
AFTER_KITTY = Estimate(base=2.9, hope=0.74, trump=-0.13, void=0.4, single=0.15, sigma=1.4)
"""The pair's tricks with a trump suit, from the ten cards kept."""
AFTER_KITTY_NT = Estimate(base=2.55, hope=0.58, trump=1.38, void=-0.3, single=-0.1, sigma=1.85)
"""The pair's tricks in no trump, from the ten cards kept."""

SUPPORT, AVERAGE_SUPPORT = 0.42, 1.9
"""What a trick hoped for in the partner's trump adds to its bid, above those that an average hand hopes for."""
PARTNER_BID, PARTNER_PASSED = 0.5, -0.3
"""Tricks that the partner adds, in another strain than its own, when it has bid, and when it has passed."""

PASSING = -10.0
"""Points above the other pair's to be expected after a pass while nobody has bid."""
THEIR_BID = -0.3
"""What the other pair's bid costs when we let them play it, as a part of its value."""
MISERE_DEFENCE = 0.15
"""What a defender of a misère makes of low cards kept, against the declarer taking the trick at hand."""
SAFE_MISERE = 0.6
"""The chance from which a misère is worth thinking of."""

BONUS = 120.0
"""What a match won is worth, in points of its last deal, and a match lost costs."""
CODES: Mapping[str, Code] = MappingProxyType({})
"""No call tells a partner of more than it bids."""


def judge(view: View, level: Level) -> dict[str, float]:
    """What each action is worth to the seat to act, on a scale of this turn's own; of discards those that were tried."""
    match view["phase"]:
        case "bidding":
            return _bid(view, level)
        case "discarding":
            return _lay_away(view)
        case _:
            return _play(view, level)


def chance_of(view: View, level: Level, action: str) -> tuple[str, float] | None:
    """The contract that a bid stands for, and how likely it is thought to be made."""
    if not action.startswith("bid:"):
        return None
    contract = contracts_of(view)[action[4:]]
    if contract.aim == "at-most":
        return action[4:], misere_chance(pack_of(view), held(view["hand"]))
    mean, sigma = _means(view, level)[contract.trump], before_kitty(contract.trump).sigma
    return action[4:], at_least(contract.tricks, mean, sigma, 10)


def ranking_of(trump: Suit | None) -> Ranking:
    """How the cards rank with that trump, bowers and joker among them."""
    return ranking(trump, bowers=True)


# Bidding


def _bid(view: View, level: Level) -> dict[str, float]:
    contracts, means = contracts_of(view), _means(view, level)
    return {"pass": _pass_points(view, level, means)} | {
        text: _contract_points(view, level, contracts[text[4:]], means) for text in view["legal"] if text != "pass"
    }


def _contract_points(view: View, level: Level, contract: Contract, means: Mapping[Suit | None, float]) -> float:
    """Points above the other pair's to be expected from a contract that is played."""
    if contract.aim == "at-most":
        return _misere_points(view, contract)
    value = contract.worth or 0
    won = min(value, _needed(view)) if level.minds_match else value
    return _played_points(contract, won, round(means[contract.trump], 2))


@lru_cache(maxsize=1 << 16)
def _played_points(contract: Contract, won: int, mean: float) -> float:
    """The same for a pair that expects `mean` tricks, to whom the contract brings `won`."""
    sigma, value = before_kitty(contract.trump).sigma, contract.worth or 0
    return expected(lambda took: (won if took >= contract.tricks else -value) - 10 * (10 - took), mean, sigma, 10)


def _needed(view: View) -> int:
    """Points that my side still needs to win the match; more are no use."""
    return max(40, options_of(view).target - view["totals"][view["seat"] or 0])


def _pass_points(view: View, level: Level, means: Mapping[Suit | None, float]) -> float:
    bids = _bids(view)
    if not bids:
        return PASSING
    seat, name = bids[-1]
    contract = contracts_of(view)[name]
    if seat % 2 != (view["seat"] or 0) % 2:
        return THEIR_BID * (contract.worth or 0) + 10 * (10 - contract.tricks)
    return 0.0 if contract.aim == "at-most" else _contract_points(view, level, contract, means)


def _bids(view: View) -> list[tuple[Seat, str]]:
    """The bids made so far: who, and what."""
    return [(seat, text[4:]) for seat, text in pairs(view["calls"]) if text.startswith("bid:")]


def _means(view: View, level: Level) -> dict[Suit | None, float]:
    """For each strain the tricks that the pair may expect, by my cards and by what the partner has said."""
    pack, hand = pack_of(view), held(view["hand"])
    partner = ((view["seat"] or 0) + 2) % 4
    bids = [contracts_of(view)[name] for seat, name in _bids(view) if seat == partner]
    passed = (partner, "pass") in pairs(view["calls"])
    adds = PARTNER_BID if bids else PARTNER_PASSED if passed else 0.0
    means = {trump: tricks_by(before_kitty(trump), pack, hand, trump) + adds for trump in STRAINS}
    if bids and bids[-1].aim == "at-least":
        trump = bids[-1].trump
        hope = tricks(ranking_of(trump), hand, evenly(pack, hand, 2, 10), 2)
        means[trump] = bids[-1].tricks + SUPPORT * (hope - AVERAGE_SUPPORT)
    return {trump: mean - level.caution for trump, mean in means.items()}


def before_kitty(trump: Suit | None) -> Estimate:
    """What the cards dealt tell of a contract."""
    return BEFORE_KITTY_NT if trump is None else BEFORE_KITTY


def after_kitty(trump: Suit | None) -> Estimate:
    """What the cards kept tell of a contract."""
    return AFTER_KITTY_NT if trump is None else AFTER_KITTY


def tricks_by(estimate: Estimate, pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit | None) -> float:
    """Tricks that the pair may expect with that trump from ten cards of the declarer."""
    return estimate.tricks(ranking_of(trump), hand, evenly(pack, hand, 2, 10), 2)


def _misere_points(view: View, contract: Contract) -> float:
    pack, hand, value = pack_of(view), held(view["hand"]), contract.worth or 0
    chance = misere_chance(pack, hand)
    return value * (2 * chance - 1) if chance >= SAFE_MISERE else -value


def misere_chance(pack: tuple[Card, ...], hand: Sequence[Card]) -> float:
    """The chance of no trick at all, before the kitty, with three cards still to be laid away."""
    return 0.95 * exp(max(_safest(pack, hand).values()))


def _safest(pack: tuple[Card, ...], hand: Sequence[Card]) -> dict[tuple[Card, ...], float]:
    """How safe a misère is, by the three cards laid away."""
    height, threat = heights(ranking_of(None)), evenly(pack, hand, 2, 10)
    return discards(hand, 3, lambda one: -height[one], lambda kept: -_danger(threat, kept))


def _danger(threat: Even, kept: Sequence[Card]) -> float:
    joker = 10.0 if JOKER in kept else 0.0
    return joker + forced(ranking_of(None), kept, threat)


# After the kitty


def _lay_away(view: View) -> dict[str, float]:
    pack, hand = pack_of(view), held(view["hand"])
    contract = contracts_of(view)[str(view["contract"])]
    if contract.aim == "at-most":
        return as_actions(_safest(pack, hand))
    height, estimate = heights(ranking_of(contract.trump)), after_kitty(contract.trump)
    tried = discards(hand, 3, height.__getitem__, lambda kept: tricks_by(estimate, pack, kept, contract.trump))
    return as_actions(tried)


# Play


def _play(view: View, level: Level) -> dict[str, float]:
    trump = None if view["trump"] is None else suit(view["trump"])
    reading = read(view, pack_of(view), ranking_of(trump), must_trump=False)
    if contracts_of(view)[str(view["contract"])].aim == "at-most":
        return _play_misere(view, level, reading)
    side = (0, 1, 0, 1)
    ours = tuple(1.0 if each == side[reading.me] else 0.0 for each in side)
    return take_tricks(reading, Aims(ours, side, level.foresight))


def _play_misere(view: View, level: Level, reading: Reading) -> dict[str, float]:
    declarer = Seat(view["declarer"] or 0)
    mine = reading.me == declarer
    prize = [0.0] * 4
    prize[declarer] = -1.0 if mine else 1.0
    foresight = level.foresight * (1.0 if mine else MISERE_DEFENCE)
    return avoid_tricks(reading, Aims(tuple(prize), (0, 1, 0, 1), foresight))
