"""Play for tricks: trumps, winners, partners."""

from tests.bots.hands import a_view, club, on_table, trick


def priffe(hand: str, contract: str, seat: int = 0, **more: object) -> str:
    trump = {"hearts": "H", "diamonds": "D"}.get(contract)
    return club(a_view("priffe", hand, seat, **({"contract": contract, "trump": trump, "declarer": 0} | more)))


def preference(hand: str, trump: str | None, seat: int = 0, **more: object) -> str:
    contract = {"contract": f"6{trump or 'NT'}", "trump": trump, "declarer": 0}
    return club(a_view("preference", hand, seat, **(contract | more)))


def test_the_last_seat_takes_with_the_cheapest_card_that_wins() -> None:
    table = on_table("1:D9 2:D4 3:DJ")
    assert priffe("DQ DK DA D3 S2 S3 S4 C2 C3 C4 H2 H3 H4", "spill", table=table, lead="D", legal="D3 DQ DK DA") == "DQ"


def test_the_last_seat_that_cannot_win_throws_its_lowest() -> None:
    table = on_table("1:D9 2:DJ 3:DA")
    assert priffe("D3 DQ DK S2 S3 S4 C2 C3 C4 H2 H3 H4 S8", "spill", table=table, lead="D", legal="D3 DQ DK") == "D3"


def test_a_partners_sure_trick_is_neither_overtaken_nor_ruffed() -> None:
    table = on_table("2:SA 3:S5")
    hand = "H2 H9 HA C3 C5 C9 D2 D3 D9 DJ CK CQ H7"
    assert priffe(hand, "hearts", table=table, lead="S")[0] != "H"


def test_a_void_seat_ruffs_low_what_the_others_would_win() -> None:
    table = on_table("1:SA 2:S5 3:S6")
    hand = "H2 H9 HA C3 C5 C9 D2 D3 D9 DJ CK CQ H7"
    assert priffe(hand, "hearts", table=table, lead="S") == "H2"


def test_third_hand_plays_high() -> None:
    table = on_table("2:S4 3:S7")
    assert priffe("S2 S3 SK C2 C3 C4 D2 D3 D4 H2 H3 H4 H5", "spill", table=table, lead="S", legal="S2 S3 SK") == "SK"


def test_second_hand_plays_low() -> None:
    table = on_table("3:S4")
    assert priffe("S2 S9 SK C2 C3 C4 D2 D3 D4 H2 H3 H4 H5", "spill", table=table, lead="S", legal="S2 S9 SK") == "S2"


def test_a_guard_is_kept_for_a_king() -> None:
    table = on_table("1:SA 2:S5 3:S6")
    hearts = [trick("1:HA 2:H3 3:H4 0:H2", 1), trick("1:HK 2:H6 3:H7 0:H5", 1), trick("1:HQ 2:H9 3:HT 0:H8", 1)]
    assert priffe("C3 CK D2", "spill", table=table, lead="S", played=hearts) == "D2"


def test_a_declarer_with_long_trumps_draws_them() -> None:
    assert preference("HA HK HQ HJ H9 H8 SA SK CA D7", "H")[0] == "H"


def test_winners_are_cashed_at_the_end() -> None:
    """The others' hearts are gone; the ace stands."""
    played = [trick("0:HA 1:H7 2:H8", winner=0), trick("0:HK 1:H9 2:HT", winner=0), trick("0:HQ 1:S7 2:C7", winner=0)]
    assert preference("HJ D7 D8 SA", None, played=played) in ("HJ", "SA")


def test_a_suit_that_declarer_ruffs_is_not_led_while_another_wins() -> None:
    """Declarer was void in spades, so the spade ace is no winner any more."""
    played = [trick("1:SK 2:S7 0:H7", winner=0), trick("0:C9 1:CA 2:C8", winner=1)]
    hand = "SA SQ S9 DA DK CT C7 D8"
    assert preference(hand, "H", 1, played=played)[0] != "S"


def test_the_joker_is_not_wasted_on_a_partners_trick() -> None:
    table = on_table("2:SA 3:S5")
    hand = "JK C5 C6 C7 D5 D6 D7 H5 H6 H7"
    view = a_view("five-hundred", hand, contract="6NT", declarer=0, table=table, lead="S")
    assert club(view) != "JK"


def test_the_left_bower_is_spared_where_a_small_trump_wins() -> None:
    table = on_table("1:SA 2:S5 3:S6")
    hand = "DJ H5 C5 C6 C7 C8 D5 D6 D7 D8"
    view = a_view("five-hundred", hand, contract="6H", trump="H", declarer=0, table=table, lead="S")
    assert club(view) == "H5"


def test_a_joker_led_names_a_suit() -> None:
    legal = "JK:C JK:D JK:H JK:S"
    view = a_view("five-hundred", "JK", options={"joker_lead": "nominate"}, contract="6NT", declarer=0, legal=legal)
    assert club(view) in legal.split()
