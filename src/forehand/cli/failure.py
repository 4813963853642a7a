"""What goes wrong on the command line: one line for people and an exit status."""

from __future__ import annotations

import sys

LONGEST = 400


class Failure(Exception):
    """Ends a command with one line on standard error: what the machine or the user's own words don't allow.

    Status 1 where the machine refuses (a file, a port, a folder), 2 where the question was wrong.
    """

    def __init__(self, message: str, *, status: int = 1) -> None:
        super().__init__(f"forehand: {message}")
        self.status = status

    def tell(self) -> int:
        """Print the line and return the exit status."""
        print(one_line(str(self)), file=sys.stderr)
        return self.status


class Refused(Failure):
    """A record that is refused. Its line begins with the place of the fault, for programs to read, and ends with the
    file, if that has a name.
    """

    def __init__(self, message: str, file: str | None = None) -> None:
        Exception.__init__(self, message if file is None else f"{one_line(message)} ({one_line(file)})")
        self.status = 2
        self._message, self._file = message, file

    def of(self, file: str) -> Refused:
        """The same, of a file that is told; - has no name."""
        return self if file == "-" or self._file is not None else Refused(self._message, file)


def one_line(text: str) -> str:
    """The text on one line of bounded length, whatever a file had in it: controls are written as escapes."""
    words = " ".join(text.split())
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in words)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
