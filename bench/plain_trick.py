"""Plain tricks: four seats, each alone, 52 cards, no trump and no bidding; follow suit, the highest card of the suit led takes the
trick. No game that anybody sits down to: it does what the small game on other servers does that `load.py --peers` measures.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from forehand.engine.actions import Call
from forehand.engine.cards import Card, Seat, pack_of, ranking
from forehand.engine.deal import Deal, Hands, clockwise, lay_out, one_by_one
from forehand.engine.game import Contract, ScoreLine
from forehand.engine.match import deal_passes_on, seats_on_top
from forehand.engine.options import integer
from forehand.engine.phases import Playing, follow_suit, until_hands_are_empty

ID = "plain-tricks"
RULES = 1
SEATS = 4
SIDES = tuple((Seat(seat),) for seat in range(SEATS))
PACK = pack_of("23456789TJQKA")
STOCK = 0
TRICKS = 13
CALLS: tuple[Call, ...] = ()

next_match_forehand = deal_passes_on


@dataclass(frozen=True)
class Options:
    """So many deals that no measurement sees the last."""

    deals: int = integer(10_000, low=1, high=10_000)


def deal_out(pack: Sequence[Card], forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Thirteen cards each."""
    return one_by_one(pack, forehand, SEATS, TRICKS)


def start(options: Options, hands: Hands, stock: tuple[Card, ...], forehand: Seat) -> Deal:
    """Forehand leads."""
    phase = Playing(follow_suit, until_hands_are_empty)
    dealt = lay_out(options, hands, stock, forehand, phase)
    return dealt.but(contract="plain", ranking=ranking(None), to_play=clockwise(forehand, SEATS))


def contracts(options: Options) -> Mapping[str, Contract]:
    """Everybody wants tricks."""
    return {"plain": Contract(0, "most", worth=1)}


def score(deal: Deal) -> list[ScoreLine]:
    """A point a trick."""
    return [ScoreLine((Seat(seat),), took, "tricks", {"took": took}) for seat, took in enumerate(deal.tricks)]


def winners(options: Options, deals: Sequence[Deal], totals: Sequence[int]) -> tuple[Seat, ...]:
    """The highest total."""
    return seats_on_top(totals) if len(deals) == options.deals else ()
