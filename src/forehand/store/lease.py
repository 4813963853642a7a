"""A server's right to use a shared database: a lease that it renews, and that ends by itself where the server does not.

One that can speak with others shares the right with them, and each table is one server's; else there is one server at a time.

Only the database's clock decides when a lease ends. The server counts by its own, from before it asked, so that it never takes
for lasting what has ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from forehand.store.base import StoreError
from forehand.store.database import TROUBLES, reason

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from forehand.store.database import Pool

log = logging.getLogger("forehand")

RENEWALS = 5
"""In the time for which a lease lasts it is renewed so often, and a waiting server asks so often whether it is its turn."""
# No lock on the leases themselves: nobody's renewal waits for a server that asks for one and, it may be, is frozen meanwhile.
_ONE_AT_A_TIME = f"SELECT pg_advisory_xact_lock({0x464F5246})"
_JOIN = """
    INSERT INTO nodes (expires, shares, reached)
    SELECT clock_timestamp() + $1, $2, $2 WHERE NOT EXISTS (SELECT FROM nodes WHERE NOT (shares AND $2))
    RETURNING id
"""
_RENEW = """
    UPDATE nodes SET expires = clock_timestamp() + $2, reached = $3 WHERE id = $1 AND expires > clock_timestamp()
    RETURNING EXISTS (SELECT FROM nodes AS other WHERE other.id <> $1 AND other.reached AND other.expires > clock_timestamp())
"""

Reached = Callable[[], bool]
"""Whether this server can speak with the others now."""


class Lease:
    """Made by `taken`."""

    def __init__(self, pool: Pool, node: int, seconds: float, asked: float, reached: Reached | None) -> None:
        self.node = node
        """This server among all that there ever were: one that has lost its lease comes back as another."""
        self.ended = asyncio.Event()
        self._pool = pool
        self._seconds = seconds
        self._until = asked + seconds
        self._reached = reached
        self._alone: float | None = None
        """Since when the others can speak with each other, and this one can't with them."""

    @property
    def lasts(self) -> bool:
        """Whether it has not ended yet, as far as this server can know."""
        if time.monotonic() >= self._until:
            self.end()
        return not self.ended.is_set()

    @property
    def cut_off(self) -> bool:
        """Whether the others can speak with each other and this server can't, so that it is about to let its tables go."""
        return self._alone is not None

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
        reached = self._reached is not None and self._reached()
        try:
            others_speak = await self._pool.fetchval(
                _RENEW, self.node, timedelta(seconds=self._seconds), reached, timeout=self._until - asked
            )
        except TROUBLES as error:
            log.warning("the lease on the database is not renewed, trying again: %s", reason(error))
            return
        if others_speak is None:
            self.end()
            return
        self._until = asked + self._seconds
        self._check_company(asked, cut_off=others_speak and not reached)

    def _check_company(self, now: float, *, cut_off: bool) -> None:
        """Whom the others can't reach lets its tables go to them, unless that passes within the time of a lease. Where nobody can
        be reached by anybody, each keeps what it has.
        """
        if not cut_off:
            self._alone = None
        elif self._alone is None:
            self._alone = now
        elif now - self._alone >= self._seconds:
            log.warning(
                "the other servers have not been reached for the time of a lease, and they can reach each other"
            )
            self.end()


@asynccontextmanager
async def taken(
    pool: Pool, seconds: float, waiting: Callable[[], None], reached: Reached | None = None
) -> AsyncGenerator[Lease]:
    """The lease, once no other server has one, or none but those that share it as this one does if it says whether the others
    are `reached`; `waiting` is called where it has to wait. Given back at the end. Raises StoreError.
    """
    lease = await _take(pool, seconds, reached)
    if lease is None:
        waiting()
    while lease is None:
        await asyncio.sleep(seconds / RENEWALS)
        try:
            lease = await _take(pool, seconds, reached)
        except StoreError as error:
            log.warning("%s; trying again", error)
    renewing = asyncio.get_running_loop().create_task(lease.renew())
    try:
        yield lease
    finally:
        renewing.cancel()
        with suppress(*TROUBLES):  # it ends by itself
            await pool.execute("DELETE FROM nodes WHERE id = $1", lease.node)


async def _take(pool: Pool, seconds: float, reached: Reached | None) -> Lease | None:
    try:
        async with pool.acquire(timeout=seconds) as connection, connection.transaction():
            await connection.execute(_ONE_AT_A_TIME)
            asked = time.monotonic()  # not while the connection was made, or another asked
            await connection.execute("DELETE FROM nodes WHERE expires <= clock_timestamp()")
            node = await connection.fetchval(_JOIN, timedelta(seconds=seconds), reached is not None)
    except TROUBLES as error:
        raise StoreError(f"the database does not answer: {reason(error)}") from error
    return None if node is None else Lease(pool, node, seconds, asked, reached)
