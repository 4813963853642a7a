"""The file of answers beside a folder of records: a line each, gone on with where a command was broken off."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from forehand.cli.failure import Failure
from forehand.cli.output import to_json
from forehand.locale import t

Told = Mapping[str, object]


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
    """The file's results, begun or gone on with. Failure where it can't be written, holds something else, or another command
    writes it.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    descriptor: int | None = None
    try:
        descriptor = os.open(file, flags, 0o666)
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):  # a device may never end, and a pipe never begin
            raise Failure(t("cli-results-of-another", file=str(file)), status=2)
        if not _alone(descriptor):
            raise Failure(t("cli-results-in-use", file=str(file)))
        known, bad = _gone_on_with(file, descriptor, head)
        yield Results(descriptor, known, bad)
    except OSError as error:
        raise Failure(t("cli-unwritable", file=str(file), reason=error.strerror or str(error))) from None
    finally:
        if descriptor is not None:
            os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    FAR = 2**62
    """Bytes from the start: what is locked there can't be read or written by anybody else."""

    def _alone(descriptor: int) -> bool:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _alone(descriptor: int) -> bool:
        """Whether no other command writes the file; it is ours then until the descriptor is closed, or this process ends."""
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True


def _gone_on_with(file: Path, descriptor: int, head: Told) -> tuple[set[str], int]:
    """What is answered already, and how many of the answers say that something is wrong."""
    known: set[str] = set()
    bad = 0
    os.lseek(descriptor, 0, os.SEEK_SET)
    with open(descriptor, "rb", closefd=False) as source:  # closing any other of the file would give up its lock
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
            known.add(name_of(told))
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


def name_of(told: Told) -> str:
    """By what an answer is known again."""
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
