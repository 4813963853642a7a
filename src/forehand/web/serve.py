"""Run the server: open the data, listen, resume, and stop cleanly."""

import contextlib
import errno
import gc
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from types import FrameType

try:
    import resource
except ImportError:  # Windows
    resource = None

import uvicorn

from forehand.settings import MOST_CONNECTIONS
from forehand.store.sqlite import open_store
from forehand.web import app
from forehand.web.connections import Crowd, Later, in_loop, protocols
from forehand.web.house import House, HouseError

MAX_FRAME_READ = 65_536
"""Larger frames from a client end the connection unread; smaller ones above the limit get an error, as the wire promises."""
MOST_OPEN = 65_536
"""Files and connections that the process may have open, where the system leaves it the choice."""
NEW_OBJECTS = 50_000
"""Objects made until Python looks for cycles among them. The tables' values have none, and every look walks them in
vain; at Python's own 700 that costs with fifty tables a fifth of what an act costs without the sending.
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


async def serve(settings: Settings, started: Callable[[], None] = lambda: None) -> None:
    """Serve until SIGINT or SIGTERM; `started` is called once pages can be had.

    Raises ServeError when the port can't be had, StoreError when the data can't.
    """
    _open_many()
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])
    store = open_store(settings.data)
    try:
        with contextlib.ExitStack() as stack:
            hosts = settings.hosts or _everywhere()
            sockets = [stack.enter_context(_bind(host, settings.port)) for host in hosts]
            settings.house.keep_in(settings.data)
            options = app.Options(
                house=settings.house,
                slowness=settings.slowness,
                close_after=settings.close_after,
                connections=settings.connections,
            )
            config = uvicorn_config(
                app.make_app(store, options),
                settings.cert,
                settings.key,
                trusted=settings.trusted,
                connections=settings.connections,
            )
            server = _Server(config, started, settings.house)
            settings.house.stop = server.stop
            await server.serve(sockets)
    except HouseError as error:
        raise ServeError(str(error)) from error
    finally:
        store.close()


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

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], house: House) -> None:
        super().__init__(config)
        self._tell = started
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.ending()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Begin to stop: what is being stored is finished, and each websocket is closed as one whose server restarts."""
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


def _bind(host: str, port: int) -> socket.socket:
    everywhere = host == "::"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named: only then does asyncio send each small message at once, in place of waiting for the next.
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
