"""What the search is asked: a position in which all cards are known, in integers.

A card is ``16 * suit + rank``, rank counted from the lowest card of its suit. Whatever ranks as a trump (a bower, a
joker where a suit is trump) is numbered into the trump suit. `JOKER` stands for one that belongs to no suit.
Seats are those still in the deal, numbered clockwise from 0.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NewType

from forehand.solver import search
from forehand.solver.alone import AloneSolver
from forehand.solver.search import Solver

NO_SUIT = 4
JOKER = 63
FOLD = 64
NO_LIMIT = 1 << 60
COMPILED = not str(search.__file__).endswith(".py")
"""Whether the search runs as machine code."""

Play = NewType("Play", int)
"""A card, with ``64 * (suit + 1)`` added where a joker that is led names a suit; where each plays for itself `FOLD`."""


@dataclass(frozen=True, slots=True)
class Rules:
    """By which rules the play goes on.

    `sides` has the side, 0 or 1, of each seat. Side 0 takes as many tricks as it can, or as few where it is
    `avoiding`; side 1 does the contrary. A seat that is void must trump where `must_trump`, the last one to a trick
    must take it if it can where `last_must_take`. A joker that is led without trump names a suit where `joker_names`.
    The deal `stops` at side 0's first trick.
    """

    sides: tuple[int, ...]
    trump: int = NO_SUIT
    avoiding: bool = False
    must_trump: bool = False
    last_must_take: bool = False
    joker_names: bool = False
    stops: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """Where the play stands: the trick under way and who is to play to it; the hands come beside it.

    `lead` is the suit to follow, `forbidden` a bit set of the suits that the joker's holder may not name. `opened` is
    the trick, counted in tricks left, that a card belonging to nobody will open: (tricks left, leader, suit).
    """

    rules: Rules
    turn: int
    table: tuple[tuple[int, int], ...] = ()
    lead: int = NO_SUIT
    forbidden: int = 0
    opened: tuple[int, int, int] = (-1, 0, 0)


def values(
    solver: Solver,
    position: Position,
    worlds: Sequence[Sequence[int]],
    plays: Sequence[Play],
    limit: int = NO_LIMIT,
) -> list[list[int]]:
    """How many tricks the side that wants them (side 0, or side 1 where side 0 is avoiding) gets from here on, the
    trick under way included, after each of the plays: a list a world. A world is a hand a seat, as bit sets.

    Worlds that `limit` (positions searched, over all worlds) did not allow to be finished are left out, so the list
    may be shorter than the worlds, and empty.
    """
    rules = position.rules
    first = sum(1 << seat for seat, side in enumerate(rules.sides) if side == 0)
    second = (1 << len(rules.sides)) - 1 & ~first
    # To avoid tricks is to want the other side to take them.
    counted = second if rules.avoiding else first
    solver.play_by(
        len(rules.sides),
        rules.trump,
        first,
        counted,
        rules.must_trump,
        rules.last_must_take,
        rules.joker_names,
        rules.stops,
    )
    found = array("b", bytes(len(worlds) * len(plays)))
    done = solver.solve(
        array("Q", [hand for world in worlds for hand in world]),
        position.turn,
        array("i", [number for card in position.table for number in card]),
        position.lead,
        position.forbidden,
        position.opened,
        array("i", plays),
        found,
        limit,
    )
    return [list(found[len(plays) * number : len(plays) * (number + 1)]) for number in range(done)]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What folding is weighed against: what each final number of tricks, from 0 on, is worth to each seat, what it is
    worth to have folded, and to be left alone when both others have.
    """

    tricks: tuple[tuple[int, ...], ...]
    fold: int
    alone: int


@dataclass(frozen=True, slots=True)
class AloneRules:
    """By which rules three seats play, each for itself.

    Each wants as many tricks as it can get, or as few where all are `avoiding`. Of two plays that bring it the same a
    seat takes the one that is worse for its first rival, then for the other one: `rivals` has them for each seat.
    """

    rivals: tuple[tuple[int, int], ...]
    trump: int = NO_SUIT
    avoiding: bool = False
    must_trump: bool = False
    last_must_take: bool = False
    stakes: Stakes | None = None


@dataclass(frozen=True, slots=True)
class AlonePosition:
    """Where the play of three seats stands, `to_play` of them yet to play to the trick. `out` is the bit set of the
    seats that have folded, `may_fold` of those that still may, in the trick under way.
    """

    rules: AloneRules
    turn: int
    to_play: int
    table: tuple[tuple[int, int], ...] = ()
    lead: int = NO_SUIT
    opened: tuple[int, int, int] = (-1, 0, 0)
    out: int = 0
    may_fold: int = 0


@dataclass(frozen=True, slots=True)
class AloneResult:
    """What best play leads to: the tricks of each seat from here on, and the bit set of the seats that have folded."""

    tricks: tuple[int, int, int]
    out: int


def alone_values(
    solver: AloneSolver,
    position: AlonePosition,
    worlds: Sequence[Sequence[int]],
    plays: Sequence[Play],
    limit: int = NO_LIMIT,
) -> list[list[AloneResult]]:
    """What each of the plays leads to, a list a world; worlds that `limit` did not allow are left out.

    A world is three hands as bit sets, an empty one for a seat that has folded.
    """
    rules = position.rules
    stakes = rules.stakes or Stakes(((), (), ()), 0, 0)
    solver.play_by(
        rules.trump,
        rules.must_trump,
        rules.last_must_take,
        rules.avoiding,
        list(rules.rivals),
        [list(each) for each in stakes.tricks],
        stakes.fold,
        stakes.alone,
    )
    found = array("H", bytes(2 * len(worlds) * len(plays)))
    done = solver.solve(
        array("Q", [hand for world in worlds for hand in world]),
        position.turn,
        position.to_play,
        array("i", [number for card in position.table for number in card]),
        position.lead,
        position.opened,
        position.out,
        position.may_fold,
        array("i", plays),
        found,
        limit,
    )
    results = [AloneResult((each & 15, each >> 4 & 15, each >> 8 & 15), each >> 12) for each in found]
    return [results[len(plays) * number : len(plays) * (number + 1)] for number in range(done)]
