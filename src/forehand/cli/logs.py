"""The log, as text for people or as JSON for machines. It never holds a card, a token or a name.

An exception's message may name what is secret, so of one that is not made for operators the type and the places are all
that is written.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

from forehand.service.faults import places
from forehand.store.base import StoreError
from forehand.web.house import HouseError

if TYPE_CHECKING:
    from types import TracebackType

FOR_OPERATORS = (StoreError, HouseError, OSError)
"""Exceptions whose messages tell of files, disks and connections alone."""
Kind = Literal["text", "json"]


def begin(kind: Kind) -> None:
    """Log to standard error, where a terminal, a service manager or a file picks it up."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    # Who sends nonsense gets an answer to it; a line for each would let strangers fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class Lines(logging.Formatter):
    """A line for each record, and the places of its exception below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatException(  # noqa: N802 (the base's name)
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        """The places of an exception and those that it came from, without what only a developer may see."""
        error = ei[1]
        return "" if error is None else "\n".join(told(each) for each in reversed(chain(error)))


class JsonLines(Lines):
    """A JSON object for each record, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """`time` (UTC), `level`, `logger`, `message`, and `error` where there is one."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def chain(error: BaseException) -> list[BaseException]:
    """The exception and those that it came from."""
    found: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in found:
        found.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return found


def told(error: BaseException) -> str:
    """One exception: where, and what it is."""
    message = f": {error}" if isinstance(error, FOR_OPERATORS) else ""
    return places(error) + message
