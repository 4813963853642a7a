"""All tables: those in use, and those that lie in the store until somebody asks for them."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from forehand.engine.game import Game
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service.consequences import evolve
from forehand.service.live import LiveTable
from forehand.service.opening import new_table, open_table
from forehand.service.table import Refused, Table
from forehand.service.world import Shell, hashed

log = logging.getLogger("forehand")


class Tables:
    """All tables: those in use, and those that lie in the store until somebody asks for them."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self.ready = False
        """Whether all tables of the store have been taken up."""

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
        live = self._live[name] = LiveTable(shell, open_table(name, shell.games, shell.levels, created))
        live.open()
        return live, token

    async def find(self, name: str) -> LiveTable:
        """The table of that name. Refused: `no-such-table`."""
        live = self._live.get(name)
        if live is not None:
            return live
        async with self._loading:
            if name not in self._live:
                self._live[name] = await self._load(name)
        return self._live[name]

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

    def listed(self) -> list[LiveTable]:
        """The tables that want to be found and have an open seat."""
        found = [live for live in self._live.values() if live.table.settings.listed and not live.table.closed]
        return [live for live in found if any(seat.open for seat in live.table.seats)]

    def all(self) -> list[LiveTable]:
        """All that are in use."""
        return list(self._live.values())

    def tell_again(self) -> None:
        """Tell everybody at all tables that these have another address."""
        for live in self._live.values():
            live.tell_again()

    def begin(self) -> None:
        """Take up the store's tables, beside; one that is asked for meanwhile is taken up at once."""
        self._shell.spawn(self._resume())

    async def _resume(self) -> None:
        """One that can't be read is left alone, and the log says so."""
        for name in await self._shell.store.tables():
            try:
                await self.find(name)
            except Exception:
                log.exception("table %s can't be taken up", name)
        self.ready = True

    def stop(self) -> None:
        """Let no table do anything more."""
        for live in self._live.values():
            live.close()
        for task in list(self._shell.tasks):
            task.cancel()

    @property
    def count(self) -> int:
        """How many tables are in use."""
        return len(self._live)


def rebuild(name: str, games: Mapping[str, Game], levels: tuple[str, ...], bodies: list[bytes]) -> Table:
    """A table from its stored events. Raises ValueError, KeyError or an error of the engine where it can't be."""
    first = event.from_bytes(bodies[0])
    if not isinstance(first, event.Created):
        raise ValueError(f"the first event of table {name} does not make it")  # noqa: TRY004 (bad data, not a bad call)
    table = open_table(name, games, levels, first)
    for body in bodies[1:]:
        table = evolve(table, event.from_bytes(body))
    return table
