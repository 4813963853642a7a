"""`forehand host`: from one command to a table that the house can join."""

from __future__ import annotations

import asyncio
import logging
import ssl
import sys
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from forehand.cli import logs
from forehand.cli.addresses import Address, home_addresses, url
from forehand.cli.announcing import announce
from forehand.cli.failure import Failure
from forehand.cli.first_table import FirstTable, read_first_table
from forehand.cli.output import say
from forehand.locale import t
from forehand.settings import Serving, Settings
from forehand.store.base import FolderTaken, StoreError
from forehand.web import serve as server
from forehand.web.house import House

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
MOST_DAYS = 36500
THIS_MACHINE = EVERYWHERE | {"localhost", "127.0.0.1", "::1"}


def serve_house(settings: Settings) -> int:
    """Serve until Ctrl-C. What can't be done is told before anything is promised."""
    check(settings)
    table = read_first_table(settings)
    house = House(home=addresses_at_home(settings), public=settings.public_url.rstrip("/") or None)
    logs.begin(settings.log)
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(serve(settings, house, table))
    except (server.PortTaken, FolderTaken) as error:
        raise Failure(running_already(settings) or str(error)) from None
    except (server.ServeError, StoreError) as error:
        raise Failure(str(error)) from None
    say(t("cli-closed"))
    return 0


def running_already(settings: Settings) -> str | None:
    """Where Forehand runs on this machine already, on the same port; None where something else has it."""
    from forehand.internet.reach import answers

    for kind in ("http", "https"):
        address = url(own_address(settings), settings.port, kind)
        if answers(address):
            return t("cli-running-already", address=address)
    return None


async def go_outside(settings: Settings, house: House, told: asyncio.Future[str]) -> None:
    """Ask the router for a port, once the house's own addresses are told; imported only where it is wished."""
    from forehand.cli.outside import Outside, ways_out

    path = await told
    ways = await asyncio.to_thread(ways_out, settings.listen)
    try:
        await Outside(house, settings.port, scheme=scheme(settings)).open(ways, path)
    except Exception:
        logging.getLogger("forehand").exception("the way in from the internet has failed")


GoOutside = Callable[[Settings, House, "asyncio.Future[str]"], Coroutine[Any, Any, None]]


async def serve(settings: Settings, house: House, table: FirstTable | None, go: GoOutside = go_outside) -> None:
    """Serve, tell where, and where it is wished look for a way in from the internet meanwhile."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[str] = loop.create_future()

    def tell() -> None:
        path = announce(settings, house, url(own_address(settings), settings.port, scheme(settings)), table)
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(lambda: told.cancelled() or told.set_result(path))

    serving = how_to_serve(settings, settings.data, house)
    outside = loop.create_task(go(settings, house, told)) if settings.internet else None
    try:
        # Told beside the server, which has to answer meanwhile, and with no part in its end.
        await server.serve(serving, threading.Thread(target=tell, daemon=True).start)
    finally:
        if outside:
            outside.cancel()
            await asyncio.wait({outside})


def how_to_serve(settings: Serving, data: Path, house: House) -> server.Settings:
    """The settings as the server takes them."""
    return server.Settings(
        data=data.expanduser(),
        port=settings.port,
        hosts=settings.listen,
        house=house,
        cert=settings.cert,
        key=settings.key,
        trusted=settings.trust_proxy,
        connections=settings.connections,
        slowness=settings.think,
        close_after=settings.close_after,
        keep_events=settings.keep_events,
    )


def addresses_at_home(settings: Settings) -> tuple[str, ...]:
    """The server's addresses at home, the one for the others first; nobody is asked which where none is printed."""
    found = home_addresses()
    chosen = [] if settings.public_url else [choose_address(settings, found)]
    return tuple(
        url(ip, settings.port, scheme(settings))
        for ip in dict.fromkeys((*chosen, *(each.ip for each in listened(settings, found))))
    )


def scheme(settings: Serving) -> Literal["http", "https"]:
    """How browsers speak to this server."""
    return "https" if settings.cert else "http"


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where it is installed, else Python's own."""
    return import_module("uvloop").new_event_loop if find_spec("uvloop") else None


def check(settings: Settings) -> None:
    """Refuse settings that can't be meant, before anything is opened."""
    check_serving(settings)
    if settings.internet and settings.listen and not any(is_outward(each) for each in settings.listen):
        raise Failure(t("cli-internet-listen"), status=2)


def check_serving(settings: Serving) -> None:
    """Those of them that every server has."""
    if not 1 <= settings.port <= 65535:
        raise Failure(t("cli-port-range", port=str(settings.port)), status=2)
    if not 0 <= settings.think <= 10:
        raise Failure(t("cli-think-range", factor=str(settings.think)), status=2)
    if not 0 <= settings.close_after <= MOST_DAYS:
        raise Failure(t("cli-close-after-range", most=str(MOST_DAYS), days=str(settings.close_after)), status=2)
    if not 0 <= settings.keep_events <= MOST_DAYS:
        raise Failure(t("cli-keep-events-range", most=str(MOST_DAYS), days=str(settings.keep_events)), status=2)
    if settings.public_url and not is_web_address(settings.public_url):
        raise Failure(t("cli-public-url", url=settings.public_url), status=2)
    check_proxies(settings.trust_proxy)
    if settings.connections < 1:
        raise Failure(t("cli-connections", count=str(settings.connections)), status=2)
    check_certificate(settings.cert, settings.key)


def is_outward(listen: str) -> bool:
    """Whether others can reach a server that listens there."""
    return listen not in {"localhost", "127.0.0.1", "::1"}


def check_proxies(trusted: Sequence[str]) -> None:
    """Refuse what is neither an address nor a network: a name would be trusted whoever answers to it."""
    for each in trusted:
        try:
            ip_network(each)
        except ValueError:
            raise Failure(t("cli-trust-proxy", proxy=each), status=2) from None


def check_certificate(cert: Path | None, key: Path | None) -> None:
    """Refuse a certificate that can't be served with, or a key without one."""
    if cert is None:
        if key is not None:
            raise Failure(t("cli-key-without-cert"), status=2)
        return
    for file in (cert, key or cert):
        try:
            file.open("rb").close()
        except OSError as error:
            raise Failure(t("cli-certificate", file=str(file), reason=error.strerror or str(error))) from None
    try:
        # A passphrase would be asked for at the terminal, and a service has none.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, lambda: "")
    except OSError:  # ssl's own
        raise Failure(t("cli-certificate", file=str(cert), reason=t("cli-certificate-needs"))) from None


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


def own_address(settings: Serving) -> str:
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
