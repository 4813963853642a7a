"""How a computer player bids, whists and plays in Preference."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, inf
from types import MappingProxyType

from forehand.bots.chances import Aims
from forehand.bots.codes import Code
from forehand.bots.discards import as_actions, discard_text, discards
from forehand.bots.ducking import avoid_tricks
from forehand.bots.estimates import BOLDNESS, Estimate
from forehand.bots.facts import contracts_of, options_of, pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import at_least, expected
from forehand.bots.reading import heights, held, pairs, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import evenly, forced
from forehand.engine.cards import SUITS, Card, Seat, Suit, ranking, suit
from forehand.engine.game import Contract
from forehand.engine.view import View

STRAINS = (*SUITS, None)
MISERE = "bid:misere"

BEFORE_TALON = Estimate(base=1.8, hope=0.89, trump=0.0, void=0.0, single=0.0, sigma=1.2)
"""A declarer with a trump suit, from the ten cards dealt."""
BEFORE_TALON_NT = Estimate(base=1.0, hope=1.0, trump=0.0, void=-1.9, single=-0.5, sigma=1.55)
"""A declarer in no trump, from the ten cards dealt."""
AFTER_TALON = Estimate(base=0.6, hope=1.09, trump=-0.47, void=1.4, single=0.7, sigma=0.9)
"""A declarer with a trump suit, from the ten cards kept."""
AFTER_TALON_NT = Estimate(base=-0.4, hope=1.08, trump=0.0, void=-1.5, single=-0.8, sigma=1.4)
"""A declarer in no trump, from the ten cards kept."""
DEFENDER = Estimate(base=-0.65, hope=0.6, trump=0.3, void=-0.3, single=0.0, sigma=0.8)
"""A defender's own tricks against a six."""
DEFENDERS = Estimate(base=2.7, hope=0.28, trump=0.0, void=0.0, single=0.0, sigma=1.05)
"""Both defenders' tricks against a six, from the cards of one."""
DEFENDER_LOSES, DEFENDERS_LOSE = 0.4, 1.3
"""So many fewer tricks for one defender, and for both, against each trick more that the contract promises."""
MISERE_DEFENCE = 0.15
"""What a defender of a misère makes of low cards kept, against the declarer taking the trick at hand."""
SAFE_MISERE = 0.6
"""The chance from which a misère is worth thinking of."""

PASSING = -3.0
"""What a pass is worth, in points above the others' mean, when somebody else is likely to play."""

BONUS = 15.0
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
        case "naming":
            return _name(view)
        case "whisting":
            return _whist(view, level)
        case _:
            return _play(view, level)


def chance_of(view: View, level: Level, action: str) -> tuple[str, float] | None:
    """The contract that a bid or a name stands for, and how likely it is thought to be made."""
    pack, hand, name = pack_of(view), held(view["hand"]), action.partition(":")[2]
    if view["phase"] not in ("bidding", "naming") or not name:
        return None
    if name == "misere":
        return name, misere_chance(pack, hand)
    contract = contracts_of(view)[name]
    bidding = view["phase"] == "bidding"
    estimate = before_talon(contract.trump) if bidding else after_talon(contract.trump)
    mean = tricks_by(estimate, pack, hand, contract.trump) - (level.caution if bidding else 0.0)
    return name, at_least(contract.tricks, mean, estimate.sigma, 10)


# The points of a contract


def contract_points(contract: Contract, took: int) -> float:
    """What the declarer gains on the others' mean, with `took` tricks and both others whisting."""
    worth, duty = contract.worth or 0, contract.others or 0
    short = contract.tricks - took
    own = -5 * worth * short if short > 0 else 5 * worth
    theirs = 10 - took
    missing = max(0, duty - theirs)
    return own - (worth * theirs - 2 * worth * missing) / 2


def worth_playing(contract: Contract, mean: float, sigma: float) -> float:
    """Points above the others' mean to be expected by a declarer who expects `mean` tricks."""
    return _worth_playing(contract, round(mean, 2), sigma)


@lru_cache(maxsize=65536)
def _worth_playing(contract: Contract, mean: float, sigma: float) -> float:
    return expected(lambda took: contract_points(contract, took), mean, sigma, 10)


def tricks_by(estimate: Estimate, pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit | None) -> float:
    """Tricks to be expected by a declarer who holds ten of the cards and plays with that trump."""
    return estimate.tricks(ranking(trump), hand, evenly(pack, hand, 2, 10), 2)


def before_talon(trump: Suit | None) -> Estimate:
    """What the cards dealt tell of a contract."""
    return BEFORE_TALON_NT if trump is None else BEFORE_TALON


def after_talon(trump: Suit | None) -> Estimate:
    """What the cards kept tell of a contract."""
    return AFTER_TALON_NT if trump is None else AFTER_TALON


# Bidding


def _bid(view: View, level: Level) -> dict[str, float]:
    pack, hand = pack_of(view), held(view["hand"])
    boldness = BOLDNESS - level.caution
    means = {trump: tricks_by(before_talon(trump), pack, hand, trump) + boldness for trump in STRAINS}
    values = {text: _bid_value(view, text, means) for text in view["legal"] if text not in ("pass", MISERE)}
    if MISERE in view["legal"]:
        values[MISERE] = misere_points(misere_chance(pack, hand) + 0.15 * boldness)
    return {"pass": _pass_value(view, pack, hand)} | values


def _bid_value(view: View, text: str, means: Mapping[Suit | None, float]) -> float:
    """The best that can still be named after the bid."""
    contracts = [contracts_of(view)[name] for name in _nameable(view, text[4:])]
    return max(worth_playing(each, means[each.trump], before_talon(each.trump).sigma) for each in contracts)


def _nameable(view: View, bid: str) -> list[str]:
    """The contracts that may be named after the talon by the winner of the bidding."""
    contracts = contracts_of(view)
    steps = [name for name, contract in contracts.items() if contract.aim == "at-least"]
    most = 10 if options_of(view).naming == "free" else contracts[bid].tricks + 1
    return [name for name in steps[steps.index(bid) :] if contracts[name].tricks <= most]


def _pass_value(view: View, pack: tuple[Card, ...], hand: Sequence[Card]) -> float:
    said = [text for _, text in pairs(view["calls"])]
    if said.count("pass") == 2 and len(said) == 2:
        return 10 - 3 * ducking_tricks(pack, hand)
    return PASSING


def ducking_tricks(pack: tuple[Card, ...], hand: Sequence[Card]) -> float:
    """Tricks to be expected in a deal that all have passed."""
    return max(0.0, 1.35 * forced(ranking(None), hand, evenly(pack, hand, 2, 10)) - 0.75)


def misere_points(chance: float) -> float:
    """Points to be expected from a misère; one that fails costs a trick and a half on average. Only a fairly safe one is
    bid: against good defenders the chance is smaller.
    """
    return 50 * chance - 30 * (1 - chance) if chance >= SAFE_MISERE else -30.0


def misere_chance(pack: tuple[Card, ...], hand: Sequence[Card]) -> float:
    """The chance of no trick at all, before the talon, with two cards still to be laid away."""
    return 0.95 * exp(max(_safest(pack, hand).values()))


def _safest(pack: tuple[Card, ...], hand: Sequence[Card]) -> dict[tuple[Card, ...], float]:
    """How safe a misère is, by the two cards laid away."""
    height, threat = heights(ranking(None)), evenly(pack, hand, 2, 10)
    return discards(hand, 2, lambda one: -height[one], lambda kept: -forced(ranking(None), kept, threat))


# After the talon


def _lay_away(view: View) -> dict[str, float]:
    """By what the best contract promises that may then be named."""
    pack, hand = pack_of(view), held(view["hand"])
    bid = _winning_bid(view)
    if bid == "misere":
        return as_actions(_safest(pack, hand))
    contracts = [contracts_of(view)[name] for name in _nameable(view, bid)]
    values: dict[str, float] = {}
    for trump in STRAINS:
        named = [contract for contract in contracts if contract.trump == trump]
        for away, mean in _tried(pack, hand, trump).items():
            text = discard_text(away)
            values[text] = max(values.get(text, -inf), _best_named(named, mean, trump))
    return values


def _winning_bid(view: View) -> str:
    return [text[4:] for _, text in pairs(view["calls"]) if text.startswith("bid:")][-1]


def _tried(pack: tuple[Card, ...], hand: Sequence[Card], trump: Suit | None) -> dict[tuple[Card, ...], float]:
    """Tricks to be expected with that trump, by the two cards laid away."""
    height, estimate = heights(ranking(trump)), after_talon(trump)
    return discards(hand, 2, height.__getitem__, lambda kept: tricks_by(estimate, pack, kept, trump))


def _best_named(named: Sequence[Contract], mean: float, trump: Suit | None) -> float:
    """The most that one of the contracts, all with that trump, promises to one who expects `mean` tricks."""
    sigma = after_talon(trump).sigma
    return max((worth_playing(contract, mean, sigma) for contract in named), default=-inf)


def _name(view: View) -> dict[str, float]:
    pack, hand = pack_of(view), held(view["hand"])
    means = {trump: tricks_by(after_talon(trump), pack, hand, trump) for trump in STRAINS}

    def promises(text: str) -> float:
        contract = contracts_of(view)[text.partition(":")[2]]
        return worth_playing(contract, means[contract.trump], after_talon(contract.trump).sigma)

    return {text: promises(text) for text in view["legal"]}


# Whist


def _whist(view: View, level: Level) -> dict[str, float]:
    contract = contracts_of(view)[str(view["contract"])]
    return {"pass": level.caution / 2, "whist": whist_tricks(view, contract)}


def whist_tricks(view: View, contract: Contract) -> float:
    """Tricks that a whister may count, less those by which the defenders are likely to miss their duty.

    A whister counts its own, and those of a fellow who has passed as well.
    """
    more, duty = contract.tricks - 6, contract.others or 0
    both = _defence(view, contract, DEFENDERS) - DEFENDERS_LOSE * more
    mine = _defence(view, contract, DEFENDER) - DEFENDER_LOSES * more
    missing = expected(lambda took: max(0, duty - took), both, DEFENDERS.sigma, 10)
    alone = pairs(view["calls"])[-1][1] == "pass"
    return max(0.0, both if alone else mine) - missing


def _defence(view: View, contract: Contract, estimate: Estimate) -> float:
    hand = held(view["hand"])
    return estimate.tricks(ranking(contract.trump), hand, evenly(pack_of(view), hand, 1, 10), 1)


# Play


def _play(view: View, level: Level) -> dict[str, float]:
    trump = None if view["trump"] is None else suit(view["trump"])
    reading = read(view, pack_of(view), ranking(trump), must_trump=True)
    match view["contract"]:
        case "passed-out":
            return avoid_tricks(reading, _duck_alone(view, level, reading.me))
        case "misere":
            return avoid_tricks(reading, _misere_aims(view, level, reading.me))
        case _:
            return take_tricks(reading, _contract_aims(view, level, reading.me))


def _duck_alone(view: View, level: Level, me: Seat) -> Aims:
    """Each for itself: a trick costs two, the first one the five for having none as well."""
    cost = 3.5 if view["tricks"][me] == 0 else 1.0
    return Aims(tuple(-cost if seat == me else 0.0 for seat in range(3)), (0, 1, 2), level.foresight)


def _misere_aims(view: View, level: Level, me: Seat) -> Aims:
    """Each trick of the declarer is all that counts."""
    declarer = view["declarer"]
    value, foresight = (-1.0, 1.0) if me == declarer else (1.0, MISERE_DEFENCE)
    prize = tuple(value if seat == declarer else 0.0 for seat in range(3))
    return Aims(prize, _sides(view), foresight * level.foresight)


def _contract_aims(view: View, level: Level, me: Seat) -> Aims:
    """The declarer against both others, whether or not they whist."""
    side = _sides(view)
    return Aims(tuple(1.0 if each == side[me] else 0.0 for each in side), side, level.foresight)


def _sides(view: View) -> tuple[int, ...]:
    return tuple(0 if seat == view["declarer"] else 1 for seat in range(3))
