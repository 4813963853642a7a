"""The HTTP side: bodies in, bodies out, errors with codes. What they mean is decided in `forehand.service`."""

import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import UNSET, structs
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from forehand import bots
from forehand.engine.game import Game, game_facts
from forehand.games import GAMES
from forehand.service import commands as ask
from forehand.service import tell
from forehand.service.carrying import EXPIRES
from forehand.service.duplicate import Duplicates
from forehand.service.live import LiveTable
from forehand.service.messages import TableSettings
from forehand.service.table import Refused, holds_token, seat_of
from forehand.service.tables import MOST_LISTED, Tables
from forehand.service.world import (
    AcceptsClaim,
    Advise,
    Chance,
    Clock,
    LoopClock,
    Shell,
    SystemChance,
    Think,
    ThinkingTime,
    hashed,
)
from forehand.settings import MOST_CONNECTIONS
from forehand.store.base import Store
from forehand.web import schema, wire
from forehand.web.analyses import Analyses
from forehand.web.answers import (
    DRAWN,
    FAILURES,
    bearer,
    check_limit,
    json_answer,
    number_asked,
    number_in,
    qr_svg,
    read_body,
)
from forehand.web.connections import Crowd
from forehand.web.finding import Finder
from forehand.web.guard import Guard, same_origin
from forehand.web.house import House
from forehand.web.limits import Limit, asker, is_local, neighbourhood
from forehand.web.metrics import CONTENT_TYPE, MeasuredStore, Metrics
from forehand.web.operator import Operator
from forehand.web.people import People
from forehand.web.readiness import Ready
from forehand.web.replays import Replays
from forehand.web.sets import Sets
from forehand.web.socket import Limits, Socket
from forehand.web.static import Client
from forehand.workers.asking import Workers

if TYPE_CHECKING:
    from forehand.bus.nats import Bus
    from forehand.store.lease import Lease
    from forehand.web.town import Town  # what it needs is not everywhere

LONGEST_HOST = 261
"""Characters of a name and a port. A longer one would be told to its sender in every invitation."""
_WEBSOCKET = re.compile("/api/tables/(?P<table>[^/]+)/ws")


@dataclass(frozen=True)
class Options:
    """What may differ from one installation, or one test, to another."""

    house: House = field(default_factory=House)
    slowness: float = 1.0
    """By this the computer players' thinking times are multiplied."""
    games: Mapping[str, Game] = field(default_factory=lambda: GAMES)
    levels: tuple[str, ...] = bots.LEVELS
    think: Think = bots.decide
    advise: Advise = bots.advise
    accepts_claim: AcceptsClaim = bots.accepts_claim
    thinking_time: ThinkingTime = bots.thinking_time
    clock: Clock = field(default_factory=LoopClock)
    utc: Callable[[], datetime] = lambda: datetime.now(UTC)
    chance: Chance = field(default_factory=SystemChance)
    client: Client = field(default_factory=Client)
    close_after: int = 0
    """Days after which an unfinished table that nobody has used is closed; 0: never."""
    keep_events: int = 0
    """Days after which the events of a table that nobody has used are archived; 0: never."""
    messages: tuple[float, float] = (200.0, 400.0)
    """Messages of a connection: a second, and at once. A hand can't, a flood does."""
    requests: tuple[float, float] = (0.5, 40.0)
    """A seat's questions, answers and pauses. Each is stored for as long as the table lives."""
    new_tables: tuple[float, float] = (1.0, 200.0)
    """Tables made from an address."""
    joins: tuple[float, float] = (4.0, 400.0)
    """Seats taken from an address."""
    hints: tuple[float, float] = (0.5, 40.0)
    """Hints for a seat and address. Each may take seconds of work."""
    notes: tuple[float, float] = (1.0, 10.0)
    """What a seat says to the table."""
    returns: tuple[float, float] = (0.5, 60.0)
    """Connections of a seat, one after the other. That somebody is back or away is stored for as long as the table lives."""
    changes: tuple[float, float] = (2.0, 200.0)
    """What an address may change at tables beside the play: settings, seats, matches. Each is stored, too."""
    replays: tuple[float, float] = (4.0, 200.0)
    """Deals played again for an address."""
    lookups: tuple[float, float] = (20.0, 400.0)
    """Records, sets, lists of tables and drawn codes told to an address. Each takes the time of many acts."""
    set_places: tuple[float, float] = (10 / 86400, 30.0)
    """Places of one set of friends that are taken from an address: ten a day, and at once."""
    statistics: tuple[float, float] = (1.0, 60.0)
    """Statistics asked for, taken along and deleted from an address."""
    key_codes: tuple[float, float] = (0.05, 20.0)
    """Codes that take a key to another device, drawn for an address. Each is kept for five minutes."""
    exports: tuple[float, float] = (0.05, 10.0)
    """Exports of all that is kept for a person, for an address. Each reads every table where they played."""
    wrong_tokens: tuple[float, float] = (1.0, 100.0)
    """Wrong tokens, codes and keys from an address. Browsers show those of seats, too, that somebody has lost."""
    connections: int = MOST_CONNECTIONS
    """Websockets of an address, at once."""
    wrong_tables: tuple[float, float] = (1.0, 100.0)
    """Names of tables that don't exist, from an address."""
    taken_up: tuple[float, float] = (4.0, 400.0)
    """Tables taken up from the store for an address. One of many events counts as several."""
    town: "Town | None" = None
    """This server among others, where there are any."""
    bus: "Bus | None" = None
    """By it workers are asked what computer players do."""
    lease: "Lease | None" = None
    """This server's right to a database that several share."""
    leases_lost: int = 0
    """How many such rights it has lost since its process began."""


def make_app(store: Store, options: Options | None = None) -> ASGIApp:
    """The whole server as an ASGI application. It resumes the store's tables when it starts."""
    return _App(store, options or Options()).asgi()


Answer = Callable[[Request], Awaitable[Response]]


class _App:
    def __init__(self, store: Store, options: Options) -> None:
        self._options = options
        self._metrics = Metrics()
        self._crowd = Crowd(options.connections)
        shell = Shell(
            store=MeasuredStore(store, self._metrics),
            games=options.games,
            levels=options.levels,
            think=self._metrics.thinking(options.think),
            advise=options.advise,
            accepts_claim=options.accepts_claim,
            thinking_time=options.thinking_time,
            encode=wire.encode,
            clock=options.clock,
            utc=options.utc,
            chance=options.chance,
            slowness=options.slowness,
            elsewhere=self._workers(options.bus),
            nearby=lambda: options.house.nearby,
        )
        self._tables = Tables(shell, options.close_after, options.keep_events)
        self._duplicates = Duplicates(shell, self._tables)
        self._readiness = Ready(store, self._tables, options.bus, options.lease)
        options.house.moved = self._tables.tell_again
        self._metrics.tables.set_function(lambda: self._tables.count)
        self._new_tables = Limit(*options.new_tables)
        self._joins = Limit(*options.joins)
        self._hints = Limit(*options.hints)
        self._changes = Limit(*options.changes)
        self._lookups = Limit(*options.lookups)
        self._wrong_tokens = Limit(*options.wrong_tokens)
        wrong_names, taken_up = Limit(*options.wrong_tables), Limit(*options.taken_up)
        self._finder = Finder(self._tables, self._duplicates, wrong_names, self._wrong_tokens, taken_up)
        limits = Limits(
            lambda: Limit(*options.messages),
            Limit(*options.requests),
            Limit(*options.notes),
            Limit(*options.returns),
        )
        self._analyses = Analyses()
        options.house.ending = self._analyses.end
        self._replays = Replays(
            self._finder, self._duplicates, options.games, Limit(*options.replays), shell.aside, self._analyses
        )
        self._people = People(
            shell.store,
            self._tables,
            options.chance.token,
            lambda request: self._base(request.scope),
            (Limit(*options.statistics), Limit(*options.exports), Limit(*options.key_codes), self._wrong_tokens),
            shell.aside,
        )
        self._socket = Socket(self._finder, limits, self._metrics)
        self._operator = Operator(
            options.house, self._tables, self._wrong_tokens, lambda request: self._base(request.scope), options.town
        )
        self._sets = Sets(
            self._finder,
            self._duplicates,
            self._operator,
            (wrong_names, self._wrong_tokens),
            self._new_tables,
            (self._joins, Limit(*options.set_places)),
            self._lookups,
            lambda request: self._base(request.scope),
        )
        if options.town:
            options.town.take_up = self._tables.take_up
        if options.town and options.bus:
            self._metrics.among_others(options.bus, options.town)
        if options.lease:
            self._metrics.of_lease(options.lease, options.leases_lost)

    def _workers(self, bus: "Bus | None") -> Workers | None:
        measured = self._metrics
        return bus and Workers(
            bus,
            lambda by: measured.thoughts.labels(by).inc(),
            measured.worker_seconds.observe,
            lambda why: measured.worker_failures.labels(why).inc(),
        )

    def asgi(self) -> ASGIApp:
        http = Starlette(
            routes=self._routes(),
            lifespan=self._lifespan,
            exception_handlers=FAILURES,
        )
        guarded = Guard(http, lambda: self._options.house.address)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            # Starlette would put a layer around every single message of a websocket.
            serve = self._websocket if scope["type"] == "websocket" else guarded
            await serve(scope, receive, send)

        return self._options.town.around(app, self._options.connections) if self._options.town else app

    def _routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route("/api/games", self._games),
            Route("/api/tables", self._listed),
            Route("/api/tables", self._create, methods=["POST"]),
            Route(table, self._info),
            Route(table, self._change, methods=["PATCH"]),
            Route(table + "/seats", self._sit, methods=["POST"]),
            Route(table + "/seats/{seat}", self._leave, methods=["DELETE"]),
            Route(table + "/seats/{seat}", self._place, methods=["PUT"]),
            Route(table + "/seats/{seat}/carry", self._carry_code, methods=["POST"]),
            Route(table + "/carry", self._carry, methods=["POST"]),
            Route(table + "/swap", self._swap, methods=["POST"]),
            Route(table + "/hint", self._hint, methods=["POST"]),
            Route(table + "/start", self._start, methods=["POST"]),
            Route(table + "/end", self._end, methods=["POST"]),
            Route(table + "/rematch", self._rematch, methods=["POST"]),
            Route(table + "/record", self._record),
            *self._replays.routes(),
            *self._sets.routes(),
            Route(table + "/qr.svg", self._qr),
            *self._people.routes(),
            *self._operator.routes(),
            Route("/api/openapi.json", self._openapi),
            Route("/api/asyncapi.json", self._asyncapi),
            Route("/healthz", self._healthy),
            Route("/readyz", self._ready),
            Route("/metrics", self._measured),
            Route("/", self._page),
            Route("/t/{table}", self._page),
            Route("/t/{table}/replay/{match}/{deal}", self._page),
            Route("/replay", self._page),
            Route("/sets", self._page),
            Route("/sets/{set}", self._page),
            Route("/daily/{game}", self._page),
            Route("/learn/{game}", self._page),
            Route("/rules/{game}", self._page),
            Route("/statistics", self._page),
            Route("/host", self._page),
            Route("/{path:path}", self._file),
        ]

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncGenerator[None]:
        self._tables.begin()
        try:
            yield
        finally:
            await self._analyses.ended()
            await self._tables.stop()

    # Tables

    async def _games(self, _: Request) -> Response:
        games = [_game_info(game) for game in self._options.games.values()]
        return json_answer(wire.Games(games, list(self._options.levels)))

    async def _listed(self, request: Request) -> Response:
        check_limit(self._lookups, request)
        base = self._base(request.scope)
        found = [live.info(base) for live in await self._tables.listed()]
        if self._options.town:
            others = await self._options.town.others(wire.Tables, request.scope)
            taking_turns = chain.from_iterable(zip_longest(found, *(each.tables for each in others)))
            found = [info for info in taking_turns if info is not None][:MOST_LISTED]
        return json_answer(wire.Tables(found))

    async def _create(self, request: Request) -> Response:
        self._operator.check_may_create(request)
        check_limit(self._new_tables, request)
        new = await read_body(request, wire.NewTable)
        settings = TableSettings(
            listed=new.listed,
            watchers=new.watchers,
            away=new.away,
            grace=new.grace,
            pause=new.pause,
            hints=new.hints,
            chat=new.chat,
            emotes=new.emotes,
            clock=new.clock,
        )
        maker = neighbourhood(request.scope)
        live, token = await self._tables.create(new.game, new.options, new.seats, settings, maker)
        invite = live.invite(self._base(request.scope))
        return json_answer(wire.Created(live.table.id, live.invite(), token, invite), 201)

    async def _info(self, request: Request) -> Response:
        return self._told(request, await self._table(request))

    async def _sit(self, request: Request) -> Response:
        check_limit(self._joins, request)
        live = await self._table(request)
        join = await read_body(request, wire.Join)
        token = self._options.chance.token()
        by = bearer(request)
        table = await live.do(ask.Sit(join.name, join.seat, hashed(token), None if by is None else hashed(by)))
        seat = seat_of(table, hashed(token))
        if seat is None:
            raise Refused("no-person", "the seat was emptied again at once")
        return json_answer(wire.Joined(seat, token), 201)

    async def _leave(self, request: Request) -> Response:
        seat = _seat(request)
        await self._as_somebody(request, lambda by: ask.Leave(seat, by))
        return Response(status_code=204)

    async def _place(self, request: Request) -> Response:
        seat = _seat(request)
        kind = (await read_body(request, wire.SetSeat)).kind
        live = await self._as_somebody(request, lambda by: ask.Place(seat, kind, by))
        return json_answer(tell.seat_info(live.table, seat))

    async def _start(self, request: Request) -> Response:
        return self._told(request, await self._as_somebody(request, ask.Start))

    async def _end(self, request: Request) -> Response:
        return self._told(request, await self._as_somebody(request, ask.End))

    async def _rematch(self, request: Request) -> Response:
        return self._told(request, await self._as_somebody(request, ask.PlayAgain))

    async def _change(self, request: Request) -> Response:
        change = await read_body(request, wire.SettingsChange)
        changes = {key: value for key, value in structs.asdict(change).items() if value is not UNSET}
        return self._told(request, await self._as_somebody(request, lambda by: ask.ChangeSettings(changes, by)))

    async def _swap(self, request: Request) -> Response:
        seats = (await read_body(request, wire.SwapSeats)).seats
        return self._told(request, await self._as_somebody(request, lambda by: ask.Swap(seats, by)))

    async def _carry_code(self, request: Request) -> Response:
        seat = _seat(request)
        live = await self._table(request)
        self._limit_changes(request, live)
        code = live.carry_code(seat, _hashed_token(request))
        url = f"{live.invite(self._base(request.scope))}#carry={code}"
        return json_answer(wire.CarryCode(code, url, qr_svg(url), EXPIRES), 201)

    async def _carry(self, request: Request) -> Response:
        live = await self._table(request)
        code = (await read_body(request, wire.Carry)).code
        try:
            seat, token = live.carry(code)
        except Refused as refused:
            if refused.code == "bad-code":
                check_limit(self._wrong_tokens, request)
            raise
        return json_answer(wire.Joined(seat, token), 201)

    async def _hint(self, request: Request) -> Response:
        live = await self._table(request)
        seat = seat_of(live.table, _hashed_token(request))
        if seat is not None and not self._hints.allows((live.table.id, seat, asker(request.scope))):
            raise HTTPException(429)
        hint = await live.hint(_hashed_token(request))
        reasons = [wire.Reason(reason.code, dict(reason.args)) for reason in hint.reasons]
        return json_answer(wire.Hint(hint.seat, hint.action, hint.level, reasons))

    async def _record(self, request: Request) -> Response:
        check_limit(self._lookups, request)
        live = await self._table(request)
        closed = await self._duplicates.closed(live.table)
        return json_answer(tell.record(live.table, number_asked(request, "match"), closed=closed))

    async def _qr(self, request: Request) -> Response:
        check_limit(self._lookups, request, DRAWN)
        live = await self._table(request)
        drawn = qr_svg(live.invite(self._base(request.scope)))
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = _WEBSOCKET.fullmatch(scope["path"])
        if path is None or not same_origin(scope, self._options.house.address):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        who = asker(scope)
        if not self._crowd.enters(who):
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            await self._socket.serve(path["table"], scope, receive, send, lambda: self._base(scope))
        finally:
            self._crowd.leaves(who)

    # For operators and the curious

    async def _openapi(self, _: Request) -> Response:
        return json_answer(_openapi())

    async def _asyncapi(self, _: Request) -> Response:
        return json_answer(_asyncapi())

    async def _healthy(self, _: Request) -> Response:
        return json_answer({"ok": True, "run": self._options.house.run})

    async def _ready(self, _: Request) -> Response:
        readiness = await self._readiness.tell()
        return json_answer(readiness, 200 if readiness.ok else 503)

    async def _measured(self, request: Request) -> Response:
        if not is_local(request.scope):
            raise HTTPException(404)
        return Response(self._metrics.text(), media_type=CONTENT_TYPE)

    async def _page(self, request: Request) -> Response:
        return self._options.client.page(request)

    async def _file(self, request: Request) -> Response:
        found = self._options.client.file(request)
        if found is not None:
            return found
        if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
            # A person at a wrong address: the client says so, with the way back.
            return self._options.client.page(request, 404)
        raise HTTPException(404)

    # Parts of a request and its answer

    def _told(self, request: Request, live: LiveTable) -> Response:
        return json_answer(live.info(self._base(request.scope)))

    async def _table(self, request: Request) -> LiveTable:
        return await self._finder.of(request)

    async def _as_somebody(self, request: Request, command: Callable[[str], ask.Command]) -> LiveTable:
        """Do a command for the holder of the request's token."""
        live = await self._table(request)
        self._limit_changes(request, live)
        await live.do(command(_hashed_token(request)))
        return live

    def _limit_changes(self, request: Request, live: LiveTable) -> None:
        """Those of people who may change something: who guesses tokens leaves others at the same address theirs."""
        if holds_token(live.table, _hashed_token(request)):
            check_limit(self._changes, request)

    def _base(self, scope: Scope) -> str:
        if address := self._options.house.address:
            return address
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        host = Headers(scope=scope).get("host", "localhost")
        return f"{scheme}://{host if len(host) <= LONGEST_HOST else 'localhost'}"


@cache
def _openapi() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(schema.openapi()))


@cache
def _asyncapi() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(schema.asyncapi()))


def _game_info(game: Game) -> wire.GameInfo:
    facts = cast(dict[str, Any], game_facts(game))
    options = [
        wire.OptionField(
            name=option["name"],
            type=option["type"],
            default=option["default"],
            low=option.get("low"),
            high=option.get("high"),
            step=option.get("step"),
            values=list(option["values"]) if "values" in option else None,
        )
        for option in facts["options"]
    ]
    return wire.GameInfo(facts["id"], facts["seats"], facts["sides"], facts["tricks"], options)


def _seat(request: Request) -> int:
    seat = number_in(request.path_params["seat"])
    if seat is None:
        raise Refused("no-such-seat", "seats are counted from 0")
    return seat


def _hashed_token(request: Request) -> str:
    return hashed(bearer(request) or "")
