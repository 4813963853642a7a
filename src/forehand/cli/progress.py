"""How far a long command is: a bar on standard error, where somebody looks at one."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from time import monotonic
from typing import Self

from forehand.locale import t

EVERY = 0.2
"""Seconds between two looks of the bar."""
WIDEST = 40
"""Columns of the bar itself."""


class Progress:
    """A bar for so many things, of which some were done before. It leaves nothing behind."""

    def __init__(self, all_of_them: int, done: int = 0) -> None:
        self._all, self._before, self._done = all_of_them, done, done
        self._shown = sys.stderr.isatty()
        self._began = self._drawn = monotonic()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()

    def more(self, done: int) -> None:
        """So many more are done."""
        self._done += done
        if monotonic() - self._drawn >= EVERY:
            self._draw()

    def _draw(self) -> None:
        if not self._shown:
            return
        self._drawn = monotonic()
        words = t("cli-progress", done=self._done, all=self._all, left=self._left())
        room = min(WIDEST, get_terminal_size().columns - len(words) - 4)
        full = room * self._done // max(self._all, 1)
        bar = f"[{'#' * full}{'.' * (room - full)}] " if room > 4 else ""
        sys.stderr.write(f"\r{bar}{words}\033[K")
        sys.stderr.flush()

    def _left(self) -> str:
        """The time that the rest will take at the pace so far, as h:mm:ss."""
        done = self._done - self._before
        if not done:
            return "?"
        seconds = round((monotonic() - self._began) * (self._all - self._done) / done)
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
