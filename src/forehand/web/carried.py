"""Requests and websockets as they go from the server that a client is connected to, to the one that owns the table.

What ASGI's messages say, in types of our own; whoever reads them checks them, though only servers are to write to the bus.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.types import Message, Scope

PART = 64 * 1024
"""Bytes of a body in one piece."""


class BadPiece(Exception):
    """What came is nothing that we send."""


class Head(Struct, frozen=True, array_like=True):
    """What is asked, by whom: the scope of ASGI. `table` is whose owner is to serve it, None where any server's own answer
    is wanted. `operator`: the server that it comes from has seen the operator's key.
    """

    table: str | None
    operator: bool
    type: Literal["http", "websocket"]
    method: str
    scheme: str
    path: str
    raw_path: bytes
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None


class Connect(Struct, frozen=True, array_like=True, tag="connect"):
    """A websocket is asked for, or accepted."""


class Text(Struct, frozen=True, array_like=True, tag="text"):
    """A message of a websocket."""

    text: str


class Data(Struct, frozen=True, array_like=True, tag="data"):
    """A message of a websocket that is no text."""

    data: bytes


class Close(Struct, frozen=True, array_like=True, tag="close"):
    """The websocket is closed, by either side; or who asked by HTTP has gone away."""

    code: int
    reason: str


class Start(Struct, frozen=True, array_like=True, tag="start"):
    """An answer begins."""

    status: int
    headers: list[tuple[bytes, bytes]]


class Body(Struct, frozen=True, array_like=True, tag="body"):
    """A part of a request's or an answer's body."""

    data: bytes
    more: bool


Piece = Connect | Text | Data | Close | Start | Body

_UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
_heads: msgspec.msgpack.Decoder[Head] = msgspec.msgpack.Decoder(Head)
_pieces: msgspec.msgpack.Decoder[Piece] = msgspec.msgpack.Decoder(Piece)


def head_of(scope: Scope, table: str | None, *, operator: bool = False) -> bytes:
    """What is asked."""
    head = Head(
        table,
        operator,
        scope["type"],
        scope.get("method", "GET"),
        scope["scheme"],
        scope["path"],
        scope.get("raw_path") or b"",
        scope["query_string"],
        [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        scope.get("client"),
    )
    return msgspec.msgpack.encode(head)


def read_head(raw: bytes) -> Head:
    """Raises BadPiece."""
    try:
        return _heads.decode(raw)
    except _UNREADABLE as error:
        raise BadPiece(str(error)) from None


def scope_of(head: Head) -> Scope:
    """As the application takes it."""
    scope: dict[str, Any] = {
        "type": head.type,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": head.scheme,
        "path": head.path,
        "raw_path": head.raw_path,
        "root_path": "",
        "query_string": head.query,
        "headers": head.headers,
        "client": head.client,
        "server": None,
        "state": {},
    }
    return scope | ({"method": head.method} if head.type == "http" else {"subprotocols": []})


def pieces_of(message: Message) -> list[bytes]:
    """An ASGI message, as it is sent."""
    return [msgspec.msgpack.encode(piece) for piece in _pieces_of(message)]


def _pieces_of(message: Message) -> list[Piece]:
    match message["type"]:
        case "websocket.connect" | "websocket.accept":
            return [Connect()]
        case "websocket.receive" | "websocket.send":
            text = message.get("text")
            return [Text(text) if text is not None else Data(message.get("bytes") or b"")]
        case "websocket.disconnect" | "websocket.close":
            return [Close(message.get("code") or 1000, message.get("reason") or "")]
        case "http.disconnect":
            return [Close(1000, "")]
        case "http.response.start":
            return [Start(message["status"], [(bytes(key), bytes(value)) for key, value in message["headers"]])]
        case "http.request" | "http.response.body":
            return _body_of(message.get("body", b""), more=message.get("more_body", False))
        case other:
            raise ValueError(f"{other} is not carried")


def _body_of(data: bytes, *, more: bool) -> list[Piece]:
    parts = [data[at : at + PART] for at in range(0, len(data), PART)] or [b""]
    return [Body(part, more or at < len(parts) - 1) for at, part in enumerate(parts)]


def to_application(raw: bytes, kind: str) -> Message:
    """What came from the client, for an application that serves `http` or a `websocket`. Raises BadPiece."""
    match _read(raw), kind:
        case Connect(), "websocket":
            return {"type": "websocket.connect"}
        case Text(text), "websocket":
            return {"type": "websocket.receive", "text": text}
        case Data(data), "websocket":
            return {"type": "websocket.receive", "bytes": data}
        case Close(code, reason), "websocket":
            return {"type": "websocket.disconnect", "code": code, "reason": reason}
        case Close(), "http":
            return {"type": "http.disconnect"}
        case Body(data, more), "http":
            return {"type": "http.request", "body": data, "more_body": more}
        case _:
            raise BadPiece("it does not belong here")


def from_application(raw: bytes, kind: str) -> Message:
    """What an application that serves `http` or a `websocket` has sent, for the client. Raises BadPiece."""
    match _read(raw), kind:
        case Connect(), "websocket":
            return {"type": "websocket.accept"}
        case Text(text), "websocket":
            return {"type": "websocket.send", "text": text}
        case Data(data), "websocket":
            return {"type": "websocket.send", "bytes": data}
        case Close(code, reason), "websocket":
            return {"type": "websocket.close", "code": code, "reason": reason}
        case Start(status, headers), "http":
            return {"type": "http.response.start", "status": status, "headers": headers}
        case Body(data, more), "http":
            return {"type": "http.response.body", "body": data, "more_body": more}
        case _:
            raise BadPiece("it does not belong here")


def _read(raw: bytes) -> Piece:
    try:
        return _pieces.decode(raw)
    except _UNREADABLE as error:
        raise BadPiece(str(error)) from None
