"""The store that several servers can reach: a PostgreSQL database, in which each table has one owner at a time.

Many appends share a commit, as in the embedded store. Each is compared, in the transaction that stores it, with who owns the table
by then, so that a server that was away for longer than its lease can't write into what another has taken over.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from forehand.store import archive as archive_sql
from forehand.store import history
from forehand.store import results as results_sql
from forehand.store import sets as sets_sql
from forehand.store.base import BEFORE_ALL, Elsewhere, Kept, KeptPerson, KeptRun, KeptSet, RunDeal, StoreError, ToCount
from forehand.store.database import TROUBLES, kept, kept_set, log_in, pool, reason, run_deal
from forehand.store.lease import Lease, taken
from forehand.store.sets import of_played

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence

    import asyncpg

    from forehand.store.base import PlayedDeal, Result
    from forehand.store.database import Pool
    from forehand.store.lease import Reached

# The owner's rows are locked until the commit: who takes a table over waits for it and then finds what it stored, and an
# append that waits for one who takes over finds that the table has another owner. What is in the archive is not stored a second time,
# though the events' key knows it no more: it has no version, which no event may lack. A table that
# rested is seen from now on: what is not archived of it is not dropped.
_APPEND = """
    WITH mine AS (
        SELECT number, epoch, archived, seen FROM tables WHERE number = ANY ($1::BIGINT[]) AND owner = $5 ORDER BY number FOR SHARE
    ), stored AS (
        INSERT INTO events
        SELECT number, CASE WHEN version > archived THEN version END, body
        FROM unnest($1::BIGINT[], $2::BIGINT[], $3::INTEGER[], $4::TEXT[]) AS asked (number, epoch, version, body)
        JOIN mine USING (number, epoch)
        RETURNING number
    ), woken AS (
        UPDATE tables SET seen = running.seconds FROM mine, running
        WHERE tables.number = mine.number AND mine.seen IS NULL
    )
    SELECT DISTINCT number FROM stored
"""
_CREATE = """
    WITH made AS (
        INSERT INTO tables (name, owner, used, seen)
        SELECT $1, nodes.id, running.seconds, running.seconds FROM nodes, running WHERE nodes.id = $2 AND expires > clock_timestamp()
        RETURNING number, epoch
    ), stored AS (
        INSERT INTO events SELECT number, version, body FROM made, unnest($3::TEXT[]) WITH ORDINALITY AS asked (body, version)
    )
    SELECT number, epoch FROM made
"""
_TAKE = """
    UPDATE tables SET owner = $2, epoch = epoch + CASE WHEN owner = $2 THEN 0 ELSE 1 END
    WHERE name = $1
      AND EXISTS (SELECT FROM nodes WHERE id = $2 AND expires > clock_timestamp())
      AND (owner = $2 OR NOT EXISTS (SELECT FROM nodes WHERE id = owner AND expires > clock_timestamp()))
    RETURNING number, epoch
"""
# Of $1, or to be had by it.
_ITS_OWN = "(owner = $1 OR NOT EXISTS (SELECT FROM nodes WHERE id = owner AND expires > clock_timestamp()))"
# Where several servers run, the time passes once for all of them.
_RUN = """
    UPDATE running SET seconds = seconds + $1
    WHERE $2 = (SELECT min(id) FROM nodes WHERE expires > clock_timestamp())
"""

# A set and its runs are this server's while its lease lasts: one that was away for longer writes nothing.
_KEEP_SET = """
    INSERT INTO sets (name, game, day, closes, body, of_table, of_match)
    SELECT $1, $2, $3, $4, $5, $6, $7 FROM nodes WHERE id = $8 AND expires > clock_timestamp()
    ON CONFLICT (game, day) DO NOTHING
"""
_CLOSE_SET = "UPDATE sets SET closed = TRUE FROM nodes WHERE name = $1 AND id = $2 AND expires > clock_timestamp()"
_OPEN_SET = "SELECT number FROM sets WHERE name = $1 AND NOT closed FOR UPDATE"
_ADD_RUN = """
    WITH added AS (
        INSERT INTO runs (in_set, number, token, name, knew)
        SELECT $1, $2, $3, $4, $6 FROM nodes WHERE id = $7 AND expires > clock_timestamp()
        RETURNING in_set, number
    )
    INSERT INTO run_deals (in_set, run, deal) SELECT in_set, number, deal FROM added, generate_series(1, $5::INTEGER) AS deal
    RETURNING run
"""
# The set's row is locked until the commit: one that closes it waits, and who comes after that finds it closed.
_IN_OPEN = """
    FROM nodes, (SELECT number FROM sets WHERE name = $1 AND NOT closed FOR SHARE) AS open
    WHERE in_set = open.number AND run = $2 AND deal = $3 AND id = $4 AND expires > clock_timestamp()
"""
_BEGIN_DEAL = f"UPDATE run_deals SET at_table = coalesce(at_table, $5) {_IN_OPEN} RETURNING at_table"  # noqa: S608 (from above)
# It goes with events of whose table this server is the owner, and says no more than they do.
_KEEP_PLAYED = """
    UPDATE run_deals SET points = $6, result = $7
    FROM (SELECT number FROM sets WHERE name = $2 AND NOT closed AND closes > $5 FOR SHARE) AS open
    JOIN runs ON runs.in_set = open.number
    WHERE run_deals.in_set = open.number AND token = $3 AND run = runs.number AND deal = $4 AND at_table = $1
      AND points IS NULL
"""


# The same as in the words of all databases, at once.
_COUNT = """
    UPDATE results SET counted = TRUE
    FROM unnest($2::TEXT[], $3::INTEGER[], $4::INTEGER[]) AS asked (name, match, deal) JOIN tables USING (name)
    WHERE person = $1 AND results.number = tables.number AND results.match = asked.match AND results.deal = asked.deal
      AND NOT counted
    RETURNING 1
"""
_KEEP_CODE = """
    INSERT INTO carried VALUES ($1, $2, $3, clock_timestamp() + $4 * INTERVAL '1 s')
    ON CONFLICT (person) DO UPDATE SET code = excluded.code, sealed = excluded.sealed, expires = excluded.expires
"""


@dataclass(frozen=True, slots=True)
class _Held:
    """A table that is this server's, by its number, since that epoch."""

    number: int
    epoch: int


@dataclass(frozen=True, slots=True)
class _Append:
    table: str
    version: int
    bodies: tuple[str, ...]
    played: PlayedDeal | None
    done: asyncio.Future[None]


class PostgresStore:
    """See `Store`. Made by `opened`. To read a table is to take it: from then on it is this server's."""

    def __init__(self, pool: Pool, lease: Lease) -> None:
        self.lease = lease
        self._pool = pool
        self._held: dict[str, _Held] = {}
        self._waiting: list[_Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table: str, version: int, bodies: Sequence[bytes], played: PlayedDeal | None = None) -> None:
        """Wait for the commit that holds these events. Refused to all but the table's owner."""
        self._check_lease()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, version, tuple(body.decode() for body in bodies), played, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write())
        await done

    async def read(self, table: str) -> list[bytes]:
        """All events of a table in order. Raises StoreError where another server owns it."""
        held = self._held.get(table) or await self._take(table)
        if held is None:
            return []
        return await self._log(held.number)

    async def look(self, table: str) -> list[bytes]:
        """Nobody's table becomes another's by it."""
        if not table.isprintable():
            return []
        number = await self._value("SELECT number FROM tables WHERE name = $1", table)
        return [] if number is None else await self._log(number)

    async def _log(self, number: int) -> list[bytes]:
        return [body for _, body in log_in(await self._rows(archive_sql.READ, number))]

    async def tables(self) -> list[str]:
        """One statement."""
        sql = f"SELECT name FROM tables WHERE {_ITS_OWN} ORDER BY number DESC"  # noqa: S608 (of our own words)
        return [row["name"] for row in await self._rows(sql, self.lease.node)]

    async def mark_used(self, tables: Sequence[str], ran: int) -> None:
        """One commit for both."""
        async with self._connection() as connection, connection.transaction():
            await connection.execute(_RUN, ran, self.lease.node)
            await connection.execute(
                "UPDATE tables SET used = seconds, seen = seconds FROM running WHERE name = ANY ($1::TEXT[])",
                list(tables),
            )

    async def unused_for(self, seconds: int, most: int) -> list[str]:
        """Those unused for longest first."""
        sql = (
            f"SELECT name FROM tables, running WHERE used <= running.seconds - $2 AND {_ITS_OWN} ORDER BY used LIMIT $3"  # noqa: S608
        )
        return [row["name"] for row in await self._rows(sql, self.lease.node, seconds, most)]

    async def mark_over(self, tables: Sequence[str]) -> None:
        """Without a time of use they are not found."""
        await self._rows("UPDATE tables SET used = NULL WHERE name = ANY ($1::TEXT[])", list(tables))

    async def archive(self, seconds: int, most: int) -> int:
        """Also tables that others own: nothing of a log is changed by it."""
        self._check_lease()
        async with self._connection() as connection:
            return await history.archive(connection, seconds, most)

    async def keep_set(self, new: KeptSet) -> KeptSet:
        """The first of a day is kept, whoever made it."""
        self._check_lease()
        row = (new.name, new.game, new.day, new.closes, new.body.decode(), new.of_table, new.of_match)
        await self._rows(_KEEP_SET, *row, self.lease.node)
        there = await (self.find_set(new.name) if new.day is None else self.set_of_day(new.game, new.day))
        if there is None:
            raise StoreError(f"set {new.name} not stored")
        return there

    async def find_set(self, name: str) -> KeptSet | None:
        """The set of that name."""
        return kept_set(await self._rows(f"{sets_sql.ALL} WHERE name = $1", name)) if name.isprintable() else None

    async def set_of_day(self, game: str, day: str) -> KeptSet | None:
        """The game's set of that day."""
        return kept_set(await self._rows(f"{sets_sql.ALL} WHERE game = $1 AND day = $2", game, day))

    async def close_set(self, name: str) -> None:
        """One statement, which waits for those that begin or keep anything."""
        self._check_lease()
        await self._rows(_CLOSE_SET, name, self.lease.node)

    async def add_run(
        self, name: str, token: str, person: str, deals: int, *, knew: bool = False, after: int | None = None
    ) -> int | None:
        """One after those that there are: they are counted once nobody else adds any, at whatever server."""
        self._check_lease()
        async with self._connection() as connection, connection.transaction():
            found = await connection.fetchval(_OPEN_SET, name)
            if found is None:
                return None
            before = await connection.fetchval(sets_sql.COUNT, name)
            if after not in {None, before}:
                return None
            added = await connection.fetchval(_ADD_RUN, found, before + 1, token, person, deals, knew, self.lease.node)
        if added is None:
            raise StoreError("the lease on the database has ended")
        return added

    async def play_alike(self, name: str, tokens: Sequence[str]) -> bool:
        """In one statement."""
        sql = sets_sql.PLAY_ALIKE.replace("token = $2", "token = ANY ($2::TEXT[])")
        return await self._value(sql, name, list(tokens)) is not None

    async def find_out(self, name: str, token: str, person: str) -> None:
        """One statement."""
        self._check_lease()
        await self._rows(sets_sql.FIND_OUT, name, token, person)

    async def begin_deal(self, name: str, run: int, deal: int, table: str) -> str | None:
        """In one statement, so that the first is kept, whoever began it."""
        self._check_lease()
        return await self._value(_BEGIN_DEAL, name, run, deal, self.lease.node, table)

    async def keep_played(self, table: str, played: PlayedDeal) -> None:
        """In one statement, so that no set closes in between."""
        self._check_lease()
        await self._rows(_KEEP_PLAYED, *of_played(table, played))

    async def run_of(self, name: str, token: str) -> KeptRun | None:
        """The set's run of the one with that token."""
        rows = await self._rows(sets_sql.RUN_OF, name, token)
        deals = tuple(run_deal(row) for row in rows)
        return KeptRun(deals[0].run, rows[0]["token"], deals[0].name, deals) if deals else None

    async def people(self, name: str) -> list[KeptPerson]:
        """All who play the set, in order."""
        rows = await self._rows(sets_sql.PEOPLE, name)
        return [KeptPerson(row["number"], row["name"], row["played"], row["knew"]) for row in rows]

    async def count_runs(self, name: str) -> int:
        """How many play the set."""
        return await self._value(sets_sql.COUNT, name)

    async def best(self, name: str, deal: int, most: int) -> list[RunDeal]:
        """By an index."""
        return [run_deal(row) for row in await self._rows(sets_sql.BEST, name, deal, most)]

    async def unfinished(self, name: str, deal: int, most: int) -> list[str]:
        """By an index."""
        return [row["name"] for row in await self._rows(sets_sql.UNFINISHED, name, deal, most)]

    async def keep_results(self, table: str, who: int, person: str, version: int) -> None:
        """One commit."""
        self._check_lease()
        await self._rows(results_sql.KEEP, table, who, person, version)

    async def keep_no_results(self, table: str, who: int) -> None:
        """One commit."""
        self._check_lease()
        await self._rows(results_sql.KEEP_NO_MORE, table, who)

    async def kept_through(self, table: str) -> int | None:
        """The lowest of all."""
        (row,) = await self._rows(results_sql.THROUGH, table)
        return row["through"]

    async def add_results(self, table: str, results: Sequence[Result], version: int) -> None:
        """One commit for all."""
        self._check_lease()
        rows = [(table, one.who, one.version, one.match, one.deal, one.at, one.body.decode()) for one in results]
        async with self._connection() as connection, connection.transaction():
            await connection.executemany(results_sql.ADD, rows)
            await connection.execute(results_sql.MOVE_ON, table, version)

    async def results(self, person: str, after: Kept | None, most: int) -> list[Kept]:
        """By an index."""
        last = after or BEFORE_ALL
        rows = await self._rows(results_sql.PAGE, person, last.at, last.table, last.match, last.deal, most)
        return [kept(row) for row in rows]

    async def to_count(self, person: str, most: int) -> ToCount:
        """Both as they are at one moment."""
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            results = await connection.fetch(results_sql.TO_COUNT, person, most)
            sums = await connection.fetchrow(results_sql.SUMS, person)
        return ToCount(
            0 if sums is None else sums["revision"],
            None if sums is None else sums["body"].encode(),
            [kept(row) for row in results],
        )

    async def count_results(self, person: str, found: ToCount, sums: bytes) -> bool:
        """One commit, or nothing. Who forgets the person waits for it, or makes it nothing: both come to the results first."""
        self._check_lease()
        tables, matches, deals = ([getattr(one, part) for one in found.results] for part in ("table", "match", "deal"))
        async with self._connection() as connection:
            transaction = connection.transaction()
            await transaction.start()
            counted = await connection.fetch(_COUNT, person, tables, matches, deals)
            added = await connection.fetchval(results_sql.ADD_UP, person, found.revision, sums.decode())
            whole = len(counted) == len(found.results) and added is not None
            await (transaction.commit() if whole else transaction.rollback())
        return whole

    async def keep_code(self, code: str, person: str, sealed: str, seconds: int) -> None:
        """With it what nobody has come for is gone."""
        self._check_lease()
        async with self._connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM carried WHERE expires <= clock_timestamp()")
            await connection.execute(_KEEP_CODE, code, person, sealed, seconds)

    async def take_code(self, code: str) -> str | None:
        """One statement."""
        self._check_lease()
        rows = await self._rows(f"{results_sql.TAKE_CODE}, expires > clock_timestamp() AS good", code)
        return next((row["sealed"] for row in rows if row["good"]), None)

    async def join_people(self, person: str, other: str) -> None:
        """One commit."""
        self._check_lease()
        async with self._connection() as connection, connection.transaction():
            await connection.execute(results_sql.TAKE_OVER, person, other)
            for statement in results_sql.COUNT_ANEW:
                await connection.execute(statement, person)
            await connection.execute(results_sql.KEEP_FOR, person, other)
            for statement in results_sql.FORGET:
                await connection.execute(statement, other)

    async def forget_person(self, person: str) -> None:
        """One commit. What the database keeps of deleted rows until it cleans up is its own affair."""
        self._check_lease()
        async with self._connection() as connection, connection.transaction():
            for statement in results_sql.FORGET:
                await connection.execute(statement, person)

    async def probe(self) -> None:
        """Count no time: a commit like any other."""
        self._check_lease()
        await self._rows("UPDATE running SET seconds = seconds")

    async def finish(self) -> None:
        """Commit what was asked for."""
        if self._writing is not None:
            await self._writing

    # What several servers that share the database ask

    def holds(self, table: str) -> bool:
        """Whether the table is this server's."""
        return table in self._held and self.lease.lasts

    async def owner(self, table: str) -> int | None:
        """The server that owns the table, this one from now on if nobody does; None where there is no such table. Raises
        StoreError.
        """
        try:
            held = await self._take(table)
        except Elsewhere:
            return await self._value("SELECT owner FROM tables WHERE name = $1", table)
        return None if held is None else self.lease.node

    async def nodes(self) -> set[int]:
        """The servers whose leases last. Raises StoreError."""
        return {row["id"] for row in await self._rows("SELECT id FROM nodes WHERE expires > clock_timestamp()")}

    async def owned(self, node: int, most: int) -> list[str]:
        """The newest tables of which that server was the last owner. Raises StoreError."""
        sql = "SELECT name FROM tables WHERE owner = $1 ORDER BY number DESC LIMIT $2"
        return [row["name"] for row in await self._rows(sql, node, most)]

    async def count(self) -> int:
        """How many tables there are. Raises StoreError."""
        return await self._value("SELECT count(*) FROM tables")

    async def town(self) -> str:
        """What tells this database from any other. Raises StoreError."""
        return await self._value("SELECT name FROM town")

    async def _write(self) -> None:
        """Commit what waits, and then all that came meanwhile."""
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            for job, error in await self._append_all(jobs):
                if job.done.cancelled():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)

    async def _append_all(self, jobs: list[_Append]) -> list[tuple[_Append, StoreError | None]]:
        """Tables are made one by one; the rest is one commit or, if that fails, one each, so that only the guilty one
        does.
        """
        outcomes: list[tuple[_Append, StoreError | None]] = []
        known: list[_Append] = []
        for job in jobs:
            if job.table in self._held:
                known.append(job)
            else:
                outcomes.append((job, await self._tried(self._create(job))))
        error = await self._tried(self._commit(known))
        if error is not None and len(known) > 1:
            return outcomes + [(job, await self._tried(self._commit([job]))) for job in known]
        return outcomes + [(job, error) for job in known]

    async def _tried(self, work: Awaitable[None]) -> StoreError | None:
        try:
            await work
        except StoreError as error:
            return error
        return None

    async def _create(self, job: _Append) -> None:
        if job.version != 1:
            raise StoreError(f"events not stored: table {job.table} is not this server's")
        rows = await self._rows(_CREATE, job.table, self.lease.node, list(job.bodies))
        if not rows:
            self._fenced()
        self._held[job.table] = _Held(rows[0]["number"], rows[0]["epoch"])

    async def _commit(self, jobs: list[_Append]) -> None:
        if not jobs:
            return
        new = [(self._held[job.table], job.version + i, body) for job in jobs for i, body in enumerate(job.bodies)]
        numbers = [held.number for held, _, _ in new]
        epochs = [held.epoch for held, _, _ in new]
        versions = [version for _, version, _ in new]
        bodies = [body for _, _, body in new]
        played = [of_played(job.table, job.played) for job in jobs if job.played is not None]
        async with self._connection() as connection, connection.transaction() if played else nullcontext():
            stored = await connection.fetch(_APPEND, numbers, epochs, versions, bodies, self.lease.node)
            if {row["number"] for row in stored} != set(numbers):
                self._fenced()
            if played:
                await connection.executemany(_KEEP_PLAYED, played)

    async def _take(self, table: str) -> _Held | None:
        """Own the table from now on, if nobody else does; None where there is none."""
        self._check_lease()
        if not table.isprintable():  # nor could it be stored
            return None
        rows = await self._rows(_TAKE, table, self.lease.node)
        if rows:
            held = self._held[table] = _Held(rows[0]["number"], rows[0]["epoch"])
            return held
        if await self._rows("SELECT FROM tables WHERE name = $1", table):
            raise Elsewhere(f"table {table} is another server's")
        return None

    def _check_lease(self) -> None:
        if not self.lease.lasts:
            raise StoreError("the lease on the database has ended")

    def _fenced(self) -> None:
        """Another server has taken over what was this one's, which must have been away for longer than its lease."""
        self.lease.end()
        raise StoreError("events not stored: another server has taken over")

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[asyncpg.pool.PoolConnectionProxy[asyncpg.Record]]:
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except TROUBLES as error:
            raise StoreError(f"the database does not answer: {reason(error)}") from error

    async def _rows(self, sql: str, *parameters: object) -> list[asyncpg.Record]:
        async with self._connection() as connection:
            return await connection.fetch(sql, *parameters)

    async def _value(self, sql: str, *parameters: object) -> Any:
        async with self._connection() as connection:
            return await connection.fetchval(sql, *parameters)


@asynccontextmanager
async def opened(
    address: str, lease: float, waiting: Callable[[], None] = lambda: None, reached: Reached | None = None
) -> AsyncGenerator[PostgresStore]:
    """The tables of the database, once no other server uses them, to be used for as long as the store's `lease` lasts.

    `waiting` is called where another server has them. One that says whether others are `reached` shares them with others that
    do, each table one server's. Raises StoreError, with one line for the operator.
    """
    async with pool(address) as connections, taken(connections, lease, waiting, reached) as mine:
        store = PostgresStore(connections, mine)
        making_room = asyncio.get_running_loop().create_task(history.keep_room(connections))
        try:
            yield store
        finally:
            making_room.cancel()
            await store.finish()
