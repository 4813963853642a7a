"""Clients that play at tables of a server over real websockets, and servers in processes of their own: what the benchmarks of
the server share.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LIMITS = {"compression": None, "proxy": None, "max_size": None, "ping_interval": None}


@dataclass
class Act:
    """An act as it went over the wire: the frame that asked for it, and what each seat was then told."""

    frame: str
    seat: int
    told: list[list[str]]
    card: bool = False


@dataclass
class Trace:
    """All that a table's clients sent and received, where that is `kept`, and how long each act took."""

    kept: bool = True
    acts: list[Act] = field(default_factory=list[Act])
    seconds: list[float] = field(default_factory=list[float])
    """From each act's sending until its actor heard the event."""


class Seat:
    """A client that knows whose turn it is and what is legal, and nothing else."""

    def __init__(self, socket: ClientConnection, number: int, trace: Trace, woken: asyncio.Event) -> None:
        self.socket, self.number, self.trace, self.woken = socket, number, trace, woken
        self.v = 0
        self.turn: int | None = None
        self.legal: list[str] = []
        self.choose: dict[str, Any] | None = None
        self.over = False
        self.hearing: asyncio.Task[None]

    async def hear(self) -> None:
        """Take what comes, for ever."""
        async for text in self.socket:
            assert isinstance(text, str)
            if self.trace.acts:
                self.trace.acts[-1].told[self.number].append(text)
            await self.understand(json.loads(text))

    async def understand(self, message: dict[str, Any]) -> None:
        """Keep the turn; give salts, and be ready at once."""
        if message["t"] == "view":
            message = dict(message["view"], v=message["v"], t="view")
        if message["t"] not in {"view", "event"}:
            return
        self.v, self.turn = message["v"], message["turn"]
        self.legal, self.choose = message["legal"], message["choose"]
        event = message.get("event", {})
        kind = event.get("type")
        if kind == "commit":
            await self.say({"t": "salt", "deal": event["deal"], "salt": f"{self.number:032x}"})
        elif kind == "deal-over":
            await self.say({"t": "ready"})
        if kind in {"match-over", "table"}:
            self.over = kind == "match-over"
        self.woken.set()

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message, separators=(",", ":")))

    def choice(self, chance: random.Random) -> str:
        """Something legal."""
        if self.choose is None:
            return chance.choice(self.legal)
        among, count = self.choose["from"], self.choose["count"]
        return f"discard:{','.join(chance.sample(among, count))}"


@dataclass
class Table:
    """A table with all its people connected."""

    id: str
    http: httpx.AsyncClient
    tokens: list[str]
    seats: list[Seat]
    trace: Trace
    woken: asyncio.Event
    chance: random.Random
    done: int = 0
    """How many acts were done."""

    @classmethod
    async def open(
        cls,
        http: httpx.AsyncClient,
        number: int,
        game: str,
        seats: int,
        *,
        trace: Trace,
        address: str | None = None,
        by: str | None = None,
    ) -> "Table":
        """The table of that number, whose first deal has begun. Its people come from the `address`, this machine's, and are
        connected to the server `by` whose address they come, where it is not the one that made the table.
        """
        woken = asyncio.Event()
        created = (await http.post("/api/tables", json={"game": game, "pause": 60})).raise_for_status().json()
        url = f"{(by or str(http.base_url)).replace('http', 'ws', 1)}/api/tables/{created['table']}/ws"
        local = None if address is None else (address, 0)
        taken: list[Seat] = []
        tokens: list[str] = []
        for seat in range(seats):
            answer = await http.post(f"/api/tables/{created['table']}/seats", json={"name": f"P{seat}"})
            tokens.append(answer.raise_for_status().json()["token"])
            taken.append(Seat(await connect(url, local_addr=local, **LIMITS), seat, trace, woken))
            await taken[-1].say({"t": "hello", "token": tokens[-1]})
        table = cls(created["table"], http, tokens, taken, trace, woken, random.Random(number))
        for seat in taken:
            seat.hearing = asyncio.create_task(seat.hear())
        await table.until(table.may_act)
        return table

    def may_act(self) -> bool:
        """Whether all have heard the same, and somebody is to act."""
        return self.seats[0].turn is not None and len({seat.v for seat in self.seats}) == 1

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something that the clients hear makes it so."""
        while not holds():
            self.woken.clear()
            await self.woken.wait()

    async def play(self, acts: int) -> None:
        """Act that many times, or until the match is over."""
        last = self.done + acts
        while self.done < last and await self.act():
            pass

    async def act(self) -> bool:
        """Do something legal once somebody may act, and wait until its actor hears of it; false when the match is over."""
        await self.until(lambda: self.seats[0].over or self.may_act())
        turn = self.seats[0].turn
        if turn is None:
            return False
        seat = self.seats[turn]
        action, v = seat.choice(self.chance), seat.v
        frame = json.dumps({"t": "act", "id": f"{self.done:08x}", "v": v, "action": action}, separators=(",", ":"))
        self.done += 1
        if self.trace.kept:
            self.trace.acts.append(Act(frame, seat.number, [[] for _ in self.seats], card=len(action) == 2))
        began = perf_counter()
        await seat.socket.send(frame)
        await self.until(lambda: seat.v != v)
        self.trace.seconds.append(perf_counter() - began)
        return True

    async def rematch(self) -> None:
        """Another match, and its first turn."""
        own = {"Authorization": f"Bearer {self.tokens[0]}"}
        (await self.http.post(f"/api/tables/{self.id}/rematch", headers=own)).raise_for_status()
        await self.until(self.may_act)

    async def close(self) -> None:
        """Everybody leaves, and nobody hears of it: what is told of that is no act's."""
        for seat in self.seats:
            seat.hearing.cancel()
        for seat in self.seats:
            await seat.socket.close()


REPORT = """
def report():
    print("started", flush=True)
"""


class Process:
    """A server in a process of its own, whose CPU time and memory can be read. Its script calls `report` once it listens."""

    def __init__(self, script: str, *arguments: str, core: int | None = None) -> None:
        command = [sys.executable, "-c", REPORT + script, *arguments]
        self._process = subprocess.Popen(  # noqa: S603 (our own script)
            command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parent
        )
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})
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

    def memory(self) -> float:
        """Megabytes that the process has in memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()
