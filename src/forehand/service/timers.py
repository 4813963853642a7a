"""What waits at a table in use: the timers that are set there, and how long a player's clock has run. Mutable, the shell's."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import ceil

from forehand.service import clock
from forehand.service.table import Table
from forehand.service.waiting import Timer
from forehand.service.world import Handle, Shell
from forehand.store.base import StoreError

log = logging.getLogger("forehand")

RETRY = 5.0
"""Seconds until something that could not be stored is tried again."""


@dataclass(frozen=True, slots=True)
class _Wait:
    """A timer that is set, or has run."""

    handle: Handle
    began: float
    delay: float


class Timers:
    """The timers of a table. One runs once for as long as it is wanted."""

    def __init__(self, shell: Shell, name: str, do: Callable[[Timer], Awaitable[None]]) -> None:
        """`do` does what a timer of the table of that name is for; where that can't be stored it is called again."""
        self._shell = shell
        self._name = name
        self._do = do
        self._set: dict[Timer, _Wait] = {}
        self._running: set[Timer] = set()

    def arm(self, wanted: Mapping[Timer, float]) -> list[Timer]:
        """Set those that are wanted, with their seconds, and call off the others, which are answered."""
        off = [timer for timer in self._set if timer not in wanted]
        for timer in off:
            self._set.pop(timer).handle.cancel()
        for timer, delay in wanted.items():
            wait = self._set.get(timer)
            if wait is None:
                self._begin(timer, self._shell.clock.time(), delay)
            elif wait.delay != delay:
                wait.handle.cancel()
                self._begin(timer, wait.began, delay)
        return off

    def left(self) -> dict[Timer, float]:
        """The seconds, to a tenth, that each timer that has not run yet still waits."""
        now = self._shell.clock.time()
        left = {timer: round(wait.began + wait.delay - now, 1) for timer, wait in self._set.items()}
        return {timer: seconds for timer, seconds in left.items() if seconds > 0}

    @property
    def under_way(self) -> bool:
        """Whether anything is waited for, or being done."""
        return bool(self._set or self._running)

    def _begin(self, timer: Timer, began: float, delay: float) -> None:
        left = max(0.0, began + delay - self._shell.clock.time())
        self._set[timer] = _Wait(self._shell.clock.call_later(left, partial(self._fire, timer)), began, delay)

    def _fire(self, timer: Timer) -> None:
        self._shell.spawn(self._run(timer))

    async def _run(self, timer: Timer) -> None:
        """Do what is due, unless that is under way: people who come and go set the same timer anew."""
        if timer in self._running:
            return
        self._running.add(timer)
        try:
            await self._do(timer)
        except StoreError:
            log.exception("table %s: could not store; trying again", self._name)
            if (wait := self._set.get(timer)) is not None:
                again = self._shell.clock.call_later(RETRY, partial(self._fire, timer))
                self._set[timer] = replace(wait, handle=again)
        finally:
            self._running.discard(timer)


class Stopwatch:
    """How long a player's clock has run since the last event, by a time that nobody can set.

    A begun millisecond counts, and what was counted stays so for as long as the same clock runs: coming and going wins nobody time.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` tells seconds; nothing is counted before `start`."""
        self._now = now
        self._started = False
        self._runs: tuple[int, int] | None = None
        """Whose clock runs, for which act."""
        self._began = 0.0
        self._counted = 0

    def start(self, table: Table) -> None:
        """Count from now on."""
        self._started = True
        self.see(table)

    @property
    def ms(self) -> int:
        """The milliseconds since the last event, if a clock runs."""
        return 0 if self._runs is None else ceil((self._now() - self._began) * 1000) - self._counted

    def see(self, table: Table, ms: int = 0) -> None:
        """The table after an event that keeps so many milliseconds."""
        run = clock.running(table) if self._started else None
        runs = None if run is None else (run.seat, run.act)
        if runs == self._runs:
            self._counted += ms
        else:
            self._runs, self._began, self._counted = runs, self._now(), 0
