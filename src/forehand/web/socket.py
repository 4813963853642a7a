"""A table's websocket: decode once, hand on, send from a queue of its own."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

from starlette.types import Receive, Scope, Send

from forehand.service import commands as ask
from forehand.service.live import LiveTable
from forehand.service.messages import ErrorMessage, Message, Pong, RefusedMessage
from forehand.service.table import Refused, holds_token
from forehand.service.world import hashed
from forehand.store.base import StoreError
from forehand.web import wire
from forehand.web.finding import Finder
from forehand.web.limits import Limit, asker
from forehand.web.metrics import Metrics

log = logging.getLogger("forehand")

MOST_WAITING = 256
"""Messages that may wait for a slow receiver; then it is dropped, and resyncs when it is back."""
LONGEST_WAITING = 262_144
"""Characters of all of them."""
MOST_FAULTS = 8
"""Messages that can't be taken, before the connection is closed."""
MANY_WAITING = 32
"""Answers that may wait before no more is read: who sends much at once is no slow receiver."""
HELLO_WITHIN = 10.0
"""Seconds for the first message."""
NORMAL, POLICY, TRY_AGAIN = 1000, 1008, 1013


class Connection:
    """The sending half: a bounded queue and the task that empties it. See `forehand.service.world.Listener`."""

    def __init__(self, send: Send, base: Callable[[], str]) -> None:
        self._base = base
        self.ended = False
        self._send = send
        self._waiting: deque[str] = deque()
        self._length = 0
        self._wake: asyncio.Future[None] | None = None
        self._code = NORMAL
        self._writer: asyncio.Task[None] | None = None
        self.overflowed = False

    @property
    def base(self) -> str:
        """The address, without a path, under which this receiver knows the server now."""
        return self._base()

    def start(self) -> "asyncio.Task[None]":
        """Begin to send. The task ends when the connection does."""
        self._writer = asyncio.get_running_loop().create_task(self._write())
        return self._writer

    def tell(self, text: str) -> None:
        """Send a message after those before it."""
        if self.ended:
            return
        if len(self._waiting) >= MOST_WAITING or (self._waiting and self._length + len(text) > LONGEST_WAITING):
            self._drop()
            return
        self._waiting.append(text)
        self._length += len(text)
        self._wake_up()

    def say(self, message: Message) -> None:
        """Send a message to this receiver alone."""
        self.tell(wire.encode(message))

    def end(self, code: int = NORMAL) -> None:
        """Close, once what was told is sent."""
        if not self.ended:
            self.ended = True
            self._code = code
            self._wake_up()

    async def caught_up(self) -> None:
        """Let what waits be sent, if it is much and the receiver takes it."""
        if len(self._waiting) > MANY_WAITING:
            await asyncio.sleep(0)

    def _drop(self) -> None:
        """The receiver does not read: there is no use in waiting to say goodbye."""
        self.ended = self.overflowed = True
        self._waiting.clear()
        if self._writer is not None:
            self._writer.cancel()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._length -= len(text)
                await self._send({"type": "websocket.send", "text": text})
            if self.ended:
                await self._send({"type": "websocket.close", "code": self._code})
                return
            self._wake = loop.create_future()
            await self._wake


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a client may send: each connection by itself, requests beside acts, notes and returns by seat."""

    messages: Callable[[], Limit]
    requests: Limit
    notes: Limit
    returns: Limit


class Socket:
    """The ASGI application behind `/api/tables/ID/ws`."""

    def __init__(self, tables: Finder, limits: Limits, metrics: Metrics) -> None:
        self._tables = tables
        self._limits = limits
        self._metrics = metrics

    async def serve(self, name: str, scope: Scope, receive: Receive, send: Send, base: Callable[[], str]) -> None:
        """One connection from its first message to its end."""
        await receive()
        await send({"type": "websocket.accept"})
        connection = Connection(send, base)
        writer = connection.start()
        session = _Session(self._tables, self._limits, self._metrics, connection, name, asker(scope))
        reader = asyncio.get_running_loop().create_task(session.read(receive))
        with self._metrics.connections.track_inprogress():
            try:
                await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (reader, writer):
                    task.cancel()
                outcomes = await asyncio.gather(reader, writer, return_exceptions=True)
                await session.leave()
        if connection.overflowed:
            self._metrics.dropped.inc()
        _raise_faults(outcomes)


def _raise_faults(outcomes: Iterable[BaseException | None]) -> None:
    """A connection that breaks is nobody's fault; anything else is ours."""
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
            raise outcome


class _Session:
    """The receiving half: whom we speak with, and what they ask."""

    def __init__(
        self,
        tables: Finder,
        limits: Limits,
        metrics: Metrics,
        connection: Connection,
        name: str,
        address: str,
    ) -> None:
        self._tables = tables
        self._limits = limits
        self._limit = limits.messages()
        self._metrics = metrics
        self._connection = connection
        self._name = name
        self._address = address
        self._table: LiveTable | None = None
        self._token: str | None = None
        self._faults = 0
        self._patience: asyncio.Timeout | None = None

    async def read(self, receive: Receive) -> None:
        """Take messages until the connection ends."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_WITHIN) as self._patience:
                while await self._take(receive):
                    pass
                return
        self._end("bad-message", "say hello first")
        while await self._take(receive):
            pass

    async def _take(self, receive: Receive) -> bool:
        """One message; false when there are no more."""
        await self._connection.caught_up()
        received = await receive()
        if received["type"] == "websocket.disconnect":
            return False
        if self._connection.ended:
            return True
        text = received.get("text") or received.get("bytes") or b""
        raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        if len(raw) > wire.MAX_FRAME:
            self._fault("too-large", f"a frame has at most {wire.MAX_FRAME} bytes")
            return True
        try:
            message = wire.decode(raw)
        except wire.BadMessage as error:
            self._fault("bad-message", str(error))
            return True
        self._metrics.messages.inc()
        if self._limit.allows():
            await self._handle(message)
        else:
            self._too_many(message)
        return True

    def _refuse(self, code: str, message: str) -> None:
        self._metrics.errors.labels(code).inc()
        self._connection.say(ErrorMessage(code, message))

    def _fault(self, code: str, message: str) -> None:
        self._refuse(code, message)
        self._faults += 1
        if self._faults >= MOST_FAULTS:
            self._connection.end(POLICY)

    def _too_many(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Request | wire.Note) and message.id is not None and self._table is not None:
            refused = RefusedMessage(message.id, "rate-limited", self._table.table.version)
            self._connection.say(refused)
        else:
            self._fault("rate-limited", "too many messages")

    async def _handle(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            await self._hello(message)
        elif self._table is None:
            self._fault("bad-message", "say hello first")
        elif isinstance(message, wire.Request):
            await self._request(self._table, message)
        elif isinstance(message, wire.Keep):
            await self._keep(self._table, message)
        elif isinstance(message, wire.Ping):
            self._connection.say(Pong())
        else:
            self._tell(self._table, message)

    async def _hello(self, hello: wire.Hello) -> None:
        if self._table is not None:
            self._fault("bad-message", "hello is said once")
            return
        if self._patience is not None:
            self._patience.reschedule(None)  # a greeting that is slow to be stored may not be cut off half way
        token = None if hello.token is None else hashed(hello.token)
        try:
            table = await self._tables.find(self._name, self._address, token)
            if hello.look:
                await table.look(self._connection)
            elif token and holds_token(table.table, token) and not self._limits.returns.allows((self._name, token)):
                raise Refused("rate-limited", "too many connections one after the other")
            else:
                await table.connect(self._connection, token, hello.v)
        except Refused as refused:
            self._end(refused.code, str(refused))
        except StoreError:
            self._end("not-stored", "the server can't store or read; try again")
        else:
            self._table, self._token = table, token

    def _end(self, code: str, message: str) -> None:
        self._refuse(code, message)
        self._connection.end(POLICY)

    async def _request(self, table: LiveTable, message: wire.Request) -> None:
        if not isinstance(message, wire.Act) and not self._limits.requests.allows((self._name, self._token)):
            self._connection.say(RefusedMessage(message.id, "rate-limited", table.table.version))
            return
        began = perf_counter()
        await table.request(self._connection, _command(message, self._token or ""))
        if isinstance(message, wire.Act):
            self._metrics.act_seconds.observe(perf_counter() - began)

    async def _keep(self, table: LiveTable, message: wire.Keep) -> None:
        """It is answered by nothing, so that no byte of any connection tells who keeps statistics."""
        seat = table.seat_of(self._connection)
        if seat is None:
            self._fault("no-seat", "only those who sit at the table can do that")
        elif not self._limits.requests.allows((self._name, self._token, "keep")):
            self._refuse("rate-limited", "too many requests")
        else:
            try:
                await table.keep_results(seat, None if message.key is None else hashed(message.key))
            except StoreError:
                log.exception("whether results are to be kept was not stored")
                self._refuse("not-stored", "the server can't store this; try again")

    def _tell(self, table: LiveTable, message: wire.GiveSalt | wire.Ready | wire.Again | wire.Note) -> None:
        """What only those who sit at the table can give."""
        seat = table.seat_of(self._connection)
        if seat is None:
            self._fault("no-seat", "only those who sit at the table can do that")
            return
        match message:
            case wire.GiveSalt():
                table.salt(seat, message.deal, message.salt)
            case wire.Ready():
                table.ready(seat)
            case wire.Again():
                if self._limits.requests.allows((self._name, self._token, "again")):
                    table.again(seat, wish=message.wish)
                else:
                    self._refuse("rate-limited", "too many requests")
            case wire.Note():
                self._note(table, seat, message)

    def _note(self, table: LiveTable, seat: int, note: wire.Note) -> None:
        """What is too much is not told; that somebody writes goes by a bucket of its own, and is dropped without a word."""
        writes = note.kind == "typing"
        if not self._limits.notes.allows((self._name, self._token, writes)):
            if not writes:
                self._unsaid(table, note, "rate-limited", "too much is said at once")
            return
        try:
            table.note(seat, note.kind, note.text)
        except Refused as refused:
            self._unsaid(table, note, refused.code, str(refused))

    def _unsaid(self, table: LiveTable, note: wire.Note, code: str, message: str) -> None:
        """Say that a note was not told, and which one, where it has a name."""
        if note.id is None:
            self._refuse(code, message)
        else:
            self._connection.say(RefusedMessage(note.id, code, table.table.version))

    async def leave(self) -> None:
        """The connection is over."""
        if self._table is not None:
            await self._table.disconnect(self._connection)


def _command(message: wire.Request, by: str) -> ask.Request:
    """What the holder of the token with that hash wants done."""
    match message:
        case wire.Act():
            return ask.Act(by, message.id, message.v, message.action)
        case wire.Ask():
            return ask.Ask(by, message.id, message.v, message.what, message.take)
        case wire.Answer():
            return ask.Answer(by, message.id, message.v, message.yes)
        case wire.Pause():
            return ask.Pause(by, message.id, message.v)
        case wire.Resume():
            return ask.Resume(by, message.id, message.v)
