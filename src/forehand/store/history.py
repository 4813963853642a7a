"""Old events of a PostgreSQL database: kept compressed, by one server at a time, while tables are played; and the parts in which events lie,
made ahead, and dropped once all their tables are archived.

Whatever has to wait for a lock of others waits for a moment and gives up until the next time: what comes behind it would wait, too.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import asyncpg

from forehand.store.archive import EVENTS, MOVE, OLD, RESTS, packed
from forehand.store.database import TROUBLES, reason

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    from forehand.store.database import Connection, Pool

    AnyConnection = Connection | PoolConnectionProxy[asyncpg.Record]

log = logging.getLogger("forehand")

PART = 100_000
"""Tables of a part, at most."""
AHEAD = 2
"""Parts that are made ahead."""
FEW = 0.05
"""The share of a part's tables that may still be in use where it is dropped."""
TRIES = 5
"""Times that it is tried to have a part to oneself, for the moment in which it is dropped, until the next hour."""
AGAIN = 0.5
"""Seconds from one such time to the next."""
LONG = 600.0
"""Seconds for a look at all tables of a part, for which nobody waits."""
LOOK = 600.0
"""Seconds from one look at whether they are there to the next."""
_ARCHIVING = 0x464F5247
"""The number of the lock under which one server at a time archives."""
_MAKING_ROOM = 0x464F5248
"""The same for making parts."""
_SOON = "SET LOCAL lock_timeout = '200ms'"

# Only where no part takes them: what lies in a part goes with it.
_DROP_REST = "DELETE FROM events_rest WHERE number = $1 AND version <= (SELECT archived FROM tables WHERE number = $1)"

_LAST = "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM tables_number_seq"
_BEGIN = "UPDATE parts SET began = now() WHERE began IS NULL AND first <= $1"
# The numbers left over are nobody's; the room between is for tables that are made this very moment.
_LEAVE = """
    SELECT setval('tables_number_seq', through) FROM parts, tables_number_seq
    WHERE first <= last_value AND last_value + 1000 < through AND began < now() - INTERVAL '30 days'
"""
_PAST = "SELECT first, through FROM parts WHERE through < $1 ORDER BY first"
_HOW_MANY = "SELECT count(*) AS all, count(seen) AS in_use FROM tables WHERE number BETWEEN $1 AND $2"
_IN_USE = "SELECT number, archived, seen FROM tables WHERE number BETWEEN $1 AND $2 AND seen IS NOT NULL"
# No event is dropped because it was stored by other means than the server's own.
_SEE = """
    UPDATE tables SET seen = seconds FROM running WHERE number BETWEEN $1 AND $2 AND seen IS NULL
    AND EXISTS (SELECT FROM events WHERE events.number = tables.number AND version > archived)
"""
# The offset keeps the few tables apart, each of which is looked up by the key: no reading of the whole part.
_TAKE_OVER = """
    INSERT INTO events SELECT late.* FROM tables CROSS JOIN LATERAL (
        SELECT number, version, body FROM events_{first} AS part
        WHERE part.number = tables.number AND version > tables.archived OFFSET 0
    ) AS late
    WHERE tables.number BETWEEN $1 AND $2 AND seen IS NOT NULL
"""


async def archive(connection: AnyConnection, seconds: int, most: int) -> int:
    """See `Store.archive`. Once there are no more, parts all of whose tables are archived are dropped."""
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _ARCHIVING):
        return 0
    try:
        old = await connection.fetch(OLD, seconds, most)
        for row in old:
            await _archive(connection, row["number"], row["archived"], row["seen"])
        if not old:
            await _drop_past(connection)
        return len(old)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", _ARCHIVING)


async def _archive(connection: AnyConnection, number: int, before: int, seen: int) -> None:
    """One commit, which keeps no append of the table waiting for more than itself: what is compressed before does not change."""
    events = await connection.fetch(EVENTS, number, before)
    part = await asyncio.to_thread(packed, [row["body"].encode() for row in events]) if events else b""
    through = events[-1]["version"] if events else before
    move, keep = MOVE
    async with connection.transaction():
        await connection.execute(move, number, through, before)  # locks the row, also where there is nothing to move
        if events:
            await connection.execute(keep, number, through, part)
            await connection.execute(_DROP_REST, number)
        await connection.execute(RESTS, number, seen)


async def _drop_past(connection: AnyConnection) -> None:
    """Drop the parts in which no table is made any more and all are archived. The last few that are still in use keep no part: what
    there is of them is archived as well, what comes meanwhile is taken over into the rest, and what comes later lies there.
    """
    for part in await connection.fetch(_PAST, await connection.fetchval(_LAST)):
        first, through = part["first"], part["through"]
        await connection.execute(_SEE, first, through, timeout=LONG)
        count = await connection.fetchrow(_HOW_MANY, first, through, timeout=LONG)
        if count is None or count["in_use"] > count["all"] * FEW:
            continue
        for row in await connection.fetch(_IN_USE, first, through, timeout=LONG):
            await _archive(connection, row["number"], row["archived"], row["seen"])
        if await _drop(connection, first, through):
            log.info("the events of tables %s to %s are dropped: all are archived", first, through)
        else:
            log.info("old events are being read, and are dropped another time")


async def _drop(connection: AnyConnection, first: int, through: int) -> bool:
    """Whether it was possible. All who store or read wait for it, which is for the few events to be taken over; the locks are asked for
    in the order in which most have them.
    """
    for _ in range(TRIES):
        try:
            async with connection.transaction():
                await connection.execute(_SOON)
                await connection.execute("SET LOCAL jit = off")  # to compile the statement takes longer than to run it
                await connection.execute("LOCK TABLE tables, ONLY events, events_rest IN ACCESS EXCLUSIVE MODE")
                await connection.execute(f"ALTER TABLE events DETACH PARTITION events_{first}")
                await connection.execute(_TAKE_OVER.format(first=first), first, through)
                await connection.execute(f"DROP TABLE events_{first}")
                await connection.execute("DELETE FROM parts WHERE first = $1", first)
        except (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError):
            await asyncio.sleep(AGAIN)
        else:
            return True
    return False


async def keep_room(pool: Pool) -> None:
    """Make parts ahead, again and again."""
    while True:
        try:
            async with pool.acquire() as connection:
                await make_room(connection)
        except TROUBLES as error:
            log.warning("no room could be made for events to come, trying again: %s", reason(error))
        await asyncio.sleep(LOOK)


async def make_room(connection: AnyConnection) -> None:
    """Begin a new part where the last began 30 days ago, and make those that come next. Where tables came faster than parts, theirs lie
    in the rest, and a part is made for the numbers behind them.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MAKING_ROOM)
        await connection.execute(_SOON)
        await connection.execute(_BEGIN, await connection.fetchval(_LAST))
        await connection.execute(_LEAVE)
        last = await connection.fetchval(_LAST)
        first = await connection.fetchval("SELECT max(through) + 1 FROM parts")
        if first <= last:
            first = (last // PART + 1) * PART
        while first <= last + AHEAD * PART:
            await _make(connection, first)
            first += PART


async def _make(connection: AnyConnection, first: int) -> None:
    """Made by itself and then attached, for which no append to the other parts has to wait."""
    await connection.execute(f"CREATE TABLE events_{first} (LIKE events INCLUDING ALL)")
    bounds = f"FROM ({first}) TO ({first + PART})"
    await connection.execute(f"ALTER TABLE events ATTACH PARTITION events_{first} FOR VALUES {bounds}")
    await connection.execute("INSERT INTO parts VALUES ($1, $2)", first, first + PART - 1)
