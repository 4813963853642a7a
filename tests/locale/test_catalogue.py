"""The message catalogue: what the program refers to by id is in it."""

import re
from collections.abc import Iterator

import pytest

from forehand.engine.options import Choice, fields_of
from forehand.games import GAMES
from forehand.locale import t
from tests.docs.blocks import ROOT
from tests.locale.catalogues import catalogue

SOURCE = ROOT / "src" / "forehand"
MESSAGES = catalogue("en").messages


def found(pattern: str, *folders: str) -> Iterator[str]:
    """What a pattern's group matches in the Python sources of these folders."""
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            yield from re.findall(pattern, file.read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_house_rules_have_names_and_help(game: str) -> None:
    wanted = {f"game-{game}"}
    for option in fields_of(GAMES[game].Options):
        key = f"option-{game}-{option.name.replace('_', '-')}"
        wanted |= {key, f"{key}-help"}
        if isinstance(option.kind, Choice):
            wanted |= {f"{key}-{value}" for value in option.kind.values}
    assert set() == wanted - set(MESSAGES)


def test_every_code_of_a_refusal_has_a_text() -> None:
    codes = set(found(r'(?:Refused|_refuse|_fault|_end)\(\s*"([a-z-]+)"', "service", "web"))
    codes |= set(found(r'"([a-z-]+)": 4\d\d,', "web"))
    assert "seat-taken" in codes
    assert set() == {f"error-{code}" for code in codes} - set(MESSAGES)


def test_the_command_line_says_nothing_that_is_missing_and_has_nothing_left_over() -> None:
    used = set(found(r"\b(cli-[a-z0-9-]+)\b", "cli"))
    assert used == {each for each in MESSAGES if each.startswith("cli-")}


def test_a_missing_message_is_its_id_made_readable() -> None:
    assert "no such thing" == t("no-such-thing")


def test_variables_and_plurals_are_filled_in() -> None:
    assert "1 player" == t("cli-seats", seats=1)
    assert "4 players" == t("cli-seats", seats=4)
