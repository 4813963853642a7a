"""`forehand archive`: a table's events are archived, and everything that is told of it is the same to the byte, and play goes on."""

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from forehand.store.history import _ARCHIVING
from forehand.store.postgres import PostgresStore
from forehand.store.sqlite import FILE, open_store
from forehand.web.app import Options
from tests.cli.commands import Shell
from tests.store.conftest import opener
from tests.support.postgres import Postgres
from tests.support.server import serving
from tests.support.wire_client import Http, Player
from tests.web.test_serve import play_until_mid_trick
from tests.web.test_whole_match import close_all, seat_all

LEASE = 60.0
KEY = "0123456789abcdef" * 4
OWN = {"Authorization": f"Bearer {KEY}"}


async def told(http: Http, table: str) -> dict[str, bytes]:
    """All that is told of the table and its deals: the record to copy, replays for each seat, pictures, and statistics."""
    at = f"/api/tables/{table}"
    paths = [
        f"{at}/record?match=1",
        f"{at}/record",
        f"{at}/record?match=2",
        "/api/statistics",
        "/api/statistics/deals",
    ]
    for deal in (1, 2):
        paths += [f"{at}/replay?match=1&deal={deal}&seat={seat}" for seat in range(3)]
        paths += [f"{at}/replay?match=1&deal={deal}", f"{at}/picture?match=1&deal={deal}"]
    answers = {path: await http.raw("GET", path, headers=OWN) for path in paths}
    assert {200} == {answer.status_code for answer in answers.values()}, answers
    return {path: answer.content.replace(http.base.encode(), b"") for path, answer in answers.items()}


async def seen(players: list[Player]) -> list[Any]:
    """What each sees who comes afresh."""
    for player in players:
        await player.connect(fresh=True)
    await asyncio.gather(*(player.take_all() for player in players))
    return [player.view for player in players]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Where the tables are."""
    kind = str(request.param)
    return kind, str(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").database()


def test_what_is_told_of_an_archived_table_is_the_same_and_play_goes_on(
    where: tuple[str, str], forehand: Shell
) -> None:
    chance = random.Random(11)
    players: list[Player] = []

    async def play() -> tuple[str, dict[str, bytes], list[Any]]:
        async with opener(*where, LEASE)() as store, serving(store, Options(slowness=0)) as http:
            table, host = await http.create("preference", options={"deals": 3}, pause=0)
            players.extend(await seat_all(http, table, 3))
            await players[0].send({"t": "keep", "key": KEY})
            await asyncio.gather(*(player.play(chance) for player in players))
            await http.ask("POST", f"/api/tables/{table}/rematch", token=host)
            await asyncio.gather(*(player.take_all() for player in players))
            await play_until_mid_trick(players, chance)
            views = await seen(players)
            found = await told(http, table)
            await close_all(players)
            return table, found, views

    async def look(table: str, *, on: bool) -> tuple[dict[str, bytes], list[Any]]:
        async with opener(*where, LEASE)() as store, serving(store, Options(slowness=0)) as http:
            for player in players:
                player.url = http.base.replace("http", "ws", 1) + player.url[player.url.index("/api/") :]
            views = await seen(players)
            found = await told(http, table)
            if on:
                await asyncio.gather(*(player.play(chance) for player in players))
                record = await http.ask("GET", f"/api/tables/{table}/record")
                assert 3 == len(record["deals"])
            await close_all(players)
            return found, views

    table, found, views = asyncio.run(play())
    place = ("--store" if where[0] == "postgres" else "--data", where[1])
    well = "One table, and all is well with it.\n"
    for _ in range(2):  # the second time what has come since then
        done = forehand("archive", "--days", "0", *place)
        assert (0, "One table is archived.\n", "") == (done.status, done.out, done.err)
        assert well == forehand("check", *place).out
        assert (found, views) == asyncio.run(look(table, on=False))
    asyncio.run(look(table, on=True))
    assert well == forehand("check", *place).out


def test_a_folder_without_tables_is_not_made_and_one_in_use_is_left_alone(forehand: Shell, tmp_path: Path) -> None:
    none = tmp_path / "none"
    done = forehand("archive", "--data", none)
    assert (1, "", False) == (done.status, done.out, none.exists())
    assert f"there is no file {none / FILE}" in done.err
    with closing(open_store(tmp_path)):
        done = forehand("archive", "--data", tmp_path)
        assert (1, "", 1) == (done.status, done.out, done.err.count("\n"))
        assert "in use by another process" in done.err
    assert "No table has gone unvisited for that long.\n" == forehand("archive", "--data", tmp_path).out


def test_the_room_is_given_back(forehand: Shell, tmp_path: Path) -> None:
    async def write() -> None:
        with closing(open_store(tmp_path)) as store:
            for number in range(20):
                await store.append(f"t{number}", 1, [b'{"type":"acted","seat":2,"action":"SA"}'] * 500)

    asyncio.run(write())
    before = (tmp_path / FILE).stat().st_size
    assert "20 tables are archived.\n" == forehand("archive", "--days", "0", "--data", tmp_path).out
    assert before > 4 * (tmp_path / FILE).stat().st_size


async def test_one_server_at_a_time_archives(postgres: Postgres) -> None:
    async with opener("postgres", postgres.database(), LEASE)() as store:
        assert isinstance(store, PostgresStore)
        await store.append("one", 1, [b"1"])
        async with store._pool.acquire() as other:
            await other.execute("SELECT pg_advisory_lock($1)", _ARCHIVING)
            assert 0 == await store.archive(0, 9)
            await other.execute("SELECT pg_advisory_unlock($1)", _ARCHIVING)
        assert 1 == await store.archive(0, 9)
