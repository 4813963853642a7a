"""Whether the server can do its work, for the watchdogs that ask."""

import asyncio
from typing import TYPE_CHECKING

from msgspec import UNSET

from forehand.service.tables import Tables
from forehand.store.base import Store, StoreError
from forehand.web.wire import Readiness

if TYPE_CHECKING:  # what these need is not everywhere
    from forehand.bus.nats import Bus
    from forehand.store.lease import Lease

PROBED_FOR = 1.0
"""Seconds for which an answer of the store and of NATS holds: who asks all the time makes no more commits than that."""
PROBE_WITHIN = 2.0
"""Seconds in which both have to answer."""


class Ready:
    """Ready are those who can store what is done, know their tables, and are not the only ones whom the others can't reach."""

    def __init__(self, store: Store, tables: Tables, bus: "Bus | None" = None, lease: "Lease | None" = None) -> None:
        self._store = store
        self._tables = tables
        self._bus = bus
        self._lease = lease
        self._lock = asyncio.Lock()
        self._writes = self._answers = False
        self._until = 0.0

    async def tell(self) -> Readiness:
        """How it stands now."""
        await self._probe()
        cut_off = self._bus is not None and not self._answers and self._lease is not None and self._lease.cut_off
        ok = self._writes and self._tables.ready and not cut_off
        return Readiness(ok, self._writes, self._tables.ready, UNSET if self._bus is None else self._answers)

    async def _probe(self) -> None:
        loop = asyncio.get_running_loop()
        async with self._lock:
            if loop.time() >= self._until:
                self._writes, self._answers = await asyncio.gather(self._store_writes(), self._bus_answers())
                self._until = loop.time() + PROBED_FOR

    async def _store_writes(self) -> bool:
        try:
            async with asyncio.timeout(PROBE_WITHIN):
                await self._store.probe()
        except (StoreError, TimeoutError):
            return False
        return True

    async def _bus_answers(self) -> bool:
        return self._bus is not None and await self._bus.answers(PROBE_WITHIN)
