"""What is printed: JSON, and standard output, whose reader may be gone or whose disk may be full."""

import json
import os
import sys
from contextlib import suppress

from forehand.cli.failure import Failure
from forehand.locale import t


class OutputLost(Failure):
    """Standard output took no more. A reader that has left wants to hear nothing; a full disk is told."""

    def __init__(self, error: OSError) -> None:
        super().__init__(t("cli-unwritable", file=t("cli-standard-output"), reason=error.strerror or str(error)))
        self._reader_left = isinstance(error, BrokenPipeError)

    def tell(self) -> int:
        """Let go of standard output, since Python would try again at its end and complain."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return self.status if self._reader_left else super().tell()


def say(text: str) -> None:
    """Print at once, with a question mark for each letter that the terminal doesn't have. Raises OutputLost."""
    encoding = sys.stdout.encoding or "utf-8"
    try:
        print(text.encode(encoding, "replace").decode(encoding), flush=True)
    except OSError as error:
        raise OutputLost(error) from None


def tell(text: str) -> None:
    """Say it to whoever still reads: a server serves whether or not anybody does."""
    with suppress(OutputLost):
        say(text)


def to_json(value: object) -> str:
    """JSON without spaces, in ASCII, so that the same value has the same bytes on every machine."""
    return json.dumps(value, separators=(",", ":"))
