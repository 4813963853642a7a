"""Records: what is read, kept and written, and each reason for a refusal with its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from forehand.engine.record import BadRecord, read_record, record_text, summary, write_record
from forehand.games import GAMES

HANDS = [
    "S7 S8 S9 ST SJ SQ SK SA C7 C8",
    "C9 CT CJ CQ CK CA D7 D8 D9 DT",
    "DJ DQ DK DA H7 H8 H9 HT HJ HQ",
]
STOCK = "HK HA"
GIVEN = ["bid:6S", "pass", "pass", "discard:HK,HA", "contract:6S", "pass", "pass"]
"""A complete deal: nobody whists."""
PLAYED = [*GIVEN[:5], "whist", "whist", "SA", "C9", "DJ"]
"""One trick, won by forehand."""


def deal(forehand: int = 0, actions: list[str] = GIVEN, **more: Any) -> dict[str, Any]:
    return {"forehand": forehand, "hands": list(HANDS), "stock": STOCK, "actions": list(actions)} | more


def second() -> dict[str, Any]:
    """A second deal, one seat on, that has just been dealt."""
    return deal(forehand=1, actions=[])


def record(*deals: dict[str, Any], **head: Any) -> dict[str, Any]:
    return {"format": "forehand/1", "game": "preference", "options": {}, "deals": list(deals)} | head


def read(raw: object) -> Any:
    return read_record(json.dumps(raw), GAMES)


# --- What is read and written


def test_hands_and_discards_are_written_in_canonical_order_and_the_stock_as_dealt() -> None:
    raw = record(deal(stock="HA HK", hands=["SA S7 C8 S8 S9 ST SJ SQ SK C7", *HANDS[1:]]))
    raw["deals"][0]["actions"][3] = "discard:HA,HK"
    written = write_record(read(raw))["deals"][0]  # type: ignore[index]
    assert written["hands"] == HANDS
    assert written["stock"] == "HA HK"
    assert written["actions"] == GIVEN


def test_a_missing_options_object_is_the_default_game() -> None:
    raw = record(deal())
    del raw["options"]
    assert read(raw).match.options == read(record(deal())).match.options


def test_only_options_that_differ_are_written() -> None:
    assert write_record(read(record(options={"deals": 12, "naming": "free"})))["options"] == {"naming": "free"}


def test_unknown_keys_are_kept() -> None:
    raw = record(deal(shuffle={"commit": "00"}, mood="good"), event="club night", ended=True)
    written = json.loads(record_text(read(raw)))
    assert (written["event"], written["ended"]) == ("club night", True)
    assert (written["deals"][0]["shuffle"], written["deals"][0]["mood"]) == ({"commit": "00"}, "good")


def test_players_are_kept_and_nulls_stand_for_empty_seats() -> None:
    assert read(record(players=["Ada", None, "Cy"])).players == ("Ada", None, "Cy")
    assert read(record()).players == (None, None, None)
    assert "players" not in write_record(read(record()))


def test_an_ended_match_is_not_finished() -> None:
    ended = read(record(deal(), ended=True))
    assert ended.ended
    assert summary(ended.match)["finished"] is False


def test_a_claim_is_written_as_it_was_made() -> None:
    raw = record(deal(actions=PLAYED, claim={"seat": 2, "tricks": [6, 3, 1]}))
    written = write_record(read(raw))["deals"][0]  # type: ignore[index]
    assert written["claim"] == {"seat": 2, "tricks": [6, 3, 1]}
    assert summary(read(raw).match)["totals"] == [10, 6, 2]


def test_a_record_without_deals_is_a_match_to_come() -> None:
    assert summary(read(record()).match) == {
        "game": "preference",
        "deals": [],
        "totals": [0, 0, 0],
        "finished": False,
        "winners": [],
        "turn": None,
        "legal": [],
    }


# --- What is refused

Change = Callable[[dict[str, Any]], None]


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        read_record(text, GAMES)
    assert str(refused.value) == f"{refused.value.place}: {refused.value.reason}"
    assert "\n" not in str(refused.value)
    return refused.value


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[" * 100_000, "\ufeff{}", '{"format": "forehand/1"} {}', "null", "[]", '"SA"', "3"]
)
def test_what_is_no_json_object_is_refused(text: str) -> None:
    assert refusal(text).place == "head"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "9" * 5000])
def test_what_python_reads_but_json_does_not_have_is_refused_wherever_it_stands(number: str) -> None:
    text = json.dumps(record(deal(mood="MOOD"))).replace('"MOOD"', number)
    reason = "a number is too long" if number.isdigit() else f"{number} is no number"
    assert f"not JSON: {reason}" == refusal(text).reason


@pytest.mark.parametrize(
    ("name", "place"), [("deals", "head"), ("game", "head"), ("forehand", "deal 1"), ("mood", "deal 1"), ("by", "head")]
)
def test_what_stands_twice_is_refused_since_one_of_the_two_would_be_lost(name: str, place: str) -> None:
    text = json.dumps(record(deal(mood=[{"mood": 1, "other": 2}]), kept={"by": 1, "other": 2}))
    text = text.replace('"other": 2', f'"{name}": 2') if name in {"mood", "by"} else text
    doubled = text.replace(f'"{name}": ', f'"{name}": 3, "{name}": ', 1)
    assert (place, f"{name}: stands twice") == (refusal(doubled).place, refusal(doubled).reason)


def test_a_text_that_breaks_off_or_is_empty_is_told_so() -> None:
    whole = json.dumps(record(deal()), indent=1)
    broken = {refusal(whole[:length]).reason.split(" in line ")[0] for length in range(2, len(whole), 7)}
    assert {"not JSON: it breaks off"} == broken
    assert f"not JSON: it breaks off in line {whole.count(chr(10))}" == refusal(whole[:-2]).reason
    assert {"not JSON: the text is empty"} == {refusal(text).reason for text in ("", " \n\n")}


@pytest.mark.parametrize(
    "head",
    [
        {"format": "forehand/2"},
        {"format": None},
        {"format": 1},
        {"game": "bridge"},
        {"game": "Preference"},
        {"game": None},
        {"game": ["preference"]},
        {"options": None},
        {"options": []},
        {"options": {"target": 120}},
        {"options": {"deals": 4}},
        {"options": {"deals": 63}},
        {"options": {"deals": 12.0}},
        {"options": {"deals": True}},
        {"options": {"stalingrad": 1}},
        {"options": {"stalingrad": "true"}},
        {"options": {"naming": "none"}},
        {"options": {"naming": None}},
        {"players": "Ada"},
        {"players": ["Ada", "Bo"]},
        {"players": ["Ada", "Bo", "Cy", "Di"]},
        {"players": ["Ada", "Bo", 3]},
        {"deals": None},
        {"deals": {}},
        {"ended": "yes"},
    ],
    ids=json.dumps,
)
def test_a_fault_of_the_head_comes_first(head: dict[str, object]) -> None:
    """Before any fault of a deal."""
    broken = record(deal(forehand=7, actions=["nonsense"]))
    assert refusal(json.dumps(broken | head)).place == "head"


def test_format_game_deals_must_be_there() -> None:
    for key in ("format", "game", "deals"):
        raw = record(deal())
        del raw[key]
        assert refusal(json.dumps(raw)).place == "head"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"forehand": 3}, "forehand"),
        ({"forehand": -1}, "forehand"),
        ({"forehand": "0"}, "forehand"),
        ({"forehand": 0.0}, "forehand"),
        ({"forehand": True}, "forehand"),
        ({"forehand": None}, "forehand"),
        ({"hands": None}, "hands"),
        ({"hands": HANDS[:2]}, "hands"),
        ({"hands": [*HANDS, ""]}, "hands"),
        ({"hands": [*HANDS[:2], 7]}, "seat 2"),
        ({"hands": [HANDS[0].replace("S7", "S1"), *HANDS[1:]]}, "S1"),  # no card
        ({"hands": [HANDS[0].replace("S7", "s7"), *HANDS[1:]]}, "s7"),
        ({"hands": [HANDS[0].replace("S7 S8", "S7\u00a0S8"), *HANDS[1:]]}, "S7"),  # only spaces part cards
        ({"hands": [HANDS[0].replace("S7 S8", "S7\nS8"), *HANDS[1:]]}, "S7"),
        ({"hands": [HANDS[0].replace("S7", "S6"), *HANDS[1:]]}, "S6"),  # not in this game's pack
        ({"hands": [HANDS[0].replace("S7", "JK"), *HANDS[1:]]}, "JK"),
        ({"hands": [HANDS[0].replace("S7", "S8"), *HANDS[1:]]}, "S8"),  # doubled in a hand
        ({"hands": [HANDS[0].replace("S7", "C9"), *HANDS[1:]]}, "C9"),  # in two hands
        ({"hands": [HANDS[0].replace("S7", "HK"), *HANDS[1:]]}, "HK"),  # in a hand and the stock
        ({"hands": [HANDS[0][3:], *HANDS[1:]]}, "seat 0"),  # nine cards
        ({"hands": [HANDS[0] + " HK", *HANDS[1:]]}, "seat 0"),  # eleven
        ({"stock": "HK"}, "stock"),
        ({"stock": ""}, "stock"),
        ({"stock": None}, "stock"),
        ({"stock": ["HK", "HA"]}, "stock"),
        ({"actions": None}, "actions"),
        ({"actions": "pass"}, "actions"),
    ],
)
def test_a_fault_of_a_deals_cards_names_the_deal(changes: dict[str, object], why: str) -> None:
    """Before any fault of its actions."""
    first = deal(actions=["nonsense"]) | changes
    refused = refusal(json.dumps(record(first)))
    assert refused.place == "deal 1"
    assert why in refused.reason


def test_a_deal_that_is_no_object_is_refused() -> None:
    assert refusal(json.dumps(record() | {"deals": [[]]})).place == "deal 1"


@pytest.mark.parametrize(
    ("actions", "number", "why"),
    [
        (["bid:6s"], 1, "bid:6s"),  # unknown
        (["bid:6S", "pass ", "pass"], 2, "pass "),
        (["bid:6S", 7], 2, "7"),
        (["bid:6S", None], 2, "nothing"),
        (["bid:6C"], 1, "bid:6C"),  # illegal
        ([*GIVEN[:3], "discard:S7,C9"], 4, "seat 0 does not hold C9"),
        ([*GIVEN[:3], "discard:S7"], 4, "discard:S7"),
        ([*GIVEN[:3], "discard:S7,S7"], 4, "twice"),
        ([*GIVEN[:3], "pass"], 4, "pass"),
        ([*PLAYED[:7], "C9"], 8, "seat 0 does not hold C9"),
        ([*PLAYED[:7], "C7", "D7"], 9, "D7"),
        ([*GIVEN, "pass"], 8, "complete"),  # one too many
        ([*GIVEN, "nonsense"], 8, "nonsense"),
        (["x" * 500], 1, "xxx..."),
        (["pass\n\x1b[2J"], 1, "pass"),
    ],
)
def test_a_fault_of_an_action_names_it_and_the_reason(actions: list[Any], number: int, why: str) -> None:
    refused = refusal(json.dumps(record(deal(actions=actions))))
    assert refused.place == f"deal 1, action {number}"
    assert why in refused.reason
    assert str(actions[number - 1])[:4].lower() in refused.reason.lower() or actions[number - 1] is None


@pytest.mark.parametrize("forehand", [0, 2])
def test_the_wrong_forehand_of_a_later_deal_is_refused(forehand: int) -> None:
    refused = refusal(json.dumps(record(deal(), second() | {"forehand": forehand})))
    assert refused.place == "deal 2"
    assert "forehand" in refused.reason


def test_a_deal_begun_while_the_last_is_unfinished_is_refused() -> None:
    """EG6."""
    refused = refusal(json.dumps(record(deal(actions=GIVEN[:6]), second())))
    assert (refused.place, "unfinished" in refused.reason) == ("deal 2", True)


def test_a_deal_begun_when_the_match_is_over_is_refused() -> None:
    """EG6."""

    def by(forehand: int) -> dict[str, Any]:
        seats = [(forehand + step) % 3 for step in range(3)]
        hands = [HANDS[seats.index(seat)] for seat in range(3)]
        return deal(forehand=forehand, hands=hands)

    deals = [by(0), by(1), by(2)]
    assert read(record(*deals, options={"deals": 3})).match.finished
    refused = refusal(json.dumps(record(*deals, by(0), options={"deals": 3})))
    assert (refused.place, "over" in refused.reason) == ("deal 4", True)


@pytest.mark.parametrize(
    "claim",
    [
        None,
        [],
        {"seat": 0},
        {"tricks": [6, 2, 2]},
        {"seat": 3, "tricks": [6, 2, 2]},
        {"seat": -1, "tricks": [6, 2, 2]},
        {"seat": "0", "tricks": [6, 2, 2]},
        {"seat": True, "tricks": [6, 2, 2]},
        {"seat": 0, "tricks": [6, 2, 1]},
        {"seat": 0, "tricks": [6, 4]},
        {"seat": 0, "tricks": [0, 5, 5]},
        {"seat": 0, "tricks": [11, 0, -1]},
        {"seat": 0, "tricks": [6.0, 2, 2]},
        {"seat": 0, "tricks": ["6", 2, 2]},
        {"seat": 0, "tricks": 10},
        {"seat": 10**4299, "tricks": [6, 2, 2]},
        {"seat": 0, "tricks": [10**4300 - 1] * 3},  # whose sum Python won't write
    ],
    ids=lambda claim: json.dumps(claim)[:40],
)
def test_a_claim_that_can_not_be_names_the_deal(claim: object) -> None:
    refused = refusal(json.dumps(record(deal(actions=PLAYED, claim=claim))))
    assert (refused.place, "claim" in refused.reason) == ("deal 1", True)
    assert len(refused.reason) < 120


@pytest.mark.parametrize("actions", [GIVEN, GIVEN[:2], PLAYED[:8], PLAYED[:7]])
def test_a_claim_at_the_wrong_time_is_refused(actions: list[str]) -> None:
    claim = {"seat": 0, "tricks": [6, 2, 2]}
    assert refusal(json.dumps(record(deal(actions=actions, claim=claim)))).place == "deal 1"


def test_of_several_faults_the_first_in_reading_order_is_named() -> None:
    broken = second() | {"stock": "HK HK"}
    assert refusal(json.dumps(record(deal(actions=["bid:6s"]), broken))).place == "deal 1, action 1"
    assert refusal(json.dumps(record(deal(), broken))).place == "deal 2"


@pytest.mark.parametrize("place", ["head", "deal 2"])
@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("1e999", "too large"),
        ('{"a": [-1e999]}', "too large"),
        ('"\\ud800"', "surrogate"),
        ('{"\\udfff": 1}', "surrogate"),
        ("[" * 64 + "]" * 64, "deep"),
        ('{"a":' * 200 + "1" + "}" * 200, "deep"),
    ],
)
def test_what_could_not_be_written_again_is_refused_where_it_stands(place: str, written: str, why: str) -> None:
    raw = record(deal(), second() | ({"x": "HERE"} if place == "deal 2" else {}))
    if place == "head":
        raw["x"] = "HERE"
    bad = refusal(json.dumps(raw).replace('"HERE"', written))
    assert (bad.place, why in bad.reason) == (place, True)


def test_a_name_with_half_a_character_is_refused() -> None:
    assert "surrogate" in refusal(json.dumps(record(deal(), players=["a\ud800", None, None]))).reason


def test_what_is_written_beside_may_nest_a_little() -> None:
    raw = record(deal(), x=json.loads("[" * 60 + "]" * 60))
    assert json.loads(record_text(read(raw)))["x"] == raw["x"]
