"""All tables: those in use, and those that lie in the store until somebody asks for them."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from forehand.engine.game import Game
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service.consequences import evolve
from forehand.service.live import LiveTable
from forehand.service.opening import new_table, open_table
from forehand.service.table import Refused, Table
from forehand.service.world import Handle, Shell, hashed
from forehand.store.base import StoreError

log = logging.getLogger("forehand")

UNUSED = 60.0
"""Seconds until a table at which nobody is, and which nobody asks for, is left to the store."""
SWEEP = 15.0
"""Seconds from one look at which tables are unused to the next."""
MOST_UNUSED = 500
"""Unused tables that are kept in memory at most, the last used of them."""
MOST_LISTED = 100
"""Tables in one list, the last that were made or used."""
LOOK_FOR_ABANDONED = 3600.0
"""Seconds from one look for tables that nobody visits to the next."""
MOST_CLOSED = 100
"""Tables that are looked at for that at once."""
DAY = 86400


class Tables:
    """All tables: those in use, and those that lie in the store until somebody asks for them.

    Who holds a table finds the same one here, also when it is no longer in use: there are never two of one table.
    """

    def __init__(self, shell: Shell, close_after: int = 0) -> None:
        """Unfinished tables that nobody has used for `close_after` days are closed; 0: never."""
        self._shell = shell
        self._close_after = close_after
        self._used: dict[str, tuple[LiveTable, float]] = {}
        """The tables in use and since when they are unused, the last that was asked for at the end."""
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._open: dict[str, None] = {}
        """The last of those that lie in the store and want to be found."""
        self._loading = asyncio.Lock()
        self._sweep_at = MOST_UNUSED
        self._timers: dict[str, Handle] = {}
        self.total = 0
        """How many tables there are, once all are known."""
        self.ready = False
        """Whether the store's tables are known, and the newest of them taken up."""

    async def create(
        self, game: str, options: Mapping[str, Any], seats: list[str] | None, settings: say.TableSettings
    ) -> tuple[LiveTable, str]:
        """A new table and its host's token. Raises Refused or StoreError."""
        shell = self._shell
        token = shell.chance.token()
        created = new_table(
            shell.games, shell.levels, game=game, options=options, seats=seats, settings=settings, host=hashed(token)
        )
        name = shell.chance.table()
        await shell.store.append(name, 1, [event.to_bytes(created)])
        live = LiveTable(shell, open_table(name, shell.games, shell.levels, created))
        live.open()
        self.total += 1
        self._use(name, live)
        return live, token

    async def find(self, name: str) -> LiveTable:
        """The table of that name. Refused: `no-such-table`."""
        live = self._held.get(name)
        if live is None:
            async with self._loading:
                live = self._held.get(name) or await self._load(name)
        self._use(name, live)
        return live

    async def _load(self, name: str) -> LiveTable:
        """Rebuild a table from its events. Nobody is connected to it yet."""
        bodies = await self._shell.store.read(name)
        if not bodies:
            raise Refused("no-such-table", "there is no such table")
        live = LiveTable(self._shell, rebuild(name, self._shell.games, self._shell.levels, bodies))
        for at, seat in enumerate(live.table.seats):
            if seat.present:
                await live.do(ask.Disconnect(at))
        live.open()
        return live

    def _use(self, name: str, live: LiveTable) -> None:
        self._held[name] = live
        self._used.pop(name, None)
        self._used[name] = live, self._shell.clock.time()
        self._open.pop(name, None)
        if len(self._used) > self._sweep_at:
            self._let_go()

    # What is unused

    def _let_go(self) -> None:
        """Leave to the store what nobody uses."""
        now = self._shell.clock.time()
        for name, (live, _) in self._used.items():
            if not live.idle:
                self._used[name] = live, now
        idle = [(name, since) for name, (live, since) in self._used.items() if live.idle]
        left = [name for name, _ in idle[:-MOST_UNUSED]]
        left += [name for name, since in idle[-MOST_UNUSED:] if now - since >= UNUSED]
        visited: list[str] = []
        for name in left:
            live, _ = self._used.pop(name)
            if live.visited:
                visited.append(name)
            if _wants_to_be_found(live):
                self._open[name] = None
        for name in list(self._open)[:-MOST_LISTED]:
            del self._open[name]
        self._sweep_at = len(self._used) + MOST_UNUSED
        if visited:
            self._shell.spawn(self._mark(visited))

    async def _mark(self, names: list[str]) -> None:
        try:
            await self._shell.store.mark_used(names, int(self._shell.now()))
        except StoreError:
            log.exception("could not store when %s tables were last used", len(names))

    async def _close_abandoned(self) -> None:
        """Close, for good, the unfinished tables that nobody has visited for so many days. Nothing is deleted."""
        await self._mark([name for name, (live, _) in self._used.items() if live.visited])
        since = int(self._shell.now()) - self._close_after * DAY
        unvisited = await self._shell.store.unused_since(since, MOST_CLOSED)
        for name in unvisited:
            try:
                live = await self.find(name)
                if live.idle and not live.table.over:
                    await live.do(ask.Close())
            except Exception:
                log.exception("table %s can't be closed", name)
        await self._mark(unvisited)  # not to look at them again tomorrow

    # All of them

    async def listed(self) -> list[LiveTable]:
        """The tables that want to be found and have an open seat, those last that were made or used last."""
        for name in list(self._open):
            await self.find(name)
        found = [live for live, _ in self._used.values() if _wants_to_be_found(live)]
        return found[-MOST_LISTED:]

    async def newest(self, most: int) -> list[LiveTable]:
        """So many tables: those at which somebody is, then the newest. One that can't be read is left out."""
        found = {live.table.id: live for live, _ in self._used.values() if live.connected}
        for name in await self._shell.store.tables():
            if len(found) >= most:
                break
            with suppress(Exception):  # it was logged when it was taken up
                found[name] = await self.find(name)
        return list(found.values())[:most]

    @property
    def people(self) -> int:
        """How many people are connected, those who watch among them."""
        return sum(live.connected for live, _ in self._used.values())

    def tell_again(self) -> None:
        """Tell everybody at all tables that these have another address."""
        for live, _ in self._used.values():
            live.tell_again()

    def begin(self) -> None:
        """Take up the store's newest tables, beside; one that is asked for meanwhile is taken up at once."""
        self._shell.spawn(self._resume())

    async def _resume(self) -> None:
        """One that can't be read is left alone, and the log says so."""
        names = await self._shell.store.tables()
        self.total += len(names)
        for name in names[:MOST_UNUSED]:
            try:
                await self.find(name)
            except Exception:
                log.exception("table %s can't be taken up", name)
        self.ready = True
        self._every("sweep", SWEEP, self._let_go)
        if self._close_after:
            self._every("close", LOOK_FOR_ABANDONED, lambda: self._shell.spawn(self._close_abandoned()))

    def _every(self, what: str, seconds: float, do: Callable[[], object]) -> None:
        def again() -> None:
            self._timers[what] = self._shell.clock.call_later(seconds, again)
            do()

        again()

    async def stop(self) -> None:
        """Let no table do anything more."""
        for timer in self._timers.values():
            timer.cancel()
        for live, _ in self._used.values():
            live.close()
        for task in list(self._shell.tasks):
            task.cancel()
        await self._mark([name for name, (live, _) in self._used.items() if live.visited])

    @property
    def count(self) -> int:
        """How many tables are in use."""
        return len(self._used)


def _wants_to_be_found(live: LiveTable) -> bool:
    table = live.table
    return table.settings.listed and not table.closed and any(seat.open for seat in table.seats)


def rebuild(name: str, games: Mapping[str, Game], levels: tuple[str, ...], bodies: list[bytes]) -> Table:
    """A table from its stored events. Raises ValueError, KeyError or an error of the engine where it can't be."""
    first = event.from_bytes(bodies[0])
    if not isinstance(first, event.Created):
        raise ValueError(f"the first event of table {name} does not make it")  # noqa: TRY004 (bad data, not a bad call)
    table = open_table(name, games, levels, first)
    for body in bodies[1:]:
        table = evolve(table, event.from_bytes(body))
    return table
