"""What every route does with a request: read its body, its token and its sender, and answer in JSON."""

import asyncio
import io
import re

import msgspec
import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from forehand.web import wire
from forehand.web.limits import Limit, asker

BODY_WITHIN = 20.0
"""Seconds for the body of a request to come."""


def json_answer(body: object, status: int = 200) -> Response:
    """The body as JSON that nobody may keep."""
    return Response(
        msgspec.json.encode(body),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def error_answer(status: int, code: str, message: str) -> Response:
    """What is answered where something can't be done."""
    return json_answer(wire.ErrorBody(wire.ErrorInfo(code, message)), status)


async def read_body(request: Request, kind: type[wire.Body]) -> wire.Body:
    """The request's body. Raises BadMessage, or HTTPException for one that is too large or too slow."""
    return wire.read_body(kind, await read_bytes(request, wire.MAX_BODY))


async def read_bytes(request: Request, most: int) -> bytes:
    """The request's body as it is. Raises HTTPException for one that is too large or too slow, which is not read to its
    end.
    """
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise HTTPException(413)
    except TimeoutError:
        raise HTTPException(408) from None
    return bytes(read)


_DIGITS = re.compile("[0-9]{1,6}")


def number_in(text: str) -> int | None:
    """The number that an address has, where it is one that could be meant."""
    return int(text) if _DIGITS.fullmatch(text) else None


def number_asked(request: Request, name: str) -> int | None:
    """The number asked for under that name behind the address's question mark, if any. Raises BadMessage."""
    text = request.query_params.get(name)
    number = None if text is None else number_in(text)
    if text is not None and number is None:
        raise wire.BadMessage(f"{name}: takes a number")
    return number


def bearer(request: Request) -> str | None:
    """The token that the request shows."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def check_limit(limit: Limit, request: Request) -> None:
    """Raises HTTPException where the request's address has asked too often."""
    if not limit.allows(asker(request.scope)):
        raise HTTPException(429)


def qr_svg(link: str) -> str:
    """A code that carries the link, as an SVG drawing in the client's own ink and paper."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", border=2, omitsize=True, xmldecl=False, dark="#2A1F33", light="#FFFEFB")
    return out.getvalue().decode()
