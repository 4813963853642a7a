"""`forehand serve` and `forehand check --store` say in one line what they can't do."""

import asyncio
import re
from pathlib import Path

import asyncpg
import pytest

from forehand.cli import sharing
from forehand.service import events as event
from forehand.store.address import fault_of, shown
from forehand.store.postgres import opened
from tests.cli.commands import Shell
from tests.service.seated import Seated
from tests.support.nats import Nats
from tests.support.postgres import Postgres
from tests.support.server import free_port

UNREACHABLE = f"postgresql://forehand:secret-word@127.0.0.1:{free_port()}/none"


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREHAND_DATA", str(tmp_path))


@pytest.mark.parametrize("store", ["mysql://localhost/forehand", "forehand.sqlite3", "postgresql:forehand", ""])
@pytest.mark.parametrize("command", ["serve", "check"])
def test_what_is_no_address_of_a_database_is_refused(forehand: Shell, command: str, store: str) -> None:
    done = forehand(command, f"--store={store}")
    assert (2, "") == (done.status, done.out)
    assert "forehand: the store is a PostgreSQL database such as" in done.err
    assert 1 == done.err.count("\n")


@pytest.mark.parametrize("command", ["serve", "check"])
@pytest.mark.parametrize(
    "address",
    [
        "postgresql://forehand:secret/word@db.example/forehand",
        "postgresql://forehand:secret#word@db.example/forehand",
        "postgresql://forehand:secret?word@db.example/forehand",
        "postgresql://forehand:secret@word@db.example/forehand",
        "postgresql://forehand:secret%word@db.example/forehand",
        "postgresql://forehand:secret word@db.example/forehand",
        "postgresql://forehand:secret\\word@db.example/forehand",
        "postgresql://forehand:[secret@db.example/forehand",
        "postgresql://[",
        "postgresql://forehand:secret/forehand",
        "postgresql://forehand:secret",
        "postgresql://db.example/forehand?password=a&secret",
        "postgresql://db.example/forehand?password=a&secret=word",
        "postgresql://forehand@db.example:secret/forehand",
        "mysql://forehand:secret-word@db.example/forehand",
    ],
)
def test_no_word_of_a_password_is_told_however_it_is_written(forehand: Shell, command: str, address: str) -> None:
    done = forehand(command, "--store", address)
    assert (2, "") == (done.status, done.out)
    assert done.err.startswith("forehand: the store")
    assert 1 == done.err.count("\n")
    assert not [part for part in ("secret", "word@", "db.example") if part in done.err]


@pytest.mark.parametrize("address", ["postgresql://", "postgresql:///forehand", "postgres://forehand:secret@/forehand"])
def test_an_address_without_a_host_is_refused(forehand: Shell, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would be the machine's own database, or the one that some variable names."""
    monkeypatch.setenv("PGHOST", "db.example")
    done = forehand("serve", "--store", address)
    assert (2, "") == (done.status, done.out)
    assert "names no host" in done.err
    assert "secret" not in done.err


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://forehand:%40%2f%25%23@db.example:5433/forehand?sslmode=verify-full", "db.example:5433/forehand"),
        ("postgres://forehand@[2001:db8::1]/forehand", "[2001:db8::1]/forehand"),
        ("postgresql://one.example,two.example:5433/forehand?password=a%40b", "one.example,two.example:5433/forehand"),
        ("postgresql:///forehand?host=/var/run/postgresql&password=secret", "/forehand"),
        ("postgresql://forehand:se!$&'()*+,;=cret@db.example", "db.example"),
    ],
)
def test_of_an_address_the_hosts_and_the_database_are_shown(address: str, told: str) -> None:
    assert (None, told) == (fault_of(address), shown(address))


def test_without_the_driver_it_is_told_how_to_get_it(forehand: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "find_spec", lambda _: None)
    done = forehand("serve", "--store", UNREACHABLE)
    assert (1, "") == (done.status, done.out)
    assert "install it again as '.[town]'" in done.err


@pytest.mark.parametrize("bus", ["localhost:4222", "http://localhost", "nats://", "nats://a:port", "nats://a,b"])
def test_what_is_no_address_of_a_bus_is_refused(forehand: Shell, bus: str) -> None:
    done = forehand("serve", "--store", UNREACHABLE, f"--bus={bus}")
    assert (2, "forehand: the bus is a NATS server such as nats://localhost:4222\n") == (done.status, done.err)


def test_a_bus_that_does_not_answer_or_does_not_know_us_is_told_in_one_line(
    forehand: Shell, postgres: Postgres, nats: Nats
) -> None:
    for bus, why in (
        (f"nats://forehand:other-word@127.0.0.1:{free_port()}", "refused|Connect call failed"),
        # NATS says why and closes at once: the system may throw that away with the connection.
        (nats.address.replace("secret-word", "other-word"), "Authorization|reset by peer"),
    ):
        done = forehand("serve", "--store", postgres.database(), "--bus", bus)
        assert (1, "") == (done.status, done.out)
        assert re.search(f"can't be used: .*({why})", done.err)
        assert 1 == done.err.count("\n")
        assert "other-word" not in done.err


@pytest.mark.parametrize("seconds", ["0.9", "60.5", "nan"])
def test_a_lease_has_its_bounds(forehand: Shell, seconds: str) -> None:
    done = forehand("serve", "--store", UNREACHABLE, "--lease", seconds)
    assert (2, f"forehand: a server keeps the tables from 1 to 60 seconds after it is gone, not {seconds}\n") == (
        done.status,
        done.err,
    )


@pytest.mark.parametrize("store", [UNREACHABLE, "postgresql://forehand:secret-word@127.0.0.1:99999/none"])
@pytest.mark.parametrize("command", ["serve", "check"])
def test_a_database_that_does_not_answer_is_told_in_one_line(forehand: Shell, command: str, store: str) -> None:
    done = forehand(command, "--store", store)
    assert (1, "") == (done.status, done.out)
    assert "can't be used: " in done.err
    assert 1 == done.err.count("\n")
    assert "secret-word" not in done.err


def test_an_empty_database_has_no_tables_to_check(forehand: Shell, postgres: Postgres) -> None:
    done = forehand("check", "--store", postgres.database())
    assert (1, "") == (done.status, done.out)
    assert "has no tables of Forehand" in done.err


def test_what_is_wrong_with_a_database_is_told(forehand: Shell, postgres: Postgres) -> None:
    at, store = Seated("preference").fill(), postgres.database()

    async def write() -> None:
        async with opened(store, 6) as opened_store:
            for name in ("whole", "holed"):
                await opened_store.append(name, 1, [event.to_bytes(one) for one in at.log])
        connection = await asyncpg.connect(store)
        await connection.execute("DELETE FROM events WHERE number = 2 AND version = 2")
        await connection.close()

    asyncio.run(write())
    done = forehand("check", "--store", store)
    assert (1, "Table holed: event 2 is missing.\n") == (done.status, done.out)
