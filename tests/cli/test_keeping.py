"""`forehand backup` and `forehand check`: a copy while tables play, and whether a file of tables is whole."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from forehand.service import events as event
from forehand.service.duplicate import Duplicates
from forehand.service.world import SystemChance, hashed
from forehand.store.archive import packed
from forehand.store.sqlite import FILE, _migrations, open_store
from tests.cli.commands import Shell
from tests.service.seated import Seated
from tests.service.shell import House, settle
from tests.support.server import running
from tests.support.wire_client import Player


async def _write(data: Path, logs: dict[str, list[event.Event]]) -> None:
    store = open_store(data)
    for name, log in logs.items():
        await store.append(name, 1, [event.to_bytes(one) for one in log])
    store.close()


def played(data: Path) -> Seated:
    """A folder with a table at which two deals are over and the third has begun, and with another."""
    at = Seated("preference").fill()
    chance = random.Random(4)
    at.deal(1).play_deal(chance).deal(2).play_deal(chance).deal(3)
    at.act(at.any_action(chance))
    asyncio.run(_write(data, {"played": at.log, "new": Seated("priffe").log}))
    return at


def test_a_file_that_is_whole_is_told_so(forehand: Shell, tmp_path: Path) -> None:
    played(tmp_path)
    for arguments in (("--data", tmp_path), (tmp_path / FILE,)):
        told = forehand("check", *arguments)
        assert (0, "2 tables, and all is well with them.\n", "") == (told.status, told.out, told.err)


def test_the_folder_may_be_named_by_the_settings_file(
    forehand: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    (tmp_path / "forehand.toml").write_text(f'data = "{tmp_path.as_posix()}"\nport = 8033\n')
    monkeypatch.setattr("forehand.cli.settings_file.user_config_path", lambda _: tmp_path)
    assert "2 tables, and all is well with them.\n" == forehand("check").out


def _version(at: Seated, kind: type[event.Event]) -> int:
    return max(number for number, one in enumerate(at.log, 1) if isinstance(one, kind))


Spoil = Callable[[sqlite3.Connection, Seated], int]


def _delete(connection: sqlite3.Connection, _: Seated) -> int:
    connection.execute("DELETE FROM events WHERE version = 5 AND number = 1")
    return 5


def _garble(connection: sqlite3.Connection, _: Seated) -> int:
    connection.execute("UPDATE events SET body = '{' WHERE version = 6 AND number = 1")
    return 6


def _no_text(connection: sqlite3.Connection, _: Seated) -> int:
    connection.execute("UPDATE events SET body = CAST(body AS BLOB) WHERE version = 6 AND number = 1")
    return 6


def _other_card(connection: sqlite3.Connection, at: Seated) -> int:
    version = _version(at, event.Acted)
    body = event.to_bytes(event.Acted(0, "bid:NT9", 0, "x"))
    connection.execute("UPDATE events SET body = ? WHERE version = ? AND number = 1", (body.decode(), version))
    return version


def _other_deal(connection: sqlite3.Connection, at: Seated) -> int:
    version = _version(at, event.Committed)
    body = event.to_bytes(event.Committed(3, "ab" * 32))
    connection.execute("UPDATE events SET body = ? WHERE version = ? AND number = 1", (body.decode(), version))
    return version + 1


def _no_hex(connection: sqlite3.Connection, at: Seated) -> int:
    version = _version(at, event.Dealt)
    connection.execute(
        "UPDATE events SET body = json_set(body, '$.salts[0]', 'no hex') WHERE version = ? AND number = 1", (version,)
    )
    return version


def _deep(connection: sqlite3.Connection, _: Seated) -> int:
    body = '{"type": "paused", "x": ' + "[" * 5000 + "]" * 5000 + "}"
    connection.execute("UPDATE events SET body = ? WHERE version = 6 AND number = 1", (body,))
    return 6


def _again(connection: sqlite3.Connection, at: Seated) -> int:
    first = next(one for one in at.log if isinstance(one, event.Acted))
    for number, more in enumerate(
        (event.Paused(0, 0, "p"), event.Resumed(first.seat, first.person or 0, first.id or ""))
    ):
        version = len(at.log) + 1 + number
        connection.execute("INSERT INTO events VALUES (1, ?, ?)", (version, event.to_bytes(more).decode()))
    return len(at.log) + 2


def _no_zlib(connection: sqlite3.Connection, at: Seated) -> int:
    _archive(connection, at)
    connection.execute("UPDATE archive SET packed = x'0000'")
    return 1


def _no_archive(connection: sqlite3.Connection, at: Seated) -> int:
    _archive(connection, at)
    connection.execute("DELETE FROM archive WHERE through = 5")
    return 1


def _half_archived(connection: sqlite3.Connection, at: Seated) -> int:
    _archive(connection, at)
    connection.execute("DELETE FROM events WHERE version = 6 AND number = 1")
    return 6


def _archive(connection: sqlite3.Connection, at: Seated) -> None:
    """The first five events are in the archive."""
    part = packed([event.to_bytes(one) for one in at.log[:5]])
    connection.execute("INSERT INTO archive VALUES (1, 5, ?)", (part,))
    connection.execute("UPDATE tables SET archived = 5 WHERE number = 1")
    connection.execute("DELETE FROM events WHERE number = 1 AND version <= 5")


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_delete, "event {} is missing"),
        (_no_zlib, "event {} can't be read"),
        (_no_archive, "event {} is missing"),
        (_half_archived, "event {} is missing"),
        (_garble, "event {} can't be read"),
        (_no_text, "event {} can't be read"),
        (_other_card, "event {} can't have happened there"),
        (_other_deal, "the deal of event {} is not that of its secret and salts"),
        (_no_hex, "event {} can't have happened there"),
        (_deep, "event {} can't be read"),
        (_again, "event {} does again what was done before"),
    ],
)
def test_each_damage_is_one_line(forehand: Shell, tmp_path: Path, spoil: Spoil, says: str) -> None:
    at = played(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        version = spoil(connection, at)
    told = forehand("check", "--data", tmp_path)
    assert (1, f"Table played: {says.format(version)}.\n", "") == (told.status, told.out, told.err)


@pytest.mark.parametrize("format_", range(1, len(_migrations())))
def test_a_backup_of_an_earlier_format_is_checked(forehand: Shell, tmp_path: Path, format_: int) -> None:
    with closing(sqlite3.connect(tmp_path / "old.sqlite3", isolation_level=None)) as connection:
        for script in _migrations()[:format_]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {format_}")
        connection.execute("INSERT INTO tables (name) VALUES ('old')")
        for version, one in enumerate(Seated("preference").fill().log, 1):
            connection.execute("INSERT INTO events VALUES (1, ?, ?)", (version, event.to_bytes(one).decode()))
    told = forehand("check", tmp_path / "old.sqlite3")
    assert (0, "One table, and all is well with it.\n", "") == (told.status, told.out, told.err)


async def _play_a_set(data: Path) -> None:
    """Ada plays the first of two deals, and keeps statistics of it; Bo begins it."""
    store = open_store(data)
    house = House(store, chance=SystemChance())
    duplicates = Duplicates(house.shell, house.tables)
    found, _ = await duplicates.make("perfrance", {}, deals=2, days=1)
    for person in ("Ada", "Bo"):
        _, token = await duplicates.join(found.name, person)
        table = await duplicates.play(found.name, 1, hashed(token))
        if person == "Ada":
            await (await house.tables.find(table)).keep_results(0, "ada")
            await house.plays(table, token)
    while not (await store.results("ada", None, 1) and await store.best(found.name, 1, 1)):
        await settle()
    await store.count_results("ada", await store.to_count("ada", 9), b"{}")
    store.close()


NOBODY = "ab" * 32
OTHER_DEAL = "Set {{set}}, run {}, deal 1: what is played at table {} is not this deal, or another plays it."


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        ("UPDATE sets SET body = json_set(body, '$.secrets[0]', 'no hex')", "Set {set}: it can't be read."),
        ("UPDATE sets SET game = 'bridge'", "Set {set}: it can't be read."),
        (
            f"UPDATE sets SET body = json_set(body, '$.secrets[0]', '{NOBODY}')",
            OTHER_DEAL.format("1", "{table}") + "\n" + OTHER_DEAL.format("2", "{other}"),
        ),
        (
            f"UPDATE runs SET token = '{NOBODY}' WHERE number = 1",
            OTHER_DEAL.format("1", "{table}"),
        ),
        (
            "UPDATE run_deals SET points = points + 1 WHERE run = 1",
            "Set {set}, run 1, deal 1: the result is not what comes of the record of table {table}.",
        ),
        (
            "UPDATE run_deals SET result = json_set(result, '$.tricks[0]', 9) WHERE run = 1",
            "Set {set}, run 1, deal 1: the result is not what comes of the record of table {table}.",
        ),
        (
            "UPDATE run_deals SET points = 5, result = '{}' WHERE run = 2 AND deal = 1",
            "Set {set}, run 2, deal 1: the result is not what comes of the record of table {other}.",
        ),
        (
            "UPDATE run_deals SET points = 5, result = '{}' WHERE run = 2 AND deal = 2",
            "Set {set}, run 2, deal 2: it is over, and there is no table where it was played.",
        ),
        (
            "UPDATE run_deals SET at_table = NULL WHERE run = 2",
            "Table {other}: the set {set} knows nothing of it.",
        ),
        (
            "UPDATE results SET body = json_set(body, '$.points', 999)",
            "Table {table}, match 1, deal 1: the statistics that are kept of it are not what comes of its record.",
        ),
        (
            "UPDATE results SET deal = 2",
            "Table {table}, match 1, deal 2: the statistics that are kept of it are not what comes of its record.",
        ),
    ],
)
def test_what_is_kept_beside_the_tables_is_compared_with_them(
    forehand: Shell, tmp_path: Path, spoil: str, says: str
) -> None:
    asyncio.run(_play_a_set(tmp_path))
    whole = forehand("check", "--data", tmp_path)
    assert (0, "2 tables, and all is well with them.\n", "") == (whole.status, whole.out, whole.err)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        (name,) = connection.execute("SELECT name FROM sets").fetchone()
        tables = connection.execute("SELECT at_table FROM run_deals WHERE at_table NOT NULL ORDER BY run").fetchall()
        assert connection.execute(spoil).rowcount > 0
    told = forehand("check", "--data", tmp_path)
    places = {"set": name, "table": tables[0][0], "other": tables[1][0]}
    assert (1, says.format(**places) + "\n", "") == (told.status, told.out, told.err)


def test_a_damaged_page_is_told_in_one_line(forehand: Shell, tmp_path: Path) -> None:
    played(tmp_path)
    file = tmp_path / FILE
    content = bytearray(file.read_bytes())
    content[3 * 4096 : 3 * 4096 + 2000] = bytes(2000)
    file.write_bytes(content)
    told = forehand("check", file)
    assert 1 == told.status
    assert f"The file {file} is damaged" in told.out + told.err
    none = tmp_path / "none"
    none.write_text("{}", "utf-8")
    assert (1, f"forehand: The file {none} is damaged: file is not a database\n") == (
        (told := forehand("check", none)).status,
        told.err,
    )


@pytest.mark.parametrize("command", ["check", "backup"])
def test_a_file_that_is_not_there_or_newer_is_one_line(forehand: Shell, tmp_path: Path, command: str) -> None:
    arguments = ("--data", tmp_path) if command == "check" else (tmp_path / "copy", "--data", tmp_path)
    missing = forehand(command, *arguments)
    assert (1, f"forehand: there is no file {tmp_path / FILE}\n") == (missing.status, missing.err)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    newer = forehand("check", "--data", tmp_path)
    assert newer.err.endswith("was written by a newer version of Forehand (its format is 99)\n")


def test_a_backup_overwrites_nothing(forehand: Shell, tmp_path: Path) -> None:
    played(tmp_path)
    copy = tmp_path / "copy"
    copy.write_text("mine")
    told = forehand("backup", copy, "--data", tmp_path)
    assert (1, "mine") == (told.status, copy.read_text())
    assert 1 == len(told.err.splitlines())


async def test_a_backup_while_tables_play_is_one_moment_of_them(forehand: Shell, tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{number}" for number in range(5)]
    chance = random.Random(2)
    statuses: list[int] = []
    async with running(tmp_path / "data") as http:
        table, host = await http.create("preference", seats=["open", "bot:club", "bot:club"], pause=0)
        _, token = await http.sit(table, "Ada", token=host)
        ada = await Player(http.base, table, token).connect()

        def make() -> None:
            statuses.extend(forehand("backup", copy, "--data", tmp_path / "data").status for copy in copies)

        making = threading.Thread(target=make)
        making.start()
        await ada.play(chance, lambda _: not making.is_alive())
        await ada.close()
    assert [0] * 5 == statuses
    for copy in copies:
        assert 0 == forehand("check", copy).status
        assert not copy.with_name(f"{copy.name}.new").exists()
