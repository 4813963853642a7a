"""The archive: the events of tables that nobody has used for long, compressed. A table is read from it as it was, to the byte, and goes
on from there.

A part of a table's log is one row; the table tells through which event it is archived. Statements are in the words that every database
understands: parameters are $1, $2, ...
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from forehand.store.base import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

READ = """
    SELECT through AS version, NULL AS body, packed FROM archive WHERE number = $1
    UNION ALL
    SELECT version, body, NULL AS packed FROM events
    WHERE number = $1 AND version > (SELECT archived FROM tables WHERE number = $1)
    ORDER BY version
"""
"""Table's number. Both in one statement, and so as they are at one moment."""
READ_ALL = "SELECT version, body, NULL AS packed FROM events WHERE number = $1 ORDER BY version"
"""The same in what was written before there was an archive."""
OLD = """
    SELECT number, archived, seen FROM tables WHERE seen <= (SELECT seconds FROM running) - $1 ORDER BY seen LIMIT $2
"""
"""Seconds, most."""
EVENTS = "SELECT version, body FROM events WHERE number = $1 AND version > $2 ORDER BY version"
"""Table's number, through."""
MOVE = (
    "UPDATE tables SET archived = $2 WHERE number = $1 AND archived = $3",
    "INSERT INTO archive SELECT number, $2, $3 FROM tables WHERE number = $1 AND archived = $2",
)
"""Table's number and through; then through before, or packed. The first locks the table's row: an append waits, and then finds how far the archive goes."""
DROP = "DELETE FROM events WHERE number = $1 AND version <= (SELECT archived FROM tables WHERE number = $1)"
"""Table's number."""
RESTS = """
    UPDATE tables SET seen = NULL WHERE number = $1 AND seen = $2
    AND NOT EXISTS (SELECT 1 FROM events WHERE events.number = $1 AND version > archived)
"""
"""Table's number, when it was seen last: it does not rest if somebody was there meanwhile. Its row has to be locked."""

Row = tuple[int, bytes | None, bytes | None]
"""The version, and the event, or the archived ones through it."""


UNREADABLE = [(1, b"")]
"""The log of a table whose archive is damaged, for those who look for faults: its first event is none."""


def packed(bodies: Sequence[bytes]) -> bytes:
    """Events, each of which is a line, compressed. Raises StoreError where they would not come back as they are."""
    made = zlib.compress(b"\n".join(bodies), 9)
    if unpacked(made) != list(bodies):
        raise StoreError("events not archived: they would not come back as they are")
    return made


def unpacked(part: bytes) -> list[bytes]:
    """The events again. Raises StoreError for what was damaged."""
    try:
        return zlib.decompress(part).split(b"\n")
    except zlib.error as error:
        raise StoreError(f"a part of the archive can't be read: {error}") from error


def log_of(rows: Iterable[Row]) -> list[tuple[int, bytes]]:
    """The versions and events of a table, whose rows are those of `READ`. Raises StoreError for a damaged archive."""
    log: list[tuple[int, bytes]] = []
    for version, body, part in rows:
        if part is None:
            log.append((version, body or b""))
        else:
            bodies = unpacked(part)
            log += zip(range(version - len(bodies) + 1, version + 1), bodies, strict=True)
    return log
