"""The shuffle that anyone can verify."""

import json
from pathlib import Path
from typing import Any

import pytest

from forehand.engine.cards import Seat, card_text, cards_list
from forehand.engine.record import read_record
from forehand.engine.shuffle import _below, commitment, shuffle, verify
from forehand.games import GAMES

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "cases" / "shuffle.json").read_text("utf-8"))
IDS = [f"{vector['game']}-{number}" for number, vector in enumerate(VECTORS)]


def salts_of(vector: dict[str, Any]) -> list[bytes | None]:
    return [None if salt is None else bytes.fromhex(salt) for salt in vector["salts"]]


@pytest.mark.parametrize("vector", VECTORS, ids=IDS)
def test_a_known_secret_gives_the_known_deal(vector: dict[str, Any]) -> None:
    game, secret = GAMES[vector["game"]], bytes.fromhex(vector["secret"])
    assert commitment(secret) == vector["commit"]
    forehand, pack = shuffle(game, secret, salts_of(vector), None if vector["first"] else Seat(vector["forehand"]))
    assert forehand == vector["forehand"]
    assert " ".join(map(card_text, pack)) == vector["pack"]
    hands, stock = game.deal_out(pack, forehand)
    assert [" ".join(cards_list(hand)) for hand in hands] == vector["hands"]
    assert " ".join(map(card_text, stock)) == vector["stock"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_shuffle_is_the_whole_pack_and_every_salt_matters(game: Any) -> None:
    secret = bytes(range(32))
    salts = [bytes([seat]) * 16 for seat in range(game.SEATS)]
    _, pack = shuffle(game, secret, salts, Seat(0))
    assert tuple(sorted(pack)) == game.PACK
    for seat in range(game.SEATS):
        others = [*salts[:seat], bytes([99]) * 16, *salts[seat + 1 :]]
        assert shuffle(game, secret, others, Seat(0))[1] != pack
    assert shuffle(game, bytes(32), salts, Seat(0))[1] != pack


@pytest.mark.parametrize(
    ("bound", "numbers", "drawn"),
    [
        (3, [2**32 - 1, 5], 2),  # 2³² − 1 = 3 · 1431655765 is one too many
        (3, [2**32 - 2], 2),
        (4, [2**32 - 1], 3),
        (52, [2**32 - 48, 2**32 - 1, 53], 1),
        (52, [2**32 - 49], 51),
        (1, [7], 0),
    ],
)
def test_a_draw_skips_numbers_that_would_favour_some(bound: int, numbers: list[int], drawn: int) -> None:
    assert _below(bound, iter(numbers)) == drawn


def record_of(vector: dict[str, Any], **told: object) -> str:
    """A record of a deal with these cards, which all four passed out."""
    shuffled = {"commit": vector["commit"], "secret": vector["secret"], "salts": vector["salts"]} | told
    deal = {
        "forehand": vector["forehand"],
        "hands": vector["hands"],
        "stock": vector["stock"],
        "actions": ["pass"] * 4,
        "shuffle": shuffled | ({"first": True} if vector["first"] else {}),
    }
    return json.dumps({"format": "forehand/1", "game": "five-hundred", "deals": [deal]})


PASSED_OUT = [vector for vector in VECTORS if vector["game"] == "five-hundred"]


@pytest.mark.parametrize("vector", PASSED_OUT, ids=lambda vector: f"first-{vector['first']}")
def test_an_honest_deal_verifies(vector: dict[str, Any]) -> None:
    assert verify(read_record(record_of(vector), GAMES)) == ["ok"]


@pytest.mark.parametrize(
    "told",
    [
        {"secret": "00" * 32},
        {"commit": "00" * 32},
        {"commit": None},
        {"salts": [None] * 4},
        {"salts": [None] * 3},
        {"salts": ["zz" * 16] + [None] * 3},
        {"salts": "none"},
        {"secret": "0001"},
        {"secret": 7},
    ],
)
def test_a_deal_that_does_not_fit_is_wrong(told: dict[str, object]) -> None:
    drawn = next(vector for vector in PASSED_OUT if vector["first"])
    (verdict,) = verify(read_record(record_of(drawn, **told), GAMES))
    assert verdict.startswith("wrong: ")


def test_a_deal_without_a_shuffle_says_so() -> None:
    raw = json.loads(record_of(PASSED_OUT[0]))
    del raw["deals"][0]["shuffle"]
    assert verify(read_record(json.dumps(raw), GAMES)) == ["no shuffle"]


def test_a_deal_under_way_has_not_told_its_secret() -> None:
    raw = json.loads(record_of(PASSED_OUT[0]))
    raw["deals"][0]["actions"] = ["pass"]
    del raw["deals"][0]["shuffle"]["secret"]
    assert verify(read_record(json.dumps(raw), GAMES)) == ["no shuffle"]


def test_other_hands_than_the_shuffle_deals_are_wrong() -> None:
    raw = json.loads(record_of(PASSED_OUT[0]))
    hands = raw["deals"][0]["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    assert verify(read_record(json.dumps(raw), GAMES))[0].startswith("wrong: ")
