"""`forehand serve`: one of several servers that share a database, for a machine without anybody at its terminal."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress
from importlib.util import find_spec
from typing import NoReturn
from urllib.parse import urlsplit

from forehand.bus.messages import BusError
from forehand.cli import logs
from forehand.cli.addresses import url
from forehand.cli.failure import Failure
from forehand.cli.hosting import check_serving, fast_loop, how_to_serve, own_address, scheme
from forehand.cli.output import tell
from forehand.locale import t
from forehand.settings import SharedSettings
from forehand.store.address import Fault, fault_of
from forehand.store.base import StoreError
from forehand.web import serve as server
from forehand.web.house import House

LEASES = (1, 60)


def serve_shared(settings: SharedSettings) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    check_serving(settings)
    check_address(settings.store)
    check_bus(settings.bus)
    if not LEASES[0] <= settings.lease <= LEASES[1]:
        raise Failure(t("cli-lease-range", seconds=str(settings.lease)), status=2)
    house = House(public=settings.public_url.rstrip("/") or None)
    here = url(own_address(settings), settings.port, scheme(settings))
    # Worded at once: to load the catalogue takes long, and no lease is renewed meanwhile.
    started = f"{t('cli-open-here')} {here}\n{t('cli-host-page')} {here}/host#key={house.key}"
    standing_by = t("cli-standing-by")
    logs.begin(settings.log)
    signal.signal(signal.SIGTERM, _leave)
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(
                server.serve_shared(
                    how_to_serve(settings, settings.data, house),
                    server.Shared(store=settings.store, lease=settings.lease, bus=settings.bus),
                    lambda: tell(started),
                    lambda: tell(standing_by),
                )
            )
    except (server.ServeError, StoreError, BusError) as error:
        raise Failure(str(error)) from None
    tell(t("cli-closed"))
    return 0


_FAULTS: dict[Fault, str] = {
    "other": "cli-store-address",
    "unreadable": "cli-store-unreadable",
    "no-host": "cli-store-host",
}


def check_address(address: str) -> None:
    """Refuse what is no address of a PostgreSQL database, and a database that this installation can't speak to."""
    fault = fault_of(address)
    if fault:
        raise Failure(t(_FAULTS[fault]), status=2)
    if find_spec("asyncpg") is None:
        raise Failure(t("cli-store-driver"))


def check_bus(address: str) -> None:
    """Refuse what is no address of NATS servers, and where this installation can't speak to them."""
    with suppress(ValueError):
        parts = [urlsplit(each) for each in address.split(",")]
        if all(part.scheme in ("nats", "tls") and part.hostname and (part.port or True) for part in parts):
            if find_spec("nats") is None:
                raise Failure(t("cli-bus-driver"))
            return
    if address:
        raise Failure(t("cli-bus-address"), status=2)


def _leave(*_: object) -> NoReturn:
    """One that stands by has nothing to finish; while it serves, the server has a way of its own to stop."""
    sys.exit(0)
