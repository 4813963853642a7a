"""Run the server: open the data, listen, resume, and stop cleanly."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

try:
    import resource
except ImportError:  # Windows
    resource = None

import uvicorn

from forehand.bus.messages import BusError
from forehand.settings import MOST_CONNECTIONS
from forehand.store.base import Store, StoreError
from forehand.store.sqlite import open_store
from forehand.web import app
from forehand.web.connections import Crowd, Later, Listening, in_loop, protocols
from forehand.web.house import House, HouseError

if TYPE_CHECKING:
    from forehand.bus.nats import Bus
    from forehand.store.postgres import PostgresStore
    from forehand.web.town import Town

log = logging.getLogger("forehand")

MAX_FRAME_READ = 65_536
"""Larger frames from a client end the connection unread; smaller ones above the limit get an error, as the wire promises."""
MOST_OPEN = 65_536
"""Files and connections that the process may have open, where the system leaves it the choice."""
NEW_OBJECTS, LOOKS, LOOKS_AT_ALL = 2_000, 0, 500
"""When Python looks for cycles: once there are so many objects more, each second time among those too that the last look left, and among
all after so many of these. Everybody waits while it looks: some 7 ms for ten thousand objects, of which a thousand tables in use have
700,000. Their values have no cycles; connections that have ended do, and tables that are put away.
"""
SWITCH_WITHIN = 0.0005
"""Seconds after which a thread that works lets another do so. Each message that the tables send waits for that, once or more, while
records are read or computer players think; at Python's own 5 ms that took an act to a quarter of a second.
"""
STOP_WITHIN = 5
"""Seconds for connections to end when the server stops."""


class ServeError(Exception):
    """The server can't listen. The message is one line, for the operator."""


class PortTaken(ServeError):
    """Another program listens on the port."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How to serve. Without `hosts` the server listens on all addresses of the machine."""

    data: Path
    port: int
    hosts: tuple[str, ...] = ()
    house: House = field(default_factory=House)
    cert: Path | None = None
    """A certificate with its chain, to serve by HTTPS; with its `key` unless that is in the same file."""
    key: Path | None = None
    trusted: tuple[str, ...] = ()
    """Addresses and networks of web servers in front, who are believed when they tell for whom they ask."""
    connections: int = MOST_CONNECTIONS
    """How many connections an address may have at once; those of the trusted are not limited, those of their visitors are."""
    slowness: float = 1.0
    """By this the computer players' thinking times are multiplied; 0 lets them act at once."""
    close_after: int = 0
    """Days after which an unfinished table that nobody visits is closed; 0: never."""
    keep_events: int = 0
    """Days after which the events of a table that nobody visits are archived; 0: never."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared:
    """Where tables are that several servers can reach."""

    store: str
    """The address of a PostgreSQL database."""
    lease: float
    """Seconds for which a server that is gone keeps the tables."""
    bus: str = ""
    """The address of NATS, by which all servers serve at once; without one they take turns."""


async def serve(settings: Settings, started: Callable[[], None] = lambda: None) -> None:
    """Serve until SIGINT or SIGTERM; `started` is called once pages can be had.

    Raises ServeError when the port can't be had, StoreError when the data can't.
    """
    _set_limits()
    with contextlib.closing(open_store(settings.data)) as store, _listening(settings) as sockets:
        await _run(settings, _options(settings), sockets, store, started)


async def serve_shared(
    settings: Settings,
    shared: Shared,
    started: Callable[[], None] = lambda: None,
    waiting: Callable[[], None] = lambda: None,
) -> None:
    """The same with tables in a database that several servers share, one of which serves at a time, or all of them where they can
    speak with each other: `waiting` is called where this one stands by. A server that has lost its lease tells its clients to
    come back, and begins anew.
    """
    from forehand.store import lease  # its driver is not everywhere

    _set_limits()
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"the data folder {settings.data} can't be written: {error.strerror}") from error
    # All that takes long comes before the lease: none is renewed meanwhile, and on a busy machine it would end.
    options = _options(settings)
    connected, lost = False, 0
    while True:
        with _listening(settings) as sockets:  # bound already: a port that is taken is told at once
            try:
                async with _among_others(shared, waiting) as (store, town, bus):
                    connected = True
                    among = replace(options, town=town, bus=bus, lease=store.lease, leases_lost=lost)
                    if not await _run(settings, among, sockets, store, started, store.lease.ended):
                        return
                    lost += 1
            except (StoreError, BusError) as error:
                if not connected:
                    raise
                log.warning("%s; trying again", error)
                await asyncio.sleep(shared.lease / lease.RENEWALS)


@contextlib.asynccontextmanager
async def _among_others(
    shared: Shared, waiting: Callable[[], None]
) -> AsyncGenerator[tuple["PostgresStore", "Town | None", "Bus | None"]]:
    """The tables, and the other servers and the bus where they can be spoken with. Raises StoreError and BusError."""
    from forehand.store import postgres  # what these need is not everywhere

    if not shared.bus:
        async with postgres.opened(shared.store, shared.lease, waiting) as store:
            yield store, None, None
        return
    from forehand.bus import nats
    from forehand.web.town import Town

    async with (
        nats.connected(shared.bus) as bus,
        postgres.opened(shared.store, shared.lease, waiting, lambda: bus.reached) as store,
    ):
        town = Town(store)
        async with town.at_work(bus):
            yield store, town, bus


def _set_limits() -> None:
    """The process's own: of open files, of how long a thread works, and of new objects before garbage is looked for."""
    _open_many()
    sys.setswitchinterval(SWITCH_WITHIN)
    gc.set_threshold(NEW_OBJECTS, LOOKS, LOOKS_AT_ALL)


@contextlib.contextmanager
def _listening(settings: Settings) -> Generator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        hosts = settings.hosts or _everywhere()
        kind = socket.socket if settings.cert is None else _counting(settings)
        yield [stack.enter_context(_bind(kind, host, settings.port)) for host in hosts]


def _counting(settings: Settings) -> type[socket.socket]:
    class Counting(Listening):
        crowd = Crowd(settings.connections, settings.trusted)

    return Counting


def _options(settings: Settings) -> app.Options:
    """How the application is made. The client's files are read and compressed here."""
    return app.Options(
        house=settings.house,
        slowness=settings.slowness,
        close_after=settings.close_after,
        keep_events=settings.keep_events,
        connections=settings.connections,
    )


async def _run(
    settings: Settings,
    options: app.Options,
    sockets: list[socket.socket],
    store: Store,
    started: Callable[[], None],
    lost: asyncio.Event | None = None,
) -> bool:
    """Serve from the store until somebody stops it, or until the tables are `lost` to another server: whether they are."""
    house = settings.house
    try:
        house.keep_in(settings.data)
    except HouseError as error:
        raise ServeError(str(error)) from error
    config = uvicorn_config(
        app.make_app(store, options),
        settings.cert,
        settings.key,
        trusted=settings.trusted,
        connections=settings.connections,
    )
    server = _Server(config, started, house, options.town)
    house.stop = server.stop
    watching = asyncio.get_running_loop().create_task(server.stop_when(lost)) if lost else None
    await server.serve(sockets)
    if watching is None:
        return False
    watching.cancel()
    return not server.asked_to_stop


def uvicorn_config(
    application: object,
    cert: Path | None = None,
    key: Path | None = None,
    *,
    trusted: Sequence[str] = (),
    connections: int = MOST_CONNECTIONS,
    later: Later = in_loop,
) -> uvicorn.Config:
    """How uvicorn is run, here and where tests and benchmarks run the same stack. Web servers at the `trusted` addresses
    or networks are believed when they tell for whom, and by which protocol, they ask; any other address has so many
    `connections` at most.
    """
    http, websocket = protocols(Crowd(connections, trusted), later)
    return uvicorn.Config(
        application,  # type: ignore[arg-type]
        http=http,
        ws=websocket,
        ws_max_size=MAX_FRAME_READ,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=as_seen(trusted),
        ssl_certfile=cert,
        ssl_keyfile=key,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


class _Server(uvicorn.Server):
    """Tells when it has started, and ends quietly on a signal: Ctrl-C is how one stops a table."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], house: House, town: "Town | None") -> None:
        super().__init__(config)
        self._tell = started
        self._house = house
        self._town = town
        self.asked_to_stop = False
        """Whether somebody wants the server to end, for whatever reason it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is there before the first table stays, and need not be looked through again
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.ending()
        if self._town:
            await self._town.leave()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Begin to stop: what is being stored is finished, and each websocket is closed as one whose server restarts."""
        self.should_exit = self.asked_to_stop = True

    async def stop_when(self, lost: asyncio.Event) -> None:
        """Begin to stop, without anybody's wish, when the tables are lost."""
        await lost.wait()
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Like uvicorn's, but the signal is not raised again once the server has stopped."""
        wanted = [signal.SIGINT, signal.SIGTERM]
        before = {number: signal.signal(number, self._stop) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.asked_to_stop = True
        self.handle_exit(number, frame)


def _open_many() -> None:
    """Let the process have as many connections as the system allows it: by default it is often no more than 1024."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and (hard == resource.RLIM_INFINITY or hard > soft):
            most = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def as_seen(trusted: Iterable[str]) -> list[str]:
    """Addresses and networks in all forms in which a socket may name them: one that listens for both families has IPv4
    addresses as IPv6 ones. Raises ValueError for what is neither.
    """
    seen: list[str] = []
    for each in trusted:
        network = ip_network(each)
        seen.append(str(network))
        if network.version == 4:
            seen.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return seen


def _everywhere() -> tuple[str, ...]:
    """All addresses of the machine: of both families where one socket can have both."""
    return ("::",) if socket.has_dualstack_ipv6() else ("0.0.0.0",)  # noqa: S104 (the home network is meant)


def _bind(kind: type[socket.socket], host: str, port: int) -> socket.socket:
    everywhere = host == "::"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named: only then does asyncio send each small message at once, in place of waiting for the next.
    one = kind(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0 if everywhere else 1)
        one.bind((host, port))
    except OSError as error:
        one.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} is in use by another program; --port takes another") from error
        raise ServeError(_why(host, port, error)) from error
    return one


def _why(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EACCES:
        return f"port {port} may not be used by this user"
    return f"can't listen on {host}, port {port}: {error.strerror}"
