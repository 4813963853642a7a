"""`forehand replay`, `view` and `verify`: records in, JSON or a line a deal out."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import BinaryIO, TypeVar

from forehand.cli.failure import Failure, Refused
from forehand.cli.output import say
from forehand.engine.cards import Seat
from forehand.engine.record import BadRecord, Record, read_record, summary
from forehand.engine.shuffle import verify as verify_shuffles
from forehand.engine.view import view as view_match
from forehand.games import GAMES
from forehand.locale import t

LONGEST = 64 * 2**20
"""Bytes of the longest record that is read, a hundred times the longest match: a device file never ends."""

Answer = Callable[[Record], str]


def replay(file: str, *, lines: bool) -> int:
    """Print where each record's match stands."""
    return answer_each(file, lines, lambda record: to_json(summary(record.match)))


def view(file: str, seat: int | None, *, lines: bool) -> int:
    """Print what the seat, or a watcher for None, may know at the end of each record."""

    def answer(record: Record) -> str:
        seats = record.match.game.SEATS
        if seat is None:
            return to_json(view_match(record.match, None, record.players))
        if not 0 <= seat < seats:
            raise Refused(t("cli-no-such-seat", seat=str(seat), last=str(seats - 1)))
        return to_json(view_match(record.match, Seat(seat), record.players))

    return answer_each(file, lines, answer)


def verify(file: str) -> int:
    """Print a line a deal: ok, wrong with the reason, or no shuffle. Status 2 where any is wrong."""
    with opened(file) as source:
        verdicts = verify_shuffles(read(source.read(LONGEST + 1)))
    for verdict in verdicts:
        say(verdict)
    return 2 if any(verdict.startswith("wrong") for verdict in verdicts) else 0


_AT_A_TIME = 64
"""So many are handed to the processes before the first of them is waited for."""

Asked = TypeVar("Asked")
Told = TypeVar("Told")


def answer_each(file: str, lines: bool, answer: Answer, processes: int = 1) -> int:
    """Print the answer to the file's one record, or with `lines` to each in order; return the exit status.

    A record that is refused ends a single one's command; among lines it is answered with its error. With more than one
    of the `processes` the answer has to be a module's function, or a partial one.
    """
    with opened(file) as source:
        if not lines:
            say(answer(read(source.read(LONGEST + 1))))
            return 0
        status = 0
        for text, refused in in_processes(partial(_answer_line, answer), each_line(source), processes):
            say(text)
            status = 2 if refused else status
        return status


def in_processes(answer: Callable[[Asked], Told], asked: Iterator[Asked], processes: int) -> Iterator[Told]:
    """What is told for each that is asked, in order, worked out in so many processes."""
    if processes == 1:
        yield from map(answer, asked)
        return
    with ProcessPoolExecutor(processes) as pool:
        while some := list(islice(asked, _AT_A_TIME)):
            yield from pool.map(answer, some)


def _answer_line(answer: Answer, line: bytes) -> tuple[str, bool]:
    """What is printed for a line, and whether its record was refused."""
    try:
        return answer(read(line)), False
    except Refused as refused:
        return to_json({"error": str(refused)}), True


def read(data: bytes) -> Record:
    """The record in these bytes, replayed by the rules. Raises Refused."""
    if len(data) > LONGEST:
        raise Refused(t("cli-too-long", megabytes=str(LONGEST // 2**20)))
    try:
        return read_record(data.decode("utf-8-sig"), GAMES)
    except UnicodeDecodeError:
        raise Refused(t("cli-not-utf-8")) from None
    except BadRecord as bad:
        raise Refused(str(bad)) from None


@contextmanager
def opened(file: str) -> Generator[BinaryIO]:
    """The file, or standard input for -, open for reading; what can't be read ends the command with status 1."""
    try:
        if file == "-" and not sys.stdin:  # closed by whoever started the command
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        if file == "-":
            yield sys.stdin.buffer
        else:
            with Path(file).open("rb") as source:
                yield source
    except OSError as error:
        name = t("cli-standard-input") if file == "-" else file
        raise Failure(t("cli-unreadable", file=name, reason=error.strerror or str(error))) from None


def each_line(source: BinaryIO) -> Iterator[bytes]:
    """The lines, without their ends; of one that is too long only so much as shows that it is."""
    while line := source.readline(LONGEST + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := source.readline(LONGEST)):
            pass
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def to_json(value: object) -> str:
    """JSON without spaces, in ASCII, so that the same value has the same bytes on every machine."""
    return json.dumps(value, separators=(",", ":"))
