"""Sets of deals that several people play and compare, the deals of the day among them: the routes."""

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from forehand.service import messages as say
from forehand.service.duplicate import DealSet, Duplicates
from forehand.service.table import Refused
from forehand.service.world import hashed
from forehand.web import wire
from forehand.web.answers import DRAWN, bearer, check_limit, json_answer, number_in, qr_svg, read_body
from forehand.web.finding import Finder, too_many, too_many_tokens
from forehand.web.limits import Limit, asker, neighbourhood
from forehand.web.operator import Operator


class Sets:
    """The routes below /api/sets, /api/daily, and the one by which a match becomes a set. `base` is the address under which a request knows the server; `wrong` limits guesses
    at names and at tokens, `new` what is made, `joins` who comes to play, at all and in one set, `lookups` what is told.
    """

    def __init__(
        self,
        finder: Finder,
        duplicates: Duplicates,
        operator: Operator,
        wrong: tuple[Limit, Limit],
        new: Limit,
        joins: tuple[Limit, Limit],
        lookups: Limit,
        base: Callable[[Request], str],
    ) -> None:
        self._finder = finder
        self._duplicates = duplicates
        self._operator = operator
        self._wrong, self._wrong_tokens = wrong
        self._new = new
        self._joins, self._places = joins
        self._lookups = lookups
        self._base = base

    def routes(self) -> list[Route]:
        """All of them."""
        one = "/api/sets/{set}"
        return [
            Route("/api/daily", self._daily),
            Route("/api/sets", self._make, methods=["POST"]),
            Route(one, self._tell),
            Route(one + "/people", self._join, methods=["POST"]),
            Route(one + "/deals/{deal}", self._play, methods=["POST"]),
            Route(one + "/close", self._close, methods=["POST"]),
            Route(one + "/qr.svg", self._qr),
            Route("/api/tables/{table}/set", self._make_of_match, methods=["POST"]),
        ]

    async def _daily(self, _: Request) -> Response:
        found = await self._duplicates.of_days()
        return json_answer(wire.Daily([wire.DayDeal(one.kept.game, one.name, one.kept.day or "") for one in found]))

    async def _make(self, request: Request) -> Response:
        self._operator.check_may_create(request)
        check_limit(self._new, request)
        new = await read_body(request, wire.NewSet)
        return self._made(request, *await self._duplicates.make(new.game, new.options, new.deals, new.days))

    async def _make_of_match(self, request: Request) -> Response:
        """Where only the operator makes tables, the table is theirs: whoever was asked to it may go on with what was played there."""
        live = await self._finder.of(request)
        check_limit(self._new, request)
        new = await read_body(request, wire.SetOfMatch)
        made = await self._duplicates.make_of_match(live.table, new.match, new.days, _token(request) or "")
        return self._made(request, *made)

    def _made(self, request: Request, found: DealSet, token: str) -> Response:
        return json_answer(wire.SetMade(found.name, f"/sets/{found.name}", token, self._invite(request, found)), 201)

    async def _tell(self, request: Request) -> Response:
        check_limit(self._lookups, request)
        found = await self._find(request)
        return json_answer(await self._told(request, found))

    async def _told(self, request: Request, found: DealSet) -> say.DealSet:
        return await self._duplicates.told(found, _token(request), self._invite(request, found))

    async def _join(self, request: Request) -> Response:
        check_limit(self._joins, request)
        found = await self._find(request)
        join = await read_body(request, wire.JoinSet)
        if found.kept.day is None and not self._places.allows((found.name, neighbourhood(request.scope))):
            raise HTTPException(429)
        number, token = await self._duplicates.join(found.name, join.name, [hashed(token) for token in join.sat])
        return json_answer(wire.JoinedSet(number, token), 201)

    async def _play(self, request: Request) -> Response:
        check_limit(self._joins, request)
        found = await self._find(request)
        deal = number_in(request.path_params["deal"])
        if deal is None:
            raise Refused("no-deal", "deals are counted from 1")
        table = await self._duplicates.play(found.name, deal, _token(request) or "")
        return json_answer(wire.SetTable(table, found.seat))

    async def _close(self, request: Request) -> Response:
        check_limit(self._lookups, request)
        found = await self._find(request)
        await self._duplicates.close(found.name, _token(request) or "")
        return json_answer(await self._told(request, await self._find(request)))

    async def _qr(self, request: Request) -> Response:
        check_limit(self._lookups, request, DRAWN)
        drawn = qr_svg(self._invite(request, await self._find(request)))
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    def _invite(self, request: Request, found: DealSet) -> str:
        return f"{self._base(request)}/sets/{found.name}"

    async def _find(self, request: Request) -> DealSet:
        """The set that a request names, found by its name alone: one who has named too many that there are not finds none for a
        while, unless they play it. A token that is nobody's there is a guess.
        """
        who, token = asker(request.scope), _token(request)
        guesses = self._wrong.left(who) < 1
        if guesses and token is None:
            raise too_many()
        try:
            found = await self._duplicates.find(request.path_params["set"])
        except Refused:
            if not self._wrong.allows(who):
                raise too_many() from None
            raise
        if token is not None and not await self._duplicates.plays(found, token):
            if guesses:
                raise too_many()
            if not self._wrong_tokens.allows(who):
                raise too_many_tokens()
        return found


def _token(request: Request) -> str | None:
    """The hash of the token that the request shows."""
    shown = bearer(request)
    return None if shown is None else hashed(shown)
