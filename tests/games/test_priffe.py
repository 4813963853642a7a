"""Priffe, clause by clause of docs/rules/priffe.md."""

import pytest

from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, turn
from forehand.games import GAMES, priffe
from tests.games.hands import after, may, points, seen_by, sitting, totals_end, with_tricks

VOID_IN_SPADES = "H2 HA C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ"


def deal(*hands: str, **more: object) -> Deal:
    return sitting("priffe", *hands, **more)  # type: ignore[arg-type]


def playing(calls: str, *hands: str, **more: object) -> Deal:
    return after(deal(*hands, **more), calls)


# --- The cards


def test_partners_sit_opposite() -> None:
    """PI1."""
    assert (priffe.SEATS, priffe.SIDES) == (4, ((0, 2), (1, 3)))


def test_all_fifty_two_cards_are_dealt() -> None:
    """PI2."""
    hands, stock = priffe.deal_out(priffe.PACK, Seat(3))
    assert len(priffe.PACK) == 52
    assert [hand.bit_count() for hand in hands] == [13, 13, 13, 13]
    assert stock == ()


def test_the_deal_goes_round_to_the_left() -> None:
    """PI3: in the next match too."""
    last = with_tricks(playing("pass pass pass pass", forehand=3), 4, 3, 3, 3)
    assert priffe.next_match_forehand([last], (Seat(0), Seat(2))) == 0


# --- Bidding


def test_bids_rank_from_clubs_to_spill() -> None:
    """PI4."""
    assert turn(deal(forehand=2)) == 2
    assert may(deal()) == {
        "pass",
        *(f"bid:{bid}" for bid in ("clubs", "spades", "diamonds", "hearts", "null", "spill")),
    }
    assert may(playing("bid:hearts")) == {"pass", "bid:null", "bid:spill"}
    assert may(playing("bid:null")) == {"pass", "bid:spill"}


def test_spades_are_open_to_the_first_two_only() -> None:
    """PI5."""
    assert "bid:spades" in may(playing("pass"))
    assert "bid:spades" in may(playing("bid:clubs"))
    assert "bid:spades" not in may(playing("pass pass"))
    assert "bid:spades" not in may(playing("pass pass pass"))


def test_clubs_are_open_to_all_while_nobody_has_bid() -> None:
    """PI6."""
    assert "bid:clubs" in may(playing("pass pass pass"))
    assert "bid:clubs" not in may(playing("bid:spades"))


def test_spill_ends_the_bidding() -> None:
    """PI7."""
    spill = playing("pass bid:spill")
    assert (spill.contract, spill.declarer) == ("spill", 1)
    assert spill.phase is not None
    assert spill.phase.name == "playing"


@pytest.mark.parametrize(
    ("calls", "contract", "declarer", "trump"),
    [
        ("bid:clubs bid:hearts pass pass", "hearts", 1, "H"),
        ("bid:diamonds pass pass pass", "diamonds", 0, "D"),
        ("pass bid:hearts pass bid:null", "null", 3, None),
        ("pass pass bid:spill", "spill", 2, None),
    ],
)
def test_the_highest_bid_is_the_contract(calls: str, contract: str, declarer: int, trump: str | None) -> None:
    """PI8."""
    seen = seen_by(playing(calls), None)
    assert (seen["contract"], seen["declarer"], seen["trump"]) == (contract, declarer, trump)


@pytest.mark.parametrize("calls", ["pass pass pass pass", "bid:clubs bid:spades pass pass", "pass pass pass bid:clubs"])
def test_without_a_real_bid_null_is_forced(calls: str) -> None:
    """PI9."""
    forced = playing(calls)
    assert (forced.contract, forced.declarer, forced.ranking.trump) == ("forced-null", None, None)


# --- Tricks


@pytest.mark.parametrize(
    ("calls", "leader"),
    [
        ("bid:hearts pass pass pass", 1),
        ("pass pass pass pass", 1),
        ("bid:spill", 0),
        ("pass bid:spill", 1),
        ("pass pass pass bid:spill", 3),
    ],
)
def test_forehand_leads_but_in_spill_the_bidders_right_neighbour(calls: str, leader: int) -> None:
    """PI10: forehand is seat 1."""
    assert turn(playing(calls, forehand=1)) == leader


def test_suit_is_followed_and_a_void_seat_is_free() -> None:
    """PI11."""
    hearts = playing("bid:hearts pass pass pass", "S2 SA", VOID_IN_SPADES, "S3 S4 D2")
    assert may(after(hearts, "S2")) == set(VOID_IN_SPADES.split())
    assert {card[0] for card in may(after(hearts, "S2 CQ"))} == {"S"}


def test_the_highest_trump_or_card_of_the_suit_wins() -> None:
    """PI12."""
    hands = ("S2 SA", VOID_IN_SPADES, "S3 S4", "SK")
    trumped = after(playing("bid:hearts pass pass pass", *hands), "SA H2 S3 SK")
    assert (trumped.tricks, turn(trumped)) == ((0, 1, 0, 0), 1)
    null = after(playing("bid:null pass pass pass", *hands), "SA H2 S3 SK")
    assert (null.tricks, turn(null)) == ((1, 0, 0, 0), 0)


def test_all_thirteen_tricks_are_played() -> None:
    """PI12."""
    now = playing("bid:hearts pass pass pass")
    for _ in range(52):
        assert now.phase is not None
        now = after(now, min(may(now)))
    assert now.phase is None
    assert sum(now.tricks) == 13


# --- Score


@pytest.mark.parametrize("calls", ["bid:hearts pass pass pass", "bid:diamonds pass pass pass", "bid:spill"])
@pytest.mark.parametrize(
    ("tricks", "ours", "theirs"),
    [
        ((4, 3, 3, 3), 10, 0),
        ((6, 1, 5, 1), 50, 0),
        ((2, 4, 4, 3), 0, 20),
        ((0, 7, 2, 4), 0, 100),
        ((12, 1, 0, 0), 70, 0),  # PI16: a small slam
        ((6, 0, 7, 0), 90, 0),  # a grand one
        ((0, 12, 1, 0), 0, 130),  # PI17: the opponents' slam
        ((0, 12, 0, 1), 0, 160),
    ],
)
def test_score_where_tricks_are_wanted(calls: str, tricks: tuple[int, ...], ours: int, theirs: int) -> None:
    """PI13, PI16, PI17."""
    assert points(priffe, with_tricks(playing(calls), *tricks)) == (ours, theirs, ours, theirs)


@pytest.mark.parametrize(
    ("tricks", "ours", "theirs"),
    [
        ((3, 4, 3, 3), 10, 0),
        ((1, 6, 1, 5), 50, 0),
        ((1, 7, 0, 5), 70, 0),  # PI16
        ((0, 7, 0, 6), 90, 0),
        ((4, 3, 3, 3), 0, 20),
        ((5, 1, 7, 0), 0, 130),  # PI17
        ((6, 0, 7, 0), 0, 160),
    ],
)
def test_score_of_null(tricks: tuple[int, ...], ours: int, theirs: int) -> None:
    """PI14, PI16, PI17."""
    assert points(priffe, with_tricks(playing("bid:null pass pass pass"), *tricks)) == (ours, theirs, ours, theirs)


@pytest.mark.parametrize(
    ("tricks", "even", "odd"),
    [
        ((4, 3, 3, 3), 0, 0),
        ((1, 5, 3, 4), 20, 0),
        ((6, 2, 3, 2), 0, 20),
        ((1, 6, 0, 6), 60, 0),  # PI16
        ((6, 0, 7, 0), 0, 80),
    ],
)
def test_score_of_forced_null(tricks: tuple[int, ...], even: int, odd: int) -> None:
    """PI15, PI16."""
    forced = playing("bid:spades pass pass pass")
    assert points(priffe, with_tricks(forced, *tricks)) == (even, odd, even, odd)


# --- The match


def test_a_match_is_eight_deals() -> None:
    """PI18."""
    one = with_tricks(playing("bid:hearts pass pass pass"), 4, 3, 3, 3)
    assert totals_end(priffe, (70, 0, 70, 0), *[one] * 7) == ()
    assert totals_end(priffe, (80, 0, 80, 0), *[one] * 8) == (0, 2)
    assert totals_end(priffe, (40, 40, 40, 40), *[one] * 8) == (0, 1, 2, 3)


def test_a_match_may_have_another_number_of_deals() -> None:
    """PI19."""
    one = with_tricks(playing("bid:hearts pass pass pass", deals=1), 4, 3, 3, 3)
    assert totals_end(priffe, (0, 20, 0, 20), one) == (1, 3)


# --- House rules


def test_by_house_rule_a_void_seat_must_trump() -> None:
    """PI20: with any trump; without one it is free."""
    hands = ("S2 SA", VOID_IN_SPADES)
    assert may(playing("bid:hearts pass pass pass S2", *hands, must_trump=True)) == {"H2", "HA"}
    assert may(playing("bid:diamonds pass pass pass S2", *hands, must_trump=True)) == set(VOID_IN_SPADES.split())
    assert may(playing("bid:null pass pass pass S2", *hands, must_trump=True)) == set(VOID_IN_SPADES.split())


def test_by_house_rule_only_declarers_make_a_slam() -> None:
    """PI21: in forced null both pairs may."""
    tricks = (0, 12, 1, 0)
    ours = playing("bid:hearts pass pass pass", slam_for="declarers")
    assert points(priffe, with_tricks(ours, *tricks)) == (0, 120, 0, 120)
    theirs = playing("pass bid:hearts pass pass", slam_for="declarers")
    assert points(priffe, with_tricks(theirs, *tricks)) == (0, 70, 0, 70)
    forced = playing("pass pass pass pass", slam_for="declarers")
    assert points(priffe, with_tricks(forced, *tricks)) == (60, 0, 60, 0)


def test_priffe_is_in_the_registry() -> None:
    assert GAMES["priffe"] is priffe
