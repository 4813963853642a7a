"""A server's right to use a shared database: a lease that it renews, and that ends by itself where the server does not.

Only the database's clock decides when a lease ends. The server counts by its own, from before it asked, so that it never takes
for lasting what has ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from forehand.store.base import StoreError
from forehand.store.database import TROUBLES, reason

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from forehand.store.database import Pool

log = logging.getLogger("forehand")

RENEWALS = 5
"""In the time for which a lease lasts it is renewed so often, and a waiting server asks so often whether it is its turn."""
# No lock on the leases themselves: nobody's renewal waits for a server that asks for one and, it may be, is frozen meanwhile.
_ONE_AT_A_TIME = f"SELECT pg_advisory_xact_lock({0x464F5246})"
_JOIN = """
    INSERT INTO nodes (expires) SELECT clock_timestamp() + $1 WHERE NOT EXISTS (SELECT FROM nodes) RETURNING id
"""
_RENEW = """
    UPDATE nodes SET expires = clock_timestamp() + $2 WHERE id = $1 AND expires > clock_timestamp() RETURNING id
"""


class Lease:
    """Made by `taken`."""

    def __init__(self, pool: Pool, node: int, seconds: float, asked: float) -> None:
        self.node = node
        """This server among all that there ever were: one that has lost its lease comes back as another."""
        self.ended = asyncio.Event()
        self._pool = pool
        self._seconds = seconds
        self._until = asked + seconds

    @property
    def lasts(self) -> bool:
        """Whether it has not ended yet, as far as this server can know."""
        if time.monotonic() >= self._until:
            self.end()
        return not self.ended.is_set()

    def end(self) -> None:
        """Take it for lost."""
        if not self.ended.is_set():
            log.warning("the lease on the database has ended; the tables are let go")
            self.ended.set()

    async def renew(self) -> None:
        """Renew it again and again, until it is lost."""
        while self.lasts:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), self._seconds / RENEWALS)
            if self.lasts:
                await self._renew()

    async def _renew(self) -> None:
        asked = time.monotonic()
        try:
            kept = await self._pool.fetchval(
                _RENEW, self.node, timedelta(seconds=self._seconds), timeout=self._until - asked
            )
        except TROUBLES as error:
            log.warning("the lease on the database is not renewed, trying again: %s", reason(error))
            return
        if kept is None:
            self.end()
        else:
            self._until = asked + self._seconds


@asynccontextmanager
async def taken(pool: Pool, seconds: float, waiting: Callable[[], None]) -> AsyncGenerator[Lease]:
    """The lease, once no other server has one; `waiting` is called where one has. Given back at the end. Raises StoreError."""
    lease = await _take(pool, seconds)
    if lease is None:
        waiting()
    while lease is None:
        await asyncio.sleep(seconds / RENEWALS)
        try:
            lease = await _take(pool, seconds)
        except StoreError as error:
            log.warning("%s; trying again", error)
    renewing = asyncio.get_running_loop().create_task(lease.renew())
    try:
        yield lease
    finally:
        renewing.cancel()
        with suppress(*TROUBLES):  # it ends by itself
            await pool.execute("DELETE FROM nodes WHERE id = $1", lease.node)


async def _take(pool: Pool, seconds: float) -> Lease | None:
    try:
        async with pool.acquire(timeout=seconds) as connection, connection.transaction():
            await connection.execute(_ONE_AT_A_TIME)
            asked = time.monotonic()  # not while the connection was made, or another asked
            await connection.execute("DELETE FROM nodes WHERE expires <= clock_timestamp()")
            node = await connection.fetchval(_JOIN, timedelta(seconds=seconds))
    except TROUBLES as error:
        raise StoreError(f"the database does not answer: {reason(error)}") from error
    return None if node is None else Lease(pool, node, seconds, asked)
