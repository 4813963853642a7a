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
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playing import LIMITS, Act, Process, Table, Trace
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


class Room:
    """Four clients of the bare server, which get what a table's clients got."""

    def __init__(self, sockets: list[ClientConnection], trace: Trace) -> None:
        self.sockets, self.trace = sockets, trace

    @classmethod
    async def open(cls, base: str, number: int, trace: Trace) -> "Room":
        """Connect them."""
        url = base.replace("http", "ws", 1)
        return cls([await connect(f"{url}/{number}/{seat}", **LIMITS) for seat in range(SEATS)], trace)

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


async def opened(http: httpx.AsyncClient, number: int) -> Table:
    """A table of a game that follows from its number."""
    return await Table.open(http, number, GAMES[number % len(GAMES)], SEATS, trace=Trace())


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
            lone = await opened(http, 1)
            await lone.play(60)
            await lone.close()
            playing = [await opened(http, number) for number in range(tables)]
            our_cpu = await measured(ours, [table.play(acts) for table in playing])
            await asyncio.gather(*(table.close() for table in playing))
        ours.end()
        traces = [table.trace for table in playing]
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
