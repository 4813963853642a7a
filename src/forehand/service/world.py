"""The world around the tables, handed in: connections, time, chance, computer players, the store."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from random import Random, SystemRandom
from typing import Any, Protocol

from forehand.engine.game import Game
from forehand.engine.view import View
from forehand.service import messages as say
from forehand.service.elsewhere import Elsewhere
from forehand.store.base import Store

log = logging.getLogger("forehand")

ASIDE = 3
"""Threads for what no table waits for. The computer players have others, so that their turns never wait for these."""


class Listener(Protocol):
    """A connection, as a table sees it. Neither call waits or fails."""

    @property
    def base(self) -> str:
        """The address, without a path, under which this receiver knows the server."""
        ...

    def tell(self, text: str) -> None:
        """Send a message after those before it."""
        ...

    def end(self) -> None:
        """Close, once what was told is sent."""
        ...


class Handle(Protocol):
    """A timer that can be called off."""

    def cancel(self) -> None:
        """Call it off."""
        ...


class Clock(Protocol):
    """Time, handed in."""

    def time(self) -> float:
        """Seconds, counted from some moment."""
        ...

    def call_later(self, delay: float, do: Callable[[], object]) -> Handle:
        """Call `do` after `delay` seconds."""
        ...


class LoopClock:
    """The event loop's own time."""

    def time(self) -> float:
        """Seconds since some moment."""
        return asyncio.get_running_loop().time()

    def call_later(self, delay: float, do: Callable[[], object]) -> Handle:
        """Call `do` after `delay` seconds."""
        return asyncio.get_running_loop().call_later(delay, do)


_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Those of a table's name: none that is easily taken for another."""


class Chance(Protocol):
    """What nobody may foresee, handed in."""

    def table(self) -> str:
        """A new table's name."""
        ...

    def token(self) -> str:
        """A new token, of at least 128 bits."""
        ...

    def secret(self) -> bytes:
        """A deal's secret, 32 bytes."""
        ...

    def random(self) -> Random:
        """A computer player's dice."""
        ...


class SystemChance:
    """The operating system's."""

    def table(self) -> str:
        """A new table's name: 64 bits, so that it isn't found by trying."""
        return "".join(secrets.choice(_LETTERS) for _ in range(13))

    def token(self) -> str:
        """A new token: 192 bits."""
        return secrets.token_urlsafe(24)

    def secret(self) -> bytes:
        """A deal's secret."""
        return secrets.token_bytes(32)

    def random(self) -> Random:
        """A computer player's dice."""
        return SystemRandom()


Think = Callable[[View, str, Random], str]
"""A computer player: the text of the action that it does at its level in sight of a view."""


class Reason(Protocol):
    """The code of a sentence that says why an action is advised, and what it speaks of."""

    @property
    def code(self) -> str:
        """By this it is found in the catalogues."""
        ...

    @property
    def args(self) -> Mapping[str, str | int]:
        """The contract, card, suit, seat and numbers that it names."""
        ...


class Advice(Protocol):
    """What a computer player would do, and why."""

    @property
    def action(self) -> str:
        """In its canonical text."""
        ...

    @property
    def reasons(self) -> Sequence[Reason]:
        """What can be said for it."""
        ...


Advise = Callable[[View, str, Random], Advice]
"""A computer player that says why, too."""
AcceptsClaim = Callable[[View, int, say.Take, Random], bool]
"""A computer player's judgement of the claim of another seat, in sight of a view."""
ThinkingTime = Callable[[str, Random], float]
"""Seconds that a computer player of a level seems to think; nothing but chance decides."""


@dataclass(frozen=True)
class Shell:
    """What all tables share: the world around them."""

    store: Store
    games: Mapping[str, Game]
    levels: tuple[str, ...]
    think: Think
    advise: Advise
    accepts_claim: AcceptsClaim
    thinking_time: ThinkingTime
    encode: Callable[[say.Message], str]
    clock: Clock = field(default_factory=LoopClock)
    utc: Callable[[], datetime] = lambda: datetime.now(UTC)
    """The date and time on the wall, by which days begin, sets of deals close and people are told when they played, and nothing
    else.
    """
    chance: Chance = field(default_factory=SystemChance)
    slowness: float = 1.0
    """By this the computer players' thinking times are multiplied."""
    elsewhere: Elsewhere | None = None
    """Those who think in the place of this server, where there are any."""
    nearby: Callable[[], str | None] = lambda: None
    """The server's address for people in the same house, where that is another than for those outside."""
    aside: Executor = field(default_factory=lambda: ThreadPoolExecutor(ASIDE, "forehand-aside"))
    """Where people's wishes are worked out that no table waits for: hints, replays, pictures, statistics."""
    tasks: set["asyncio.Task[None]"] = field(default_factory=set["asyncio.Task[None]"])

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; it is held, and called off when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task of a table failed", exc_info=error)


def hashed(token: str) -> str:
    """A token as the server keeps it."""
    return sha256(token.encode()).hexdigest()
