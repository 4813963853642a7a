"""What operators measure, and what a watchdog is told."""

import asyncio
from pathlib import Path

import pytest

from forehand.store.sqlite import open_store
from forehand.web.limits import is_local
from tests.service.shell import Memory
from tests.support.server import running, serving
from tests.support.wire_client import Player


async def test_a_computer_players_time_is_measured(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance", seats=["bot:club"] * 3)
        watcher = await Player(http.base, table).connect()
        await watcher.until(lambda one: len(one.events) > 5)
        assert 'forehand_think_seconds_count{level="club"}' in (await http.raw("GET", "/metrics")).text
        await watcher.close()


async def test_measurements_are_for_the_machine_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        for header in ("X-Forwarded-For", "Forwarded"):
            assert 404 == (await http.raw("GET", "/metrics", headers={header: "203.0.113.9"})).status_code


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("::1", True),
        ("127.0.0.1", True),
        ("::ffff:127.0.0.1", True),
        ("::2", False),
        ("2001:db8::1", False),
        ("::ffff:203.0.113.9", False),
        ("", False),
    ],
)
def test_the_machine_itself_is_known_by_its_whole_address(host: str, *, local: bool) -> None:
    assert is_local({"type": "http", "client": (host, 1), "headers": []}) is local


async def test_ready_is_who_can_store_and_knows_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forehand.web.readiness.PROBED_FOR", 0)
    store = open_store(tmp_path)
    async with serving(store) as http:
        assert {"ok": True, "store": True, "tables": True} == await http.ask("GET", "/readyz")
        store._connection.execute("PRAGMA query_only = ON")
        answer = await http.raw("GET", "/readyz")
        assert (503, {"ok": False, "store": False, "tables": True}) == (answer.status_code, answer.json())
        store._connection.execute("PRAGMA query_only = OFF")
        assert 200 == (await http.raw("GET", "/readyz")).status_code


async def test_who_asks_all_the_time_whether_it_is_ready_makes_no_more_commits() -> None:
    probes = 0

    class Counting(Memory):
        async def probe(self) -> None:
            nonlocal probes
            probes += 1

    async with serving(Counting()) as http:
        await asyncio.gather(*(http.ask("GET", "/readyz") for _ in range(20)))
        assert 1 == probes
