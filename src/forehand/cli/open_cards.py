"""A deal with all its cards known, put to the solver: what each legal play leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from forehand.bots.play_rules import alone_rules_of, numbers_of, rules_of, sides_of
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
    if each_for_itself(game, deal):
        return tricks_alone(solvers.alone, game, deal, limit)
    return tricks_of_sides(solvers.two_sides, game, deal, limit)


def each_for_itself(game: Game, deal: Deal) -> bool:
    """Whether three seats are in the play, each alone, or may yet fold to leave two."""
    return len(sides_of(game, deal.declarer, deal.out)) > 2 or bool(may_fold(game, deal))


def may_fold(game: Game, deal: Deal) -> int:
    """The bit set of the seats that may fold in the trick under way."""
    if game.ID != perfrance.ID or deal.declarer is None:
        return 0
    return sum(1 << seat for seat in deal.to_play if perfrance.may_fold(deal, seat))


def tricks_of_sides(search: Solver, game: Game, deal: Deal, limit: int) -> dict[str, list[int]]:
    """The same where there are two sides."""
    sides = sides_of(game, deal.declarer, deal.out)
    seats = clockwise(Seat(0), deal.seats, deal.out)
    numbers = numbers_of(deal.ranking, set_of(game.PACK))
    position = Position(
        rules_of(game, deal.options, deal.contract, deal.ranking.trump, sides, deal.out),
        seats.index(deal.to_play[0]),
        tuple((seats.index(seat), numbers[play.card]) for seat, play in deal.table),
        NO_SUIT if deal.lead is None else deal.lead,
        forbidden_to_joker(game, deal),
    )
    allowed = legal(deal)
    world = [numbered(deal, seat, numbers) for seat in seats]
    found = solver.values(search, position, [world], [number_of(action, numbers) for action in allowed], limit)
    left = deal.hands[deal.to_play[0]].bit_count()
    shown = game.SIDES if game.ID == perfrance.ID else sides
    values: dict[str, list[int]] = {}
    for action, wanted in zip(allowed, found[0] if found else (), strict=bool(found)):
        gets = dict(zip(sides, sides_get(position.rules, left, wanted), strict=True))
        values[str(action)] = [sum(deal.tricks[seat] for seat in side) + gets.get(side, 0) for side in shown]
    return values


def sides_get(rules: solver.Rules, left: int, wanted: int) -> tuple[int, int]:
    """The tricks to come of both sides, of which the one that wants them gets `wanted` of the `left`."""
    if rules.stops:
        return int(wanted < left), wanted
    return (left - wanted, wanted) if rules.avoiding else (wanted, left - wanted)


def tricks_alone(search: AloneSolver, game: Game, deal: Deal, limit: int) -> dict[str, list[int]]:
    """The same, a number a seat, where each plays for itself."""
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
    world = [0 if seat in deal.out else numbered(deal, Seat(seat), numbers) for seat in range(deal.seats)]
    found = solver.alone_values(search, position, [world], [number_of(action, numbers) for action in allowed], limit)
    if not found:
        return {}
    return {
        str(action): [won + more for won, more in zip(deal.tricks, result.tricks, strict=True)]
        for action, result in zip(allowed, found[0], strict=True)
    }


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
