"""`forehand think`: computer players' decisions are worked out for servers, for a machine without anybody at its terminal."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import Literal

from forehand.bus.messages import BusError
from forehand.cli import logs
from forehand.cli.failure import Failure
from forehand.cli.output import tell
from forehand.cli.sharing import check_bus
from forehand.locale import t


def think(bus: str, workers: int | None, log: Literal["text", "json"]) -> int:
    """Answer until Ctrl-C or SIGTERM."""
    if not bus:
        raise Failure(t("cli-bus-address"), status=2)
    check_bus(bus)
    from forehand.bus.nats import shown  # its library is not everywhere
    from forehand.workers.serving import WorkerError

    count = workers or os.cpu_count() or 1
    logs.begin(log)
    try:
        asyncio.run(_until_stopped(bus, count, t("cli-thinks", servers=shown(bus), count=count)))
    except (BusError, WorkerError) as error:
        raise Failure(str(error)) from None
    tell(t("cli-thinks-no-more"))
    return 0


async def _until_stopped(bus: str, count: int, started: str) -> None:
    from forehand.workers import serving

    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def end(*_: object) -> None:
        with suppress(RuntimeError):  # it has ended already
            loop.call_soon_threadsafe(stop.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    await serving.think(bus, count, lambda: tell(started), stop)
