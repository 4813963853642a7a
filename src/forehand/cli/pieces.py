"""The records in a folder, and their deals: which there are, and where each stands."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from forehand.cli.failure import Failure, Refused
from forehand.cli.reading import LONGEST, read
from forehand.locale import t

SUFFIXES = (".json", ".jsonl")
"""Of the files that are read: a record each, or one a line."""


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


def pieces_in(root: Path, *, by_deal: bool) -> Iterator[Piece]:
    """Those of a folder and the folders within, a record each, or `by_deal` a deal each. Failure where a file can't be read."""
    for path in sorted(_files_in(root)):
        name = path.relative_to(root).as_posix()
        try:
            yield from _pieces_of(path, name, by_deal=by_deal)
        except OSError as error:
            raise Failure(t("cli-unreadable", file=str(path), reason=error.strerror or str(error))) from None


def _files_in(root: Path) -> Iterator[Path]:
    """All that may be records. Failure where a folder can't be read, since what lies in it would be missed unseen."""

    def fail(error: OSError) -> None:
        raise Failure(t("cli-unreadable", file=str(error.filename), reason=error.strerror or str(error)))

    for folder, _, names in os.walk(root, onerror=fail):
        found = (Path(folder, name) for name in names)
        yield from (each for each in found if each.suffix in SUFFIXES and each.is_file())


def _pieces_of(path: Path, name: str, *, by_deal: bool) -> Iterator[Piece]:
    if path.suffix == ".json":
        records: list[tuple[int | None, int, int]] = [(None, 0, path.stat().st_size)]
    else:
        with path.open("rb") as source:
            records = list(_lines_of(source))
    for line, start, length in records:
        if not by_deal:
            yield Piece(name, line, None, start, length)
            continue
        for deal in range(1, _deals_in(bytes_of(path, start, length), mail=line is None) + 1):
            yield Piece(name, line, deal, start, length)


def _lines_of(source: Iterable[bytes]) -> Iterator[tuple[int, int, int]]:
    """The number of each line that is not empty, where it starts, and its length without its end."""
    start = 0
    for number, line in enumerate(source, 1):
        if length := len(line.rstrip()):
            yield number, start, length
        start += len(line)


def bytes_of(path: Path, start: int, length: int) -> bytes:
    """A record as it stands in its file, or a little more than the longest. Raises OSError."""
    with path.open("rb") as source:
        source.seek(start)
        return source.read(min(length, LONGEST + 1))


def _deals_in(data: bytes, *, mail: bool) -> int:
    """How many deals the record has, alone or in a `mail`; a damaged one is refused once."""
    try:
        return max(1, len(read(data, mail=mail).match.deals))
    except Refused:
        return 1
