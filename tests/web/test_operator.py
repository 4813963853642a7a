"""The operator's calls: the key, the settings, closing a table, stopping."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forehand.web import wire
from forehand.web.app import Options
from forehand.web.house import FILE, House, HouseError
from forehand.web.wire import HouseSettings
from tests.support.server import Process, free_port, running
from tests.support.wire_client import Http, Player, Refused

KEY = "k" * 32


def house(**more: Any) -> Options:
    return Options(house=House(key=KEY, **more), slowness=0)


def kept_in(folder: Path) -> Options:
    one = House(key=KEY)
    one.keep_in(folder)
    return Options(house=one, slowness=0)


async def refused(http: Http, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, str]:
    with pytest.raises(Refused) as error:
        await http.ask(method, path, body, token)
    return error.value.status, error.value.code


def test_a_key_is_new_for_each_house_and_has_192_bits() -> None:
    assert House().key != House().key
    assert 32 == len(House().key)


async def test_the_operator_is_told_addresses_tables_and_people(tmp_path: Path) -> None:
    home = ("http://192.168.1.5:8032", "http://10.0.0.2:8032")
    async with running(tmp_path, house(home=home, public="http://203.0.113.9:8032")) as http:
        table, host = await http.create("priffe")
        await http.create("perfrance", listed=True)
        _, token = await http.sit(table, "Ada", token=host)
        player = await Player(http.base, table, token).connect()
        watcher = await Player(http.base, table).connect()
        told = await http.ask("GET", "/api/host", token=KEY)
        info = msgspec.convert(told, wire.HouseInfo)
        assert (list(home), "http://203.0.113.9:8032", 2, 2) == (info.addresses, info.public, info.count, info.people)
        assert table == info.tables[0].table
        assert f"http://203.0.113.9:8032/t/{table}" == info.tables[0].invite
        assert info.qr.startswith("<svg")
        assert {table: 0} == info.idle
        assert wire.HouseSettings("anyone") == info.settings
        await player.close()
        await watcher.close()


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", ""), ("PATCH", ""), ("POST", "/stop"), ("POST", "/tables/nowhere/close")],
)
async def test_without_the_key_nothing_is_told_or_done(tmp_path: Path, method: str, path: str) -> None:
    async with running(tmp_path, house()) as http:
        for key in (None, "x", KEY[:-1], KEY + "k", "é"):
            headers = {} if key is None else {"Authorization": f"Bearer {key}".encode()}
            answer = await http.raw(method, f"/api/host{path}", headers=headers)
            assert (401, "bad-key") == (answer.status_code, answer.json()["error"]["code"])


async def test_wrong_keys_are_limited_and_the_right_one_is_not(tmp_path: Path) -> None:
    options = Options(house=House(key=KEY), wrong_tokens=(0.0, 3.0))
    async with running(tmp_path, options) as http:
        for _ in range(3):
            assert (401, "bad-key") == await refused(http, "GET", "/api/host", token="x")
        assert (429, "rate-limited") == await refused(http, "GET", "/api/host", token="x")
        await http.ask("GET", "/api/host", token=KEY)


@pytest.mark.parametrize(("path", "body"), [("/api/tables", {"game": "priffe"}), ("/api/sets", {"game": "priffe"})])
async def test_nor_is_the_key_guessed_where_only_the_operator_makes_tables(
    tmp_path: Path, path: str, body: dict[str, str]
) -> None:
    options = Options(house=House(key=KEY, settings=HouseSettings("host")), wrong_tokens=(0.0, 1.0))
    async with running(tmp_path, options) as http:
        for _ in range(2):  # who shows none does not guess
            assert (403, "only-host") == await refused(http, "POST", path, body)
        assert (403, "only-host") == await refused(http, "POST", path, body, "x")
        assert (429, "rate-limited") == await refused(http, "POST", path, body, "x")
        await http.ask("POST", path, body, KEY)


async def test_only_the_operator_makes_tables_where_it_is_set_so_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, kept_in(tmp_path)) as http:
        told = await http.ask("PATCH", "/api/host", {"create": "host"}, KEY)
        assert {"create": "host"} == told["settings"]
    async with running(tmp_path, kept_in(tmp_path)) as http:
        assert (403, "only-host") == await refused(http, "POST", "/api/tables", {"game": "priffe"})
        made = await http.ask("POST", "/api/tables", {"game": "priffe"}, KEY)
        await http.sit(made["table"], "Ada")
        await http.ask("PATCH", "/api/host", {"create": "anyone"}, KEY)
        await http.create("priffe")


async def test_a_setting_that_cant_be_meant_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path, kept_in(tmp_path)) as http:
        assert (400, "bad-message") == await refused(http, "PATCH", "/api/host", {"create": "nobody"}, KEY)
        told = await http.ask("PATCH", "/api/host", {}, KEY)
        assert {"create": "anyone"} == told["settings"]


def test_settings_that_cant_be_read_are_an_error_and_no_open_door(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"create": "nob', "utf-8")
    with pytest.raises(HouseError, match=FILE):
        House().keep_in(tmp_path)


async def test_settings_that_cant_be_kept_are_not_gone_by_and_the_log_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FILE).with_suffix(".new").mkdir()
    async with running(tmp_path, kept_in(tmp_path)) as http:
        assert (503, "not-stored") == await refused(http, "PATCH", "/api/host", {"create": "host"}, KEY)
        await http.create("priffe")
    assert FILE in caplog.text


async def test_people_are_told_that_their_table_is_closed_and_its_record_stays(tmp_path: Path) -> None:
    async with running(tmp_path, house()) as http:
        table, host = await http.create("perfrance", seats=["open", "bot:club", "bot:club"], listed=True)
        _, token = await http.sit(table, "Ada", token=host)
        player = await Player(http.base, table, token).connect()
        watcher = await Player(http.base, table).connect()
        closed = await http.ask("POST", f"/api/host/tables/{table}/close", token=KEY)
        assert closed["closed"]
        for one in (player, watcher):
            with pytest.raises(Refused, match="closed"):
                await one.until(lambda _: False)
            assert {"type": "table", "what": "closed"} == one.events[-1]
    async with running(tmp_path, house()) as http:
        told = await http.ask("GET", f"/api/tables/{table}")
        assert (True, "Ada", False) == (told["closed"], told["seats"][0]["name"], told["seats"][0]["present"])
        assert "perfrance" == (await http.ask("GET", f"/api/tables/{table}/record"))["game"]
        assert (410, "closed") == await refused(http, "POST", f"/api/tables/{table}/seats", {"name": "Bo"})
        assert (410, "closed") == await refused(http, "POST", f"/api/tables/{table}/start", token=host)
        for one in (token, None):
            with pytest.raises(Refused, match="closed"):
                await Player(http.base, table, one).connect()
        again = await http.ask("POST", f"/api/host/tables/{table}/close", token=KEY)
        assert told["v"] == again["v"]


async def test_stop_is_answered_and_clients_are_told_to_come_back(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port(), key=KEY)
    process.wait_until_started()
    http = Http(process.base)
    table, host = await http.create("priffe")
    _, token = await http.sit(table, "Ada", token=host)
    player = await Player(http.base, table, token).connect()
    await http.ask("POST", "/api/host/stop", token=KEY)
    await player.socket.wait_closed()
    assert 1012 == player.socket.close_code
    assert (0, "") == await asyncio.to_thread(process.wait_until_ended)
    await http.close()


async def test_the_host_page_is_the_clients(tmp_path: Path) -> None:
    async with running(tmp_path, house()) as http:
        assert (await http.raw("GET", "/")).content == (await http.raw("GET", "/host")).content


async def test_invitations_follow_the_house_to_another_address(tmp_path: Path) -> None:
    options = house(home=("http://192.168.1.5:8032",))
    async with running(tmp_path, options) as http:
        table, _ = await http.create("priffe")
        watcher = await Player(http.base, table).connect()
        options.house.move("http://203.0.113.9:9000", "http://192.168.1.5:8032")
        await watcher.take()
        told = watcher.table
        assert told
        assert (f"http://203.0.113.9:9000/t/{table}", f"http://192.168.1.5:8032/t/{table}") == (
            told["invite"],
            told["nearby"],
        )
        await watcher.close()
