"""A deal with all its cards known, put to the solver: what each legal play leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from forehand.bots.play_rules import Sides, alone_rules_of, numbers_of, rules_of, sides_of
from forehand.engine.actions import Action, Call, Play
from forehand.engine.cards import JOKER, SUITS, Seat, each, set_of
from forehand.engine.deal import Deal, clockwise, legal
from forehand.engine.game import Game
from forehand.games import five_hundred, perfrance, preference
from forehand.solver import position as solver
from forehand.solver.alone import AloneSolver
from forehand.solver.position import FOLD, NO_LIMIT, NO_SUIT, AlonePosition, Position
from forehand.solver.search import Solver


@dataclass
class Solvers:
    """The two searches, each with its table, for one thread."""

    two_sides: Solver = field(default_factory=Solver)
    alone: AloneSolver = field(default_factory=AloneSolver)


def tricks_after(solvers: Solvers, game: Game, deal: Deal, limit: int = NO_LIMIT) -> dict[str, list[int]]:
    """The final tricks of each side under best play, for each action that is legal in the play of a deal.

    The sides are those that the contract makes, declarers first; a number a seat where each seat plays for itself: in
    Perfrance and in Preference where all have passed. Empty where `limit` positions were not enough.
    """
    outcomes = outcomes_after(solvers, game, [deal], limit)
    if not outcomes:
        return {}
    if each_for_itself(game, deal):
        return {action: list(after.tricks) for action, after in outcomes[0].items()}
    sides = game.SIDES if game.ID == perfrance.ID else sides_of(game, deal.declarer, deal.out)
    return {
        action: [sum(after.tricks[seat] for seat in side) for side in sides] for action, after in outcomes[0].items()
    }


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ends: the tricks of each seat, and the seats that are out of it. What partners have yet to win is dealt
    out evenly between them.
    """

    tricks: tuple[int, ...]
    out: tuple[Seat, ...]


def outcomes_after(
    solvers: Solvers, game: Game, deals: Sequence[Deal], limit: int = NO_LIMIT
) -> list[dict[str, Outcome]]:
    """How each deal ends under best play after each of its legal actions.

    The deals differ in nothing but who holds which unplayed card. The list is shorter than theirs, and may be empty,
    where `limit` positions, over all deals, were not enough.
    """
    solve = _outcomes_alone if each_for_itself(game, deals[0]) else _outcomes_of_sides
    found: list[dict[str, Outcome]] = []
    for _, alike in groupby(deals, lambda deal: (forbidden_to_joker(game, deal), opened_by_talon(game, deal))):
        asked = list(alike)
        solved = solve(solvers, game, asked, limit)
        found += solved
        if len(solved) < len(asked):
            break
    return found


def each_for_itself(game: Game, deal: Deal) -> bool:
    """Whether three seats are in the play, each alone, or may yet fold to leave two."""
    return len(sides_of(game, deal.declarer, deal.out)) > 2 or bool(may_fold(game, deal))


def may_fold(game: Game, deal: Deal) -> int:
    """The bit set of the seats that may fold in the trick under way."""
    if game.ID != perfrance.ID or deal.declarer is None:
        return 0
    return sum(1 << seat for seat in deal.to_play if perfrance.may_fold(deal, seat))


def _outcomes_of_sides(solvers: Solvers, game: Game, deals: Sequence[Deal], limit: int) -> list[dict[str, Outcome]]:
    deal = deals[0]
    sides = sides_of(game, deal.declarer, deal.out)
    seats = clockwise(Seat(0), deal.seats, deal.out)
    numbers = numbers_of(deal.ranking, set_of(game.PACK))
    rules = rules_of(game, deal.options, deal.contract, deal.ranking.trump, sides, deal.out)
    position = Position(
        rules,
        seats.index(deal.to_play[0]),
        tuple((seats.index(seat), numbers[play.card]) for seat, play in deal.table),
        NO_SUIT if deal.lead is None else deal.lead,
        forbidden_to_joker(game, deal),
    )
    allowed = legal(deal)
    worlds = [[numbered(each_deal, seat, numbers) for seat in seats] for each_deal in deals]
    plays = [number_of(action, numbers) for action in allowed]
    left = deal.hands[deal.to_play[0]].bit_count()
    return [
        {
            str(action): Outcome(_dealt_out(deal, sides, sides_get(rules, left, wanted)), deal.out)
            for action, wanted in zip(allowed, values, strict=True)
        }
        for values in solver.values(solvers.two_sides, position, worlds, plays, limit)
    ]


def _dealt_out(deal: Deal, sides: Sides, gets: tuple[int, int]) -> tuple[int, ...]:
    """The final tricks of each seat, where each side gets so many more."""
    tricks = list(deal.tricks)
    for side, more in zip(sides, gets, strict=True):
        playing = [seat for seat in side if seat not in deal.out]
        for number in range(more):
            tricks[playing[number % len(playing)]] += 1
    return tuple(tricks)


def sides_get(rules: solver.Rules, left: int, wanted: int) -> tuple[int, int]:
    """The tricks to come of both sides, of which the one that wants them gets `wanted` of the `left`."""
    if rules.stops:
        return int(wanted < left), wanted
    return (left - wanted, wanted) if rules.avoiding else (wanted, left - wanted)


def _outcomes_alone(solvers: Solvers, game: Game, deals: Sequence[Deal], limit: int) -> list[dict[str, Outcome]]:
    deal = deals[0]
    numbers = numbers_of(deal.ranking, set_of(game.PACK))
    position = AlonePosition(
        alone_rules_of(game, deal.options, deal.contract, deal.ranking.trump, deal.declarer),
        deal.to_play[0],
        len(deal.to_play),
        tuple((seat, numbers[play.card]) for seat, play in deal.table),
        NO_SUIT if deal.lead is None else deal.lead,
        opened_by_talon(game, deal),
        sum(1 << seat for seat in deal.out),
        may_fold(game, deal),
    )
    allowed = legal(deal)
    worlds = [
        [0 if seat in each_deal.out else numbered(each_deal, Seat(seat), numbers) for seat in range(deal.seats)]
        for each_deal in deals
    ]
    plays = [number_of(action, numbers) for action in allowed]
    return [
        {
            str(action): Outcome(
                tuple(won + more for won, more in zip(deal.tricks, result.tricks, strict=True)),
                tuple(Seat(seat) for seat in range(deal.seats) if result.out >> seat & 1),
            )
            for action, result in zip(allowed, results, strict=True)
        }
        for results in solver.alone_values(solvers.alone, position, worlds, plays, limit)
    ]


def numbered(deal: Deal, seat: Seat, numbers: Sequence[int]) -> int:
    """A hand as the solver has it."""
    return sum(1 << numbers[one] for one in each(deal.hands[seat]))


def number_of(action: Action, numbers: Sequence[int]) -> solver.Play:
    """The solver's number of a play, or of a fold."""
    if isinstance(action, Call):
        return solver.Play(FOLD)
    assert isinstance(action, Play)
    return solver.Play(numbers[action.card] + 64 * (0 if action.named is None else action.named + 1))


def forbidden_to_joker(game: Game, deal: Deal) -> int:
    """The suits that the holder of the joker may not name any more, as a bit set."""
    holder = next((Seat(seat) for seat, hand in enumerate(deal.hands) if hand >> JOKER & 1), None)
    if game.ID != five_hundred.ID or holder is None:
        return 0
    may_name = five_hundred.suits_to_name(deal, holder)
    return sum(1 << suit for suit in SUITS if suit not in may_name) if may_name else 0


def opened_by_talon(game: Game, deal: Deal) -> tuple[int, int, int]:
    """The trick that the talon's second card will open: how many tricks are left then, its first player and suit."""
    if game.ID != preference.ID or not deal.options.passed_out_talon or deal.played:
        return -1, 0, 0
    suit = deal.ranking.suit_of[deal.stock[1]]
    assert suit is not None
    return deal.hands[deal.to_play[0]].bit_count() - 1, deal.forehand, suit
