"""`forehand think` and servers that ask it by way of a real NATS: taken turns, deaths, silence and nonsense."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from forehand.bots import decide
from forehand.bus import nats as bus
from forehand.bus.messages import BusError
from forehand.bus.nats import Answer
from forehand.engine.view import View
from forehand.service.acting import AT_LEAST
from forehand.store.sqlite import open_store
from forehand.web.app import Options
from forehand.workers import asking, serving
from forehand.workers import messages as say
from forehand.workers.asking import Workers
from forehand.workers.messages import SUBJECT
from tests.docs.blocks import blocks
from tests.service.shell import settle
from tests.support.nats import Nats, running
from tests.support.nodes import STARTED, Node
from tests.support.postgres import Postgres
from tests.support.server import serving as served
from tests.support.wire_client import Http, Player
from tests.support.workers import Worker, is_there
from tests.workers.test_questions import SEED, some_view

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up as Linux has them"),
    pytest.mark.timeout(120),  # processes start
]


@asynccontextmanager
async def worker(nats: Nats, processes: int = 1) -> AsyncGenerator[Worker]:
    at_work = await Worker.start(nats.address, processes)
    try:
        yield at_work
    finally:
        await at_work.end(signal.SIGKILL)


@asynccontextmanager
async def asked(nats: Nats) -> AsyncGenerator[tuple[Workers, list[str]]]:
    """A server's side, and what it finds wrong with the answers."""
    wrong: list[str] = []
    async with bus.connected(nats.address) as way:
        yield Workers(way, unhelpful=wrong.append), wrong


@asynccontextmanager
async def server(nats: Nats, data: Path) -> AsyncGenerator[Http]:
    """One that asks workers."""
    store = open_store(data)
    try:
        async with (
            bus.connected(nats.address) as way,
            served(store, Options(slowness=0, bus=way)) as http,
        ):
            yield http
    finally:
        store.close()


@asynccontextmanager
async def node(postgres: Postgres, nats: Nats, data: Path) -> AsyncGenerator[Http]:
    """The same, as the command line starts it."""
    started = await Node.start(postgres.database(), data, "--bus", nats.address)
    http = Http(started.base)
    try:
        await started.until(STARTED)
        yield http
    finally:
        await http.close()
        await started.kill()


@asynccontextmanager
async def answering(nats: Nats, *answers: Answer) -> AsyncGenerator[None]:
    """Others who take turns at answering."""
    async with AsyncExitStack() as stack:
        for answer in answers:
            await stack.enter_async_context(bus.connected(nats.address, {SUBJECT: answer}))
        yield


async def thoughts(http: Http) -> dict[str, int]:
    """How many decisions were made by whom."""
    text = (await http.raw("GET", "/metrics")).text
    found: list[tuple[str, str]] = re.findall(r'forehand_thoughts_total\{by="(\w+)"\} ([\d.]+)', text)
    return {by: int(float(count)) for by, count in found}


@asynccontextmanager
async def watched(http: Http) -> AsyncGenerator[Player]:
    """One who watches a new table of computer players, who play for longer than any test."""
    table, _ = await http.create("priffe", options={"deals": 64}, seats=["bot:club"] * 4, pause=0)
    watcher = await Player(http.base, table).connect()
    try:
        yield watcher
    finally:
        watcher.socket.transport.abort()  # what comes meanwhile is not read to its end


async def play(watcher: Player, acts: int) -> None:
    """Let the computer players do so much."""
    async with asyncio.timeout(30):
        seen = len(watcher.events)
        await watcher.until(lambda one: len(one.events) >= seen + acts)


async def play_until(watcher: Player, http: Http, by: str, beyond: int = 0) -> None:
    """Let them play until more decisions than that were made by those. Who does not read what comes is not told more."""
    async with asyncio.timeout(30):
        while (await thoughts(http)).get(by, 0) <= beyond:
            await play(watcher, 1)


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(30):
        while not await is_so():
            await asyncio.sleep(0.02)


def own(view: View, level: str = "club") -> str:
    """What the server would do itself."""
    return decide(view, level, Random(SEED))


async def test_computer_players_do_what_a_worker_says_and_go_on_without_one(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with node(postgres, nats, tmp_path) as http, worker(nats, 2) as at_work, watched(http) as watcher:
        await play(watcher, 12)
        by = await thoughts(http)
        assert by["worker"] > 5
        assert {"worker"} == set(by)
        # One that is frozen in the middle of a thought is not waited for, and one that dies then not missed.
        at_work.send(signal.SIGSTOP)
        await play_until(watcher, http, "late")
        await play(watcher, 2)
        at_work.send(signal.SIGKILL)
        await play_until(watcher, http, "server")
        await play(watcher, 12)
        async with worker(nats):
            before = (await thoughts(http))["worker"]
            await play_until(watcher, http, "worker", before)


async def test_without_workers_the_server_knows_at_once(nats: Nats) -> None:
    async with asked(nats) as (workers, wrong):
        async with asyncio.timeout(AT_LEAST):
            assert await workers.act(some_view(), "club", SEED) is None
        assert [] == wrong


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"", "wrong"),
        (b"garbage", "wrong"),
        (b"x" * 500_000, "wrong"),
        (say.encode(say.Act("play:ZZ")), "wrong"),
        (say.encode(say.Failed("with words of its own")), "failed"),
        (msgspec.msgpack.encode(["unread", 99]), "unread"),
        (msgspec.msgpack.encode(["newer", 1]), "wrong"),
        (say.encode(say.Busy()), "busy"),
    ],
)
async def test_what_a_worker_says_wrongly_is_thought_out_by_the_server(
    nats: Nats, answer: bytes, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    questions: list[bytes] = []

    async def say_so(question: bytes) -> bytes:
        questions.append(question)
        return answer

    async with answering(nats, say_so), asked(nats) as (workers, wrong):
        for _ in range(2):
            assert await workers.act(some_view(), "club", SEED) is None
        assert {why} == set(wrong)
        assert (2 * asking.ASKED if why == "busy" else 2) == len(questions) == len(wrong)
        assert int(why != "busy") == caplog.text.count("a worker does not help")
        assert not [word for word in ("garbage", "play:ZZ", "words of its own") if word in caplog.text]


async def test_computer_players_play_on_among_workers_that_say_nonsense(nats: Nats, tmp_path: Path) -> None:
    """Every event is one that the rules allow: the client would not follow another."""
    chance = Random(3)
    nonsense = [b"", b"\xc1", say.encode(say.Act("bid:9NT")), say.encode(say.Act("play:SA")), say.encode(say.Busy())]

    async def say_something(_: bytes) -> bytes:
        return chance.choice(nonsense)

    async with answering(nats, say_something), server(nats, tmp_path) as http, watched(http) as watcher:
        await play(watcher, 30)
        assert (await thoughts(http))["server"] > 10


async def test_workers_share_what_is_asked_and_each_question_is_answered_by_one(nats: Nats) -> None:
    questions: tuple[list[bytes], list[bytes]] = ([], [])

    async with AsyncExitStack() as stack:
        for taken in questions:
            crew = await stack.enter_async_context(serving.crew(1))

            async def answer(question: bytes, crew: serving.Crew = crew, taken: list[bytes] = taken) -> bytes:
                taken.append(question)
                return await crew.answer(question)

            await stack.enter_async_context(answering(nats, answer))
        workers, wrong = await stack.enter_async_context(asked(nats))
        view = some_view()
        for _ in range(40):
            assert own(view) == await workers.act(view, "club", SEED)
        assert 40 + len(wrong) == sum(map(len, questions))
        assert min(map(len, questions)) > 0
        assert set(wrong) <= {"busy"}


async def test_a_process_that_dies_in_the_middle_of_a_thought_is_replaced(nats: Nats) -> None:
    view = some_view()
    async with worker(nats) as at_work, asked(nats) as (workers, wrong):
        (number,) = at_work.thinkers
        assert own(view) == await workers.act(view, "club", SEED)
        os.kill(number, signal.SIGSTOP)
        (thought,) = await begun(workers, view, 1)
        os.kill(number, signal.SIGKILL)
        assert await thought is None
        assert "failed" == wrong[-1]

        async def again() -> bool:
            return await workers.act(view, "club", SEED) == own(view)

        await until(again)
        assert number not in at_work.thinkers
        assert 0 == await at_work.end(signal.SIGINT)


async def begun(workers: Workers, view: View, count: int) -> list[asyncio.Task[str | None]]:
    """So many questions that a worker has and can't answer, since its processes are frozen: what is asked then is too much."""
    tasks = [asyncio.create_task(workers.act(view, "club", SEED)) for _ in range(count)]
    await settle()
    assert await workers.act(view, "club", SEED) is None
    return tasks


async def test_a_worker_that_is_stopped_finishes_what_it_can_and_gives_back_the_rest(nats: Nats) -> None:
    view = some_view()
    async with worker(nats, 2) as at_work, asked(nats) as (workers, wrong):
        numbers = at_work.thinkers
        assert own(view) == await workers.act(view, "club", SEED)
        for each in numbers:
            os.kill(each, signal.SIGSTOP)
        both = await begun(workers, view, 2)
        at_work.send(signal.SIGTERM)

        async def nobody_else_is_asked() -> bool:
            wrong.clear()
            return await workers.act(view, "club", SEED) is None and not wrong

        await until(nobody_else_is_asked)
        os.kill(numbers[0], signal.SIGCONT)
        assert {own(view), None} == set(await asyncio.gather(*both))
        assert "Ended. The servers think for themselves.\n" == await at_work.line()
        assert 0 == await at_work.ended()
        assert [] == [each for each in numbers if is_there(each)]


async def test_a_worker_that_is_killed_leaves_no_process_behind(nats: Nats) -> None:
    async with worker(nats, 2) as at_work:
        numbers = at_work.thinkers
        assert 2 == len(numbers)
        await at_work.end(signal.SIGKILL)

        async def gone() -> bool:
            return not [each for each in numbers if is_there(each)]

        await until(gone)


async def test_worker_and_server_find_nats_again_by_themselves() -> None:
    view = some_view()
    with running() as nats:
        async with worker(nats), asked(nats) as (workers, _):
            assert own(view) == await workers.act(view, "club", SEED)
            await asyncio.to_thread(nats.stop)
            assert await workers.act(view, "club", SEED) is None
            await asyncio.to_thread(nats.start)

            async def again() -> bool:
                return await workers.act(view, "club", SEED) == own(view)

            await until(again)


async def test_by_the_settings_of_the_documents_a_worker_can_answer_and_nothing_else(
    caplog: pytest.LogCaptureFixture,
) -> None:
    (settings,) = [block.text for block in blocks("docs/several-servers.md") if block.language == "conf"]
    view = some_view()
    with running(settings) as nats:
        address = {
            user: f"nats://{user}:{word}@127.0.0.1:{nats.port}"
            for user, word in re.findall(r'user: (\w+), password: "([\w-]+)"', settings)
        }
        assert {"forehand", "think"} == set(address)
        thinks = await Worker.start(address["think"])
        try:
            async with bus.connected(address["forehand"]) as way:
                assert own(view) == await Workers(way).act(view, "club", SEED)
        finally:
            assert 0 == await thinks.end()
        heard: list[bytes] = []

        async def hear(message: bytes) -> None:
            heard.append(message)

        async with bus.connected(address["think"]) as narrow, bus.connected(address["forehand"]) as wide:
            await wide.hear("forehand.1.all", hear)
            for subject in ("forehand.1.all", "_INBOX.>", ">"):
                await narrow.hear(subject, hear)
            await narrow.say("forehand.1.all", b"forged")
            await wide.say("forehand.1.all", b"true")
            await until(
                lambda: _is(lambda: b"true" in heard and 4 == caplog.text.lower().count("permissions violation"))
            )
            assert [b"true"] == heard


async def _is(so: Callable[[], bool]) -> bool:
    return so()


async def test_a_worker_that_may_not_answer_is_told_so_in_one_line() -> None:
    settings = 'authorization { users: [{ user: think, password: "word", permissions: { subscribe: "other" } }] }'
    with running(settings) as nats:
        with pytest.raises(BusError, match=r"can't be used: .*[Pp]ermissions [Vv]iolation") as told:
            async with bus.connected(f"nats://think:word@127.0.0.1:{nats.port}", {SUBJECT: _nothing}):
                pass
        assert 0 == str(told.value).count("\n")


async def _nothing(question: bytes) -> bytes:
    return question
