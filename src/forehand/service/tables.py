"""All tables: those in use, and those that lie in the store until somebody asks for them."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service.live import LiveTable
from forehand.service.opening import new_table, open_table
from forehand.service.rebuilding import rebuild
from forehand.service.table import Refused, Table
from forehand.service.world import Handle, Shell, hashed
from forehand.store.base import Elsewhere, StoreError

log = logging.getLogger("forehand")

UNUSED = 60.0
"""Seconds until a table at which nobody is, and which nobody asks for, is left to the store."""
SWEEP = 15.0
"""Seconds from one look at which tables are unused to the next."""
MOST_UNUSED = 500
"""Unused tables that are kept in memory at most, the last used of them."""
MOST_LISTED = 100
"""Tables in one list, the last that were made or used."""
RETRY = 5.0
"""Seconds until the store, which did not tell its tables, is asked again."""
LOOK_FOR_ABANDONED = 3600.0
"""Seconds from one look for tables that nobody visits to the next."""
MOST_AT_ONCE = 2 * LOOK_FOR_ABANDONED
"""Seconds that count at most between two looks: a machine that slept was out of reach meanwhile."""
MOST_CLOSED = 100
"""Tables that are looked at for that at once."""
MOST_ARCHIVED = 100
"""Tables that are archived from one question to the store to the next."""
DAY = 86400
One = TypeVar("One")
MANY_EVENTS = 300
"""From so many on a table is made again beside, so that the tables in play don't wait for it."""


@dataclass(slots=True)
class _InUse:
    live: LiveTable
    used: float
    """When it was last asked for, or somebody was there."""
    kept: float
    """The same, or when it was last listed: from then on it is kept for a while."""
    maker: str
    """Whose share of the list it takes, for as long as that is known: it is not stored."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A table that lies in the store and wants to be found: when it was used, and whose share of the list it takes."""

    used: float
    maker: str


class Tables:
    """All tables: those in use, and those that lie in the store until somebody asks for them.

    Who holds a table finds the same one here, also when it is no longer in use: there are never two of one table.
    """

    def __init__(self, shell: Shell, close_after: int = 0, keep_events: int = 0) -> None:
        """Unfinished tables that nobody has visited in `close_after` days of running are closed, and the events of any table
        are archived after `keep_events` such days; 0: never.
        """
        self._shell = shell
        self._close_after = close_after
        self._keep_events = keep_events
        self._used: dict[str, _InUse] = {}
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._open: dict[str, _Open] = {}
        """Those that lie in the store and want to be found, as many as one list has."""
        self._loading = asyncio.Lock()
        self._sweep_at = MOST_UNUSED
        self._timers: dict[str, Handle] = {}
        self._visited: set[str] = set()
        """Tables that were visited, which the store does not know yet."""
        self._not_closed: set[str] = set()
        """Those that were to be closed, and can't be."""
        self._began = 0.0
        self._counted = 0.0
        """Until when the time is counted in which the server runs."""
        self._ran = 0
        """Seconds of that, which the store does not know yet."""
        self._marking = asyncio.Lock()
        self.total = 0
        """How many tables there are, once all are known."""
        self.ready = False
        """Whether the store's tables are known, and the newest of them taken up."""

    async def create(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: list[str] | None,
        settings: say.TableSettings,
        maker: str = "",
    ) -> tuple[LiveTable, str]:
        """A new table and its host's token; of the list it takes the share of that `maker`. Raises Refused or StoreError."""
        shell = self._shell
        token = shell.chance.token()
        created = new_table(
            shell.games, shell.levels, game=game, options=options, seats=seats, settings=settings, host=hashed(token)
        )
        name = shell.chance.table()
        await shell.store.append(name, 1, [event.to_bytes(created)])
        live = self._live(open_table(name, shell.games, shell.levels, created))
        live.open()
        self.total += 1
        self._use(name, live, maker=maker)
        return live, token

    def holds(self, name: str) -> bool:
        """Whether that table is in memory, and costs nothing to find."""
        return name in self._held

    async def has(self, name: str) -> bool:
        """Whether there is a table of that name."""
        return self.holds(name) or bool(await self._shell.store.look(name))

    async def seen(self, name: str) -> Table:
        """How it stands at that table just now, which may be another server's. Refused: `no-such-table`."""
        live = self._held.get(name)
        return live.table if live is not None else await self._rebuild(name, await self._shell.store.look(name))

    async def open(self, name: str, *events: event.Event) -> None:
        """Let there be the table of that name, made with what has happened there, unless there is one. Raises StoreError."""
        if await self.has(name):
            return
        try:
            await self._shell.store.append(name, 1, [event.to_bytes(one) for one in events])
        except StoreError:
            if not await self.has(name):
                raise  # else somebody was quicker, maybe another server
        else:
            self.total += 1

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(self._shell, table)

    async def find(self, name: str) -> LiveTable:
        """The table of that name. Refused: `no-such-table`."""
        live = await self._get(name)
        self._use(name, live)
        return live

    async def _get(self, name: str) -> LiveTable:
        live = self._held.get(name)
        if live is None:
            async with self._loading:
                live = self._held.get(name) or await self._load(name)
                made = self._held.setdefault(name, live)
                if made is not live:  # it was made while it was read, by one who listed it
                    live.close()
                    live = made
        return live

    async def _load(self, name: str) -> LiveTable:
        """Rebuild a table from its events. Nobody is connected to it yet."""
        live = self._live(await self._rebuild(name, await self._shell.store.read(name)))
        await live.take_up()
        for at, seat in enumerate(live.table.seats):
            if seat.present:
                await live.do(ask.Disconnect(at))
        live.open()
        return live

    async def _rebuild(self, name: str, bodies: list[bytes]) -> Table:
        if not bodies:
            raise Refused("no-such-table", "there is no such table")
        work = partial(rebuild, name, self._shell.games, self._shell.levels, bodies)
        return work() if len(bodies) < MANY_EVENTS else await asyncio.to_thread(work)

    def _use(self, name: str, live: LiveTable, used: float | None = None, maker: str = "") -> None:
        """Keep a table in memory, for now; `used` is when it was, where that is not now. It stays its maker's."""
        now = self._shell.clock.time()
        self._held[name] = live
        before = self._used.pop(name, None) or self._open.pop(name, None)
        self._used[name] = _InUse(live, now if used is None else used, now, before.maker if before else maker)
        if len(self._used) > self._sweep_at:
            self._let_go()

    # What is unused

    def _let_go(self) -> None:
        """Leave to the store what nobody uses."""
        now = self._shell.clock.time()
        for one in self._used.values():
            if not one.live.idle:
                one.used = one.kept = now
        idle = sorted(
            (name for name, one in self._used.items() if one.live.idle), key=lambda name: self._used[name].kept
        )
        left = idle[:-MOST_UNUSED] + [name for name in idle[-MOST_UNUSED:] if now - self._used[name].kept >= UNUSED]
        self._note_visits(left)
        for name in left:
            one = self._used.pop(name)
            if _wants_to_be_found(one.live):
                self._open[name] = _Open(one.used, one.maker)
        for name in _in_turns(self._open, self._open.__getitem__)[MOST_LISTED:]:
            del self._open[name]
        self._sweep_at = len(self._used) + MOST_UNUSED

    def _sweep(self) -> None:
        self._let_go()
        if self._visited:
            self._shell.spawn(self._mark())

    def _note_visits(self, names: Iterable[str]) -> None:
        """Remember which of the tables in use were visited since they were last asked."""
        for name in names:
            live = self._used[name].live
            if live.visited:
                self._visited.add(name)
                live.visited = live.connected > 0

    async def _mark(self) -> None:
        """Let the store know how long the server has run, and which tables were visited; what it can't keep now, later."""
        async with self._marking:
            passed = int(self._shell.clock.time() - self._counted)
            self._counted += passed
            ran, self._ran = self._ran + min(max(passed, 0), int(MOST_AT_ONCE)), 0
            names = set(self._visited)
            try:
                await self._shell.store.mark_used(sorted(names), ran)
            except StoreError as error:
                self._ran += ran
                log.warning("could not store when %s tables were last used: %s", len(names), error)
            else:
                self._visited -= names

    async def _look(self) -> None:
        self._note_visits(self._used)
        await self._mark()
        # Whoever starts a server anew has a day to come back, and to start the others anew that share its tables.
        if self._shell.clock.time() - self._began < DAY:
            return
        if self._close_after:
            await self._close_abandoned()
        if self._keep_events:
            await self._archive_old()

    async def _close_abandoned(self) -> None:
        """Close, for good, the unfinished tables that nobody has visited for so many days in which the server ran. Nothing is
        deleted.
        """
        store = self._shell.store
        over: list[str] = []
        for name in await store.unused_for(self._close_after * DAY, MOST_CLOSED + len(self._not_closed)):
            if name in self._visited:
                continue
            try:
                live = await self.find(name)
                if live.idle and not live.table.over:
                    await live.do(ask.Close())
                if live.idle:
                    over.append(name)
                self._not_closed.discard(name)
            except Elsewhere:
                pass
            except Exception:
                if name not in self._not_closed:
                    log.exception("table %s can't be closed", name)
                self._not_closed.add(name)
        await store.mark_over(over)

    async def _archive_old(self) -> None:
        """Let the store keep compressed what nobody has visited for so many days in which the server ran; what fails now is tried
        at the next look.
        """
        try:
            while await self._shell.store.archive(self._keep_events * DAY, MOST_ARCHIVED):
                pass
        except StoreError as error:
            log.warning("could not archive old tables: %s", error)

    # All of them

    async def listed(self) -> list[LiveTable]:
        """The tables that want to be found and have an open seat: each maker's last made or used, each one's last but one and so
        on, so that who has made many keeps nobody else from the list. One that can't be read is left out.
        """
        for name, one in list(self._open.items()):
            try:
                live = await self._get(name)
            except StoreError as error:
                log.warning("table %s can't be listed now: %s", name, error)
            except Exception:
                self._open.pop(name, None)
                log.exception("table %s can't be listed", name)
            else:
                if name in self._open:  # nobody has asked for it meanwhile
                    self._use(name, live, one.used)
        now = self._shell.clock.time()
        found = [one for one in self._used.values() if _wants_to_be_found(one.live)]
        for one in found:
            one.kept = now
        return [one.live for one in _in_turns(found, lambda one: one)[:MOST_LISTED]]

    async def newest(self, most: int) -> list[LiveTable]:
        """So many tables: those at which somebody is, then the newest. One that can't be read is left out, and so are those at
        which a set is played, of which nobody may know who has not played it.
        """
        found = {live.table.id: live for live in self._in_use if live.connected and not live.table.of_set}
        for name in await self._shell.store.tables():
            if len(found) >= most:
                break
            with suppress(Exception):  # it was logged when it was taken up
                live = await self.find(name)
                if not live.table.of_set:
                    found[name] = live
        return list(found.values())[:most]

    @property
    def people(self) -> int:
        """How many people are connected, those who watch among them."""
        return sum(live.connected for live in self._in_use)

    def tell_again(self) -> None:
        """Tell everybody at all tables that these have another address."""
        for live in self._in_use:
            live.tell_again()

    def begin(self) -> None:
        """Take up the store's newest tables, beside; one that is asked for meanwhile is taken up at once."""
        self._began = self._counted = self._shell.clock.time()
        self._every("sweep", SWEEP, self._sweep)
        self._every("look", LOOK_FOR_ABANDONED, lambda: self._shell.spawn(self._look()))
        self._resume_now()

    def _resume_now(self) -> None:
        self._shell.spawn(self._resume())

    async def _resume(self) -> None:
        try:
            names = await self._shell.store.tables()
        except StoreError as error:
            log.warning("the store's tables are not known yet, trying again: %s", error)
            self._timers["resume"] = self._shell.clock.call_later(RETRY, self._resume_now)
            return
        self.total += len(names)
        await self.take_up(names[:MOST_UNUSED])
        self.ready = True

    async def take_up(self, names: Iterable[str]) -> None:
        """Let these tables go on, as far as they are to be had. One that can't be read is left alone, and the log says so."""
        for name in names:
            try:
                await self.find(name)
            except Elsewhere:
                pass  # another server was quicker
            except Exception:
                log.exception("table %s can't be taken up", name)

    def _every(self, what: str, seconds: float, do: Callable[[], object]) -> None:
        def again() -> None:
            self._timers[what] = self._shell.clock.call_later(seconds, again)
            do()

        again()

    async def stop(self) -> None:
        """Let no table do anything more."""
        for timer in self._timers.values():
            timer.cancel()
        for live in self._in_use:
            live.close()
        for task in list(self._shell.tasks):
            task.cancel()
        self._note_visits(self._used)
        await self._mark()

    @property
    def _in_use(self) -> list[LiveTable]:
        return [one.live for one in self._used.values()]

    @property
    def count(self) -> int:
        """How many tables are in use."""
        return len(self._used)


def _in_turns(ones: Iterable[One], of: Callable[[One], _InUse | _Open]) -> list[One]:
    """Each maker's last used first, then each one's last but one, and so on; of those in the same turn the last used first."""
    turns: Counter[str] = Counter()
    ranked: list[tuple[int, One]] = []
    for one in sorted(ones, key=lambda one: of(one).used)[::-1]:
        ranked.append((turns[of(one).maker], one))
        turns[of(one).maker] += 1
    return [one for _, one in sorted(ranked, key=lambda each: each[0])]


def _wants_to_be_found(live: LiveTable) -> bool:
    table = live.table
    return table.settings.listed and not table.closed and any(seat.open for seat in table.seats)
