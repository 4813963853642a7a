"""The embedded store's file: its rows, its lock, its formats, and why it can't be used, in one line."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from forehand.store.base import StoreError
from forehand.store.sqlite import FILE, _migrations, open_store
from tests.store.old_runs import OLD_RUNS, check_old_runs


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
        if format_ > 2:
            connection.execute("UPDATE tables SET used = 0")
        if 4 <= format_ < 7:
            for statement in OLD_RUNS:
                connection.execute(statement)


@pytest.mark.parametrize("format_", range(4, 7))
def test_what_earlier_formats_have_of_a_set_is_carried_over_deal_by_deal(tmp_path: Path, format_: int) -> None:
    old_file(tmp_path, format_)

    async def read() -> None:
        store = open_store(tmp_path)
        await check_old_runs(store)
        store.close()

    asyncio.run(read())


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
