"""Nobody stops the table for others: what a hostile connection sends costs it the connection, and others nothing."""

import asyncio
import json
import logging
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from forehand.service import tables
from forehand.web import answers, connections, finding, replays
from forehand.web.app import Options
from forehand.web.connections import MOST_PIECES, Crowd
from forehand.web.serve import uvicorn_config
from tests.support.server import running, serving_app
from tests.support.wire_client import Http, Player

Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def raw(http: Http, sent: bytes = b"") -> Raw:
    """A connection that speaks as it likes."""
    place = urlsplit(http.base)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def ended(one: Raw) -> bytes:
    """All that was answered until the server ended the connection."""
    try:
        return await one[0].read()
    except ConnectionError:
        return b""
    finally:
        one[1].close()


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n"


class Patience:
    """The server's patience is at an end when the test says so."""

    def __init__(self) -> None:
        self.waiting: dict[object, Callable[[], object]] = {}

    def __call__(self, _: float, do: Callable[[], object]) -> connections.Handle:
        """See `forehand.web.connections.Later`."""
        handle = Waits(self)
        self.waiting[handle] = do
        return handle

    async def ends(self) -> None:
        """It waits for something, and no longer."""
        while not self.waiting:
            await asyncio.sleep(0)
        self.end()

    def end(self) -> None:
        """Whatever it waits for, it does no longer."""
        for handle, do in list(self.waiting.items()):
            del self.waiting[handle]
            do()


class Waits:
    """What can be called off."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience

    def cancel(self) -> None:
        """See `forehand.web.connections.Handle`."""
        self._patience.waiting.pop(self, None)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
async def test_a_head_that_does_not_come_ends_the_connection(tmp_path: Path, sent: bytes) -> None:
    patience = Patience()
    async with running(tmp_path, later=patience) as http:
        slow = await raw(http, sent)
        await patience.ends()
        assert b"" == await ended(slow)


async def test_the_head_of_a_second_request_that_does_not_come_ends_the_connection(tmp_path: Path) -> None:
    patience = Patience()
    async with running(tmp_path, later=patience) as http:
        slow = await raw(http, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET")
        assert b"200 OK" in await slow[0].readuntil(b"}")
        await patience.ends()
        assert b"" == await ended(slow)


async def test_a_body_that_does_not_come_is_answered_and_ends_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = Patience()
    monkeypatch.setattr(answers, "BODY_WITHIN", 0.05)
    async with running(tmp_path, later=patience) as http:
        slow = await raw(http, HEAD + b'{"game"')
        answer = await slow[0].readuntil(b'"}}')
        assert b"408" in answer.splitlines()[0]
        assert b"too-slow" in answer
        slow[1].write(b":")  # and it goes on dripping
        await patience.ends()
        await ended(slow)


async def test_a_head_too_long_ends_the_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        slow = await raw(http, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 8_000)
        slow[1].write(b"y" * 12_000)
        assert b" 400 " in await ended(slow)


UPGRADE = (
    b"GET /api/tables/x/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\n\r\nhello",
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"X: " + b"y" * 9_000 + b"\r\n\r\n",
        b"X: y\r\n" * 150 + b"\r\n",
    ],
)
async def test_a_head_that_is_none_for_a_websocket_ends_the_connection(tmp_path: Path, more: bytes) -> None:
    async with running(tmp_path) as http, asyncio.timeout(5):
        assert b"" == await ended(await raw(http, UPGRADE + more))


async def test_a_request_of_two_lengths_is_the_last_of_its_connection(tmp_path: Path) -> None:
    """A web server in front may have passed on what follows as part of the body."""
    head = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    async with running(tmp_path) as http, asyncio.timeout(5):
        answer = await ended(await raw(http, head + b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 422 ")
    assert 1 == answer.count(b"HTTP/1.1 ")


async def test_an_address_takes_up_so_many_tables_that_lie_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_UNUSED", 0)
    monkeypatch.setattr(finding, "EVENTS_AT_ONCE", 3)

    async def status(last: int, table: str) -> int:
        """Of what a visitor with that address is answered."""
        headers = {"X-Forwarded-For": f"203.0.113.{last}"}
        return (await http.raw("GET", f"/api/tables/{table}", headers=headers)).status_code

    async with running(tmp_path) as http:
        short = [(await http.create("priffe"))[0] for _ in range(5)]
        long, _ = await http.create("priffe")
        for name in ("Ada", "Bo"):
            await http.sit(long, name)
    async with running(tmp_path, Options(taken_up=(0, 3)), trusted=["127.0.0.1"]) as http:
        assert [200, 200, 200, 429] == [await status(1, table) for table in short[:4]]
        assert [200] * 3 == [await status(1, table) for table in [short[2]] * 3]
        assert [200, 200, 429] == [await status(2, table) for table in (long, *short[3:])]


CHUNKED = b"POST %s HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X:\r\n" * 300 + b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 99_000 + b"\r\n\r\n",
        CHUNKED % b"/api/replay" + b"1\r\n \r\n" * 300,
        CHUNKED % b"/nowhere" + b"1\r\n \r\n" * 300,
        CHUNKED % b"/api/replay" + b"2\r\n{}\r\n0\r\nX: y\r\n\r\n",
        CHUNKED % b"/nowhere" + b"nonsense\r\n",
    ],
)
async def test_a_request_in_endless_lines_or_pieces_ends_the_connection_without_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    """It would take many times as long to take apart as to send."""
    async with running(tmp_path) as http, asyncio.timeout(5):
        answer = await ended(await raw(http, sent))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert 1 == answer.count(b"HTTP/1.1 ")
    assert [] == [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("path", [b"/nowhere", b"/api/tables", b"/api/replay"])
async def test_nonsense_after_an_answer_ends_the_connection_without_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: bytes
) -> None:
    async with running(tmp_path) as http, asyncio.timeout(5):
        one = await raw(http, CHUNKED % path + b"4e20\r\n" + b" " * 20_000 + b"\r\n")
        if path != b"/api/replay":  # that takes so much, and waits for more
            await one[0].readuntil(b"}}")
        one[1].write(b"nonsense\r\n")
        await ended(one)
    assert [] == [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_body_in_some_pieces_is_taken(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        body = b'{"game":"priffe"}'
        pieces = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
        one = await raw(http, CHUNKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n") % b"/api/tables" + pieces)
        assert (await ended(one)).startswith(b"HTTP/1.1 201 ")
        record = await http.raw("POST", "/api/replay", content=b" " * 200_000 + b"{}")
        assert 422 == record.status_code


async def test_requests_that_do_not_wait_for_answers_are_answered_a_few_and_no_more(tmp_path: Path) -> None:
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    async with running(tmp_path) as http, asyncio.timeout(5):
        assert 9 == (await ended(await raw(http, 8 * one + last))).count(b" 200 OK")
        assert 1_000 > (await ended(await raw(http, 8_000 * one))).count(b" 200 OK")


def unread(http: Http, sent: bytes) -> socket.socket:
    """A connection that reads nothing."""
    place = urlsplit(http.base)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect((place.hostname, place.port))
    one.sendall(sent)
    return one


async def test_an_answer_that_nobody_reads_ends_the_connection() -> None:
    patience, begun, over = Patience(), asyncio.Event(), asyncio.Event()

    async def endless(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        gone = asyncio.ensure_future(receive())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        begun.set()
        while not gone.done():
            await send({"type": "http.response.body", "body": bytes(65_536), "more_body": True})
            await asyncio.sleep(0)
        over.set()

    async with serving_app(endless, later=patience, sent_ahead=4096) as http, asyncio.timeout(10):
        with unread(http, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"):
            await begun.wait()
            while not over.is_set():  # for as long as the system still takes something
                patience.end()
                await asyncio.sleep(0)


async def test_an_answer_that_is_read_slowly_is_told_to_its_end() -> None:
    patience = Patience()
    kind, _ = connections.protocols(Crowd(1), patience)
    left = [300, 200, 100, 100]
    aborted: list[bool] = []
    one: Any = kind.__new__(kind)
    one.transport = SimpleNamespace(
        get_write_buffer_size=lambda: left[0], get_protocol=lambda: one, abort=lambda: aborted.append(True)
    )
    one.cycle, one.flow = SimpleNamespace(response_complete=False), SimpleNamespace(pause_writing=lambda: None)
    one.pause_writing()
    for _ in range(2):
        left.pop(0)
        await patience.ends()
    assert [] == aborted
    left.pop(0)
    await patience.ends()
    assert [True] == aborted


async def test_a_goodbye_that_nobody_reads_does_not_keep_a_websocket() -> None:
    patience, said = Patience(), asyncio.Event()

    async def talks(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "x" * 1_000_000})
        said.set()

    async with serving_app(talks, connections=1, later=patience, sent_ahead=4096) as http, asyncio.timeout(10):
        with unread(http, UPGRADE + b"\r\n"):
            await said.wait()
            await patience.ends()
            while not (await ended(await raw(http, UPGRADE + b"\r\n"))).startswith(b"HTTP/1.1 101 "):
                pass  # the server has not heard of it yet


async def test_who_reads_nothing_and_answers_no_ping_is_gone_at_once() -> None:
    _, kind = connections.protocols(Crowd(1))
    for waits in (0, 9):
        one: Any = kind.__new__(kind)
        one.close_sent, one.logger = False, logging.getLogger("forehand.quiet")
        one.conn, one.transport = Mock(), Mock()
        one.conn.data_to_send.return_value = []
        one.transport.is_closing.return_value = False
        one.transport.get_write_buffer_size.return_value = waits
        one.logger.setLevel(logging.ERROR)
        one.keepalive_timeout()
        assert one.transport.close.called
        assert bool(waits) == one.transport.abort.called


async def test_records_that_never_come_take_the_room_of_one_address_and_no_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n"
    async with running(tmp_path) as http:
        slow = [await raw(http, head + b" " * 100_000) for _ in range(replays.MOST_OF_ONE)]
        while (
            answer := await ended(await raw(http, head.replace(b"200000", b"2") + b"{}"))
        ) and b" 429 " not in answer:
            pass  # until the server has heard of all of them
        for one in slow:
            one[1].close()
        while b" 422 " not in await ended(await raw(http, head.replace(b"200000", b"2") + b"{}")):
            pass  # and that they are gone
    assert [] == [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_records_that_come_slowly_keep_no_other_address_from_sending_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST", 2)

    def head(visitor: int, length: int) -> bytes:
        return (
            b"POST /api/replay HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            b"X-Forwarded-For: 203.0.113.%d\r\nContent-Length: %d\r\n\r\n" % (visitor, length)
        )

    async with running(tmp_path, trusted=["127.0.0.1"]) as http, asyncio.timeout(10):
        slow = [await raw(http, head(1, 200)) for _ in range(2)]
        while b" 429 " not in await ended(await raw(http, head(1, 2) + b"{}")):
            pass  # until the server has heard of both
        assert b" 422 " in await ended(await raw(http, head(2, 2) + b"{}"))
        done, others = await asyncio.wait(
            [asyncio.create_task(ended(one)) for one in slow], return_when=asyncio.FIRST_COMPLETED
        )
        assert [b"429"] == [one.result().split()[1] for one in done]
        assert 1 == len(others)
        for one in others:
            one.cancel()


async def test_what_is_overridden_in_uvicorn_is_there() -> None:
    """And what is read of it: another version of it would leave the limits without effect."""
    config = uvicorn_config(lambda: None)
    config.load()
    for kind, base, read in (
        (connections._Http, H11Protocol, ("conn", "cycle", "transport", "loop", "client", "headers")),
        (
            connections._Websocket,
            WebSocketsSansIOProtocol,
            (
                "frames",
                "curr_msg_data_type",
                "conn",
                "close_sent",
                "writable",
                "transport",
                "client",
                "handle_parser_exception",
                "handshake_complete",
                "disconnected",
            ),
        ),
    ):
        own = {name for name, what in vars(kind).items() if callable(what) and not name.startswith("_")}
        assert own
        instance = base(config, ServerState(), {}, asyncio.get_running_loop())
        assert set() == {name for name in (*own, *read) if not hasattr(instance, name)}


async def test_an_address_has_so_many_connections_and_more_when_some_are_gone(tmp_path: Path) -> None:
    async with running(tmp_path, connections=3) as http:
        held = [await raw(http) for _ in range(3)]
        assert b"" == await ended(await raw(http, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"))
        for one in held:
            one[1].close()
            await one[1].wait_closed()
        while not await ended(await raw(http, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")):
            pass  # it has not heard of it yet


async def test_behind_a_web_server_each_visitor_has_so_many_websockets(tmp_path: Path) -> None:
    async with running(tmp_path, Options(connections=2), trusted=["127.0.0.1"], connections=1) as http:
        table, _ = await http.create("priffe")
        url = http.base.replace("http", "ws") + f"/api/tables/{table}/ws"

        def visitor(last: int) -> Any:
            return connect(url, proxy=None, additional_headers={"X-Forwarded-For": f"203.0.113.{last}"})

        async with visitor(1), visitor(1), visitor(2):
            with pytest.raises(InvalidStatus):
                await visitor(1)


def test_web_servers_that_are_trusted_may_have_addresses_of_ipv6() -> None:
    crowd = Crowd(2, ["::1", "2001:db8::/56"])
    assert all(crowd.enters(host) for host in ["::1", "2001:db8:0:7::1"] for _ in range(9))
    assert [crowd.enters("2001:db8:0:100::1") for _ in range(3)] == [True, True, False]


def test_a_crowd_counts_those_who_are_here() -> None:
    crowd = Crowd(2, ["10.0.0.0/8"])
    assert [crowd.enters("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert crowd.enters("::ffff:192.0.2.2")
    assert all(crowd.enters("::ffff:10.1.2.3") for _ in range(9))
    crowd.leaves("192.0.2.1")
    assert [crowd.enters("192.0.2.1") for _ in range(2)] == [True, False]


# Websockets


@asynccontextmanager
async def watching(http: Http) -> AsyncGenerator[ClientConnection]:
    """A websocket that has been greeted."""
    table, _ = await http.create("priffe")
    url = http.base.replace("http", "ws") + f"/api/tables/{table}/ws"
    async with connect(url, proxy=None, max_size=None) as socket:
        await socket.send('{"t":"hello"}')
        while json.loads(await socket.recv())["t"] != "table":
            pass
        yield socket


async def send_frame(socket: ClientConnection, opcode: Opcode, data: bytes, *, fin: bool = True) -> None:
    """One frame as it is."""
    socket.transport.write(Frame(opcode, data, fin).serialize(mask=True))
    await asyncio.sleep(0)


async def code_of_end(socket: ClientConnection) -> int:
    """The code with which the server closes."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


async def test_a_message_may_come_in_pieces_but_not_in_endless_ones(tmp_path: Path) -> None:
    async with running(tmp_path) as http, watching(http) as socket:
        await send_frame(socket, Opcode.TEXT, b'{"t":', fin=False)
        await send_frame(socket, Opcode.CONT, b"", fin=False)
        await send_frame(socket, Opcode.CONT, b'"ping"}')
        assert {"t": "pong"} == json.loads(await socket.recv())
        await send_frame(socket, Opcode.TEXT, b"{", fin=False)
        for _ in range(MOST_PIECES + 1):
            await send_frame(socket, Opcode.CONT, b"", fin=False)
        assert 1009 == await code_of_end(socket)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
async def test_endless_frames_end_the_connection(tmp_path: Path, opcode: Opcode) -> None:
    """Each is small, and a thousand of them come at once."""
    async with running(tmp_path) as http, watching(http) as socket:
        socket.transport.write(Frame(opcode, b"").serialize(mask=True) * 3_000)
        assert 1002 == await code_of_end(socket)


async def test_a_text_that_is_none_ends_the_connection_and_stands_in_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with running(tmp_path) as http, watching(http) as socket:
        await send_frame(socket, Opcode.TEXT, b"\xff\xfe{}")
        assert 1007 == await code_of_end(socket)
    assert [] == caplog.records


async def test_a_frame_of_endless_size_ends_the_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as http, watching(http) as socket:
        socket.transport.write(b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff" + bytes(4))
        assert 1009 == await code_of_end(socket)


async def test_pings_are_answered_but_not_for_one_who_reads_no_answers() -> None:
    crowd = Crowd(1)
    _, kind = connections.protocols(crowd)
    written: list[bytes] = []
    socket: Any = kind.__new__(kind)
    socket.conn = type("", (), {"data_to_send": staticmethod(lambda: [b"pong"])})
    socket.transport = type("", (), {"write": staticmethod(written.append)})
    socket.writable = asyncio.Event()
    socket.handle_ping()
    assert [] == written
    socket.writable.set()
    socket.handle_ping()
    assert [b"pong"] == written


NASTY = [
    "[" * 4000,
    '{"t":' * 600,
    '{"t":"hello","token":' + "[" * 3000 + "}",
    '{"t":"note","kind":"chat","text":"' + "\\ud800" * 80 + '"}',
    '{"t":"act","id":"x","v":1e999,"action":"pass"}',
    '{"t":"act","id":"x","v":' + "9" * 3000 + ',"action":"pass"}',
    "\0" * 4000,
    b"\xff" * 4000,
    "x" * 60_000,
    "",
]


async def test_while_one_table_is_flooded_the_others_play_on(tmp_path: Path) -> None:
    """All kinds of nonsense at one table, over and over, while three people play a deal to its end at another."""
    async with running(tmp_path) as http:
        mine, _ = await http.create("preference", options={"deals": 3}, pause=0)
        players: list[Player] = []
        for number in range(3):
            _, token = await http.sit(mine, f"Player {number}")
            players.append(await Player(http.base, mine, token, salt=f"{number:032x}").connect())
        flooded, _ = await http.create("priffe")
        url = http.base.replace("http", "ws") + f"/api/tables/{flooded}/ws"
        done = asyncio.Event()
        rounds = 0

        async def flood() -> None:
            nonlocal rounds
            while not done.is_set():
                try:
                    async with connect(url, proxy=None, max_size=None) as socket:
                        for nasty in NASTY:
                            await socket.send(nasty)
                        await socket.send("{}")
                        await code_of_end(socket)
                except (ConnectionError, ConnectionClosed):
                    pass
                rounds += 1

        floods = [asyncio.create_task(flood()) for _ in range(4)]
        chance = Random(1)
        await asyncio.gather(*(player.play(chance) for player in players))
        done.set()
        await asyncio.gather(*floods)
        assert rounds
        assert (await http.ask("GET", f"/api/tables/{mine}"))["finished"]
        await asyncio.gather(*(player.close() for player in players))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b"[" * 16_000),
        ("/api/tables", b'{"game":' * 2_000),
        ("/api/tables", b'{"game":"priffe","options":' + b'{"a":' * 3_000 + b"1" + b"}" * 3_001),
        ("/api/tables", b'{"game":"priffe","seats":' + b"9" * 15_000 + b"}"),
        ("/api/tables/{table}/seats", b'{"name":"' + b"\\u0300" * 2_000 + b'"}'),
        ("/api/tables/{table}/seats", b'{"name":"' + "\u0ddd\ufdfa".encode() * 2_000 + b'"}'),
        ("/api/tables/{table}/seats", b"\xff\xfe"),
        ("/api/replay", b"[" * 200_000),
        ("/api/replay", b" " * 200_000 + b"x>"),
        ("/api/replay", b'{"format":"forehand/1","deals":' + b"9" * 100_000),
    ],
)
async def test_a_body_of_nonsense_is_refused(tmp_path: Path, path: str, body: bytes) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("priffe")
        answer = await http.raw("POST", path.format(table=table), content=body)
        assert answer.status_code in {400, 413, 422}
        assert answer.json()["error"]["code"] in {"bad-message", "too-large", "bad-name", "bad-option", "bad-record"}
