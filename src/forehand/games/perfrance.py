"""Perfrance: three seats, each alone. The clauses PF1 to PF33 are those of ``docs/rules/perfrance.md``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from forehand.engine.actions import PASS, Call, calls, suit_named
from forehand.engine.cards import Card, Cards, Seat, Suit, each, pack_of, ranking, suit_letter
from forehand.engine.deal import Deal, Hands, clockwise, lay_out, left_of, one_by_one
from forehand.engine.game import Contract, ScoreLine, trumps_of
from forehand.engine.match import seats_on_top
from forehand.engine.options import choice, flag, integer
from forehand.engine.phases import (
    Discarding,
    Playing,
    Speaking,
    follow_or_trump,
    pick_up_stock,
    until_hands_are_empty,
)

ID = "perfrance"
RULES = 1
SEATS = 3
SIDES = tuple((Seat(seat),) for seat in range(SEATS))  # PF1
PACK = pack_of("789TJQKA")  # PF2
STOCK = 2
TRICKS = 10

NAMES = calls("name", "S", "C", "D", "H")
"""The suits, low to high (PF6)."""
TAKE, FOLD = Call("take"), Call("fold")
CALLS = (PASS, TAKE, FOLD, *NAMES)

RATE = {"S": 2, "C": 2, "D": 2, "H": 4}
STAKE = {"S": 20, "C": 20, "D": 20, "H": 40}
"""PF23."""
DECLARER_NEEDS, OTHERS_NEED = 6, 2
"""PF24, PF25."""


@dataclass(frozen=True)
class Options:
    """House rules (PF31 to PF33)."""

    target: int = integer(120, low=20, high=1000)
    last_must_take: bool = flag(True)
    first_lead: Literal["forehand", "declarer"] = choice("forehand", "declarer")


def deal_out(pack: Sequence[Card], forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Ten cards each, one at a time, and two to the blind (PF3)."""
    return one_by_one(pack, forehand, SEATS, TRICKS)


def start(options: Options, hands: Hands, stock: tuple[Card, ...], forehand: Seat) -> Deal:
    """Forehand has the first turn (PF6)."""
    return lay_out(options, hands, stock, forehand, first_round(forehand))


def first_round(seat: Seat) -> Speaking:
    """A turn in the first round of bidding."""
    return Speaking("bidding", seat, suits_above, after_first_round_call)


def suits_above(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Pass, or name a suit that ranks above the suit named so far; after hearts only pass is left (PF6, PF7)."""
    named = last_named(deal)
    return (PASS, *NAMES[NAMES.index(named) + 1 :]) if named else (PASS, *NAMES)


def last_named(deal: Deal) -> Call | None:
    """The highest suit named so far: always the last one."""
    return next((call for _, call in reversed(deal.calls) if isinstance(call, Call) and call in NAMES), None)


def after_first_round_call(deal: Deal, seat: Seat, call: Call) -> Deal:
    """Each seat has exactly one turn. Then the last to name a suit is declarer, and the blind stays face down
    (PF8); if all passed there is a second round (PF9).
    """
    if len(deal.calls) < SEATS:
        return deal.but(phase=first_round(left_of(seat, SEATS)))
    named = last_named(deal)
    if not named:
        return deal.but(phase=second_round(deal.forehand))
    declarer = next(who for who, said in deal.calls if said == named)
    return with_trump(deal.but(declarer=declarer), suit_named(named)).but(
        phase=TRUMP_PLAY, to_play=first_to_lead(deal, declarer)
    )


def second_round(seat: Seat) -> Speaking:
    """A turn in the second round of bidding."""
    return Speaking("bidding", seat, pass_or_take, after_second_round_call)


def pass_or_take(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Pass again, or take the blind (PF9)."""
    return (PASS, TAKE)


def after_second_round_call(deal: Deal, seat: Seat, call: Call) -> Deal:
    """The first to take the blind is declarer, sees it and names trump (PF10). Without a taker the deal is
    played without trump and without declarer (PF12), and there is no folding (PF21).
    """
    if call == TAKE:
        return pick_up_stock(deal, seat).but(declarer=seat, phase=Speaking("naming", seat, any_suit, after_naming))
    if len(deal.calls) < 2 * SEATS:
        return deal.but(phase=second_round(left_of(seat, SEATS)))
    return deal.but(contract="none", phase=NO_TRUMP_PLAY, to_play=clockwise(deal.forehand, SEATS))


def any_suit(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """Any of the four suits (PF10)."""
    return NAMES


def after_naming(deal: Deal, seat: Seat, call: Call) -> Deal:
    """Then two of the twelve cards are laid away, the blind's own included (PF11)."""
    return with_trump(deal, suit_named(call)).but(phase=Discarding(seat, STOCK, after_discard))


def after_discard(deal: Deal) -> Deal:
    """The play begins."""
    assert deal.declarer is not None
    return deal.but(phase=TRUMP_PLAY, to_play=first_to_lead(deal, deal.declarer))


def with_trump(deal: Deal, trump: Suit) -> Deal:
    """The deal with its contract settled: a suit."""
    return deal.but(ranking=ranking(trump), contract=suit_letter(trump))


def first_to_lead(deal: Deal, declarer: Seat) -> tuple[Seat, ...]:
    """Forehand leads the first trick, whoever is declarer (PF13), or with `first_lead` the declarer (PF33)."""
    return clockwise(declarer if rules(deal).first_lead == "declarer" else deal.forehand, SEATS)


def may_play(deal: Deal, seat: Seat) -> Cards:
    """Follow suit, else trump, else any card (PF14); and the last seat must take the trick if one of those cards
    can (PF15, PF32). It is last when no other seat still in the deal has to play to this trick (PF16).
    """
    allowed = follow_or_trump(deal, seat)
    if len(deal.to_play) > 1 or not deal.table or not rules(deal).last_must_take:
        return allowed
    strength = deal.ranking.strength[deal.lead]
    to_beat = max(strength[play.card] for _, play in deal.table)
    return Cards(sum(1 << card for card in each(allowed) if strength[card] > to_beat)) or allowed


def may_fold(deal: Deal, seat: Seat) -> tuple[Call, ...]:
    """In the first trick a seat other than the declarer may fold on its turn (PF19)."""
    return (FOLD,) if not deal.played and seat != deal.declarer else ()


def after_fold(deal: Deal, seat: Seat) -> Deal:
    """It sits out the whole deal; the next seat plays or leads (PF20). A second fold ends the deal at once, no
    matter what has been played (PF22).
    """
    folded = deal.but(out=tuple(sorted((*deal.out, seat))), to_play=deal.to_play[1:])
    if len(folded.out) == 2:
        return folded.over()
    return folded if folded.to_play else TRUMP_PLAY.trick_over(folded, folded.table, folded.lead)


TRUMP_PLAY = Playing(may_play, until_hands_are_empty, besides=may_fold, heard=after_fold)
"""Ten tricks, also when the result is settled (PF17, PF18)."""
NO_TRUMP_PLAY = Playing(may_play, until_hands_are_empty)


def contracts(options: Options) -> Mapping[str, Contract]:
    """A suit as trump, or none."""
    suits = {letter: Suit(number) for number, letter in enumerate("SCDH")}
    return {
        letter: Contract(DECLARER_NEEDS, "at-least", OTHERS_NEED, RATE[letter], trump, trumps_of(PACK, trump))
        for letter, trump in suits.items()
    } | {"none": Contract(0, "most", worth=2)}


def score(deal: Deal) -> list[ScoreLine]:
    """A line a seat."""
    return [seat_score(deal, Seat(seat)) for seat in range(SEATS)]


def seat_score(deal: Deal, seat: Seat) -> ScoreLine:
    """What a seat wins or loses (PF24 to PF28)."""
    took = deal.tricks[seat]
    if deal.declarer is None or deal.contract is None:
        return ScoreLine((seat,), 2 * took, "no-trump", {"took": took, "rate": 2})
    rate, stake = RATE[deal.contract], STAKE[deal.contract]
    if seat in deal.out:
        return ScoreLine((seat,), 0, "folded")
    if len(deal.out) == 2:
        return ScoreLine((seat,), stake, "both-folded", {"stake": stake})
    needs = DECLARER_NEEDS if seat == deal.declarer else OTHERS_NEED
    role = "declarer" if seat == deal.declarer else "other"
    if took >= needs:
        return ScoreLine((seat,), rate * took, f"{role}-made", {"took": took, "needs": needs, "rate": rate})
    return ScoreLine((seat,), -stake, f"{role}-set", {"took": took, "needs": needs, "stake": stake})


def winners(options: Options, deals: Sequence[Deal], totals: Sequence[int]) -> tuple[Seat, ...]:
    """The match ends after a deal in which a seat has the target or is below its negative; exactly at the
    negative does not end it (PF29, PF31). The highest total wins, equal totals share (PF30).
    """
    if max(totals) >= options.target or min(totals) < -options.target:
        return seats_on_top(totals)
    return ()


def next_match_forehand(deals: Sequence[Deal], winners: Sequence[Seat]) -> Seat:
    """The seat left of the winner; of several winners, of the first clockwise from the last deal's forehand (PF5)."""
    first = next((seat for seat in clockwise(deals[-1].forehand, SEATS) if seat in winners), deals[-1].forehand)
    return left_of(first, SEATS)


def rules(deal: Deal) -> Options:
    """The house rules of a deal."""
    return deal.options
