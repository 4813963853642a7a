"""A connection to NATS that comes back by itself, and tells when it is gone.

A new connection is a new start: what was sent while there was none is not sent later, and what was to come then is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from forehand.bus.messages import BusError

log = logging.getLogger("forehand")

PATIENCE = 2.0
"""Seconds in which NATS has to let us in."""
AGAIN = 0.25
"""Seconds until it is tried again."""
PING, UNANSWERED = 1, 2
"""Seconds between two pings, and how many may be unanswered: a connection that is cut without a word ends within three."""

_TROUBLES = (Error, OSError, TimeoutError, ValueError)


Hear = Callable[[bytes], Awaitable[None]]
"""Takes a message, in the order of each sender's."""


class Bus:
    """Made by `connected`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._subjects: dict[str, Hear] = {}
        self.lost: Callable[[], None] = lambda: None
        """Called when messages to us may have been lost."""

    @property
    def reached(self) -> bool:
        """Whether NATS is there now."""
        return self._client is not None and self._client.is_connected

    async def hear(self, subject: str, hear: Hear) -> None:
        """Hear what is said under the subject, from now on and after each new connection."""
        self._subjects[subject] = hear
        if self._client is not None:
            with suppress(*_TROUBLES):  # the next connection hears it
                await _subscribe(self._client, subject, hear)

    def deaf(self) -> None:
        """Hear nothing more."""
        self._subjects.clear()

    async def say(self, subject: str, message: bytes) -> None:
        """Say something to those who hear the subject, if they do. Raises BusError where NATS is gone."""
        client = self._client
        if client is None or not client.is_connected:
            raise BusError("NATS can't be reached")
        try:
            await client.publish(subject, message)
        except _TROUBLES as error:
            raise BusError(f"NATS takes nothing: {_reason(error)}") from error

    async def connect(self) -> asyncio.Event:
        """The event says that the connection has ended. Raises BusError."""
        ended = asyncio.Event()

        async def over() -> None:
            ended.set()

        async def trouble(error: Exception) -> None:
            if not troubles:  # what follows comes of the first
                troubles.append(error)
            if self._client is client:
                log.warning("NATS: %s", _reason(error))
                self.lost()  # a slow consumer's messages are thrown away

        troubles: list[Exception] = []
        client = Client()
        try:
            async with asyncio.timeout(PATIENCE):
                await client.connect(
                    self._address.split(","),
                    allow_reconnect=False,
                    connect_timeout=int(PATIENCE),
                    ping_interval=PING,
                    max_outstanding_pings=UNANSWERED,
                    closed_cb=over,
                    error_cb=trouble,
                    name="forehand",
                )
                for subject, hear in self._subjects.items():
                    await _subscribe(client, subject, hear)
                await client.flush()
        except _TROUBLES as error:
            with suppress(*_TROUBLES):
                await client.close()
            why = _reason(troubles[0] if troubles else error)
            raise BusError(f"NATS at {shown(self._address)} can't be used: {why}") from error
        self._client = client
        return ended

    async def keep(self, ended: asyncio.Event) -> None:
        """Connect again whenever the connection has ended."""
        while True:
            await ended.wait()
            self._client = None
            self.lost()
            log.warning("the connection to NATS has ended, trying again")
            while self._client is None:
                try:
                    ended = await self.connect()
                except BusError:
                    await asyncio.sleep(AGAIN)
            log.warning("NATS can be reached again")

    async def close(self) -> None:
        """Say goodbye."""
        client, self._client = self._client, None
        if client is not None:
            with suppress(*_TROUBLES):
                async with asyncio.timeout(PATIENCE):
                    await client.flush()
            with suppress(*_TROUBLES):
                await client.close()


async def _subscribe(client: Client, subject: str, hear: Hear) -> None:
    async def take(message: Msg) -> None:
        await hear(message.data)

    await cast(Any, client).subscribe(subject, cb=take)  # of its types one is open


@asynccontextmanager
async def connected(address: str) -> AsyncGenerator[Bus]:
    """The bus at the address. Raises BusError, with one line, where NATS can't be reached; later it is sought again."""
    bus = Bus(address)
    keeping = asyncio.get_running_loop().create_task(bus.keep(await bus.connect()))
    try:
        yield bus
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await bus.close()


def shown(address: str) -> str:
    """The servers of an address, without passwords."""
    return ",".join(
        each.rpartition("@")[2].removeprefix("nats://").removeprefix("tls://") for each in address.split(",")
    )


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split()) or "it does not answer in time"
