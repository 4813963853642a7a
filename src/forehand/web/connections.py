"""Connections before any of them is a request: how many an address may have, and how long they may take.

uvicorn's protocols, made patient but not endless: a request whose head doesn't come, a message in endless pieces, and
pings whose answers nobody reads cost no more than a connection, and no address has more of these than its share. This leans on
the inside of uvicorn, whose versions are limited for that; a test tells what it leans on.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Protocol, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from forehand.web.limits import counted_as

HEAD_WITHIN = 20.0
"""Seconds for the head of a request to come, also of the next one on the same connection."""
MOST_PIECES = 64
"""Frames in which one message may come."""
TOO_BIG, NOT_TEXT = 1009, 1007


class Crowd:
    """How many connections each address has; the `trusted` are web servers, whose visitors are counted elsewhere."""

    def __init__(self, most: int, trusted: Sequence[str] = ()) -> None:
        self._most = most
        self._trusted = [ip_network(each) for each in trusted]
        self._here: Counter[str] = Counter()

    def enters(self, host: str) -> bool:
        """Whether one more is in order; if so it counts until it leaves."""
        who = counted_as(host)
        if self._here[who] >= self._most and not self._is_trusted(who):
            return False
        self._here[who] += 1
        return True

    def leaves(self, host: str) -> None:
        """One that came in is gone."""
        who = counted_as(host)
        self._here[who] -= 1
        if self._here[who] <= 0:
            del self._here[who]

    def _is_trusted(self, who: str) -> bool:
        try:
            address = ip_address(who)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


class Handle(Protocol):
    """Something that is to be done later."""

    def cancel(self) -> None:
        """Call it off."""
        ...


Later = Callable[[float, Callable[[], object]], Handle]
"""How something is done after so many seconds."""


def in_loop(seconds: float, do: Callable[[], object]) -> Handle:
    """By the running event loop's clock."""
    return asyncio.get_running_loop().call_later(seconds, do)


def protocols(crowd: Crowd, later: Later = in_loop) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn is to speak HTTP and websockets by, its connections counted in the crowd."""

    class Http(_Http):
        pass

    class Websocket(_Websocket):
        pass

    Http.crowd = Websocket.crowd = crowd
    Http.later = staticmethod(later)
    return Http, Websocket


class _Http(H11Protocol):
    crowd: Crowd
    later: Later
    _counted = False
    _patience: Handle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.crowd.enters(_host(self))
        if not self._counted:
            transport.abort()
        self._be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        if self._counted:
            self.crowd.leaves(_host(self))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._be_patient()

    def on_response_complete(self) -> None:
        """What has come of the next request's head came with the one before. What was not read of a body is nobody's any more."""
        cast(Any, self.cycle).body = bytearray()
        super().on_response_complete()
        self._be_patient()

    def _be_patient(self) -> None:
        """Wait for a head no longer than is in order, unless a request is being answered or it is a websocket now."""
        cycle = cast(Any, self.cycle)
        idle = cycle is None or cycle.response_complete
        if not idle or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif self._patience is None:
            self._patience = self.later(HEAD_WITHIN, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class _Websocket(WebSocketsSansIOProtocol):
    """It is counted from when it was a request."""

    crowd: Crowd

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.crowd.leaves(_host(self))

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self._fail(TOO_BIG)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered, unless answers already wait for one who doesn't read them."""
        answer = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(answer))

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, as RFC 6455 has it, without a word in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _host(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else ""
