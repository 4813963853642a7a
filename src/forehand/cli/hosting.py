"""`forehand host`: from one command to a table that the house can join."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from urllib.parse import urlsplit

from forehand.cli.addresses import Address, home_addresses, url
from forehand.cli.announcing import announce
from forehand.cli.failure import Failure
from forehand.cli.first_table import read_first_table
from forehand.cli.output import say
from forehand.locale import t
from forehand.settings import Settings
from forehand.store.base import StoreError
from forehand.web import serve as server
from forehand.web.house import House

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
THIS_MACHINE = EVERYWHERE | {"localhost", "127.0.0.1", "::1"}


def serve_house(settings: Settings) -> int:
    """Serve until Ctrl-C. What can't be done is told before anything is promised."""
    check(settings)
    table = read_first_table(settings)
    found = home_addresses()
    chosen = choose_address(settings, found)
    home = tuple(
        url(ip, settings.port) for ip in dict.fromkeys((chosen, *(each.ip for each in listened(settings, found))))
    )
    house = House(home=home, public=settings.public_url.rstrip("/") or None)
    here = url(own_address(settings), settings.port)
    # To standard error, where a terminal, a service manager or a file picks it up.
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    serving = server.Settings(
        data=settings.data.expanduser(),
        port=settings.port,
        hosts=settings.listen,
        house=house,
        slowness=settings.think,
    )
    # Beside the server, which has to answer meanwhile, and with no part in its end.
    told = threading.Thread(target=announce, args=(settings, house, here, table), daemon=True)
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(server.serve(serving, told.start))
    except (server.ServeError, StoreError) as error:
        raise Failure(str(error)) from None
    say(t("cli-closed"))
    return 0


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where it is installed, else Python's own."""
    return import_module("uvloop").new_event_loop if find_spec("uvloop") else None


def check(settings: Settings) -> None:
    """Refuse settings that can't be meant, before anything is opened."""
    if not 1 <= settings.port <= 65535:
        raise Failure(t("cli-port-range", port=str(settings.port)), status=2)
    if not 0 <= settings.think <= 10:
        raise Failure(t("cli-think-range", factor=str(settings.think)), status=2)
    if settings.public_url and not is_web_address(settings.public_url):
        raise Failure(t("cli-public-url", url=settings.public_url), status=2)


def is_web_address(text: str) -> bool:
    """Whether a browser can go there, with nothing behind the host and port: paths are the tables'."""
    try:
        parts = urlsplit(text)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.port != 0
            and (parts.path in ("", "/") and not parts.query and not parts.fragment)
        )
    except ValueError:
        return False


def choose_address(settings: Settings, found: Sequence[Address]) -> str:
    """The address for the others to type: the one that is set, the only one, or the one chosen at the terminal."""
    if settings.address:
        return settings.address
    open_to = listened(settings, found)
    if not open_to:
        return "localhost" if listens_everywhere(settings) else settings.listen[0]
    if len(open_to) > 1 and sys.stdin.isatty() and sys.stdout.isatty():
        return ask(open_to).ip
    return open_to[0].ip


def listened(settings: Settings, found: Sequence[Address]) -> list[Address]:
    """Those of the addresses that the server listens on."""
    return [each for each in found if listens_everywhere(settings) or each.ip in settings.listen]


def listens_everywhere(settings: Settings) -> bool:
    """Whether the server listens on all of the machine's addresses."""
    return not settings.listen or not EVERYWHERE.isdisjoint(settings.listen)


def own_address(settings: Settings) -> str:
    """The address by which this machine's own browser reaches the server; a browser trusts localhost most."""
    if not settings.listen or THIS_MACHINE & set(settings.listen):
        return "localhost"
    return settings.listen[0]


def ask(addresses: Sequence[Address]) -> Address:
    """Let the one at the terminal choose; Enter takes the likeliest, which is the first."""
    say(t("cli-several-addresses"))
    for number, each in enumerate(addresses, 1):
        say(f"  {number}  {each.ip}  ({each.card})")
    while True:
        try:
            answer = input(t("cli-which-address", count=str(len(addresses)))).strip() or "1"
        except EOFError:
            return addresses[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(addresses):
            return addresses[int(answer) - 1]
