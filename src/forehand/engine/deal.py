"""A deal: one shuffle, its bidding, its play. A frozen value; an action makes a new one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Protocol, Self

from forehand.engine.actions import Action, Illegal, Play
from forehand.engine.cards import NONE, Card, Cards, Ranking, Seat, Suit, cards_list, ranking, set_of
from forehand.engine.value import Value

Hands = tuple[Cards, ...]
Table = tuple[tuple[Seat, Play], ...]
"""Cards played to a trick, each with its seat, in order."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: who played what, in order, and who won it."""

    cards: Table
    winner: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A deal ended early: by which seat, and the final number of tricks of every seat."""

    seat: Seat
    tricks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """Too many actions to list: do `verb` with `count` of the cards in `among`."""

    verb: str
    count: int
    among: Cards


class Phase(Protocol):
    """Who acts, what is legal, and what comes of it."""

    @property
    def name(self) -> str:
        """``bidding``, ``discarding``, ``naming``, ``whisting`` or ``playing``."""
        ...

    def turn(self, deal: "Deal") -> Seat:
        """The seat to act."""
        ...

    def legal(self, deal: "Deal") -> Sequence[Action]:
        """Every legal action, at least one (EG3), none twice, in a stable order."""
        ...

    def choose(self, deal: "Deal") -> Choice | None:
        """The same in short, where the phase asks for several cards at once."""
        ...

    def apply(self, deal: "Deal", action: Action) -> "Deal":
        """The deal after the action, which it adds to `Deal.actions`. Raises `Illegal`."""
        ...

    def face_up(self, deal: "Deal") -> tuple[Seat, ...]:
        """The seats whose cards lie open for everyone now."""
        ...


@dataclass(frozen=True)
class Deal(Value):
    """All there is to know of a deal. Its secrets are `dealt`, `stock`, `hands`, `discarded`, and what `actions`
    says of discards; `engine.view` tells who may see which of them.
    """

    options: Any
    forehand: Seat
    dealt: Hands
    stock: tuple[Card, ...]
    hands: Hands
    discarded: Hands
    tricks: tuple[int, ...]
    ranking: Ranking
    phase: Phase | None = None
    """None once the deal is complete."""
    actions: tuple[Action, ...] = ()
    calls: tuple[tuple[Seat, Action], ...] = ()
    """The actions that play no card."""
    contract: str | None = None
    declarer: Seat | None = None
    out: tuple[Seat, ...] = ()
    """The seats that folded or sit out."""
    stock_taker: Seat | None = None
    """The seat that picked up the stock and so has seen it."""
    stock_up: int = 0
    """How many cards of the stock all have seen."""
    table: Table = ()
    """The trick under way."""
    to_play: tuple[Seat, ...] = ()
    """The seats that have yet to play to it."""
    lead: Suit | None = None
    """The suit to follow in it."""
    played: tuple[Trick, ...] = ()
    laid_open: tuple[Seat, ...] = ()
    """The seats that have shown their cards to all by claiming the rest of the tricks."""
    claim: Claim | None = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def complete(self) -> bool:
        """Whether the deal is over."""
        return self.phase is None

    @cached_property
    def face_up(self) -> tuple[Seat, ...]:
        """The seats whose cards all can see while the deal goes on."""
        by_contract = self.phase.face_up(self) if self.phase else ()
        return (*by_contract, *self.laid_open) if self.laid_open else by_contract

    def over(self, **changes: Any) -> Self:
        """The deal, complete: nobody has anything left to do."""
        return self.but(phase=None, to_play=(), **changes)

    def said(self, seat: Seat, action: Action) -> Self:
        """The deal after an action that plays no card."""
        return self.but(calls=(*self.calls, (seat, action)), actions=(*self.actions, action))


def lay_out(options: object, hands: Hands, stock: tuple[Card, ...], forehand: Seat, phase: Phase) -> Deal:
    """A deal whose cards are dealt and whose first phase is to come."""
    seats = len(hands)
    return Deal(
        options=options,
        forehand=forehand,
        dealt=hands,
        stock=stock,
        hands=hands,
        discarded=(NONE,) * seats,
        tricks=(0,) * seats,
        ranking=ranking(None),
        phase=phase,
    )


def one_by_one(pack: Sequence[Card], forehand: Seat, seats: int, each: int) -> tuple[Hands, tuple[Card, ...]]:
    """Hands of `each` cards, dealt from the first card on, one at a time from forehand clockwise; the stock is
    what is left.
    """
    hands = tuple(set_of(pack[(seat - forehand) % seats : seats * each : seats]) for seat in range(seats))
    return hands, tuple(pack[seats * each :])


def turn(deal: Deal) -> Seat | None:
    """The seat to act; None when the deal is complete."""
    return None if deal.phase is None else deal.phase.turn(deal)


def legal(deal: Deal) -> Sequence[Action]:
    """Every legal action of the seat to act; none when the deal is complete."""
    return () if deal.phase is None else deal.phase.legal(deal)


def choose(deal: Deal) -> Choice | None:
    """What the seat to act chooses among, where it lays several cards away at once."""
    return None if deal.phase is None else deal.phase.choose(deal)


def apply(deal: Deal, action: Action) -> Deal:
    """The deal after the seat to act has done `action`. Raises `Illegal` and changes nothing."""
    if deal.phase is None:
        raise Illegal("the deal is complete")
    return deal.phase.apply(deal, action)


def hand_laid_open(deal: Deal, seat: Seat) -> Deal:
    """The deal with the seat's cards shown to all until its end."""
    return deal if seat in deal.laid_open else deal.but(laid_open=(*deal.laid_open, seat))


def settle_claim(deal: Deal, claim: Claim, all_tricks: int) -> Deal:
    """The deal, complete with the claim's tricks (EG5). Raises `Illegal` where no such claim can be made (EG4)."""
    if reason := _why_no_claim(deal, claim, all_tricks):
        raise Illegal(reason)
    return deal.over(claim=claim, tricks=claim.tricks)


def why_no_claim_by(deal: Deal, seat: Seat) -> str | None:
    """Why a seat can claim nothing now, or None (EG4)."""
    if deal.phase is None:
        return "the deal is complete"
    if not deal.played or deal.table:
        return "a claim is made between two tricks"
    if not 0 <= seat < deal.seats or seat in deal.out:
        return f"seat {seat} is not in the deal"
    return None


def _why_no_claim(deal: Deal, claim: Claim, all_tricks: int) -> str | None:
    if reason := why_no_claim_by(deal, claim.seat):
        return reason
    if len(claim.tricks) != deal.seats:
        return f"a claim tells the tricks of {deal.seats} seats"
    if sum(claim.tricks) != all_tricks:
        return f"the tricks add up to {sum(claim.tricks)}, not {all_tricks}"
    for seat, (has, gets) in enumerate(zip(deal.tricks, claim.tricks, strict=True)):
        if gets < has:
            return f"seat {seat} has won {has} tricks already"
        if gets > has and seat in deal.out:
            return f"seat {seat} is out of the deal and gains no trick"
    return None


@cache
def clockwise(first: Seat, seats: int, out: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """The seats from `first` clockwise, without those that are `out`."""
    around = (Seat((first + step) % seats) for step in range(seats))
    return tuple(seat for seat in around if seat not in out)


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % seats)


def refuse(seat: Seat, allowed: Sequence[Action]) -> Illegal:
    """The refusal of an action that is not among those allowed."""
    shown = ", ".join(str(each) for each in allowed[:8]) + (", ..." if len(allowed) > 8 else "")
    return Illegal(f"seat {seat} can't do this now, only {shown}")


def lacks(deal: Deal, seat: Seat, some: Cards) -> str | None:
    """The sentence that a seat does not hold some of the cards, or None when it does."""
    missing = Cards(some & ~deal.hands[seat])
    return f"seat {seat} does not hold {', '.join(cards_list(missing))}" if missing else None


Sentence = Callable[[Deal], Deal]
"""A rule by which a deal goes on: a named, module-level function, so that every deal compares, hashes and pickles."""
