"""What holds for all tests."""

from collections.abc import Iterator

import pytest

from tests.support import nats as nats_server
from tests.support import postgres as postgres_server
from tests.support.nats import Nats
from tests.support.postgres import Postgres


@pytest.fixture(autouse=True, scope="session")
def english() -> Iterator[None]:
    """The command line speaks English, whatever the shell of those who test; so do the processes that a test starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", "en")
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of the tests' own."""
    with postgres_server.running() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS server of the tests' own."""
    with nats_server.running() as server:
        yield server
