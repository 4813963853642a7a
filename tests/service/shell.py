"""The world around a table, for tests: a clock that is set by hand, dice that are known, a store in memory."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from forehand.engine.view import View
from forehand.games import GAMES
from forehand.service import commands as ask
from forehand.service import tell
from forehand.service.live import LiveTable
from forehand.service.tables import Tables
from forehand.service.world import Advise, Listener, Reason, Shell, Think, hashed
from forehand.store.base import Kept, KeptPerson, KeptRun, KeptSet, PlayedDeal, Result, RunDeal, StoreError, ToCount
from forehand.web import wire
from tests.service.seated import LEVELS, settings


class HandClock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, HandTimer]] = []

    def time(self) -> float:
        """See `forehand.service.world.Clock`."""
        return self.now

    def call_later(self, delay: float, do: Callable[[], object]) -> "HandTimer":
        """See `forehand.service.world.Clock`."""
        timer = HandTimer(do)
        self.timers.append((self.now + delay, timer))
        return timer

    async def advance(self, seconds: float) -> None:
        """Let that much time pass, and everything happen that is due meanwhile."""
        end = self.now + seconds
        await settle()
        while due := [one for one in self.timers if one[0] <= end and one[1].set]:
            at, timer = min(due, key=lambda one: one[0])
            self.now = max(self.now, at)
            timer.set = False
            timer.do()
            await settle()
        self.now = end


class HandTimer:
    """A timer of the clock that is set by hand."""

    def __init__(self, do: Callable[[], object]) -> None:
        self.do, self.set = do, True

    def cancel(self) -> None:
        """See `forehand.service.world.Handle`."""
        self.set = False


async def settle() -> None:
    """Let every task come as far as it can without the clock."""
    for _ in range(30):
        await asyncio.sleep(0)


class Memory:
    """A store that forgets with the test, and fails or waits when told to."""

    def __init__(self) -> None:
        self.events: dict[str, list[bytes]] = {}
        self.ran = 0
        self.used: dict[str, int] = {}
        self.sets: dict[str, KeptSet] = {}
        self.runs: dict[str, list[KeptRun]] = {}
        self.keeping: dict[tuple[str, int], tuple[str, int]] = {}
        """By table and who: the person, and through which version."""
        self.kept: dict[tuple[str, str, int, int], Kept] = {}
        self.archived: set[str] = set()
        self.fails = False
        self.gate: asyncio.Event | None = None

    async def append(self, table: str, version: int, bodies: Sequence[bytes], played: PlayedDeal | None = None) -> None:
        """See `forehand.store.base.Store`."""
        if self.gate is not None:
            await self.gate.wait()
        kept = self.events.setdefault(table, [])
        if self.fails or len(kept) != version - 1:
            raise StoreError("not stored")
        if not kept:
            self.used[table] = self.ran
        kept.extend(bodies)
        if played is not None:
            await self.keep_played(table, played)

    async def read(self, table: str) -> list[bytes]:
        """See `forehand.store.base.Store`."""
        return list(self.events.get(table, []))

    look = read

    async def tables(self) -> list[str]:
        """See `forehand.store.base.Store`."""
        if self.fails:
            raise StoreError("not read")
        return list(self.events)[::-1]

    async def mark_used(self, tables: Sequence[str], ran: int) -> None:
        """See `forehand.store.base.Store`."""
        if self.fails:
            raise StoreError("not stored")
        self.ran += ran
        self.used |= dict.fromkeys(tables, self.ran)

    async def unused_for(self, seconds: int, most: int) -> list[str]:
        """See `forehand.store.base.Store`."""
        found = sorted(self.used, key=lambda name: self.used[name])
        return [name for name in found if self.used[name] <= self.ran - seconds][:most]

    async def mark_over(self, tables: Sequence[str]) -> None:
        """See `forehand.store.base.Store`."""
        for name in tables:
            self.used.pop(name, None)

    async def archive(self, seconds: int, most: int) -> int:
        """See `forehand.store.base.Store`; tables that are over are not found."""
        if self.fails:
            raise StoreError("not stored")
        found = [name for name in await self.unused_for(seconds, len(self.used)) if name not in self.archived][:most]
        self.archived |= set(found)
        return len(found)

    async def keep_set(self, new: KeptSet) -> KeptSet:
        """See `forehand.store.base.Store`."""
        of_day = None if new.day is None else await self.set_of_day(new.game, new.day)
        return of_day or self.sets.setdefault(new.name, new)

    async def find_set(self, name: str) -> KeptSet | None:
        """See `forehand.store.base.Store`."""
        return self.sets.get(name)

    async def set_of_day(self, game: str, day: str) -> KeptSet | None:
        """See `forehand.store.base.Store`."""
        return next((kept for kept in self.sets.values() if (kept.game, kept.day) == (game, day)), None)

    async def close_set(self, name: str) -> None:
        """See `forehand.store.base.Store`."""
        self.sets[name] = replace(self.sets[name], closed=True)

    async def add_run(
        self, name: str, token: str, person: str, deals: int, *, knew: bool = False, after: int | None = None
    ) -> int | None:
        """See `forehand.store.base.Store`."""
        kept = self.runs.setdefault(name, [])
        if name not in self.sets or self.sets[name].closed or after not in {None, len(kept)}:
            return None
        number = len(kept) + 1
        kept.append(
            KeptRun(number, token, person, tuple(RunDeal(number, person, n + 1, knew=knew) for n in range(deals)))
        )
        return number

    async def play_alike(self, name: str, tokens: Sequence[str]) -> bool:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def find_out(self, name: str, token: str, person: str) -> None:
        """See `forehand.store.base.Store`; nothing is known of anybody."""

    async def begin_deal(self, name: str, run: int, deal: int, table: str) -> str | None:
        """See `forehand.store.base.Store`."""
        kept = self._deal(name, run, deal)
        return None if kept is None else self._change(name, replace(kept, table=kept.table or table)).table

    async def keep_played(self, table: str, played: PlayedDeal) -> None:
        """See `forehand.store.base.Store`."""
        run = await self.run_of(played.set, played.token)
        kept = None if run is None else self._deal(played.set, run.number, played.deal)
        in_time = played.at < self.sets[played.set].closes
        if kept is not None and in_time and (kept.table, kept.points) == (table, None):
            self._change(played.set, replace(kept, points=played.points, result=played.result))

    def _deal(self, name: str, run: int, deal: int) -> RunDeal | None:
        """A deal of a set that is open."""
        runs = [] if self.sets[name].closed else self.runs.get(name, [])
        return next((one for kept in runs for one in kept.deals if (one.run, one.deal) == (run, deal)), None)

    def _change(self, name: str, to: RunDeal) -> RunDeal:
        kept = self.runs[name][to.run - 1]
        deals = tuple(to if one.deal == to.deal else one for one in kept.deals)
        self.runs[name][to.run - 1] = replace(kept, deals=deals)
        return to

    async def run_of(self, name: str, token: str) -> KeptRun | None:
        """See `forehand.store.base.Store`."""
        return next((run for run in self.runs.get(name, []) if run.token == token), None)

    async def people(self, name: str) -> list[KeptPerson]:
        """See `forehand.store.base.Store`."""
        return [
            KeptPerson(run.number, run.name, sum(deal.points is not None for deal in run.deals), run.deals[0].knew)
            for run in self.runs.get(name, [])
        ]

    async def count_runs(self, name: str) -> int:
        """See `forehand.store.base.Store`."""
        return len(self.runs.get(name, []))

    async def best(self, name: str, deal: int, most: int) -> list[RunDeal]:
        """See `forehand.store.base.Store`."""
        found = [one for one in self._deals(name) if one.deal == deal and one.points is not None]
        return sorted(found, key=lambda one: -(one.points or 0))[:most]

    async def unfinished(self, name: str, deal: int, most: int) -> list[str]:
        """See `forehand.store.base.Store`."""
        return [one.name for one in self._deals(name) if one.deal == deal and one.points is None][:most]

    def _deals(self, name: str) -> list[RunDeal]:
        return [deal for run in self.runs.get(name, []) for deal in run.deals]

    async def keep_results(self, table: str, who: int, person: str, version: int) -> None:
        """See `forehand.store.base.Store`."""
        self._check()
        if self.keeping.get((table, who), ("", 0))[0] != person:
            self.keeping[table, who] = person, version

    async def keep_no_results(self, table: str, who: int) -> None:
        """See `forehand.store.base.Store`."""
        self._check()
        self.keeping.pop((table, who), None)

    async def kept_through(self, table: str) -> int | None:
        """See `forehand.store.base.Store`."""
        return min((through for (name, _), (_, through) in self.keeping.items() if name == table), default=None)

    async def add_results(self, table: str, results: Sequence[Result], version: int) -> None:
        """See `forehand.store.base.Store`."""
        self._check()
        for one in results:
            person, through = self.keeping.get((table, one.who), ("", one.version))
            if through < one.version:
                kept = Kept(table, one.match, one.deal, one.at, one.body)
                self.kept.setdefault((person, table, one.match, one.deal), kept)
        for key, (person, through) in self.keeping.items():
            if key[0] == table:
                self.keeping[key] = person, max(through, version)

    async def results(self, person: str, after: Kept | None, most: int) -> list[Kept]:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def to_count(self, person: str, most: int) -> ToCount:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def count_results(self, person: str, found: ToCount, sums: bytes) -> bool:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def keep_code(self, code: str, person: str, sealed: str, seconds: int) -> None:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def take_code(self, code: str) -> str | None:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def join_people(self, person: str, other: str) -> None:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    async def forget_person(self, person: str) -> None:
        """See `forehand.store.base.Store`."""
        raise NotImplementedError

    def _check(self) -> None:
        if self.fails:
            raise StoreError("not stored")

    async def probe(self) -> None:
        """See `forehand.store.base.Store`."""
        if self.fails:
            raise StoreError("not stored")

    def close(self) -> None:
        """See `forehand.store.base.Store`."""


class KnownChance:
    """Dice whose falls are known: everything is counted up."""

    def __init__(self) -> None:
        self.drawn = 0

    def _next(self) -> int:
        self.drawn += 1
        return self.drawn

    def table(self) -> str:
        """See `forehand.service.world.Chance`."""
        return f"table{self._next()}"

    def token(self) -> str:
        """See `forehand.service.world.Chance`."""
        return f"token{self._next()}"

    def secret(self) -> bytes:
        """See `forehand.service.world.Chance`."""
        return bytes([self._next()]) * 32

    def random(self) -> Random:
        """See `forehand.service.world.Chance`."""
        return Random(self._next())


def first_legal(view: View, _: str, __: Random) -> str:
    """The simplest computer player there can be."""
    choose = view["choose"]
    if choose is None:
        return view["legal"][0]
    return f"{choose['verb']}:{','.join(choose['from'][: choose['count']])}"


def because(think: Think) -> Advise:
    """A player who says why, and thinks as that one."""
    return lambda view, level, random: Because(think(view, level, random), (Ground("only", {}),))


class Because(NamedTuple):
    """An action with its reasons."""

    action: str
    reasons: Sequence[Reason]


class Ground(NamedTuple):
    """A reason."""

    code: str
    args: dict[str, str | int]


def trusting(_: View, __: int, ___: str, ____: Random) -> bool:
    """A computer player that accepts every claim."""
    return True


def one_second(_: str, __: Random) -> float:
    """The thinking time of all computer players."""
    return 1.0


class Ear(Listener):
    """A connection that keeps what it was told."""

    base = "http://home"

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.ended = False

    def tell(self, text: str) -> None:
        """See `forehand.service.world.Listener`."""
        if not self.ended:
            self.told.append(json.loads(text))

    def end(self) -> None:
        """See `forehand.service.world.Listener`."""
        self.ended = True

    def kinds(self) -> list[str]:
        """What was told, by its kind: the type of an event, else the message's."""
        return [message["event"]["type"] if message["t"] == "event" else message["t"] for message in self.told]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of that kind."""
        return [message for message, of in zip(self.told, self.kinds(), strict=True) if of == kind][-1]


class House:
    """A table in use, in a world that is known."""

    def __init__(self, store: Any = None, close_after: int = 0, keep_events: int = 0, **more: Any) -> None:
        self.store = store or Memory()
        self.clock = HandClock()
        self.shell = Shell(
            **{
                "store": self.store,
                "games": GAMES,
                "levels": LEVELS,
                "think": first_legal,
                "advise": because(more.get("think", first_legal)),
                "accepts_claim": trusting,
                "encode": wire.encode,
                "clock": self.clock,
                "chance": KnownChance(),
                "thinking_time": one_second,
            }
            | more
        )
        self.tables = Tables(self.shell, close_after, keep_events)
        self.ears: dict[str, Ear] = {}

    async def open(self, game: str = "perfrance", seats: list[str] | None = None, **more: Any) -> LiveTable:
        """A new table."""
        live, self.host = await self.tables.create(game, {}, seats, settings(**more))
        return live

    async def come(self, live: LiveTable, name: str, v: int | None = None) -> Ear:
        """The holder of the token that is the name connects."""
        ear = self.ears[name] = Ear()
        await live.connect(ear, hashed(name), v)
        return ear

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.clock.advance(seconds)

    async def plays(self, table: str, token: str, seat: int = 0) -> None:
        """The one with that token plays a match against computer players: always the first thing that is legal."""
        live = await self.tables.find(table)
        ear = await self.come(live, token)
        while not live.table.over:
            await self.wait(1)
            if live.table.turn == seat:
                action = first_legal(tell.seen_by_computer(live.table, seat), "", Random(0))
                await live.request(ear, ask.Act(hashed(token), f"a{live.table.version}", live.table.version, action))
