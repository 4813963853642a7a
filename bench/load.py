"""What a server bears, by clients that play whole matches over real websockets.

    python bench/load.py [--tables 1000] [--pace 3] [--seconds 60]
    python bench/load.py --peers DIR [--tables 50] [--seconds 8] [--rounds 3]
    python bench/load.py --store postgresql://... --bus nats://... [--tables 20] [--seconds 8] [--rounds 3]

The first plays matches of all four games with everybody a person, at people's pace: a table's next act comes `pace` seconds after
the one before, at the mean. Printed are the time from an act until all at the table have heard its event, and the server's memory and share of
a core, durable storage included. Tables are ten to an address, as a server on the net has its visitors.

The second plays a plain trick game as fast as it goes, on this server and in the same run on two others, boardgame.io and
Colyseus, which store nothing. DIR holds programs for these with a `bench.mjs`, which is asked for each as `node bench.mjs bgio TABLES SECONDS`
and prints a line of JSON with `server_cpu_us_per_move`. Printed are the CPU times an act and their ratios, round by round.

The third plays that game on two servers that share a database: all tables are one's, and their people are connected to it, then all
to the other, which hands on what they do. Printed is each server's CPU time an act.

Where the machine has two cores or more, each server has one of them and the clients another.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx
from playing import Process, Table, Trace

SEATS = {"preference": 3, "perfrance": 3, "priffe": 4, "five-hundred": 4}
OF_AN_ADDRESS = 10
"""Tables whose people come from one address."""
AT_ONCE = 16
"""Tables that are being opened at the same time."""
WARM_UP = 2.0
"""Seconds of play before anything is measured."""
TAKEN_UP = 100
"""Tables that a new server is asked to take up."""

WITH_PLAIN_TRICKS = """
import asyncio, sys
from pathlib import Path
from forehand.web import app
from forehand.web.serve import Settings, Shared, serve, serve_shared
import plain_trick
app.GAMES = {**app.GAMES, plain_trick.ID: plain_trick}
settings = Settings(data=Path(sys.argv[1]), port=0, hosts=("127.0.0.1",))
"""
SERVER = WITH_PLAIN_TRICKS + "asyncio.run(serve(settings, report))"
ONE_OF_TWO = (
    WITH_PLAIN_TRICKS
    + "asyncio.run(serve_shared(settings, Shared(store=sys.argv[2], lease=6, bus=sys.argv[3]), report))"
)


def server(folder: str, script: str = SERVER, *arguments: str) -> Process:
    """Ours, on a core of its own; the clients of this process keep to another."""
    if (os.cpu_count() or 1) < 2:
        return Process(script, folder, *arguments)
    os.sched_setaffinity(0, {1})
    return Process(script, folder, *arguments, core=0)


# At people's pace


class Crowd:
    """Tables at which people sit, think, and play."""

    def __init__(self, base: str, pace: float) -> None:
        self._base, self._pace = base, pace
        self._clients: dict[str, httpx.AsyncClient] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self.tables: list[Table] = []
        self.seconds: list[float] = []
        """From an act to the last who heard of it."""
        self.matches = 0

    async def sit_down(self, number: int, stack: AsyncExitStack) -> None:
        """Open the table of that number."""
        game = list(SEATS)[number % len(SEATS)]
        household = number // OF_AN_ADDRESS
        address = f"127.1.{household // 250}.{household % 250 + 1}"
        if address not in self._clients:
            way = httpx.AsyncHTTPTransport(local_address=address)
            client = httpx.AsyncClient(base_url=self._base, timeout=60, trust_env=False, transport=way)
            self._clients[address] = await stack.enter_async_context(client)
        async with self._room:
            table = await Table.open(
                self._clients[address], number, game, SEATS[game], trace=Trace(kept=False), address=address
            )
        self.tables.append(table)

    async def play(self, table: Table) -> None:
        """Play at the table, for ever."""
        chance = random.Random(table.id)
        await asyncio.sleep(chance.uniform(0, self._pace))
        while True:
            began = perf_counter()
            if await table.act():
                await table.until(lambda: len({seat.v for seat in table.seats}) == 1)
                self.seconds.append(perf_counter() - began)
            else:
                self.matches += 1
                await table.rematch()
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self._pace)


async def people(tables: int, pace: float, seconds: float) -> None:
    """Open the tables, play for so long, and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        ours = server(folder)
        before = ours.memory()
        async with AsyncExitStack() as stack:
            crowd = Crowd(ours.base, pace)
            began = perf_counter()
            await asyncio.gather(*(crowd.sit_down(number, stack) for number in range(tables)))
            print(
                f"{tables} tables, {sum(len(table.seats) for table in crowd.tables)} people, there in {perf_counter() - began:.0f} s"
            )
            playing = [asyncio.create_task(crowd.play(table)) for table in crowd.tables]
            await asyncio.sleep(WARM_UP + pace)
            crowd.seconds.clear()
            cpu, began = ours.cpu(), perf_counter()
            await asyncio.sleep(seconds)
            took, cpu = perf_counter() - began, ours.cpu() - cpu
            acts = sorted(crowd.seconds)
            for task in playing:
                task.cancel()
            for failed in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(failed, Exception):
                    raise failed
            memory = ours.memory()
            done = sum(table.done for table in crowd.tables)
            await asyncio.gather(*(table.close() for table in crowd.tables))
        ours.end()
        stored = size(Path(folder))
        taking_up = await taken_up(folder, [table.id for table in crowd.tables[:TAKEN_UP]])
    cuts = quantiles(acts, n=100)
    print(f"acts        {len(acts):7d} in {took:.0f} s, {len(acts) / took:.0f} a second")
    print(f"act->event  {cuts[49] * 1e3:7.1f} ms at the median, {cuts[98] * 1e3:.1f} ms at the 99th percentile")
    print(f"server      {cpu / took * 100:7.1f} % of a core, {cpu / len(acts) * 1e6:.0f} us an act")
    print(f"memory      {memory:7.0f} MB, {before:.0f} before the first table")
    print(f"stored      {stored / done:7.0f} bytes an act, all that makes a table among them")
    print(f"taken up    {taking_up * 1e3:7.2f} ms of CPU a table, by a server started on what was stored")


def size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())


async def taken_up(folder: str, tables: list[str]) -> float:
    """CPU seconds of a new server for each of these tables, when somebody comes to it. They have to be so few that one address may."""
    again = server(folder)
    async with httpx.AsyncClient(base_url=again.base, timeout=60, trust_env=False) as http:
        before = again.cpu()
        for table in tables:
            (await http.get(f"/api/tables/{table}/record")).raise_for_status()
        took = again.cpu() - before
    again.end()
    return took / len(tables)


# Beside others, at full speed


async def full_speed(tables: int, seconds: float) -> float:
    """CPU microseconds of our server for an act of the plain trick game."""
    with tempfile.TemporaryDirectory() as folder:
        ours = server(folder)
        (each,) = await played([ours], ours.base, tables, seconds)
        ours.end()
    return each


async def played(servers: list[Process], by: str, tables: int, seconds: float) -> list[float]:
    """CPU microseconds of each server for an act, where all tables are the first one's and people come by that address."""
    async with httpx.AsyncClient(base_url=servers[0].base, timeout=60, trust_env=False) as http:
        playing = [
            await Table.open(http, number, "plain-tricks", 4, trace=Trace(kept=False), by=by)
            for number in range(tables)
        ]
    tasks = [asyncio.create_task(table.play(sys.maxsize)) for table in playing]
    await asyncio.sleep(WARM_UP)
    before, done = [one.cpu() for one in servers], sum(table.done for table in playing)
    await asyncio.sleep(seconds)
    used = [one.cpu() - then for one, then in zip(servers, before, strict=True)]
    done = sum(table.done for table in playing) - done
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in playing))
    return [cpu / done * 1e6 for cpu in used]


async def two_nodes(store: str, bus: str, tables: int, seconds: float, rounds: int) -> None:
    """Acts at their table's server, and by way of the other."""
    with tempfile.TemporaryDirectory() as folder:
        servers = [server(f"{folder}/{number}", ONE_OF_TWO, store, bus) for number in range(2)]
        ratios: list[float] = []
        for _ in range(rounds):
            there = await played(servers, servers[0].base, tables, seconds)
            over = await played(servers, servers[1].base, tables, seconds)
            ratios.append(sum(over) / sum(there))
            print(
                f"at its own {there[0]:.0f} us (the other {there[1]:.0f}); by the other {over[0]:.0f} + {over[1]:.0f} us;"
                f" ratio {ratios[-1]:.2f}",
                flush=True,
            )
        print(f"{median(ratios):.2f} at the median")
        for one in servers:
            one.end()


def of_peer(node: str, folder: Path, name: str, tables: int, seconds: float) -> float:
    """The same of another server."""
    command = [node, "bench.mjs", name, str(tables), str(seconds)]
    told = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)  # noqa: S603 (named by the user)
    return float(json.loads(told.stdout)["server_cpu_us_per_move"])


async def beside_peers(node: str, folder: Path, tables: int, seconds: float, rounds: int) -> None:
    """All three, one after the other, several times."""
    names = ("bgio", "colyseus")
    ratios: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(rounds):
        ours = await full_speed(tables, seconds)
        told = [f"ours {ours:.0f} us"]
        for name in names:
            peer = of_peer(node, folder, name, tables, seconds)
            ratios[name].append(ours / peer)
            told.append(f"{name} {peer:.0f} us, ratio {ours / peer:.2f}")
        print("; ".join(told), flush=True)
    print("; ".join(f"{name}: {median(found):.2f} at the median" for name, found in ratios.items()))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, help="1000, or 50 beside others")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds from an act of a table to its next")
    parser.add_argument("--seconds", type=float, help="60, or 8 beside others")
    parser.add_argument(
        "--peers", type=Path, metavar="DIR", help="the other servers' programs, their packages installed"
    )
    parser.add_argument("--node", default="node", help="Node 22 or newer, for these")
    parser.add_argument("--store", metavar="ADDRESS", help="a PostgreSQL database, for two servers")
    parser.add_argument("--bus", metavar="ADDRESS", help="NATS, for two servers")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.store and asked.bus:
        asyncio.run(two_nodes(asked.store, asked.bus, asked.tables or 20, asked.seconds or 8, asked.rounds))
        return
    if asked.peers is None:
        asyncio.run(people(asked.tables or 1000, asked.pace, asked.seconds or 60))
        return
    if not (asked.peers / "node_modules").is_dir():
        parser.error(f"{asked.peers} has no node_modules: run `npm ci` there first")
    asyncio.run(beside_peers(asked.node, asked.peers, asked.tables or 50, asked.seconds or 8, asked.rounds))


if __name__ == "__main__":
    main()
