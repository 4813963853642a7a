"""A deal played again, position by position, as it was seen from a seat or with all cards open."""

from collections.abc import Iterator, Sequence

from forehand.engine.actions import Action
from forehand.engine.cards import Seat, card_text, cards_list
from forehand.engine.deal import Claim
from forehand.engine.match import Match, act, claim, new_deal
from forehand.engine.view import View, view

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


def open_view(match: Match, players: Sequence[str | None]) -> View:
    """What one sees who sits in no seat and to whom all cards are shown: `shown` has every hand, `stock` the whole
    stock, and `calls` say what was laid away.
    """
    seen = view(match, None, players)
    if match.deal:
        seen["shown"] = {str(at): cards_list(hand) for at, hand in enumerate(match.deal.hands) if hand}
        seen["stock"] = [card_text(card) for card in match.deal.stock]
        seen["calls"] = [[who, str(action)] for who, action in match.deal.calls]
    return seen


def seen_from(match: Match, seat: Seat | None, players: Sequence[str | None]) -> View:
    """The view of a seat, or for None the open one."""
    return open_view(match, players) if seat is None else view(match, seat, players)
