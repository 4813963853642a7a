"""A folder of records: shared among processes, each answer a line of a file beside the folder, so that a command that was
broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from typing import cast

from forehand.cli.failure import Failure, Refused
from forehand.cli.output import say
from forehand.cli.processes import pool_of
from forehand.cli.progress import Progress
from forehand.cli.records import LONGEST, read, to_json
from forehand.engine.record import Record
from forehand.locale import t

SUFFIXES = (".json", ".jsonl")
"""Of the files that are read: a record each, or one a line."""
WAITING = 4
"""So many batches a process lie ready, so that none is idle."""

Told = Mapping[str, object]


@dataclass(frozen=True)
class Piece:
    """What one line of the results is about: a record, by its file and in a .jsonl its line, or one of its deals; numbers
    count from 1. `start` and `length` are the record's place in the file, in bytes.
    """

    file: str
    line: int | None
    deal: int | None
    start: int
    length: int

    @property
    def key(self) -> dict[str, object]:
        """By what it is known again in the results."""
        named = {"file": self.file, "line": self.line, "deal": self.deal}
        return {name: value for name, value in named.items() if value is not None}


@dataclass(frozen=True)
class Task:
    """What is done to each record of a folder.

    `answer` is a module's function, or a partial one, and is asked once for each record, or where it works `by_deal`
    for each deal. `settings` are what the answers depend on. `batch` records are handed to a process at a time.
    """

    command: str
    answer: Callable[[Record, int | None], Told]
    settings: Told = field(default_factory=dict[str, object])
    by_deal: bool = False
    batch: int = 16


def answer_folder(folder: str, task: Task, output: str | None, processes: int | None) -> int:
    """Answer each record of the folder that has no answer yet; return the exit status, 2 where any was refused or wrong."""
    root = Path(folder).resolve()
    file = Path(output) if output is not None else root.with_name(f"{root.name}.{task.command}.jsonl")
    pieces = [each for each in _pieces(root, task) if root / each.file != file.resolve()]
    if not pieces:
        raise Failure(t("cli-folder-empty", folder=folder))
    with results_in(file, {"results": f"forehand {task.command}"} | dict(task.settings)) as results:
        left = [each for each in pieces if _name(each.key) not in results.known]
        work = partial(_answer_all, root, task.answer)
        with Progress(len(pieces), len(pieces) - len(left)) as progress:
            for told in _worked(work, _batches(left, task.batch), processes or os.cpu_count() or 1):
                results.add(told)
                progress.more(len(told))
    say(t("cli-folder-done", answers=len(pieces), file=str(file)))
    if results.bad:
        say(t("cli-folder-bad", bad=results.bad))
    return 2 if results.bad else 0


def _pieces(root: Path, task: Task) -> Iterator[Piece]:
    for path in sorted(each for each in root.rglob("*") if each.suffix in SUFFIXES and each.is_file()):
        name = path.relative_to(root).as_posix()
        try:
            yield from _pieces_of(path, name, task)
        except OSError as error:
            raise Failure(t("cli-unreadable", file=str(path), reason=error.strerror or str(error))) from None


def _pieces_of(path: Path, name: str, task: Task) -> Iterator[Piece]:
    if path.suffix == ".json":
        records: list[tuple[int | None, int, int]] = [(None, 0, path.stat().st_size)]
    else:
        with path.open("rb") as source:
            records = list(_lines_of(source))
    for line, start, length in records:
        if not task.by_deal:
            yield Piece(name, line, None, start, length)
            continue
        for deal in range(1, _deals_in(_bytes_of(path, start, length), mail=line is None) + 1):
            yield Piece(name, line, deal, start, length)


def _lines_of(source: Iterable[bytes]) -> Iterator[tuple[int, int, int]]:
    """The number of each line that is not empty, where it starts, and its length without its end."""
    start = 0
    for number, line in enumerate(source, 1):
        if length := len(line.rstrip()):
            yield number, start, length
        start += len(line)


def _bytes_of(path: Path, start: int, length: int) -> bytes:
    with path.open("rb") as source:
        source.seek(start)
        return source.read(min(length, LONGEST + 1))


def _deals_in(data: bytes, *, mail: bool) -> int:
    """How many deals the record has, alone or in a `mail`; a damaged one is refused once."""
    try:
        return max(1, len(read(data, mail=mail).match.deals))
    except Refused:
        return 1


def _answer_all(root: Path, answer: Callable[[Record, int | None], Told], pieces: Sequence[Piece]) -> list[Told]:
    """An answer, or why the record is refused, for each piece."""
    return [each.key | dict(_answered(root, answer, each)) for each in pieces]


def _answered(root: Path, answer: Callable[[Record, int | None], Told], piece: Piece) -> Told:
    try:
        data = _bytes_of(root / piece.file, piece.start, piece.length)
        return answer(read(data, mail=piece.line is None), piece.deal)
    except Refused as refused:
        return {"error": str(refused)}
    except OSError as error:
        return {"error": t("cli-unreadable", file=piece.file, reason=error.strerror or str(error))}


def _batches(pieces: Sequence[Piece], size: int) -> Iterator[Sequence[Piece]]:
    return (pieces[start : start + size] for start in range(0, len(pieces), size))


Work = Callable[[Sequence[Piece]], list[Told]]


def _worked(work: Work, batches: Iterator[Sequence[Piece]], processes: int) -> Iterator[list[Told]]:
    """What comes of each batch, as soon as it is there."""
    if processes == 1:
        yield from map(work, batches)
        return
    with pool_of(processes) as pool:
        under_way: set[Future[list[Told]]] = set()
        while True:
            under_way |= {pool.submit(work, each) for each in islice(batches, WAITING * processes - len(under_way))}
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()


class Results:
    """A file of answers, a line each. Its first line says what they are answers to."""

    def __init__(self, descriptor: int, known: set[str], bad: int) -> None:
        self._descriptor = descriptor
        self.known = known
        """The names of what is answered."""
        self.bad = bad
        """How many of the answers say that something is wrong."""

    def add(self, told: Sequence[Told]) -> None:
        """Append these, whole lines in one write, so that nothing breaks one off."""
        self.bad += sum(map(is_bad, told))
        _append(self._descriptor, told)


@contextmanager
def results_in(file: Path, head: Told) -> Generator[Results]:
    """The file's results, begun or gone on with. Failure where it can't be written or holds something else."""
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    descriptor: int | None = None
    try:
        descriptor = os.open(file, flags, 0o666)
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):  # a device may never end, and a pipe never begin
            raise Failure(t("cli-results-of-another", file=str(file)), status=2)
        known, bad = _gone_on_with(file, descriptor, head)
        yield Results(descriptor, known, bad)
    except OSError as error:
        raise Failure(t("cli-unwritable", file=str(file), reason=error.strerror or str(error))) from None
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _gone_on_with(file: Path, descriptor: int, head: Told) -> tuple[set[str], int]:
    """What is answered already, and how many of the answers say that something is wrong."""
    known: set[str] = set()
    bad = 0
    with file.open("rb") as source:
        first = source.readline()
        if _lines([head]).startswith(first) and not first.endswith(b"\n"):  # new, or broken off in its first line
            os.truncate(descriptor, 0)
            _append(descriptor, [head])
            return known, bad
        if _object(first) != head:
            raise Failure(t("cli-results-of-another", file=str(file)), status=2)
        for line in source:
            if not line.endswith(b"\n"):
                os.truncate(descriptor, source.tell() - len(line))
                break
            told = _object(line)
            if told is None:
                raise Failure(t("cli-results-of-another", file=str(file)), status=2)
            known.add(_name(told))
            bad += is_bad(told)
    return known, bad


def _object(line: bytes) -> dict[str, object] | None:
    """A line as one of ours; None for another program's."""
    try:
        told: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict):
        return None
    ours = cast(dict[str, object], told)
    verdicts = ours.get("verdicts", [])
    whole = isinstance(verdicts, list) and all(isinstance(each, str) for each in cast(list[object], verdicts))
    return ours if whole else None


def _name(told: Told) -> str:
    return json.dumps([told.get(part) for part in ("file", "line", "deal")])


def is_bad(told: Told) -> bool:
    """Whether an answer says that a record is refused or a shuffle wrong."""
    verdicts = cast(list[str], told.get("verdicts", []))
    return "error" in told or any(each.startswith("wrong") for each in verdicts)


def _lines(told: Sequence[Told]) -> bytes:
    return "".join(f"{to_json(each)}\n" for each in told).encode()


def _append(descriptor: int, told: Sequence[Told]) -> None:
    data = _lines(told)
    while data:  # a disk that is nearly full takes a part
        data = data[os.write(descriptor, data) :]
