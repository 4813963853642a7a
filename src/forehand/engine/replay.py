"""A deal played again, position by position."""

from collections.abc import Iterator

from forehand.engine.actions import Action
from forehand.engine.deal import Claim
from forehand.engine.match import Match, act, claim, new_deal

Step = Action | Claim
"""What led to a position: an action of the seat that was to act, or the claim that ended the deal."""


def positions(match: Match, number: int) -> Iterator[tuple[Step | None, Match]]:
    """The match as it stood when its deal of that number (from 1) was dealt, with None, then after each step of it.

    Deals that came later are left out. IndexError where there is no such deal.
    """
    played = match.deals[number - 1]
    at = match.but(deals=match.deals[: number - 1], scores=match.scores[: number - 1], winners=())
    at = new_deal(at, played.forehand, played.dealt, played.stock)
    yield None, at
    for action in played.actions:
        at = act(at, action)
        yield action, at
    if played.claim:
        yield played.claim, claim(at, played.claim.seat, played.claim.tricks)


def position(match: Match, number: int, step: int) -> Match:
    """The match as it stood after so many steps of its deal of that number (from 1), with none as it was dealt. IndexError
    where there is no such deal, or no such step.
    """
    found = next((at for here, (_, at) in enumerate(positions(match, number)) if here == step), None)
    if found is None:
        raise IndexError(step)
    return found
