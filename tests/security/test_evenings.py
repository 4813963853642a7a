"""Evenings by chance at a whole server: people come, leave, play, ask, pause, carry their seats elsewhere and start anew,
computer players and the store fail now and then. Whatever happens, the log makes the table, every connection gets each
version once, and nothing is a fault of the server's.
"""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forehand.engine.record import read_record
from forehand.games import GAMES
from forehand.service import tell
from forehand.service.rebuilding import rebuild
from tests.security.worlds import play


@pytest.mark.parametrize("game", list(GAMES))
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
async def test_whatever_people_do_the_log_makes_the_table_and_everybody_follows(game: str, seed: int) -> None:
    evening, _, _ = await play(GAMES[game], seed, 90)
    table = evening.table
    (log,) = evening.store.events.values()
    assert table == rebuild(table.id, evening.games, table.levels, log)
    assert len(log) == table.version
    read_record(json.dumps(tell.record(table)), GAMES)
    for line in evening.all_lines:
        follow(line.told)
    assert not [text for heard in evening.heard.values() for _, text in heard if text.startswith("500")]


def follow(told: list[str]) -> None:
    """What one connection was told: after what it knew before, or a view, each version in its turn."""
    v = greeted = None
    for message in map(json.loads, told):
        match message["t"]:
            case "welcome":
                v, greeted = None, message["v"]
            case "view":
                v = message["v"]
            case "event":
                assert v in (None, message["v"] - 1)
                v = message["v"]
            case "table" if greeted is not None:
                assert v in (None, greeted)
                v, greeted = (greeted if v is None else v), None
            case _:
                pass


def test_a_version_that_is_missing_is_missed() -> None:
    told = [
        '{"t":"welcome","v":1}',
        '{"t":"view","v":1}',
        '{"t":"table"}',
        '{"t":"event","v":2}',
        '{"t":"event","v":4}',
    ]
    follow(told[:-1])
    with pytest.raises(AssertionError):
        follow(told)
