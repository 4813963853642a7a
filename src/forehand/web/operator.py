"""The operator's calls: what whoever ran the command may see and do, by the key that the terminal printed."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import UNSET, structs
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from forehand import __version__
from forehand.service import commands as ask
from forehand.service.table import Refused
from forehand.service.tables import Tables
from forehand.web import wire
from forehand.web.answers import bearer, check_limit, json_answer, qr_svg, read_body
from forehand.web.house import KEY_SEEN, House
from forehand.web.limits import Limit

if TYPE_CHECKING:
    from forehand.web.town import Town  # what it needs is not everywhere

MOST_TOLD = 100
"""Tables in one answer: those with people come first."""


class Operator:
    """The routes below /api/host. `base` is the address under which a request knows the server."""

    def __init__(
        self,
        house: House,
        tables: Tables,
        wrong_keys: Limit,
        base: Callable[[Request], str],
        town: "Town | None" = None,
    ) -> None:
        self._house = house
        self._tables = tables
        self._wrong_keys = wrong_keys
        self._base = base
        self._town = town
        self._began = monotonic()

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/api/host", self._tell),
            Route("/api/host", self._change, methods=["PATCH"]),
            Route("/api/host/stop", self._stop, methods=["POST"]),
            Route("/api/host/tables/{table}/close", self._close, methods=["POST"]),
        ]

    def check_may_create(self, request: Request) -> None:
        """Raises Refused where only the operator makes tables, and this is somebody else."""
        if self._house.settings.create == "host" and not self._house.opens_to(bearer(request)):
            if bearer(request) is not None:
                check_limit(self._wrong_keys, request)
            raise Refused("only-host", "only whoever runs the server makes tables here")

    def _check_key(self, request: Request) -> None:
        """Only wrong keys are limited, so that the operator is never locked out by others' guesses."""
        if not self._house.opens_to(bearer(request)) and not request.scope.get(KEY_SEEN):
            check_limit(self._wrong_keys, request)
            raise Refused("bad-key", "this is not the key that the server printed when it started")

    async def _tell(self, request: Request) -> Response:
        self._check_key(request)
        return json_answer(await self._info(request))

    async def _change(self, request: Request) -> Response:
        self._check_key(request)
        change = await read_body(request, wire.HouseChange)
        if change.create is not UNSET:
            await asyncio.to_thread(self._house.change, wire.HouseSettings(change.create))
        return json_answer(await self._info(request))

    async def _close(self, request: Request) -> Response:
        self._check_key(request)
        table = request.path_params["table"]
        if self._town and not self._town.has(table):
            return self._town.as_operator(table)
        live = await self._tables.find(table)
        await live.do(ask.Close())
        return json_answer(live.info(self._base(request)))

    async def _stop(self, request: Request) -> Response:
        """The answer is on its way before the server begins to stop."""
        self._check_key(request)
        return Response(status_code=204, background=BackgroundTask(self._house.stop))

    async def _info(self, request: Request) -> wire.HouseInfo:
        house, base = self._house, self._base(request)
        tables = await self._tables.newest(MOST_TOLD)
        own = wire.HouseInfo(
            version=__version__,
            uptime=int(monotonic() - self._began),
            addresses=list(house.home),
            public=house.public,
            qr=qr_svg(base),
            data=None if house.data is None else house.data.name,
            settings=house.settings,
            tables=[live.info(base) for live in tables],
            idle={live.table.id: live.still_for for live in tables if live.still_for is not None},
            count=self._tables.total,
            people=self._tables.people,
        )
        if self._town is None:
            return own
        others = await self._town.others(wire.HouseInfo, request.scope, operator=True)
        return await self._together(self._town, [own, *others])

    async def _together(self, town: "Town", parts: list[wire.HouseInfo]) -> wire.HouseInfo:
        """What all servers together have, each having told of itself; the rest is this one's."""
        tables = [info for part in parts for info in part.tables]
        with_people = [info for info in tables if any(seat.present for seat in info.seats)]
        chosen = {info.table: info for info in (*with_people, *tables)}
        return structs.replace(
            parts[0],
            tables=list(chosen.values())[:MOST_TOLD],
            idle={name: seconds for part in parts for name, seconds in part.idle.items()},
            count=await town.count(),
            people=sum(part.people for part in parts),
        )
