"""Actions and their text."""

import pytest

from forehand.engine.actions import PASS, Call, Discard, Play, Unknown
from forehand.engine.cards import JOKER, card, cards, suit
from forehand.engine.game import read_action
from forehand.games import five_hundred, perfrance, preference, priffe


@pytest.mark.parametrize(
    ("game", "text", "action"),
    [
        (perfrance, "SA", Play(card("SA"))),
        (perfrance, "pass", PASS),
        (perfrance, "name:S", Call("name", "S")),
        (perfrance, "take", Call("take")),
        (perfrance, "fold", Call("fold")),
        (perfrance, "discard:S7,HK", Discard(cards("S7 HK"))),
        (preference, "bid:10NT", Call("bid", "10NT")),
        (preference, "bid:misere", Call("bid", "misere")),
        (preference, "contract:7D", Call("contract", "7D")),
        (preference, "whist", Call("whist")),
        (priffe, "bid:null", Call("bid", "null")),
        (five_hundred, "bid:open-misere", Call("bid", "open-misere")),
        (five_hundred, "JK", Play(JOKER)),
        (five_hundred, "JK:H", Play(JOKER, suit("H"))),
    ],
)
def test_an_action_is_spelled_one_way(game: object, text: str, action: object) -> None:
    assert str(action) == text
    assert read_action(game, text) == action  # type: ignore[arg-type]


def test_a_discard_may_be_written_in_any_order() -> None:
    discard = read_action(five_hundred, "discard:HK,S7,JK")
    assert str(discard) == "discard:S7,HK,JK"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "PASS",
        "pass ",
        "name:s",
        "name:",
        "name",
        "name:NT",
        "bid:6S ",
        "bid:6s",
        "bid:06S",
        "bid:11S",
        "bid:5S",
        "bid:6N",
        "sa",
        "S10",
        "JK:",
        "JK:X",
        "JK:h",
        "SA:H",
        "discard",
        "discard:",
        "discard:S7,",
        "discard:S7, HK",
        "discard:S7;HK",
        "discard:S7,S7",
        "discard:s7,HK",
        "Discard:S7,HK",
        "fold:now",
        "pass\n",
        "ｐass",
    ],
)
@pytest.mark.parametrize("game", [perfrance, preference, priffe, five_hundred], ids=lambda game: game.ID)
def test_nothing_else_is_an_action(game: object, text: str) -> None:
    with pytest.raises(Unknown):
        read_action(game, text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "text"), [(perfrance, "bid:6S"), (preference, "name:S"), (priffe, "bid:6S"), (five_hundred, "take")]
)
def test_a_call_of_another_game_is_unknown(game: object, text: str) -> None:
    with pytest.raises(Unknown):
        read_action(game, text)  # type: ignore[arg-type]
