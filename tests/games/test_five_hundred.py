"""Five Hundred, clause by clause of docs/rules/five-hundred.md."""

from itertools import pairwise

import pytest

from forehand.engine.cards import Seat, card_text, cards, cards_list
from forehand.engine.deal import Deal, turn
from forehand.games import GAMES, five_hundred
from tests.games.hands import after, may, points, seen_by, sitting, totals_end, with_tricks

LADDER = [f"{level}{strain}" for level in range(6, 11) for strain in ("C", "D", "H", "S", "NT")]
KITTY = "S5 S6 S7"
AWAY = "discard:S5,S6,S7"


def deal(*hands: str, **more: object) -> Deal:
    """A deal whose kitty is three low spades, so that declarer can lay them away again."""
    more.setdefault("stock", KITTY)
    return sitting("five-hundred", *hands, **more)  # type: ignore[arg-type]


def playing(bid: str, *hands: str, **more: object) -> Deal:
    """Forehand's contract, the kitty taken and laid away again."""
    return after(deal(*hands, **more), f"bid:{bid} pass pass pass {AWAY}")


def bids(of: Deal) -> set[str]:
    return {action.removeprefix("bid:") for action in may(of)} - {"pass"}


# --- The cards


def test_partners_sit_opposite() -> None:
    """FH1."""
    assert (five_hundred.SEATS, five_hundred.SIDES) == (4, ((0, 2), (1, 3)))


def test_the_pack_has_red_fours_and_a_joker() -> None:
    """FH2."""
    pack = sum(1 << card for card in five_hundred.PACK)
    assert len(five_hundred.PACK) == 43
    assert pack & cards("S4 C4 D4 H4 JK S5 HA D3 S2") == cards("D4 H4 JK S5 HA")


def test_cards_are_dealt_in_packets() -> None:
    """FH3: three, the kitty, four, three; forehand first."""
    hands, kitty = five_hundred.deal_out(five_hundred.PACK, Seat(2))
    pack = five_hundred.PACK
    assert sorted([*pack[0:3], *pack[15:19], *pack[31:34]]) == [
        card for card in five_hundred.PACK if hands[2] >> card & 1
    ]
    assert sorted([*pack[9:12], *pack[27:31], *pack[40:43]]) == [
        card for card in five_hundred.PACK if hands[1] >> card & 1
    ]
    assert kitty == pack[12:15]


def test_the_deal_goes_round_to_the_left() -> None:
    """FH4: in the next match too."""
    assert five_hundred.next_match_forehand([after(deal(forehand=3), "pass pass pass pass")], (Seat(0), Seat(2))) == 0


# --- Bidding


def test_a_bid_must_be_higher_and_may_jump() -> None:
    """FH5."""
    assert bids(deal()) == set(LADDER)
    assert bids(after(deal(), "bid:7H")) == set(LADDER[LADDER.index("7H") + 1 :])


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    """FH6."""
    assert turn(deal(forehand=3)) == 3
    assert turn(after(deal(), "bid:6C pass bid:6D bid:6H bid:6S")) == 2
    assert turn(after(deal(), "pass bid:6C bid:6D bid:6H")) == 1


def test_bidding_ends_when_three_have_passed() -> None:
    """FH7, EG3."""
    won = after(deal(), "pass pass pass bid:6C")
    assert (won.declarer, won.contract, turn(won)) == (3, "6C", 3)
    top = after(deal(), "bid:10NT")
    assert may(top) == {"pass"}
    assert may(after(top, "pass pass")) == {"pass"}
    assert after(top, "pass pass pass").declarer == 0


def test_four_passes_score_nothing() -> None:
    """FH8."""
    passed = after(deal(), "pass pass pass pass")
    assert passed.phase is None
    assert (passed.contract, passed.declarer) == ("passed-out", None)
    assert points(five_hundred, passed) == (0, 0, 0, 0)


# --- The kitty


def test_declarer_alone_sees_the_kitty_and_discards_any_three() -> None:
    """FH9."""
    won = after(deal(), "pass bid:6C pass pass")
    assert [seen_by(won, seat)["stock"] for seat in (0, 1, 2, 3, None)] == [[], KITTY.split(), [], [], []]
    assert len(may(won)) == 286
    away = after(won, AWAY)
    assert seen_by(away, 1)["discarded"] == KITTY.split()
    assert seen_by(away, 3)["calls"][-1] == [1, "discard"]


# --- What beats what


def trick(bid: str, cards_played: str, **more: object) -> int:
    """Who wins the trick of these four cards, forehand declaring and leading."""
    first = cards_played.split()
    hands = [card[:2] for card in first]
    return after(playing(bid, *hands, **more), cards_played).played[0].winner


TRUMPS = ["JK", "HJ", "DJ", "HA", "HK", "HQ", "HT", "H9", "H8", "H7", "H6", "H5", "H4"]


def test_trumps_rank_from_the_joker_down_to_the_four() -> None:
    """FH10: in hearts."""
    assert [card_text(card) for card in five_hundred.contracts(deal().options)["6H"].trumps] == TRUMPS


@pytest.mark.parametrize(("higher", "lower"), [*pairwise(TRUMPS), ("H4", "SA")])
def test_a_trump_beats_those_below_it_and_all_plain_cards(higher: str, lower: str) -> None:
    """FH10: in hearts, forehand leading the lower card; the two others hold no trump."""
    clubs, diamonds = "C5 C6 C7 C8 C9 CT CJ CQ CK", "D4 D5 D6 D7 D8 D9 DT DQ DK DA"
    spades = "S5 S6 S7 S8 S9 ST SJ SQ SK " + ("SA" if lower != "SA" else "CA")
    won = after(deal(lower, f"{higher} {clubs}", diamonds, spades, stock=""), "bid:6H pass pass pass")
    spare = [card for card in cards_list(won.hands[0]) if card != lower][:3]
    table = after(won, f"discard:{','.join(spare)} {lower} {higher} D4")
    assert after(table, min(may(table))).tricks == (0, 1, 0, 0)


def test_a_left_bower_led_asks_for_trumps() -> None:
    """FH11."""
    led = after(playing("6H", "DA DJ H9", "H5 H8 D5", "C5", "D6"), "DJ")
    assert may(led) == {"H5", "H8"} | {card for card in may(led) if card[0] == "H" or card == "JK"}
    assert seen_by(led, 1)["lead"] == "H"


def test_the_left_bower_follows_trumps_and_not_its_suit() -> None:
    """FH11."""
    hands = ("DA H9", "DJ S8 S9 ST SJ SQ SK SA C5 C6")
    hearts = playing("6H", *hands)
    assert may(after(hearts, "H9")) == {"DJ"}
    assert may(after(hearts, "DA")) == set(hands[1].split())


def test_plain_suits_rank_without_the_left_bower() -> None:
    """FH12: and with their jack in no trump."""
    assert trick("6S", "HT HJ HQ HK") == 3
    assert trick("6NT", "HT HJ H9 H8") == 1
    assert trick("6NT", "JK HA HK HQ") == 0


# --- Tricks


def test_declarer_leads() -> None:
    """FH13."""
    assert turn(after(deal(), f"pass bid:6C pass pass {AWAY}")) == 1


def test_suit_is_followed_and_a_void_seat_is_free() -> None:
    """FH14."""
    void = "H4 HA C5 C6 C7 C8 C9 CT CQ CK"
    hearts = playing("6H", "S8 SA", void)
    assert may(after(hearts, "SA")) == set(void.split())


def test_the_highest_trump_or_card_of_the_suit_wins_and_leads() -> None:
    """FH15."""
    void = "H4 HA C5 C6 C7 C8 C9 CT CQ CK"
    hearts = after(playing("6H", "S8 SA", void, "S9", "ST"), "SA H4 S9 ST")
    assert (hearts.tricks, turn(hearts)) == ((0, 1, 0, 0), 1)
    no_trump = after(playing("6NT", "S8 SA", void, "S9", "ST"), "SA H4 S9 ST")
    assert (no_trump.tricks, turn(no_trump)) == ((1, 0, 0, 0), 0)


def test_the_joker_follows_suit_first_and_wins() -> None:
    """FH16."""
    has_spades = "JK S8 C5 C6 C7 C8 C9 CT CQ CK"
    assert may(after(playing("6NT", "SA", has_spades), "SA")) == {"S8"}
    void = has_spades.replace("S8", "CA")
    led = after(playing("6NT", "SA", void, "S9", "ST"), "SA")
    assert "JK" in may(led)
    assert after(led, "JK S9 ST").tricks == (0, 1, 0, 0)


def test_to_a_joker_led_anything_may_be_played() -> None:
    """FH17, FH24."""
    led = after(playing("6NT", "JK", "S8 HA C5", "S9 HK"), "JK")
    assert seen_by(led, 1)["lead"] is None
    assert len(may(led)) == 10
    assert len(may(after(led, "HA"))) == 10


# --- Score


@pytest.mark.parametrize(
    ("bid", "value"),
    [
        ("6C", 40),
        ("6D", 60),
        ("6H", 80),
        ("6S", 100),
        ("6NT", 120),
        ("7C", 140),
        ("8S", 300),
        ("10S", 500),
        ("10NT", 520),
    ],
)
def test_value_of_a_bid(bid: str, value: int) -> None:
    """FH18, FH19, FH20."""
    needed = int(bid.rstrip("CDHSNT"))
    made = with_tricks(playing(bid), needed, 10 - needed, 0, 0)
    assert points(five_hundred, made) == (value, 10 * (10 - needed)) * 2
    failed = with_tricks(playing(bid), needed - 1, 0, 0, 11 - needed)
    assert points(five_hundred, failed) == (-value, 10 * (11 - needed)) * 2


def test_more_tricks_than_bid_earn_no_more() -> None:
    """FH19."""
    assert points(five_hundred, with_tricks(playing("6C"), 5, 0, 5, 0)) == (40, 0, 40, 0)


# --- The match


def test_the_first_pair_at_the_target_wins() -> None:
    """FH21."""
    made = with_tricks(playing("8S"), 8, 2, 0, 0)
    assert totals_end(five_hundred, (490, 490, 490, 490), made) == ()
    assert totals_end(five_hundred, (500, 490, 500, 490), made) == (0, 2)
    assert totals_end(five_hundred, (500, 520, 500, 520), made) == (0, 2)
    others = with_tricks(after(deal(), f"pass bid:8S pass pass {AWAY}"), 0, 8, 2, 0)
    assert totals_end(five_hundred, (520, 500, 520, 500), others) == (1, 3)


def test_opponents_may_reach_the_target_by_tricks() -> None:
    """FH21."""
    assert totals_end(five_hundred, (100, 510, 100, 510), with_tricks(playing("8S"), 7, 3, 0, 0)) == (1, 3)


def test_a_pair_far_below_loses_at_once() -> None:
    """FH22."""
    failed = with_tricks(playing("8S"), 7, 3, 0, 0)
    assert totals_end(five_hundred, (-490, 30, -490, 30), failed) == ()
    assert totals_end(five_hundred, (-500, 30, -500, 30), failed) == (1, 3)


# --- House rules


def test_hearts_may_be_the_highest_suit() -> None:
    """FH23."""
    bid = after(deal(suit_order="hearts-high"), "bid:7D")
    assert {"7H", "7NT"} <= bids(bid)
    assert not {"7S", "7C"} & bids(bid)
    made = with_tricks(playing("6S", suit_order="hearts-high"), 6, 4, 0, 0)
    assert points(five_hundred, made) == (40, 40, 40, 40)


def test_a_slam_is_worth_at_least_250() -> None:
    """FH26."""
    for bid, value in [("7C", 250), ("8C", 250), ("8D", 260), ("10NT", 520)]:
        assert points(five_hundred, with_tricks(playing(bid, slam_bonus=True), 10, 0, 0, 0))[0] == value
    assert points(five_hundred, with_tricks(playing("7C", slam_bonus=True), 9, 1, 0, 0))[0] == 140
    assert points(five_hundred, with_tricks(playing("7C"), 10, 0, 0, 0))[0] == 140


def test_the_target_may_be_another() -> None:
    """FH27."""
    made = with_tricks(playing("6C", target=100), 6, 4, 0, 0)
    assert totals_end(five_hundred, (100, 40, 100, 40), made) == (0, 2)
    assert totals_end(five_hundred, (40, -100, 40, -100), made) == (0, 2)


def test_a_pair_may_play_on_far_below() -> None:
    """FH28."""
    failed = with_tricks(playing("8S", lose_at_minus_target=False), 7, 3, 0, 0)
    assert totals_end(five_hundred, (-900, 30, -900, 30), failed) == ()


def test_the_target_may_win_on_a_bid_only() -> None:
    """FH29."""
    made = with_tricks(playing("6C", win_on_bid_only=True), 6, 4, 0, 0)
    failed = with_tricks(playing("6C", win_on_bid_only=True), 5, 5, 0, 0)
    assert totals_end(five_hundred, (300, 520, 300, 520), made) == ()
    assert totals_end(five_hundred, (510, 520, 510, 520), made) == (0, 2)
    assert totals_end(five_hundred, (510, 520, 510, 520), failed) == ()
    assert totals_end(five_hundred, (-510, 520, -510, 520), failed) == (1, 3)


def test_each_seat_may_call_once_only() -> None:
    """FH30."""
    four = after(deal(one_round=True), "bid:6C bid:6D pass bid:6H")
    assert (four.declarer, four.contract, turn(four)) == (3, "6H", 3)
    assert after(deal(one_round=True), "pass pass pass pass").phase is None
    one = after(deal(one_round=True), "bid:6C pass pass pass")
    assert (one.declarer, turn(one)) == (0, 0)


# --- The joker that names a suit


def test_a_joker_led_names_the_suit_to_follow() -> None:
    """FH31, FH24."""
    hands = ("JK S8", "HA H4 C5", "C6", "C7")
    first = playing("6NT", *hands, joker_lead="nominate")
    assert {f"JK:{suit}" for suit in "SCDH"} <= may(first)
    assert "JK" not in may(first)
    led = after(first, "JK:H")
    assert seen_by(led, 1)["lead"] == "H"
    assert {card[0] for card in may(led)} == {"H"}
    rest = after(led, "H4")
    for _ in range(2):
        rest = after(rest, min(may(rest)))
    assert rest.tricks == (1, 0, 0, 0)


def test_with_a_trump_suit_the_joker_names_nothing() -> None:
    """FH31."""
    assert "JK" in may(playing("6H", "JK", joker_lead="nominate"))


def test_a_joker_that_is_not_led_names_nothing() -> None:
    """FH31."""
    void = "JK C5 C6 C7 C8 C9 CT CQ CK CA"
    assert "JK" in may(after(playing("6NT", "SA", void, joker_lead="nominate"), "SA"))


def test_a_suit_not_followed_may_not_be_named() -> None:
    """FH32: seat 1 throws a heart on a spade, then wins with clubs and leads."""
    hands = ("SA C5", "JK C6 C7 C8 C9 CT CQ CK CA H4", "S9", "SJ")
    now = after(playing("6NT", *hands, joker_lead="nominate"), "SA H4 S9 SJ C5 CA")
    for _ in range(2):
        now = after(now, min(may(now)))
    assert turn(now) == 1
    assert {action for action in may(now) if action.startswith("JK")} == {"JK:C", "JK:D", "JK:H"}


# --- Misère


def test_misere_may_be_bid_over_a_seven_only() -> None:
    """FH33, FH25."""
    assert "misere" not in bids(after(deal(), "bid:7C"))
    assert "misere" not in bids(deal(misere=True))
    assert "misere" not in bids(after(deal(misere=True), "bid:6NT"))
    assert "misere" in bids(after(deal(misere=True), "bid:7C"))
    assert "misere" in bids(after(deal(misere=True), "bid:7NT"))
    assert "misere" not in bids(after(deal(misere=True), "bid:8C"))
    over = bids(after(deal(misere=True), "bid:7C bid:misere"))
    assert over == {*LADDER[10:], "open-misere"}


def test_open_misere_ranks_below_ten_of_the_highest_suit() -> None:
    """FH34, FH25."""
    assert "open-misere" not in bids(deal())
    assert "open-misere" in bids(deal(misere=True))
    assert bids(after(deal(misere=True), "bid:10H")) == {"open-misere", "10S", "10NT"}
    assert bids(after(deal(misere=True), "bid:open-misere")) == {"10S", "10NT"}
    assert bids(after(deal(misere=True), "bid:10S")) == {"10NT"}
    high = after(deal(misere=True, suit_order="hearts-high"), "bid:open-misere")
    assert bids(high) == {"10H", "10NT"}


def misere(*hands: str, **more: object) -> Deal:
    return after(deal(*hands, misere=True, **more), f"bid:7C bid:misere pass pass pass {AWAY}")


def test_declarers_partner_sits_out_of_a_misere() -> None:
    """FH35."""
    first = misere("SA SK SQ SJ", "S8", "S9", "ST")
    assert (turn(first), first.out, first.ranking.trump) == (1, (3,), None)
    assert seen_by(first, 0)["folded"] == [3]
    assert seen_by(first, 0)["shown"] == {}
    assert turn(after(first, "S8")) == 2
    trick_over = after(first, "S8 S9 SA")
    assert (trick_over.tricks, turn(trick_over)) == ((1, 0, 0, 0), 0)


def test_a_misere_declarer_who_takes_a_trick_has_lost() -> None:
    """FH36."""
    lost = after(misere("S8", "SA", "S9", "ST"), "SA S9 S8")
    assert lost.phase is None
    assert points(five_hundred, lost) == (0, -250, 0, -250)


def test_a_misere_without_a_trick_is_made() -> None:
    """FH36."""
    made = after(misere("SA", "S8", "S9", "ST"), "S8 S9 SA")
    assert made.phase is not None
    assert points(five_hundred, with_tricks(made, 6, 0, 4, 0)) == (0, 250, 0, 250)
    opened = after(deal(misere=True), f"bid:open-misere pass pass pass {AWAY}")
    assert points(five_hundred, with_tricks(opened, 0, 6, 0, 4)) == (500, 0, 500, 0)


def test_open_misere_lays_declarers_cards_open_after_trick_one() -> None:
    """FH37."""
    first = after(deal("S8 ST SQ", "SA", "", "S9", misere=True), f"bid:open-misere pass pass pass {AWAY}")
    in_trick = after(first, "S8 SA")
    assert seen_by(in_trick, 1)["shown"] == {}
    second = after(in_trick, "S9")
    for seat in (1, 2, 3, None):
        assert {who: len(hand) for who, hand in seen_by(second, seat)["shown"].items()} == {"0": 9}
    assert seen_by(second, 0)["shown"] == {}
    assert seen_by(after(misere("SA", "S8", "S9", "ST"), "S8 S9 SA"), None)["shown"] == {}


def test_five_hundred_is_in_the_registry() -> None:
    assert GAMES["five-hundred"] is five_hundred
