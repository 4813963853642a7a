"""Deals gone through over HTTP: line by line, only for as long as somebody listens, and for so many at once."""

import asyncio
import json
import random
import signal
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.types import Message

from forehand.engine.record import read_record
from forehand.games import GAMES
from forehand.review import review
from forehand.web import analyses, analyst
from forehand.web.analyst import SEED, Begin, Drop, Failed, Judged, JudgedDeal, Next, chance_of, judged
from forehand.web.limits import Room
from tests.support.server import Process, free_port, running
from tests.support.wire_client import Http
from tests.web.test_http import code_of
from tests.web.test_whole_match import close_all, seat_all

CASES = Path(__file__).parents[1] / "cases"
CLAIM = (CASES / "preference-claim.json").read_text("utf-8")
"""One deal of six tricks: soon gone through."""
LONG = (CASES / "preference-lone-whister.json").read_text("utf-8")
"""Many decisions, none of which takes long."""
SLOW = (CASES / "priffe-forced-null-four-nine.json").read_text("utf-8")


def expected(text: str) -> list[Judged]:
    return [judged(each) for each in review(read_record(text, GAMES).match, 1, chance_of(SEED, 1))]


def read_lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


async def test_a_record_that_is_sent_is_gone_through_line_by_line(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        answer = await http.raw("POST", "/api/analysis?deal=1", content=CLAIM.encode())
        assert answer.headers["content-type"] == "application/jsonl"
        *decisions, last = read_lines(answer.text)
        known = expected(CLAIM)
        assert [msgspec.convert(each, Judged) for each in decisions] == known
        actions = [each["action"] for each in decisions]
        assert actions == sorted(set(actions))
        lost = [sum(each.cost[0] for each in known if each.mistake and each.seat == seat) for seat in range(3)]
        assert (last["type"], last["decisions"]) == ("summary", len(known))
        assert last["lost"] == pytest.approx(lost, abs=0.05)


async def test_only_complete_deals_of_a_table_are_gone_through(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance", options={"target": 300}, pause=0)
        players = await seat_all(http, table, 3)
        path = f"/api/tables/{table}/analysis"
        assert await code_of(http, "GET", path) == (404, "no-deal")
        chance = random.Random(3)
        await asyncio.gather(*(player.play(chance, lambda one: one.seen["deal"] == 2) for player in players))
        for query, status, code in (
            ("deal=2", 404, "no-deal"),
            ("deal=0", 404, "no-deal"),
            ("match=2", 404, "no-match"),
            ("deal=x", 400, "bad-message"),
        ):
            assert await code_of(http, "GET", f"{path}?{query}") == (status, code)
        written = json.dumps(await http.ask("GET", f"/api/tables/{table}/record"))
        *decisions, last = read_lines((await http.raw("GET", f"{path}?match=1&deal=1")).text)
        assert [msgspec.convert(each, Judged) for each in decisions] == expected(written)
        assert last["type"] == "summary"
        await close_all(players)


async def test_a_record_with_a_fault_is_not_gone_through(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        assert await code_of(http, "POST", "/api/analysis", content=b"nothing") == (422, "bad-record")
        assert await code_of(http, "POST", "/api/analysis?deal=2", content=CLAIM.encode()) == (404, "no-deal")


@asynccontextmanager
async def begun(http: Http, text: str) -> AsyncGenerator[None]:
    """An analysis under way whose lines are not read yet."""
    async with (
        httpx.AsyncClient(base_url=http.base, trust_env=False) as client,
        client.stream("POST", "/api/analysis", content=text.encode()) as answer,
    ):
        assert answer.status_code == 200
        yield


async def test_an_address_has_a_few_under_way_and_others_once_one_has_gone(tmp_path: Path) -> None:
    async with running(tmp_path) as http, AsyncExitStack() as open_ones:
        for _ in range(analyses.MOST_OF_ONE):
            await open_ones.enter_async_context(begun(http, LONG))
        assert await code_of(http, "POST", "/api/analysis", content=CLAIM.encode()) == (429, "rate-limited")
        await open_ones.aclose()
        answer = await http.raw("POST", "/api/analysis", content=CLAIM.encode())
        while answer.status_code == 429:  # until the server has seen that they are gone
            answer = await http.raw("POST", "/api/analysis", content=CLAIM.encode())
        assert read_lines(answer.text)[-1]["type"] == "summary"


async def test_who_has_most_gives_way_to_who_has_fewer_and_to_nobody_else() -> None:
    room = Room(3, 4)
    async with AsyncExitStack() as stack:

        async def comes(who: str) -> asyncio.Timeout:
            patience = await stack.enter_async_context(asyncio.timeout(60))
            stack.enter_context(room.held(who, patience))
            return patience

        def is_waited_for(patience: asyncio.Timeout) -> bool:
            return (patience.when() or 0) > asyncio.get_running_loop().time()

        greedy = [await comes("greedy") for _ in range(3)]
        assert not room.has_place("greedy")
        other = [await comes("other")]
        assert all(map(is_waited_for, (*greedy, *other)))
        assert room.has_place("other")
        other.append(await comes("other"))
        assert [False, True, True] == [is_waited_for(one) for one in greedy]
        assert not room.has_place("other")
        assert not room.has_place("greedy")
        assert room.has_place("third")
        for one in greedy:  # the test goes on
            one.reschedule(None)


class Asked(analyses.Analyst):
    """Answers at once and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.dropped: list[int] = []

    def ask(self, number: int) -> asyncio.Task[bytes]:
        async def line() -> bytes:
            self.asked += 1
            return b"a line of %d\n" % number

        return asyncio.create_task(line())

    def drop(self, number: int) -> None:
        self.dropped.append(number)


async def test_nothing_more_is_asked_once_the_client_has_gone() -> None:
    process, room = Asked(), Room(1, 1)
    gone = asyncio.Event()
    bodies: list[bytes] = []

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        assert not room.has_place("somebody")
        if message["type"] == "http.response.body":
            bodies.append(message["body"])
            if len(bodies) == 3:
                gone.set()
                await asyncio.sleep(0)

    await analyses.Lines(process, lambda patience: room.held("somebody", patience), lambda: process.begin(CLAIM, 1))(
        {}, receive, send
    )
    assert bodies == [b"a line of 1\n"] * 3
    assert process.asked <= 4
    assert process.dropped == [1]
    assert room.has_place("somebody")


async def test_an_analysis_that_gives_way_ends_in_order_and_without_its_last_line() -> None:
    process, room = Asked(), Room(2, 2)

    async def never() -> Message:
        return await asyncio.Event().wait()  # type: ignore[return-value]

    def begins(who: str) -> tuple[list[Message], asyncio.Task[None]]:
        told: list[Message] = []

        async def send(message: Message) -> None:
            told.append(message)

        lines = analyses.Lines(process, lambda patience: room.held(who, patience), lambda: process.begin(CLAIM, 1))
        return told, asyncio.create_task(lines({}, never, send))

    async with asyncio.timeout(10):
        told, first = begins("greedy")
        while len(told) < 3:
            await asyncio.sleep(0)
        others = [begins(who) for who in ("greedy", "other")]
        await first
        assert [b"a line of 1\n", b""] == [message["body"] for message in told[-2:]]
        assert [True, False] == [message["more_body"] for message in told[-2:]]
        assert process.dropped == [1]
        assert not any(task.done() for _, task in others)
        for _, task in others:
            task.cancel()
        await asyncio.gather(*(task for _, task in others), return_exceptions=True)


async def test_a_process_that_ends_breaks_off_the_analysis_whose_turn_it_was_and_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    one = analyses.Analyst()
    known = expected(CLAIM)
    first, second = one.begin(CLAIM, 1), one.begin(CLAIM, 1)
    for number in (first, second):
        assert msgspec.json.decode(await one.ask(number), type=analyst.Answer) == known[0]
    assert one.process is not None
    one.process.kill()
    assert await one.ask(first) == b""
    assert await one.ask(first) == b""
    rest = [msgspec.json.decode(await one.ask(second), type=analyst.Answer) for _ in known]
    assert rest[:-1] == known[1:]
    assert isinstance(rest[-1], JudgedDeal)
    assert "deals can't be analysed" in caplog.text
    await one.ended()
    assert await one.ask(one.begin(CLAIM, 1)) == b""


def test_a_record_that_can_not_be_read_fails_by_itself() -> None:
    worker = analyst.Worker()
    worker.hear(Begin(1, "{", 1))
    worker.hear(Begin(2, CLAIM, 1))
    assert isinstance(worker.hear(Next(1)), Failed)
    assert worker.hear(Next(2)) == expected(CLAIM)[0]


def test_what_the_log_is_told_of_an_analysis_that_fails_names_no_card() -> None:
    worker = analyst.Worker()
    worker.hear(Begin(1, CLAIM.replace("S8 S9", "S8 S8", 1), 1))
    failed = worker.hear(Next(1))
    assert isinstance(failed, Failed)
    assert "read_record" in failed.why
    assert "S8" not in failed.why


@pytest.mark.parametrize("path", ["/api/analysis", "/api/replay", "/api/picture"])
@pytest.mark.parametrize("beside", ["1e999", '"\\ud800"', "[" * 986 + "]" * 986])
async def test_what_could_not_be_written_again_is_refused(tmp_path: Path, path: str, beside: str) -> None:
    async with running(tmp_path) as http:
        sent = '{"x": ' + beside + "," + CLAIM.lstrip()[1:]
        assert await code_of(http, "POST", path, content=sent.encode()) == (422, "bad-record")


def test_analyses_take_turns_and_one_that_is_dropped_is_forgotten() -> None:
    worker = analyst.Worker()
    for number in (1, 2):
        assert worker.hear(Begin(number, CLAIM, 1)) is None
    known: list[Any] = expected(CLAIM)
    for each in known[:2]:
        assert [worker.hear(Next(number)) for number in (1, 2)] == [each, each]
    worker.hear(Drop(1))
    assert isinstance(worker.hear(Next(1)), Failed)
    rest = [worker.hear(Next(2)) for _ in known[1:]]
    assert rest[:-1] == known[2:]
    assert isinstance(rest[-1], JudgedDeal)


async def test_the_server_stops_at_once_while_a_deal_is_gone_through(tmp_path: Path) -> None:
    server = Process(tmp_path, free_port())
    server.wait_until_started()
    http = Http(server.base)
    async with begun(http, SLOW):
        status, errors = await asyncio.to_thread(server.end, signal.SIGTERM)
    await http.close()
    assert (status, errors) == (0, "")
