"""What an act and a table's opening cost with a long history in the store, beside an empty one.

    python bench/history.py [--events 10000000] [--store postgresql://...]

Fills the store with tables of 250 events each, then appends to tables and reads them: some made before the history, some in its
midst, some after. Then it does the same while old tables are archived: a twentieth of them in a file; in a database a quarter, which is a part of
the events that is dropped at the end. Without `--store` it is the file that a home has, in a folder that is removed; with it a PostgreSQL database that must be
empty, which is left full. Printed are milliseconds at the median and the 99th percentile, before and after, and how the database finds the rows.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from forehand.store.archive import READ
from forehand.store.base import Store
from forehand.store.sqlite import FILE, open_store

EACH = 250
"""Events of a table: some three deals with all that goes before them."""
BODY = b'{"type":"acted","seat":2,"action":"SA","person":3,"id":"0123abcd","ms":0}'
SAMPLES = 400
QUARTERS = 4
SIZE = "SELECT sum(pg_total_relation_size(inhrelid))::float FROM pg_inherits WHERE inhparent = 'events'::regclass"

FILE_ROWS = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})
    INSERT INTO {into} FROM n
"""


async def measure(store: Store, names: list[str]) -> None:
    """Append to tables and read them, in a random order, one at a time."""
    chance = random.Random(1)
    appending: list[float] = []
    reading: list[float] = []
    for _ in range(SAMPLES):
        await one(store, chance.choice(names), appending, reading)
    tell(appending, reading)


async def one(store: Store, name: str, appending: list[float], reading: list[float]) -> None:
    """Read a table and append to it, and note how many seconds each took."""
    began = perf_counter()
    bodies = await store.read(name)
    reading.append(perf_counter() - began)
    began = perf_counter()
    await store.append(name, len(bodies) + 1, [BODY])
    appending.append(perf_counter() - began)


def tell(appending: list[float], reading: list[float]) -> None:
    """How long it took."""
    for what, seconds in (("an act stored", appending), (f"a table of {EACH} events read", reading)):
        cuts = quantiles(seconds, n=100)
        print(f"  {what:28s} {cuts[49] * 1e3:6.2f} ms at the median, {cuts[98] * 1e3:.2f} at the 99th percentile")


async def measure_beside(store: Store, names: list[str]) -> None:
    """The same, while tables that nobody used are archived, until there are no more."""
    archived, began = 0, perf_counter()

    async def archive() -> None:
        nonlocal archived
        while some := await store.archive(1, 100):
            archived += some

    archiving = asyncio.create_task(archive())
    chance = random.Random(2)
    appending: list[float] = []
    reading: list[float] = []
    while not archiving.done():
        await one(store, chance.choice(names), appending, reading)
        await asyncio.sleep(0.02)
    await archiving
    print(f"while {archived} tables are archived, {(perf_counter() - began) / archived * 1e3:.1f} ms for each")
    tell(appending, reading)
    print(f"  the longest: {max(appending) * 1e3:.0f} ms for an act, {max(reading) * 1e3:.0f} for reading")


async def make(store: Store, prefix: str) -> list[str]:
    """Some tables by the way that the server makes them."""
    names = [f"{prefix}{number}" for number in range(20)]
    for name in names:
        await store.append(name, 1, [BODY] * EACH)
    return names


async def in_file(events: int) -> None:
    """The store of a home."""
    with tempfile.TemporaryDirectory() as folder:
        with closing(open_store(Path(folder))) as store:
            before = await make(store, "before")
            print("no history")
            await measure(store, before)
        tables = events // EACH
        file = Path(folder) / FILE
        with closing(sqlite3.connect(file)) as base, base:
            base.execute(FILE_ROWS.format(into="tables (name) SELECT 'old' || i", count=tables))
            base.execute("UPDATE tables SET seen = 0 WHERE name LIKE 'old%' AND number % 20 = 0")
            (first,) = base.execute("SELECT MIN(number) FROM tables WHERE name LIKE 'old%'").fetchone()
            for start in range(0, tables, 4000):
                count = min(4000, tables - start) * EACH
                into = f"events SELECT {first + start} + (i - 1) / {EACH}, 1 + (i - 1) % {EACH}, '{BODY.decode()}'"
                base.execute(FILE_ROWS.format(into=into, count=count))
        with closing(open_store(Path(folder))) as store:
            after = await make(store, "after")
            print(f"{tables * EACH} events, {file.stat().st_size / 1e9:.1f} GB")
            used = [*before, *after, *(f"old{number}" for number in range(1, tables, tables // 40))]
            await measure(store, used)
            await store.mark_used(used, 2)
            await measure_beside(store, [*before, *after])
        with closing(sqlite3.connect(file)) as base:
            for sql in (
                READ.replace("$1", "7"),
                "SELECT number FROM tables WHERE name = 'x'",
            ):
                print("  ", *(row[3] for row in base.execute(f"EXPLAIN QUERY PLAN {sql}")), sep="\n   ")


@asynccontextmanager
async def shared(address: str) -> AsyncGenerator[Store]:
    """The store of several servers."""
    from forehand.store import postgres

    async with postgres.opened(address, 60) as store:
        yield store


async def in_database(address: str, events: int) -> None:
    """The store of a town."""
    import asyncpg

    from forehand.store.history import make_room

    async with shared(address) as store:
        before = await make(store, "before")
        print("no history")
        await measure(store, before)
    tables = events // EACH
    base = await asyncpg.connect(address)
    old: list[str] = []
    for quarter in range(QUARTERS):  # a part for each, as of four months
        names = [f"old{number}" for number in range(quarter, tables, QUARTERS)]
        await base.execute(
            "INSERT INTO tables (name, used, seen) SELECT unnest($1::text[]), NULL, $2",
            names, 10**9 if quarter else 0,
        )  # fmt: skip
        await base.execute(
            "INSERT INTO events SELECT number, v, $1 FROM tables, generate_series(1, $2::int) v WHERE name = ANY ($3)",
            BODY.decode(), EACH, names, timeout=3600,
        )  # fmt: skip
        await base.execute("UPDATE parts SET began = '2000-01-01'")
        await make_room(base)
        old += names if quarter else []
    await base.execute("VACUUM ANALYZE", timeout=3600)
    size = await base.fetchval(SIZE)
    async with shared(address) as store:
        after = await make(store, "after")
        print(f"{tables * EACH} events, {size / 1e9:.1f} GB")
        used = [*before, *after, *old[:: len(old) // 40]]
        await measure(store, used)
        await store.mark_used(used, 2)
        await measure_beside(store, used)
        kept = await base.fetchval("SELECT pg_total_relation_size('archive')")
        print(f"{(await base.fetchval(SIZE)) / 1e9:.2f} GB of events and {kept / 1e9:.2f} of archive are left")
        await measure(store, used)
    number = await base.fetchval("SELECT number FROM tables WHERE name = $1", old[0])
    for sql in (READ.replace("$1", str(number)), "SELECT number FROM tables WHERE name = 'old7'"):
        for (line,) in await base.fetch(f"EXPLAIN (COSTS OFF) {sql}"):
            print("  ", line)
    await base.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--events", type=int, default=10_000_000)
    parser.add_argument("--store", metavar="ADDRESS", help="an empty PostgreSQL database")
    asked = parser.parse_args()
    asyncio.run(in_database(asked.store, asked.events) if asked.store else in_file(asked.events))
