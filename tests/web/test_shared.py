"""Servers that share a database: one serves, another takes over when it is gone, and no act that was answered is lost."""

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from forehand.games import GAMES
from forehand.store.base import StoreError
from forehand.web.serve import Settings, Shared, serve_shared
from forehand.web.static import Client
from tests.support.nodes import STANDING_BY, STARTED, Node, checked
from tests.support.postgres import Postgres
from tests.support.server import free_port
from tests.support.wire_client import Http, Player
from tests.web.test_serve import play_until_mid_trick
from tests.web.test_whole_match import check_record, close_all, seat_all

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Windows has other signals"),
    pytest.mark.timeout(300),  # several processes start, one after the other
]


@asynccontextmanager
async def two(store: str, data: Path) -> AsyncGenerator[tuple[Node, Node]]:
    """One that serves and one that stands by."""
    nodes: list[Node] = []
    try:
        for said in (STARTED, STANDING_BY):
            nodes.append(await Node.start(store, data))
            await nodes[-1].until(said)
        yield nodes[0], nodes[1]
    finally:
        for node in nodes:
            with suppress(ProcessLookupError):
                node.send(signal.SIGCONT)
                await node.end(signal.SIGKILL)


async def to_mid_trick(http: Http, chance: random.Random) -> tuple[str, list[Player]]:
    table, _ = await http.create("preference", options={"deals": 3}, pause=0)
    players = await seat_all(http, table, GAMES["preference"].SEATS)
    await play_until_mid_trick(players, chance)
    return table, players


async def go_over(players: list[Player], node: Node) -> None:
    """Those who were at another server come to this one, with the version that they know."""
    for player in players:
        player.url = node.base.replace("http", "ws", 1) + player.url[player.url.index("/api/") :]
        await player.connect()
    await asyncio.gather(*(player.take_all() for player in players))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_another_server_takes_over_from_one_that_is_gone(
    postgres: Postgres, tmp_path: Path, number: signal.Signals
) -> None:
    chance, store = random.Random(5), postgres.database()
    async with two(store, tmp_path) as (first, second):
        http = Http(first.base)
        table, players = await to_mid_trick(http, chance)
        await http.close()
        before = [dict(player.seen) for player in players]
        last = players[before[0]["table"][-1][0]]
        await first.end(number)
        await second.until(STARTED)
        await go_over(players, second)
        assert before == [player.seen for player in players]
        assert await last.act(last.acted[0], last.acted[1], last.acted[2]) <= last.v
        await asyncio.gather(*(player.play(chance) for player in players))
        http = Http(second.base)
        check_record(await http.ask("GET", f"/api/tables/{table}/record"), players)
        await http.close()
        await close_all(players)
        assert 0 == await second.end()
    assert "One table, and all is well with it.\n" == await checked(store)


async def test_one_that_wakes_after_its_lease_lets_go_and_tells_its_people_to_come_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    chance, store = random.Random(6), postgres.database()
    async with two(store, tmp_path) as (first, second):
        http = Http(first.base)
        _, players = await to_mid_trick(http, chance)
        await http.close()
        first.send(signal.SIGSTOP)
        actor = next(player for player in players if player.my_turn)
        action = actor.any_action(chance)
        # What is sent to one that sleeps lies there until it wakes.
        asleep = actor.socket
        await actor.send({"t": "act", "id": "while-asleep", "v": actor.v, "action": action})
        await second.until(STARTED)
        await go_over(players, second)
        v = await actor.act(action, "while-asleep")
        await asyncio.gather(*(player.until(lambda one: one.v >= v) for player in players))

        first.send(signal.SIGCONT)
        answers = [json.loads(text) async for text in told_until_closed(asleep)]
        assert 1012 == asleep.close_code
        assert "ok" not in [answer["t"] for answer in answers]
        await first.until(STANDING_BY)
        assert v == players[0].v

        await asyncio.gather(*(player.play(chance) for player in players))
        await close_all(players)
        assert (0, 0) == (await second.end(), await first.end())
    assert "One table, and all is well with it.\n" == await checked(store)


async def told_until_closed(socket: ClientConnection) -> AsyncGenerator[str | bytes]:
    """What is sent before the end."""
    with suppress(ConnectionClosed):
        while True:
            yield await asyncio.wait_for(socket.recv(), 20)


async def test_what_takes_long_is_done_before_there_is_a_lease(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """None is renewed meanwhile: a server that is slow to start would lose it as soon as it has it."""
    done: list[str] = []

    def read(_: Client) -> None:
        done.append("files")

    @asynccontextmanager
    async def opened(*_: object) -> AsyncGenerator[None]:
        done.append("lease")
        raise StoreError("no more")
        yield

    monkeypatch.setattr(Client, "__init__", read)
    monkeypatch.setattr("forehand.store.postgres.opened", opened)
    with pytest.raises(StoreError, match="no more"):
        await serve_shared(Settings(data=tmp_path, port=free_port()), Shared(store="", lease=1))
    assert ["files", "lease"] == done
