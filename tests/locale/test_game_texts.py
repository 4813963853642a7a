"""The values of house rules, the contracts and the score lines of every game have words in the catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from forehand.engine.game import Game
from forehand.engine.options import Choice, Flag, Kind, fields_of
from forehand.engine.record import read_record
from forehand.games import GAMES
from tests.locale.catalogues import catalogue

CASES = Path(__file__).parents[1] / "cases"
VARIABLES = {name: catalogue("en").with_references(name).variables for name in catalogue("en").messages}
"""The variables that each message of the catalogue asks for."""
DRAWN = re.compile(r"\d*[SCDH]|\d+NT|hearts|diamonds")
"""Contracts that are shown as a number and a suit, so that they need no words."""


def key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def values_told(kind: Kind) -> Iterator[str]:
    """The last part of the message that tells an option's value."""
    if isinstance(kind, Flag):
        yield from ("true", "false")
    elif isinstance(kind, Choice):
        yield from kind.values
    else:
        yield "value"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_a_house_rule_has_words(game: Game) -> None:
    told = [
        key("option", game.ID, each.name, end) for each in fields_of(game.Options) for end in values_told(each.kind)
    ]
    wanted = [key("game", game.ID, "about"), *told]
    assert [each for each in wanted if each not in VARIABLES] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_contracts_that_are_no_suit_have_words(game: Game) -> None:
    on = {field.name: True for field in fields_of(game.Options) if isinstance(field.kind, Flag)}
    named = [text for text in game.contracts(game.Options(**on)) if not DRAWN.fullmatch(text)]
    wanted = [key("score", game.ID, "contract", text) for text in named]
    assert [each for each in wanted if each not in VARIABLES] == []


@pytest.mark.parametrize("case", sorted(CASES.glob("*.expected.json")), ids=lambda path: path.name.split(".")[0])
def test_every_score_line_has_its_sentence(case: Path) -> None:
    record = case.with_name(case.name.replace(".expected", ""))
    match = read_record(record.read_text("utf-8"), GAMES).match
    lines = [line for deal in match.complete_deals for line in match.game.score(deal)]
    asked = [(line, VARIABLES[key("score", match.game.ID, line.why)]) for line in lines]
    assert [line for line, variables in asked if not variables <= {*line.args, "points"}] == []
