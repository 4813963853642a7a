"""A PostgreSQL database: reached, brought up to date, and its troubles told in one line."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from typing import TYPE_CHECKING

import asyncpg

from forehand.store import results as results_sql
from forehand.store import sets as sets_sql
from forehand.store.address import fault_of, shown
from forehand.store.archive import READ, READ_ALL, UNREADABLE, log_of
from forehand.store.base import Beside, Kept, KeptPlay, KeptSet, RunDeal, StoreError

TROUBLES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""What asyncpg raises where the database refuses, is gone or does not answer."""
PATIENCE = 5.0
"""Seconds in which it has to answer."""
MOST_CONNECTIONS = 8
_MIGRATING = 0x464F5245
"""The number of the lock under which one server at a time brings the database up to date."""

# How connections are made and what a transaction is answered with, whatever the database's owner has set: a commit that
# is answered survives a power cut.
_DURABLE = {"synchronous_commit": "on", "default_transaction_isolation": "read committed"}

if TYPE_CHECKING:  # at run time they take no parameters
    Pool = asyncpg.Pool[asyncpg.Record]
    Connection = asyncpg.Connection[asyncpg.Record]


@asynccontextmanager
async def pool(address: str) -> AsyncGenerator[Pool]:
    """Connections to the database, up to date. Raises StoreError where it can't be reached or is of a newer version."""
    async with connected(address) as first:
        await _migrate(first, shown(address))
    made = asyncpg.create_pool(
        address,
        min_size=0,
        max_size=MOST_CONNECTIONS,
        timeout=PATIENCE,
        command_timeout=PATIENCE,
        server_settings=_DURABLE,
    )
    try:
        await made
        yield made
    finally:
        made.terminate()


@asynccontextmanager
async def connected(address: str) -> AsyncGenerator[Connection]:
    """One connection. Raises StoreError, also for what is asked of it."""
    if fault_of(address):
        raise StoreError("the database's address can't be used")  # in words that tell nothing of it
    try:
        connection = await asyncpg.connect(address, timeout=PATIENCE, server_settings=_DURABLE)
        try:
            yield connection
        finally:
            connection.terminate()
    except (*TROUBLES, ValueError, OverflowError) as error:  # an address that can't be one, or has no such port
        raise StoreError(f"the database {shown(address)} can't be used: {reason(error)}") from error


Logs = AsyncGenerator[tuple[str, list[tuple[int, bytes]]]]


@asynccontextmanager
async def stored(address: str) -> AsyncGenerator[tuple[Logs, Beside]]:
    """Each table with its versions and events in order, and what is kept beside them, all as they are at one moment; a server may
    be writing. Raises StoreError.
    """
    async with connected(address) as connection:
        if not await check_format(connection, shown(address)):
            raise StoreError(f"the database {shown(address)} has no tables of Forehand")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            # Before the moment is taken: no part of the events that are looked at then is dropped before the end.
            await connection.execute("LOCK TABLE events IN ACCESS SHARE MODE")
            yield _logs(connection), await _beside(connection)


async def _logs(connection: Connection) -> Logs:
    has_archive = await connection.fetchval("SELECT to_regclass('archive') IS NOT NULL")
    async for table in connection.cursor("SELECT number, name FROM tables ORDER BY number"):
        rows = await connection.fetch(READ if has_archive else READ_ALL, table["number"])
        try:
            log = log_in(rows)
        except StoreError:
            log = UNREADABLE
        yield table["name"], log


async def _beside(connection: Connection) -> Beside:
    """Of an earlier format, which is brought up to date first, nothing."""
    if await connection.fetchval("SELECT number FROM format") != len(_migrations()):
        return Beside([], [], [])
    sets = await connection.fetch(sets_sql.ALL)
    plays = await connection.fetch(sets_sql.PLAYS)
    results = await connection.fetch(results_sql.ALL)
    return Beside(
        [found for row in sets if (found := kept_set([row]))],
        [KeptPlay(row["in_set"], row["token"], run_deal(row)) for row in plays],
        [kept(row) for row in results],
    )


def log_in(rows: Sequence[asyncpg.Record]) -> list[tuple[int, bytes]]:
    """The versions and events of a table, whose rows are those of `READ`. Raises StoreError for a damaged archive."""
    return log_of((row["version"], row["body"] and row["body"].encode(), row["packed"]) for row in rows)


def kept_set(rows: Sequence[asyncpg.Record]) -> KeptSet | None:
    """The set of the first row."""
    for row in rows:
        body = row["body"].encode()
        of_match = row["of_table"], row["of_match"]
        return KeptSet(row["name"], row["game"], row["day"], row["closes"], body, row["closed"], *of_match)
    return None


def kept(row: asyncpg.Record) -> Kept:
    """The result of a row."""
    return Kept(row["name"], row["match"], row["deal"], row["at"], row["body"].encode())


def run_deal(row: asyncpg.Record) -> RunDeal:
    """The deal of a row."""
    result = None if row["result"] is None else row["result"].encode()
    return RunDeal(row["run"], row["name"], row["deal"], row["at_table"], row["points"], result, row["knew"])


async def check_format(connection: Connection, where: str) -> int:
    """The format in which the database is written; 0 for an empty one. Raises StoreError for one that only a newer version
    knows.
    """
    if await connection.fetchval("SELECT to_regclass('format')") is None:
        return 0
    seen: int = await connection.fetchval("SELECT number FROM format")
    if seen > len(_migrations()):
        raise StoreError(f"the database {where} was written by a newer version of Forehand (its format is {seen})")
    return seen


async def _migrate(connection: Connection, where: str) -> None:
    """Run the numbered scripts that the database has not seen, all or none."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        seen = await check_format(connection, where)
        if not seen:
            await connection.execute("CREATE TABLE format (number INTEGER NOT NULL); INSERT INTO format VALUES (0)")
        for script in _migrations()[seen:]:
            await connection.execute(script)
        await connection.execute("UPDATE format SET number = $1 WHERE number <> $1", len(_migrations()))


def _migrations() -> list[str]:
    """The scripts in order. Their names start with 0001, 0002, ... without gaps."""
    folder = resources.files("forehand.store") / "migrations" / "postgres"
    return [script.read_text("utf-8") for script in sorted(folder.iterdir(), key=lambda file: file.name)]


def reason(error: BaseException) -> str:
    """Why, in one line. The details that PostgreSQL tells of a row are left out: they have what is in it."""
    return " ".join(str(error).partition("\nDETAIL:")[0].split()) or "it does not answer in time"
