"""Misère and its defence, and deals in which everybody ducks."""

from tests.bots.hands import a_view, club, on_table, trick

MISERE = {"contract": "misere", "declarer": 0, "calls": [[0, "bid:misere"], [1, "pass"], [2, "pass"], [0, "discard"]]}


def preference(hand: str, seat: int = 1, **more: object) -> str:
    return club(a_view("preference", hand, seat, **(MISERE | {"stock": ["SA", "CA"]} | more)))


def test_a_suit_that_declarer_is_void_in_is_not_led_while_another_can_set() -> None:
    played = [trick("1:SK 2:ST 0:HQ", winner=1)]
    assert preference("S9 SJ SQ D7 D9 C8 CQ CK HK", played=played)[0] in "CDH"


def test_declarer_under_whom_a_low_card_can_be_kept_is_left_with_the_trick() -> None:
    """Declarer has had to take it: the defender stays under, with the higher of two low cards."""
    table = on_table("2:D8 0:DJ")
    assert preference("D7 D9 DQ S9 SK C8 CQ CK HK HA", table=table, lead="D", legal="D7 D9 DQ") == "D9"


def test_the_last_defender_takes_a_trick_that_declarer_ducked_with_the_highest_card() -> None:
    table = on_table("2:DT 0:D9")
    assert preference("D7 DJ DK S9 SK C8 CQ CK HK HA", table=table, lead="D", legal="D7 DJ DK") == "DK"


def test_declarer_ducks_with_the_highest_card_that_loses() -> None:
    table = on_table("1:DQ 2:DK")
    hand = "D7 D9 DJ S7 S8 ST C7 C9 H7 H9"
    assert preference(hand, 0, table=table, lead="D", legal="D7 D9 DJ") == "DJ"


def test_a_void_declarer_throws_its_most_dangerous_card() -> None:
    table = on_table("1:DQ 2:DK")
    hand = "S7 S8 ST SJ C7 C9 CJ H7 H8 HA"
    assert preference(hand, 0, table=table, lead="D") == "HA"


def test_a_declarer_leads_low() -> None:
    assert preference("S7 S9 SJ SQ D8 DJ H7 H9 HT HQ", 0)[1] in "789"


def test_open_cards_are_used_to_set() -> None:
    """Declarer's only club is the ten, and the other defender can stay under it."""
    shown = {
        "0": ["S7", "S8", "S9", "CT", "D7", "D8", "D9", "H7", "H8"],
        "2": ["C7", "SJ", "SQ", "SK", "DT", "DJ", "HT", "HJ", "HQ"],
    }
    played = [trick("1:HA 2:HK 0:H9", winner=1)]
    hand = "C8 CQ CK ST DQ DK DA CJ C9"
    assert preference(hand, options={"open_misere": True}, shown=shown, played=played, stock=[]) in ("C8", "C9")


def five_hundred(hand: str, seat: int, **more: object) -> str:
    misere = {"options": {"misere": True}, "contract": "misere", "declarer": 0, "folded": [2]}
    return club(a_view("five-hundred", hand, seat, **(misere | more)))


def test_a_defender_does_not_save_declarer_with_the_joker() -> None:
    """Declarer holds the trick, and this seat is void."""
    table = on_table("3:S6 0:S9")
    assert five_hundred("C5 CK D5 DK DQ H5 HK HQ HA JK", 1, table=table, lead="S") != "JK"


def test_a_joker_is_not_led_against_a_misere() -> None:
    assert five_hundred("C5 CK D5 DK DQ H5 HK HQ HA JK", 1) != "JK"


def test_a_misere_declarer_lays_the_joker_away() -> None:
    hand = "S5 S6 S7 C5 C6 C8 D4 D5 D7 H4 H6 HA JK"
    choose = {"verb": "discard", "count": 3, "from": hand.split()}
    discard = five_hundred(hand, 0, phase="discarding", choose=choose, legal=[])
    assert {"JK", "HA"} < set(discard.partition(":")[2].split(","))


def test_where_all_ducked_a_high_card_goes_under_a_higher_one() -> None:
    table = on_table("1:HK")
    hand = "H7 H9 HQ S7 SA C8 CK D7 DT DA"
    passed = [[0, "pass"], [1, "pass"], [2, "pass"]]
    view = a_view("preference", hand, 2, contract="passed-out", calls=passed, table=table, lead="H", legal="H7 H9 HQ")
    assert club(view) == "HQ"


def test_null_is_led_low() -> None:
    hand = "S2 S3 S9 SK C4 C7 CQ D3 D8 DJ H2 H6 HT"
    assert club(a_view("priffe", hand, 0, contract="null", declarer=0))[1] in "23456"
