"""What a policy is, and what it would do in a deal that is only imagined."""

from collections.abc import Callable

from forehand.engine.cards import Seat
from forehand.engine.deal import Deal
from forehand.engine.match import Match
from forehand.engine.view import View
from forehand.engine.view import view as seen_by

Judge = Callable[[View], dict[str, float]]
"""A policy: what each action is worth to the seat to act."""


def idea_of(match: Match, deal: Deal, seat: Seat, judge: Judge) -> str:
    """What the policy does in the seat's place, in that deal of the match."""
    seen = seen_by(match.but(deals=(*match.deals[:-1], deal)), seat, ())
    if len(seen["legal"]) == 1:
        return seen["legal"][0]
    worth = judge(seen)
    return max(worth, key=worth.__getitem__)
