"""What the end of a deal is worth to a seat."""

from typing import Literal

from forehand.bots.imagined import Imagined
from forehand.bots.open_cards import Outcome
from forehand.bots.play_rules import AVOIDING, sides_of
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal
from forehand.engine.match import with_deal
from forehand.games import five_hundred, perfrance, preference, priffe

Aim = Literal["points", "tricks"]

BONUS = {
    game.ID: bonus for game, bonus in ((perfrance, 25.0), (preference, 15.0), (priffe, 15.0), (five_hundred, 120.0))
}
"""What a match won is worth, in points of its last deal, and a match lost costs."""


class Gains:
    """What outcomes of a deal bring to its seats, each worked out once."""

    def __init__(self, imagined: Imagined, aim: Aim) -> None:
        self._imagined = imagined
        self._aim = aim
        self._known: dict[tuple[Outcome, Seat], float] = {}

    def of(self, deal: Deal, outcome: Outcome, seat: Seat) -> float:
        """For the seat; the deal's contract is the same in every call."""
        key = outcome, seat
        if key not in self._known:
            self._known[key] = self.at_end(deal.over(tricks=outcome.tricks, out=outcome.out), seat)
        return self._known[key]

    def at_end(self, deal: Deal, seat: Seat) -> float:
        """For the seat, of a deal that is over."""
        return tricks_of(self._imagined, deal, seat) if self._aim == "tricks" else points_of(self._imagined, deal, seat)


def points_of(imagined: Imagined, deal: Deal, seat: Seat) -> float:
    """Points above the mean of those who are not on the seat's side, and the bonus for a match that it wins by them,
    or loses.
    """
    after = with_deal(imagined.match, deal)
    score, mine = after.scores[-1], next(side for side in imagined.game.SIDES if seat in side)
    others = [points for other, points in enumerate(score) if other not in mine]
    points = score[seat] - sum(others) / len(others)
    if not after.winners:
        return points
    bonus = BONUS[imagined.game.ID]
    return points + (bonus if seat in after.winners else -bonus)


def tricks_of(imagined: Imagined, deal: Deal, seat: Seat) -> float:
    """Tricks of the seat's side, as the contract makes sides. Where one side avoids them, the other gives them away."""
    sides = sides_of(imagined.game, deal.declarer, deal.out)
    mine = next((side for side in sides if seat in side), ())
    took = sum(deal.tricks[each] for each in mine)
    return float(-took if deal.contract in AVOIDING else took)
