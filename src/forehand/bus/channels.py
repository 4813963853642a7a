"""Channels between two servers: what goes in at one end comes out at the other, whole and in order, or the channel ends.

NATS delivers each message once or not at all. Pieces are numbered, so that one that is missing ends the channel; each end tells again
and again which channels it has, so that an end that was not told ends, too; and a server that is silent has none any more. Who sends
waits until the other has used what came before, so that neither keeps more than a window of pieces.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING

from forehand.bus import messages as say
from forehand.bus.messages import BusError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from forehand.bus.nats import Bus

log = logging.getLogger("forehand")

WINDOW = 32
"""Pieces that may be on their way, or wait to be used, in each direction of a channel."""
BEAT = 1.0
"""Seconds from one sign of life to the next."""
SILENT = 4.0
"""Seconds after which a server that gives none is taken for gone."""
TAKEN_WITHIN = 2.0
"""Seconds in which a channel has to be taken."""
FIRST_WITHIN = 10.0
"""Seconds in which the first piece of a channel that was taken has to come."""
MOST_ABOUT = 256 * 1024
"""Bytes that say what a channel is for."""


class NotTaken(Exception):
    """No channel came about, and nothing was done on the other side: all can be tried again."""


class Gone(Exception):
    """The channel has ended. What was sent may have been used, or not."""


class Channel:
    """One end of a channel; made by `Channels`. One task sends at a time, and one receives."""

    def __init__(
        self, post: Callable[[int, say.Message], Awaitable[None]], me: int, peer: int, number: int, *, mine: bool
    ):
        self.peer, self.number, self.mine = peer, number, mine
        self.taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.ended = False
        self.sent = 0
        self.came = 0
        self._post, self._me = post, me
        self._used_there = 0
        self._used = 0
        self._told_used = 0
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._room = asyncio.Event()

    async def send(self, body: bytes) -> None:
        """Send a piece once there is room for it. Raises Gone."""
        while self.sent - self._used_there >= WINDOW and not self.ended:
            self._room.clear()
            await self._room.wait()
        if self.ended:
            raise Gone
        self.sent += 1
        try:
            await self._post(self.peer, say.Piece(self._me, self.number, self.mine, self.sent, body))
        except BusError:
            self.end()
            raise Gone from None

    async def receive(self) -> bytes:
        """The next piece. Raises Gone once all that came has been received."""
        while not self._waiting:
            if self.ended:
                raise Gone
            self._something.clear()
            await self._something.wait()
        body = self._waiting.popleft()
        self._used += 1
        if self._used - self._told_used >= WINDOW // 2 and not self.ended:
            self._told_used = self._used
            with suppress(BusError):
                await self._post(self.peer, say.Read(self._me, self.number, self.mine, self._used))
        return body

    def end(self) -> None:
        """Nothing more is sent or comes; what came already can be received."""
        self.ended = True
        if not self.taken.done():
            self.taken.set_result(False)
        self._something.set()
        self._room.set()

    def hear(self, message: say.Piece | say.Read) -> bool:
        """Take what the other end says; false where that can't be, so that something was missed."""
        if isinstance(message, say.Read):
            if not self._used_there <= message.count <= self.sent:
                return False
            self._used_there = message.count
            self._room.set()
            return True
        if message.count != self.came + 1 or len(self._waiting) >= WINDOW:
            return False
        self.came += 1
        self._waiting.append(message.body)
        self._something.set()
        return True


Serve = Callable[[Channel, bytes], Awaitable[None]]
"""Serves a channel that another server has opened, for what it says that it is about; its first piece has not come yet."""


class Channels:
    """All channels of one server, with all others. Made by `joined`."""

    def __init__(self, bus: Bus, town: str, me: int, takes: Callable[[bytes], bool], serve: Serve) -> None:
        self.me = me
        self._bus = bus
        self._town = town
        self._takes = takes
        self._serve = serve
        self._numbers = count(1)
        self._opened: dict[int, Channel] = {}
        self._taken: dict[tuple[int, int], Channel] = {}
        self._last: dict[int, int] = {}
        """Of each server the last number by which it opened a channel: none is ever taken twice."""
        self._heard: dict[int, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = True

    @property
    def others(self) -> list[int]:
        """The other servers that give signs of life."""
        now = asyncio.get_running_loop().time()
        return sorted(peer for peer, heard in self._heard.items() if now - heard < SILENT)

    @property
    def count(self) -> int:
        """How many channels there are."""
        return self.opened + self.taken

    @property
    def opened(self) -> int:
        """How many this server has opened."""
        return len(self._opened)

    @property
    def taken(self) -> int:
        """How many others have opened to it."""
        return len(self._taken)

    @asynccontextmanager
    async def open(self, peer: int, about: bytes) -> AsyncGenerator[Channel]:
        """A channel that the other server has taken. Raises NotTaken."""
        channel = Channel(self._post, self.me, peer, next(self._numbers), mine=True)
        self._opened[channel.number] = channel
        try:
            try:
                await self._post(peer, say.Open(self.me, channel.number, about))
                async with asyncio.timeout(TAKEN_WITHIN):
                    if not await channel.taken:
                        raise NotTaken
            except (BusError, TimeoutError):
                raise NotTaken from None
            yield channel
        finally:
            await self._end(channel)

    async def begin(self) -> None:
        """Hear the others."""
        self._bus.lost = self._lost
        await self._bus.hear(f"{self._town}.all", self._hear)
        await self._bus.hear(f"{self._town}.{self.me}", self._hear)
        self._spawn(self._beat())

    async def end(self) -> None:
        """Take no more channels, and end all there are."""
        self._open = False
        for channel in self._all():
            await self._end(channel)

    async def ended(self) -> None:
        """The same, and wait for those who served them."""
        await self.end()
        self._bus.deaf()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _all(self) -> list[Channel]:
        return [*self._opened.values(), *self._taken.values()]

    def _lost(self) -> None:
        """Messages may have been lost: whoever is on a channel comes back on another."""
        for channel in self._all():
            self._forget(channel)

    def _forget(self, channel: Channel) -> None:
        channel.end()
        if channel.mine:
            self._opened.pop(channel.number, None)
        else:
            self._taken.pop((channel.peer, channel.number), None)

    async def _end(self, channel: Channel) -> None:
        told = channel.ended
        self._forget(channel)
        if not told:
            await self._tell(channel.peer, say.End(self.me, channel.number, channel.mine))

    async def _post(self, peer: int, message: say.Message) -> None:
        await self._bus.say(f"{self._town}.{peer}", say.encode(message))

    async def _tell(self, peer: int, message: say.Message) -> None:
        """One that is not heard is found out about."""
        with suppress(BusError):
            await self._post(peer, message)

    async def _beat(self) -> None:
        """Tell the others that we are there and on which channels, and end those of one that is silent."""
        while True:
            with suppress(BusError):
                await self._bus.say(f"{self._town}.all", say.encode(say.Here(self.me)))
            there = self.others
            for peer in {channel.peer for channel in self._all()}:
                if peer in there:
                    await self._tell(peer, self._still(peer))
                else:
                    for channel in self._all():
                        if channel.peer == peer and channel.taken.done():
                            await self._end(channel)
            for peer in self._heard.keys() - there:
                del self._heard[peer]
            await asyncio.sleep(BEAT)

    def _still(self, peer: int) -> say.Still:
        return say.Still(
            self.me,
            {number: one.sent for number, one in self._opened.items() if one.peer == peer},
            {number: one.sent for (other, number), one in self._taken.items() if other == peer},
        )

    # What the others say

    async def _hear(self, raw: bytes) -> None:
        try:
            message = say.decode(raw)
        except say.BadMessage as error:
            log.warning("what came over the bus is no message of ours: %s", error)
            return
        if message.sender == self.me:
            return
        self._heard[message.sender] = asyncio.get_running_loop().time()
        match message:
            case say.Here():
                pass
            case say.Open():
                await self._take(message)
            case say.Still():
                await self._compare(message)
            case say.Taken(number=number) | say.Refused(number=number):
                channel = self._opened.get(number)
                if channel and channel.peer == message.sender and not channel.taken.done():
                    channel.taken.set_result(isinstance(message, say.Taken))
            case _:
                await self._hear_on_channel(message)

    async def _hear_on_channel(self, message: say.Piece | say.Read | say.End) -> None:
        peer, number = message.sender, message.number
        channel = self._taken.get((peer, number)) if message.mine else self._opened.get(number)
        if channel is None or channel.peer != peer:
            return
        if isinstance(message, say.End):
            self._forget(channel)
        elif not channel.hear(message):
            await self._end(channel)

    async def _take(self, message: say.Open) -> None:
        peer, number = message.sender, message.number
        if number <= self._last.get(peer, 0):
            return
        self._last[peer] = number
        if not (self._open and len(message.about) <= MOST_ABOUT and self._takes(message.about)):
            await self._tell(peer, say.Refused(self.me, number))
            return
        channel = self._taken[peer, number] = Channel(self._post, self.me, peer, number, mine=False)
        channel.taken.set_result(True)
        await self._tell(peer, say.Taken(self.me, number))
        self._spawn(self._run(channel, message.about))

    async def _run(self, channel: Channel, about: bytes) -> None:
        try:
            await self._serve(channel, about)
        except Gone:
            pass
        except Exception:
            log.exception("what another server handed on has failed")
        finally:
            await self._end(channel)

    async def _compare(self, there: say.Still) -> None:
        """End what the other end does not know of, or of which something was missed."""
        ours = {one.number: one for one in self._opened.values() if one.peer == there.sender and one.taken.done()}
        theirs = {number: one for (peer, number), one in self._taken.items() if peer == there.sender}
        for mine, told in ((ours, there.taken), (theirs, there.opened)):
            for number, channel in mine.items():
                if number not in told or told[number] > channel.came:
                    await self._end(channel)
        for number in there.taken.keys() - self._opened.keys():
            await self._tell(there.sender, say.End(self.me, number, mine=True))
        for number in there.opened.keys() - theirs.keys():
            await self._tell(there.sender, say.End(self.me, number, mine=False))

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
