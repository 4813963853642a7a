"""Work that processes share."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, parent_process
from typing import TYPE_CHECKING, TypeVar

from forehand.cli.failure import Failure
from forehand.locale import t

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

BROKEN_OFF = 0.3
"""Seconds in which a Ctrl-C that has ended the others comes to this process, too."""
_AT_A_TIME = 64
"""So many are handed to the processes before the first of them is waited for."""

Asked = TypeVar("Asked")
Told = TypeVar("Told")


@contextmanager
def pool_of(processes: int) -> Generator[ProcessPoolExecutor]:
    """So many processes, to which no work is given any more once the command is broken off. Failure where one ends before its
    time.
    """
    # Ctrl-C reaches all processes of a terminal: these end at once and in silence, unless the command was started deaf to it.
    deaf = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    at_once = signal.SIG_IGN if deaf else signal.SIG_DFL
    pool = ProcessPoolExecutor(processes, initializer=_begin, initargs=(at_once,))
    try:
        yield pool
    except BrokenProcessPool:
        time.sleep(BROKEN_OFF)
        raise Failure(t("cli-process-ended")) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin(at_once: signal.Handlers) -> None:
    """Of each process: how it takes Ctrl-C, and that it ends with the one that started it, even where that was killed."""
    signal.signal(signal.SIGINT, at_once)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def in_processes(answer: Callable[[Asked], Told], asked: Iterator[Asked], processes: int) -> Iterator[Told]:
    """What is told for each that is asked, in order, worked out in so many processes."""
    if processes == 1:
        yield from map(answer, asked)
        return
    with pool_of(processes) as pool:
        while some := list(islice(asked, _AT_A_TIME)):
            yield from pool.map(answer, some)
