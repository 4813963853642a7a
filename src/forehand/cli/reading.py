"""Records read from a file, a line of it, a mail or standard input, with every fault named."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from forehand.cli.failure import Failure, Refused
from forehand.engine.mail import unwrapped
from forehand.engine.record import BadRecord, Record, read_record
from forehand.games import GAMES
from forehand.locale import t

LONGEST = 64 * 2**20
"""Bytes of the longest record that is read, a hundred times the longest match: a device file never ends."""
LONGEST_MAIL = 2**20
"""Bytes of the longest text that a record is looked for in."""


def read_one(file: str) -> Record:
    """The file's one record, alone or as it stands in a mail. Raises Refused, which names the file."""
    with opened(file) as source, named(file):
        return read(source.read(LONGEST + 1), mail=True)


def read(data: bytes, *, mail: bool = False) -> Record:
    """The record in these bytes, replayed by the rules; in a `mail` there may be other words about it. Raises Refused."""
    if len(data) > LONGEST:
        raise Refused(t("cli-too-long", megabytes=str(LONGEST // 2**20)))
    try:
        text = data.decode("utf-8-sig")
        return read_record(unwrapped(text) if mail and len(data) <= LONGEST_MAIL else text, GAMES)
    except UnicodeDecodeError:
        raise Refused(t("cli-not-utf-8")) from None
    except BadRecord as bad:
        raise Refused(str(bad)) from None


@contextmanager
def named(file: str) -> Generator[None]:
    """Where a record is refused, the file is named after the place and the reason; standard input has no name."""
    try:
        yield
    except Refused as refused:
        raise refused.of(file) from None


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
