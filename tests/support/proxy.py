"""A way through which a server reaches another, and which can be cut without a word to either."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from tests.support.server import free_port


class Proxy:
    """Made by `proxied`."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """From now on nothing comes through, and no connection ends."""
        self._whole.clear()

    def mend(self) -> None:
        """What waited comes through, and more."""
        self._whole.set()

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """End all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            await self._whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            writers.append(back)
            ways = [asyncio.ensure_future(self._pass_on(*way)) for way in ((reader, back), (there, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
        except OSError:
            pass
        finally:
            for each in writers:
                each.close()
                with suppress(OSError):
                    await each.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def proxied(to: int) -> AsyncGenerator[Proxy]:
    """A way to the port of this machine."""
    proxy = Proxy(to)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", proxy.port)
    try:
        yield proxy
    finally:
        server.close()
        await proxy.end()
