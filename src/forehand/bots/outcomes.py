"""What the end of a deal is worth to a seat."""

from dataclasses import dataclass
from typing import Literal

from forehand.bots.imagined import Imagined
from forehand.bots.open_cards import Outcome
from forehand.bots.play_rules import AVOIDING, sides_of
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal
from forehand.engine.match import Match, with_deal

Aim = Literal["points", "tricks"]


@dataclass(frozen=True, slots=True)
class Brought:
    """What the end of a deal brings to a seat, and whether the contract was made; None where nobody declared."""

    gain: float
    made: bool | None


class Gains:
    """What outcomes of a deal bring to its seats, each worked out once."""

    def __init__(self, imagined: Imagined, aim: Aim, bonus: float) -> None:
        """`bonus`: what a match won is worth, in points of its last deal, and a match lost costs."""
        self._imagined = imagined
        self._bonus = bonus
        self._aim = aim
        self._known: dict[tuple[Outcome, Seat], Brought] = {}

    def of(self, deal: Deal, outcome: Outcome, seat: Seat) -> Brought:
        """For the seat; the deal's contract is the same in every call."""
        key = outcome, seat
        if key not in self._known:
            self._known[key] = self.at_end(deal.over(tricks=outcome.tricks, out=outcome.out), seat)
        return self._known[key]

    def at_end(self, deal: Deal, seat: Seat) -> Brought:
        """For the seat, of a deal that is over."""
        after = with_deal(self._imagined.match, deal)
        made = None if deal.declarer is None else after.scores[-1][deal.declarer] > 0
        if self._aim == "tricks":
            return Brought(tricks_of(self._imagined, deal, seat), made)
        return Brought(points_of(self._imagined, after, seat, self._bonus), made)


def points_of(imagined: Imagined, after: Match, seat: Seat, bonus: float) -> float:
    """Points above the mean of those who are not on the seat's side, and the bonus for a match that it wins by them,
    or loses.
    """
    score, mine = after.scores[-1], next(side for side in imagined.game.SIDES if seat in side)
    others = [points for other, points in enumerate(score) if other not in mine]
    points = score[seat] - sum(others) / len(others)
    if not after.winners:
        return points
    return points + (bonus if seat in after.winners else -bonus)


def tricks_of(imagined: Imagined, deal: Deal, seat: Seat) -> float:
    """Tricks of the seat's side, as the contract makes sides. Where one side avoids them, the other gives them away."""
    sides = sides_of(imagined.game, deal.declarer, deal.out)
    mine = next((side for side in sides if seat in side), ())
    took = sum(deal.tricks[each] for each in mine)
    return float(-took if deal.contract in AVOIDING else took)
