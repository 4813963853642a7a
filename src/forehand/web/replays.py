"""Deals played again: those of a table that are complete, and those of a record that somebody sends."""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from forehand.engine.game import Game
from forehand.engine.mail import unwrapped
from forehand.engine.record import BadRecord, Record, read_record, record_text
from forehand.locale import ENGLISH, languages, said
from forehand.pbn import BadPbn, pbn_text, read_pbn, write_pbn
from forehand.picture import draw_deal, draw_score
from forehand.service import replaying, tell
from forehand.service.branching import branch
from forehand.service.duplicate import Duplicates
from forehand.service.table import Refused, Table, seat_in_match
from forehand.service.world import hashed
from forehand.web import wire
from forehand.web.analyses import Analyses
from forehand.web.answers import (
    RefusedRecord,
    accepts_gzip,
    bearer,
    check_limit,
    json_answer,
    number_asked,
    read_body,
    read_bytes,
)
from forehand.web.finding import Finder
from forehand.web.limits import Limit, Room, asker

MAX_RECORD = 256 * 1024
"""Bytes of a record that is sent, several times a long match's."""
SHORT = 16 * 1024
"""Bytes of one that counts as one of the records that an address may send."""
MOST_OF_ONE, MOST = 8, 64
"""Records that are taken in at once, of an address and of all."""

Given = ParamSpec("Given")
Done = TypeVar("Done")


class Replays:
    """The routes by which a deal is played again. The work is done in threads of its own, and what takes long in a process, so
    that no table in play waits for it.
    """

    def __init__(
        self,
        tables: Finder,
        duplicates: Duplicates,
        games: Mapping[str, Game],
        limit: Limit,
        executor: Executor,
        analyses: Analyses,
    ) -> None:
        self._tables = tables
        self._duplicates = duplicates
        self._games = games
        self._limit = limit
        self._room = Room(MOST_OF_ONE, MOST)
        self._executor = executor
        self._analyses = analyses

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/api/tables/{table}/replay", self._of_table),
            Route("/api/replay", self._of_text, methods=["POST"]),
            Route("/api/tables/{table}/analysis", self._analysis_of_table),
            Route("/api/analysis", self._analysis_of_text, methods=["POST"]),
            Route("/api/tables/{table}/again", self._table_again, methods=["POST"]),
            Route("/api/again", self._text_again, methods=["POST"]),
            Route("/api/tables/{table}/picture", self._picture_of_table),
            Route("/api/picture", self._picture_of_text, methods=["POST"]),
            Route("/api/pbn", self._pbn_of_text, methods=["POST"]),
            Route("/api/pbn/records", self._records_of_pbn, methods=["POST"]),
        ]

    async def _of_table(self, request: Request) -> Response:
        table = await self._table(request)
        record = await self._record_at(table, request)
        return await self._answer(request, record, _own_seat(table, request))

    async def _of_text(self, request: Request) -> Response:
        return await self._answer(request, await self._record_sent(request))

    async def _analysis_of_table(self, request: Request) -> Response:
        return await self._analysis(request, await self._record_of_table(request))

    async def _analysis_of_text(self, request: Request) -> Response:
        return await self._analysis(request, await self._record_sent(request))

    async def _table_again(self, request: Request) -> Response:
        record = await self._record_of_table(request)
        return await self._again(request, record, await read_body(request, wire.PlayAgain))

    async def _text_again(self, request: Request) -> Response:
        asked = await self._read_as(request, MAX_RECORD + wire.MAX_BODY, partial(wire.read_body, wire.PlayRecordAgain))
        return await self._again(request, await self._aside(self._read, asked.record.encode()), asked)

    async def _picture_of_table(self, request: Request) -> Response:
        return await self._picture(request, await self._record_of_table(request))

    async def _picture_of_text(self, request: Request) -> Response:
        return await self._picture(request, await self._record_sent(request))

    async def _pbn_of_text(self, request: Request) -> Response:
        record = await self._record_sent(request)
        return Response(await self._aside(_pbn, record), media_type="text/plain", headers={"Cache-Control": "no-store"})

    async def _records_of_pbn(self, request: Request) -> Response:
        return json_answer(await self._read_as(request, MAX_RECORD, _records))

    def _aside(self, work: Callable[Given, Done], *args: Given.args, **more: Given.kwargs) -> "asyncio.Future[Done]":
        return asyncio.get_running_loop().run_in_executor(self._executor, partial(work, *args, **more))

    async def _record_of_table(self, request: Request) -> Record:
        return await self._record_at(await self._table(request), request)

    async def _table(self, request: Request) -> Table:
        check_limit(self._limit, request)
        return (await self._tables.of(request)).table

    async def _record_at(self, table: Table, request: Request) -> Record:
        closed = await self._duplicates.closed(table)
        return tell.record_of(table, number_asked(request, "match"), closed=closed)

    async def _record_sent(self, request: Request) -> Record:
        return await self._read_as(request, MAX_RECORD, self._read)

    async def _read_as(self, request: Request, most: int, read: Callable[[bytes], Done]) -> Done:
        """What the body is. So many are taken in at once, whatever time their senders take; a long one counts as several, since it
        takes as much longer to read.
        """
        check_limit(self._limit, request)
        who = asker(request.scope)
        if not self._room.has_place(who):
            raise HTTPException(429)
        try:
            async with asyncio.timeout(None) as patience:
                with self._room.held(who, patience):
                    sent = await read_bytes(request, most)
                    if more := len(sent) // SHORT:
                        check_limit(self._limit, request, more)
                    return await self._aside(read, sent)
        except TimeoutError:  # it had to give way
            raise HTTPException(429) from None

    def _read(self, sent: bytes) -> Record:
        try:
            return read_record(unwrapped(sent.decode("utf-8-sig")), self._games)
        except UnicodeDecodeError:
            raise RefusedRecord("head", wire.RecordFault(None, None, "the text is not UTF-8")) from None
        except BadRecord as bad:
            deal, action = (*bad.numbers, None, None)[:2]
            raise RefusedRecord(bad.place, wire.RecordFault(deal, action, bad.reason)) from None

    async def _answer(self, request: Request, record: Record, you: int | None = None) -> Response:
        """The deal asked for, the first where none is, compressed where the client takes that."""
        body = await self._aside(_encoded, record, _deal(request), number_asked(request, "seat"), you)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if accepts_gzip(request):
            headers["Content-Encoding"] = "gzip"
            body = await self._aside(gzip.compress, body, mtime=0)
        return Response(body, media_type="application/json", headers=headers)

    async def _analysis(self, request: Request, record: Record) -> Response:
        """The deal asked for, the first where none is."""
        number = _deal(request)
        _check_deal(record, number)
        return self._analyses.answer(request, await self._aside(_text_of_match, record), number)

    async def _again(self, request: Request, record: Record, asked: wire.PlayAgain) -> Response:
        """The deal asked for, the first where none is, each action since it left what was played checked before anything is
        thought about.
        """
        number = _deal(request)
        await self._aside(branch, record, number, asked.at, asked.actions, asked.seat, open_=asked.open)
        again = wire.PlayAgain(asked.at, asked.actions, asked.seat, asked.open, asked.best)
        return self._analyses.answer(request, await self._aside(_text_of_match, record), number, again)

    async def _picture(self, request: Request, record: Record) -> Response:
        """The deal asked for, or the score card, with the words of the language asked for, English where there is none such."""
        number, wished = number_asked(request, "deal"), request.query_params.get("lang", ENGLISH)
        if number is not None:
            _check_deal(record, number)
        say = partial(said, wished if wished in languages() else ENGLISH)
        drawn = (
            await self._aside(draw_score, record, say)
            if number is None
            else await self._aside(draw_deal, record, number, say)
        )
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _own_seat(table: Table, request: Request) -> int | None:
    """Where who asks by their token has played the match; others look at it all the same."""
    token = bearer(request)
    return None if token is None else seat_in_match(table, number_asked(request, "match"), hashed(token))


def _deal(request: Request) -> int:
    number = number_asked(request, "deal")
    return 1 if number is None else number


def _check_deal(record: Record, number: int) -> None:
    if not 1 <= number <= len(record.match.deals):
        raise Refused("no-deal", f"the record has {len(record.match.deals)} deals")


def _encoded(record: Record, number: int, seat: int | None, you: int | None) -> bytes:
    return msgspec.json.encode(replaying.replay(record, number, seat, you))


def _pbn(record: Record) -> str:
    try:
        return write_pbn(record)
    except ValueError as error:
        raise RefusedRecord("head", wire.RecordFault(None, None, f"game: {error}")) from None


def _records(sent: bytes) -> wire.Records:
    try:
        return wire.Records([record_text(record) for record in read_pbn(pbn_text(sent))])
    except BadPbn as bad:
        raise RefusedRecord(f"line {bad.line}", wire.RecordFault(None, None, bad.reason, bad.line)) from None


def _text_of_match(record: Record) -> str:
    """Without what is written beside the match, which no analysis looks at."""
    return record_text(Record(record.match, record.players))
