"""What deals brought those who played them, as far as somebody wants it kept, and what all that is kept for a person comes to.

A person is known here by the hash of a key that their browser keeps. The key has 256 random bits, so that a plain SHA-256 of
it can't be turned back: nobody can try that many keys, as they could passwords.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from msgspec import Struct

from forehand.engine.outcome import Answer, Role, outcomes
from forehand.service.table import Played, PlayedBy, Table
from forehand.service.timers import RETRY
from forehand.service.world import Shell
from forehand.store.base import Result, StoreError

log = logging.getLogger("forehand")


class DealFacts(Struct, frozen=True):
    """What a deal was to a person. `people` are the others at the table who were people, and `won` is null but with the last
    deal of a match of which they played at least half.
    """

    game: str
    seat: int
    role: Role
    contract: str
    made: bool | None
    points: int
    tricks: int
    answer: Answer | None
    people: int
    won: bool | None


def results_since(table: Table, version: int, at: int) -> list[Result]:
    """What the deals that were over after that version brought the people who played them, told at that time."""
    return [
        Result(who, by.version, match, deal, at, msgspec.json.encode(_facts(table, played, deal, seat, who)))
        for match, played in enumerate((*table.past, table.now), 1)
        for deal, by in enumerate(played.by, 1)
        if by.version > version
        for seat, who in enumerate(by.people)
        if who is not None
    ]


def _facts(table: Table, played: Played, deal: int, seat: int, who: int) -> DealFacts:
    match = played.match
    one = outcomes(table.game, match.deals[deal - 1])[seat]
    others = sum(other is not None for other in played.by[deal - 1].people) - 1
    own = sum(who in by.people for by in played.by)
    last = match.finished and deal == len(match.deals)
    return DealFacts(
        game=table.game.ID,
        seat=seat,
        role=one.role,
        contract=one.contract,
        made=one.made,
        points=one.points,
        tricks=one.tricks,
        answer=one.answer,
        people=others,
        won=seat in match.winners if last and 2 * own >= len(match.deals) else None,
    )


class Keeping:
    """Keeps what a table's deals bring those who want it. That they want it stands in the store and not in the table's log, which
    nobody can take anything out of. What could not be kept at once, the server being killed, say, is made up for.
    """

    def __init__(self, shell: Shell, table: Callable[[], Table]) -> None:
        self._shell = shell
        self._table = table
        self._through: int | None = None
        """Up to which version deals are surely kept; None while nobody wants any."""
        self._lock = asyncio.Lock()

    async def begin(self) -> None:
        """Take up a table from the store. Raises StoreError."""
        self._through = await self._shell.store.kept_through(self._table().id)
        self.go_on()

    async def want(self, who: int, person: str | None) -> None:
        """From now on keep for that person what deals bring the one with that number at the table; None: for nobody. Raises
        StoreError.
        """
        table, store = self._table(), self._shell.store
        async with self._lock:
            if person is None:
                await store.keep_no_results(table.id, who)
            else:
                await store.keep_results(table.id, who, person, table.version)
                self._through = table.version if self._through is None else self._through
        self.go_on()  # a deal may have been over meanwhile

    def go_on(self) -> None:
        """Keep what is not kept yet, beside."""
        if self._through is not None:
            self._shell.spawn(self._go_on())

    async def _go_on(self) -> None:
        async with self._lock:
            table = self._table()
            if self._through is None or all(by.version <= self._through for by in _all(table)):
                return
            results = results_since(table, self._through, int(self._shell.utc().timestamp()))
            try:
                await self._shell.store.add_results(table.id, results, table.version)
            except StoreError as error:
                log.warning("table %s: what deals brought is not kept yet, trying again: %s", table.id, error)
                self._shell.clock.call_later(RETRY, self.go_on)
            else:
                self._through = table.version


def _all(table: Table) -> tuple[PlayedBy, ...]:
    return tuple(by for played in (*table.past, table.now) for by in played.by)
