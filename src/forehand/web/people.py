"""What is kept for a person, for that person alone: whoever shows the key has made it, or was given it.

Keys come in headers and bodies, never in an address, and are hashed before anything is done with them; one that is on its way to
another device is kept sealed by its code, for as long as that is good.
"""

import re
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import Executor
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import UNSET, structs
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from forehand.engine.record import of_deal, write_record
from forehand.service import tell
from forehand.service.carrying import EXPIRES, KeyCodes
from forehand.service.statistics import PAGE, facts_of, statistics
from forehand.service.table import Refused, Table
from forehand.service.tables import Tables
from forehand.service.world import hashed
from forehand.store.base import Kept, Store
from forehand.web import wire
from forehand.web.answers import bearer, check_limit, json_answer, qr_svg, read_body
from forehand.web.limits import Limit

_KEY = re.compile("[0-9a-f]{64}")


class People:
    """The routes by which a person sees, takes along and deletes what is kept for them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        code: Callable[[], str],
        base: Callable[[Request], str],
        limits: tuple[Limit, Limit, Limit, Limit],
        executor: Executor,
    ) -> None:
        """`limits`: of requests, of exports, of new codes and of wrong ones, each by address. The `executor` counts, so that no table
        waits for it.
        """
        self._store = store
        self._tables = tables
        self._code = code
        self._base = base
        self._requests, self._exports, self._new_codes, self._wrong_codes = limits
        self._executor = executor
        self._codes = KeyCodes(store)

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/api/statistics", self._statistics),
            Route("/api/statistics", self._forget, methods=["DELETE"]),
            Route("/api/statistics/deals", self._export),
            Route("/api/statistics/carry", self._carry, methods=["POST"]),
            Route("/api/statistics/carried", self._carried, methods=["POST"]),
            Route("/api/statistics/join", self._join, methods=["POST"]),
        ]

    async def _statistics(self, request: Request) -> Response:
        check_limit(self._requests, request)
        return json_answer(await statistics(self._store, _person(request), self._executor))

    async def _forget(self, request: Request) -> Response:
        check_limit(self._requests, request)
        await self._store.forget_person(_person(request))
        return Response(status_code=204)

    async def _export(self, request: Request) -> Response:
        check_limit(self._exports, request)
        first = await self._store.results(_person(request), None, PAGE)
        return StreamingResponse(
            self._lines(_person(request), first), media_type="application/jsonl", headers={"Cache-Control": "no-store"}
        )

    async def _pages(self, person: str, page: list[Kept]) -> AsyncGenerator[Kept]:
        """All that is kept for a person, from that page on."""
        while page:
            for one in page:
                yield one
            page = await self._store.results(person, page[-1], PAGE)

    async def _lines(self, person: str, first: list[Kept]) -> AsyncGenerator[bytes]:
        """A line a deal. A table is read for its deals one after the other, whichever server's it is."""
        name, table = "", None
        async for one in self._pages(person, first):
            if one.table != name:
                name, table = one.table, await self._table(one.table)
            line = wire.KeptDeal(
                **structs.asdict(facts_of(one)),
                table=one.table,
                match=one.match,
                deal=one.deal,
                at=datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
                record=UNSET if table is None else _record(table, one),
            )
            yield msgspec.json.encode(line) + b"\n"

    async def _table(self, name: str) -> Table | None:
        with suppress(Exception):  # what is kept of its deals is told all the same
            return await self._tables.seen(name)
        return None

    async def _carry(self, request: Request) -> Response:
        check_limit(self._new_codes, request)
        key, code = _key(request), self._code()
        await self._codes.add(code, key)
        url = f"{self._base(request)}/statistics#carry={code}"
        return json_answer(wire.CarryCode(code, url, qr_svg(url), EXPIRES), 201)

    async def _carried(self, request: Request) -> Response:
        code = (await read_body(request, wire.Carry)).code
        try:
            return json_answer(wire.PersonKey(await self._codes.change(code)))
        except Refused:
            check_limit(self._wrong_codes, request)
            raise

    async def _join(self, request: Request) -> Response:
        check_limit(self._requests, request)
        person, other = _person(request), hashed((await read_body(request, wire.PersonKey)).key)
        if person != other:
            await self._store.join_people(person, other)
        return Response(status_code=204)


def _record(table: Table, kept: Kept) -> dict[str, Any]:
    """The deal's own record, as everybody at the table may have it."""
    return write_record(of_deal(tell.record_of(table, kept.match), kept.deal))


def _key(request: Request) -> str:
    """The person's key. Raises BadMessage."""
    key = bearer(request) or ""
    if not _KEY.fullmatch(key):
        raise wire.BadMessage("the header Authorization takes Bearer and a person's key, 64 hex digits")
    return key


def _person(request: Request) -> str:
    """The person as the store knows them. Raises BadMessage."""
    return hashed(_key(request))
