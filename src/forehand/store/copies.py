"""A whole copy of a store's file, made while it is written to; and reading one that may be in use."""

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from forehand.store.base import StoreError


def copy(source: Path, target: Path) -> None:
    """Copy the file as it is at one moment, whole or not at all; a server may write to it meanwhile. Raises StoreError."""
    new = target.with_name(target.name + ".new")
    try:
        with reading(source) as old, closing(sqlite3.connect(new, isolation_level=None)) as copied:
            # In one step: it reads the file as it is now, which keeps no writer waiting, while one in several begins
            # again whenever somebody has written in between.
            old.backup(copied)
            # One file by itself, without a log beside it.
            copied.execute("PRAGMA journal_mode = DELETE")
        _sync(new)
        new.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{source} can't be copied to {target}: {_reason(error)}") from error
    finally:
        for left in (new, new.with_name(new.name + "-journal")):
            with suppress(OSError):
                left.unlink(missing_ok=True)


@contextmanager
def reading(file: Path) -> Generator[sqlite3.Connection]:
    """The file, to be read also while a server writes to it. Raises StoreError; what is asked of it, sqlite3.Error."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise StoreError(f"{file} can't be read: {error}") from error
    with closing(connection):
        yield connection


def _sync(path: Path) -> None:
    """Bring a file, or what a folder lists, to the disk."""
    if os.name == "nt" and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _reason(error: sqlite3.Error | OSError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
