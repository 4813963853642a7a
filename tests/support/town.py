"""Two servers that speak with each other, and a match whose players come back to wherever it goes on."""

import asyncio
import json
import random
import ssl
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from forehand.games import GAMES
from tests.support.nats import Nats
from tests.support.nodes import STARTED, Node, checked
from tests.support.postgres import Postgres
from tests.support.proxy import Proxy, proxied
from tests.support.server import free_port
from tests.support.wire_client import Http, Player, Refused
from tests.web.test_whole_match import check_record, close_all

LEASE = 3.0
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
"""What a client tries again after."""


class Town:
    """Two servers, each with ways of its own to the database and to NATS, and a match of Preference whose players are at either."""

    def __init__(self, store: str, data: Path) -> None:
        self.store = store
        self.ways: list[tuple[Proxy, Proxy]] = []
        self.addresses: list[tuple[str, str]] = []
        self.nodes: dict[int, Node] = {}
        self.started: list[Node] = []
        self.players: list[Player] = []
        self.table = ""
        self.ports = (free_port(), free_port())
        """Where each listens, each time that it starts."""
        self.front: tuple[str, ssl.SSLContext] | None = None
        """The address of a balancer through which all players come, whom to trust there."""
        self._data = data

    async def start(self, number: int) -> None:
        """Start that server, for the first time or anew; return once it serves."""
        store, bus = self.addresses[number]
        trusting = ("--trust-proxy", "127.0.0.1")
        node = await Node.start(store, self._data, "--bus", bus, *trusting, lease=LEASE, port=self.ports[number])
        self.started.append(node)
        self.nodes[number] = node
        await node.until(STARTED)

    async def sit_down(self, owner: int, deals: int) -> None:
        """Make the table at that server; the first player comes to it, the others to the other one."""
        way = self._way(owner)
        self.table, _ = await asked_at(*way, lambda http: http.create("preference", options={"deals": deals}, pause=0))
        for number in range(GAMES["preference"].SEATS):
            base, trust = self._way(owner if number == 0 else 1 - owner)
            _, token = await asked_at(base, trust, lambda http, number=number: http.sit(self.table, f"Player {number}"))
            self.players.append(Player(base, self.table, token, salt=f"{number:032x}", trust=trust))
        await asyncio.gather(*(player.connect() for player in self.players))

    async def come_back(self, *nodes: int) -> None:
        """Each player comes to the server given for them, in turn, or through the balancer, as soon as the table is to be had there; all see the same then,
        and the last act is not done twice.
        """
        for number, player in enumerate(self.players):
            base, _ = self._way(nodes[number % len(nodes)] if nodes else 0)
            player.url = base.replace("http", "ws", 1) + player.url[player.url.index("/api/") :]
        await self._sure(self._gather)
        assert 1 == len({json.dumps(player.seen["played"]) for player in self.players})

    def _way(self, number: int) -> tuple[str, ssl.SSLContext | None]:
        """The address by which a player comes to the server, or to both through the balancer."""
        return self.front or (self.nodes[number].base, None)

    async def go_on(self, chance: random.Random, acts: int = 6) -> None:
        """So many acts. Whose connection breaks, or whose act is not stored, comes back and sends the same again."""
        for _ in range(acts):
            await self._sure(self.somebody_can_act)
            actor = next((player for player in self.players if player.my_turn), None)
            if actor is None:
                return
            action, name = actor.any_action(chance), f"act-{actor.v}"
            await self.act(actor, action, name)

    async def act(self, actor: Player, action: str, name: str) -> None:
        """Act, and let all see it."""
        await self._sure(partial(self._act, actor, action, name))

    async def _act(self, actor: Player, action: str, name: str) -> None:
        v = await actor.act(action, name)
        await asyncio.gather(*(one.until(lambda one: one.v >= v) for one in self.players))

    async def somebody_can_act(self) -> None:
        """Return once that is so."""
        while not (any(player.my_turn for player in self.players) or all(over(player) for player in self.players)):
            for player in self.players:
                await player.send({"t": "ready"})
            await asyncio.gather(*(player.take_all() for player in self.players))
            await asyncio.sleep(0.1)  # whoever asks without a pause is soon refused

    async def _gather(self) -> None:
        for player in self.players:
            await player.connect()
        await asyncio.gather(*(player.take_all() for player in self.players))
        for player in self.players:
            if player.acted[1]:
                assert await player.act(*player.acted) <= player.v

    async def _sure(self, work: Callable[[], Awaitable[None]]) -> None:
        """Done once it is: a client tries until it has a connection that holds."""
        async with asyncio.timeout(60):
            while True:
                try:
                    async with asyncio.timeout(3 * LEASE):
                        return await work()
                except BROKEN:
                    await asyncio.sleep(0.1)
                except Refused as refused:
                    if refused.code != "not-stored":
                        raise
                with suppress(*BROKEN, Refused):
                    async with asyncio.timeout(3 * LEASE):
                        await self._gather()

    async def play_out(self, node: int, chance: random.Random) -> None:
        """To the match's end, all of which is in its record; and all is well with the log."""
        while not all(over(player) for player in self.players):
            await self.go_on(chance, 1)
        check_record(
            await asked(self.nodes[node], lambda http: http.ask("GET", f"/api/tables/{self.table}/record")),
            self.players,
        )
        await close_all(self.players)
        assert [0] * len(self.nodes) == [await each.end() for each in self.nodes.values()]
        assert "One table, and all is well with it.\n" == await checked(self.store)


def over(player: Player) -> bool:
    return bool(player.table and player.table["finished"])


async def asked(node: Node, ask: Callable[[Http], Any]) -> Any:
    """What a new connection to the server is answered."""
    return await asked_at(node.base, None, ask)


async def asked_at(base: str, trust: ssl.SSLContext | None, ask: Callable[[Http], Any]) -> Any:
    """What a new connection to that address is answered."""
    http = Http(base, trust)
    try:
        return await ask(http)
    finally:
        await http.close()


@asynccontextmanager
async def town(postgres: Postgres, nats: Nats, data: Path) -> AsyncGenerator[Town]:
    store = postgres.database()
    async with AsyncExitStack() as stack:
        at = Town(store, data)
        try:
            for _ in range(2):
                database = await stack.enter_async_context(proxied(postgres.port))
                bus = await stack.enter_async_context(proxied(nats.port))
                at.ways.append((database, bus))
                at.addresses.append((postgres.at(store, database.port), nats.at(bus.port)))
            await asyncio.gather(at.start(0), at.start(1))
            yield at
        finally:
            for node in at.started:
                await node.kill()
