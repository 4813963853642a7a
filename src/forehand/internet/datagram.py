"""A question to the router in one datagram, and its answer in another."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from forehand.internet.lease import NoAnswer

Answer = TypeVar("Answer")
Place = tuple[str, int]
"""An IP address and a port."""

PORT = 5351
"""Where routers listen for both protocols (RFC 6886, 3.1; RFC 6887, 19.1)."""
WAITS = (0.25, 0.5, 0.75)
"""Seconds to wait after each sending. Both protocols begin with a quarter of a second and double it, for a minute or
more; a router at home has answered by the third time or never will.
"""


async def ask(router: Place, question: bytes, read: Callable[[bytes], Answer | None]) -> Answer:
    """Send the question until `read` makes something of a datagram from the router. Raises NoAnswer."""
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[Answer] = loop.create_future()
    try:
        # Connected, so that only this router is heard.
        transport, _ = await loop.create_datagram_endpoint(lambda: _Asker(answered, read), remote_addr=router)
    except OSError as error:
        raise NoAnswer(str(error)) from error
    try:
        for wait in WAITS:
            transport.sendto(question)
            done, _ = await asyncio.wait({answered}, timeout=wait)
            if done:
                return answered.result()
    finally:
        answered.cancel()
        transport.close()
    raise NoAnswer("no answer in time")


class _Asker(asyncio.DatagramProtocol):
    def __init__(self, answered: "asyncio.Future[Answer]", read: Callable[[bytes], Answer | None]) -> None:
        self._answered = answered
        self._read = read

    def datagram_received(self, data: bytes, addr: object) -> None:  # noqa: ARG002 (asyncio's signature)
        if self._answered.done():
            return
        try:
            answer = self._read(data)
        except Exception as error:  # noqa: BLE001 (handed on to the one who asked)
            self._answered.set_exception(error)
        else:
            if answer is not None:
                self._answered.set_result(answer)

    def error_received(self, exc: Exception) -> None:
        if not self._answered.done():
            self._answered.set_exception(NoAnswer(str(exc)))
