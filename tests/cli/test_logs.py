"""The log holds what an operator needs, and nothing that is secret."""

import json
import logging
import sys

import pytest

from forehand.cli.logs import JsonLines, Kind, Lines, begin
from forehand.store.base import StoreError


def logged(error: ValueError | StoreError, kind: Kind, cause: str = "x") -> str:
    """A record of an exception that came from another, as it is written."""
    try:
        try:
            raise KeyError(cause)
        except KeyError as first:
            raise error from first
    except (ValueError, StoreError):
        record = logging.LogRecord("forehand", logging.ERROR, __file__, 1, "table %s failed", ("x",), sys.exc_info())
    return (JsonLines() if kind == "json" else Lines()).format(record)


@pytest.mark.parametrize("kind", ["text", "json"])
def test_an_exception_is_told_by_its_kind_and_place_and_not_by_its_words(kind: Kind) -> None:
    text = logged(ValueError("KH of the stock"), kind, cause="SA of the hand")
    assert "SA" not in text
    assert "KH" not in text
    assert text.index("KeyError") < text.index("ValueError")
    assert "test_logs.py" in text


@pytest.mark.parametrize("kind", ["text", "json"])
def test_what_is_meant_for_operators_is_told_in_its_words(kind: Kind) -> None:
    assert "StoreError: events not stored: disk full" in logged(StoreError("events not stored: disk full"), kind)


def test_a_json_line_is_one_line_with_named_parts() -> None:
    line = logged(ValueError("x"), "json")
    assert 1 == len(line.splitlines())
    told = json.loads(line)
    assert ["time", "level", "logger", "message", "error"] == list(told)
    assert ("ERROR", "forehand", "table x failed") == (told["level"], told["logger"], told["message"])
    assert told["time"].endswith("+00:00")


def test_what_strangers_send_wrongly_fills_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)  # pytest has handlers of its own
    spoken = logging.getLogger("uvicorn.error")
    try:
        begin("text")
        assert not spoken.isEnabledFor(logging.WARNING)
        assert spoken.isEnabledFor(logging.ERROR)
    finally:
        spoken.setLevel(logging.NOTSET)
