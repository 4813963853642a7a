"""Priffe: four seats in two pairs, one round of bidding. The clauses PI1 to PI21 are those of
``docs/rules/priffe.md``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from forehand.engine.actions import PASS, Call, calls
from forehand.engine.bids import highest_bid
from forehand.engine.cards import Card, Cards, D, H, Seat, Suit, pack_of, ranking
from forehand.engine.deal import Deal, Hands, clockwise, lay_out, left_of, one_by_one
from forehand.engine.game import Contract, ScoreLine, trumps_of
from forehand.engine.match import deal_passes_on, seats_on_top
from forehand.engine.options import choice, flag, integer
from forehand.engine.phases import Playing, Speaking, follow_or_trump, follow_suit, until_hands_are_empty

ID = "priffe"
RULES = 1
SEATS = 4
SIDES = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))  # PI1
PACK = pack_of("23456789TJQKA")  # PI2
STOCK = 0
TRICKS = 13

LADDER = CLUBS, SPADES, DIAMONDS, HEARTS, NULL, SPILL = calls(
    "bid", "clubs", "spades", "diamonds", "hearts", "null", "spill"
)
"""The bids, low to high (PI4)."""
CALLS = (PASS, *LADDER)

TRUMP: dict[str, Suit | None] = {"spill": None, "null": None, "hearts": H, "diamonds": D, "forced-null": None}
"""The contracts and their trumps (PI8, PI9)."""
AVOIDING = ("null", "forced-null")
NEEDED = 7
"""Tricks for declarers who want them (PI13); in null they may take one fewer (PI14)."""
SMALL_SLAM, GRAND_SLAM = 10, 20
"""PI16."""

next_match_forehand = deal_passes_on  # PI3


@dataclass(frozen=True)
class Options:
    """House rules (PI19 to PI21)."""

    deals: int = integer(8, low=1, high=64)
    must_trump: bool = flag(False)
    slam_for: Literal["either", "declarers"] = choice("either", "declarers")


def deal_out(pack: Sequence[Card], forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Thirteen cards each, one at a time (PI2)."""
    return one_by_one(pack, forehand, SEATS, TRICKS)


def start(options: Options, hands: Hands, stock: tuple[Card, ...], forehand: Seat) -> Deal:
    """Forehand calls first (PI4)."""
    return lay_out(options, hands, stock, forehand, bidding(forehand))


def bidding(seat: Seat) -> Speaking:
    """A turn to call."""
    return Speaking("bidding", seat, pass_or_higher, after_call)


def pass_or_higher(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Pass, or a bid above the highest so far (PI4); spades only for forehand and second hand (PI5), clubs while
    nobody has bid (PI6).
    """
    highest = highest_bid(deal)
    higher = LADDER[LADDER.index(highest[1]) + 1 :] if highest else LADDER
    spades_open = len(deal.calls) < 2
    return (PASS, *(bid for bid in higher if bid != SPADES or spades_open))


def after_call(deal: Deal, seat: Seat, call: Call) -> Deal:
    """One call each, but spill ends the bidding at once (PI7)."""
    if len(deal.calls) < SEATS and call != SPILL:
        return deal.but(phase=bidding(left_of(seat, SEATS)))
    highest = highest_bid(deal)
    if highest is None or highest[1] in (CLUBS, SPADES):
        return tricks_begin(deal.but(contract="forced-null"), deal.forehand)
    declarer, bid = highest
    deal = deal.but(declarer=declarer, contract=bid.what, ranking=ranking(TRUMP[bid.what or ""]))
    return tricks_begin(deal, Seat((declarer - 1) % SEATS) if bid == SPILL else deal.forehand)


def tricks_begin(deal: Deal, leader: Seat) -> Deal:
    """Forehand leads the first trick, in spill the seat to the bidder's right (PI10). Thirteen tricks are played
    (PI12).
    """
    return deal.but(phase=Playing(may_play, until_hands_are_empty), to_play=clockwise(leader, SEATS))


def may_play(deal: Deal, seat: Seat) -> Cards:
    """Follow suit if you can, else any card (PI11); with `must_trump` a void seat must play a trump (PI20)."""
    return follow_or_trump(deal, seat) if rules(deal).must_trump else follow_suit(deal, seat)


def contracts(options: Options) -> Mapping[str, Contract]:
    """The five contracts, the lowest first."""
    wanted = {
        text: Contract(NEEDED, "at-least", trump=TRUMP[text], trumps=trumps_of(PACK, TRUMP[text])) for text in TRUMP
    }
    return {
        "forced-null": Contract(0, "fewest"),
        "diamonds": wanted["diamonds"],
        "hearts": wanted["hearts"],
        "null": Contract(NEEDED - 1, "at-most"),
        "spill": wanted["spill"],
    }


def score(deal: Deal) -> list[ScoreLine]:
    """Points for tricks, or for tricks missing, then slams."""
    if deal.declarer is None:
        return [line for side in SIDES for line in (forced_null_score(deal, side), *slam_score(deal, side))]
    return [contract_score(deal, deal.declarer), *(line for side in SIDES for line in slam_score(deal, side))]


def contract_score(deal: Deal, declarer: Seat) -> ScoreLine:
    """10 to declarers for each trick over six, or under seven in null; 20 to their opponents for each that is
    missing, or too many in null (PI13, PI14).
    """
    declarers, opponents = side_of(declarer), side_of(left_of(declarer, SEATS))
    took = tricks_of(deal, declarers)
    good = NEEDED - took if deal.contract in AVOIDING else took - (NEEDED - 1)
    if good > 0:
        why = "null-made" if deal.contract in AVOIDING else "made"
        return ScoreLine(declarers, 10 * good, why, {"took": took, "count": good})
    bets = 1 - good
    why = "null-failed" if deal.contract in AVOIDING else "failed"
    return ScoreLine(opponents, 20 * bets, why, {"took": took, "count": bets})


def forced_null_score(deal: Deal, side: tuple[Seat, ...]) -> ScoreLine:
    """10 for each trick under six (PI15)."""
    took = tricks_of(deal, side)
    under = max(0, NEEDED - 1 - took)
    return ScoreLine(side, 10 * under, "forced-null", {"took": took, "count": under})


def slam_score(deal: Deal, side: tuple[Seat, ...]) -> list[ScoreLine]:
    """Twelve or thirteen tricks, in null one or none (PI16); for either pair, or with `slam_for` for declarers
    alone, but in forced null for either pair in any case (PI17, PI21).
    """
    if rules(deal).slam_for == "declarers" and deal.declarer is not None and deal.declarer not in side:
        return []
    took = tricks_of(deal, side)
    missed = took if deal.contract in AVOIDING else TRICKS - took
    if missed > 1:
        return []
    kind, points = ("small-slam", SMALL_SLAM) if missed else ("grand-slam", GRAND_SLAM)
    return [ScoreLine(side, points, kind, {"took": took})]


def winners(options: Options, deals: Sequence[Deal], totals: Sequence[int]) -> tuple[Seat, ...]:
    """After the agreed number of deals the higher total wins, equal totals share (PI18, PI19)."""
    return seats_on_top(totals) if len(deals) == options.deals else ()


def side_of(seat: Seat) -> tuple[Seat, ...]:
    """A seat and its partner."""
    return SIDES[seat % 2]


def tricks_of(deal: Deal, side: tuple[Seat, ...]) -> int:
    """The tricks of a pair."""
    return sum(deal.tricks[seat] for seat in side)


def rules(deal: Deal) -> Options:
    """The house rules of a deal."""
    return deal.options
