"""The server's side: what a computer player does is asked of the workers, and what they answer is checked."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from forehand.bus.messages import BusError, NobodyThere
from forehand.service.elsewhere import By
from forehand.workers import messages as say
from forehand.workers.messages import SUBJECT, BadMessage

if TYPE_CHECKING:
    from forehand.bus.nats import Bus
    from forehand.engine.view import View

log = logging.getLogger("forehand")

ASKED = 3
"""So many of the workers are asked, where each is busy. Which one is asked only chance says."""
ANSWERED_WITHIN = 30.0
"""Seconds after which no answer is waited for, whatever the server has done meanwhile."""
COMPLAIN_EVERY = 60.0
"""Seconds from one line in the log to the next about workers that don't answer as they should."""

Unhelpful = Literal["busy", "unread", "failed", "wrong", "silent"]
"""What is wrong with an answer: its worker had too much to do, is of another version, could not think it out, or said what can't
be; or there was none.
"""


class Workers:
    """Those who answer over the bus, whoever they are. `thought_out` counts who has thought something out, `heard` is told how long
    each good answer took, in seconds, and `unhelpful` what was wrong with each other.
    """

    def __init__(
        self,
        bus: Bus,
        thought_out: Callable[[By], None] = lambda _: None,
        heard: Callable[[float], None] = lambda _: None,
        unhelpful: Callable[[Unhelpful], None] = lambda _: None,
    ) -> None:
        self._bus = bus
        self._thought_out = thought_out
        self._heard = heard
        self._unhelpful = unhelpful
        self._complained = float("-inf")

    async def act(self, view: View, level: str, seed: str) -> str | None:
        """What a computer player of that level does in sight of the view: a legal action, or None where no worker says."""
        question = say.question(view, level, seed)
        for _ in range(ASKED):
            began = time.perf_counter()
            try:
                answer = say.answer_about(view, await self._bus.ask(SUBJECT, question, ANSWERED_WITHIN))
            except NobodyThere:
                return None
            except BusError as error:
                return self._complain("silent", str(error))
            except BadMessage as error:
                return self._complain("wrong", f"no answer of ours: {error}")
            match answer:
                case say.Act(action):
                    self._heard(time.perf_counter() - began)
                    return action
                case say.Unread(form):
                    return self._complain(
                        "unread", f"it reads questions of form {form}, and this server asks in {say.FORM}"
                    )
                case say.Failed():
                    return self._complain("failed", "it could not think it out; its own log says why")
                case say.Busy():
                    self._unhelpful("busy")
        return None

    def thought_out(self, by: By) -> None:
        """See `forehand.service.elsewhere.Elsewhere`."""
        self._thought_out(by)

    def _complain(self, what: Unhelpful, why: str) -> None:
        """Tell the operator, though not again and again. An answer itself is not told: it may name cards."""
        self._unhelpful(what)
        now = time.monotonic()
        if now - self._complained >= COMPLAIN_EVERY:
            self._complained = now
            log.warning("a worker does not help, so this server thinks itself: %s", why)
