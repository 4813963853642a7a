"""A deal with all its cards known, put to the solver: what each legal play leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from forehand.bots.play_rules import Sides, numbers_of, rules_of, sides_of
from forehand.engine.actions import Play
from forehand.engine.cards import JOKER, SUITS, Seat, each, set_of
from forehand.engine.deal import Deal, Hands, clockwise, legal
from forehand.engine.game import Game
from forehand.games import five_hundred, preference
from forehand.solver import position as solver
from forehand.solver.position import NO_LIMIT, NO_SUIT, Position
from forehand.solver.search import Solver


@dataclass(frozen=True)
class Question:
    """A deal in its play as the solver is asked about it.

    `seats` are those still in the deal, in the solver's order; `plays` what the seat to act may play; `numbers` the
    solver's number of each card.
    """

    deal: Deal
    sides: Sides
    seats: tuple[Seat, ...]
    plays: tuple[Play, ...]
    position: Position
    numbers: tuple[int, ...]

    def world(self, hands: Hands) -> list[int]:
        """Hands as the solver has them: of the seats still in the deal."""
        return [sum(1 << self.numbers[one] for one in each(hands[seat])) for seat in self.seats]


def question(game: Game, deal: Deal) -> Question:
    """The deal, in the middle of its play, as the solver is asked about it."""
    sides = sides_of(game, deal.declarer, deal.out)
    seats = clockwise(Seat(0), deal.seats, deal.out)
    numbers = numbers_of(deal.ranking, set_of(game.PACK))
    position = Position(
        rules_of(game, deal.options, deal.contract, deal.ranking.trump, sides, deal.out),
        seats.index(deal.to_play[0]),
        tuple((seats.index(seat), numbers[play.card]) for seat, play in deal.table),
        NO_SUIT if deal.lead is None else deal.lead,
        forbidden_to_joker(game, deal),
        opened_by_talon(game, deal),
    )
    plays = tuple(action for action in legal(deal) if isinstance(action, Play))
    return Question(deal, sides, seats, plays, position, numbers)


def forbidden_to_joker(game: Game, deal: Deal) -> int:
    """The suits that the holder of the joker may not name any more, as a bit set."""
    holder = next((Seat(seat) for seat, hand in enumerate(deal.hands) if hand >> JOKER & 1), None)
    if game.ID != five_hundred.ID or holder is None:
        return 0
    may_name = five_hundred.suits_to_name(deal, holder)
    return sum(1 << suit for suit in SUITS if suit not in may_name) if may_name else 0


def opened_by_talon(game: Game, deal: Deal) -> tuple[int, int, int]:
    """The trick that the talon's second card will open: how many tricks are left then, its first player and suit."""
    if game.ID != preference.ID or deal.declarer is not None or not deal.options.passed_out_talon or deal.played:
        return -1, 0, 0
    suit = deal.ranking.suit_of[deal.stock[1]]
    assert suit is not None
    return preference.TRICKS - 1, deal.forehand, suit


def number_of(play: Play, numbers: Sequence[int]) -> solver.Play:
    """The solver's number of a play."""
    named = 0 if play.named is None else play.named + 1
    return solver.Play(numbers[play.card] + 64 * named)


def tricks_after(search: Solver, game: Game, deal: Deal, limit: int = NO_LIMIT) -> dict[str, list[int]]:
    """The final tricks of each side under best play, for each card that may be played, in a deal with two sides.

    Empty where `limit` positions were not enough.
    """
    asked = question(game, deal)
    numbers = [number_of(play, asked.numbers) for play in asked.plays]
    worlds = solver.values(search, asked.position, [asked.world(deal.hands)], numbers, limit)
    if not worlds:
        return {}
    left = deal.hands[deal.to_play[0]].bit_count()
    return {str(play): final(asked, left, wanted) for play, wanted in zip(asked.plays, worlds[0], strict=True)}


def final(asked: Question, left: int, wanted: int) -> list[int]:
    """Tricks won so far and those to come, of which the side that wants them gets `wanted` of the `left`."""
    rules = asked.position.rules
    if rules.stops:
        more = [int(wanted < left), wanted]
    elif rules.avoiding:
        more = [left - wanted, wanted]
    else:
        more = [wanted, left - wanted]
    return [sum(asked.deal.tricks[seat] for seat in side) + gets for side, gets in zip(asked.sides, more, strict=True)]
