"""Hints: what a computer player would do in the place of somebody who asks."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from forehand.service import computers
from forehand.service.table import WHY_CLOSED, Refused, Table, seat_of
from forehand.service.tell import waits
from forehand.service.world import Reason, Shell


@dataclass(frozen=True, slots=True)
class Hint:
    """What a computer player of that level would do, and why, when the play stood at that version."""

    seat: int
    action: str
    reasons: tuple[Reason, ...]
    level: str
    version: int


class Hints:
    """Those of one table. `now` is the table as it is, `told` lets the others know that a seat has had one."""

    def __init__(self, shell: Shell, now: Callable[[], Table], told: Callable[[int], None]) -> None:
        self._shell = shell
        self._now = now
        self._told = told
        self._last: Hint | None = None
        self._under_way: set[int] = set()
        """The seats for which one is being thought out."""

    @property
    def under_way(self) -> bool:
        """Whether any is being thought out."""
        return bool(self._under_way)

    async def give(self, by: str) -> Hint:
        """What the strongest computer player would do in the place of the person with that token, whose turn it is. Refused:
        `bad-token`, `closed`, `no-hints`, `not-your-turn`, `paused`, `rate-limited`.
        """
        seat = self._check(by)
        version = self._now().play_version
        if self._last is None or self._last.version != version:
            level = self._shell.levels[-1]
            action, reasons = await self._thought_out(seat, level)
            self._check(by)
            if self._now().play_version != version:
                raise Refused("not-your-turn", "the play has gone on meanwhile")
            self._last = Hint(seat, action, reasons, level, version)
            if not _is_alone(self._now(), seat):
                self._told(seat)
        return self._last

    def _check(self, by: str) -> int:
        """The seat of the person with that token, who may have a hint now."""
        table = self._now()
        if table.closed:
            raise Refused("closed", WHY_CLOSED)
        seat = seat_of(table, by)
        if seat is None:
            raise Refused("bad-token", "no seat has this token")
        if not table.settings.hints and (table.of_set or not _is_alone(table, seat)):
            raise Refused("no-hints", "this table gives no hints while others sit here, or play the same deal")
        if table.paused is not None:
            raise Refused("paused", "the game rests")
        if table.turn != seat or waits(table, seat):
            raise Refused("not-your-turn", "hints are for one's own turn")
        return seat

    async def _thought_out(self, seat: int, level: str) -> tuple[str, tuple[Reason, ...]]:
        """One thought at a time for each seat, and never before the turn of a computer player that others wait for."""
        if seat in self._under_way:
            raise Refused("rate-limited", "a hint is being thought out already")
        self._under_way.add(seat)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._shell.aside, computers.advice, self._shell, self._now(), seat, level
            )
        finally:
            self._under_way.discard(seat)


def _is_alone(table: Table, seat: int) -> bool:
    return not any(other.person for at, other in enumerate(table.seats) if at != seat)
