"""The simplest computer player, for a game that has no policy of its own: it passes where it can, plays any legal card
and lays away the lowest.
"""

from forehand.bots.chance import Chance, pick
from forehand.bots.discards import discard_text
from forehand.bots.reading import held
from forehand.engine.view import View


def decide(view: View, random: Chance) -> str:
    """The action for the seat to act."""
    choose = view["choose"]
    if choose is not None:
        cards = held(choose["from"])
        by_rank = sorted(cards, key=lambda one: one % 13)
        return discard_text(by_rank[: choose["count"]])
    return "pass" if "pass" in view["legal"] else pick(view["legal"], random)
