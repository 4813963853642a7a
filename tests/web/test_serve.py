"""The server as a process: it stops cleanly, says in one line why it can't start, and survives kill -9."""

import asyncio
import os
import random
import signal
import socket
from pathlib import Path

import pytest

from forehand.games import GAMES
from forehand.web.serve import ServeError, Settings, _bind, serve
from tests.support.server import Process, free_port
from tests.support.wire_client import Http, Player
from tests.web.test_whole_match import check_record, close_all

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_server_stops_quietly_on_a_signal(tmp_path: Path, number: signal.Signals) -> None:
    process = Process(tmp_path, free_port())
    process.wait_until_started()
    assert process.end(number) == (0, "")


async def test_what_is_sent_waits_for_nothing_that_may_follow() -> None:
    undelayed = asyncio.get_running_loop().create_future()

    async def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        undelayed.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = _bind(socket.socket, "127.0.0.1", 0)
    async with await asyncio.start_server(accept, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await undelayed
        writer.close()


async def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use") as error:
            await serve(Settings(data=tmp_path, port=port, hosts=("127.0.0.1",)))
    assert len(str(error.value).splitlines()) == 1


async def test_an_address_of_another_machine_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match=r"can't listen on 203\.0\.113\.1"):
        await serve(Settings(data=tmp_path, port=0, hosts=("203.0.113.1",)))


def mid_trick(player: Player) -> bool:
    return bool(player.seen["table"]) and len(player.seen["played"]) >= 2


async def play_until_mid_trick(players: list[Player], chance: random.Random) -> None:
    """Whoever is to act does, one at a time, until some cards lie on the table in the third trick or later."""
    while not mid_trick(players[0]):
        for player in players:
            if player.my_turn:
                v = await player.act(player.any_action(chance))
                await asyncio.gather(*(one.until(lambda one, v=v: one.v >= v) for one in players))
                break
        else:
            await asyncio.gather(*(one.take_all() for one in players))


@pytest.mark.parametrize("game", list(GAMES))
async def test_kill_minus_nine_in_mid_trick_loses_nothing_and_changes_no_hidden_card(tmp_path: Path, game: str) -> None:
    chance = random.Random(9)
    port = free_port()
    process = Process(tmp_path, port)
    process.wait_until_started()
    http = Http(process.base)
    options = {"perfrance": {"target": 20}, "five-hundred": {"target": 100}}.get(game, {"deals": 3})
    table, _ = await http.create(game, options=options, pause=0)
    players: list[Player] = []
    for number in range(GAMES[game].SEATS):
        _, token = await http.sit(table, f"Player {number}")
        players.append(await Player(http.base, table, token, salt=f"{number:032x}").connect())
    await play_until_mid_trick(players, chance)
    before = [dict(player.seen) for player in players]
    last = players[before[0]["table"][-1][0]]
    process.end(signal.SIGKILL)

    process = Process(tmp_path, port)
    process.wait_until_started()
    for player in players:
        await player.connect(fresh=True)
    await asyncio.gather(*(player.take_all() for player in players))
    assert [player.seen for player in players] == before
    assert await last.act(last.acted[0], last.acted[1], last.acted[2]) <= last.v
    await asyncio.gather(*(player.play(chance) for player in players))
    check_record(await http.ask("GET", f"/api/tables/{table}/record"), players)
    await close_all(players)
    await http.close()
    assert process.end(signal.SIGTERM) == (0, "")
