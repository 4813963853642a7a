"""Why an action is advised: sentences that are true of what the seat sees and of what has been worked out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf, isclose

from forehand.bots.codes import Code
from forehand.bots.facts import contracts_of, game_of, options_of, ranking_of
from forehand.bots.play_rules import AVOIDING, must_trump, sides_of
from forehand.bots.reading import Reading, card_of, read
from forehand.bots.thinking import Thoughts
from forehand.engine.cards import SUIT_LETTERS, Card, Seat, card_text
from forehand.engine.view import View

ChanceOf = Callable[[str], tuple[str, float] | None]
"""The contract that a call stands for, and how likely it is thought to be made; None for other actions."""

TELLING = 0.08
"""By so great a part of the deals the contract has to depend on the choice, to be worth mentioning."""
LIKELY = 0.4
"""A bid with so good a chance is one that people would make: a pass has to be explained."""


@dataclass(frozen=True)
class Reason:
    """The code of a sentence, and what it speaks of: any of `contract`, `card` and `suit` (texts), `seat`, `good` of `deals`."""

    code: Code
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


def why(
    view: View,
    action: str,
    worth: Mapping[str, float],
    thoughts: Thoughts | None,
    chance_of: ChanceOf,
    code: Code | None = None,
) -> tuple[Reason, ...]:
    """What can be said for the action: first what it does, then what it is worth; or that it has this `code`."""
    if code is not None:
        return (Reason(code),)
    found = _deed(view, action) if view["phase"] == "playing" and action != "fold" else []
    if thoughts:
        found += _from_deals(view, action, thoughts)
    elif view["phase"] != "playing":
        found += _from_chances(action, worth, chance_of)
    return tuple(found) or (Reason("rules"),)


# What was worked out


def _from_deals(view: View, action: str, thoughts: Thoughts) -> list[Reason]:
    deals, made = thoughts.worlds, thoughts.made_in
    if all(isclose(part, 1) for part in thoughts.best_in.values()):
        return [Reason("all-same", {"deals": deals})]
    if made and max(made.values()) - min(made.values()) >= TELLING:
        if _plays_contract(view):
            return [Reason("made-in", _of(made[action], deals))]
        return [Reason("down-in", _of(1 - made[action], deals))]
    return [Reason("best-in", _of(thoughts.best_in[action], deals))]


def _plays_contract(view: View) -> bool:
    """Whether the contract is the seat's own, or its partner's."""
    return any({view["seat"], view["declarer"]} <= set(side) for side in game_of(view).SIDES)


def _of(part: float, deals: int) -> dict[str, str | int]:
    """A part of the deals as a whole number: all and none only where it is so."""
    good = round(part * deals)
    if not (isclose(part, 0, abs_tol=1e-9) or isclose(part, 1)):
        good = min(max(good, 1), deals - 1)
    return {"good": good, "deals": deals}


def _from_chances(action: str, worth: Mapping[str, float], chance_of: ChanceOf) -> list[Reason]:
    told = action
    if action == "pass":
        told = max((text for text in worth if chance_of(text)), key=worth.__getitem__, default=action)
    named = chance_of(told)
    if named is None:
        return []
    contract, chance = named
    # A bid that is made more often than not may still lose by what it costs the other times.
    likely = told != action and chance >= LIKELY and worth.get(action, -inf) >= worth[told]
    return [Reason("made-but" if likely else "made", {"contract": contract, "good": round(100 * chance)})]


# What a play does


def _deed(view: View, action: str) -> list[Reason]:
    game, contract = game_of(view), contracts_of(view).get(str(view["contract"]))
    reading = read(view, game.PACK, ranking_of(view), must_trump=must_trump(game, options_of(view)))
    sides = sides_of(
        game, None if view["declarer"] is None else Seat(view["declarer"]), [Seat(s) for s in view["folded"]]
    )
    mine = next((side for side in sides if reading.me in side), ())
    avoiding = view["contract"] in AVOIDING or (contract is not None and contract.aim == "fewest")
    one = card_of(action)
    if reading.leading:
        return _lead(reading, one, mine, avoiding=avoiding)
    return _follow(reading, one, mine, avoiding=avoiding)


def _lead(reading: Reading, one: Card, mine: tuple[Seat, ...], *, avoiding: bool) -> list[Reason]:
    led = reading.suit(one)
    if led is None or avoiding:
        return []
    for seat in reading.others:
        if led in reading.voids[seat] and led != reading.ranking.trump:
            code: Code = "partner-void" if seat in mine else "void"
            return [Reason(code, {"seat": int(seat), "suit": SUIT_LETTERS[led]})]
    if led == reading.ranking.trump:
        return [Reason("leads-trump")]
    higher = [
        other
        for seat in reading.others
        for other in reading.odds[seat]
        if reading.suit(other) == led and reading.height[other] > reading.height[one]
    ]
    return [] if higher else [Reason("highest-left", {"suit": SUIT_LETTERS[led]})]


def _follow(reading: Reading, one: Card, mine: tuple[Seat, ...], *, avoiding: bool) -> list[Reason]:
    if reading.best is None:
        return []
    power = reading.ranking.strength[reading.lead]
    taking = [other for other in reading.plays.values() if power[other] > power[reading.best[1]]]
    under = [power[other] for other in reading.plays.values() if other not in taking]
    follows = reading.suit(one) == reading.lead
    code: Code | None = None
    if one in taking:
        if not follows and reading.suit(one) == reading.ranking.trump:
            code = "ruffs"
        elif not reading.later and power[one] == min(power[other] for other in taking):
            code = "takes-cheaply"
    elif not avoiding and reading.best[0] in mine:
        code = "partners-trick"
    elif follows and avoiding and len(under) > 1 and power[one] == max(under):
        code = "highest-under"
    elif follows and not avoiding and taking:
        return [Reason("keeps", {"card": card_text(max(taking, key=power.__getitem__))})]
    return [Reason(code)] if code else []
