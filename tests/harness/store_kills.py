"""The store alone, killed in a child process at every kind of write, again and again on the same file.

    python -m tests.harness.store_kills --times 10000

Whatever the child was told is kept has to be there, once; what it has asked for and not been told about, at most once.
"""

import argparse
import asyncio
import os
import random
import resource
import signal
import sqlite3
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NoReturn

from forehand.store.base import StoreError
from forehand.store.copies import reading
from forehand.store.sqlite import FILE, SqliteStore, open_store

KILLS_A_FILE = 50
"""So many children write to one file, then a new one begins."""
KILLED_AT = ("before a statement", "after a statement", "before a commit", "after a commit", "any moment")
AT_ONCE = 5
"""Files that are written to at a time."""
TROUBLES = ("none", "disk full", "short write", "short write while opening", "file locked", "read-only disk")
TROUBLE_LASTS = 3
"""So many rounds of appends meet the trouble, then it is over."""


@dataclass
class Ledger:
    """What was asked of the store by those who were killed, by table and version, and what it said is kept."""

    asked: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    kept: dict[tuple[str, int], str] = field(default_factory=dict)
    refused: int = 0
    """How many appends were."""

    def take(self, told: str) -> None:
        """The lines that a child has told before its death; the last may be cut off."""
        for line in told.split("\n")[:-1]:
            what, name, version, body = line.split(" ", 3)
            key = name, int(version)
            if what == "refused":
                self.refused += 1
            elif what == "ask":
                self.asked.setdefault(key, set()).add(body)
            else:
                assert self.kept.setdefault(key, body) == body, f"{name} {version} was kept twice"

    def check(self, rows: list[tuple[str, int, str]]) -> None:
        """What is in the file against what was told."""
        found = {(name, version): body for name, version, body in rows}
        assert len(found) == len(rows), "a version is there twice"
        assert len(set(found.values())) == len(rows), "an event is there twice"
        last = Counter(name for name, _ in found)
        assert all(version <= last[name] for name, version in found), "a version is missing"
        lost = [key for key, body in self.kept.items() if found.get(key) != body]
        assert not lost, f"kept and lost: {lost}"
        strange = [key for key, body in found.items() if body not in self.asked.get(key, ())]
        assert not strange, f"there, and never asked for: {strange}"


class Failing:
    """The store's connection, in which the process dies before or after its statement of that number."""

    def __init__(self, connection: sqlite3.Connection, at: str, number: int) -> None:
        self._connection = connection
        self._at = at
        self._left = number

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        counts = sql.startswith("COMMIT") if "commit" in self._at else sql.startswith(("BEGIN", "INSERT", "COMMIT"))
        self._left -= counts
        dies = counts and self._left == 0
        if dies and "before" in self._at:
            die()
        done = self._connection.execute(sql, *parameters)
        if dies:
            die()
        return done


def die() -> NoReturn:
    """As by kill -9: nothing is cleaned up."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still alive")


class Child:
    """The process that is killed."""

    def __init__(self, folder: Path, out: int, chance: random.Random) -> None:
        self._folder = folder
        self._out = out
        self._chance = chance
        self.at = chance.choice(KILLED_AT)
        self.trouble = chance.choice(TROUBLES)

    def tell(self, what: str, name: str, version: int, body: str) -> None:
        os.write(self._out, f"{what} {name} {version} {body}\n".encode())

    async def work(self) -> None:
        """Append to several tables at once, until the end."""
        if self.trouble == "short write while opening":
            largest = max([0, *(one.stat().st_size for one in self._folder.iterdir())])
            with suppress(StoreError), short_writes(largest + self._chance.randrange(1, 9000)):
                self._store().close()
        store = self._store()
        rounds = range(12)
        with self._in_trouble(store) as over:
            for number in rounds:
                if number == TROUBLE_LASTS:
                    over()
                names = self._chance.sample(("one", "two", "three", "four"), self._chance.randint(1, 4))
                if self._chance.random() < 0.4:
                    names.append(f"new-{self._chance.getrandbits(32)}")
                await asyncio.gather(*(self._append(store, name) for name in names))
        die()

    def _store(self) -> SqliteStore:
        store = open_store(self._folder)
        store._connection = Failing(
            store._connection, self.at, self._chance.randint(1, 4 if "commit" in self.at else 12)
        )
        store._connection.execute("PRAGMA busy_timeout = 5")
        return store

    async def _append(self, store: SqliteStore, name: str) -> None:
        version = len(await store.read(name)) + 1
        count = 120 if self._chance.random() < 0.05 else self._chance.randint(1, 3)
        bodies = [f'"{self._chance.getrandbits(96)}"' for _ in range(count)]
        for number, body in enumerate(bodies, version):
            self.tell("ask", name, number, body)
        try:
            await store.append(name, version, [body.encode() for body in bodies])
        except StoreError:
            self.tell("refused", name, version, "")
            return
        for number, body in enumerate(bodies, version):
            self.tell("kept", name, number, body)

    def _in_trouble(self, store: SqliteStore) -> "Trouble":
        connection = store._connection
        match self.trouble:
            case "disk full":
                (pages,) = connection.execute("PRAGMA page_count").fetchone()
                return Trouble(connection, f"PRAGMA max_page_count = {pages}", "PRAGMA max_page_count = 1073741823")
            case "read-only disk":
                return Trouble(connection, "PRAGMA query_only = ON", "PRAGMA query_only = OFF")
            case "file locked":
                other = sqlite3.connect(self._folder / FILE, isolation_level=None)
                return Trouble(other, "BEGIN IMMEDIATE", "ROLLBACK")
            case "short write":
                log = (
                    (self._folder / f"{FILE}-wal").stat().st_size
                )  # there appends go, from its beginning or on from its end
                return Trouble(short_writes(self._chance.randrange(1, log + 9000)))
            case _:
                return Trouble()


class Trouble:
    """A trouble that begins with the `with` and ends when what that gives is called."""

    def __init__(self, how: Any = None, begin: str = "", end: str = "") -> None:
        self._how, self._begin, self._end = how, begin, end

    def __enter__(self) -> Callable[[], None]:
        if self._begin:
            self._how.execute(self._begin)
            return lambda: self._how.execute(self._end)
        if self._how is None:
            return lambda: None
        self._how.__enter__()
        return lambda: self._how.__exit__(None, None, None)

    def __exit__(self, *_: object) -> None:
        return


class short_writes:  # noqa: N801 (used as a statement)
    """The system writes no file beyond a size, wherever in a write that falls: what fits is written, the rest is not."""

    def __init__(self, size: int) -> None:
        self._size = size

    def __enter__(self) -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self._size, hard))

    def __exit__(self, *_: object) -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


def kill_one(folder: Path, chance: random.Random, ledger: Ledger) -> tuple[str, str]:
    """Let one child work and die: where it was to be killed, and the trouble that it was to meet."""
    seed = chance.getrandbits(64)
    told, out = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(told)
        run_child(folder, out, seed)
    os.close(out)
    with os.fdopen(told, "rb") as lines:
        ledger.take(lines.read().decode())
    _, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status), f"the child of seed {seed} failed"
    planned = Child(folder, -1, random.Random(seed))
    return planned.at, planned.trouble


def run_child(folder: Path, out: int, seed: int) -> NoReturn:
    """Never returns to what the parent was doing."""
    try:
        chance = random.Random(seed)
        child = Child(folder, out, chance)
        if child.at == "any moment":
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, chance.uniform(0.001, 0.1))
        asyncio.run(child.work())
    except BaseException:  # noqa: BLE001 (told, and a process of its own)
        traceback.print_exc()
    os._exit(3)


def check(folder: Path, ledger: Ledger, *, whole: bool) -> None:
    """Start the store again, as a server would, and compare."""
    with closing(open_store(folder)), reading(folder / FILE) as connection:
        ledger.check(connection.execute("SELECT name, version, body FROM events JOIN tables USING (number)").fetchall())
        if whole:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def kill_at_one_file(times: int, seed: str) -> list[tuple[str, str, int]]:
    """Kill so many children that write to the same file, each checked: where each was killed, its trouble, and how many
    appends that has refused.
    """
    chance, ledger, survived = random.Random(seed), Ledger(), list[tuple[str, str, int]]()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(times):
            before = ledger.refused
            at, trouble = kill_one(Path(folder), chance, ledger)
            survived.append((at, trouble, ledger.refused - before))
            check(Path(folder), ledger, whole=number % 10 == 9)
    return survived


def kill_many(times: int, seed: int) -> Iterator[tuple[str, str, int]]:
    """The same at as many files as it takes, some of them at once: the children wait more than they work."""
    firsts = range(0, times, KILLS_A_FILE)
    with ProcessPoolExecutor(AT_ONCE, get_context("spawn")) as pool:
        found = pool.map(
            kill_at_one_file,
            [min(KILLS_A_FILE, times - first) for first in firsts],
            [f"{seed} {first}" for first in firsts],
        )
        yield from chain.from_iterable(found)


def main() -> None:
    """Print what was survived."""
    parser = argparse.ArgumentParser(description="Kill the store again and again, and count what is left.")
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    survived: Counter[tuple[str, str]] = Counter()
    refused: Counter[str] = Counter()
    for at, trouble, refusals in kill_many(arguments.times, arguments.seed):
        survived[at, trouble] += 1
        refused[trouble] += refusals
    for trouble in TROUBLES:
        where = ", ".join(f"{at} {survived[at, trouble]}" for at in KILLED_AT)
        print(f"{trouble}: {where}; appends refused: {refused[trouble]}")
    print(f"{survived.total()} kills of the store survived")


if __name__ == "__main__":
    main()
