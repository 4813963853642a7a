"""How a computer player bids, discards and plays in Five Hundred."""

from collections.abc import Sequence
from math import exp

from forehand.bots.discards import best_discard, discard_text, without
from forehand.bots.ducking import avoid_tricks
from forehand.bots.facts import contracts_of, options_of, pack_of
from forehand.bots.levels import Level
from forehand.bots.likely import chances
from forehand.bots.reading import Reading, heights, held, pairs, read
from forehand.bots.taking import take_tricks
from forehand.bots.worth import evenly, forced, tricks
from forehand.engine.cards import JOKER, SUITS, Card, Ranking, Seat, Suit, ranking, suit
from forehand.engine.game import Contract
from forehand.engine.view import View

STRAINS = (*SUITS, None)

SIGMA = 1.4
"""How far the pair's tricks stray from the estimate."""

KITTY = 0.8
"""Tricks that the kitty brings, with three of thirteen cards to lay away."""

PARTNER = 1.3
"""Tricks that an average partner brings."""

PASSING = -20.0
"""Points above the other pair's to be expected after a pass."""


def decide(view: View, level: Level) -> str:
    """The action for the seat to act."""
    match view["phase"]:
        case "bidding":
            return _bid(view, level)
        case "discarding":
            return _lay_away(view)
        case _:
            return _play(view)


def ranking_of(trump: Suit | None) -> Ranking:
    """How the cards rank with that trump, bowers and joker among them."""
    return ranking(trump, bowers=True)


# Bidding


def _bid(view: View, level: Level) -> str:
    pack, hand, contracts = pack_of(view), held(view["hand"]), contracts_of(view)
    means = {
        trump: own_tricks(pack, hand, trump) + KITTY + _partner_tricks(view, trump) - level.caution for trump in STRAINS
    }
    values = {
        text: _misere_points(pack, hand, contract)
        if contract.aim == "at-most"
        else _bid_points(view, level, contract, means[contract.trump])
        for text in view["legal"]
        if text != "pass"
        for contract in [contracts[text[4:]]]
    }
    best = max(values, key=values.__getitem__, default="pass")
    return best if best != "pass" and values[best] > PASSING else "pass"


def _bid_points(view: View, level: Level, contract: Contract, mean: float) -> float:
    """Points above the other pair's to be expected from a bid that is played."""
    value = contract.worth or 0
    won = min(value, _needed(view)) if level.minds_match else value
    total = 0.0
    for took, chance in enumerate(chances(mean, SIGMA, 10)):
        total += chance * ((won if took >= contract.tricks else -value) - 10 * (10 - took))
    return total


def _needed(view: View) -> int:
    """Points that my side still needs to win the match; more are no use."""
    return max(40, options_of(view).target - view["totals"][view["seat"] or 0])


def _partner_tricks(view: View, trump: Suit | None) -> float:
    """Tricks that the partner brings, by what it has bid."""
    partner = ((view["seat"] or 0) + 2) % 4
    said = [text for seat, text in pairs(view["calls"]) if seat == partner]
    bids = [contracts_of(view)[text[4:]] for text in said if text.startswith("bid:")]
    if not bids:
        return PARTNER - (0.4 if said else 0.0)
    return PARTNER + (1.5 if bids[-1].trump == trump else 0.6)


def own_tricks(pack: Sequence[Card], hand: Sequence[Card], trump: Suit | None) -> float:
    """Tricks that these cards may hope for with that trump, besides the partner's."""
    return tricks(ranking_of(trump), hand, evenly(pack, hand, 2, 10), 2)


def _misere_points(pack: Sequence[Card], hand: Sequence[Card], contract: Contract) -> float:
    value = contract.worth or 0
    chance = misere_chance(pack, hand, 3)
    return value * (2 * chance - 1)


def misere_chance(pack: Sequence[Card], hand: Sequence[Card], spare: int) -> float:
    """The chance of no trick at all, with `spare` of the cards still to be laid away."""
    away = _worst_in_misere(pack, hand, spare)
    return exp(-1.5 * _danger(pack, hand, without(hand, away)))


def _worst_in_misere(pack: Sequence[Card], hand: Sequence[Card], count: int) -> tuple[Card, ...]:
    height = heights(ranking_of(None))
    return best_discard(hand, count, lambda one: -height[one], lambda kept: -_danger(pack, hand, kept))


def _danger(pack: Sequence[Card], seen: Sequence[Card], kept: Sequence[Card]) -> float:
    joker = 10.0 if JOKER in kept else 0.0
    return joker + forced(ranking_of(None), kept, evenly(pack, seen, 2, 10))


# After the kitty


def _lay_away(view: View) -> str:
    pack, hand = pack_of(view), held(view["hand"])
    contract = contracts_of(view)[str(view["contract"])]
    if contract.aim == "at-most":
        return discard_text(_worst_in_misere(pack, hand, 3))
    height = heights(ranking_of(contract.trump))
    return discard_text(best_discard(hand, 3, height.__getitem__, lambda kept: own_tricks(pack, kept, contract.trump)))


# Play


def _play(view: View) -> str:
    trump = None if view["trump"] is None else suit(view["trump"])
    reading = read(view, pack_of(view), ranking_of(trump), must_trump=False)
    if contracts_of(view)[str(view["contract"])].aim == "at-most":
        return _play_misere(view, reading)
    ours = [1.0 if seat % 2 == reading.me % 2 else 0.0 for seat in range(4)]
    return take_tricks(reading, ours, [seat % 2 for seat in range(4)])


def _play_misere(view: View, reading: Reading) -> str:
    declarer = Seat(view["declarer"] or 0)
    side = [0 if seat % 2 == declarer % 2 else 1 for seat in range(4)]
    mine = reading.me == declarer
    prize = [0.0] * 4
    prize[declarer] = -1.0 if mine else 1.0
    return avoid_tricks(reading, prize, side, fear=1.0 if mine else 0.15)
