"""Five Hundred with 43 cards: four seats in two pairs. The clauses FH1 to FH37 are those of ``docs/rules/five-
hundred.md``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from forehand.engine.actions import PASS, Call, calls
from forehand.engine.bids import highest_bid, level, next_bidder, passed, trump_of
from forehand.engine.cards import SUITS, Card, Seat, Suit, pack_of, ranking, set_of
from forehand.engine.deal import Deal, Hands, clockwise, lay_out, left_of
from forehand.engine.game import Contract, ScoreLine, trumps_of
from forehand.engine.match import deal_passes_on
from forehand.engine.options import choice, flag, integer
from forehand.engine.phases import (
    Discarding,
    Playing,
    Speaking,
    follow_suit,
    pick_up_stock,
    until_hands_are_empty,
)

ID = "five-hundred"
RULES = 1
SEATS = 4
SIDES = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))  # FH1
PACK = pack_of("56789TJQKA", "D4", "H4", "JK")  # FH2
STOCK = 3
TRICKS = 10

PACKETS = (3, 4, 3)
"""Cards to each seat, the kitty's three after the first packet (FH3)."""
STRAINS = {"spades-high": ("C", "D", "H", "S", "NT"), "hearts-high": ("S", "C", "D", "H", "NT")}
"""Low to high (FH5, FH23)."""
LEVELS = (6, 7, 8, 9, 10)
MISERES = {"misere": 250, "open-misere": 500}
SLAM = 250
"""FH26."""
MISERE, OPEN_MISERE = calls("bid", *MISERES)
BIDS = calls("bid", *(f"{tricks}{strain}" for tricks in LEVELS for strain in STRAINS["spades-high"]))
CALLS = (PASS, *BIDS, MISERE, OPEN_MISERE)

next_match_forehand = deal_passes_on  # FH4


@dataclass(frozen=True)
class Options:
    """House rules (FH23 to FH30)."""

    suit_order: Literal["spades-high", "hearts-high"] = choice("spades-high", "hearts-high")
    joker_lead: Literal["free", "nominate"] = choice("free", "nominate")
    misere: bool = flag(False)
    slam_bonus: bool = flag(False)
    target: int = integer(500, low=100, high=1000)
    lose_at_minus_target: bool = flag(True)
    win_on_bid_only: bool = flag(False)
    one_round: bool = flag(False)


@cache
def ladder(suit_order: str, misere: bool) -> dict[Call, int]:
    """All bids with their values, low to high. Six tricks in the lowest strain are worth 40, each strain above
    it 20 more and each trick more 100 (FH18). Misère stands above 7NT and below every eight (FH33), open misère
    just below ten of the highest suit (FH34).
    """
    strains = STRAINS[suit_order]
    values: dict[Call, int] = {}
    for tricks in LEVELS:
        if misere and tricks == 8:
            values[MISERE] = MISERES["misere"]
        for place, strain in enumerate(strains):
            if misere and (tricks, strain) == (10, strains[3]):
                values[OPEN_MISERE] = MISERES["open-misere"]
            values[Call("bid", f"{tricks}{strain}")] = 40 + 20 * place + 100 * (tricks - 6)
    return values


def bids_of(options: Options) -> dict[Call, int]:
    """The bids of this house with their values, low to high."""
    return ladder(options.suit_order, options.misere)


def deal_out(pack: Sequence[Card], forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Three to each seat, three to the kitty, four to each seat, three to each seat, forehand first each time
    (FH3).
    """
    cards = list(pack)
    hands: list[list[Card]] = [[] for _ in range(SEATS)]
    stock: list[Card] = []
    for number, packet in enumerate(PACKETS):
        for seat in clockwise(forehand, SEATS):
            hands[seat] += cards[:packet]
            del cards[:packet]
        if number == 0:
            stock = cards[:STOCK]
            del cards[:STOCK]
    return tuple(set_of(hand) for hand in hands), tuple(stock)


def start(options: Options, hands: Hands, stock: tuple[Card, ...], forehand: Seat) -> Deal:
    """Forehand speaks first (FH6)."""
    return lay_out(options, hands, stock, forehand, bidding(forehand))


def bidding(seat: Seat) -> Speaking:
    """A turn to bid."""
    return Speaking("bidding", seat, pass_or_higher, after_call)


def pass_or_higher(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Pass, or any bid above the highest so far (FH5); but misère only over a seven (FH33)."""
    bids, highest = tuple(bids_of(rules(deal))), highest_bid(deal)
    higher = bids[bids.index(highest[1]) + 1 :] if highest else bids
    over_a_seven = highest is not None and str(highest[1]).startswith("bid:7")
    return (PASS, *(bid for bid in higher if bid != MISERE or over_a_seven))


def after_call(deal: Deal, seat: Seat, call: Call) -> Deal:
    """A seat that has passed is skipped (FH6). The bidding ends when three have passed and one has bid (FH7), or
    all four have passed: then there is no score (FH8). With `one_round` it ends after four calls (FH30).
    """
    out, highest = len(passed(deal)), highest_bid(deal)
    if out == SEATS:
        return deal.over(contract="passed-out")
    if highest and (out == SEATS - 1 or called_once_each(deal)):
        return kitty_to(deal, *highest)
    return deal.but(phase=bidding(next_bidder(deal, seat)))


def called_once_each(deal: Deal) -> bool:
    """Whether a house that bids one round has bid it (FH30)."""
    return rules(deal).one_round and len(deal.calls) == SEATS


def kitty_to(deal: Deal, declarer: Seat, bid: Call) -> Deal:
    """The declarer picks up the kitty, which nobody else sees, and lays three of thirteen cards away (FH9). The
    partner of a misère declarer sits out (FH35).
    """
    won = pick_up_stock(deal, declarer).but(
        declarer=declarer,
        contract=bid.what,
        ranking=ranking(trump_of(bid.what or ""), bowers=True),  # FH10 to FH12
        phase=Discarding(declarer, STOCK, after_discard),
    )
    return won.but(out=(partner_of(declarer),)) if is_misere(won) else won


def after_discard(deal: Deal) -> Deal:
    """The declarer leads the first trick (FH13)."""
    assert deal.declarer is not None
    phase = MISERE_PLAY[deal.contract] if deal.contract in MISERES else PLAY
    return deal.but(phase=phase, to_play=clockwise(deal.declarer, SEATS, deal.out))


def suits_to_name(deal: Deal, seat: Seat) -> tuple[Suit, ...]:
    """With `joker_lead` nominate, the suits that a joker led without trump may be called (FH31): not one in
    which its leader has failed to follow a plain card led (FH32). None where it is led without a word (FH17,
    FH24).
    """
    if rules(deal).joker_lead == "free" or deal.ranking.trump is not None:
        return ()
    shown_void = {lead for lead, card in plays_to_plain_leads(deal, seat) if deal.ranking.suit_of[card] != lead}
    return tuple(one for one in SUITS if one not in shown_void)


def plays_to_plain_leads(deal: Deal, seat: Seat) -> list[tuple[Suit, Card]]:
    """The seat's cards in complete tricks, each with the plain suit that another had led."""
    found: list[tuple[Suit, Card]] = []
    for trick in deal.played:
        lead = deal.ranking.suit_of[trick.cards[0][1].card]
        if lead is not None:
            found += [(lead, play.card) for who, play in trick.cards[1:] if who == seat]
    return found


def until_declarer_wins(deal: Deal) -> Deal:
    """Misère ends as soon as the declarer wins a trick (FH36)."""
    assert deal.declarer is not None
    return deal.over() if deal.tricks[deal.declarer] else until_hands_are_empty(deal)


def declarer_after_first_trick(deal: Deal) -> tuple[Seat, ...]:
    """In open misère the declarer's cards lie open from the end of the first trick (FH37)."""
    assert deal.declarer is not None
    return (deal.declarer,) if deal.played else ()


PLAY = Playing(follow_suit, until_hands_are_empty, may_name=suits_to_name)
"""Follow suit, no duty to trump (FH14, FH16); ten tricks (FH15)."""
MISERE_PLAY: dict[str | None, Playing] = {
    "misere": Playing(follow_suit, until_declarer_wins, may_name=suits_to_name),
    "open-misere": Playing(
        follow_suit, until_declarer_wins, may_name=suits_to_name, open_hands=declarer_after_first_trick
    ),
}


def contracts(options: Options) -> Mapping[str, Contract]:
    """The bids of this house, low to high, and the deal that all passed."""
    bids = {bid.what or "": contract(bid.what or "", value) for bid, value in bids_of(options).items()}
    return bids | {"passed-out": Contract(0, "most", worth=0)}


def contract(text: str, value: int) -> Contract:
    """What a bid asks for."""
    if text in MISERES:
        return Contract(0, "at-most", worth=value, trumps=trumps_of(PACK, None))
    trump = trump_of(text)
    return Contract(level(text), "at-least", worth=value, trump=trump, trumps=trumps_of(PACK, trump, bowers=True))


def score(deal: Deal) -> list[ScoreLine]:
    """Declarers' line, then the other pair's."""
    if deal.declarer is None:
        return [ScoreLine(tuple(Seat(seat) for seat in range(SEATS)), 0, "passed-out")]
    own, other = declarers_score(deal, deal.declarer), side_of(left_of(deal.declarer, SEATS))
    if is_misere(deal):
        return [own, ScoreLine(other, 0, "misere-defended")]
    took = tricks_of(deal, other)
    return [own, ScoreLine(other, 10 * took, "others", {"took": took})]  # FH20


def declarers_score(deal: Deal, declarer: Seat) -> ScoreLine:
    """The value of the bid, won or lost (FH19, FH36); all ten tricks of a cheaper bid win 250 with `slam_bonus`
    (FH26).
    """
    side, text = side_of(declarer), deal.contract or ""
    value, took = bids_of(rules(deal))[Call("bid", text)], tricks_of(deal, side)
    if is_misere(deal):
        return ScoreLine(
            side,
            value if made(deal) else -value,
            "misere-made" if made(deal) else "misere-lost",
            {"value": value},
        )
    args = {"took": took, "needs": level(text), "value": value}
    if not made(deal):
        return ScoreLine(side, -value, "failed", args | {"short": level(text) - took})
    if rules(deal).slam_bonus and took == TRICKS and value < SLAM:
        return ScoreLine(side, SLAM, "slam", args)
    return ScoreLine(side, value, "made", args)


def made(deal: Deal) -> bool:
    """Whether declarers took the tricks that they bid, or in misère none (FH19, FH36)."""
    assert deal.declarer is not None
    took = tricks_of(deal, side_of(deal.declarer))
    return took == 0 if is_misere(deal) else took >= level(deal.contract or "")


def winners(options: Options, deals: Sequence[Deal], totals: Sequence[int]) -> tuple[Seat, ...]:
    """The first pair at the target wins, declarers if one deal brings both there (FH21, FH27); a pair at its
    negative loses at once (FH22, FH28). With `win_on_bid_only` only declarers who have just made their bid win
    by the target (FH29).
    """
    last = deals[-1]
    at_target = [side for side in SIDES if totals[side[0]] >= options.target]
    declarers = None if last.declarer is None else side_of(last.declarer)
    if declarers in at_target and (made(last) or not options.win_on_bid_only):
        return declarers
    if at_target and not options.win_on_bid_only:
        return at_target[0]
    for side, other in (SIDES, SIDES[::-1]):
        if options.lose_at_minus_target and totals[side[0]] <= -options.target:
            return other
    return ()


def is_misere(deal: Deal) -> bool:
    """Misère or open misère."""
    return deal.contract in MISERES


def partner_of(seat: Seat) -> Seat:
    """The seat opposite."""
    return Seat((seat + 2) % SEATS)


def side_of(seat: Seat) -> tuple[Seat, ...]:
    """A seat and its partner."""
    return SIDES[seat % 2]


def tricks_of(deal: Deal, side: tuple[Seat, ...]) -> int:
    """The tricks of a pair."""
    return sum(deal.tricks[seat] for seat in side)


def rules(deal: Deal) -> Options:
    """The house rules of a deal."""
    return deal.options
