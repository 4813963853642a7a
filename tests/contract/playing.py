"""Matches played by chance, repeatable from a few numbers."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from forehand.engine.actions import Action, Call, Discard
from forehand.engine.cards import Card, Seat, each, set_of
from forehand.engine.deal import Deal, choose, legal, turn
from forehand.engine.game import Game
from forehand.engine.match import Match, act, begin, claim, new_deal, next_forehand
from forehand.engine.options import Flag, Integer, fields_of, read_options

HEAVY = os.environ.get("FOREHAND_CONTRACT") == "heavy"
"""Set in the environment for a long run: ten times as many matches."""

MOST_DEALS = 3
"""Deals of a match that a law looks at; the match itself may be longer."""


def times(count: int) -> int:
    """How many examples a law is tried on."""
    return count * 10 if HEAVY else count


@dataclass(frozen=True)
class Script:
    """All that decides how a match goes: the house rules, the seed of its chance, and how the seats are minded.

    `quiet` is the share of turns, 0 to 1, in which a seat passes or folds where it may, so that short and long
    biddings, passed-out deals and deals with folded seats all come up.
    """

    game: Game
    options: Any
    seed: int
    quiet: float
    deals: int = MOST_DEALS

    def __repr__(self) -> str:
        return f"Script({self.game.ID}, {self.options}, seed={self.seed}, quiet={self.quiet}, deals={self.deals})"


@st.composite
def scripts(draw: st.DrawFn, game: Game, deals: int = MOST_DEALS) -> Script:
    """Scripts of any house rules the game has."""
    given = {field.name: draw(_values(field.kind)) for field in fields_of(game.Options)}
    return Script(
        game,
        read_options(game.Options, given),
        draw(st.integers(0, 2**32 - 1)),
        draw(st.sampled_from((0.5, 0.0, 0.2, 0.35, 0.65, 0.8, 1.0))),
        deals,
    )


def _values(kind: Any) -> st.SearchStrategy[Any]:
    if isinstance(kind, Integer):
        return st.integers(0, (kind.high - kind.low) // kind.step).map(lambda step: kind.low + kind.step * step)
    return st.booleans() if isinstance(kind, Flag) else st.sampled_from(kind.values)


def packs(game: Game, chance: Random) -> list[Card]:
    """The game's pack, shuffled."""
    pack = list(game.PACK)
    chance.shuffle(pack)
    return pack


def deal_next(match: Match, chance: Random) -> Match:
    """The match with one more deal, its cards shuffled; chance picks the first forehand."""
    forehand = next_forehand(match)
    if forehand is None:
        forehand = Seat(chance.randrange(match.game.SEATS))
    return new_deal(match, forehand, *match.game.deal_out(packs(match.game, chance), forehand))


def any_action(deal: Deal, chance: Random, quiet: float = 0.5) -> Action:
    """A legal action; a discard is drawn, not looked up in the list of all, and a low bid is likelier than a high one."""
    if choice := choose(deal):
        return Discard(set_of(chance.sample(each(choice.among), choice.count)))
    actions = legal(deal)
    quiet_ones = [action for action in actions if isinstance(action, Call) and action.verb in ("pass", "fold")]
    others = [action for action in actions if action not in quiet_ones]
    if quiet_ones and (not others or chance.random() < quiet):
        return chance.choice(quiet_ones)
    return others[int(len(others) * chance.random() ** 2)] if isinstance(others[0], Call) else chance.choice(others)


def steps(script: Script) -> Iterator[Match]:
    """The match before its first deal, after each deal dealt, and after each action."""
    chance = Random(script.seed)
    match = begin(script.game, script.options)
    yield match
    for _ in range(script.deals):
        match = deal_next(match, chance)
        yield match
        while match.deals[-1].phase is not None:
            match = act(match, any_action(match.deals[-1], chance, script.quiet))
            yield match
        if match.finished:
            return


def moments(script: Script) -> list[Match]:
    """The match at one moment of each phase that it goes through, ``over`` too."""
    by_phase: dict[str, list[Match]] = {}
    for match in steps(script):
        if match.deals:
            phase = match.deals[-1].phase
            by_phase.setdefault(phase.name if phase else "over", []).append(match)
    chance = Random(script.seed + 1)
    return [chance.choice(found) for found in by_phase.values()]


def claimable(match: Match) -> bool:
    """Whether a claim may be made now."""
    deal = match.deal
    return deal is not None and deal.phase is not None and bool(deal.played) and not deal.table


def any_claim(match: Match, chance: Random) -> Match:
    """The match, its deal ended by a claim that the rules allow."""
    deal = match.deals[-1]
    still_in = [seat for seat in range(match.game.SEATS) if seat not in deal.out]
    tricks = list(deal.tricks)
    for _ in range(match.game.TRICKS - sum(tricks)):
        tricks[chance.choice(still_in)] += 1
    return claim(match, Seat(chance.choice(still_in)), tricks)


def viewers(game: Game) -> Sequence[Seat | None]:
    """Every seat, and a watcher."""
    return (*(Seat(seat) for seat in range(game.SEATS)), None)


def to_act(deal: Deal) -> Seat:
    """The seat whose turn it is, in a deal that is under way."""
    seat = turn(deal)
    assert seat is not None
    return seat
