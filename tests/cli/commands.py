"""Runs the command line as a shell would, in this process."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from forehand.cli import run

if TYPE_CHECKING:
    import pytest

CASES = Path(__file__).parents[1] / "cases"


@dataclass(frozen=True, slots=True)
class Done:
    """What a command left behind."""

    status: int
    out: str
    err: str


class Shell:
    """Runs commands; what they print is caught."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *arguments: str | Path, stdin: bytes = b"") -> Done:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        status = run([str(each) for each in arguments])
        out, err = self._capsys.readouterr()
        return Done(status, out, err)
