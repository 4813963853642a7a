"""The embedded store keeps what it was given, or says in one line why it can't."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from forehand.store.base import StoreError
from forehand.store.sqlite import FILE, _migrations, open_store


def test_events_come_back_in_order_after_the_store_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        store = open_store(tmp_path)
        await store.append("one", 1, [b'{"n":1}', b'{"n":2}'])
        await store.append("two", 1, [b"{}"])
        await store.append("one", 3, ['{"name":"Åsa"}'.encode()])
        store.close()

    async def read() -> tuple[object, ...]:
        store = open_store(tmp_path)
        events = [await store.read(name) for name in ("one", "two", "?")]
        found = (*events, await store.tables())
        store.close()
        return found

    asyncio.run(write())
    one = [b'{"n":1}', b'{"n":2}', '{"name":"Åsa"}'.encode()]
    assert (one, [b"{}"], [], ["two", "one"]) == asyncio.run(read())


def test_a_number_that_is_taken_is_refused_and_spoils_nobody_elses_append(tmp_path: Path) -> None:
    async def write() -> list[BaseException | None]:
        store = open_store(tmp_path)
        await store.append("one", 1, [b"{}"])
        outcomes = await asyncio.gather(
            store.append("new", 1, [b"{}"]),
            store.append("one", 1, [b'"again"']),
            store.append("one", 2, [b"{}", b"{}"]),
            store.append("new", 2, [b"{}"]),
            return_exceptions=True,
        )
        assert await store.read("one") == [b"{}"] * 3
        assert await store.read("new") == [b"{}"] * 2
        store.close()
        return list(outcomes)

    assert [isinstance(o, StoreError) for o in asyncio.run(write())] == [False, True, False, False]


def test_more_events_than_one_statement_holds_are_kept_all_or_none(tmp_path: Path) -> None:
    async def ask() -> None:
        store = open_store(tmp_path)
        many = [str(number).encode() for number in range(1, 251)]
        await store.append("one", 1, many)
        with pytest.raises(StoreError):
            await store.append("one", 201, many)
        assert await store.read("one") == many
        await store.append("one", 251, [b"251"])
        assert await store.read("one") == [*many, b"251"]
        store.close()

    asyncio.run(ask())


def test_the_use_of_a_table_is_told_by_how_long_the_server_ran(tmp_path: Path) -> None:
    async def ask() -> list[list[str]]:
        store = open_store(tmp_path)
        await store.append("one", 1, [b"{}"])
        await store.mark_used([], 60)
        await store.append("two", 1, [b"{}"])
        found = [await store.unused_for(60, 9), await store.unused_for(0, 9), await store.unused_for(0, 1)]
        store.close()
        store = open_store(tmp_path)
        await store.mark_used(["one"], 60)
        found.append(await store.unused_for(60, 9))
        await store.mark_over(["one", "two"])
        found.append(await store.unused_for(0, 9))
        await store.mark_used(["one"], 0)
        found.append(await store.unused_for(0, 9))
        store.close()
        return found

    assert [["one"], ["one", "two"], ["one"], ["two"], [], ["one"]] == asyncio.run(ask())


def test_nothing_can_be_asked_of_a_closed_store(tmp_path: Path) -> None:
    async def ask() -> None:
        store = open_store(tmp_path)
        store.close()
        store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("one", 1, [b"{}"])

    asyncio.run(ask())


def test_a_second_process_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with pytest.raises(StoreError, match="in use by another process"):
        open_store(tmp_path)
    store.close()
    open_store(tmp_path).close()


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="newer version") as error:
        open_store(tmp_path)
    assert len(str(error.value).splitlines()) == 1


def old_file(folder: Path, format_: int) -> None:
    """A file as an earlier version wrote it, with a table of two events."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for script in _migrations()[:format_]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {format_}")
        connection.execute("INSERT INTO tables (name) VALUES ('one')")
        connection.execute("INSERT INTO events VALUES (1, 1, '{}'), (1, 2, '[]')")


@pytest.mark.parametrize("format_", range(1, len(_migrations())))
def test_a_file_of_each_earlier_format_is_brought_up_to_date_and_kept_as_it_was(tmp_path: Path, format_: int) -> None:
    old_file(tmp_path, format_)

    async def read() -> tuple[list[bytes], list[str], list[str]]:
        store = open_store(tmp_path)
        found = await store.read("one"), await store.unused_for(0, 9), await store.unused_for(1, 9)
        store.close()
        return found

    assert ([b"{}", b"[]"], ["one"], []) == asyncio.run(read())
    kept = tmp_path / f"forehand.format-{format_}.sqlite3"
    with closing(sqlite3.connect(kept)) as connection:
        assert (format_,) == connection.execute("PRAGMA user_version").fetchone()
        assert [("{}",), ("[]",)] == connection.execute("SELECT body FROM events").fetchall()
    kept.unlink()
    open_store(tmp_path).close()
    assert not kept.exists()


def test_without_room_for_the_copy_the_old_file_is_left_as_it_is(tmp_path: Path) -> None:
    old_file(tmp_path, 1)
    (tmp_path / "forehand.format-1.sqlite3.new").mkdir()
    with pytest.raises(StoreError, match=r"can't be copied to .*forehand\.format-1\.sqlite3") as error:
        open_store(tmp_path)
    assert len(str(error.value).splitlines()) == 1
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert (1,) == connection.execute("PRAGMA user_version").fetchone()


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("not a database, but long enough to look like one" * 30)
    with pytest.raises(StoreError) as error:
        open_store(tmp_path)
    assert len(str(error.value).splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="can't be written") as error:
        open_store(tmp_path / "file" / "data")
    assert len(str(error.value).splitlines()) == 1


APPENDER = """
import asyncio, sys
from pathlib import Path
from forehand.store.sqlite import open_store

async def main():
    store = open_store(Path(sys.argv[1]))
    for version in range(1, 100_000):
        await store.append("one", version, [str(version).encode()])
        print(version, flush=True)

asyncio.run(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL on Windows")
def test_what_was_acknowledged_survives_kill_minus_nine(tmp_path: Path) -> None:
    command = [sys.executable, "-c", APPENDER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = iter(process.stdout)
        acknowledged = [int(next(lines)) for _ in range(50)]
        os.kill(process.pid, signal.SIGKILL)
        acknowledged += [int(line) for line in lines if line.endswith("\n")]

    async def read() -> list[bytes]:
        store = open_store(tmp_path)
        events = await store.read("one")
        store.close()
        return events

    events = asyncio.run(read())
    assert acknowledged[-1] <= len(events)
    assert [str(n + 1).encode() for n in range(len(events))] == events
