"""What the command line says of a record that a page or the server gave."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


def replayed(record: str) -> dict[str, Any]:
    """What `forehand replay` prints; the record must be accepted."""
    done = forehand("replay", record)
    assert (0, "") == (done.returncode, done.stderr)
    return json.loads(done.stdout)


def verified(record: str) -> list[str]:
    """The lines of `forehand verify`, one a deal; every deal must be right."""
    done = forehand("verify", record)
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout.splitlines()


def forehand(command: str, record: str) -> subprocess.CompletedProcess[str]:
    """Run `forehand COMMAND -` on the record."""
    return subprocess.run(
        [sys.executable, "-m", "forehand", command, "-"],
        input=record,
        capture_output=True,
        encoding="utf-8",
        timeout=30,
        check=False,
    )
