"""`forehand backup` and `check`: a copy of the tables while they are played, and whether a file of tables is whole."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from forehand.bots import LEVELS
from forehand.cli.failure import Failure
from forehand.cli.output import say
from forehand.games import GAMES
from forehand.locale import t
from forehand.service.checking import What, faults
from forehand.store.base import StoreError
from forehand.store.copies import copy, reading
from forehand.store.sqlite import FILE, format_of, logs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Log = list[tuple[int, bytes]]

WRONG: Mapping[What, str] = {
    "gap": "cli-check-gap",
    "unreadable": "cli-check-unreadable",
    "impossible": "cli-check-impossible",
    "shuffle": "cli-check-shuffle",
    "twice": "cli-check-twice",
}


def backup(target: Path, data: Path) -> int:
    """Copy the tables of the data folder to a new file."""
    target = target.expanduser()
    if target.exists():
        raise Failure(t("cli-backup-exists", file=str(target)))
    try:
        copy(data.expanduser() / FILE, target)
    except StoreError as error:
        raise Failure(str(error)) from None
    say(t("cli-backup-done", file=str(target)))
    return 0


def check(file: Path) -> int:
    """Print what is wrong with a file of tables, one line each; the status is 1 where anything is."""
    try:
        with reading(file.expanduser()) as connection:
            connection.execute("BEGIN")  # all of it as it is at one moment
            format_of(connection, file)
            damage = [t("cli-check-file", what=what) for what in _damage(connection)]
            count, wrong = (0, damage) if damage else _judged(logs(connection))
    except StoreError as error:
        raise Failure(str(error)) from None
    except sqlite3.Error as error:
        raise Failure(t("cli-check-file", what=str(error))) from None
    return _tell(count, wrong)


def check_database(address: str) -> int:
    """The same with a PostgreSQL database."""
    from forehand.store import database

    async def judge() -> tuple[int, list[str]]:
        count, wrong = 0, list[str]()
        async for name, log in database.logs(address):
            one, more = _judged([(name, log)])
            count += one
            wrong += more
        return count, wrong

    try:
        count, wrong = asyncio.run(judge())
    except StoreError as error:
        raise Failure(str(error)) from None
    return _tell(count, wrong)


def _judged(found: Iterable[tuple[str, Log]]) -> tuple[int, list[str]]:
    """How many tables there are, and what is wrong with them."""
    count, wrong = 0, list[str]()
    for name, log in found:
        count += 1
        wrong += [t(WRONG[one.what], table=name, version=str(one.version)) for one in faults(name, GAMES, LEVELS, log)]
    return count, wrong


def _tell(count: int, wrong: list[str]) -> int:
    for line in wrong:
        say(line)
    if wrong:
        return 1
    say(t("cli-check-well", tables=count))
    return 0


def _damage(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds: pages that don't fit, rows that lack their table."""
    pages = [text for (text,) in connection.execute("PRAGMA integrity_check(20)") if text != "ok"]
    return pages + [f"foreign key: {row[:2]}" for row in connection.execute("PRAGMA foreign_key_check")]
