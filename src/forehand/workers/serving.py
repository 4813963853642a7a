"""The workers' side: `forehand think` takes its turns at answering, by as many processes as it was told."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from forehand.bus import nats
from forehand.workers import messages as say
from forehand.workers.messages import MOST_ANSWERED, MOST_BYTES, SUBJECT
from forehand.workers.process import LENGTH

log = logging.getLogger("forehand")

STARTED_WITHIN = 60.0
"""Seconds in which a process has to be ready; on a busy machine Python takes its time."""
LONGEST = 20.0
"""Seconds that a thought may take: many times what any takes. A process that thinks longer is ended."""
FINISHED_WITHIN = 3.0
"""Seconds in which what is being thought about may come to its end when the worker is stopped. What is left is given back."""
AGAIN = 1.0
"""Seconds until a process that has ended is started anew."""


class WorkerError(Exception):
    """The worker can't work. The message is one line, for the operator."""


async def think(address: str, processes: int, started: Callable[[], None], stop: asyncio.Event) -> None:
    """Answer what is asked at the NATS of that address, until `stop` is set; `started` is called once questions can come.

    Raises BusError where NATS can't be reached at first (later it is sought again), and WorkerError.
    """
    async with crew(processes) as at_work, nats.connected(address, {SUBJECT: at_work.answer}) as bus:
        started()
        await stop.wait()
        at_work.give_back()  # what comes in until NATS knows that we are gone
        await bus.silent(SUBJECT)
        await at_work.finish()


@asynccontextmanager
async def crew(processes: int) -> AsyncGenerator[Crew]:
    """So many processes that are ready, and are gone afterwards. Raises WorkerError."""
    async with AsyncExitStack() as stack:
        each = [Thinker() for _ in range(processes)]
        for thinker in each:
            stack.push_async_callback(thinker.end)
        async with asyncio.TaskGroup() as starting:
            for thinker in each:
                starting.create_task(thinker.start())
        if not all(thinker.ready for thinker in each):
            raise WorkerError("the processes that think can't be started")
        at_work = Crew(each)
        try:
            yield at_work
        finally:
            await at_work.ended()


class Crew:
    """The processes, each of which thinks about one question at a time. Made by `crew`."""

    def __init__(self, thinkers: list[Thinker]) -> None:
        self._free = thinkers
        self._at_work: set[asyncio.Task[bytes]] = set()
        self._mending: set[asyncio.Task[None]] = set()
        self._gives_back = False

    async def answer(self, question: bytes) -> bytes:
        """By one of them that is free; who asks looks elsewhere where none is."""
        if self._gives_back or not self._free:
            return say.encode(say.Busy())
        if len(question) > MOST_BYTES:
            return say.encode(say.Failed())
        work = asyncio.get_running_loop().create_task(self._answered(self._free.pop(), question))
        self._at_work.add(work)
        work.add_done_callback(self._at_work.discard)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if work.cancelled():
                return say.encode(say.Busy())
            raise

    def give_back(self) -> None:
        """Take nothing more."""
        self._gives_back = True

    async def finish(self) -> None:
        """Let what is thought about come to its end, and give back what does not in time."""
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=FINISHED_WITHIN)
        for work in self._at_work:
            work.cancel()

    async def ended(self) -> None:
        """Start no process anew any more."""
        for task in self._mending:
            task.cancel()
        await asyncio.gather(*self._mending, return_exceptions=True)

    async def _answered(self, thinker: Thinker, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(LONGEST):
                answer = say.read_answer(await thinker.answer(question))
        except (OSError, TimeoutError, asyncio.IncompleteReadError, say.BadMessage):
            log.warning("a process that thinks has ended or takes too long; another is started")
            task = asyncio.get_running_loop().create_task(self._mend(thinker))
            self._mending.add(task)
            task.add_done_callback(self._mending.discard)
            return say.encode(say.Failed())
        self._free.append(thinker)
        if isinstance(answer, say.Failed):
            log.error("a question could not be answered: %s", answer.where)
            answer = say.Failed()
        return say.encode(answer)

    async def _mend(self, thinker: Thinker) -> None:
        while True:
            await thinker.end()
            await thinker.start()
            if thinker.ready:
                self._free.append(thinker)
                return
            await asyncio.sleep(AGAIN)


class Thinker:
    """One process of `forehand.workers.process`."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.ready = False

    async def start(self) -> None:
        """Start it; whether it is `ready` then tells how that went."""
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "forehand.workers.process"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            async with asyncio.timeout(STARTED_WITHIN):
                await self._receive()
            self.ready = True

    async def answer(self, question: bytes) -> bytes:
        """What it answers. Raises OSError and IncompleteReadError where it has ended."""
        if self._process is None or self._process.stdin is None:
            raise OSError("it is not there")
        self._process.stdin.write(len(question).to_bytes(LENGTH) + question)
        await self._process.stdin.drain()
        return await self._receive()

    async def _receive(self) -> bytes:
        if self._process is None or self._process.stdout is None:
            raise OSError("it is not there")
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH))
        if length > MOST_ANSWERED:
            raise OSError("that is no answer")
        return await self._process.stdout.readexactly(length)

    async def end(self) -> None:
        """End it, whatever it does."""
        process, self._process, self.ready = self._process, None, False
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
