"""`forehand arena`: computer players against each other on the same deals."""

import json

import pytest

from forehand.cli.arena import seatings
from forehand.games import GAMES
from tests.cli.commands import Shell


def test_both_kinds_get_the_same_cards() -> None:
    """In games of pairs each kind has each pair once; of three seats each kind has every one as often."""
    assert {("a", "b", "a", "b"), ("b", "a", "b", "a")} == set(seatings(GAMES["priffe"], ("a", "b")))
    three = list(seatings(GAMES["preference"], ("a", "b")))
    assert 6 == len(set(three)) == len(three)
    assert all(3 == sum(lineup[seat] == "a" for lineup in three) for seat in range(3))


def test_the_same_seed_plays_the_same_deals_in_any_number_of_processes(forehand: Shell) -> None:
    asked = ("arena", "club", "random", "--game", "priffe", "--deals", "4", "--json")
    one, two = (json.loads(forehand(*asked, "--processes", processes).out) for processes in ("1", "2"))
    assert one | {"seconds": 0} == two | {"seconds": 0}
    assert (4, 8) == (one["deals"], one["plays"])


def test_beginner_loses_to_club_and_beats_one_who_does_anything(forehand: Shell) -> None:
    """Few deals, and a gap so wide that they are enough."""
    done = forehand("arena", "beginner", "random", "--game", "five-hundred", "--deals", "6", "--json")
    report = json.loads(done.out)
    assert report["difference"] > report["interval"] > 0


def test_the_report_names_contracts_and_how_often_they_were_made(forehand: Shell) -> None:
    done = forehand("arena", "club", "beginner", "--game", "perfrance", "--deals", "2")
    assert 0 == done.status
    assert "perfrance: club over beginner" in done.out
    assert "club: made" in done.out


def test_with_one_caller_the_players_play_the_same_contracts(forehand: Shell) -> None:
    """Each kind sits once in each declarer's place, and each of the two ways has the same calls."""
    asked = ("arena", "random", "beginner", "--game", "five-hundred", "--deals", "5", "--calls", "club", "--json")
    report = json.loads(forehand(*asked).out)
    assert "club" == report["calls"]
    assert report["tried"]["random"] == report["tried"]["beginner"]


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (("grandmaster", "club"), "grandmaster"),
        (("club", "beginner", "--calls", "grandmaster"), "grandmaster"),
        (("club", "club"), "twice"),
        (("club", "random", "--game", "knaves"), "knaves"),
        (("club", "random", "--options", "{"), "JSON"),
        (("club", "random", "--options", '{"deals": -1}', "--game", "priffe"), "deals"),
        (("club", "random", "--options", "[1]"), 'like {"deals": 12}, not [1]'),
        (
            ("club", "random", "--options", '{"x": 1}', "--game", "priffe"),
            "rules of priffe: x: the game has no such option",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(forehand: Shell, asked: tuple[str, ...], named: str) -> None:
    done = forehand("arena", *asked)
    assert (2, "") == (done.status, done.out)
    assert named in done.err
    assert 1 == len(done.err.splitlines())
