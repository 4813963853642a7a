"""What holds for all tests."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def english() -> Iterator[None]:
    """The command line speaks English, whatever the shell of those who test; so do the processes that a test starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", "en")
        yield
