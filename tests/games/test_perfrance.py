"""Perfrance, clause by clause of docs/rules/perfrance.md."""

import pytest

from forehand.engine.actions import Illegal
from forehand.engine.cards import Seat, cards, cards_list
from forehand.engine.deal import Deal, apply, turn
from forehand.engine.match import begin, new_deal, next_forehand
from forehand.engine.options import read_options
from forehand.games import GAMES, perfrance
from tests.games.hands import after, may, points, seen_by, sitting, totals_end, with_tricks

LONG_SPADES = "S9 ST SJ SQ SK SA C7 C8 D7 D8"
LOW_AND_HIGH = "S7 SJ SQ D7 D8 D9 DT DJ DQ DK"
"""Three spades, of which two may win."""


def deal(*hands: str, **more: object) -> Deal:
    return sitting("perfrance", *hands, **more)  # type: ignore[arg-type]


def playing(named: str, *hands: str, **more: object) -> Deal:
    """The deal in its first trick, the calls of round 1 said."""
    return after(deal(*hands, **more), named)


# --- The cards


def test_three_seats_play_each_alone() -> None:
    """PF1."""
    assert perfrance.SEATS == 3
    assert perfrance.SIDES == ((0,), (1,), (2,))


def test_the_pack_runs_from_seven_to_ace() -> None:
    """PF2."""
    assert len(perfrance.PACK) == 32
    assert cards("S7 SA C7 H7 HA") & sum(1 << card for card in perfrance.PACK) == cards("S7 SA C7 H7 HA")


def test_ten_cards_each_and_two_in_the_blind() -> None:
    """PF3."""
    hands, blind = perfrance.deal_out(perfrance.PACK, Seat(1))
    assert [hand.bit_count() for hand in hands] == [10, 10, 10]
    assert cards_list(hands[1])[:2] == ["S7", "ST"]
    assert blind == perfrance.PACK[-2:]


def test_forehand_moves_to_the_left() -> None:
    """PF4, EG1."""
    match = begin(perfrance, read_options(perfrance.Options, {}))
    assert next_forehand(match) is None
    dealt = new_deal(match, Seat(2), *perfrance.deal_out(perfrance.PACK, Seat(2)))
    assert next_forehand(dealt) == 0


@pytest.mark.parametrize(
    ("last_forehand", "winners", "next_first"),
    [(0, (1,), 2), (1, (2,), 0), (1, (0, 1), 2), (2, (0, 1), 1), (0, (0, 2), 1), (1, (0, 2), 0)],
)
def test_in_the_next_match_the_seat_left_of_the_winner_is_forehand(
    last_forehand: int, winners: tuple[Seat, ...], next_first: int
) -> None:
    """PF5: of several winners, left of the first one met clockwise from the last forehand."""
    last = with_tricks(after(deal(forehand=last_forehand), "name:H pass pass"), 5, 5, 0)
    assert perfrance.next_match_forehand([last], winners) == next_first


# --- First round


def test_a_seat_may_name_only_what_ranks_above() -> None:
    """PF6."""
    first = deal(forehand=1)
    assert turn(first) == 1
    assert may(first) == {"pass", "name:S", "name:C", "name:D", "name:H"}
    assert may(after(first, "name:C")) == {"pass", "name:D", "name:H"}


def test_after_hearts_the_others_still_pass() -> None:
    """PF7, EG3."""
    after_hearts = after(deal(), "name:H")
    assert (turn(after_hearts), may(after_hearts)) == (1, {"pass"})
    assert may(after(after_hearts, "pass")) == {"pass"}
    assert after_hearts.contract is None


def test_the_last_suit_named_is_trump() -> None:
    """PF8: three turns and no more; the blind stays where it is."""
    named = after(deal(stock="SA HA"), "name:S pass name:D")
    assert (named.contract, named.declarer) == ("D", 2)
    assert named.ranking.trump == 2
    assert [hand.bit_count() for hand in named.hands] == [10, 10, 10]
    assert [seen_by(named, seat)["stock"] for seat in (0, 1, 2, None)] == [[], [], [], []]


# --- Second round


def test_a_second_round_comes_only_when_all_have_passed() -> None:
    """PF9."""
    second = after(deal(forehand=2), "pass pass pass")
    assert (turn(second), may(second)) == (2, {"pass", "take"})
    assert (turn(after(second, "pass")), may(after(second, "pass"))) == (0, {"pass", "take"})
    assert turn(after(second, "pass take")) == 0


def test_the_taker_picks_up_the_blind_and_names_any_suit() -> None:
    """PF10."""
    taken = after(deal(stock="SA HA"), "pass pass pass pass take")
    assert taken.declarer == 1
    assert taken.contract is None
    assert cards("SA HA") & ~taken.hands[1] == 0
    assert may(taken) == {"name:S", "name:C", "name:D", "name:H"}
    assert seen_by(taken, 1)["stock"] == ["SA", "HA"]
    assert seen_by(taken, 0)["stock"] == []


def test_the_taker_lays_any_two_cards_away() -> None:
    """PF11: the blind's own too."""
    naming = after(deal("S7 S8", stock="SA HA"), "pass pass pass take name:H")
    assert len(may(naming)) == 66
    away = after(naming, "discard:SA,HA")
    assert away.hands[0] == away.dealt[0]
    assert seen_by(away, 1)["calls"][-1] == [0, "discard"]


def test_six_passes_make_a_deal_without_trump() -> None:
    """PF12."""
    no_trump = after(deal(), "pass pass pass pass pass pass")
    assert (no_trump.contract, no_trump.declarer, no_trump.ranking.trump) == ("none", None, None)
    assert no_trump.phase is not None


# --- Tricks


@pytest.mark.parametrize("named", ["name:S pass pass", "pass name:S pass", "pass pass name:S"])
def test_forehand_leads_whoever_is_declarer(named: str) -> None:
    """PF13."""
    assert turn(playing(named, forehand=1)) == 1


def test_declarer_leads_by_house_rule() -> None:
    """PF33."""
    assert turn(playing("pass name:S pass", first_lead="declarer")) == 1
    assert turn(after(deal(first_lead="declarer", forehand=2), "pass pass pass pass pass pass")) == 2


def test_suit_is_followed() -> None:
    """PF14."""
    led = after(playing("name:H pass pass", "SA", "S7 S8 HA"), "SA")
    assert may(led) - {"fold"} == {"S7", "S8"}


def test_a_void_seat_trumps_with_any_trump() -> None:
    """PF14: not necessarily with a higher one."""
    hands = ("SA", "H7 HA C7 C8 C9 CT CJ CQ CK CA", "SK SQ")
    assert may(after(playing("name:H pass pass", *hands), "SA")) - {"fold"} == {"H7", "HA"}
    second = after(
        playing("pass pass name:H", "SA", "HT D7 D8 D9 DT DJ DQ DK DA C7", hands[1].replace("C7", "S7")), "SA"
    )
    assert may(second) - {"fold"} == {"HT"}


def test_without_suit_and_trump_any_card_goes() -> None:
    """PF14."""
    hands = ("SA", "C7 C8 C9 CT CJ CQ CK CA D7 D8")
    led = after(playing("name:H pass pass", *hands), "SA")
    assert may(led) - {"fold"} == set(hands[1].split())


def test_the_last_seat_takes_the_trick_if_it_can() -> None:
    """PF15."""
    hands = ("S9", "ST", LOW_AND_HIGH)
    assert may(after(playing("pass pass name:H", *hands), "S9 ST")) == {"SJ", "SQ"}


def test_the_last_seat_that_can_not_win_follows_as_it_likes() -> None:
    """PF15."""
    hands = ("S9", "SA", LOW_AND_HIGH)
    assert may(after(playing("pass pass name:H", *hands), "S9 SA")) == {"S7", "SJ", "SQ"}


def test_the_last_seat_over_trumps_if_it_can() -> None:
    """PF15: among the trumps that it must play, those that win."""
    hands = ("SA", "HT C7 C8 C9 CT CJ CQ CK CA D7", "H7 HJ D8 D9 DT DJ DQ DK DA H8")
    assert may(after(playing("pass pass name:H", *hands), "SA HT")) == {"HJ"}


def test_the_last_seat_takes_without_trump_too() -> None:
    """PF15."""
    hands = ("S9", "ST", LOW_AND_HIGH)
    assert may(after(playing("pass pass pass pass pass pass", *hands), "S9 ST")) == {"SJ", "SQ"}


def test_by_house_rule_the_last_seat_may_duck() -> None:
    """PF32."""
    hands = ("S9", "ST", LOW_AND_HIGH)
    assert may(after(playing("pass pass name:H", *hands, last_must_take=False), "S9 ST")) == {"S7", "SJ", "SQ"}


def test_the_second_seat_is_not_last_while_the_third_may_fold() -> None:
    """PF16: in trick 1 the third seat still has to play."""
    hands = ("S9", "S7 SJ", "SA")
    second = after(playing("name:H pass pass", *hands), "S9")
    assert may(second) == {"S7", "SJ", "fold"}


def test_with_a_folded_seat_the_second_of_two_is_last() -> None:
    """PF16."""
    hands = ("S9 SK", "S7 SJ SA", "ST")
    assert may(after(playing("name:H pass pass", *hands), "S9 SJ fold S7")) == {"SK"}


def test_when_forehand_folds_the_third_seat_is_last_and_may_fold() -> None:
    """PF16."""
    hands = ("ST", "S9", LOW_AND_HIGH)
    assert may(after(playing("pass name:H pass", *hands), "fold S9")) == {"SJ", "SQ", "fold"}


def test_the_highest_trump_wins_and_leads() -> None:
    """PF17."""
    trumped = after(playing("name:H pass pass", "SA", "H7 C7 C8 C9 CT CJ CQ CK CA D7", "S7 S8"), "SA H7 S7")
    assert (trumped.tricks, turn(trumped)) == ((0, 1, 0), 1)
    plain = after(playing("name:H pass pass", "S7", "SA", "S8"), "S7 SA S8")
    assert (plain.tricks, turn(plain)) == ((0, 1, 0), 1)


def test_all_ten_tricks_are_played() -> None:
    """PF18."""
    now = playing("name:S pass pass", LONG_SPADES)
    for _ in range(30):
        assert now.phase is not None
        now = after(now, max(may(now) - {"fold"}))
    assert now.phase is None
    assert sum(now.tricks) == 10


# --- Folding


def test_only_defenders_fold_and_only_in_the_first_trick() -> None:
    """PF19."""
    first = playing("pass name:S pass", "SA SK", "S9 S8", "SQ S7")
    assert "fold" in may(first)
    led = after(first, "SA")
    assert "fold" not in may(led)
    assert "fold" in may(after(led, "S9"))
    assert "fold" not in may(after(led, "S9 S7"))


def test_a_folded_hand_stays_hidden() -> None:
    """PF19, EG2."""
    folded = after(playing("pass name:S pass"), "fold")
    assert folded.out == (0,)
    assert seen_by(folded, 1)["shown"] == {}


def test_when_the_leader_folds_the_next_seat_leads() -> None:
    """PF20."""
    assert turn(after(playing("pass pass name:S"), "fold")) == 1
    assert turn(after(playing("pass name:S pass"), "fold")) == 1


def test_nobody_folds_without_trump() -> None:
    """PF21."""
    no_trump = playing("pass pass pass pass pass pass")
    assert "fold" not in may(no_trump)
    with pytest.raises(Illegal):
        apply(no_trump, perfrance.FOLD)


def test_a_second_fold_ends_the_deal() -> None:
    """PF22, PF27, PF26: whatever lies on the table."""
    over = after(playing("name:S pass pass", LONG_SPADES), "S9 fold fold")
    assert over.phase is None
    assert over.tricks == (0, 0, 0)
    assert points(perfrance, over) == (20, 0, 0)


# --- Score


@pytest.mark.parametrize(
    ("named", "tricks", "expected"),
    [
        ("name:S pass pass", (6, 2, 2), (12, 4, 4)),  # PF24, PF25
        ("name:S pass pass", (6, 4, 0), (12, 8, -20)),
        ("name:D pass pass", (5, 3, 2), (-20, 6, 4)),
        ("name:D pass pass", (9, 1, 0), (18, -20, -20)),
        ("name:H pass pass", (6, 3, 1), (24, 12, -40)),  # PF23
        ("pass pass name:H", (5, 5, 0), (20, 20, -40)),
    ],
)
def test_score_with_trump(named: str, tricks: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """PF23, PF24, PF25."""
    assert points(perfrance, with_tricks(playing(named), *tricks)) == expected


def test_a_folded_seat_scores_nothing() -> None:
    """PF26."""
    folded = after(playing("name:H pass pass", LONG_SPADES), "S9 fold")
    assert points(perfrance, with_tricks(folded, 7, 0, 3)) == (28, 0, 12)


def test_two_folds_win_the_stake_for_declarer() -> None:
    """PF27."""
    assert points(perfrance, after(playing("pass pass name:H"), "fold fold")) == (0, 0, 40)
    assert points(perfrance, after(playing("pass pass name:D"), "fold fold")) == (0, 0, 20)


def test_without_trump_every_trick_counts_two() -> None:
    """PF28."""
    no_trump = playing("pass pass pass pass pass pass")
    assert points(perfrance, with_tricks(no_trump, 9, 1, 0)) == (18, 2, 0)


# --- The match


@pytest.mark.parametrize(
    ("target", "totals", "expected"),
    [
        (120, (119, -120, 0), ()),
        (120, (120, 0, 0), (0,)),
        (120, (10, -121, 4), (0,)),
        (120, (130, 130, -40), (0, 1)),  # PF30
        (40, (39, -41, 39), (0, 2)),  # PF31
        (40, (39, -40, 39), ()),
    ],
)
def test_the_match_ends_at_the_target_or_below_its_negative(
    target: int, totals: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """PF29, PF30, PF31."""
    assert totals_end(perfrance, totals, with_tricks(playing("name:S pass pass", target=target), 6, 2, 2)) == expected


def test_perfrance_is_in_the_registry() -> None:
    assert GAMES["perfrance"] is perfrance
