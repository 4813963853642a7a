"""Bidding, folding, whist, contracts, discards: each hand as a player would judge it."""

from random import Random
from typing import Any

from forehand.bots import decide
from tests.bots.hands import a_view, club

STEPS = [f"{level}{strain}" for level in range(6, 11) for strain in ("S", "C", "D", "H", "NT")]


def says(game: str, hand: str, legal: str, seat: int = 0, **more: object) -> str:
    return club(a_view(game, hand, seat, **({"phase": "bidding", "legal": legal} | more)))


# Preference


def test_seven_sure_tricks_are_bid() -> None:
    assert says("preference", "SA SK SQ SJ S9 HA HK CA D7 D8", "bid:6S bid:misere pass") == "bid:6S"


def test_a_hand_of_middling_cards_passes_over_a_bid() -> None:
    calls = [[1, "bid:6H"]]
    assert says("preference", "S8 S9 SJ C8 CT CQ D9 DJ H8 HT", "bid:6NT bid:misere pass", 2, calls=calls) == "pass"


def test_a_sure_misere_is_bid() -> None:
    assert says("preference", "S7 S8 S9 C7 C9 CJ D7 D8 H7 H9", "bid:6S bid:misere pass") == "bid:misere"


def test_a_misere_with_two_holes_is_not_bid() -> None:
    assert says("preference", "S7 S8 SA C7 CJ CA DT DK H7 HQ", "bid:6S bid:misere pass") != "bid:misere"


def test_the_contract_named_is_the_longest_suits() -> None:
    legal = " ".join(f"contract:{step}" for step in STEPS[:10])
    named = says(
        "preference", "HA HK HQ HJ HT H9 SA SK C7 D7", legal, phase="naming", declarer=0, calls=[[0, "bid:6S"]]
    )
    assert named in ("contract:7H", "contract:6H")


def test_a_lone_bad_card_is_laid_away() -> None:
    hand = "HA HK HQ HJ H9 H8 SA SK SQ C7 D8 CA"
    choose = {"verb": "discard", "count": 2, "from": hand.split()}
    calls = [[0, "bid:6H"], [1, "pass"], [2, "pass"]]
    discard = says("preference", hand, "", phase="discarding", choose=choose, calls=calls, declarer=0)
    assert discard == "discard:C7,D8"


def whists(hand: str, contract: str, *said: str) -> str:
    calls: list[list[int | str]] = [
        [0, f"bid:{contract}"],
        [1, "pass"],
        [2, "pass"],
        [0, "discard"],
        [0, f"contract:{contract}"],
    ]
    calls += [[1 + number, text] for number, text in enumerate(said)]
    trump = contract[1:] if contract[1:] in "SCDH" else None
    seat = 1 + len(said)
    more: dict[str, Any] = {"phase": "whisting", "contract": contract, "trump": trump, "declarer": 0, "calls": calls}
    return says("preference", hand, "pass whist", seat, **more)


def test_four_sure_tricks_whist_against_a_six() -> None:
    assert whists("SA SK CA CK H7 H8 D7 D8 D9 DA", "6H") == "whist"


def test_nothing_at_all_does_not_whist_against_a_seven_beside_a_whister() -> None:
    assert whists("S7 S8 S9 C7 C8 C9 D7 D8 D9 H7", "7H", "whist") == "pass"


# Perfrance


def test_two_tricks_out_of_reach_fold() -> None:
    legal = "S7 S8 S9 C7 C8 C9 D7 D8 D9 H7 fold"
    more: dict[str, Any] = {"phase": "playing", "contract": "H", "trump": "H", "declarer": 1}
    assert says("perfrance", "S7 S8 S9 C7 C8 C9 D7 D8 D9 H7", legal, **more) == "fold"


def test_two_aces_and_trumps_stay() -> None:
    hand = "SA SK C7 CA D7 D8 D9 H9 HQ HK"
    more: dict[str, Any] = {"phase": "playing", "contract": "H", "trump": "H", "declarer": 1}
    assert says("perfrance", hand, f"{hand} fold", **more) != "fold"


def test_long_hearts_are_named() -> None:
    assert says("perfrance", "HA HK HQ HT H9 H8 SA SK C7 D7", "name:S name:C name:D name:H pass") == "name:H"


def test_a_weak_hand_names_nothing() -> None:
    assert says("perfrance", "S7 S9 SJ C8 CT CQ D7 DJ H8 HT", "name:S name:C name:D name:H pass") == "pass"


# Priffe


def test_high_cards_all_round_bid_spill() -> None:
    legal = "bid:clubs bid:diamonds bid:hearts bid:null bid:spades bid:spill pass"
    assert says("priffe", "SA SK SQ S4 CA CK CQ DA DK D3 HA HK H2", legal) == "bid:spill"


def test_twos_and_threes_bid_null() -> None:
    legal = "bid:clubs bid:diamonds bid:hearts bid:null bid:spades bid:spill pass"
    assert says("priffe", "S2 S3 S4 C2 C3 C4 C5 D2 D3 D4 H2 H3 H5", legal) == "bid:null"


# Five Hundred

ALL = " ".join(f"bid:{level}{strain}" for level in range(6, 11) for strain in ("C", "D", "H", "S", "NT")) + " pass"
STRONG = "JK HJ DJ HA HK HQ HT SA SK C5"


def test_long_trumps_with_joker_and_bowers_bid_eight_or_more() -> None:
    assert says("five-hundred", STRONG, ALL) in ("bid:8H", "bid:9H", "bid:10H")


def test_nothing_is_bid_beyond_what_wins_the_match() -> None:
    assert says("five-hundred", STRONG, ALL, totals=[430, 0, 430, 0]) in ("bid:6H", "bid:6S")


def test_a_weak_hand_passes_over_the_others_eight() -> None:
    higher = ALL[ALL.index("bid:8S") :]
    assert says("five-hundred", "S5 S6 S9 C5 C7 CT D6 D8 H5 H9", higher, 1, calls=[[0, "bid:8H"]]) == "pass"


def test_the_beginner_bids_less_than_the_club_player() -> None:
    """The same joker, bowers and aces: a trick less."""
    view = a_view("five-hundred", "JK HJ DJ HA HQ H8 SA SK C5 C6", phase="bidding", legal=ALL)
    assert ["bid:7H", "bid:8H"] == [decide(view, level, Random(1)) for level in ("beginner", "club")]
