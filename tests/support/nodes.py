"""Servers that share a database, as the command line starts them, to be killed, frozen and woken."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.support.server import free_port

LEASE = 5.0
STANDING_BY = "stands by"
STARTED = "On this machine:"


class Node:
    """One of them. Its lines are read as they come, by `until` or not at all."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self._process = process
        self.base = f"http://127.0.0.1:{port}"

    @classmethod
    async def start(cls, store: str, data: Path, *more: str, lease: float = LEASE, port: int | None = None) -> "Node":
        """Begin to start it; what it says then is for `until` to wait for."""
        port = port or free_port()
        flags = ("--port", str(port), "--listen", "127.0.0.1", "--think", "0", "--data", str(data))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "forehand", "serve", "--store", store, "--lease", str(lease), *flags, *more),
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process, port)

    async def until(self, said: str) -> str:
        """Wait until it has said that: the line."""
        assert self._process.stdout is not None
        async with asyncio.timeout(60):
            while said not in (line := await self._process.stdout.readline()).decode():
                assert line, "it has ended"
        return line.decode()

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        os.kill(self._process.pid, number)

    async def kill(self) -> None:
        """End it, if it has not ended, and whatever state it is in."""
        if self._process.returncode is None:
            await self.end(signal.SIGKILL)

    async def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """The exit status after a signal."""
        self.send(number)
        async with asyncio.timeout(60):
            await self._process.communicate()
        return self._process.returncode or 0


async def checked(store: str) -> str:
    """What `forehand check` says of the database."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "forehand", "check", "--store", store), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    return told.decode()
