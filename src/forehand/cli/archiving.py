"""`forehand archive`: what nobody has visited for long is kept compressed, at once."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from forehand.cli.failure import Failure
from forehand.cli.output import say
from forehand.locale import t
from forehand.service.tables import DAY, MOST_ARCHIVED
from forehand.store.base import StoreError
from forehand.store.sqlite import FILE, open_store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


def archive_folder(data: Path, days: int) -> int:
    """The tables of a folder, whose file gives back the room."""
    data = data.expanduser()

    async def work() -> int:
        with closing(open_store(data)) as store:
            count = 0
            while some := await store.archive(days * DAY, MOST_ARCHIVED):
                count += some
            if count:
                await store.shrink()
            return count

    if not (data / FILE).is_file():
        raise Failure(t("cli-archive-nothing", file=str(data / FILE)))
    return _told(work)


def archive_database(address: str, days: int) -> int:
    """The tables of a database, while servers use it."""
    from forehand.store import database, history

    async def work() -> int:
        async with database.pool(address) as pool, pool.acquire() as connection:
            count = 0
            while some := await history.archive(connection, days * DAY, MOST_ARCHIVED):
                count += some
            return count

    return _told(work)


def _told(work: Callable[[], Coroutine[Any, Any, int]]) -> int:
    try:
        count = asyncio.run(work())
    except StoreError as error:
        raise Failure(str(error)) from None
    say(t("cli-archive-done", tables=count))
    return 0
