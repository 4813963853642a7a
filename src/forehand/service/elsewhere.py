"""What computer players do may be thought out elsewhere, so that no table waits for a server that has much to do.

Whoever thinks elsewhere may be slow, or gone: then the server thinks itself, while there is still time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal, Protocol, TypeVar

from forehand.engine.view import View

log = logging.getLogger("forehand")

By = Literal["worker", "server", "late"]
"""Who has thought something out: a worker; the server, since no worker would; or the server, too, since the worker that was asked
had not answered in its part of the time.
"""

Thought = TypeVar("Thought")


class Elsewhere(Protocol):
    """Those who think for the server. They are told what a seat may see, and no more."""

    async def act(self, view: View, level: str, seed: str) -> str | None:
        """A legal action, what a computer player of that level does in sight of the view by the chance that the seed makes; None
        where nobody says. What is not waited for any more is called off.
        """
        ...

    def thought_out(self, by: By) -> None:
        """It is counted who has thought something out."""
        ...


async def first(
    elsewhere: Elsewhere,
    asked: Coroutine[Any, Any, Thought | None],
    late: Awaitable[object],
    here: Callable[[], Coroutine[Any, Any, Thought]],
) -> Thought:
    """What is answered elsewhere. Where there is no answer, or once it is `late`, it is thought out here as well; the first who knows it
    is heard, and what the other says then is nothing to anybody.
    """
    loop = asyncio.get_running_loop()
    there = loop.create_task(asked)
    too_late = asyncio.ensure_future(late)
    own: asyncio.Task[Thought] | None = None
    try:
        await asyncio.wait({there, too_late}, return_when=asyncio.FIRST_COMPLETED)
        answer = _answer_of(there)
        elsewhere.thought_out("worker" if answer is not None else "server" if there.done() else "late")
        if answer is not None:
            return answer
        own = loop.create_task(here())
        await asyncio.wait({own, *(() if there.done() else (there,))}, return_when=asyncio.FIRST_COMPLETED)
        answer = _answer_of(there)
        return await own if answer is None else answer
    finally:
        for task in (there, too_late, own):
            if task is not None:
                task.cancel()


def _answer_of(there: "asyncio.Task[Thought | None]") -> Thought | None:
    """What has been answered so far. Whatever fails there, no table stops for it."""
    if not there.done():
        return None
    try:
        return there.result()
    except Exception:
        log.exception("workers could not be asked")
        return None
