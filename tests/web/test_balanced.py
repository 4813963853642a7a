"""Two nodes behind the balancers that docs/load-balancer.md has examples for, as they stand there but for names, ports and certificates,
and the script that starts two nodes.
"""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.docs.blocks import blocks
from tests.support.nats import Nats
from tests.support.nodes import STARTED
from tests.support.postgres import Postgres
from tests.support.server import free_port
from tests.support.town import Town, asked_at, town
from tests.support.web_servers import SERVERS, example, in_front
from tests.web.test_serve import play_until_mid_trick

pytestmark = [
    pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="connections are counted as Linux tells them"),
    pytest.mark.timeout(300),  # processes start, and leases end
]

DOCUMENT = "docs/load-balancer.md"
PORTS = ("8041", "8042")


@asynccontextmanager
async def balanced(name: str, postgres: Postgres, nats: Nats, folder: Path) -> AsyncGenerator[Town]:
    """Two nodes, with players who know the balancer's address alone."""
    async with town(postgres, nats, folder / "data") as at:
        site = example(name, DOCUMENT)
        for port, own in zip(PORTS, at.ports, strict=True):
            site = site.replace(f"127.0.0.1:{port}", f"127.0.0.1:{own}")
        async with in_front(name, folder / name, site) as at.front:
            yield at


def connections(port: int) -> int:
    """How many connections a port of this machine has now, by the system's word."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
    return sum(state == "01" and local.endswith(f":{port:04X}") for _, local, _, state, *_ in lines)


async def spread(at: Town) -> None:
    """Return once the balancer has handed somebody to each node: it tries one that is back after some seconds."""
    async with asyncio.timeout(30):
        while not all(map(connections, at.ports)):
            await at.come_back()
            await asyncio.sleep(1)  # who comes back without a pause is refused


@pytest.mark.parametrize("name", SERVERS)
async def test_play_goes_on_through_the_balancer_when_a_node_is_taken_out_and_when_one_is_killed(
    postgres: Postgres, nats: Nats, tmp_path: Path, name: str
) -> None:
    async with balanced(name, postgres, nats, tmp_path) as at:
        chance = random.Random(8)
        await at.sit_down(owner=0, deals=3)
        await spread(at)
        await play_until_mid_trick(at.players, chance)

        leaving = asyncio.create_task(at.nodes[0].end(signal.SIGTERM))
        await at.come_back()
        await at.go_on(chance)
        assert 0 == await leaving
        base, trust = at.front or ("", None)
        asked = [await asked_at(base, trust, lambda http: http.raw("GET", "/readyz")) for _ in range(8)]
        assert ([200] * 8, 0) == ([answer.status_code for answer in asked], connections(at.ports[0]))

        await at.start(0)
        await spread(at)
        await at.go_on(chance)

        await at.nodes.pop(1).end(signal.SIGKILL)
        await at.come_back()
        await at.go_on(chance)
        await at.play_out(0, chance)


async def test_the_script_starts_two_nodes_and_ends_both_well(postgres: Postgres, nats: Nats, tmp_path: Path) -> None:
    (script,) = [block.text for block in blocks(DOCUMENT) if block.label == "two-nodes"]
    ports = [free_port(), free_port()]
    for port, own in zip(PORTS, ports, strict=True):
        script = script.replace(port, str(own))
    command = tmp_path / "forehand"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m forehand "$@"\n')
    command.chmod(0o755)
    environment = os.environ | {
        "HOME": str(tmp_path),
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
        "FOREHAND_STORE": postgres.database(),
        "FOREHAND_BUS": nats.address,
    }
    process = await asyncio.create_subprocess_exec("sh", "-c", script, stdout=asyncio.subprocess.PIPE, env=environment)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            said = b""
            while said.count(STARTED.encode()) < 2:
                line = await process.stdout.readline()
                assert line, "it has ended"
                said += line
            for port in ports:
                ready = await asked_at(f"http://127.0.0.1:{port}", None, lambda http: http.raw("GET", "/readyz"))
                assert ready.status_code in {200, 503}  # 503: its tables are not taken up yet
    finally:
        process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(60):
        rest, _ = await process.communicate()
    assert (0, 2) == (process.returncode, rest.count(b"Closed."))
