"""How long an act takes while others do their worst: `python -m tests.security.flood --idle 10000`.

A server in a process of its own, as `forehand host` runs it. Three people play; printed for each kind of company are how
long their acts took from sending to the answer, and the server's memory:

- quiet: nobody else;
- idle: so many websockets, from as many addresses as it takes, that have said hello and then nothing;
- floods: beside these eight connections that send nonsense and chat as fast as they can and read, eight that ask and
  never read, and eight that ask for pages over and over.
"""

import argparse
import asyncio
import contextlib
import resource
import signal
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import cast

from websockets.frames import Frame, Opcode

from forehand.settings import MOST_CONNECTIONS
from tests.support.server import Process, free_port
from tests.support.wire_client import Http, Player

AT_ONCE = 8
HELLO = Frame(Opcode.TEXT, b'{"t":"hello"}').serialize(mask=True)
NONSENSE = [
    Frame(Opcode.TEXT, text).serialize(mask=True)
    for text in (
        b'{"t":"ping"}',
        b'{"t":"note","kind":"chat","text":"' + b"x" * 400 + b'"}',
        b"[" * 3000,
        b'{"t":"act"}',
    )
]


PING = b"\x89\x04"


def upgrade(table: str) -> bytes:
    """What opens a websocket to the table."""
    return (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


class Server:
    """The server that is flooded, and a table there."""

    def __init__(self, port: int, table: str, pid: int) -> None:
        self.port, self.table, self.pid = port, table, pid

    def memory(self) -> int:
        """Its resident memory in MiB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) // 1024

    async def open(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A websocket to the table from that address, greeted."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=2**14)
        writer.write(upgrade(self.table))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.decode())
        writer.write(HELLO)
        return reader, writer


class Idle(asyncio.Protocol):
    """A websocket that is there, and answers pings."""

    def __init__(self, table: str) -> None:
        self._table = table
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(upgrade(self._table))

    def data_received(self, data: bytes) -> None:
        if b" 101 " in data:
            self.transport.write(HELLO)
        if b'"watchers_now"' in data and not self.greeted.done():
            self.greeted.set_result(None)
        if (at := data.find(PING)) >= 0:
            self.transport.write(Frame(Opcode.PONG, data[at + 2 : at + 6]).serialize(mask=True))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(exc or ConnectionError("not let in"))


async def reads(server: Server, number: int) -> None:
    """Nonsense as fast as it goes; comes back when it is shown out."""
    chance = Random(number)
    while True:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            reader, writer = await server.open(f"127.0.2.{number + 1}")
            reading = asyncio.create_task(drain(reader))
            while not reading.done():
                writer.write(chance.choice(NONSENSE))
                await writer.drain()
            writer.close()


async def drain(reader: asyncio.StreamReader) -> None:
    """Read to the end."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(2**16):
            pass


async def deaf(server: Server, number: int) -> None:
    """The same, and reads nothing."""
    while True:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            _, writer = await server.open(f"127.0.3.{number + 1}")
            while True:
                writer.write(NONSENSE[0])
                async with asyncio.timeout(5):
                    await writer.drain()


async def asks(server: Server, number: int) -> None:
    """Pages, over and over."""
    path = ("/", "/api/games", f"/api/tables/{server.table}", "/api/tables/nowhere")[number % 4]
    while True:
        with contextlib.suppress(ConnectionError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(f"127.0.4.{number + 1}", 0)
            )
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            await drain(reader)
            writer.close()


async def idle(server: Server, count: int) -> list[Idle]:
    """So many that have said hello, each address with half of what it may have."""
    share, loop = MOST_CONNECTIONS // 2, asyncio.get_running_loop()
    held: list[Idle] = []

    async def come(number: int) -> None:
        address = (f"127.0.1.{number // share + 1}", 0)
        _, one = await loop.create_connection(lambda: Idle(server.table), "127.0.0.1", server.port, local_addr=address)
        held.append(one)
        await one.greeted

    for start in range(0, count, 100):
        await asyncio.gather(*(come(number) for number in range(start, min(count, start + 100))))
    return held


async def flood(server: Server) -> None:
    """All floods at once, for ever."""
    kinds: list[Callable[[Server, int], Awaitable[None]]] = [reads, deaf, asks]
    await asyncio.gather(*(kind(server, number) for kind in kinds for number in range(AT_ONCE)))


@asynccontextmanager
async def flooding(server: Server) -> AsyncGenerator[None]:
    """The same from a process of its own, so that those who play are not slowed down at their own end."""
    command = [sys.executable, "-m", "tests.security.flood", "--port", str(server.port), "--table", server.table]
    process = await asyncio.create_subprocess_exec(*command)
    try:
        yield
    finally:
        process.kill()
        await process.wait()


async def play(players: list[Player], acts: int, chance: Random) -> list[float]:
    """How long so many acts took, in milliseconds."""
    took: list[float] = []
    while len(took) < acts:
        for player in players:
            if player.my_turn:
                action = player.any_action(chance)
                began = perf_counter()
                v = await player.act(action)
                took.append((perf_counter() - began) * 1000)
                await asyncio.gather(*(one.until(lambda one, v=v: one.v >= v) for one in players))
                break
        else:
            await players[0].take()
            await asyncio.gather(*(one.until(lambda one: one.v >= players[0].v) for one in players))
    return took


def tell(company: str, took: list[float], server: Server) -> None:
    """One line of figures."""
    cuts = quantiles(took, n=100)
    print(
        f"{company}: {len(took)} acts, median {cuts[49]:.1f} ms, 99th percentile {cuts[98]:.1f} ms, "
        f"memory {server.memory()} MiB",
        flush=True,
    )


async def measure(count: int, acts: int, folder: Path) -> None:
    """All of it."""
    port = free_port()
    process = Process(folder, port)
    process.wait_until_started()
    http = Http(process.base)
    chance = Random(1)
    try:
        mine, _ = await http.create("preference", options={"deals": 48}, pause=0)
        players: list[Player] = []
        for number in range(3):
            _, token = await http.sit(mine, f"Player {number}")
            players.append(await Player(http.base, mine, token, salt=f"{number:032x}").connect())
        flooded, _ = await http.create("priffe")
        server = Server(port, flooded, process.pid)
        await play(players, 50, chance)
        tell("quiet", await play(players, acts, chance), server)
        held = await idle(server, count)
        tell(f"{count} idle", await play(players, acts, chance), server)
        async with flooding(server):
            tell(f"{count} idle and floods", await play(players, acts, chance), server)
        print(f"of {count} idle {sum(not one.transport.is_closing() for one in held)} are still there")
        for one in held:
            one.transport.close()
        tell("quiet again", await play(players, acts, chance), server)
        await asyncio.gather(*(player.close() for player in players))
    finally:
        await http.close()
        process.end(signal.SIGKILL)


def main() -> int:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--idle", type=int, default=10_000)
    arguments.add_argument("--acts", type=int, default=300)
    arguments.add_argument("--port", type=int, help="flood the server there and do nothing else")
    arguments.add_argument("--table")
    asked = arguments.parse_args()
    if asked.port:
        asyncio.run(flood(Server(asked.port, asked.table, 0)))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked.idle, asked.acts, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
