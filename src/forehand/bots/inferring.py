"""What the others' calls tell of their cards."""

from forehand.bots.imagined import Imagined
from forehand.bots.policy import Judge, idea_of
from forehand.bots.reading import pairs
from forehand.engine.actions import Discard
from forehand.engine.deal import Deal, apply
from forehand.engine.game import read_action
from forehand.engine.view import View

UNLIKELY = 0.3
"""How likely a seat is to have called as it did where the policy would have called otherwise with those cards, against
where it would have called so."""


def has_heard(view: View) -> bool:
    """Whether there are calls of others that tell of their cards."""
    return any(seat != view["seat"] and text not in ("discard", "fold") for seat, text in pairs(view["calls"]))


def likelihood(imagined: Imagined, view: View, deal: Deal, judge: Judge) -> float:
    """How likely the calls of the others are with these cards, against the likeliest ones."""
    chance = 1.0
    now = imagined.game.start(imagined.options, deal.dealt, deal.stock, deal.forehand)
    for seat, text in pairs(view["calls"]):
        if text == "fold":
            break
        if text.startswith("discard"):
            now = apply(now, Discard(deal.discarded[seat]))
            continue
        if seat != imagined.me and idea_of(imagined.match, now, seat, judge) != text:
            chance *= UNLIKELY
        now = apply(now, read_action(imagined.game, text))
    return chance
