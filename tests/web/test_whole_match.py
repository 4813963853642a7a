"""Whole matches over real sockets, by clients that know no rules."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from forehand.engine.record import read_record
from forehand.engine.shuffle import verify
from forehand.games import GAMES
from tests.support.server import running
from tests.support.wire_client import Http, Player, commitment


async def seat_all(http: Http, table: str, count: int) -> list[Player]:
    players: list[Player] = []
    for number in range(count):
        _, token = await http.sit(table, f"Player {number}")
        players.append(Player(http.base, table, token, salt=f"{number:032x}"))
    await asyncio.gather(*(player.connect() for player in players))
    return players


async def close_all(players: list[Player]) -> None:
    await asyncio.gather(*(player.close() for player in players))


def check_record(record: dict[str, Any], players: list[Player]) -> None:
    read = read_record(json.dumps(record), GAMES)
    assert set(verify(read)) == {"ok"}
    for number, deal in enumerate(record["deals"], 1):
        shuffle = deal["shuffle"]
        assert shuffle["commit"] == commitment(shuffle["secret"]) == players[0].commits[number]
        assert shuffle["salts"] == [player.salt for player in players]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("perfrance", {"target": 60}),
        ("preference", {"deals": 6, "jump_bids": True, "passed_out_talon": True, "open_misere": True}),
        ("priffe", {"deals": 3}),
        ("five-hundred", {"misere": True, "joker_lead": "nominate", "target": 200}),
    ],
)
async def test_people_play_a_match_to_its_end(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    chance = random.Random(7)
    async with running(tmp_path) as http:
        table, _ = await http.create(game, options=options, pause=60)
        players = await seat_all(http, table, GAMES[game].SEATS)
        watcher = await Player(http.base, table).connect()
        await asyncio.gather(*(player.play(chance) for player in players), watcher.play(chance))
        fresh = await Player(http.base, table).connect()
        assert watcher.view == fresh.view
        for player in players:
            again = await Player(http.base, table, player.token).connect()
            assert player.view == again.view
            await again.close()
        check_record(await http.ask("GET", f"/api/tables/{table}/record"), players)
        await close_all([watcher, fresh, *players])


@pytest.mark.parametrize("game", list(GAMES))
async def test_one_person_plays_a_match_with_computer_players(tmp_path: Path, game: str) -> None:
    chance = random.Random(3)
    async with running(tmp_path) as http:
        table, host = await http.create(game, pause=0)
        _, token = await http.sit(table, "Ada", token=host)
        ada = await Player(http.base, table, token, salt="ad" * 16).connect()
        await http.ask("POST", f"/api/tables/{table}/start", token=host)
        await ada.play(chance)
        info = await http.ask("GET", f"/api/tables/{table}")
        assert info["finished"]
        assert info["totals"] == ada.seen["totals"]
        assert len(info["results"]) == len(info["lines"]) == len(ada.seen["scores"])
        await ada.close()
