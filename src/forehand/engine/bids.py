"""Bids: what the calls of a deal say, and contracts written as a number of tricks and a strain, ``6S`` or
``10NT``.
"""

from forehand.engine.actions import PASS, Call
from forehand.engine.cards import Seat, Suit, suit
from forehand.engine.deal import Deal, clockwise

STRAIN_LETTERS = "SCDHNT"


def highest_bid(deal: Deal) -> tuple[Seat, Call] | None:
    """Who made the highest bid, and the bid: in every game that bids upwards it is the last one."""
    for who, call in reversed(deal.calls):
        if isinstance(call, Call) and call.verb == "bid":
            return who, call
    return None


def passed(deal: Deal) -> tuple[Seat, ...]:
    """The seats that have passed in the bidding under way."""
    return tuple([who for who, said in deal.calls if said == PASS])


def next_bidder(deal: Deal, after: Seat) -> Seat:
    """The next seat clockwise that has not passed."""
    return clockwise(Seat((after + 1) % deal.seats), deal.seats, passed(deal))[0]


def level(contract: str) -> int:
    """The number of tricks that a contract such as ``6S`` promises."""
    return int(contract.rstrip(STRAIN_LETTERS))


def trump_of(contract: str) -> Suit | None:
    """The suit that a contract such as ``6S`` makes trump; None in ``6NT`` and wherever no strain is written."""
    strain = contract.lstrip("0123456789")
    return suit(strain) if len(strain) == 1 else None
