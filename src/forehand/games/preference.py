"""Preference (Preferans): a declarer against the other two. The clauses PR1 to PR38 are those of
``docs/rules/preference.md``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from forehand.engine.actions import PASS, Call, calls
from forehand.engine.bids import highest_bid, level, next_bidder, passed, trump_of
from forehand.engine.cards import Card, Seat, pack_of, ranking
from forehand.engine.deal import Deal, Hands, clockwise, lay_out, left_of, one_by_one
from forehand.engine.game import Contract, ScoreLine, trumps_of
from forehand.engine.match import deal_passes_on, seats_on_top
from forehand.engine.options import choice, flag, integer
from forehand.engine.phases import (
    Discarding,
    Playing,
    Speaking,
    follow_or_trump,
    nobody,
    pick_up_stock,
    until_hands_are_empty,
)

ID = "preference"
RULES = 1
SEATS = 3
SIDES = tuple((Seat(seat),) for seat in range(SEATS))  # PR1
PACK = pack_of("789TJQKA")  # PR2
STOCK = 2
TRICKS = 10

STRAINS = ("S", "C", "D", "H", "NT")
LEVELS = (6, 7, 8, 9, 10)
STEPS = tuple(f"{level}{strain}" for level in LEVELS for strain in STRAINS)
"""The contracts that promise tricks, low to high (PR5)."""
AFTER_8NT = STEPS.index("8NT") + 1
LADDER = calls("bid", *STEPS[:AFTER_8NT], "misere", *STEPS[AFTER_8NT:])
"""All bids, low to high: misère stands between 8NT and 9♠ (PR5)."""
MISERE = Call("bid", "misere")
NAMINGS = calls("contract", *STEPS)
WHIST = Call("whist")
CALLS = (PASS, WHIST, *LADDER, *NAMINGS)

WORTH = {6: 2, 7: 4, 8: 6, 9: 8, 10: 10}
"""PR25."""
DUTY = {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}
"""The tricks that the defenders together owe against a contract (PR28)."""

next_match_forehand = deal_passes_on  # PR4


@dataclass(frozen=True)
class Options:
    """House rules (PR33 to PR38)."""

    deals: int = integer(12, low=3, high=60, step=3)
    stalingrad: bool = flag(False)
    passed_out_talon: bool = flag(False)
    jump_bids: bool = flag(False)
    naming: Literal["one-level", "free"] = choice("one-level", "free")
    open_misere: bool = flag(False)


def deal_out(pack: Sequence[Card], forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Ten cards each, one at a time, and two to the talon (PR3)."""
    return one_by_one(pack, forehand, SEATS, TRICKS)


def start(options: Options, hands: Hands, stock: tuple[Card, ...], forehand: Seat) -> Deal:
    """Forehand speaks first (PR6)."""
    return lay_out(options, hands, stock, forehand, bidding(forehand))


@cache
def bidding(seat: Seat) -> Speaking:
    """A turn to bid."""
    return Speaking("bidding", seat, pass_or_bid, after_call)


def pass_or_bid(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Pass, or bid the next step only: 6♠, later the step above the highest bid (PR7, PR8); any step above it with
    `jump_bids` (PR36). Misère as a seat's first call, while it is higher than the highest bid (PR9).
    """
    highest = highest_bid(deal)
    first_call = all(who != seat for who, _ in deal.calls)
    return bids_over(highest[1] if highest else None, rules(deal).jump_bids, first_call)


@cache
def bids_over(highest: Call | None, jump_bids: bool, first_call: bool) -> tuple[Call, ...]:
    """What may be said over a bid, or over none."""
    higher = LADDER[LADDER.index(highest) + 1 :] if highest else LADDER
    steps = tuple(bid for bid in higher if bid != MISERE)
    offered = steps if jump_bids else steps[:1]
    return (PASS, *offered, MISERE) if first_call and MISERE in higher else (PASS, *offered)


def after_call(deal: Deal, seat: Seat, call: Call) -> Deal:
    """The bidding ends when one seat has bid and the others have passed (PR11), or when all three have passed
    (PR12). A seat that has passed is skipped (PR6).
    """
    out, highest = len(passed(deal)), highest_bid(deal)
    if out == SEATS:
        return passed_out(deal)
    if highest and out == SEATS - 1:
        return talon_to(deal, *highest)
    return deal.but(phase=bidding(next_bidder(deal, seat)))


def passed_out(deal: Deal) -> Deal:
    """Played without trump or declarer (PR12, PR23); the talon stays out of the deal (PR24) unless it opens the
    first two tricks (PR35).
    """
    deal = deal.but(contract="passed-out", to_play=clockwise(deal.forehand, SEATS))
    if rules(deal).passed_out_talon:
        return talon_opens(deal.but(phase=Playing(follow_or_trump, after_talon_trick)), 0)
    return deal.but(phase=Playing(follow_or_trump, until_hands_are_empty))


def talon_opens(deal: Deal, card: int) -> Deal:
    """A card of the talon, turned up, sets the suit to follow; it belongs to nobody and can't win. Forehand
    plays first (PR35).
    """
    return deal.but(
        stock_up=card + 1,
        lead=deal.ranking.suit_of[deal.stock[card]],
        to_play=clockwise(deal.forehand, SEATS),
    )


def after_talon_trick(deal: Deal) -> Deal:
    """The talon's second card opens trick 2; its winner leads trick 3 (PR35)."""
    return talon_opens(deal, 1) if len(deal.played) == 1 else until_hands_are_empty(deal)


def talon_to(deal: Deal, declarer: Seat, bid: Call) -> Deal:
    """The talon is shown to all three; the declarer takes it and lays two of twelve cards away (PR13). Misère is the
    contract as soon as the bidding is over (PR15).
    """
    won = pick_up_stock(deal, declarer).but(declarer=declarer, stock_up=STOCK)
    if bid == MISERE:
        return won.but(contract="misere", phase=Discarding(declarer, STOCK, misere_play))
    return won.but(phase=Discarding(declarer, STOCK, naming))


def misere_play(deal: Deal) -> Deal:
    """Both others defend, nobody is asked (PR17), and there is no trump (PR23)."""
    open_hands = defenders_once_led if rules(deal).open_misere else nobody
    phase = Playing(follow_or_trump, until_hands_are_empty, open_hands=open_hands)
    return deal.but(phase=phase, to_play=clockwise(deal.forehand, SEATS))


def defenders_once_led(deal: Deal) -> tuple[Seat, ...]:
    """With `open_misere` both defenders' cards lie open from the moment the first card is on the table (PR38)."""
    return defenders(deal) if deal.table or deal.played else ()


def naming(deal: Deal) -> Deal:
    """Then the declarer names the contract (PR14)."""
    assert deal.declarer is not None
    return deal.but(phase=Speaking("naming", deal.declarer, contracts_from, after_naming))


def contracts_from(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """The bid itself, or any step above it that promises at most one trick more (PR14); with `naming` free any
    step above (PR37).
    """
    highest = highest_bid(deal)
    assert highest is not None and highest[1].what is not None
    return namings_from(highest[1].what, rules(deal).naming == "free")


@cache
def namings_from(bid: str, free: bool) -> tuple[Call, ...]:
    """What may be named after a bid (PR14, PR37)."""
    most = LEVELS[-1] if free else level(bid) + 1
    return tuple(call for call in NAMINGS[STEPS.index(bid) :] if level(call.what or "") <= most)


def after_naming(deal: Deal, seat: Seat, call: Call) -> Deal:
    """The contract is settled. Starting left of declarer the others are asked (PR16), but not against a
    Stalingrad: then both count as whisters (PR34).
    """
    named = deal.but(contract=call.what, ranking=ranking(trump_of(call.what or "")))
    return tricks_begin(named) if is_stalingrad(named) else named.but(phase=whisting(left_of(seat, SEATS)))


def is_stalingrad(deal: Deal) -> bool:
    """Whether 6♠ is the contract named and the house plays Stalingrad (PR34)."""
    return rules(deal).stalingrad and deal.contract == "6S"


@cache
def whisting(seat: Seat) -> Speaking:
    """A defender's turn to whist."""
    return Speaking("whisting", seat, whist_or_pass, after_whist)


def whist_or_pass(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Once each (PR16)."""
    return (WHIST, PASS)


def after_whist(deal: Deal, seat: Seat, call: Call) -> Deal:
    """If both pass, the contract is given and nothing is played (PR18). Otherwise all three play (PR19)."""
    if seat == defenders(deal)[0]:
        return deal.but(phase=whisting(left_of(seat, SEATS)))
    return tricks_begin(deal) if whisters(deal) else deal.over()


def tricks_begin(deal: Deal) -> Deal:
    """Forehand leads the first trick, whoever is declarer (PR20). All ten are played (PR21, PR22)."""
    phase = Playing(follow_or_trump, until_hands_are_empty)
    return deal.but(phase=phase, to_play=clockwise(deal.forehand, SEATS))


def defenders(deal: Deal) -> tuple[Seat, ...]:
    """The two others, from declarer's left."""
    assert deal.declarer is not None
    return clockwise(left_of(deal.declarer, SEATS), SEATS)[:-1]


def whisters(deal: Deal) -> tuple[Seat, ...]:
    """The defenders who whist, from declarer's left."""
    if is_stalingrad(deal):
        return defenders(deal)
    said = {who for who, call in deal.calls if call == WHIST}
    return tuple(seat for seat in defenders(deal) if seat in said)


def contracts(options: Options) -> Mapping[str, Contract]:
    """The 25 steps, misère in its place among them, and the deal that all passed."""
    texts = [bid.what or "" for bid in LADDER]
    return {text: contract(text) for text in texts} | {"passed-out": Contract(0, "fewest", worth=2)}


def contract(text: str) -> Contract:
    """What a step or misère asks for."""
    if text == "misere":
        return Contract(0, "at-most", worth=50)
    trump = trump_of(text)
    return Contract(level(text), "at-least", DUTY[level(text)], WORTH[level(text)], trump, trumps_of(PACK, trump))


def score(deal: Deal) -> list[ScoreLine]:
    """Declarer's line and a line a defender; in a passed-out deal a line a seat."""
    if deal.declarer is None or deal.contract is None:
        return [passed_out_score(deal, Seat(seat)) for seat in range(SEATS)]
    if deal.contract == "misere":
        return misere_score(deal, deal.declarer)
    declarers = declarer_score(deal, deal.declarer, deal.contract)
    return [declarers, *(defender_score(deal, seat, deal.contract) for seat in defenders(deal))]


def declarer_score(deal: Deal, declarer: Seat, named: str) -> ScoreLine:
    """Five times the worth for a contract made or given, and five times it lost for each trick missing (PR26)."""
    took, needs, worth = deal.tricks[declarer], level(named), WORTH[level(named)]
    if not whisters(deal):
        return ScoreLine((declarer,), 5 * worth, "given", {"worth": worth})
    if took >= needs:
        return ScoreLine((declarer,), 5 * worth, "made", {"took": took, "needs": needs, "worth": worth})
    short = needs - took
    args = {"took": took, "needs": needs, "short": short, "worth": worth}
    return ScoreLine((declarer,), -5 * worth * short, "short", args)


def defender_score(deal: Deal, seat: Seat, named: str) -> ScoreLine:
    """The worth for each trick that a whister took itself, or both defenders if it whists alone (PR27), less the
    worth for each trick that they are short of their duty (PR28). One who passed scores nothing (PR29).
    """
    if seat not in whisters(deal):
        return ScoreLine((seat,), 0, "passed")
    worth, duty = WORTH[level(named)], DUTY[level(named)]
    together = sum(deal.tricks[each] for each in defenders(deal))
    alone = len(whisters(deal)) == 1
    took, short = together if alone else deal.tricks[seat], max(0, duty - together)
    why = ("whist-alone" if alone else "whist") + ("-short" if short else "")
    args = {"took": took, "worth": worth, "duty": duty, "short": short}
    return ScoreLine((seat,), worth * (took - short), why, args)


def misere_score(deal: Deal, declarer: Seat) -> list[ScoreLine]:
    """50 without a trick, else 20 lost for each; the others score nothing (PR30)."""
    took = deal.tricks[declarer]
    own = (
        ScoreLine((declarer,), -20 * took, "misere-lost", {"took": took})
        if took
        else ScoreLine((declarer,), 50, "misere-made")
    )
    return [own, ScoreLine(defenders(deal), 0, "misere-defended")]


def passed_out_score(deal: Deal, seat: Seat) -> ScoreLine:
    """Two lost for each trick, or five won without any (PR31)."""
    took = deal.tricks[seat]
    if took:
        return ScoreLine((seat,), -2 * took, "passed-out", {"took": took})
    return ScoreLine((seat,), 5, "passed-out-none")


def winners(options: Options, deals: Sequence[Deal], totals: Sequence[int]) -> tuple[Seat, ...]:
    """After the last deal the highest total wins, equal totals share (PR32, PR33)."""
    return seats_on_top(totals) if len(deals) == options.deals else ()


def rules(deal: Deal) -> Options:
    """The house rules of a deal."""
    return deal.options
