"""Several servers, to any of which a client may be connected: what is asked of a table goes to the server that owns it.

There the same application serves it as if the client was connected there. What goes over the bus is thus what goes over the
wire, and nothing has to be done twice: not the greeting, nor the order of what is told, nor what a seat may see.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from random import SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from forehand.bus.channels import FIRST_WITHIN, Channel, Channels, Gone, NotTaken
from forehand.store.base import StoreError
from forehand.web import carried
from forehand.web.answers import BODY_WITHIN, error_answer
from forehand.web.connections import Crowd
from forehand.web.guard import headers_for
from forehand.web.house import KEY_SEEN
from forehand.web.limits import Limit, asker

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from forehand.bus.nats import Bus
    from forehand.store.postgres import PostgresStore

log = logging.getLogger("forehand")

PATIENCE = 2.0
"""Seconds for which an owner is sought again where the one found does not serve the table."""
AGAIN = 0.2
"""Seconds from one such look to the next."""
GATHER_WITHIN = 1.5
"""Seconds for the other servers' part of a list; who is slower is left out."""
MOST_OF_LIST = 4 * 2**20
"""Bytes of such a part."""
MOST_KNOWN = 10_000
"""Tables whose owners are remembered. One that does not serve the table any more says so, and is looked up again."""
MOST_TAKEN_UP = 500
"""Tables of a server that is gone that are taken up at once; the others are when somebody asks for them."""
LOOK = 1.0
"""Seconds from one look at which servers are gone to the next."""
RESTART, TRY_AGAIN = 1012, 1013

_TABLE = re.compile("/api/tables/(?P<table>[^/]+)(/.*)?", re.DOTALL)
_ACT = re.compile(r'\s*\{[^{}]{0,200}"t"\s*:\s*"act"')
_ANSWERS = ('{"t":"ok"', '{"t":"refused"', '{"t":"error"')
"""How an act and its answer look from outside. The one is only measured by it, and may be written otherwise; the other is our own."""
_LOOKUPS = (4.0, 400.0)
"""Tables whose owners are looked up for an address: a second, and at once."""
_CARRIED = "forehand.carried"

Part = TypeVar("Part")


class Town:
    """This server among the others. Made by `joined`."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._channels: Channels
        self._app: ASGIApp | None = None
        self._owners: dict[str, int] = {}
        self._lookups = Limit(*_LOOKUPS)
        self._crowd: Crowd | None = None
        self.take_up: Callable[[Iterable[str]], Awaitable[None]] | None = None
        """Lets tables go on whose server is gone."""
        self.act_answered: Callable[[float], None] = lambda _: None
        """Called with the seconds after which another server has answered an act."""

    def around(self, app: ASGIApp, most: int) -> ASGIApp:
        """The application, with everybody else's tables. `most`: how many websockets an address may have that are handed on."""
        self._app = app
        self._crowd = Crowd(most)

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            table = _TABLE.fullmatch(scope["path"]) if scope["type"] != "lifespan" else None
            if table is None or self._store.holds(table["table"]):
                await app(scope, receive, send)
            else:
                await self._find(app, table["table"], scope, receive, send)

        return serve

    def has(self, table: str) -> bool:
        """Whether this server serves the table."""
        return self._store.holds(table)

    @property
    def others_there(self) -> int:
        """How many other servers give signs of life."""
        return len(self._channels.others)

    @property
    def served_here(self) -> int:
        """How many requests and websockets are served here for other servers."""
        return self._channels.taken

    @property
    def served_there(self) -> int:
        """How many other servers serve for this one."""
        return self._channels.opened

    def as_operator(self, table: str) -> Response:
        """An answer by the table's owner to what the operator of this server asks, whose key was seen."""
        return _Handed(self, table)

    async def count(self) -> int:
        """How many tables there are on all servers. Raises StoreError."""
        return await self._store.count()

    async def leave(self) -> None:
        """Hand nothing on any more, and tell the others' clients to come back: they find another owner."""
        await self._channels.end()

    @asynccontextmanager
    async def at_work(self, bus: Bus) -> AsyncGenerator[None]:
        """Be there for the others. Raises StoreError."""
        subject = f"forehand.{await self._store.town()}"
        self._channels = Channels(bus, subject, self._store.lease.node, self._takes, self._serve)
        await self._channels.begin()
        watching = asyncio.get_running_loop().create_task(self._watch())
        try:
            yield
        finally:
            watching.cancel()
            await self._channels.ended()

    # What is asked here of others' tables

    async def _find(self, app: ASGIApp, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve it here after all if the table is to be had, else by its owner."""
        who = asker(scope)
        crowd = self._crowd if scope["type"] == "websocket" else None
        if (table not in self._owners and not self._lookups.allows(who)) or (crowd and not crowd.enters(who)):
            await _answer(scope, receive, send, 429, "rate-limited", "too much at once")
            return
        try:
            first = await _first(receive)
            if first is None:
                await _answer(scope, receive, send, 408, "too-slow", "the body does not come")
            elif await self._is_elsewhere(table, scope, first, receive, send):
                await app(scope, _again(first, receive), send)
        finally:
            if crowd:
                crowd.leaves(who)

    async def _is_elsewhere(
        self, table: str, scope: Scope, first: Message, receive: Receive, send: Send, *, operator: bool = False
    ) -> bool:
        """Let the owner serve it; true, and nothing done, where that is this server."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        head = carried.head_of(scope, table, operator=operator)
        while True:
            with suppress(NotTaken, StoreError):  # nothing was done: it can be tried again
                owner = self._owners.get(table) or await self._store.owner(table)
                if owner is None or owner == self._store.lease.node:
                    self._owners.pop(table, None)
                    return True
                self._remember(table, owner)
                async with self._channels.open(owner, head) as channel:
                    await _Carrier(channel, scope, receive, send, self.act_answered).carry(first)
                return False
            self._owners.pop(table, None)
            if loop.time() >= until:
                await _come_back(scope, receive, send)
                return False
            await asyncio.sleep(AGAIN)

    def _remember(self, table: str, owner: int) -> None:
        self._owners.pop(table, None)
        self._owners[table] = owner
        if len(self._owners) > MOST_KNOWN:
            del self._owners[next(iter(self._owners))]

    async def ask_operator(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """See `as_operator`."""
        first: Message = {"type": "http.request", "body": b"", "more_body": False}
        if await self._is_elsewhere(table, scope, first, receive, send, operator=True):
            await _come_back(scope, receive, send)  # it became ours just now

    async def others(self, kind: type[Part], scope: Scope, *, operator: bool = False) -> list[Part]:
        """What each of the other servers answers to the same question, as far as it does in time; nothing where another
        server asks.
        """
        if scope.get(_CARRIED):
            return []
        head = carried.head_of({**scope, "method": "GET"}, None, operator=operator)
        answers = await asyncio.gather(*(self._part(kind, peer, head) for peer in self._channels.others))
        return [answer for answer in answers if answer is not None]

    async def _part(self, kind: type[Part], peer: int, head: bytes) -> Part | None:
        body = bytearray()
        try:
            async with asyncio.timeout(GATHER_WITHIN), self._channels.open(peer, head) as channel:
                await _send(channel, {"type": "http.request", "body": b"", "more_body": False})
                start = carried.from_application(await channel.receive(), "http")
                more = start["status"] == 200
                while more and len(body) <= MOST_OF_LIST:
                    part = carried.from_application(await channel.receive(), "http")
                    body += part["body"]
                    more = part["more_body"]
                return msgspec.json.decode(body, type=kind)
        except (NotTaken, Gone, TimeoutError, KeyError, carried.BadPiece, msgspec.DecodeError, ValueError):
            log.warning("server %s did not tell its part of a list", peer)
            return None

    # What others ask of the tables here

    def _takes(self, about: bytes) -> bool:
        try:
            head = carried.read_head(about)
        except carried.BadPiece as error:
            log.warning("what another server hands on can't be read: %s", error)
            return False
        return head.table is None or self._store.holds(head.table)

    async def _serve(self, channel: Channel, about: bytes) -> None:
        """Nothing is begun before the first piece has come: until then the other server may try elsewhere."""
        head = carried.read_head(about)
        scope: Scope = {**carried.scope_of(head), _CARRIED: True, KEY_SEEN: head.operator}
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                first = carried.to_application(await channel.receive(), head.type)
        except (TimeoutError, carried.BadPiece):
            return

        async def receive() -> Message:
            try:
                return carried.to_application(await channel.receive(), head.type)
            except (Gone, carried.BadPiece):
                channel.end()
                return carried.to_application(carried.pieces_of({"type": f"{head.type}.disconnect"})[0], head.type)

        async def send(message: Message) -> None:
            try:
                await _send(channel, message)
            except Gone:
                if head.type == "websocket":
                    raise OSError("the client is gone") from None

        if self._app is not None:
            await self._app(scope, _again(first, receive), send)

    # Servers that are gone

    async def _watch(self) -> None:
        """Take up what those had who are gone, in an order of one's own: the others do the same."""
        known: set[int] = set()
        while True:
            await asyncio.sleep(LOOK)
            try:
                there = await self._store.nodes()
                for gone in known - there:
                    log.warning("server %s is gone; its tables are taken up", gone)
                    tables = await self._store.owned(gone, MOST_TAKEN_UP)
                    SystemRandom().shuffle(tables)
                    if self.take_up:
                        await self.take_up(tables)
                known = there
            except StoreError as error:
                log.warning("it is not known which servers are gone, trying again: %s", error)


class _Handed(Response):
    """The answer of a table's owner."""

    def __init__(self, town: Town, table: str) -> None:
        super().__init__()
        self._town, self._table = town, table

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application."""
        await self._town.ask_operator(self._table, scope, receive, send)


class _Carrier:
    """A request or a websocket that another server serves."""

    def __init__(
        self, channel: Channel, scope: Scope, receive: Receive, send: Send, act_answered: Callable[[float], None]
    ) -> None:
        self._channel = channel
        self._act_answered = act_answered
        self._acted: float | None = None
        """When the act came that is not answered yet."""
        self._scope, self._receive, self._send = scope, receive, send
        self._kind = str(scope["type"])
        self._begun = False

    async def carry(self, first: Message) -> None:
        """From its first piece to its end. From here on nobody can tell whether what was asked was done."""
        there = asyncio.get_running_loop().create_task(self._up(first))
        try:
            if not await self._down():
                await self._broken()
        finally:
            there.cancel()
            with suppress(asyncio.CancelledError):
                await there

    async def _up(self, message: Message) -> None:
        with suppress(Gone):
            await _send(self._channel, message)
            while not message["type"].endswith(".disconnect"):
                message = await self._receive()
                if self._acted is None and _ACT.match(message.get("text") or ""):
                    self._acted = perf_counter()
                await _send(self._channel, message)

    async def _down(self) -> bool:
        """Whether it was answered to its end."""
        try:
            while True:
                message = carried.from_application(await self._channel.receive(), self._kind)
                self._begun = True
                if self._acted is not None and (message.get("text") or "").startswith(_ANSWERS):
                    self._act_answered(perf_counter() - self._acted)
                    self._acted = None
                await self._send(message)
                if message["type"] == "websocket.close" or message.get("more_body") is False:
                    return True
        except Gone:
            return False
        except carried.BadPiece as error:
            log.warning("what another server answers can't be read: %s", error)
            return False
        except OSError:
            return True  # the client is gone

    async def _broken(self) -> None:
        """The owner is gone, or what it sent: half an answer is none."""
        if not self._begun:
            await _come_back(self._scope, self._receive, self._send)
        elif self._kind == "websocket":
            with suppress(OSError, RuntimeError):  # or closed from the other side
                await self._send({"type": "websocket.close", "code": RESTART})


async def _send(channel: Channel, message: Message) -> None:
    for piece in carried.pieces_of(message):
        await channel.send(piece)


async def _first(receive: Receive) -> Message | None:
    """What comes first; None where nothing does."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            return await receive()
    except TimeoutError:
        return None


def _again(first: Message, receive: Receive) -> Receive:
    """Receive what was received already, then what comes."""
    waiting = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _come_back(scope: Scope, receive: Receive, send: Send) -> None:
    """The table is on its way from one server to another, or this one can't reach its owner."""
    await _answer(scope, receive, send, 503, "come-back", "the table is on its way to another server; try again")


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, code: str, message: str) -> None:
    """Refuse what was asked, before any of it was done, or where nobody can tell."""
    if scope["type"] == "websocket":
        # Who goes at that very moment is told nothing; websockets, under uvicorn, says so by an assertion.
        with suppress(OSError, RuntimeError, AssertionError):
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": TRY_AGAIN})
        return
    answer = error_answer(status, code, message)
    answer.headers.update(headers_for(scope))
    if status != 408:
        answer.headers["Retry-After"] = "1"
    await answer(scope, receive, send)
