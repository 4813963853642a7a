"""Analyses under way, and deals that are played on: who has how many, and the process that works for all of them."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from itertools import count

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from forehand.web import analyst
from forehand.web.limits import Room, asker
from forehand.web.wire import PlayAgain

log = logging.getLogger("forehand")

MOST = 16
"""Analyses, and deals that are played on, at once. They take turns, a line each."""
MOST_OF_ONE = 4
"""Of one address."""
WITHIN = 900.0
"""Seconds for a whole analysis, so that none is kept for one who reads no more."""
LONGEST_LINE = 64 * 2**20
"""Bytes of a line that the process answers: many times what the longest record can make it tell. Of a longer one the rest would
be taken for the next asker's.
"""


class Analyses:
    """Goes through deals, decision by decision, for as long as somebody listens."""

    def __init__(self) -> None:
        self._analyst = Analyst()
        self._room = Room(MOST_OF_ONE, MOST)

    def answer(self, request: Request, record: str, number: int, again: PlayAgain | None = None) -> Response:
        """A line of JSON for each decision of the record's deal as soon as it is valued, then one for all of them; or for each
        step by which it goes on when it is played `again`, then one for how it stands. Raises HTTPException where too many are
        under way.
        """
        who = asker(request.scope)
        if not self._room.has_place(who):
            raise HTTPException(429)
        return Lines(
            self._analyst,
            lambda patience: self._room.held(who, patience),
            lambda: self._analyst.begin(record, number, again),
        )

    def end(self) -> None:
        """Break off all analyses, so that no answer keeps the server from stopping."""
        self._analyst.end()

    async def ended(self) -> None:
        """The same, and return once it has come about."""
        await self._analyst.ended()


class Lines(Response):
    """An answer line by line. It ends where nobody listens, and without its last line where the process failed or others had to have
    their turn.
    """

    def __init__(
        self,
        process: "Analyst",
        held: Callable[[asyncio.Timeout], AbstractContextManager[None]],
        begin: Callable[[], int],
    ) -> None:
        super().__init__(media_type="application/jsonl", headers={"Cache-Control": "no-store"})
        del self.headers["content-length"]
        self._process, self._held, self._begin = process, held, begin
        self._started = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """The ASGI application."""
        gone = asyncio.create_task(_gone(receive))
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(WITHIN) as patience:
                    with self._held(patience):
                        await self._tell(gone, send)
            if self._started and not gone.done():
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()

    async def _tell(self, gone: asyncio.Task[None], send: Send) -> None:
        number = self._begin()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            self._started = True
            while line := await self._line(number, gone):
                await send({"type": "http.response.body", "body": line, "more_body": True})
        finally:
            self._process.drop(number)

    async def _line(self, number: int, gone: asyncio.Task[None]) -> bytes:
        asked = self._process.ask(number)
        await asyncio.wait({asked, gone}, return_when=asyncio.FIRST_COMPLETED)
        return b"" if gone.done() else asked.result()


async def _gone(receive: Receive) -> None:
    """Return when the client has gone away."""
    while (await receive())["type"] != "http.disconnect":
        pass


class _Line(msgspec.Struct, frozen=True):
    """As much as there is to know here of a line that the process answers."""

    type: str
    why: str = ""


_LAST = ("summary", "branch")


@dataclass(slots=True)
class _UnderWay:
    """An analysis: the process in which it was begun, None before that, and how many of its lines were told."""

    begin: analyst.Begin
    process: Process | None = None
    told: int = 0


class Analyst:
    """The process `forehand.web.analyst`, which starts with the first question and stays."""

    def __init__(self) -> None:
        self.process: Process | None = None
        """None before the first question, and where it failed."""
        self._turn = asyncio.Lock()
        self._numbers = count(1)
        self._under_way: dict[int, _UnderWay] = {}
        self._asking: set[asyncio.Task[bytes]] = set()
        self._over = False

    def begin(self, record: str, deal: int, again: PlayAgain | None = None) -> int:
        """The number under which to ask for the deal's lines."""
        number = next(self._numbers)
        self._under_way[number] = _UnderWay(analyst.Begin(number, record, deal, again))
        return number

    def ask(self, number: int) -> asyncio.Task[bytes]:
        """The next line, empty after the last one. What was asked is waited for even where nobody wants it any more: the
        line after it is another's.
        """
        task = asyncio.create_task(self._answered(number))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return task

    def drop(self, number: int) -> None:
        """Nobody asks for more of it."""
        one = self._under_way.pop(number, None)
        process = self.process
        if one is not None and process is not None and one.process is process:
            _tell(process, analyst.Drop(number))

    def end(self) -> None:
        """End the process. All that is asked from now on is answered by an empty line."""
        self._over = True
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def ended(self) -> None:
        """End it, and return once it is gone."""
        self.end()
        async with self._turn:
            if self.process is not None:
                await self.process.wait()

    async def _answered(self, number: int) -> bytes:
        async with self._turn:
            if self._over or number not in self._under_way:
                return b""
            try:
                return await self._exchange(number)
            except OSError:
                if not self._over:
                    log.exception("deals can't be analysed")
                    await self._give_up(number)
                return b""

    async def _exchange(self, number: int) -> bytes:
        process = await self._started()
        one = self._under_way.get(number)
        if one is None:
            return b""
        if one.process is not process:
            _tell(process, one.begin)
            one.process = process
            for _ in range(one.told):  # to an earlier process, which ended: the same lines come again
                await _next_line(process, number)
        line = await _next_line(process, number)
        one.told += 1
        answer = msgspec.json.decode(line, type=_Line)
        if answer.type == "failed":
            log.error("an analysis failed: %s", answer.why)
            return b""
        if answer.type in _LAST:
            self.drop(number)
        return line

    async def _give_up(self, number: int) -> None:
        """The one in whose turn the process ended: it may be to blame. The others begin again in another process."""
        process, self.process = self.process, None
        self._under_way.pop(number, None)
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _started(self) -> Process:
        if self.process is None:
            # It is to find what this process found, and nothing in the folder where the server was started.
            path = os.pathsep.join(each for each in sys.path if each)
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", analyst.__name__),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                env=os.environ | {"PYTHONPATH": path},
            )
            if self._over:
                self.end()
        return self.process


def _tell(process: Process, message: analyst.Begin | analyst.Next | analyst.Drop) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")


async def _next_line(process: Process, number: int) -> bytes:
    """Raises OSError where the process has ended."""
    _tell(process, analyst.Next(number))
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise BrokenPipeError("the process ended")
    return line
