"""Servers for tests: in this process on a port of its own, or as a process that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryFile

import uvicorn
from starlette.types import ASGIApp

from forehand.store.base import Store
from forehand.store.sqlite import open_store
from forehand.web.app import Options, make_app
from forehand.web.connections import Later, in_loop
from forehand.web.serve import uvicorn_config
from tests.support.wire_client import Http


class _Server(uvicorn.Server):
    """Tells when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()


@asynccontextmanager
async def running(
    data: Path,
    options: Options | None = None,
    *,
    trusted: Sequence[str] = (),
    connections: int = 1_000,
    later: Later = in_loop,
) -> AsyncGenerator[Http]:
    """A server in this process, on a free port, behind web servers that it trusts."""
    store = open_store(data)
    try:
        async with serving(store, options, trusted=trusted, connections=connections, later=later) as http:
            yield http
    finally:
        store.close()


@asynccontextmanager
async def serving(
    store: Store,
    options: Options | None = None,
    *,
    trusted: Sequence[str] = (),
    connections: int = 1_000,
    later: Later = in_loop,
) -> AsyncGenerator[Http]:
    """The same with a store of the test's own."""
    app = make_app(store, options or Options(slowness=0))
    async with serving_app(app, trusted=trusted, connections=connections, later=later) as http:
        yield http


@asynccontextmanager
async def serving_app(
    app: ASGIApp,
    *,
    trusted: Sequence[str] = (),
    connections: int = 1_000,
    later: Later = in_loop,
    sent_ahead: int | None = None,
) -> AsyncGenerator[Http]:
    """The same with an application of the test's own. `sent_ahead`: how many bytes the system is to take of an answer that nobody reads."""
    server = _Server(uvicorn_config(app, trusted=trusted, connections=connections, later=later))
    with socket.socket() as listening:
        if sent_ahead is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, sent_ahead)
        listening.bind(("127.0.0.1", 0))
        task = asyncio.create_task(server._serve([listening]))
        await server.up.wait()
        http = Http(f"http://127.0.0.1:{listening.getsockname()[1]}")
        try:
            yield http
        finally:
            await http.close()
            server.should_exit = True
            await task


_SERVE = """
import asyncio, sys
from pathlib import Path
from forehand.web.house import House
from forehand.web.connections import Later, in_loop
from forehand.web.serve import Settings, serve
house = House(key=sys.argv[3])
settings = Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), hosts=("127.0.0.1",), house=house, slowness=0)
asyncio.run(serve(settings, lambda: print("started", flush=True)))
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, port: int, key: str = "key") -> None:
        command = [sys.executable, "-c", _SERVE, str(data), str(port), key]
        # Nobody would drain a pipe; it is closed when the process has ended.
        self._errors = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._errors, text=True)
        self.base = f"http://127.0.0.1:{port}"

    @property
    def pid(self) -> int:
        """Its number among the processes."""
        return self._process.pid

    def wait_until_started(self) -> None:
        """Return once pages can be had."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line == "started\n", self.end(signal.SIGKILL)

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """Send the signal; the exit status and what was written to standard error."""
        os.kill(self._process.pid, number)
        return self.wait_until_ended()

    def wait_until_ended(self) -> tuple[int, str]:
        """The exit status and what was written to standard error, once it has ended."""
        self._process.communicate(timeout=20)
        with self._errors as errors:
            errors.seek(0)
            return self._process.returncode, errors.read()


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
