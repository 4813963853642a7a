"""Deals in a row: totals, forehand, end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from forehand.engine.actions import Action, Illegal
from forehand.engine.cards import Card, Seat
from forehand.engine.deal import Claim, Deal, Hands, apply, hand_laid_open, settle_claim
from forehand.engine.game import Game
from forehand.engine.value import Value


@dataclass(frozen=True)
class Match(Value):
    """What is won or lost as a whole. Only the last deal may be unfinished; `scores` has one entry, a number a
    seat, for each complete deal.
    """

    game: Game
    options: Any
    deals: tuple[Deal, ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def deal(self) -> Deal | None:
        """The last deal, complete or under way."""
        return self.deals[-1] if self.deals else None

    @property
    def complete_deals(self) -> tuple[Deal, ...]:
        """The deals that have been scored."""
        return self.deals[: len(self.scores)]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far, over the complete deals (EG6)."""
        return tuple(sum(each) for each in zip(*self.scores, strict=True)) if self.scores else (0,) * self.game.SEATS

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)


def begin(game: Game, options: Any) -> Match:
    """A match before its first deal."""
    return Match(game, options)


def why_no_deal(match: Match) -> str | None:
    """Why no deal can begin now, or None (EG6)."""
    if match.finished:
        return "the match is over"
    if match.deal and not match.deal.complete:
        return "the deal before is unfinished"
    return None


def next_forehand(match: Match) -> Seat | None:
    """The seat left of the last forehand (EG1); None where there was none, and one is drawn."""
    return Seat((match.deals[-1].forehand + 1) % match.game.SEATS) if match.deals else None


def new_deal(match: Match, forehand: Seat, hands: Hands, stock: tuple[Card, ...]) -> Match:
    """The match with one more deal begun. Raises `Illegal` while the last is unfinished or when the match is over."""
    if reason := why_no_deal(match):
        raise Illegal(reason)
    deal = match.game.start(match.options, hands, stock, forehand)
    return match.but(deals=(*match.deals, deal))


def act(match: Match, action: Action) -> Match:
    """The match after the seat to act has done `action`. Raises `Illegal`."""
    if not match.deals:
        raise Illegal("no cards are dealt")
    return with_deal(match, apply(match.deals[-1], action))


def claim(match: Match, seat: Seat, tricks: Sequence[int]) -> Match:
    """The match, its last deal ended by a claim of these final numbers of tricks. Raises `Illegal`."""
    if not match.deals:
        raise Illegal("no cards are dealt")
    return with_deal(match, settle_claim(match.deals[-1], Claim(seat, tuple(tricks)), match.game.TRICKS))


def lay_open(match: Match, seat: Seat) -> Match:
    """The match, in whose last deal a seat has shown its cards to all."""
    return match.but(deals=(*match.deals[:-1], hand_laid_open(match.deals[-1], seat)))


def take_back(match: Match, acts: int) -> Match:
    """The match without the last acts of the deal under way; hands once laid open stay so. Raises `Illegal`."""
    last = match.deals[-1] if match.deals else None
    if last is None or last.complete or not 0 < acts <= len(last.actions):
        raise Illegal("there is nothing to take back")
    again = match.game.start(match.options, last.dealt, last.stock, last.forehand)
    for action in last.actions[:-acts]:
        again = apply(again, action)
    return match.but(deals=(*match.deals[:-1], again.but(laid_open=last.laid_open)))


def points(game: Game, deal: Deal) -> tuple[int, ...]:
    """The score of a complete deal, a number a seat: the sum of its lines."""
    score = [0] * deal.seats
    for line in game.score(deal):
        for seat in line.seats:
            score[seat] += line.points
    return tuple(score)


def with_deal(match: Match, deal: Deal) -> Match:
    """The match when its last deal has come to be `deal`: scored if that is complete. For those who play a deal on by
    itself, which is quicker than acting in the match.
    """
    deals = (*match.deals[:-1], deal)
    if deal.phase is not None:
        return match.but(deals=deals)
    scored = match.but(deals=deals, scores=(*match.scores, points(match.game, deal)))
    return scored.but(winners=match.game.winners(match.options, deals, scored.totals))


def seats_on_top(totals: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the highest total; equal totals share the win."""
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals))


def deal_passes_on(deals: Sequence[Deal], winners: Sequence[Seat]) -> Seat:
    """In the next match the deal goes on to the left as if it were the same match."""
    return Seat((deals[-1].forehand + 1) % deals[-1].seats)
