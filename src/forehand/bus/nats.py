"""A connection to NATS that comes back by itself, and tells when it is gone.

A new connection is a new start: what was sent while there was none is not sent later, and what was to come then is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, cast

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, NoRespondersError

from forehand.bus.messages import BusError, NobodyThere

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
Answer = Callable[[bytes], Awaitable[bytes]]
"""Answers a question, beside others."""

TURNS = "turns"
"""The group of those who take turns at answering."""


@dataclass
class _Subject:
    """What is heard under a subject, from whose connection on."""

    take: Callable[[Msg], Awaitable[None]]
    group: str
    heard: Subscription | None = None


class Bus:
    """Made by `connected`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._subjects: dict[str, _Subject] = {}
        self._asking: set[asyncio.Task[Msg]] = set()
        self._answering: set[asyncio.Task[None]] = set()
        self.lost: Callable[[], None] = lambda: None
        """Called when messages to us may have been lost."""

    @property
    def reached(self) -> bool:
        """Whether NATS is there now."""
        return self._client is not None and self._client.is_connected

    async def answers(self, within: float) -> bool:
        """Whether NATS answers just now, in so many seconds."""
        client = self._client
        if client is None or not client.is_connected:
            return False
        try:
            async with asyncio.timeout(within):
                await client.flush()
        except _TROUBLES:
            return False
        return True

    async def hear(self, subject: str, hear: Hear) -> None:
        """Hear what is said under the subject, from now on and after each new connection."""

        async def take(message: Msg) -> None:
            await hear(message.data)

        one = self._subjects[subject] = _Subject(take, "")
        if self._client is not None:
            with suppress(*_TROUBLES):  # the next connection hears it
                await _subscribe(self._client, subject, one)

    def answer(self, subject: str, answer: Answer) -> None:
        """Be one of those who take turns at answering what is asked under the subject, after each new connection."""

        async def take(message: Msg) -> None:
            task = asyncio.get_running_loop().create_task(_answered(message, answer))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        self._subjects[subject] = _Subject(take, TURNS)

    async def silent(self, subject: str) -> None:
        """Answer nothing more that is asked under the subject once NATS knows; what came before is answered."""
        one, client = self._subjects.pop(subject), cast(Any, self._client)
        if one.heard is None or client is None:
            return
        with suppress(*_TROUBLES):
            async with asyncio.timeout(PATIENCE):
                # Its own drain() stops hearing before NATS stops telling: what comes between the two would be lost.
                await client._send_unsubscribe(cast(Any, one.heard)._id)  # noqa: SLF001 (there is no other way)
                await _flushed(client)
                await one.heard.drain()

    async def ask(self, subject: str, question: bytes, within: float) -> bytes:
        """What one of those who answer under the subject says, in so many seconds. Raises NobodyThere where there are none,
        and BusError where NATS is gone or nobody has answered.
        """
        client = self._client
        if client is None or not client.is_connected:
            raise BusError("NATS can't be reached")
        answer = asyncio.get_running_loop().create_task(client.request(subject, question, timeout=within))
        self._asking.add(answer)
        try:
            await asyncio.wait({answer})
            if answer.cancelled():
                raise BusError("the connection to NATS has ended")
            return answer.result().data
        except NoRespondersError:
            raise NobodyThere from None
        except _TROUBLES as error:
            raise BusError(f"nobody answers: {_reason(error)}") from error
        finally:
            self._asking.discard(answer)
            answer.cancel()

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
                for subject, one in self._subjects.items():
                    await _subscribe(client, subject, one)
                await _flushed(client)
                if troubles:
                    raise troubles[0]
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
            for answer in self._asking:  # none comes any more
                answer.cancel()
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
        if self._answering:
            await asyncio.wait(self._answering, timeout=PATIENCE)
        if client is not None:
            with suppress(*_TROUBLES):
                async with asyncio.timeout(PATIENCE):
                    await client.flush()
            with suppress(*_TROUBLES):
                await client.close()


async def _subscribe(client: Client, subject: str, one: _Subject) -> None:
    one.heard = await cast(Any, client).subscribe(subject, one.group, cb=one.take)  # of its types one is open


async def _flushed(client: Client) -> None:
    """NATS has done all that it was sent, and its answers have come."""
    for _ in range(2):  # the first ping overtakes what waits to be sent
        await client.flush()


async def _answered(message: Msg, answer: Answer) -> None:
    try:
        said = await answer(message.data)
    except Exception:
        log.exception("what was asked over the bus could not be answered")
        return
    with suppress(*_TROUBLES):  # nobody waits for an answer that came too late
        await message.respond(said)


@asynccontextmanager
async def connected(address: str, answers: Mapping[str, Answer] | None = None) -> AsyncGenerator[Bus]:
    """The bus at the address, and by subject what is answered there. Raises BusError, with one line, where NATS can't be reached or
    does not allow that; later it is sought again.
    """
    bus = Bus(address)
    for subject, answer in (answers or {}).items():
        bus.answer(subject, answer)
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
