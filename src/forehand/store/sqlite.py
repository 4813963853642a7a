"""The embedded store: one SQLite file, one writer thread, many appends to a commit.

Every commit is synced to the disk (WAL, synchronous=FULL). That costs little because all appends that
arrive while one commit is under way share the next one.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import resources
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, TypeVar

from forehand.store import archive as archive_sql
from forehand.store import results as results_sql
from forehand.store import sets as sets_sql
from forehand.store.archive import log_of, packed
from forehand.store.base import (
    BEFORE_ALL,
    Beside,
    FolderTaken,
    Kept,
    KeptPerson,
    KeptPlay,
    KeptRun,
    KeptSet,
    PlayedDeal,
    Result,
    RunDeal,
    StoreError,
    ToCount,
)
from forehand.store.copies import copy
from forehand.store.sets import of_played

FILE = "forehand.sqlite3"
LOCK = "forehand.lock"

_APART = 0.008
"""Seconds from one commit to the next, at least. A lone act is committed at once; under load, where each commit
costs more CPU than many events, more of them share one."""
_ROWS = 100
"""Rows of one statement."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class _Append:
    table: str
    version: int
    bodies: tuple[bytes, ...]
    played: PlayedDeal | None
    done: "asyncio.Future[None]"


@dataclass(frozen=True, slots=True)
class _Ask:
    ask: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


_Job = _Append | _Ask
_Outcome = tuple["asyncio.Future[Any]", object]


class SqliteStore:
    """See `Store`. Made by `open_store`; used from one event loop."""

    def __init__(self, connection: sqlite3.Connection, lock: IO[bytes]) -> None:
        self._connection = connection
        self._lock = lock
        self._numbers: dict[str, int] = dict(connection.execute("SELECT name, number FROM tables"))
        self._gathered: list[_Job] = []
        self._handed_over = 0.0
        self._jobs: SimpleQueue[list[_Job]] = SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._work, name="forehand-store", daemon=True)
        self._writer.start()

    async def append(self, table: str, version: int, bodies: Sequence[bytes], played: PlayedDeal | None = None) -> None:
        """Wait for the commit that holds these events."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Append(table, version, tuple(bodies), played, done))
        await done

    async def read(self, table: str) -> list[bytes]:
        """All events of a table in order."""
        number = self._numbers.get(table)
        return (
            []
            if number is None
            else await self._ask(lambda connection: [body for _, body in log_in(connection, number)])
        )

    look = read
    """No other server has tables here."""

    async def tables(self) -> list[str]:
        """The names of all tables, the newest first."""
        return [name for (name,) in await self._ask(_rows("SELECT name FROM tables ORDER BY number DESC"))]

    async def mark_used(self, tables: Sequence[str], ran: int) -> None:
        """One commit for both."""
        now = "(SELECT seconds FROM running)"
        await self._write(
            ("UPDATE running SET seconds = seconds + ?", [(ran,)]),
            (f"UPDATE tables SET used = {now}, seen = {now} WHERE name = ?", [(name,) for name in tables]),  # noqa: S608 (from above)
        )

    async def unused_for(self, seconds: int, most: int) -> list[str]:
        """Those unused for longest first."""
        sql = "SELECT name FROM tables WHERE used <= (SELECT seconds FROM running) - ? ORDER BY used LIMIT ?"
        return [name for (name,) in await self._ask(_rows(sql, seconds, most))]

    async def mark_over(self, tables: Sequence[str]) -> None:
        """Without a time of use they are not found."""
        await self._write(("UPDATE tables SET used = NULL WHERE name = ?", [(name,) for name in tables]))

    async def archive(self, seconds: int, most: int) -> int:
        """One commit for each. They are compressed in another thread, and what is asked meanwhile waits for none of it."""
        old = await self._ask(_rows(_here(archive_sql.OLD), seconds, most))
        for number, before, seen in old:
            events = await self._ask(_rows(_here(archive_sql.EVENTS), number, before))
            rests = (_here(archive_sql.RESTS), [(number, seen)])
            if events:
                through = events[-1][0]
                part = await asyncio.to_thread(packed, [body.encode() for _, body in events])
                move, keep = map(_here, archive_sql.MOVE)
                await self._write(
                    (move, [(number, through, before)]),
                    (keep, [(number, through, part)]),
                    (_here(archive_sql.DROP), [(number,)]),
                    rests,
                )
            else:
                await self._write(rests)
        return len(old)

    async def shrink(self) -> None:
        """Give the file's free room back. It is written anew as a whole, and nothing else is done meanwhile."""
        await self._ask(lambda connection: connection.execute("VACUUM"))
        await self._ask(_without_log)

    async def keep_set(self, new: KeptSet) -> KeptSet:
        """The first of a day is kept."""
        sql = (
            "INSERT INTO sets (name, game, day, closes, body, of_table, of_match) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, day) DO NOTHING"
        )
        row = (new.name, new.game, new.day, new.closes, new.body.decode(), new.of_table, new.of_match)
        await self._write((sql, [row]))
        kept = await (self.find_set(new.name) if new.day is None else self.set_of_day(new.game, new.day))
        if kept is None:
            raise StoreError(f"set {new.name} not stored")
        return kept

    async def find_set(self, name: str) -> KeptSet | None:
        """The set of that name."""
        return _kept_set(await self._ask(_rows(f"{sets_sql.ALL} WHERE name = ?", name)))

    async def set_of_day(self, game: str, day: str) -> KeptSet | None:
        """The game's set of that day."""
        return _kept_set(await self._ask(_rows(f"{sets_sql.ALL} WHERE game = ? AND day = ?", game, day)))

    async def close_set(self, name: str) -> None:
        """One commit."""
        await self._write(("UPDATE sets SET closed = 1 WHERE name = ?", [(name,)]))

    async def add_run(
        self, name: str, token: str, person: str, deals: int, *, knew: bool = False, after: int | None = None
    ) -> int | None:
        """One after those that there are."""

        def add(connection: sqlite3.Connection) -> int | None:
            with _transaction(connection):
                added = connection.execute(_ADD_RUN, (token, person, knew, name, after)).fetchone()
                if added is None:
                    return None
                rows = [(*added, deal) for deal in range(1, deals + 1)]
                connection.executemany("INSERT INTO run_deals (in_set, run, deal) VALUES (?, ?, ?)", rows)
                return added[1]

        return await self._ask(add)

    async def play_alike(self, name: str, tokens: Sequence[str]) -> bool:
        """One after the other, by an index."""
        sql = _here(sets_sql.PLAY_ALIKE)
        return await self._ask(lambda connection: any(_rows(sql, name, token)(connection) for token in tokens))

    async def find_out(self, name: str, token: str, person: str) -> None:
        """One commit."""
        await self._write((_here(sets_sql.FIND_OUT), [(name, token, person)]))

    async def begin_deal(self, name: str, run: int, deal: int, table: str) -> str | None:
        """In one statement, so that the first is kept."""
        sql = f"UPDATE run_deals SET at_table = coalesce(at_table, ?4) {_OPEN} RETURNING at_table"  # noqa: S608 (from above)
        rows = await self._ask(_rows(sql, name, run, deal, table))
        return rows[0][0] if rows else None

    async def keep_played(self, table: str, played: PlayedDeal) -> None:
        """One commit."""
        await self._write((_KEEP_PLAYED, [of_played(table, played)]))

    async def run_of(self, name: str, token: str) -> KeptRun | None:
        """The set's run of the one with that token."""
        rows = await self._ask(_rows(_here(sets_sql.RUN_OF), name, token))
        deals = tuple(_run_deal(deal) for _, *deal in rows)
        return KeptRun(deals[0].run, rows[0][0], deals[0].name, deals) if deals else None

    async def people(self, name: str) -> list[KeptPerson]:
        """All who play the set, in order."""
        rows = await self._ask(_rows(_here(sets_sql.PEOPLE), name))
        return [KeptPerson(number, person, played, bool(knew)) for number, person, played, knew in rows]

    async def count_runs(self, name: str) -> int:
        """How many play the set."""
        ((count,),) = await self._ask(_rows(_here(sets_sql.COUNT), name))
        return count

    async def best(self, name: str, deal: int, most: int) -> list[RunDeal]:
        """By an index."""
        return [_run_deal(row) for row in await self._ask(_rows(_here(sets_sql.BEST), name, deal, most))]

    async def unfinished(self, name: str, deal: int, most: int) -> list[str]:
        """By an index."""
        return [person for (person,) in await self._ask(_rows(_here(sets_sql.UNFINISHED), name, deal, most))]

    async def keep_results(self, table: str, who: int, person: str, version: int) -> None:
        """One commit."""
        await self._write((_here(results_sql.KEEP), [(table, who, person, version)]))

    async def keep_no_results(self, table: str, who: int) -> None:
        """One commit."""
        await self._write((_here(results_sql.KEEP_NO_MORE), [(table, who)]))

    async def kept_through(self, table: str) -> int | None:
        """The lowest of all."""
        ((through,),) = await self._ask(_rows(_here(results_sql.THROUGH), table))
        return through

    async def add_results(self, table: str, results: Sequence[Result], version: int) -> None:
        """One commit for all."""
        rows = [(table, one.who, one.version, one.match, one.deal, one.at, one.body.decode()) for one in results]
        await self._write((_here(results_sql.ADD), rows), (_here(results_sql.MOVE_ON), [(table, version)]))

    async def results(self, person: str, after: Kept | None, most: int) -> list[Kept]:
        """By an index."""
        last = after or BEFORE_ALL
        rows = _rows(_here(results_sql.PAGE), person, last.at, last.table, last.match, last.deal, most)
        return [_kept(row) for row in await self._ask(rows)]

    async def to_count(self, person: str, most: int) -> ToCount:
        """Both as they are at one moment."""

        def find(connection: sqlite3.Connection) -> ToCount:
            results = _rows(_here(results_sql.TO_COUNT), person, most)(connection)
            sums = connection.execute(_here(results_sql.SUMS), (person,)).fetchone()
            revision, body = sums or (0, None)
            return ToCount(revision, None if body is None else body.encode(), [_kept(row) for row in results])

        return await self._ask(find)

    async def count_results(self, person: str, found: ToCount, sums: bytes) -> bool:
        """One commit, or nothing."""
        keys = [(person, one.table, one.match, one.deal) for one in found.results]

        def count(connection: sqlite3.Connection) -> bool:
            with suppress(_Undone), _transaction(connection):
                counted = connection.executemany(_here(results_sql.COUNT), keys).rowcount
                added = connection.execute(
                    _here(results_sql.ADD_UP), (person, found.revision, sums.decode())
                ).fetchone()
                if counted != len(keys) or added is None:
                    raise _Undone
                return True
            return False

        return await self._ask(count)

    async def keep_code(self, code: str, person: str, sealed: str, seconds: int) -> None:
        """With it what nobody has come for is gone."""
        await self._write(
            (f"DELETE FROM carried WHERE person = ? OR expires <= {_NOW}", [(person,)]),  # noqa: S608 (from below)
            (f"INSERT INTO carried VALUES (?, ?, ?, {_NOW} + ?)", [(code, person, sealed, seconds)]),  # noqa: S608
        )

    async def take_code(self, code: str) -> str | None:
        """One statement."""
        rows = await self._ask(_rows(f"{_here(results_sql.TAKE_CODE)}, expires > {_NOW}", code))
        return next((sealed for sealed, good in rows if good), None)

    async def join_people(self, person: str, other: str) -> None:
        """One commit."""
        both = [(person, other)]
        forget = [(_here(one), [(other,)]) for one in results_sql.FORGET]
        anew = [(_here(one), [(person,)]) for one in results_sql.COUNT_ANEW]
        await self._write((_here(results_sql.TAKE_OVER), both), *anew, (_here(results_sql.KEEP_FOR), both), *forget)
        await self._ask(_without_log)

    async def forget_person(self, person: str) -> None:
        """One commit, after which not even the file's free room has anything of it."""
        await self._write(*((_here(one), [(person,)]) for one in results_sql.FORGET))
        await self._ask(_without_log)

    async def _write(self, *statements: tuple[str, Sequence[tuple[str | int | bytes | None, ...]]]) -> None:
        """Each statement, for all its parameters, all or none."""

        def write(connection: sqlite3.Connection) -> None:
            with _transaction(connection):
                for sql, parameters in statements:
                    connection.executemany(sql, parameters)

        await self._ask(write)

    async def probe(self) -> None:
        """Write the format's number again: a commit like any other."""

        def write(connection: sqlite3.Connection) -> None:
            (format_,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {format_}")

        await self._ask(write)

    def close(self) -> None:
        """Commit what was asked for, then close the file and let go of the folder."""
        if self._closed:
            return
        self._closed = True
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []
        self._jobs.put([])
        self._writer.join()
        self._connection.close()
        self._lock.close()

    async def _ask(self, ask: Callable[[sqlite3.Connection], Answer]) -> Answer:
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._put(_Ask(ask, done))
        return await done

    def _put(self, job: _Job) -> None:
        """Gather what is asked in one turn of the event loop, and under load for as long as `_APART` says."""
        if self._closed:
            raise StoreError("the store is closed")
        if not self._gathered:
            loop = job.done.get_loop()
            loop.call_at(self._handed_over + _APART, self._hand_over, loop)
        self._gathered.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._handed_over = loop.time()
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _work(self) -> None:
        while True:
            jobs, last = self._next_jobs()
            outcomes = self._append_all([job for job in jobs if isinstance(job, _Append)])
            outcomes += [self._answer(job) for job in jobs if isinstance(job, _Ask)]
            _tell(outcomes)
            if last:
                return

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """Wait for jobs, then take all that wait behind them; true when the store closes after them."""
        more = self._jobs.get()
        jobs: list[_Job] = []
        while more:
            jobs += more
            try:
                more = self._jobs.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _append_all(self, jobs: list[_Append]) -> list[_Outcome]:
        """One commit for all; if that fails, one each, so that only the guilty one does."""
        if not jobs:
            return []
        error = self._commit(jobs)
        if error is not None and len(jobs) > 1:
            return [(job.done, self._commit([job])) for job in jobs]
        return [(job.done, error) for job in jobs]

    def _commit(self, jobs: list[_Append]) -> StoreError | None:
        """Insert the events of all jobs. One statement is a transaction by itself, and at each statement Python's lock
        changes hands; so the rows go together, and BEGIN and COMMIT are said only where there are more statements.
        """
        connection = self._connection
        names = {job.table for job in jobs} - self._numbers.keys()
        played = [of_played(job.table, job.played) for job in jobs if job.played is not None]
        numbers: dict[str, int] = {}
        try:
            if names or played or sum(len(job.bodies) for job in jobs) > _ROWS:
                connection.execute("BEGIN IMMEDIATE")
            numbers = {name: self._new_table(name) for name in names}
            known = self._numbers | numbers if numbers else self._numbers
            rows = [
                (known[job.table], job.version + i, body.decode()) for job in jobs for i, body in enumerate(job.bodies)
            ]
            for first in range(0, len(rows), _ROWS):
                some = rows[first : first + _ROWS]
                values = ", ".join(["(?, ?, ?)"] * len(some))
                sql = f"INSERT INTO events VALUES {values}"  # noqa: S608 (only question marks)
                connection.execute(sql, [*chain.from_iterable(some)])
            if played:
                connection.executemany(_KEEP_PLAYED, played)
            if connection.in_transaction:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return StoreError(f"events not stored: {error}")
        self._numbers |= numbers
        return None

    def _new_table(self, name: str) -> int:
        sql = "INSERT INTO tables (name, used, seen) SELECT ?, seconds, seconds FROM running RETURNING number"
        (number,) = self._connection.execute(sql, (name,)).fetchone()
        return number

    def _answer(self, job: _Ask) -> _Outcome:
        try:
            return job.done, job.ask(self._connection)
        except StoreError as error:
            return job.done, error
        except sqlite3.Error as error:
            return job.done, StoreError(f"the store does not answer: {error}")


_NOW = "strftime('%s', 'now')"
_ADD_RUN = """
    INSERT INTO runs (in_set, number, token, name, knew)
    SELECT found.number, found.before + 1, ?1, ?2, ?3 FROM (
        SELECT number, coalesce((SELECT max(number) FROM runs WHERE in_set = sets.number), 0) AS before
        FROM sets WHERE name = ?4 AND NOT closed
    ) AS found WHERE coalesce(?5, before) = before
    RETURNING in_set, number
"""
_KEEP_PLAYED = """
    UPDATE run_deals SET points = ?6, result = ?7
    FROM sets JOIN runs ON runs.in_set = sets.number
    WHERE sets.name = ?2 AND NOT closed AND closes > ?5 AND token = ?3
      AND run_deals.in_set = sets.number AND run = runs.number AND deal = ?4 AND at_table = ?1 AND points IS NULL
"""
_OPEN = "WHERE in_set = (SELECT number FROM sets WHERE name = ?1 AND NOT closed) AND run = ?2 AND deal = ?3"


def log_in(connection: sqlite3.Connection, number: int, read: str = archive_sql.READ) -> list[tuple[int, bytes]]:
    """The versions and events of the table with that number; what is no text is no event. Raises StoreError for a damaged archive."""
    return log_of(
        (version, body.encode() if isinstance(body, str) else None, part)
        for version, body, part in connection.execute(_here(read), (number,))
    )


def logs(connection: sqlite3.Connection) -> Iterator[tuple[str, list[tuple[int, bytes]]]]:
    """Each table of a file of this or an earlier format with its versions and events in order; none for a table without any."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'archive'").fetchone()
    read = archive_sql.READ if found else archive_sql.READ_ALL
    for number, name in connection.execute("SELECT number, name FROM tables ORDER BY number"):
        try:
            yield name, log_in(connection, number, read)
        except StoreError:
            yield name, archive_sql.UNREADABLE


def beside(connection: sqlite3.Connection) -> Beside:
    """What a file has beside the events; of an earlier format that is brought up to date first, nothing."""
    (format_,) = connection.execute("PRAGMA user_version").fetchone()
    newest = format_ == len(_migrations())
    sets = connection.execute(sets_sql.ALL).fetchall() if newest else []
    plays = connection.execute(sets_sql.PLAYS).fetchall() if newest else []
    results = connection.execute(results_sql.ALL).fetchall() if newest else []
    return Beside(
        [kept for row in sets if (kept := _kept_set([row]))],
        [KeptPlay(name, token, _run_deal(deal)) for name, token, *deal in plays],
        [_kept(row) for row in results],
    )


def _kept_set(rows: list[tuple[Any, ...]]) -> KeptSet | None:
    for name, game, day, closes, body, closed, *of_match in rows:
        return KeptSet(name, game, day, closes, body.encode(), bool(closed), *of_match)
    return None


def _run_deal(row: Sequence[Any]) -> RunDeal:
    run, name, deal, table, points, result, knew = row
    return RunDeal(run, name, deal, table, points, None if result is None else result.encode(), bool(knew))


def _kept(row: tuple[Any, ...]) -> Kept:
    table, match, deal, at, body = row
    return Kept(table, match, deal, at, body.encode())


class _Undone(Exception):
    """What was begun is not to be."""


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Generator[None]:
    """All or none of what is done meanwhile."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except (sqlite3.Error, _Undone):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _rows(sql: str, *parameters: str | int) -> Callable[[sqlite3.Connection], list[tuple[Any, ...]]]:
    return lambda connection: connection.execute(sql, parameters).fetchall()


def _here(statement: str) -> str:
    """A statement of all databases, with its parameters as SQLite has them."""
    return statement.replace("$", "?")


def _without_log(connection: sqlite3.Connection) -> None:
    """Write the log beside the file into it, and leave nothing of it; where somebody reads it just now, the next one does."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _tell(outcomes: list[_Outcome]) -> None:
    """Hand the outcomes back to their event loop, all in one call; a loop that is gone hears nothing."""
    if not outcomes:
        return
    try:
        outcomes[0][0].get_loop().call_soon_threadsafe(_resolve, outcomes)
    except RuntimeError:
        return


def _resolve(outcomes: list[_Outcome]) -> None:
    for done, outcome in outcomes:
        if done.cancelled():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def open_store(folder: Path) -> SqliteStore:
    """Open the data in `folder`, made where missing and brought up to date.

    Raises StoreError, with one line for the operator: the folder can't be written, another process uses
    it, or the file was written by a newer version of the program.
    """
    lock = _lock(folder)
    try:
        return SqliteStore(_connect(folder / FILE), lock)
    except StoreError:
        lock.close()
        raise
    except sqlite3.Error as error:
        lock.close()
        raise StoreError(f"{folder / FILE} can't be used: {error}") from error


def _lock(folder: Path) -> IO[bytes]:
    """Hold the folder for this process. The system lets go of it when the process ends, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("ab")
    except OSError as error:
        raise StoreError(f"the data folder {folder} can't be written: {error.strerror}") from error
    try:
        _lock_file(lock)
    except OSError as error:
        lock.close()
        raise FolderTaken(
            f"the data folder {folder} is in use by another process: is Forehand running already?"
        ) from error
    return lock


if os.name == "nt":
    import msvcrt

    def _lock_file(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock_file(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _connect(file: Path) -> sqlite3.Connection:
    # One thread at a time uses it: this one now, the writer's from then on.
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        format_of(connection, file)  # a newer version's is left as it is
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        _migrate(connection, file)
    except (sqlite3.Error, StoreError):
        connection.close()
        raise
    return connection


def format_of(connection: sqlite3.Connection, file: Path) -> int:
    """The format in which the file is written. Raises StoreError for one that only a newer version knows."""
    (seen,) = connection.execute("PRAGMA user_version").fetchone()
    if seen > len(_migrations()):
        raise StoreError(f"{file} was written by a newer version of Forehand (its format is {seen})")
    return seen


def _migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Run the numbered scripts that this file has not seen; `user_version` counts those it has. The file as it was is kept
    beside it.
    """
    seen = format_of(connection, file)
    scripts = _migrations()
    if 0 < seen < len(scripts):
        copy(file, file.with_name(f"{file.stem}.format-{seen}{file.suffix}"))
    for number, script in enumerate(scripts[seen:], seen + 1):
        connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def _migrations() -> list[str]:
    """The scripts in order. Their names start with 0001, 0002, ... without gaps."""
    folder = resources.files("forehand.store") / "migrations"
    scripts = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [script.read_text("utf-8") for script in scripts]
