"""What the service asks of a store. Nothing here knows what an event means."""

from collections.abc import Sequence
from typing import Protocol


class StoreError(Exception):
    """The events can't be kept or read. The message is one line, for the operator."""


class FolderTaken(StoreError):
    """Another process keeps its tables there."""


class Store(Protocol):
    """An append-only list of events for each table, numbered from 1 without gaps. Who opens a store closes it."""

    async def append(self, table: str, version: int, bodies: Sequence[bytes]) -> None:
        """Keep `bodies` as the events `version`, `version + 1`, ... of a table, all or none.

        Returns once they would survive a power cut. Raises StoreError when they are not kept, also when
        one of the numbers is taken already.
        """
        ...

    async def read(self, table: str) -> list[bytes]:
        """All events of a table in order; none for a table that was never written."""
        ...

    async def tables(self) -> list[str]:
        """The names of all tables, the newest first."""
        ...

    async def mark_used(self, tables: Sequence[str], ran: int) -> None:
        """Count that the server has run for so many seconds more, then keep that these tables were used up to now."""
        ...

    async def unused_for(self, seconds: int, most: int) -> list[str]:
        """At most so many of the tables that nobody has used while the server ran for that time, and which are not marked as
        over; those first that are unused for longest.
        """
        ...

    async def mark_over(self, tables: Sequence[str]) -> None:
        """Keep that these tables need not be found by `unused_for` until they are used again."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing. Raises StoreError where nothing can be written now."""
        ...
