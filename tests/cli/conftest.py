import pytest

from tests.cli.commands import Shell


@pytest.fixture
def forehand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs `forehand ARGUMENTS...`."""
    return Shell(monkeypatch, capsys)
