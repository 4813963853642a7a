"""What the others' calls tell of their cards."""

from forehand.bots.imagined import Imagined
from forehand.bots.policy import Judge, idea_of
from forehand.bots.reading import pairs
from forehand.engine.actions import Discard
from forehand.engine.cards import Cards, Seat
from forehand.engine.deal import Deal, apply
from forehand.engine.game import read_action
from forehand.engine.view import View

UNLIKELY = 0.3
"""How likely a seat is to have called as it did where the policy would have called otherwise with those cards, against
where it would have called so."""


def has_heard(view: View) -> bool:
    """Whether there are calls of others that tell of their cards."""
    return any(seat != view["seat"] and text not in ("discard", "fold") for seat, text in pairs(view["calls"]))


class Hearing:
    """What the calls of one view tell of the others' cards, by a policy."""

    def __init__(self, imagined: Imagined, view: View, judge: Judge) -> None:
        self._imagined = imagined
        self._calls = pairs(view["calls"])
        self._judge = judge
        self._ideas: dict[tuple[int, Cards], str] = {}
        """By the number of a call and the caller's cards: what the policy would have called."""

    def likelihood(self, deal: Deal) -> float:
        """How likely the calls of the others are with these cards, against the likeliest ones."""
        chance = 1.0
        game = self._imagined.game
        now = game.start(self._imagined.options, deal.dealt, deal.stock, deal.forehand)
        for number, (seat, text) in enumerate(self._calls):
            if text == "fold":
                break
            if text.startswith("discard"):
                now = apply(now, Discard(deal.discarded[seat]))
                continue
            if seat != self._imagined.me and self._idea(number, now, seat) != text:
                chance *= UNLIKELY
            now = apply(now, read_action(game, text))
        return chance

    def _idea(self, number: int, now: Deal, seat: Seat) -> str:
        key = number, now.hands[seat]
        if key not in self._ideas:
            self._ideas[key] = idea_of(self._imagined.match, now, seat, self._judge)
        return self._ideas[key]
