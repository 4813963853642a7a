"""`forehand pbn`: a record of Priffe as PBN, or PBN as records."""

from __future__ import annotations

from pathlib import Path

from forehand.cli.failure import Refused
from forehand.cli.output import say
from forehand.cli.records import LONGEST, LONGEST_MAIL, named, opened, read
from forehand.engine.record import record_text
from forehand.pbn import BadPbn, read_pbn, write_pbn


def convert(file: str) -> int:
    """Print the other form of what the file holds; return the exit status."""
    with opened(file) as source, named(file):
        data = source.read(LONGEST + 1)
        if not _is_pbn(file, data):
            try:
                say(write_pbn(read(data, mail=len(data) <= LONGEST_MAIL)).removesuffix("\n"))
            except ValueError as error:
                raise Refused(f"head: game: {error}") from None
            return 0
        try:
            records = read_pbn(_text(data))
        except BadPbn as bad:
            raise Refused(str(bad)) from None
    for record in records:
        say(record_text(record))
    return 0


def _is_pbn(file: str, data: bytes) -> bool:
    """By the file's name, or by what a PBN file begins with and a record doesn't."""
    return Path(file).suffix.lower() == ".pbn" or data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in {b"%", b"[", b";"}


def _text(data: bytes) -> str:
    """PBN is written in Latin-1, and by some in UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")
