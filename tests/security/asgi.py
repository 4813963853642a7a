"""The server without a network: requests and websockets handed to the application, and every byte that it sends kept."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from starlette.types import ASGIApp, Message

HOST = (b"host", b"home")


class Inline(ThreadPoolExecutor):
    """Threads that are none: work is done when it is asked for, so that a run can be repeated to the byte."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """See `concurrent.futures.Executor`."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 (handed on to whoever waits)
            done.set_exception(error)
        return done


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]], address: str) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [HOST, *headers],
        "client": (address, 1),
        "server": ("home", 80),
        "state": {},
    }


async def request(
    app: ASGIApp, method: str, path: str, body: bytes = b"", token: str | None = None, address: str = "192.0.2.1"
) -> tuple[int, bytes, bytes]:
    """Status, headers and body of the answer."""
    headers = [] if token is None else [(b"authorization", b"Bearer " + token.encode())]
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    try:
        await app(_scope("http", path, headers, address) | {"method": method}, receive, send)
    except Exception:
        if not sent:  # what fails is answered first, and raised again for the log
            raise
    start, *rest = sent
    told = b"\n".join(name + b": " + value for name, value in start["headers"])
    return start["status"], told, b"".join(part.get("body", b"") for part in rest)


class Line:
    """A websocket to the application; `heard` is called with everything that it is told."""

    def __init__(self, app: ASGIApp, path: str, heard: Callable[[str], None], address: str = "192.0.2.1") -> None:
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._heard = heard
        self.told: list[str] = []
        self.closed = False
        self.task = asyncio.ensure_future(app(_scope("websocket", path, [], address), self._in.get, self._send))

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.send":
                self.told.append(message["text"])
                self._heard(message["text"])
            case "websocket.close":
                self.closed = True
                self._heard(f"closed {message['code']}")
            case other:
                self._heard(other)

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hang_up(self) -> None:
        """End the connection."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
