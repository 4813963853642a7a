"""What is kept for a person: from the table to the answers, and to nobody else."""

import json
import logging
import os
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forehand.engine.record import read_record
from forehand.games import GAMES
from forehand.service.statistics import Statistics
from forehand.service.world import hashed
from forehand.store.sqlite import FILE
from forehand.web import wire
from forehand.web.app import Options
from tests.service.shell import first_legal
from tests.support.files import files_with
from tests.support.server import Process, free_port, running
from tests.support.wire_client import Http, Player, Refused

KEY, OTHER = "0123456789abcdef" * 4, "fedcba9876543210" * 4
BOTS = ["bot:beginner"] * 3
QUICK = Options(slowness=0, think=first_legal)


async def plays(http: Http, key: str | None = KEY, *, deals: int = 1) -> str:
    """One who plays a match of Priffe with computer players: the table."""
    table, _ = await http.create("priffe", options={"deals": deals}, seats=["open", *BOTS], pause=0)
    _, token = await http.sit(table, "Ada")
    ada = await Player(http.base, table, token, salt="0" * 32).connect()
    if key is not None:
        await ada.send({"t": "keep", "key": key})
    await ada.play(random.Random(3))
    await ada.close()
    return table


async def told(http: Http, key: str = KEY, *, deals: int = 1) -> Any:
    """The statistics, once so many deals are kept."""
    while True:
        answer = await http.ask("GET", "/api/statistics", token=key)
        found = [part for game in answer["games"] for part in (game["people"], game["computers"]) if part]
        if sum(part["deals"] for part in found) >= deals:
            return answer


async def exported(http: Http, key: str = KEY) -> list[dict[str, Any]]:
    answer = await http.raw("GET", "/api/statistics/deals", headers={"Authorization": f"Bearer {key}"})
    assert (200, "application/jsonl") == (answer.status_code, answer.headers["content-type"])
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_a_match_counts_for_the_person_who_played_it(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as http:
        table = await plays(http, deals=2)
        statistics = msgspec.convert(await told(http, deals=2), Statistics)
        (game,) = statistics.games
        assert ("priffe", None) == (game.game, game.people)
        assert game.computers is not None
        assert (2, 1, None) == (game.computers.deals, game.computers.matches, game.computers.half)
        record = await http.ask("GET", f"/api/tables/{table}/record")
        lines = [msgspec.convert(line, wire.KeptDeal) for line in await exported(http)]
        assert [(table, 1, 1, 0), (table, 1, 2, 0)] == [(one.table, one.match, one.deal, one.seat) for one in lines]
        assert game.computers.points == sum(one.points for one in lines)
        for line, deal in zip(lines, record["deals"], strict=True):
            assert isinstance(line.record, dict)
            assert [deal["actions"]] == [one["actions"] for one in line.record["deals"]]
            read_record(json.dumps(line.record), GAMES)


async def test_who_wants_nothing_kept_has_nothing_kept(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as http:
        await plays(http, None)
        assert {"games": []} == await http.ask("GET", "/api/statistics", token=KEY)
        with sqlite3.connect(tmp_path / FILE) as file:
            assert [(0,), (0,)] == [
                file.execute(f"SELECT count(*) FROM {one}").fetchone() for one in ("keeping", "results")
            ]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
async def test_a_deal_that_was_over_when_the_server_was_killed_is_kept_once(tmp_path: Path) -> None:
    port = free_port()
    process = Process(tmp_path, port)
    process.wait_until_started()
    http = Http(process.base)
    table, _ = await http.create("priffe", options={"deals": 1}, seats=["open", *BOTS], pause=0)
    _, token = await http.sit(table, "Ada")
    ada = await Player(http.base, table, token, salt="0" * 32).connect()
    await ada.send({"t": "keep", "key": KEY})
    await ada.play(random.Random(3))
    process.end(signal.SIGKILL)
    await ada.close()
    again = Process(tmp_path, port)
    again.wait_until_started()
    statistics = await told(http)
    assert 1 == statistics["games"][0]["computers"]["deals"]
    await http.close()
    again.end(signal.SIGKILL)
    with sqlite3.connect(tmp_path / FILE) as file:
        assert (1,) == file.execute("SELECT count(*) FROM results").fetchone()


async def test_neither_key_nor_hash_is_told_logged_or_in_any_event(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with running(tmp_path, QUICK) as http:
        table, _ = await http.create("priffe", options={"deals": 1}, seats=["open", *BOTS], pause=0)
        _, token = await http.sit(table, "Ada")
        watcher = await Player(http.base, table).connect()
        ada = await Player(http.base, table, token, salt="0" * 32).connect()
        await ada.send({"t": "keep", "key": KEY})
        await ada.play(random.Random(3))
        await watcher.play(random.Random(3))
        await told(http)
        answers = [
            await http.raw("GET", path) for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/metrics")
        ]
        seen = [*ada.received, *watcher.received, *(answer.text for answer in answers), caplog.text]
        seen += [line["record"] for line in await exported(http)]
        await ada.close()
        await watcher.close()
    with sqlite3.connect(tmp_path / FILE) as file:
        seen += [body for (body,) in file.execute("SELECT body FROM events UNION ALL SELECT body FROM results")]
    assert len(seen) > 100
    assert [] == [text for text in map(str, seen) if KEY in text or hashed(KEY) in text]


async def test_only_who_sits_there_says_for_whom_the_seat_counts(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as http:
        table, _ = await http.create("priffe")
        watcher = await Player(http.base, table).connect()
        await watcher.send({"t": "keep", "key": KEY})
        with pytest.raises(Refused, match="no-seat"):
            await watcher.take_all()


async def test_a_key_goes_to_another_device_once_and_both_become_one_person(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as http:
        await plays(http)
        await plays(http, OTHER)
        await told(http, OTHER)
        code = await http.ask("POST", "/api/statistics/carry", token=KEY)
        assert f"{http.base}/statistics#carry={code['code']}" == code["url"]
        carried = await http.ask("POST", "/api/statistics/carried", {"code": code["code"]})
        assert {"key": KEY} == carried
        with pytest.raises(Refused, match="bad-code"):
            await http.ask("POST", "/api/statistics/carried", {"code": code["code"]})
        await http.ask("POST", "/api/statistics/join", {"key": OTHER}, KEY)
        await told(http, deals=2)
        assert {"games": []} == await http.ask("GET", "/api/statistics", token=OTHER)


async def test_whoever_deletes_leaves_nothing_in_the_file(tmp_path: Path) -> None:
    async with running(tmp_path, QUICK) as http:
        for key in (KEY, OTHER, KEY, OTHER):
            await plays(http, key)
        await told(http, deals=2)
        await told(http, OTHER, deals=2)
        await http.ask("POST", "/api/statistics/carry", token=KEY)
        assert {FILE + "-wal"} <= files_with(hashed(KEY), tmp_path)
        await http.ask("DELETE", "/api/statistics", token=KEY)
        assert set() == files_with(hashed(KEY), tmp_path)
        await told(http, OTHER, deals=2)


async def test_what_is_no_key_is_refused(tmp_path: Path) -> None:
    calls = [("GET", ""), ("DELETE", ""), ("GET", "/deals"), ("POST", "/carry"), ("POST", "/join")]
    async with running(tmp_path, QUICK) as http:
        for method, path in calls:
            for key in (None, "x" * 64, KEY[:-1], KEY + "0", KEY.upper()):
                with pytest.raises(Refused, match="bad-message"):
                    await http.ask(method, f"/api/statistics{path}", {"key": OTHER} if path == "/join" else None, key)
        with pytest.raises(Refused, match="bad-message"):
            await http.ask("POST", "/api/statistics/join", {"key": OTHER + "\n"}, KEY)
