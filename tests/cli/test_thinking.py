"""`forehand think` says in one line what it can't do. What it does: tests/workers."""

import re

import pytest

from forehand.cli import sharing
from tests.cli.commands import Shell
from tests.support.nats import Nats
from tests.support.server import free_port


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREHAND_WORKERS", "1")


def test_it_asks_for_a_bus(forehand: Shell) -> None:
    done = forehand("think")
    assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))
    assert "--bus" in done.err


@pytest.mark.parametrize("bus", ["", "localhost:4222", "http://localhost", "nats://", "nats://a:port"])
def test_what_is_no_address_of_a_bus_is_refused(forehand: Shell, bus: str) -> None:
    done = forehand("think", f"--bus={bus}")
    assert (2, "forehand: the bus is a NATS server such as nats://localhost:4222\n") == (done.status, done.err)


@pytest.mark.parametrize("workers", ["0", "-1", "257", "many"])
def test_there_is_at_least_one_worker_and_no_end_of_them(forehand: Shell, workers: str) -> None:
    done = forehand("think", "--bus=nats://localhost", f"--workers={workers}")
    assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))


def test_without_the_driver_it_is_told_how_to_get_it(forehand: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "find_spec", lambda _: None)
    done = forehand("think", "--bus=nats://localhost")
    assert (1, "") == (done.status, done.out)
    assert "install it again as '.[town]'" in done.err


def test_a_bus_that_is_not_there_or_refuses_is_told_in_one_line(forehand: Shell, nats: Nats) -> None:
    for bus, why in (
        (f"nats://forehand:other-word@127.0.0.1:{free_port()}", "refused|Connect call failed"),
        # NATS says why and closes at once: the system may throw that away with the connection.
        (nats.address.replace("secret-word", "other-word"), "Authorization|reset by peer"),
    ):
        done = forehand("think", "--bus", bus)
        assert (1, "", 1) == (done.status, done.out, done.err.count("\n"))
        assert re.search(f"can't be used: .*({why})", done.err)
        assert "other-word" not in done.err
