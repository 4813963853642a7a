"""The same data opened again and again, in each kind of store."""

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from forehand.store import postgres as shared
from forehand.store import sqlite
from forehand.store.base import Store

LEASE = 1.0
Open = Callable[[], AbstractAsyncContextManager[Store]]


@asynccontextmanager
async def _sqlite(folder: Path) -> AsyncGenerator[Store]:
    store = sqlite.open_store(folder)
    try:
        yield store
    finally:
        store.close()


def opener(kind: str, where: str, lease: float = LEASE) -> Open:
    """Opens the store there."""
    return (lambda: _sqlite(Path(where))) if kind == "sqlite" else lambda: shared.opened(where, lease)


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Which store a test is about, and where its data are, of which there are none yet."""
    kind = str(request.param)
    return kind, str(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").database()


@pytest.fixture
def opened(where: tuple[str, str]) -> Open:
    """Opens it."""
    return opener(*where)
