"""The parts in which a database's events lie: made ahead, carried over from before there were any, and dropped once all is archived."""

import asyncio

import asyncpg
import pytest

from forehand.store import database, history
from forehand.store.base import Beside, StoreError
from forehand.store.postgres import PostgresStore, opened
from tests.support.postgres import Postgres

LONG = 60.0
PART = history.PART


@pytest.fixture
def address(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.database()


async def parts(store: PostgresStore) -> list[int]:
    """The first tables of those that there are, by the database's own word."""
    names = await store._pool.fetch(
        "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'events'::regclass"
    )
    return sorted(int(row["name"].removeprefix("events_")) for row in names if row["name"] != "events_rest")


async def rows(store: PostgresStore, part: str) -> int:
    """How many events lie there."""
    return await store._pool.fetchval(f"SELECT count(*) FROM {part}")


async def next_part(store: PostgresStore) -> None:
    """As if all tables of the part had been made, up to its last."""
    await store._pool.execute(
        f"SELECT setval('tables_number_seq', (last_value / {PART} + 1) * {PART} - 1) FROM tables_number_seq"
    )


async def room(store: PostgresStore) -> None:
    """Make it."""
    async with store._pool.acquire() as connection:
        await history.make_room(connection)


async def test_what_was_kept_before_there_were_parts_is_the_first_of_them(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = next(n for n, script in enumerate(database._migrations()) if "PARTITION BY" in script)
    with monkeypatch.context() as patch:
        scripts = database._migrations()[:before]
        patch.setattr(database, "_migrations", lambda: scripts)
        async with database.pool(address) as pool:
            await pool.execute(
                "INSERT INTO tables (name, used, seen) SELECT 'old' || n, 0, 0 FROM generate_series(1, 3) n"
            )
            await pool.execute(
                "INSERT INTO events SELECT n, v, v::text FROM generate_series(1, 3) n, generate_series(1, 50) v"
            )
    async with opened(address, LONG) as store:
        log = [str(version).encode() for version in range(1, 51)]
        assert [log] * 3 == [await store.read(f"old{number}") for number in (1, 2, 3)]
        with pytest.raises(StoreError, match="duplicate key"):
            await store.append("old1", 50, [b"again"])
        await store.append("old1", 51, [b"51"])
        assert [*log, b"51"] == await store.look("old1")
        assert 151 == await rows(store, "events_0")


async def test_a_database_from_before_there_was_an_archive_is_read_for_a_check(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        scripts = database._migrations()[:4]
        patch.setattr(database, "_migrations", lambda: scripts)
        async with database.pool(address) as pool:
            await pool.execute("INSERT INTO tables (name) VALUES ('old')")
            await pool.execute("INSERT INTO events VALUES (1, 1, '{}'), (1, 2, '[]')")
    async with database.stored(address) as (logs, beside):
        assert [("old", [(1, b"{}"), (2, b"[]")])] == [found async for found in logs]
        assert Beside([], [], []) == beside


async def test_parts_are_made_ahead_and_tables_that_came_too_fast_for_them_lie_in_the_rest(address: str) -> None:
    async with opened(address, LONG) as store:
        await room(store)
        assert [0, PART, 2 * PART] == await parts(store)
        await next_part(store)
        await store.append("one", 1, [b"1"])
        assert 1 == await rows(store, f"events_{PART}")
        await room(store)
        assert [0, PART, 2 * PART, 3 * PART] == await parts(store)
        await store._pool.execute(f"SELECT setval('tables_number_seq', {4 * PART - 1})")
        await store.append("fast", 1, [b"1"])
        assert (1, [b"1"]) == (await rows(store, "events_rest"), await store.read("fast"))
        await room(store)
        assert [5 * PART, 6 * PART] == (await parts(store))[-2:]
        await store._pool.execute("UPDATE tables SET seen = 0")
        while await store.archive(0, 9):
            pass
        assert (0, [b"1"]) == (await rows(store, "events_rest"), await store.read("fast"))


async def test_after_a_month_the_next_part_is_begun(address: str) -> None:
    async with opened(address, LONG) as store:
        await store.append("one", 1, [b"1"])
        await room(store)
        await store._pool.execute("UPDATE parts SET began = now() - INTERVAL '29 days' WHERE first = 0")
        await room(store)
        await store.append("two", 1, [b"2"])
        await store._pool.execute("UPDATE parts SET began = now() - INTERVAL '31 days' WHERE first = 0")
        await asyncio.gather(room(store), room(store))
        await store.append("three", 1, [b"3"])
        assert (2, 1) == (await rows(store, "events_0"), await rows(store, f"events_{PART}"))
        assert ["three", "two", "one"] == await store.tables()


async def test_a_part_is_dropped_once_all_its_tables_are_archived_and_these_go_on_in_the_rest(address: str) -> None:
    async with opened(address, LONG) as store:
        await room(store)
        for name in ("one", "two"):
            await store.append(name, 1, [b"1", b"2"])
        await next_part(store)
        await store.append("new", 1, [b"1"])
        await store.mark_used([], 60)
        await store.mark_used(["two", "new"], 0)
        assert [1, 0] == [await store.archive(60, 9), await store.archive(60, 9)]
        assert 4 == await rows(store, "events_0")  # one of its tables is in use
        await store.mark_used(["new"], 60)
        # Somebody came back, and the server was killed before it told that.
        await store.append("one", 3, [b"3"])
        assert [1, 0, 0] == [await store.archive(60, 9) for _ in range(3)]
        assert 0 in await parts(store)
        await store.mark_used(["new"], 60)
        assert [1, 0] == [await store.archive(60, 9) for _ in range(2)]
        assert 0 not in await parts(store)
        assert [[b"1", b"2", b"3"], [b"1", b"2"]] == [await store.read("one"), await store.read("two")]
        for version in (2, 3):
            with pytest.raises(StoreError, match="null value"):
                await store.append("one", version, [b"again"])
        await store.append("one", 4, [b"4"])
        assert [b"1", b"2", b"3", b"4"] == await store.read("one")
        await store.mark_used(["new"], 60)
        await store.mark_used(["one"], 0)
        await store.mark_used(["new"], 60)
        assert 1 == await store.archive(60, 9)
        assert (0, [b"1", b"2", b"3", b"4"]) == (await rows(store, "events_rest"), await store.look("one"))


async def test_a_few_tables_that_are_still_in_use_keep_no_part(address: str) -> None:
    async with opened(address, LONG) as store:
        await room(store)
        names = [f"t{number}" for number in range(40)]
        for name in names:
            await store.append(name, 1, [b"1"])
        await next_part(store)
        await store.append("new", 1, [b"1"])
        await store.mark_used([*names[:3], "new"], 60)
        while await store.archive(60, 9):
            pass
        assert 0 in await parts(store)
        await store.mark_used([*names[:2], "new"], 60)
        while await store.archive(60, 9):
            pass
        assert 0 not in await parts(store)
        for name in names[:2]:
            await store.append(name, 2, [b"2"])
        assert [[b"1", b"2"]] * 2 + [[b"1"]] * 38 == [await store.look(name) for name in names]


async def test_nobody_waits_for_a_drop_that_waits_for_a_long_reading(address: str) -> None:
    """As `forehand check` reads, for as long as it takes."""
    async with opened(address, LONG) as store:
        await room(store)
        await store.append("one", 1, [b"1"])
        await next_part(store)
        await store.append("new", 1, [b"1"])
        await store.mark_used([], 60)
        assert 2 == await store.archive(60, 9)
        connection = await asyncpg.connect(address)
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            assert 1 == await connection.fetchval("SELECT count(*) FROM events WHERE number < 100")
            dropping = asyncio.create_task(store.archive(60, 9))
            version = 1
            while not dropping.done():
                version += 1
                async with asyncio.timeout(5):
                    await store.append("new", version, [b"{}"])
            assert (0, True) == (dropping.result(), 0 in await parts(store))
        await connection.close()
        await store.archive(60, 9)
        assert 0 not in await parts(store)


async def test_play_goes_on_at_a_table_whose_part_is_dropped(address: str) -> None:
    async with opened(address, LONG) as store:
        await room(store)
        names = [f"t{number}" for number in range(40)]
        for name in names:
            await store.append(name, 1, [b"1"])
        await next_part(store)
        await store.append("new", 1, [b"1"])
        await store.mark_used([], 60)
        await store.mark_used(["t0", "t1"], 0)
        kept = {"t0": 1, "t1": 1}

        async def play(name: str) -> None:
            while 0 in await parts(store):
                await store.append(name, kept[name] + 1, [str(kept[name] + 1).encode()])
                kept[name] += 1
                found = await store.look(name)
                assert [str(number).encode() for number in range(1, kept[name] + 1)] == found

        async def archive() -> None:
            while 0 in await parts(store):
                await store.archive(60, 50)

        async with asyncio.timeout(60):
            await asyncio.gather(archive(), play("t0"), play("t1"))
        for name, count in kept.items():
            await store.append(name, count + 1, [b"last"])
            log = [str(number).encode() for number in range(1, count + 1)]
            assert [*log, b"last"] == await store.read(name)


async def test_nothing_is_dropped_that_is_not_archived_whatever_its_table_says(address: str) -> None:
    async with opened(address, LONG) as store:
        await room(store)
        await store.append("one", 1, [b"1"])
        await store.append("two", 1, [b"1"])
        await next_part(store)
        await store.append("new", 1, [b"1"])
        await store._pool.execute("UPDATE tables SET seen = NULL")
        assert 0 == await store.archive(0, 9)
        assert 0 in await parts(store)
        assert [2, 0] == [await store.archive(0, 9), await store.archive(0, 9)]
        assert 0 not in await parts(store)
        assert [[b"1"]] * 3 == [await store.read(name) for name in ("one", "two", "new")]
