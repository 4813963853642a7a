"""Whether a server answers at its own outside address."""

from pathlib import Path

import pytest

from forehand.internet.reach import reach
from forehand.web.app import Options
from forehand.web.house import House
from tests.support.router import UpnpRouter, answering
from tests.support.server import free_port, running


async def test_the_server_knows_itself(tmp_path: Path) -> None:
    async with running(tmp_path, Options(house=House(run="this"))) as http:
        assert "reached" == await reach(http.base, "this")
        assert "other" == await reach(http.base, "another")


async def test_silence_says_nothing() -> None:
    assert "unknown" == await reach(f"http://127.0.0.1:{free_port()}", "this")


@pytest.mark.parametrize("page", [b"<html>Log in", b"[]", b"{}", b'{"run": 1}', b"\xff"])
async def test_something_else_that_answers_is_told(page: bytes) -> None:
    async with answering(UpnpRouter(garbage=page)) as base:
        assert "other" == await reach(base, "this")
