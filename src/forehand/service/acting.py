"""Computer players act at a table in use: they think in threads or elsewhere, and take a time that is drawn before."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from forehand.service import clock, computers, tell
from forehand.service import commands as ask
from forehand.service.elsewhere import first
from forehand.service.table import STAND_IN, Refused, Table
from forehand.service.world import Shell

log = logging.getLogger("forehand")

JUDGING = 1.0
"""Seconds that a computer player takes at least to judge a claim: several times what the longest search needs, which must
not be told from the time of the answer.
"""

ELSEWHERE = 0.4
"""The part of a computer player's time in which others are waited for that think for it: what is left is enough to think here."""
AT_LEAST = 0.3
"""Seconds for which they are waited for, also where computer players take no time."""


class ComputerPlayers:
    """Those of one table. `now` is the table as it is, `do` does what they decide."""

    def __init__(self, shell: Shell, now: Callable[[], Table], do: Callable[[ask.Command], Awaitable[object]]) -> None:
        self._shell = shell
        self._now = now
        self._do = do

    async def act(self) -> None:
        """Let the one act whose turn it is. How long it takes is drawn before it looks at its cards."""
        table, seat = self._now(), self._now().turn
        level = None if seat is None else clock.acts_for(table, seat)
        if seat is None or level is None:
            return
        seconds = self._time_to_think(level)
        over = self._after(seconds)
        action = await self._thought_out(table, seat, level, seconds)
        await over
        try:
            await self._do(ask.ComputerAct(seat, table.version, action))
        except Refused as refused:
            log.error("table %s: a computer player (%s) was refused: %s", table.id, level, refused.code)  # noqa: TRY400 (the reason would name cards)
            await self._do(ask.ComputerAct(seat, table.version, computers.any_action(table, seat)))

    async def _thought_out(self, table: Table, seat: int, level: str, seconds: float) -> str:
        """What the computer player does, who has so many seconds."""
        seed, elsewhere = computers.seed_of(self._shell, table, seat), self._shell.elsewhere

        async def here() -> str:
            return await asyncio.to_thread(computers.choice, self._shell, table, seat, level, seed)

        view = None if elsewhere is None else tell.seen_by_computer(table, seat)
        if elsewhere is None or view is None or len(view["legal"]) == 1:  # nothing to think about
            return await here()
        late = self._after(max(AT_LEAST, ELSEWHERE * seconds))
        return await first(elsewhere, elsewhere.act(view, level, seed), late, here)

    async def answer(self, seat: int) -> None:
        """Let the one in the seat answer what is asked. It agrees to all but a claim that may be wrong."""
        table, asking = self._now(), self._now().asking
        if asking is None:
            return
        yes = True
        if asking.take is not None:
            judged = self._after(max(JUDGING, self._time_to_think(table.seats[seat].level or STAND_IN)))
            yes = await asyncio.to_thread(computers.accepts, self._shell, table, seat, asking.seat, asking.take)
            await judged
        await self._do(ask.ComputerAnswer(seat, asking.version, yes))

    def _time_to_think(self, level: str) -> float:
        """Seconds, which only chance decides."""
        return self._shell.slowness * self._shell.thinking_time(level, self._shell.chance.random())

    def _after(self, seconds: float) -> "asyncio.Future[None]":
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._shell.clock.call_later(seconds, lambda: over.done() or over.set_result(None))
        return over
