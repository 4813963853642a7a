"""What the service asks of a store. Nothing here knows what an event means."""

from collections.abc import Sequence
from typing import Protocol


class StoreError(Exception):
    """The events can't be kept or read. The message is one line, for the operator."""


class FolderTaken(StoreError):
    """Another process keeps its tables there."""


class Store(Protocol):
    """An append-only list of events for each table, numbered from 1 without gaps."""

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

    async def mark_used(self, tables: Sequence[str], when: int) -> None:
        """Keep that these tables were last used at that time, in seconds since 1970."""
        ...

    async def unused_since(self, when: int, most: int) -> list[str]:
        """At most so many of the tables that nobody has used after that time, those first that are unused for longest."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing. Raises StoreError where nothing can be written now."""
        ...

    def close(self) -> None:
        """Finish what was begun and let go of the data. Nothing may be asked afterwards."""
        ...
