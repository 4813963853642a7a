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
from forehand.service.checking import BesideLogs, SetFault, StatisticsFault, What, faults
from forehand.store.base import StoreError
from forehand.store.copies import copy, reading
from forehand.store.sqlite import FILE, beside, format_of, logs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from forehand.store.base import Beside

Log = list[tuple[int, bytes]]

WRONG: Mapping[What, str] = {
    "gap": "cli-check-gap",
    "unreadable": "cli-check-unreadable",
    "impossible": "cli-check-impossible",
    "shuffle": "cli-check-shuffle",
    "twice": "cli-check-twice",
}
WRONG_IN_SET = {
    "set": "cli-check-set",
    "none": "cli-check-set-none",
    "deal": "cli-check-set-deal",
    "result": "cli-check-set-result",
    "stray": "cli-check-set-stray",
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
    """Print what is wrong with a file of tables and with what is kept beside them, one line each; the status is 1 where anything is."""
    try:
        with reading(file.expanduser()) as connection:
            connection.execute("BEGIN")  # all of it as it is at one moment
            format_of(connection, file)
            damage = [t("cli-check-file", file=str(file), what=what) for what in _damage(connection)]
            if damage:
                return _tell(0, damage)
            judge = Judge(beside(connection))
            for name, log in logs(connection):
                judge.look(name, log)
    except StoreError as error:
        raise Failure(str(error)) from None
    except sqlite3.Error as error:
        raise Failure(t("cli-check-file", file=str(file), what=str(error))) from None
    return judge.told()


def check_database(address: str) -> int:
    """The same with a PostgreSQL database."""
    from forehand.store import database

    async def judged() -> Judge:
        async with database.stored(address) as (found, beside):
            judge = Judge(beside)
            async for name, log in found:
                judge.look(name, log)
        return judge

    try:
        return asyncio.run(judged()).told()
    except StoreError as error:
        raise Failure(str(error)) from None


class Judge:
    """Looks at one table after the other, and at what is kept beside them."""

    def __init__(self, beside: Beside) -> None:
        self._count = 0
        self._wrong: list[str] = []
        self._beside = BesideLogs(beside, GAMES)

    def look(self, name: str, log: Log) -> None:
        """One more table."""
        self._count += 1
        found, table = faults(name, GAMES, LEVELS, log)
        self._wrong += [t(WRONG[one.what], table=name, version=str(one.version)) for one in found]
        self._wrong += map(_wrong_beside, self._beside.faults(name, table))

    def told(self) -> int:
        """The status, once what is wrong is printed."""
        return _tell(self._count, self._wrong + [_wrong_beside(one) for one in self._beside.last()])


def _wrong_beside(fault: SetFault | StatisticsFault) -> str:
    if isinstance(fault, StatisticsFault):
        return t("cli-check-statistics", table=fault.table, match=str(fault.match), deal=str(fault.deal))
    place = {"set": fault.set, "run": str(fault.run), "deal": str(fault.deal), "table": fault.table}
    return t(WRONG_IN_SET[fault.what], **place)


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
