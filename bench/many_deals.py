"""How long a person's statistics take, whose history is long.

    python bench/many_deals.py [--deals 100000] [--store postgresql://...]

Keeps so many made-up deals of one person over some years, then asks for the statistics: first when nothing was counted, then again and
again with one new deal in between. Without `--store` it is the file that a home has, in a folder that is removed; with it a PostgreSQL
database that must be empty, which is left full. Printed are milliseconds, and for how long the store kept others waiting at most.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

from forehand.service.statistics import statistics
from forehand.store.base import Result, Store
from forehand.store.sqlite import open_store

LOOKS = 50
A_DAY = 40
"""Deals."""


def result(number: int, chance: Random) -> Result:
    """A deal that might have been."""
    role = chance.choice(("declarer", "defender", "defender"))
    facts = {
        "game": chance.choice(("perfrance", "preference", "priffe", "five-hundred")),
        "seat": 0,
        "role": role,
        "contract": f"{chance.randrange(6, 10)}{chance.choice('SCDH')}",
        "made": chance.random() < 0.7,
        "points": chance.randrange(-200, 250),
        "tricks": chance.randrange(11),
        "answer": chance.choice(("whist", "pass")) if role == "defender" else None,
        "people": chance.choice((0, 2)),
        "won": None,
    }
    at = 1_600_000_000 + number * 86400 // A_DAY
    return Result(0, number + 2, number // 20 + 1, number % 20 + 1, at, json.dumps(facts).encode())


@asynccontextmanager
async def opened(address: str | None) -> AsyncGenerator[Store]:
    """The store."""
    if address is not None:
        from forehand.store import postgres

        async with postgres.opened(address, 60) as store:
            yield store
        return
    with tempfile.TemporaryDirectory() as folder:
        file = open_store(Path(folder))
        yield file
        file.close()


async def longest_wait(store: Store, stop: asyncio.Event) -> float:
    """Milliseconds in which a small question was answered, at most."""
    most = 0.0
    while not stop.is_set():
        began = perf_counter()
        await store.find_set("none")
        most = max(most, perf_counter() - began)
    return most * 1e3


async def look(store: Store, executor: ThreadPoolExecutor) -> tuple[float, int]:
    """Milliseconds, and how many deals there are."""
    began = perf_counter()
    found = await statistics(store, "person", executor)
    took = (perf_counter() - began) * 1e3
    parts = [part for game in found.games for part in (game.people, game.computers) if part]
    return took, sum(part.deals for part in parts)


async def main(deals: int, address: str | None) -> None:
    """Fill the store, and look."""
    chance = Random(1)
    async with opened(address) as store:
        with ThreadPoolExecutor(1) as executor:
            await store.append("table", 1, [b"{}"])
            await store.keep_results("table", 0, "person", 1)
            for first in range(0, deals, 5000):
                some = range(first, min(first + 5000, deals))
                await store.add_results("table", [result(n, chance) for n in some], some[-1] + 2)
            stop = asyncio.Event()
            waiting = asyncio.create_task(longest_wait(store, stop))
            took, count = await look(store, executor)
            stop.set()
            print(
                f"{count:,} deals, nothing counted: {took:.0f} ms, while others waited {await waiting:.0f} ms at most"
            )
            looks: list[float] = []
            for number in range(deals, deals + LOOKS):
                await store.add_results("table", [result(number, chance)], number + 2)
                looks.append((await look(store, executor))[0])
            cuts = quantiles(looks, n=20)
            print(f"after each new deal: {cuts[9]:.0f} ms at the median, {cuts[18]:.0f} at the 95th percentile")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--store")
    arguments = parser.parse_args()
    asyncio.run(main(arguments.deals, arguments.store))
