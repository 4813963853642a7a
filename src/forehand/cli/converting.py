"""`forehand pbn`: a record of Priffe as PBN, or PBN as records."""

from __future__ import annotations

from pathlib import Path

from forehand.cli.failure import Refused
from forehand.cli.output import say
from forehand.cli.reading import LONGEST, LONGEST_MAIL, named, opened, read
from forehand.engine.record import record_text
from forehand.pbn import BadPbn, is_pbn, pbn_text, read_pbn, write_pbn


def convert(file: str) -> int:
    """Print the other form of what the file holds; return the exit status."""
    with opened(file) as source, named(file):
        data = source.read(LONGEST + 1)
        text = pbn_text(data)
        if Path(file).suffix.lower() != ".pbn" and not is_pbn(text):
            try:
                say(write_pbn(read(data, mail=len(data) <= LONGEST_MAIL)).removesuffix("\n"))
            except ValueError as error:
                raise Refused(f"head: game: {error}") from None
            return 0
        try:
            records = read_pbn(text)
        except BadPbn as bad:
            raise Refused(str(bad)) from None
    for record in records:
        say(record_text(record))
    return 0
