"""The shared store: one server at a time, whatever becomes of the one before; and why it can't be used, in one line."""

import asyncio
from datetime import datetime

import pytest

from forehand.store import database, lease
from forehand.store.base import Beside, Kept, KeptPlay, KeptSet, PlayedDeal, Result, RunDeal, StoreError
from forehand.store.postgres import PostgresStore, opened
from tests.store.old_runs import OLD_RUNS, check_old_runs
from tests.support.postgres import Postgres
from tests.support.server import free_port

LONG = 60.0
"""Seconds of a lease that no test waits for, nor loses where the machine is busy."""


@pytest.fixture
def address(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.database()


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease is renewed, and asked for, five times a second, long as it is."""
    monkeypatch.setattr(lease, "RENEWALS", 5 * LONG)


async def expires(store: PostgresStore) -> datetime:
    """When the lease ends, by the database."""
    return await store._pool.fetchval("SELECT expires FROM nodes WHERE id = $1", store.lease.node)


async def expire(store: PostgresStore) -> None:
    """As if its server had been stopped by the system for longer than its lease, and does not know when it wakes."""
    await store._pool.execute("UPDATE nodes SET expires = now() WHERE id = $1", store.lease.node)


@pytest.mark.usefixtures("often")
async def test_a_second_server_stands_by_and_takes_over_when_the_first_gives_back(address: str) -> None:
    stands_by = asyncio.Event()

    async def second() -> list[bytes]:
        async with opened(address, LONG, stands_by.set) as store:
            return await store.read("one")

    async with opened(address, LONG) as first:
        taking_over = asyncio.create_task(second())
        await stands_by.wait()
        await first.append("one", 1, [b"1"])
        assert not taking_over.done()
    assert [b"1"] == await taking_over


@pytest.mark.usefixtures("often")
async def test_a_lease_is_renewed_again_and_again(address: str) -> None:
    async with opened(address, LONG) as store:
        for _ in range(2):
            before = await expires(store)
            while before == await expires(store):
                await asyncio.sleep(0.01)
        assert store.lease.lasts


async def test_no_renewal_waits_for_a_server_that_is_frozen_while_it_asks_for_a_lease(address: str) -> None:
    async with opened(address, LONG) as store, database.pool(address) as frozen:
        before = await expires(store)
        async with frozen.acquire() as connection, connection.transaction():
            await connection.execute(lease._ONE_AT_A_TIME)
            await store.lease._renew()
            assert before < await expires(store)


async def test_who_was_away_for_too_long_appends_nothing_and_knows_it(address: str) -> None:
    async with opened(address, LONG) as store:
        await store.append("one", 1, [b"1"])
        store.lease._until = 0.0
        with pytest.raises(StoreError, match="lease on the database has ended"):
            await store.append("one", 2, [b"2"])
        assert store.lease.ended.is_set()


async def test_the_database_itself_refuses_one_whose_tables_another_has_taken_over(address: str) -> None:
    async with opened(address, LONG) as first:
        await first.append("one", 1, [b"1"])
        await expire(first)
        async with opened(address, LONG) as second:
            assert [b"1"] == await second.read("one")
            await second.append("one", 2, [b"second"])
            for name, version in (("one", 2), ("one", 3), ("new", 1)):
                first.lease.ended.clear()
                with pytest.raises(StoreError, match="another server has taken over"):
                    await first.append(name, version, [b"first"])
                assert first.lease.ended.is_set()
            assert [b"1", b"second"] == await second.read("one")


async def test_who_was_away_for_too_long_changes_no_set_and_tells_nobody_that_it_has_closed(address: str) -> None:
    async with opened(address, LONG) as store:
        await store.keep_set(KeptSet("one", "priffe", None, 0, b"{}"))
        assert 1 == await store.add_run("one", "ada", "Ada", 1)
        await expire(store)
        with pytest.raises(StoreError):
            await store.add_run("one", "bo", "Bo", 1)
        assert None is await store.begin_deal("one", 1, 1, "table")
        await store.close_set("one")
        assert KeptSet("one", "priffe", None, 0, b"{}", closed=False) == await store.find_set("one")
        run = await store.run_of("one", "ada")
        assert run is not None
        assert (RunDeal(1, "Ada", 1),) == run.deals


def sharing() -> bool:
    """Whether others are reached, by one that shares with them."""
    return True


async def test_two_servers_add_one_run_after_another_begin_a_deal_at_one_table_and_keep_two_deals_of_a_run_at_once(
    address: str,
) -> None:
    async with opened(address, LONG, reached=sharing) as one, opened(address, LONG, reached=sharing) as other:
        await one.keep_set(KeptSet("one", "priffe", None, 0, b"{}"))
        await one.add_run("one", "ada", "Ada", 12)
        come = [store.add_run("one", f"bo {n}", "Bo", 12, after=1) for n, store in enumerate((one, other) * 3)]
        assert [2] == [number for number in await asyncio.gather(*come) if number is not None]
        both = list(enumerate((one, other) * 6, 1))
        for deal, _ in both:
            tables = await asyncio.gather(
                one.begin_deal("one", 1, deal, f"one {deal}"), other.begin_deal("one", 1, deal, f"other {deal}")
            )
            assert tables[0] is not None
            assert tables[0] == tables[1]
        begun = await one.run_of("one", "ada")
        tables = [] if begun is None else [deal.table or "" for deal in begun.deals]
        for (_, store), table in zip(both, tables, strict=True):
            await store.append(table, 1, [b"1"])
        await asyncio.gather(
            *(
                store.append(table, 2, [b"2"], PlayedDeal("one", "ada", deal, -1, deal, b"{}"))
                for (deal, store), table in zip(both, tables, strict=True)
            )
        )
        run = await other.run_of("one", "ada")
        assert run is not None
        assert list(range(1, 13)) == [deal.points for deal in run.deals]


async def test_what_one_server_has_of_a_person_tells_another_that_they_know_a_sets_cards(address: str) -> None:
    async with opened(address, LONG, reached=sharing) as one, opened(address, LONG, reached=sharing) as other:
        await one.append("match", 1, [b"1"])
        await one.keep_results("match", 0, "Ada", 1)
        for store, name in ((one, "set"), (other, "again")):
            await store.keep_set(KeptSet(name, "priffe", None, 9, b"{}", of_table="match", of_match=1))
            for person in ("ada", "bo"):
                await store.add_run(name, f"{person} {name}", person, 1)
        await other.find_out("set", "ada set", "Ada")
        await one.begin_deal("set", 2, 1, "table")
        assert [True, False] == [knew.knew for knew in await one.people("set")]
        assert [True, False] == [await other.play_alike("again", [token]) for token in ("bo set", "ada set")]


async def test_what_a_row_holds_is_not_told_with_the_reason(address: str) -> None:
    async with opened(address, LONG) as store:
        await store.append("a", 1, [b"{}"])
        with pytest.raises(StoreError, match="duplicate key") as refused:
            await store.append("a", 1, [b"{}"])
        assert "1" not in str(refused.value)


async def test_two_that_both_believe_in_their_leases_never_both_append(address: str) -> None:
    """Each takes the table over from the other again and again, while both append as fast as they can."""
    kept: list[bytes] = []

    async def append(store: PostgresStore) -> None:
        for _ in range(100):
            store.lease.ended.clear()
            store._held.clear()
            try:
                version = len(await store.read("one")) + 1
                body = f"{store.lease.node} {version}".encode()
                await store.append("one", version, [body])
            except StoreError:
                await asyncio.sleep(0.001)
            else:
                kept.append(body)

    async def come_and_go(store: PostgresStore) -> None:
        while True:
            await store._pool.execute(
                "UPDATE nodes SET expires = clock_timestamp() + (random() - 0.5) * INTERVAL '1 s'"
            )

    async with opened(address, LONG) as first:
        await first.append("one", 1, [b"1"])
        await expire(first)
        async with opened(address, LONG) as second:
            back = "INSERT INTO nodes (id, expires) OVERRIDING SYSTEM VALUE VALUES ($1, now())"
            await first._pool.execute(back, first.lease.node)
            coming_and_going = asyncio.create_task(come_and_go(second))
            await asyncio.gather(append(first), append(second))
            coming_and_going.cancel()
            await expire(first)
            await second._pool.execute(
                "UPDATE nodes SET expires = now() + INTERVAL '1 h' WHERE id <> $1", first.lease.node
            )
            second._held.clear()
            second.lease.ended.clear()
            log = await second.read("one")
    assert {first.lease.node, second.lease.node} == {int(body.split()[0]) for body in kept}
    assert sorted(kept) == sorted(log[1:])
    assert [str(n) for n in range(2, len(log) + 1)] == [body.split()[1].decode() for body in log[1:]]


async def test_what_is_kept_beside_the_tables_is_read_with_them(address: str) -> None:
    async with opened(address, LONG) as store:
        await store.append("one", 1, [b"{}"])
        kept = await store.keep_set(KeptSet("set", "priffe", None, 0, b"{}"))
        await store.add_run("set", "ada", "Ada", 2)
        await store.begin_deal("set", 1, 2, "one")
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [Result(0, 5, 1, 1, 7, b"{}")], 5)
    async with database.stored(address) as (logs, beside):
        assert [("one", [(1, b"{}")])] == [found async for found in logs]
        play = KeptPlay("set", "ada", RunDeal(1, "Ada", 2, "one"))
        assert Beside([kept], [play], [Kept("one", 1, 1, 7, b"{}")]) == beside


@pytest.mark.parametrize("format_", range(1, len(database._migrations())))
async def test_a_database_of_each_earlier_format_is_brought_up_to_date(address: str, format_: int) -> None:
    async with database.connected(address) as connection:
        await connection.execute(
            f"CREATE TABLE format (number INTEGER NOT NULL); INSERT INTO format VALUES ({format_})"
        )
        for script in database._migrations()[:format_]:
            await connection.execute(script)
        await connection.execute(
            "INSERT INTO tables (name, used) VALUES ('one', 0); INSERT INTO events VALUES (1, 1, '{}')"
        )
        if 2 <= format_ < 8:
            for statement in OLD_RUNS:
                await connection.execute(statement)
    async with opened(address, LONG) as store:
        assert ([b"{}"], ["one"]) == (await store.read("one"), await store.unused_for(0, 9))
        if 2 <= format_ < 8:
            await check_old_runs(store)


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(address: str) -> None:
    async with opened(address, LONG) as store:
        await store._pool.execute("UPDATE format SET number = 99")
    with pytest.raises(StoreError, match="newer version") as error:
        async with opened(address, LONG):
            pass
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize(
    "there",
    [
        f"postgresql://postgres:secret-word@127.0.0.1:{free_port()}/none",
        "postgresql://postgres:secret-word@127.0.0.1:port/none",
        "postgresql://postgres:secret-word@[/none",
    ],
)
async def test_a_database_that_cannot_be_reached_is_told_in_one_line_without_its_password(there: str) -> None:
    with pytest.raises(StoreError, match="can't be used") as error:
        async with opened(there, LONG):
            pass
    assert 1 == len(str(error.value).splitlines())
    assert "secret-word" not in str(error.value)


async def test_a_database_that_is_started_anew_is_used_again(address: str, postgres: Postgres) -> None:
    async with opened(address, LONG) as store:
        await store.append("one", 1, [b"1"])
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreError):
            await store.append("one", 2, [b"2"])
        await asyncio.to_thread(postgres.start)
        await store.append("one", 2, [b"2"])
        assert [b"1", b"2"] == await store.read("one")
