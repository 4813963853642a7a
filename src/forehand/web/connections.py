"""Connections before any of them is a request: how many an address may have, and how long they may take.

uvicorn's protocols, made patient but not endless: a request whose head doesn't come, an answer that nobody reads, a message in
endless pieces, a websocket that comes about by halves, and pings whose answers nobody reads cost no more than a connection, and no
address has more of these than its share. What comes in more pieces than anybody needs ends its connection before much of it is looked at:
by the smallest a quarter of a megabyte would take a second, in which nobody else is heard. This leans on the inside of uvicorn, whose versions are limited for that; a test tells what
it leans on.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from typing import Any, Protocol, cast

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Frame

from forehand.web.limits import Limit, address_of, counted_as

HEAD_WITHIN = 20.0
"""Seconds for the head of a request to come, also of the next one on the same connection."""
READ_WITHIN = 20.0
"""Seconds in which something has to be read of what waits to be sent."""
MOST_PIECES = 64
"""Frames in which one message may come."""
FRAMES = (400.0, 1000.0)
"""Frames of a websocket, pings and their answers among them: a second, and at once. More messages than that no table takes."""
MAX_HEAD = 16_384
"""Bytes of a request's head."""
MOST_LINES = 200
"""Lines of it."""
PIECES, OF_BYTES = 256, 64
"""In so many pieces a body may come, and for each so many bytes in one more."""
AT_ONCE = 4096
"""Bytes that are looked at before it is asked whether the connection has ended meanwhile."""
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
        if self._here[who] >= self._most and not self._is_trusted(host):
            return False
        self._here[who] += 1
        return True

    def leaves(self, host: str) -> None:
        """One that came in is gone."""
        who = counted_as(host)
        self._here[who] -= 1
        if self._here[who] <= 0:
            del self._here[who]

    def _is_trusted(self, host: str) -> bool:
        address = address_of(host)
        return address is not None and any(address in network for network in self._trusted)


class Listening(socket.socket):
    """A socket that takes in no more of an address than its share, before anything is said. By HTTPS a connection is none for uvicorn until
    both sides have shaken hands, and takes 0.3 MiB meanwhile. Only asyncio's own loops on Unix ask it so.
    """

    crowd: Crowd

    def accept(self) -> tuple[socket.socket, Any]:
        """See socket.socket. Raises ConnectionAbortedError for one who has enough."""
        accepted, address = super().accept()
        if not self.crowd.enters(address[0]):
            accepted.close()
            raise ConnectionAbortedError
        one = _Accepted(self.family, self.type, self.proto, accepted.detach())
        one.ends = lambda: self.crowd.leaves(address[0])
        return one, address


class _Accepted(socket.socket):
    ends: Callable[[], None] | None = None

    def close(self) -> None:
        super().close()
        if self.ends is not None:
            self.ends()
            self.ends = None


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
    Http.later = Websocket.later = staticmethod(later)
    return Http, Websocket


class _Conversation(h11.Connection):
    """What comes by HTTP, in no more lines and pieces than it needs."""

    _pieces = 0
    _bytes = 0

    def next_event(self) -> Any:  # what h11 says itself
        """See h11. Raises h11.RemoteProtocolError."""
        if self.their_state is h11.IDLE and _has_endless_head(self.trailing_data[0]):
            raise h11.RemoteProtocolError("a head of too many lines")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > PIECES + self._bytes // OF_BYTES:
                raise h11.RemoteProtocolError("a body in too many pieces")
        elif isinstance(event, h11.EndOfMessage) and event.headers:
            raise h11.RemoteProtocolError("nothing is said after a body")
        return event


def _has_endless_head(received: bytes) -> bool:
    ends = [at for at in (received.find(b"\n\r\n"), received.find(b"\n\n")) if at >= 0]
    end = min(ends, default=len(received))
    return end > MAX_HEAD or received.count(b"\n", 0, end) >= MOST_LINES


class _Http(H11Protocol):
    crowd: Crowd
    later: Later
    _counted = False
    _unread = False
    _patience: Handle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _Conversation(h11.SERVER, MAX_HEAD)

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
        """Requests that come before the last one is answered are left alone, but for the first few bytes of them."""
        for at in range(0, len(data), AT_ONCE):
            if self.conn.their_state is h11.DONE:
                cast(Any, self.cycle).keep_alive = False
                break
            super().data_received(data[at : at + AT_ONCE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
        self._be_patient()

    def send_400_response(self, msg: str) -> None:
        """Whoever was answered already is told nothing more, and the application answers nobody."""
        cycle = cast(Any, self.cycle)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def on_response_complete(self) -> None:
        """What has come of the next request's head came with the one before. What was not read of a body is nobody's any more."""
        cast(Any, self.cycle).body = bytearray()
        if {b"content-length", b"transfer-encoding"} <= {name for name, _ in self.headers}:
            # Whoever is in between may have taken another length for the right one: what follows may be of the body (RFC 9112, 6.1).
            self.transport.close()
        super().on_response_complete()
        self._be_patient()

    def pause_writing(self) -> None:
        """More waits to be sent than is taken."""
        super().pause_writing()
        self._unread = True
        self._be_patient()

    def resume_writing(self) -> None:
        """It has been taken."""
        super().resume_writing()
        self._unread = False
        self._be_patient()

    def _be_patient(self) -> None:
        """Wait for a head, and for an answer to be read, no longer than is in order, unless it is a websocket now."""
        cycle = cast(Any, self.cycle)
        idle = cycle is None or cycle.response_complete
        if not (idle or self._unread) or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif self._patience is None:
            self._wait()

    def _wait(self) -> None:
        waits = self.transport.get_write_buffer_size()
        self._patience = self.later(READ_WITHIN if waits else HEAD_WITHIN, lambda: self._waited(waits))

    def _waited(self, waits: int) -> None:
        """Who reads slowly has more time; a head that has not come by now comes too late."""
        self._patience = None
        if 0 < self.transport.get_write_buffer_size() < waits:
            self._wait()
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class _Websocket(WebSocketsSansIOProtocol):
    """It is counted from when it was a request."""

    crowd: Crowd
    later: Later
    _ending: Handle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        frames, take = Limit(*FRAMES), self.conn.recv_frame

        def recv_frame(frame: Frame) -> None:
            if not frames.allows():
                raise ProtocolError("too many frames")
            take(frame)

        self.conn.recv_frame = recv_frame

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.cancel()
        self.crowd.leaves(_host(self))

    def data_received(self, data: bytes) -> None:
        """A head that was one for HTTP may be none for a websocket: then none comes about, and nothing waits for it."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self.transport.close()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """What was told last is to be read soon, or by nobody."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._ending = self.later(READ_WITHIN, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Who answers no pings reads no goodbye either, if anything waits to be read."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

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
