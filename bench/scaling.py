"""How far it goes: what many tables ask of nodes, database, bus and line, from what one act was measured to cost.

    python bench/scaling.py [--tables 1000 10000 100000] [--pace 3] [--act-us 1200] ...

Every figure is worked out from `Costs`, whose values are measured by `bench/load.py` and by the commands in docs/scaling.md; each
can be given another value by a flag. Then a node is simulated, act by act: they come at chance, wait for the one core, are stored by a database
that takes all that wait in one statement, and are told. From that comes how long an act waits at each load, hence how many
tables a node may have; and how long the tables of a node that has died are gone.
"""

import argparse
import heapq
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, fields
from math import ceil
from statistics import quantiles

DAY = 86_400


@dataclass(frozen=True)
class Costs:
    """What one act, table and node cost."""

    act_us: float = 1200.0
    """Microseconds of CPU for an act at the node that owns its table, at people's pace."""
    forward: float = 1.7
    """Times as much CPU, at both nodes together, where the actor is connected to another node."""
    sent: float = 1400.0
    """Bytes sent to all at the table because of an act, with the frames' heads."""
    stored: float = 335.0
    """Bytes stored for an act."""
    store_ms: float = 4.0
    """Milliseconds from handing events to the database until they are durable, whatever their number."""
    statements: float = 5000.0
    """Statements that make something durable which a database does in a second."""
    table_mb: float = 0.19
    """Megabytes that a table in use takes, its connections with it."""
    node_mb: float = 47.0
    """Megabytes of a node before its first table."""
    take_up_ms: float = 1.75
    """Milliseconds of CPU to take up a table of another node."""
    lease: float = 6.0
    """Seconds for which a node that is gone keeps its tables."""
    renewals: float = 5.0
    """How often a lease is renewed in that time."""
    busy: float = 0.6
    """The share of its core that a node may use: see the simulated waits."""


@dataclass(frozen=True)
class Demand:
    """What so many tables ask for."""

    tables: int
    acts: float
    """A second."""
    nodes: int
    forwarded: float
    """The share of acts that come to another node than the table's, with a balancer that knows nothing of tables."""
    line: float
    """Megabits a second, to all browsers."""
    bus: float
    """Messages a second between nodes."""
    statements: float
    """A second, at the database: a node's acts that wait go in one."""
    stored: float
    """Gigabytes a day, if play never stops."""
    memory: float
    """Megabytes of a node."""
    renewals: float
    """Of leases, a second."""


def demand(tables: int, pace: float, people: float, costs: Costs) -> Demand:
    """What that many tables of so many people ask for when each acts every `pace` seconds."""
    acts = tables / pace
    nodes, forwarded = 1, 0.0
    while True:
        cpu = acts * costs.act_us * 1e-6 * (1 + forwarded * (costs.forward - 1))
        needed = max(1, ceil(cpu / costs.busy))
        if needed <= nodes:
            break
        nodes, forwarded = needed, 1 - 1 / needed
    own = acts / nodes
    return Demand(
        tables=tables,
        acts=acts,
        nodes=nodes,
        forwarded=forwarded,
        line=acts * costs.sent * 8e-6,
        bus=acts * forwarded * (people + 1),
        statements=nodes * min(own, 1000 / costs.store_ms),
        stored=acts * costs.stored * DAY * 1e-9,
        memory=costs.node_mb + tables / nodes * costs.table_mb,
        renewals=nodes * costs.renewals / costs.lease,
    )


def waits(tables: int, pace: float, costs: Costs, seconds: float, seed: int) -> list[float]:
    """Simulated: seconds from each act's coming to a node until its event has been told to all."""
    chance = random.Random(seed)
    cpu, store = costs.act_us * 1e-6, costs.store_ms * 1e-3
    # Half of an act's work comes before it is stored, half after.
    events = [(at, 0, "comes", at) for at in arrivals(tables / pace, seconds, chance)]
    heapq.heapify(events)
    number = len(events)
    work: deque[tuple[str, float]] = deque()
    to_store: list[float] = []
    in_flight: list[float] = []
    working = storing = False
    told: list[float] = []
    while events:
        now, _, what, came = heapq.heappop(events)
        if what == "comes":
            work.append(("decide", came))
        elif what == "decided":
            working = False
            to_store.append(came)
        elif what == "told":
            working = False
            told.append(now - came)
        elif what == "stored":
            storing = False
            work.extend(("tell", each) for each in in_flight)
        if to_store and not storing:
            in_flight, to_store, storing = to_store, [], True
            number += 1
            heapq.heappush(events, (now + store, number, "stored", 0.0))
        if work and not working:
            step, came = work.popleft()
            working = True
            number += 1
            took = chance.gammavariate(4, cpu / 2 / 4)
            heapq.heappush(events, (now + took, number, "decided" if step == "decide" else "told", came))
    return told


def arrivals(rate: float, seconds: float, chance: random.Random) -> Iterator[float]:
    """Moments at which acts come, so many a second at the mean."""
    at = chance.expovariate(rate)
    while at < seconds:
        yield at
        at += chance.expovariate(rate)


def gone_for(tables: int, nodes: int, costs: Costs) -> float:
    """Seconds until the last table of a node that has died is back: its lease ends, then the others take up their shares beside
    their own play.
    """
    share = tables / nodes / max(1, nodes - 1)
    return costs.lease + share * costs.take_up_ms * 1e-3 / (1 - costs.busy)


def breaks_first(asked: Demand, costs: Costs) -> str:
    """What is nearest to its end."""
    used = {
        "the database's durable statements": asked.statements / costs.statements,
        "the core of each node": costs.busy if asked.nodes > 1 else asked.acts * costs.act_us * 1e-6,
        "a line of 10 Gbit": asked.line / 10_000,
    }
    name = max(used, key=lambda each: used[each])
    return f"{name} ({used[name]:.0%} in use)"


def main() -> None:
    """Read the command line, work it out, simulate, print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000, 10_000, 100_000])
    parser.add_argument("--pace", type=float, default=3.0, help="seconds from an act of a table to its next")
    parser.add_argument("--people", type=float, default=3.5, help="at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="of simulated play")
    parser.add_argument("--seed", type=int, default=1)
    for each in fields(Costs):
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=float, default=each.default)
    asked = parser.parse_args()
    costs = Costs(**{each.name: getattr(asked, each.name) for each in fields(Costs)})

    print("tables   acts/s  nodes  forwarded  Mbit/s   bus msg/s  statements/s  GB/day  MB a node  leases/s  gone for")
    for tables in asked.tables:
        one = demand(tables, asked.pace, asked.people, costs)
        print(
            f"{tables:6d} {one.acts:8.0f} {one.nodes:6d} {one.forwarded:9.0%} {one.line:8.1f} {one.bus:11.0f} {one.statements:13.0f}"
            f" {one.stored:7.1f} {one.memory:10.0f} {one.renewals:9.1f} {gone_for(tables, one.nodes, costs):8.1f} s"
        )
        print(f"       nearest to its end: {breaks_first(one, costs)}")

    print("\none node, simulated: from an act's coming to its telling")
    print("tables    core  median     99th percentile")
    most = asked.pace / (costs.act_us * 1e-6)
    for share in (0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95):
        tables = round(most * share)
        cuts = quantiles(waits(tables, asked.pace, costs, asked.seconds, asked.seed), n=100)
        print(f"{tables:6d}  {share:6.0%} {cuts[49] * 1e3:7.1f} ms {cuts[98] * 1e3:11.1f} ms")


if __name__ == "__main__":
    main()
