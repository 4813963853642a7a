"""What people who play such games ask of computer players: whole deals, played up to the point that matters, at each level
that remembers.
"""

from random import Random

import pytest

from forehand.bots import advise, decide, thinking
from forehand.engine.cards import Cards, Seat, cards, each
from forehand.engine.deal import turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import act, begin, new_deal
from forehand.engine.view import View, view
from forehand.games import five_hundred, preference

remembering = pytest.mark.parametrize("level", ["club", "expert", "master"])


def reached(game: Game, hands: list[str], forehand: int, actions: str) -> View:
    """The view of the seat to act, after these actions in a deal of these hands; the cards left over are the stock."""
    held = tuple(cards(hand) for hand in hands)
    left = Cards(sum(1 << one for one in game.PACK) & ~sum(held))
    match = new_deal(begin(game, game.Options()), Seat(forehand), held, tuple(each(left)))
    for text in actions.split():
        match = act(match, read_action(game, text))
    seat = turn(match.deals[-1])
    assert seat is not None
    return view(match, seat, [None] * game.SEATS)


def done(seen: View, level: str) -> str:
    return decide(seen, level, Random(1))


MISERE = [
    "S7 S8 S9 ST H7 H8 H9 HJ C9 CJ",
    "D7 D8 D9 C7 CT CK SJ SQ SK HK",
    "DT DJ DQ C8 CQ CA SA HT HQ HA",
]
MISERE_BID = "pass pass bid:misere discard:DK,DA"


@remembering
def test_a_misere_is_not_led_a_suit_that_declarer_has_shown_to_be_out_of(level: str) -> None:
    """Declarer threw a heart on a diamond. A low club can set it."""
    seen = reached(preference, MISERE, 1, f"{MISERE_BID} D9 DT HJ HT H9 HK")
    assert done(seen, level)[0] != "D"


@remembering
def test_the_low_cards_that_can_set_a_misere_are_kept(level: str) -> None:
    """Out of hearts, a defender throws what can't be lower than a card of declarer's."""
    seen = reached(preference, MISERE, 1, f"{MISERE_BID} D9 DT HJ HT H9 HK SJ SA ST HA H8")
    assert done(seen, level) not in ("C7", "D7")


VOID = [
    "SA SK SQ S7 HA H8 H7 DA C8 C7",
    "ST S9 S8 HK HQ HJ HT D7 D8 D9",
    "SJ H9 DK DQ DJ DT CA CK CJ CT",
]


@remembering
def test_a_shown_void_is_remembered(level: str) -> None:
    """Seat 1 has trumped a club: declarer leads an ace or trumps, but no club."""
    calls = "bid:6S pass pass discard:C9,CQ contract:6S whist whist"
    seen = reached(preference, VOID, 0, f"{calls} C7 S8 CT HK H9 HA")
    assert done(seen, level)[0] != "C"


JOKER = [
    "SA SK SQ ST S9 DK HK DA C8 C7",
    "S8 S7 S6 HT H9 H8 D9 D8 D7 C9",
    "JK SJ CJ S5 HQ HJ DQ DJ CA CK",
    "H7 H6 HA H4 DT D6 D5 D4 CQ CT",
]


@remembering
def test_the_joker_is_not_wasted_on_a_trick_that_the_partner_has(level: str) -> None:
    """The ace of trumps is high, and one seat is to come whose trumps it beats but for two."""
    seen = reached(five_hundred, JOKER, 3, "pass bid:7S pass pass discard:C5,C6,H5 SA S8")
    assert {"JK", "S5"} < set(seen["legal"])
    assert done(seen, level) == "S5"


@remembering
def test_nobody_bids_beyond_what_wins_the_match(level: str) -> None:
    seen = reached(five_hundred, JOKER, 0, "")
    seen["totals"] = [460, 0, 460, 0]
    seen["scores"] = [[460, 0, 460, 0]]
    assert done(seen, level) in ("bid:6S", "pass")


def test_without_compiled_solver_fewer_deals_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody waits for minutes."""
    seen = reached(preference, VOID, 0, "bid:6S pass pass discard:C9,CQ contract:6S whist whist")
    quick = advise(seen, "master", Random(1)).thoughts
    monkeypatch.setattr(thinking, "COMPILED", False)
    monkeypatch.setattr(thinking, "UNCOMPILED", 1000)
    slow = advise(seen, "master", Random(1)).thoughts
    assert quick is not None
    assert (0 if slow is None else slow.worlds) < quick.worlds
