"""What every route does with a request: read its body, its token and its sender, and answer in JSON; and what is answered
where it fails.
"""

import asyncio
import io
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

import msgspec
import segno
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from forehand.service.table import Refused
from forehand.store.base import StoreError
from forehand.web import wire
from forehand.web.house import HouseError
from forehand.web.limits import Limit, asker

log = logging.getLogger("forehand")

STATUS = {
    "bad-token": 401,
    "bad-key": 401,
    "only-host": 403,
    "bad-code": 401,
    "no-such-table": 404,
    "not-found": 404,
    "withheld": 403,
    "no-match": 404,
    "no-deal": 404,
    "no-step": 404,
    "seat-taken": 409,
    "table-full": 409,
    "name-taken": 409,
    "no-person": 409,
    "not-finished": 409,
    "finished": 409,
    "not-now": 409,
    "not-your-turn": 409,
    "paused": 409,
    "set-closed": 410,
    "unknown-game": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-setting": 422,
    "closed": 410,
    "bad-kind": 422,
    "bad-name": 422,
    "no-such-seat": 422,
    "no-hints": 422,
    "bad-record": 422,
    "illegal": 422,
    "rate-limited": 429,
}
"""The HTTP status of each refusal."""

_CODES = {
    400: "bad-message",
    404: "not-found",
    405: "not-allowed",
    408: "too-slow",
    413: "too-large",
    429: "rate-limited",
}

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
    end, and for one that breaks off.
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
    except ClientDisconnect:  # nobody hears this answer, and nothing has failed
        raise HTTPException(400) from None
    return bytes(read)


_NONE = re.compile(r"q=0(\.0*)?")
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


def accepts_gzip(request: Request) -> bool:
    """Whether the client takes a compressed answer; by `q=0` it says that it does not."""
    wishes = (wish.partition(";") for wish in request.headers.get("accept-encoding", "").lower().split(","))
    taken = {coding.strip(): not _NONE.fullmatch(quality.strip()) for coding, _, quality in wishes}
    return taken.get("gzip", taken.get("*", False))


def check_limit(limit: Limit, request: Request, times: int = 1) -> None:
    """Raises HTTPException where the request's address has asked too often. It counts so many `times`."""
    if not limit.allows(asker(request.scope), times):
        raise HTTPException(429)


DRAWN = 2
"""As how many lookups a code that is drawn counts."""


def qr_svg(link: str) -> str:
    """A code that carries the link, as an SVG drawing in the client's own ink and paper."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", border=2, omitsize=True, xmldecl=False, dark="#2A1F33", light="#FFFEFB")
    return out.getvalue().decode()


# Failures


class RefusedRecord(Refused):
    """A record that was sent breaks the rules."""

    def __init__(self, place: str, fault: wire.RecordFault) -> None:
        super().__init__("bad-record", f"{place}: {fault.reason}")
        self.fault = fault


class RefusedDeal(Refused):
    """A deal is told only to those who have played it: it is one of the `set`."""

    def __init__(self, set_: str) -> None:
        super().__init__(
            "withheld", "this deal is told to those who have played it, and to all once its set has closed"
        )
        self.set = set_


async def _refused(_: Request, error: Exception) -> Response:
    code = cast(Refused, error).code
    return error_answer(STATUS.get(code, 409), code, str(error))


async def _bad_record(_: Request, error: Exception) -> Response:
    refused = cast(RefusedRecord, error)
    info = wire.ErrorInfo(refused.code, str(refused), refused.fault)
    return json_answer(wire.ErrorBody(info), STATUS[refused.code])


async def _withheld(_: Request, error: Exception) -> Response:
    refused = cast(RefusedDeal, error)
    info = wire.ErrorInfo(refused.code, str(refused), set=refused.set)
    return json_answer(wire.ErrorBody(info), STATUS[refused.code])


async def _bad_message(_: Request, error: Exception) -> Response:
    return error_answer(400, "bad-message", str(error))


async def _not_stored(_: Request, error: Exception) -> Response:
    """What the client can do about it; what there is to mend is for the log."""
    log.error("a request was not stored", exc_info=error)
    return error_answer(503, "not-stored", "the server can't store or read; try again")


async def _failed(_: Request, __: Exception) -> Response:
    """A fault of ours; the log has it."""
    return error_answer(500, "failed", "the server failed at this")


async def _http_error(_: Request, error: Exception) -> Response:
    http = cast(HTTPException, error)
    code = _CODES.get(http.status_code, "failed")
    answer = error_answer(http.status_code, code, http.detail)
    answer.headers.update(http.headers or {})
    return answer


FAILURES: Mapping[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: _refused,
    RefusedRecord: _bad_record,
    RefusedDeal: _withheld,
    wire.BadMessage: _bad_message,
    StoreError: _not_stored,
    HouseError: _not_stored,
    HTTPException: _http_error,
    Exception: _failed,
}
"""What is answered for each kind of exception."""
