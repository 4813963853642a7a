"""What ASGI's messages say survives the way to another server, and what is none of ours is refused."""

from typing import Any

import pytest

from forehand.web import carried
from forehand.web.carried import BadPiece

SCOPE: dict[str, Any] = {
    "type": "http",
    "method": "POST",
    "scheme": "https",
    "path": "/api/tables/ü/seats",
    "raw_path": b"/api/tables/%C3%BC/seats",
    "query_string": b"a=1",
    "headers": [(b"host", b"cards.example"), (b"x-odd", b"\xff")],
    "client": ("2001:db8::1", 4711),
}


def test_a_request_is_the_same_for_the_owner() -> None:
    head = carried.read_head(carried.head_of(SCOPE, "ü"))
    assert ("ü", False) == (head.table, head.operator)
    assert SCOPE == {key: value for key, value in carried.scope_of(head).items() if key in SCOPE}


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("websocket", {"type": "websocket.connect"}),
        ("websocket", {"type": "websocket.receive", "text": "♠"}),
        ("websocket", {"type": "websocket.receive", "bytes": b"\xff"}),
        ("websocket", {"type": "websocket.disconnect", "code": 1001, "reason": ""}),
        ("http", {"type": "http.request", "body": b"{}", "more_body": True}),
        ("http", {"type": "http.disconnect"}),
    ],
)
def test_what_the_client_sends_is_the_same_for_the_owner(kind: str, message: dict[str, Any]) -> None:
    assert [message] == [carried.to_application(piece, kind) for piece in carried.pieces_of(message)]


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("websocket", {"type": "websocket.accept"}),
        ("websocket", {"type": "websocket.send", "text": "{}"}),
        ("websocket", {"type": "websocket.close", "code": 1012, "reason": "restart"}),
        ("http", {"type": "http.response.start", "status": 404, "headers": [(b"a", b"b")]}),
        ("http", {"type": "http.response.body", "body": b"", "more_body": False}),
    ],
)
def test_what_the_owner_answers_is_the_same_for_the_client(kind: str, message: dict[str, Any]) -> None:
    assert [message] == [carried.from_application(piece, kind) for piece in carried.pieces_of(message)]


def test_a_long_body_goes_in_parts() -> None:
    body = bytes(range(256)) * 1000
    parts = [
        carried.from_application(piece, "http")
        for piece in carried.pieces_of({"type": "http.response.body", "body": body, "more_body": False})
    ]
    assert body == b"".join(part["body"] for part in parts)
    assert [True] * (len(parts) - 1) + [False] == [part["more_body"] for part in parts]


@pytest.mark.parametrize(
    "raw", [b"", b"\xc1", b"\x91\xa4text", b"\x92\xa4text\x01", b"\x92\xa5other\xa0", b"\x91" * 5000]
)
def test_what_is_none_of_ours_is_refused(raw: bytes) -> None:
    for read in (carried.to_application, carried.from_application):
        for kind in ("http", "websocket"):
            with pytest.raises(BadPiece):
                read(raw, kind)
    with pytest.raises(BadPiece):
        carried.read_head(raw)


def test_what_belongs_to_the_other_side_or_kind_is_refused() -> None:
    text = carried.pieces_of({"type": "websocket.send", "text": ""})[0]
    start = carried.pieces_of({"type": "http.response.start", "status": 200, "headers": []})[0]
    with pytest.raises(BadPiece):
        carried.to_application(text, "http")
    with pytest.raises(BadPiece):
        carried.to_application(start, "http")
    with pytest.raises(BadPiece):
        carried.from_application(start, "websocket")
