"""A copy of a file that somebody writes to."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from forehand.store.copies import copy

ROWS = 20_000
"""Of 4 KB each: a file that takes a while to copy."""

WRITER = """
import sqlite3, sys
writer = sqlite3.connect(sys.argv[1], isolation_level=None)
writer.execute("PRAGMA synchronous = OFF")
for number in range(1, 200_000):
    writer.execute("UPDATE pair SET one = ?, other = ?", (number, number))
    if number == 1:
        print("writing", flush=True)
"""
"""After so many times it gives up."""


def test_a_large_file_is_copied_as_it_was_at_one_moment_while_another_keeps_writing(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    with closing(sqlite3.connect(source, isolation_level=None)) as made:
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("CREATE TABLE many (text TEXT)")
        made.execute("CREATE TABLE pair (one INTEGER, other INTEGER)")
        made.execute("INSERT INTO pair VALUES (0, 0)")
        made.execute("BEGIN")
        made.executemany("INSERT INTO many VALUES (?)", [("x" * 4096,)] * ROWS)
        made.execute("COMMIT")
    with subprocess.Popen([sys.executable, "-c", WRITER, source], stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout is not None
        assert writing.stdout.readline() == "writing\n"
        copy(source, target)
        assert writing.poll() is None, "it waited for the writer"
        writing.kill()
    with closing(sqlite3.connect(target)) as copied:
        assert [(ROWS,)] == copied.execute("SELECT count(*) FROM many").fetchall()
        ((one, other),) = copied.execute("SELECT one, other FROM pair").fetchall()
    assert one == other
