"""`forehand games`, and house rules typed on the command line."""

import pytest

from forehand.cli.failure import Failure
from forehand.cli.rules import read_rules
from forehand.engine.options import fields_of
from forehand.games import GAMES
from tests.cli.commands import Shell


def test_games_lists_all_games(forehand: Shell) -> None:
    done = forehand("games")
    assert 0 == done.status
    assert list(GAMES) == [line.split()[0] for line in done.out.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_a_games_options_are_listed_with_values_and_texts(forehand: Shell, game: str) -> None:
    done = forehand("games", game)
    assert 0 == done.status
    for option in fields_of(GAMES[game].Options):
        assert f"\n{option.name}  " in done.out


def test_bounds_are_told(forehand: Shell) -> None:
    out = forehand("games", "preference").out
    assert "deals  3 to 60 in steps of 3, default 12\n" in out
    assert "naming  one of one-level, free, default one-level\n" in out


def test_an_unknown_game_is_one_line(forehand: Shell) -> None:
    done = forehand("games", "whist")
    assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))
    assert "five-hundred" in done.err


def test_house_rules_become_typed_values() -> None:
    rules = ["deals=24", "stalingrad=true", "naming=free"]
    assert {"deals": 24, "stalingrad": True, "naming": "free"} == read_rules(GAMES["preference"], rules)


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        ("deals=25", "takes 3 to 60"),
        ("deals=twelve", "takes a whole number"),
        ("deals=²", "takes a whole number"),
        ("deals=" + "9" * 5000, "takes a whole number"),
        ("stalingrad=yes", "takes true or false"),
        ("naming=all", "takes one-level or free"),
        ("trumps=5", "no such option"),
        ("deals", "NAME=VALUE"),
    ],
)
def test_a_house_rule_out_of_range_is_refused(rule: str, reason: str) -> None:
    with pytest.raises(Failure, match=reason) as failure:
        read_rules(GAMES["preference"], [rule])
    assert 2 == failure.value.status
