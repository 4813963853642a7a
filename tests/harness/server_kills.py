"""The whole server, killed (kill -9) at random moments while many clients play, and started again.

    python -m tests.harness.server_kills --times 200

After each death the file is read: what was there before is there unchanged, hidden cards among it; each act answered `ok` is
there once, as the version that the answer named; each one without an answer at most once. Then everybody comes back, sends what
had no answer again under the same id, and sees the cards that they held. All tables have clocks: none ever shows less than nothing, more than
its table gives or, to those who come back, more than at the last event that is there.
"""

import argparse
import asyncio
import hashlib
import random
import signal
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from forehand.games import GAMES
from forehand.service import clock
from forehand.service import events as event
from forehand.service.checking import faults
from forehand.service.rebuilding import after
from forehand.service.table import Table
from forehand.store.copies import reading
from forehand.store.sqlite import FILE
from tests.harness.answers import Act, Answers
from tests.support.server import Process, free_port
from tests.support.wire_client import Http, Player, Refused

LEVELS = ("beginner", "club")
MOST_ANSWERS = 80
"""Acts of people that are answered from a start to the kill, at most: that it is told by these, and not in seconds, lets a
slow machine play as much."""
A_MOMENT = 0.03
"""Seconds in which the kill falls then, so that it falls anywhere in what is done for others."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
CLOCKS = {
    1: {"per": "match", "seconds": 600, "more": 2},
    3: {"per": "act", "seconds": 20},
    4: {"per": "act", "seconds": 20},
}
"""By how many people sit at the table."""
OPTIONS = {"perfrance": {"target": 1000}, "preference": {"deals": 24}, "five-hundred": {"target": 1000}}


@dataclass
class Seat:
    """A person with their client, who plays on as soon as there is a server."""

    player: Player
    table: str
    number: int
    answers: Answers
    chance: random.Random
    hands: dict[tuple[int, int], str] = field(default_factory=dict)
    """The cards that they were dealt, by match and deal."""
    answered: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    """It is released at each answer: the house's own, of one life."""
    open: Act | None = None
    """What they have sent and not been answered."""
    sent: int = 0
    told: list[tuple[int, list[int]]] = field(default_factory=list)
    """What the clocks showed when they came, and at which version."""

    async def live(self, http: Http) -> None:
        """Play from one server's start to its death."""
        with suppress(*GONE):
            await self.player.connect(fresh=True)
            self._look()
            assert self.player.table is not None
            assert self.player.clocks is not None
            self.told.append((self.player.table["v"], self.player.clocks["left"]))
            if self.open is not None:
                await self._send(self.open)
            while True:
                await self._go_on(http)
                self._look()

    async def _go_on(self, http: Http) -> None:
        player = self.player
        if player.my_turn:
            self.sent += 1
            action = player.any_action(self.chance)
            await self._send(Act(self.table, self.number, f"{self.number}-{self.sent}", player.v, action))
            return
        await player.take()
        last = player.events[-1]["type"] if player.events else ""
        if last == "deal-over":
            await player.send({"t": "ready"})
        elif last == "match-over" and self.number == 0:
            with suppress(Refused):
                await http.ask("POST", f"/api/tables/{self.table}/rematch", token=self.player.token)

    async def _send(self, act: Act) -> None:
        """Send it; whatever the answer is, it is kept, and if there is none, so is that."""
        self.open = act
        self.answers.sent(act)
        try:
            version = await self.player.act(act.action, act.id, act.v)
        except Refused as refused:
            if refused.code in {"moved", "no-seat", "not-stored"}:
                raise ConnectionError(refused.code) from refused
            self.answers.refused(act)
        else:
            self.answers.ok(act, version)
        self.open = None
        self.answered.release()

    def _look(self) -> None:
        """The cards in the hand at a deal's beginning are the same whenever they are seen."""
        view = self.player.seen
        if self.player.table is None or view["calls"] or view["played"] or not view["hand"]:
            return
        deal = self.player.table["match"], view["deal"]
        hand = " ".join(view["hand"])
        assert self.hands.setdefault(deal, hand) == hand, f"other cards in deal {deal}"


@dataclass
class Log:
    """The events of a table as they were found after the last death."""

    count: int = 0
    digest: str = ""
    table: Table | None = None

    def grown(self, name: str, bodies: list[bytes], told: list[tuple[int, list[int]]]) -> "Log":
        """The log as it is found now; `told` is what people were told of its clocks since, by version."""
        table = self.table
        for version, body in enumerate(bodies[self.count :], self.count + 1):
            happened = event.from_bytes(body)
            if table is not None:
                assert happened.ms == clock.passed(table, happened.ms)[1], (
                    f"table {name}: no clock ran before {version}"
                )
            table = after(name, GAMES, LEVELS, table, happened)
            _check_clocks(table, [left for at, left in told if at == version])
        return Log(len(bodies), _digest(bodies), table)


class House:
    """The server, its file, and the people."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.chance = random.Random(seed)
        self.answers = Answers()
        self.seats: list[Seat] = []
        self.logs: dict[str, Log] = {}
        self.starts: list[float] = []
        self.clocks_told = 0

    def start(self) -> Process:
        """Start the server; the seconds until pages can be had are kept."""
        began = time.monotonic()
        process = Process(self.folder, self.port)
        process.wait_until_started()
        self.starts.append(time.monotonic() - began)
        return process

    async def furnish(self, http: Http) -> None:
        """A table of people for each game, and one for each at which one person plays with computer players."""
        for game, rules in GAMES.items():
            for people in (rules.SEATS, 1):
                kinds = ["open"] * people + ["bot:club"] * (rules.SEATS - people)
                options = OPTIONS.get(game, {"deals": 24})
                name, _ = await http.create(game, options=options, pause=0, seats=kinds, clock=CLOCKS[people])
                for number in range(people):
                    _, token = await http.sit(name, f"Player {number}")
                    player = Player(http.base, name, token, salt=f"{number:032x}")
                    chance = random.Random(self.chance.getrandbits(64))
                    self.seats.append(Seat(player, name, number, self.answers, chance))

    async def one_life(self, process: Process, http: Http) -> None:
        """Everybody plays until the server is killed, after so many answers as chance will have."""
        answered = asyncio.Semaphore(0)
        for seat in self.seats:
            seat.answered = answered
        playing = [asyncio.create_task(seat.live(http)) for seat in self.seats]
        enough = asyncio.create_task(_acquire(answered, self.chance.randint(0, MOST_ANSWERS)))
        await asyncio.wait([enough, *playing], return_when=asyncio.FIRST_COMPLETED)
        enough.cancel()  # where somebody's play has failed
        await asyncio.sleep(self.chance.uniform(0, A_MOMENT))
        process.end(signal.SIGKILL)
        await _all(playing)

    def check(self) -> None:
        """The file against what was answered and what it was before."""
        with reading(self.folder / FILE) as connection:
            rows = connection.execute(
                "SELECT name, version, body FROM events JOIN tables USING (number) ORDER BY number, version"
            ).fetchall()
        bodies: dict[str, list[bytes]] = {}
        for name, version, body in rows:
            of_table = bodies.setdefault(name, [])
            of_table.append(body.encode())
            assert version == len(of_table), f"table {name} has a gap before {version}"
        for name, log in self.logs.items():
            assert _digest(bodies[name][: log.count]) == log.digest, f"table {name} has another past"
        self.logs = {
            name: self.logs.get(name, Log()).grown(name, found, self._told(name)) for name, found in bodies.items()
        }
        self.answers.check({name: _acts(found) for name, found in bodies.items()})

    def _told(self, table: str) -> list[tuple[int, list[int]]]:
        """What those who sit there were told of the clocks when they came."""
        told = [one for seat in self.seats if seat.table == table for one in seat.told]
        self.clocks_told += len(told)
        for seat in self.seats:
            if seat.table == table:
                seat.told.clear()
        return told

    def check_whole(self) -> None:
        """Each table is made again from its log, and its deals from their secrets."""
        with reading(self.folder / FILE) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for name in self.logs:
                sql = "SELECT version, body FROM events JOIN tables USING (number) WHERE name = ? ORDER BY version"
                log = [(version, body.encode()) for version, body in connection.execute(sql, (name,))]
                found, _ = faults(name, GAMES, LEVELS, log)
                assert [] == found, f"table {name}"


def _check_clocks(table: Table, told: list[list[int]]) -> None:
    """Between nothing and what there is, and no more was told to anybody."""
    assert table.times is not None
    assert table.settings.clock is not None
    rule, acts = table.settings.clock, table.version
    most = rule.seconds * 1000 + rule.more * 1000 * acts
    assert all(0 <= left <= most for left in table.times.left), f"table {table.id}: {table.times}"
    for left in told:
        assert all(seen <= stored for seen, stored in zip(left, table.times.left, strict=True)), (left, table.times)


def _digest(bodies: list[bytes]) -> str:
    return hashlib.sha256(b"\n".join(bodies)).hexdigest()


def _acts(bodies: list[bytes]) -> list[tuple[int, int, str, str]]:
    """The acts of people: version, person, id and action."""
    found: list[tuple[int, int, str, str]] = []
    for version, body in enumerate(bodies, 1):
        happened = event.from_bytes(body)
        if isinstance(happened, event.Acted) and happened.person is not None:
            found.append((version, happened.person, happened.id or "", happened.action))
    return found


async def _acquire(semaphore: asyncio.Semaphore, times: int) -> None:
    for _ in range(times):
        await semaphore.acquire()


async def _all(playing: "list[asyncio.Task[None]]") -> None:
    for one in playing:
        await one


async def kill_many(folder: Path, times: int, seed: int) -> dict[str, Any]:
    """Kill the server so often: what was survived, in figures."""
    house = House(folder, seed)
    process = house.start()
    http = Http(process.base)
    await house.furnish(http)
    for number in range(times):
        await house.one_life(process, http)
        house.check()
        if number % 20 == 19 or number == times - 1:
            house.check_whole()
        process = house.start()
    await http.close()
    process.end(signal.SIGTERM)
    house.check()
    return {
        "kills": times,
        "tables": len(house.logs),
        "clients": len(house.seats),
        "events": sum(log.count for log in house.logs.values()),
        "clocks told to who came back": house.clocks_told,
        "slowest start, seconds": round(max(house.starts), 1),
        **house.answers.figures(),
    }


def run(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """The figures, once the work is done."""
    return asyncio.run(work)


def main() -> None:
    """Print what was survived."""
    parser = argparse.ArgumentParser(description="Kill the server again and again while many play.")
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = run(kill_many(Path(folder), arguments.times, arguments.seed))
    print(", ".join(f"{what}: {count}" for what, count in figures.items()))


if __name__ == "__main__":
    main()
