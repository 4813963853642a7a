"""Old events of a PostgreSQL database: kept compressed, by one server at a time, while tables are played."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from forehand.store.archive import DROP, EVENTS, MOVE, OLD, RESTS, packed

if TYPE_CHECKING:
    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

    from forehand.store.database import Connection

    AnyConnection = Connection | PoolConnectionProxy[asyncpg.Record]

_ARCHIVING = 0x464F5247
"""The number of the lock under which one server at a time does it."""


async def archive(connection: AnyConnection, seconds: int, most: int) -> int:
    """See `Store.archive`."""
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _ARCHIVING):
        return 0
    try:
        old = await connection.fetch(OLD, seconds, most)
        for row in old:
            await _archive(connection, row["number"], row["archived"], row["seen"])
        return len(old)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", _ARCHIVING)


async def _archive(connection: AnyConnection, number: int, before: int, seen: int) -> None:
    """One commit, which keeps no append of the table waiting for more than itself: what is compressed before does not change."""
    events = await connection.fetch(EVENTS, number, before)
    if not events:
        await connection.execute(RESTS, number, seen)
        return
    through = events[-1]["version"]
    part = await asyncio.to_thread(packed, [row["body"].encode() for row in events])
    move, keep = MOVE
    async with connection.transaction():
        await connection.execute(move, number, through, before)
        await connection.execute(keep, number, through, part)
        await connection.execute(DROP, number)
        await connection.execute(RESTS, number, seen)
