"""What a complete deal was to each seat: the facts that are counted, by whoever counts how players fare."""

from dataclasses import dataclass
from typing import Literal

from forehand.engine.cards import Seat
from forehand.engine.deal import Deal
from forehand.engine.game import Game, spoken
from forehand.engine.match import points

Role = Literal["declarer", "partner", "defender", "undeclared"]
"""Undeclared: the deal had no declarer, for all passed."""
Answer = Literal["whist", "pass", "fold", "stay"]
"""What a defender did who was asked whether to play against the contract."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A complete deal as it was to one seat. `made`: whether the contract was; None where nobody declared. `answer` is
    None where the seat was asked nothing.
    """

    role: Role
    contract: str
    made: bool | None
    points: int
    tricks: int
    answer: Answer | None


def outcomes(game: Game, deal: Deal) -> tuple[Outcome, ...]:
    """A complete deal as it was to each seat."""
    score = points(game, deal)
    # In every game a contract that is made brings its declarer points, and one that is not brings none.
    made = None if deal.declarer is None else score[deal.declarer] > 0
    return tuple(
        Outcome(
            role=_role(game, deal, seat),
            contract=str(deal.contract),
            made=made,
            points=score[seat],
            tricks=deal.tricks[seat],
            answer=_answer(game, deal, seat),
        )
        for seat in (Seat(each) for each in range(deal.seats))
    )


def _role(game: Game, deal: Deal, seat: Seat) -> Role:
    if deal.declarer is None:
        return "undeclared"
    if seat == deal.declarer:
        return "declarer"
    return "partner" if any({seat, deal.declarer} <= set(side) for side in game.SIDES) else "defender"


def _answer(game: Game, deal: Deal, seat: Seat) -> Answer | None:
    """In Perfrance every defender may fold; in Preference those are asked who speak after the declarer's last word."""
    if deal.declarer is None or seat == deal.declarer:
        return None
    if "fold" in spoken(game):
        return "fold" if seat in deal.out else "stay"
    if "whist" in spoken(game):
        last_word = max(at for at, (who, _) in enumerate(deal.calls) if who == deal.declarer)
        said = next((str(call) for who, call in deal.calls[last_word:] if who == seat), None)
        return "whist" if said == "whist" else "pass" if said else None
    return None
