"""Whether the server can do its work: what a watchdog or a balancer is told."""

import asyncio

from forehand.service.tables import Tables
from forehand.store.base import Store, StoreError
from forehand.web.wire import Readiness

PROBED_FOR = 1.0
"""Seconds for which the store's answer holds: who asks all the time makes no more commits than that."""
PROBE_WITHIN = 2.0
"""Seconds in which the store has to answer."""


class Ready:
    """Ready are those who can store what is done, and know their tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._lock = asyncio.Lock()
        self._writes = False
        self._until = 0.0

    async def tell(self) -> Readiness:
        """How it stands now."""
        writes = await self._store_writes()
        return Readiness(writes and self._tables.ready, writes, self._tables.ready)

    async def _store_writes(self) -> bool:
        loop = asyncio.get_running_loop()
        async with self._lock:
            if loop.time() >= self._until:
                try:
                    async with asyncio.timeout(PROBE_WITHIN):
                        await self._store.probe()
                    self._writes = True
                except (StoreError, TimeoutError):
                    self._writes = False
                self._until = loop.time() + PROBED_FOR
            return self._writes
