"""A process that thinks: questions come by standard input and answers go by standard output, one at a time.

Each is led by its length in four bytes. The first answer, to nothing, says that it is ready. The process ends with its standard input.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from random import Random
from typing import BinaryIO

from forehand import bots
from forehand.service.faults import places
from forehand.workers import messages as say
from forehand.workers.messages import BadMessage, OtherForm

LENGTH = 4
LONGEST = 1000
"""Characters of what is told of a failure."""


def answer(raw: bytes) -> say.Answer:
    """What a computer player does."""
    try:
        asked = say.read_question(raw)
        if asked.level not in bots.LEVELS:
            return say.Unread(say.FORM)
        # The server's own chance: it would have come to the same.
        return say.Act(bots.decide(asked.view, asked.level, Random(asked.seed)))  # noqa: S311
    except OtherForm:
        return say.Unread(say.FORM)
    except BadMessage as error:
        return say.Failed(f"it can't be read: {error}"[:LONGEST])
    except Exception as error:  # noqa: BLE001 (a view that can't be fails in as many ways as there are)
        return say.Failed(places(error)[-LONGEST:])


def main() -> None:
    """Answer until standard input ends."""
    # Ctrl-C goes to all processes of a terminal, systemd's SIGTERM to all of a service; the one that started this one ends it.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    asked, told = sys.stdin.buffer, sys.stdout.buffer
    with suppress(BrokenPipeError):  # whoever asked is gone
        send(told, b"")
        while head := asked.read(LENGTH):
            send(told, say.encode(answer(asked.read(int.from_bytes(head)))))


def send(told: BinaryIO, message: bytes) -> None:
    """A message with its length before it."""
    told.write(len(message).to_bytes(LENGTH) + message)
    told.flush()


if __name__ == "__main__":
    main()
