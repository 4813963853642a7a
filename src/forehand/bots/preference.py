"""How a computer player bids, whists and plays in Preference."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from forehand.bots.discards import best_discard, discard_text, without
from forehand.bots.ducking import avoid_tricks
from forehand.bots.facts import contracts_of, options_of, pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import expected
from forehand.bots.reading import Reading, heights, held, pairs, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import evenly, forced, tricks
from forehand.engine.cards import SUITS, Card, Seat, Suit, ranking, suit
from forehand.engine.game import Contract
from forehand.engine.view import View

STRAINS = (*SUITS, None)

SIGMA = 1.1
"""How far the declarer's tricks stray from the estimate."""

TALON = 0.7
"""Tricks that the talon brings, with two of twelve cards to lay away."""

PASSING = 2.0
"""What a pass is worth, in points above the others' mean, when somebody else is likely to play."""


def decide(view: View, level: Level) -> str:
    """The action for the seat to act."""
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
            return _play(view)


# The points of a contract


def contract_points(contract: Contract, took: int) -> float:
    """What the declarer gains on the others' mean, with `took` tricks and both others whisting."""
    worth, duty = contract.worth or 0, contract.others or 0
    short = contract.tricks - took
    own = -5 * worth * short if short > 0 else 5 * worth
    theirs = 10 - took
    missing = max(0, duty - theirs)
    return own - (worth * theirs - 2 * worth * missing) / 2


def _worth_playing(contract: Contract, mean: float) -> float:
    return expected(lambda took: contract_points(contract, took), mean, SIGMA, 10)


def strain_tricks(pack: Sequence[Card], hand: Sequence[Card], trump: Suit | None) -> float:
    """Tricks to be expected by a declarer who plays these cards with that trump."""
    return tricks(ranking(trump), hand, evenly(pack, hand, 2, 10), 2)


# Bidding


def _bid(view: View, level: Level) -> str:
    pack, hand = pack_of(view), held(view["hand"])
    means = {trump: strain_tricks(pack, hand, trump) + TALON - level.caution for trump in STRAINS}
    values = {text: _bid_value(view, text, means) for text in view["legal"] if text not in ("pass", "bid:misere")}
    if "bid:misere" in view["legal"]:
        values["bid:misere"] = _misere_points(pack, hand) - 10 * level.caution
    best = max(values, key=values.__getitem__, default="pass")
    return best if best != "pass" and values[best] > _pass_value(view, pack, hand) else "pass"


def _bid_value(view: View, text: str, means: Mapping[Suit | None, float]) -> float:
    """The best that can still be named after the bid."""
    contracts = contracts_of(view)
    return max(_worth_playing(contracts[name], means[contracts[name].trump]) for name in _nameable(view, text[4:]))


def _nameable(view: View, bid: str) -> list[str]:
    """The contracts that may be named after the talon by the winner of the bidding."""
    contracts = contracts_of(view)
    steps = [name for name, contract in contracts.items() if contract.aim == "at-least"]
    most = 10 if options_of(view).naming == "free" else contracts[bid].tricks + 1
    return [name for name in steps[steps.index(bid) :] if contracts[name].tricks <= most]


def _pass_value(view: View, pack: Sequence[Card], hand: Sequence[Card]) -> float:
    said = [text for _, text in pairs(view["calls"])]
    if said.count("pass") == 2 and len(said) == 2:
        mine = ducking_tricks(pack, hand)
        return 10 - 3 * mine
    return PASSING


def ducking_tricks(pack: Sequence[Card], hand: Sequence[Card]) -> float:
    """Tricks to be expected in a deal that all have passed."""
    return forced(ranking(None), hand, evenly(pack, hand, 2, 10))


def _misere_points(pack: Sequence[Card], hand: Sequence[Card]) -> float:
    chance = misere_chance(pack, hand, 2)
    return 50 * chance - 30 * (1 - chance)


def misere_chance(pack: Sequence[Card], hand: Sequence[Card], spare: int) -> float:
    """The chance of no trick at all, with `spare` of the cards still to be laid away."""
    away = best_discard(hand, spare, lambda one: -heights(ranking(None))[one], lambda kept: -_danger(pack, hand, kept))
    return exp(-1.5 * _danger(pack, hand, without(hand, away)))


def _danger(pack: Sequence[Card], seen: Sequence[Card], kept: Sequence[Card]) -> float:
    return forced(ranking(None), kept, evenly(pack, seen, 2, 10))


# After the talon


def _lay_away(view: View) -> str:
    pack, hand = pack_of(view), held(view["hand"])
    bid = _winning_bid(view)
    if bid == "misere":
        away = best_discard(hand, 2, lambda one: -heights(ranking(None))[one], lambda kept: -_danger(pack, hand, kept))
        return discard_text(away)
    plans = [
        (_best_named(view, bid, pack, kept, trump), kept) for trump in STRAINS for kept in [_kept(pack, hand, trump)]
    ]
    _, kept = max(plans, key=lambda plan: plan[0])
    return discard_text(without(hand, kept))


def _winning_bid(view: View) -> str:
    return [text[4:] for _, text in pairs(view["calls"]) if text.startswith("bid:")][-1]


def _kept(pack: Sequence[Card], hand: Sequence[Card], trump: Suit | None) -> list[Card]:
    """The ten of twelve cards that are worth most with that trump."""
    away = best_discard(hand, 2, heights(ranking(trump)).__getitem__, lambda kept: strain_tricks(pack, kept, trump))
    return without(hand, away)


def _best_named(view: View, bid: str, pack: Sequence[Card], kept: Sequence[Card], trump: Suit | None) -> float:
    contracts = contracts_of(view)
    mean = strain_tricks(pack, kept, trump)
    named = [name for name in _nameable(view, bid) if contracts[name].trump == trump]
    return max((_worth_playing(contracts[name], mean) for name in named), default=-1000.0)


def _name(view: View) -> str:
    pack, hand, contracts = pack_of(view), held(view["hand"]), contracts_of(view)
    means = {trump: strain_tricks(pack, hand, trump) for trump in STRAINS}
    return max(
        view["legal"],
        key=lambda text: _worth_playing(contract := contracts[text.partition(":")[2]], means[contract.trump]),
    )


# Whist


def _whist(view: View, level: Level) -> str:
    contract = contracts_of(view)[str(view["contract"])]
    worth, duty = contract.worth or 0, contract.others or 0
    mine, fellow = defender_tricks(view, contract), _fellow_tricks(contract)
    alone = "pass" in [text for _, text in pairs(view["calls"])[-1:]] and _asked(view) == 1
    counted = mine + fellow if alone else mine
    missing = expected(lambda took: max(0, duty - took), mine + fellow, SIGMA, 10)
    return "whist" if worth * (counted - missing) > level.caution * worth / 2 else "pass"


def _asked(view: View) -> int:
    """How many defenders have said whether they whist."""
    after = [text for _, text in pairs(view["calls"])]
    named = max(index for index, text in enumerate(after) if text.startswith("contract:"))
    return len(after) - named - 1


def defender_tricks(view: View, contract: Contract) -> float:
    """Tricks to be expected by a defender before the first card."""
    hand = held(view["hand"])
    return tricks(ranking(contract.trump), hand, evenly(pack_of(view), hand, 1, 10), 1)


def _fellow_tricks(contract: Contract) -> float:
    """Tricks to be expected from a fellow defender whose cards nobody has seen."""
    return (10 - contract.tricks) * 0.45


# Play


def _play(view: View) -> str:
    trump = None if view["trump"] is None else suit(view["trump"])
    reading = read(view, pack_of(view), ranking(trump), must_trump=True)
    match view["contract"]:
        case "passed-out":
            return _duck_alone(view, reading)
        case "misere":
            return _play_misere(view, reading)
        case _:
            return _play_for_tricks(view, reading)


def _sides(view: View) -> list[int]:
    return [0 if seat == view["declarer"] else 1 for seat in range(3)]


def _prize(values: Iterable[tuple[Seat, float]]) -> list[float]:
    prize = [0.0] * 3
    for seat, value in values:
        prize[seat] = value
    return prize


def _duck_alone(view: View, reading: Reading) -> str:
    first = 3.5 if view["tricks"][reading.me] == 0 else 1.0
    return avoid_tricks(reading, _prize([(reading.me, -first)]), range(3))


def _play_misere(view: View, reading: Reading) -> str:
    declarer = Seat(view["declarer"] or 0)
    if reading.me == declarer:
        return avoid_tricks(reading, _prize([(declarer, -1.0)]), _sides(view))
    return avoid_tricks(reading, _prize([(declarer, 1.0)]), _sides(view), fear=0.15)


def _play_for_tricks(view: View, reading: Reading) -> str:
    side = _sides(view)
    mates = [Seat(seat) for seat in range(3) if side[seat] == side[reading.me]]
    return take_tricks(reading, _prize((seat, 1.0) for seat in mates), side)
