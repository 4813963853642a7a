"""What an act costs the server, beside a bare fan-out of the same bytes.

    python bench/server.py [--tables 50] [--acts 200]

Plays tables of four, half Priffe and half Five Hundred, over real websockets against a server in a process of
its own, with durable storage. Then a second process on the same stack (uvicorn, Starlette, the same settings)
only sends the very same texts to the same number of sockets, without rules or storage. Printed are the CPU time
of each process per act, their ratio, the bytes sent per act and per card played (text of all messages to all
four receivers, uncompressed), and how long a lone table's act takes from sending to its answer.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
GAMES = ("priffe", "five-hundred")

OURS = """
import asyncio, sys
from pathlib import Path
from forehand.web.serve import Settings, serve
settings = Settings(data=Path(sys.argv[1]), port=0, hosts=("127.0.0.1",))
asyncio.run(serve(settings, report))
"""


@dataclass
class Act:
    """An act as it went over the wire: the frame that asked for it, and what each seat was then told."""

    seat: int
    frame: str
    told: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    card: bool = False


@dataclass
class Trace:
    """All that a table's clients sent and received."""

    acts: list[Act] = field(default_factory=list[Act])
    seconds: list[float] = field(default_factory=list[float])


class Seat:
    """A client that knows whose turn it is and what is legal, and nothing else."""

    def __init__(self, socket: ClientConnection, number: int, trace: Trace, woken: asyncio.Event) -> None:
        self.socket, self.number, self.trace, self.woken = socket, number, trace, woken
        self.v = 0
        self.turn: int | None = None
        self.legal: list[str] = []
        self.choose: dict[str, object] | None = None
        self.over = False
        self.hearing: asyncio.Task[None]

    async def hear(self) -> None:
        """Take what comes, for ever."""
        async for text in self.socket:
            assert isinstance(text, str)
            if self.trace.acts:
                self.trace.acts[-1].told[self.number].append(text)
            await self.understand(json.loads(text))

    async def understand(self, message: dict[str, object]) -> None:
        """Keep the turn; give salts, and be ready at once."""
        if message["t"] == "view":
            message = dict(message["view"], v=message["v"], t="view")  # type: ignore[call-overload]
        if message["t"] not in {"view", "event"}:
            return
        self.v, self.turn = message["v"], message["turn"]  # type: ignore[assignment]
        self.legal, self.choose = message["legal"], message["choose"]  # type: ignore[assignment]
        event = message.get("event", {})
        kind = event.get("type")  # type: ignore[attr-defined]
        if kind == "commit":
            await self.say({"t": "salt", "deal": event["deal"], "salt": f"{self.number:032x}"})  # type: ignore[index]
        elif kind == "deal-over":
            await self.say({"t": "ready"})
        self.over = kind == "match-over"
        self.woken.set()

    async def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message, separators=(",", ":")))

    def choice(self, chance: random.Random) -> str:
        """Something legal."""
        if self.choose is None:
            return chance.choice(self.legal)
        among, count = self.choose["from"], self.choose["count"]
        return f"discard:{','.join(chance.sample(among, count))}"  # type: ignore[arg-type, call-overload]


@dataclass
class Table:
    """A table of four with everybody connected."""

    seats: list[Seat]
    trace: Trace
    woken: asyncio.Event
    chance: random.Random

    @classmethod
    async def open(cls, http: httpx.AsyncClient, number: int) -> "Table":
        """A table of a game that follows from its number; its first deal has begun."""
        trace, woken = Trace(), asyncio.Event()
        game = GAMES[number % len(GAMES)]
        created = (await http.post("/api/tables", json={"game": game, "pause": 60})).json()
        url = f"{str(http.base_url).replace('http', 'ws', 1)}/api/tables/{created['table']}/ws"
        seats: list[Seat] = []
        for seat in range(SEATS):
            joined = (await http.post(f"/api/tables/{created['table']}/seats", json={"name": f"P{seat}"})).json()
            socket = await connect(url, compression=None, proxy=None, max_size=None)
            seats.append(Seat(socket, seat, trace, woken))
            await seats[-1].say({"t": "hello", "token": joined["token"]})
        table = cls(seats, trace, woken, random.Random(number))
        for seat in seats:
            seat.hearing = asyncio.create_task(seat.hear())
        while not table.may_act():
            woken.clear()
            await woken.wait()
        return table

    def may_act(self) -> bool:
        """Whether all have heard the same, and somebody is to act."""
        return self.seats[0].turn is not None and len({seat.v for seat in self.seats}) == 1

    async def play(self, acts: int) -> None:
        """Act that many times, or until the match is over."""
        while len(self.trace.acts) < acts and not self.seats[0].over:
            turn = self.seats[0].turn
            if self.may_act() and turn is not None:
                await act(self.seats[turn], self.trace, self.chance, self.woken)
            else:
                self.woken.clear()
                await self.woken.wait()

    async def close(self) -> None:
        """Everybody leaves."""
        for seat in self.seats:
            seat.hearing.cancel()
            await seat.socket.close()


async def act(seat: Seat, trace: Trace, chance: random.Random, woken: asyncio.Event) -> None:
    """Do something legal, and wait until its event is heard."""
    action, v = seat.choice(chance), seat.v
    message = {"t": "act", "id": f"{len(trace.acts):08x}", "v": v, "action": action}
    frame = json.dumps(message, separators=(",", ":"))
    trace.acts.append(Act(seat.number, frame, card=len(action) == 2))
    began = perf_counter()
    await seat.socket.send(frame)
    while seat.v == v:
        woken.clear()
        await woken.wait()
    trace.seconds.append(perf_counter() - began)


class Room:
    """Four clients of the bare server, which get what a table's clients got."""

    def __init__(self, sockets: list[ClientConnection], trace: Trace) -> None:
        self.sockets, self.trace = sockets, trace

    @classmethod
    async def open(cls, base: str, number: int, trace: Trace) -> "Room":
        """Connect them."""
        url = base.replace("http", "ws", 1)
        return cls(
            [await connect(f"{url}/{number}/{seat}", compression=None, proxy=None) for seat in range(SEATS)], trace
        )

    async def replay(self) -> None:
        """Send the same frames, and wait for the same texts."""
        for one in self.trace.acts:
            await self.sockets[one.seat].send(one.frame)
            for socket, texts in zip(self.sockets, one.told, strict=True):
                for text in texts:
                    assert text == await socket.recv()

    async def close(self) -> None:
        """Disconnect them."""
        for socket in self.sockets:
            await socket.close()


BARE = """
import asyncio, json, socket, sys
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from forehand.web.serve import uvicorn_config

told = json.load(open(sys.argv[1]))
rooms, at = [{} for _ in told], [0] * len(told)

async def fan_out(websocket: WebSocket) -> None:
    await websocket.accept()
    number, seat = websocket.path_params["room"], websocket.path_params["seat"]
    room = rooms[number]
    room[seat] = websocket
    try:
        while True:
            await websocket.receive_text()
            texts_by_seat = told[number][at[number]]
            at[number] += 1
            for seat, texts in enumerate(texts_by_seat):
                for text in texts:
                    await room[seat].send_text(text)
    except WebSocketDisconnect:
        pass

class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        report()

app = Starlette(routes=[WebSocketRoute("/{room:int}/{seat:int}", fan_out)])
one = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
one.bind(("127.0.0.1", 0))
asyncio.run(Server(uvicorn_config(app)).serve([one]))
"""

REPORT = """
def report():
    print("started", flush=True)
"""


class Process:
    """A server in a process of its own, whose CPU time can be read."""

    def __init__(self, script: str, argument: str) -> None:
        command = [sys.executable, "-c", REPORT + script, argument]
        self._process = subprocess.Popen(  # noqa: S603 (our own script)
            command, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()
        self.base = f"http://127.0.0.1:{self._port()}"

    def _port(self) -> int:
        """The port that the process listens on."""
        inodes = {str(one.readlink()) for one in Path(f"/proc/{self._process.pid}/fd").iterdir()}
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            _, local, _, state, *rest = line.split()
            if state == "0A" and f"socket:[{rest[5]}]" in inodes:
                return int(local.split(":")[1], 16)
        raise RuntimeError("the server does not listen")

    def cpu(self) -> float:
        """Seconds of CPU that all threads of the process have used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


async def measured(process: Process, work: list[Coroutine[Any, Any, None]]) -> float:
    """The process' CPU seconds while all the work is done at once."""
    before = process.cpu()
    await asyncio.gather(*work)
    return process.cpu() - before


async def main(tables: int, acts: int) -> None:
    """Run both and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        ours = Process(OURS, folder)
        async with httpx.AsyncClient(base_url=ours.base, timeout=60, trust_env=False) as http:
            lone = await Table.open(http, 1)
            await lone.play(60)
            await lone.close()
            opened = [await Table.open(http, number) for number in range(tables)]
        our_cpu = await measured(ours, [table.play(acts) for table in opened])
        await asyncio.gather(*(table.close() for table in opened))
        ours.end()
        traces = [table.trace for table in opened]
        told = Path(folder) / "told.json"
        told.write_text(json.dumps([[one.told for one in trace.acts] for trace in traces]))
        bare = Process(BARE, str(told))
        rooms = [await Room.open(bare.base, number, trace) for number, trace in enumerate(traces)]
        bare_cpu = await measured(bare, [room.replay() for room in rooms])
        await asyncio.gather(*(room.close() for room in rooms))
        bare.end()
    report(traces, lone.trace, our_cpu, bare_cpu)


def report(traces: list[Trace], lone: Trace, our_cpu: float, bare_cpu: float) -> None:
    """Print the figures."""
    everything = [one for trace in traces for one in trace.acts]
    cards = [size(one) for one in everything if one.card and not deal_over(one)]
    print(f"{len(traces)} tables of {SEATS}, {len(everything)} acts")
    print(f"server      {our_cpu / len(everything) * 1e6:7.0f} us of CPU an act, durable storage included")
    print(f"fan-out     {bare_cpu / len(everything) * 1e6:7.0f} us of CPU an act, the same bytes")
    print(f"ratio       {our_cpu / bare_cpu:7.2f}")
    print(
        f"bytes       {sum(map(size, everything)) / len(everything):7.0f} an act, {sum(cards) / len(cards):.0f} a card"
    )
    print(f"            {median(cards):7.0f} a card at the median, {max(cards)} at most, deals' ends apart")
    print(f"lone table  {median(lone.seconds) * 1e3:7.1f} ms from an act to its event at the median")


def size(one: Act) -> int:
    """Bytes sent to all four receivers because of an act."""
    return sum(len(text.encode()) for texts in one.told for text in texts)


def deal_over(one: Act) -> bool:
    """Whether the act ended its deal, so that score lines and the next deal followed."""
    return any('"deal-over"' in text for text in one.told[0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--acts", type=int, default=200)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.tables, arguments.acts))
