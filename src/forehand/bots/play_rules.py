"""A contract's rules of play in the solver's terms: which sides it makes, who must do what, how cards are numbered."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from forehand.engine.cards import JOKER, SUITS, Cards, Ranking, Seat, each
from forehand.engine.game import Game
from forehand.games import five_hundred, perfrance, preference, priffe
from forehand.solver import position
from forehand.solver.position import NO_SUIT, AloneRules, Rules, Stakes

AVOIDING = (*five_hundred.MISERES, *priffe.AVOIDING, "passed-out")
"""The contracts in which tricks are avoided, by declarers or by all."""

Sides = tuple[tuple[Seat, ...], ...]


def sides_of(game: Game, declarer: Seat | None, out: Sequence[Seat]) -> Sides:
    """The sides that a contract makes, declarers first, each with its seats.

    Three where each seat plays for itself: in Perfrance, and in Preference where all have passed. With a seat of
    Perfrance folded there are two, and the folded seat has none. Where a pair has no declarer, seat 0's comes first.
    """
    if game.ID == perfrance.ID and out:
        left = [seat for side in game.SIDES for seat in side if seat not in out]
        return tuple((seat,) for seat in sorted(left, key=lambda seat: (seat != declarer, seat)))
    if declarer is None or game.ID == perfrance.ID:
        return game.SIDES
    own = next(side for side in game.SIDES if declarer in side)
    return own, tuple(seat for side in game.SIDES if side != own for seat in side)


def rules_of(
    game: Game, options: Any, contract: str | None, trump: int | None, sides: Sides, out: Sequence[Seat]
) -> Rules:
    """The rules of play; `sides` of the seats that are not `out`, clockwise from the lowest."""
    seats = sorted(seat for side in sides for seat in side if seat not in out)
    return Rules(
        sides=tuple(next(number for number, side in enumerate(sides) if seat in side) for seat in seats),
        trump=NO_SUIT if trump is None else trump,
        avoiding=contract in AVOIDING,
        must_trump=must_trump(game, options),
        last_must_take=game.ID == perfrance.ID and options.last_must_take,
        joker_names=game.ID == five_hundred.ID and options.joker_lead == "nominate" and trump is None,
        stops=game.ID == five_hundred.ID and contract in five_hundred.MISERES,
    )


def must_trump(game: Game, options: Any) -> bool:
    """Whether a seat that can't follow suit has to trump."""
    return game.ID in (perfrance.ID, preference.ID) or (game.ID == priffe.ID and options.must_trump)


def alone_rules_of(
    game: Game, options: Any, contract: str | None, trump: int | None, declarer: Seat | None
) -> AloneRules:
    """The rules of play where three seats play each for itself.

    Of two plays that bring it the same, a seat takes the one that is worse for the declarer, then for the seat on its
    left.
    """
    return AloneRules(
        rivals=tuple(rivals_of(Seat(seat), declarer) for seat in range(game.SEATS)),
        trump=NO_SUIT if trump is None else trump,
        avoiding=contract in AVOIDING,
        must_trump=True,
        last_must_take=game.ID == perfrance.ID and options.last_must_take,
        stakes=stakes_of(contract, declarer) if game.ID == perfrance.ID and declarer is not None else None,
    )


def rivals_of(seat: Seat, declarer: Seat | None) -> tuple[int, int]:
    """The two others: the declarer first, else the seat on the left."""
    left, right = (seat + 1) % 3, (seat + 2) % 3
    return (right, left) if declarer == right else (left, right)


def stakes_of(contract: str | None, declarer: Seat) -> Stakes:
    """What a seat of Perfrance scores by its tricks, for a fold, and where both others fold."""
    rate, stake = perfrance.RATE[contract or ""], perfrance.STAKE[contract or ""]
    needs = [perfrance.DECLARER_NEEDS if seat == declarer else perfrance.OTHERS_NEED for seat in range(perfrance.SEATS)]
    tricks = tuple(
        tuple(rate * took if took >= need else -stake for took in range(perfrance.TRICKS + 1)) for need in needs
    )
    return Stakes(tricks, fold=0, alone=stake)


@cache
def numbers_of(ranking: Ranking, pack: Cards) -> tuple[int, ...]:
    """The solver's number of each card: 16 for each suit, and its rank among the cards that belong to the suit."""
    numbers = [0] * (JOKER + 1)
    for suit in SUITS:
        members = sorted(each(Cards(ranking.members[suit] & pack)), key=lambda one: ranking.strength[suit][one])
        for rank, one in enumerate(members):
            numbers[one] = 16 * suit + rank
    if ranking.trump is None:
        numbers[JOKER] = position.JOKER
    return tuple(numbers)
