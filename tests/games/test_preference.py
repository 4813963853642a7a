"""Preference, clause by clause of docs/rules/preference.md."""

import pytest

from forehand.engine.cards import Seat, cards_list
from forehand.engine.deal import Deal, turn
from forehand.games import GAMES, preference
from tests.games.hands import after, may, points, seen_by, sitting, totals_end, with_tricks

ALL_STEPS = [f"{level}{strain}" for level in range(6, 11) for strain in ("S", "C", "D", "H", "NT")]
AWAY = "discard:S7,S8"
BOTH_KNOWN = ("S7 S8", "", "")
"""Forehand holds the two cards that it will lay away."""


def deal(*hands: str, **more: object) -> Deal:
    return sitting("preference", *hands, **more)  # type: ignore[arg-type]


def bidding(calls: str, **more: object) -> Deal:
    return after(deal(**more), calls)


def step_by_step(last: str) -> str:
    """Forehand and second hand bid every step up to `last`, the third seat passing at its first turn."""
    bids = [f"bid:{step}" for step in ALL_STEPS[: ALL_STEPS.index(last) + 1]]
    return " ".join([*bids[:2], "pass", *bids[2:]])


def contract(bid: str, named: str, *says: str, hands: tuple[str, ...] = BOTH_KNOWN, **more: object) -> Deal:
    """Forehand's contract, the two others having said whist or pass."""
    more.setdefault("jump_bids", True)
    calls = f"bid:{bid} pass pass {AWAY} contract:{named}"
    return after(deal(*hands, **more), " ".join([calls, *says]))


# --- The cards


def test_three_seats_each_with_its_own_score() -> None:
    """PR1."""
    assert (preference.SEATS, preference.SIDES) == (3, ((0,), (1,), (2,)))


def test_the_pack_runs_from_seven_to_ace() -> None:
    """PR2."""
    assert [sum(card // 13 == suit for card in preference.PACK) for suit in range(4)] == [8, 8, 8, 8]
    assert min(card % 13 for card in preference.PACK) == 5


def test_ten_cards_each_and_two_in_the_talon() -> None:
    """PR3."""
    hands, talon = preference.deal_out(preference.PACK, Seat(2))
    assert [hand.bit_count() for hand in hands] == [10, 10, 10]
    assert cards_list(hands[2])[0] == "S7"
    assert talon == preference.PACK[-2:]


def test_the_deal_goes_round_to_the_left() -> None:
    """PR4: in the next match too."""
    last = with_tricks(contract("6S", "6S", "whist", "whist"), 6, 2, 2)
    assert preference.next_match_forehand([last], (Seat(2),)) == 1


# --- Bidding


def test_steps_rise_from_spades_to_no_trump_with_misere_above_eight_no_trump() -> None:
    """PR5, PR36: seen where any step may be bid."""
    assert may(deal(jump_bids=True)) == {"pass", "bid:misere", *(f"bid:{step}" for step in ALL_STEPS)}
    over_eight = bidding("bid:8NT", jump_bids=True)
    assert may(over_eight) == {"pass", "bid:misere", *(f"bid:{step}" for step in ALL_STEPS[15:])}
    over_misere = bidding("bid:misere", jump_bids=True)
    assert may(over_misere) == {"pass", *(f"bid:{step}" for step in ALL_STEPS[15:])}


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    """PR6."""
    assert turn(bidding("", forehand=1)) == 1
    assert turn(bidding("bid:6S pass bid:6C")) == 0
    assert turn(bidding("bid:6S pass bid:6C bid:6D")) == 2


def test_only_the_next_step_may_be_bid() -> None:
    """PR7."""
    assert may(deal()) == {"pass", "bid:6S", "bid:misere"}
    assert may(bidding("bid:6S")) == {"pass", "bid:6C", "bid:misere"}
    assert may(bidding("bid:6S bid:6C pass")) == {"pass", "bid:6D"}


def test_nine_spades_come_next_after_misere_and_eight_no_trump() -> None:
    """PR8."""
    assert may(bidding("bid:misere")) == {"pass", "bid:9S"}
    assert may(bidding(step_by_step("8NT"))) == {"pass", "bid:9S"}


def test_above_ten_no_trump_there_is_only_passing() -> None:
    """PR8, EG3."""
    assert may(bidding("bid:10NT", jump_bids=True)) == {"pass"}
    assert may(bidding(step_by_step("10NT"))) == {"pass"}


def test_misere_is_a_first_call_over_eight_no_trump_at_most() -> None:
    """PR9."""
    assert "bid:misere" in may(bidding("bid:6S pass"))
    assert "bid:misere" not in may(bidding("bid:6S pass bid:6C"))
    assert "bid:misere" not in may(bidding("bid:9S", jump_bids=True))
    assert "bid:misere" not in may(bidding("bid:misere"))
    assert turn(bidding("pass bid:misere")) == 2


def test_an_overbid_misere_may_bid_on() -> None:
    """PR10."""
    over = bidding("bid:misere bid:9S pass")
    assert (turn(over), may(over)) == (0, {"pass", "bid:9C"})


def test_bidding_ends_when_two_have_passed_over_a_bid() -> None:
    """PR11: with no raise by the bidder."""
    won = bidding("pass bid:6S pass")
    assert (won.declarer, turn(won)) == (1, 1)
    assert won.phase is not None
    assert won.phase.name == "discarding"
    late = bidding("pass pass bid:6S")
    assert (late.declarer, turn(late)) == (2, 2)


def test_three_passes_make_a_passed_out_deal() -> None:
    """PR12."""
    passed = bidding("pass pass pass")
    assert (passed.contract, passed.declarer, passed.ranking.trump) == ("passed-out", None, None)
    assert turn(passed) == 0


# --- Talon and contract


def test_all_see_the_talon_and_declarer_alone_the_discard() -> None:
    """PR13."""
    won = bidding("bid:6S pass pass", stock="HA DA")
    assert [seen_by(won, seat)["stock"] for seat in (0, 1, 2, None)] == [["HA", "DA"]] * 4
    assert len(may(won)) == 66
    away = after(won, "discard:DA,HA")
    assert seen_by(away, 0)["discarded"] == ["DA", "HA"]
    assert seen_by(away, 1)["calls"][-1] == [0, "discard"]
    assert seen_by(away, None)["discarded"] is None


@pytest.mark.parametrize(
    ("bid", "named"),
    [
        ("6S", ALL_STEPS[:10]),
        ("6D", ALL_STEPS[2:10]),
        ("8NT", ALL_STEPS[14:20]),
        ("10H", ["10H", "10NT"]),
        ("10NT", ["10NT"]),
    ],
)
def test_the_contract_is_at_most_one_trick_above_the_bid(bid: str, named: list[str]) -> None:
    """PR14."""
    naming = after(deal(*BOTH_KNOWN, jump_bids=True), f"bid:{bid} pass pass {AWAY}")
    assert naming.contract is None
    assert may(naming) == {f"contract:{step}" for step in named}


def test_misere_is_not_named() -> None:
    """PR15, PR17: play follows the discard; nobody is asked to whist."""
    misere = after(deal(*BOTH_KNOWN), "bid:misere pass pass")
    assert misere.contract == "misere"
    playing = after(misere, AWAY)
    assert playing.phase is not None
    assert (playing.phase.name, turn(playing)) == ("playing", 0)


# --- Whist


def test_whist_is_asked_from_declarers_left_once_each() -> None:
    """PR16."""
    first = after(deal("", "S7 S8", ""), f"pass bid:6S pass {AWAY} contract:6S")
    assert (turn(first), may(first)) == (2, {"pass", "whist"})
    second = after(first, "whist")
    assert (turn(second), may(second)) == (0, {"pass", "whist"})
    assert turn(after(second, "pass")) == 0


def test_a_contract_that_nobody_whists_is_granted() -> None:
    """PR18, PR26."""
    granted = contract("7D", "7D", "pass", "pass")
    assert granted.phase is None
    assert granted.tricks == (0, 0, 0)
    assert points(preference, granted) == (20, 0, 0)


@pytest.mark.parametrize("says", [("whist", "pass"), ("pass", "whist"), ("whist", "whist")])
def test_with_one_whist_all_three_play(says: tuple[str, str]) -> None:
    """PR19."""
    playing = contract("6S", "6S", *says)
    assert playing.to_play == (0, 1, 2)
    first = after(playing, min(may(playing)))
    assert turn(first) == 1


# --- Tricks


def test_forehand_leads_whoever_is_declarer() -> None:
    """PR20."""
    playing = after(deal("", "S7 S8", "", forehand=2), f"pass pass bid:6S {AWAY} contract:6S whist whist")
    assert (playing.declarer, turn(playing)) == (1, 2)


VOID_IN_SPADES = "H7 HA C7 C8 C9 CT CJ CQ CK CA"


def test_a_seat_follows_trumps_or_else_plays_anything() -> None:
    """PR21: a trump need not be a high one."""
    hands = ("S7 S8 S9 HT", VOID_IN_SPADES, "ST SJ")
    hearts = contract("6H", "6H", "whist", "whist", hands=hands)
    assert may(after(hearts, "S9")) == {"H7", "HA"}
    assert may(after(hearts, "S9 H7")) >= {"ST", "SJ"}
    assert all(card.startswith("S") for card in may(after(hearts, "S9 H7")))
    diamonds = contract("6D", "6D", "whist", "whist", hands=hands)
    assert may(after(diamonds, "S9")) == set(VOID_IN_SPADES.split())


def test_nobody_has_to_beat() -> None:
    """PR21."""
    hands = ("S7 S8 S9", "SJ", "ST SK D7 D8 D9 DT DJ DQ DK DA")
    assert may(after(contract("6H", "6H", "whist", "whist", hands=hands), "S9 SJ")) == {"ST", "SK"}


def test_the_highest_trump_wins_and_the_winner_leads() -> None:
    """PR22."""
    hands = ("S7 S8 S9 SA HT", VOID_IN_SPADES, "ST SJ")
    hearts = after(contract("6H", "6H", "whist", "whist", hands=hands), "SA H7 ST")
    assert (hearts.tricks, turn(hearts)) == ((0, 1, 0), 1)
    diamonds = after(contract("6D", "6D", "whist", "whist", hands=hands), "SA HA ST")
    assert (diamonds.tricks, turn(diamonds)) == ((1, 0, 0), 0)


def test_all_ten_tricks_are_played() -> None:
    """PR22."""
    now = contract("6S", "6S", "whist", "whist")
    for _ in range(30):
        assert now.phase is not None
        now = after(now, min(may(now)))
    assert now.phase is None
    assert sum(now.tricks) == 10


def test_misere_and_passed_out_deals_have_no_trump() -> None:
    """PR23."""
    assert after(deal(*BOTH_KNOWN), f"bid:misere pass pass {AWAY}").ranking.trump is None
    passed = bidding("pass pass pass")
    assert seen_by(passed, 0)["trump"] is None


def test_the_talon_of_a_passed_out_deal_stays_face_down() -> None:
    """PR24."""
    passed = after(bidding("pass pass pass", forehand=2), "S7")
    assert [seen_by(passed, seat)["stock"] for seat in (0, 1, 2, None)] == [[], [], [], []]


# --- Score


@pytest.mark.parametrize(
    ("named", "tricks", "expected"),
    [
        ("6S", (6, 2, 2), (10, 4, 4)),
        ("6S", (10, 0, 0), (10, -8, -8)),  # PR28: four short
        ("6NT", (7, 2, 1), (10, 2, 0)),
        ("6H", (4, 3, 3), (-20, 6, 6)),
        ("7D", (7, 3, 0), (20, 12, 0)),
        ("7D", (9, 1, 0), (20, 0, -4)),
        ("8C", (7, 3, 0), (-30, 18, 0)),
        ("8C", (10, 0, 0), (30, -6, -6)),
        ("9S", (9, 1, 0), (40, 8, 0)),
        ("9S", (0, 5, 5), (-360, 40, 40)),
        ("10NT", (10, 0, 0), (50, -10, -10)),
        ("10NT", (9, 0, 1), (-50, 0, 10)),
    ],
)
def test_score_with_two_whisters(named: str, tricks: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """PR25, PR26, PR27, PR28."""
    assert points(preference, with_tricks(contract(named, named, "whist", "whist"), *tricks)) == expected


@pytest.mark.parametrize(
    ("says", "tricks", "expected"),
    [
        (("whist", "pass"), (6, 1, 3), (10, 8, 0)),
        (("pass", "whist"), (6, 1, 3), (10, 0, 8)),
        (("whist", "pass"), (8, 0, 2), (10, 0, 0)),  # two tricks, two short
        (("pass", "whist"), (5, 5, 0), (-10, 0, 10)),
    ],
)
def test_a_lone_whister_counts_both_defenders_tricks(
    says: tuple[str, str], tricks: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """PR27, PR29."""
    assert points(preference, with_tricks(contract("6S", "6S", *says), *tricks)) == expected


@pytest.mark.parametrize(
    ("tricks", "expected"), [((0, 5, 5), (50, 0, 0)), ((1, 9, 0), (-20, 0, 0)), ((10, 0, 0), (-200, 0, 0))]
)
def test_score_of_misere(tricks: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """PR30."""
    misere = after(deal(*BOTH_KNOWN), f"bid:misere pass pass {AWAY}")
    assert points(preference, with_tricks(misere, *tricks)) == expected


def test_score_of_a_passed_out_deal() -> None:
    """PR31."""
    assert points(preference, with_tricks(bidding("pass pass pass"), 7, 3, 0)) == (-14, -6, 5)


# --- The match


def test_a_match_is_twelve_deals() -> None:
    """PR32."""
    one = with_tricks(contract("6S", "6S", "whist", "whist"), 6, 2, 2)
    assert totals_end(preference, (110, 44, 44), *[one] * 11) == ()
    assert totals_end(preference, (120, 48, 48), *[one] * 12) == (0,)
    assert totals_end(preference, (1, 3, 3), *[one] * 12) == (1, 2)


def test_a_match_may_have_another_number_of_deals() -> None:
    """PR33."""
    one = with_tricks(contract("6S", "6S", "whist", "whist", deals=3), 6, 2, 2)
    assert totals_end(preference, (20, 8, 8), one, one) == ()
    assert totals_end(preference, (30, 12, 12), one, one, one) == (0,)


# --- House rules


def test_in_stalingrad_six_spades_named_are_whisted_by_both() -> None:
    """PR34."""
    playing = contract("6S", "6S", stalingrad=True)
    assert playing.phase is not None
    assert (playing.phase.name, turn(playing)) == ("playing", 0)
    assert points(preference, with_tricks(playing, 6, 4, 0)) == (10, 8, 0)
    assert may(contract("6S", "6C", stalingrad=True)) == {"pass", "whist"}
    assert may(contract("6S", "7S", stalingrad=True)) == {"pass", "whist"}


TALON_HANDS = ("S7 S8 HT", "SA C7 C8", "ST D7")


def test_the_talon_leads_to_two_tricks_of_a_passed_out_deal() -> None:
    """PR35: the suit it shows is followed, forehand plays first to both, and the talon wins nothing."""
    first = after(deal(*TALON_HANDS, stock="SK CA", passed_out_talon=True), "pass pass pass")
    assert (turn(first), may(first)) == (0, {"S7", "S8"})
    assert [seen_by(first, seat)["stock"] for seat in (0, 1, 2, None)] == [["SK"]] * 4
    second = after(first, "S7 SA ST")
    assert second.tricks == (0, 1, 0)
    assert (turn(second), seen_by(second, 2)["lead"]) == (0, "C")
    assert seen_by(second, None)["stock"] == ["SK", "CA"]


def test_the_talons_card_beats_nothing() -> None:
    """PR35: the highest card of its suit that a seat played wins."""
    first = after(deal("S7 S8", "S9", "ST", stock="SA CA", passed_out_talon=True), "pass pass pass")
    assert after(first, "S7 S9 ST").tricks == (0, 0, 1)


def test_the_winner_of_trick_two_leads_to_trick_three() -> None:
    """PR35."""
    hands = ("S7 S8 C7", "S9 C9", "ST CJ")
    talon = "SA CA"
    first = after(deal(*hands, stock=talon, passed_out_talon=True), "pass pass pass")
    third = after(first, "S7 S9 ST C7 C9 CJ")
    assert (third.tricks, turn(third)) == ((0, 0, 2), 2)
    assert seen_by(third, 2)["lead"] is None


def test_without_jump_bids_a_step_may_not_be_skipped() -> None:
    """PR36."""
    assert "bid:7S" not in may(bidding("bid:6S"))
    assert "bid:7S" in may(bidding("bid:6S", jump_bids=True))


def test_naming_may_be_free() -> None:
    """PR37."""
    naming = after(deal(*BOTH_KNOWN, naming="free", jump_bids=True), f"bid:8D pass pass {AWAY}")
    assert may(naming) == {f"contract:{step}" for step in ALL_STEPS[ALL_STEPS.index("8D") :]}


def test_open_misere_lays_the_defenders_cards_open() -> None:
    """PR38: from the first card on, for watchers too, less the cards that have been played."""
    before = after(deal("S7 S8 S9", open_misere=True), f"bid:misere pass pass {AWAY}")
    assert seen_by(before, 0)["shown"] == {}
    first = after(before, "S9")
    for seat in (0, None):
        assert {who: len(hand) for who, hand in seen_by(first, seat)["shown"].items()} == {"1": 10, "2": 10}
    assert set(seen_by(first, 1)["shown"]) == {"2"}
    second = after(first, min(may(first)))
    assert len(seen_by(second, 0)["shown"]["1"]) == 9
    closed = after(deal("S7 S8 S9"), f"bid:misere pass pass {AWAY} S9")
    assert seen_by(closed, None)["shown"] == {}


def test_preference_is_in_the_registry() -> None:
    assert GAMES["preference"] is preference
