"""A computer player acts once, legally and in its time, whatever those who think for the server do."""

import asyncio
from random import Random

import pytest

from forehand.engine.view import View
from forehand.service.acting import AT_LEAST
from forehand.service.elsewhere import By
from forehand.service.live import LiveTable
from tests.service.shell import Ear, House, first_legal, settle


class Elsewhere:
    """Answers what it is told to answer, once it is let."""

    def __init__(self, *, fails: bool = False, silent: bool = False) -> None:
        self.asked: list[tuple[View, str, str]] = []
        self.by: list[By] = []
        self.answers = asyncio.Event()
        self.called_off = 0
        self._fails = fails
        if not silent:
            self.answers.set()

    async def act(self, view: View, level: str, seed: str) -> str | None:
        """See `forehand.service.elsewhere.Elsewhere`."""
        self.asked.append((view, level, seed))
        try:
            await self.answers.wait()
        except asyncio.CancelledError:
            self.called_off += 1
            raise
        if self._fails:
            raise RuntimeError
        return last_legal(view)

    def thought_out(self, by: By) -> None:
        """See `forehand.service.elsewhere.Elsewhere`."""
        self.by.append(by)


class Nobody(Elsewhere):
    async def act(self, view: View, level: str, seed: str) -> str | None:
        await super().act(view, level, seed)
        return None


def last_legal(view: View) -> str:
    return view["legal"][-1] if view["legal"] else first_legal(view, "", Random(1))


class Here:
    """Thinks here, and counts it."""

    def __init__(self) -> None:
        self.seeds: list[float] = []

    def think(self, view: View, level: str, random: Random) -> str:
        self.seeds.append(random.random())
        return first_legal(view, level, random)


async def to_bid(elsewhere: Elsewhere, here: Here, seconds: float = 2.0) -> tuple[House, LiveTable]:
    """A table of computer players whose first is about to bid, and takes so many seconds."""
    house = House(think=here.think, elsewhere=elsewhere, thinking_time=lambda *_: seconds)
    live = await house.open(seats=["bot:club"] * 3)
    await live.connect(Ear(), None, None)
    while not elsewhere.asked:
        await house.wait(0.01 if live.table.deal is None else 0)
    return house, live


def done(live: LiveTable) -> list[str]:
    return [str(action) for action in live.table.match.deals[-1].actions]


async def until_done(house: House, live: LiveTable) -> str:
    """The first action, once it is done; no time passes meanwhile."""
    async with asyncio.timeout(10):
        while not done(live):
            await house.wait(0)
            await asyncio.sleep(0.001)  # the server's own thought takes a thread's time
    return done(live)[0]


async def test_what_is_thought_out_elsewhere_is_done_after_the_time_that_was_drawn() -> None:
    elsewhere, here = Elsewhere(), Here()
    house, live = await to_bid(elsewhere, here)
    view = elsewhere.asked[0][0]
    await house.wait(1.9)
    assert [] == done(live)
    await house.wait(0.1)
    assert [last_legal(view)] == done(live)[:1]
    assert ([], "worker") == (here.seeds, elsewhere.by[0])
    await house.tables.stop()


@pytest.mark.parametrize("elsewhere", [Nobody, lambda: Elsewhere(fails=True)], ids=["nobody", "a fault"])
async def test_the_server_thinks_itself_at_once_where_nobody_answers(
    elsewhere: type[Elsewhere], caplog: pytest.LogCaptureFixture
) -> None:
    there, here = elsewhere(), Here()
    house, live = await to_bid(there, here)
    async with asyncio.timeout(10):
        while not here.seeds:
            await house.wait(0)
    await house.wait(2.0)
    assert first_legal(there.asked[0][0], "", Random(1)) == await until_done(house, live)
    assert "server" == there.by[0]
    assert ("could not be asked" in caplog.text) is (elsewhere is not Nobody)
    await house.tables.stop()


async def test_the_server_thinks_with_the_same_chance_while_there_is_still_time() -> None:
    elsewhere, here = Elsewhere(silent=True), Here()
    house, live = await to_bid(elsewhere, here)
    await house.wait(0.7)
    assert ([], []) == (elsewhere.by, here.seeds)
    await house.wait(0.1)
    async with asyncio.timeout(10):
        while not here.seeds:
            await house.wait(0)
    await settle()
    assert ("late", []) == (elsewhere.by[0], done(live))
    await house.wait(1.2)
    assert first_legal(elsewhere.asked[0][0], "", Random(1)) == await until_done(house, live)
    assert Random(elsewhere.asked[0][2]).random() == here.seeds[0]
    assert 1 == elsewhere.called_off
    await house.tables.stop()


async def test_an_answer_that_comes_too_late_is_not_done_any_more() -> None:
    elsewhere, here = Elsewhere(silent=True), Here()
    house, live = await to_bid(elsewhere, here)
    await house.wait(2.0)
    action = await until_done(house, live)
    elsewhere.answers.set()
    await settle()
    assert (action, 1) == (done(live)[0], elsewhere.called_off)
    assert 1 == len(done(live))
    await house.tables.stop()


async def test_who_takes_no_time_waits_for_others_for_a_moment_only() -> None:
    elsewhere, here = Elsewhere(silent=True), Here()
    house, live = await to_bid(elsewhere, here, seconds=0.0)
    await house.wait(AT_LEAST)
    assert first_legal(elsewhere.asked[0][0], "", Random(1)) == await until_done(house, live)
    await house.tables.stop()


async def test_where_there_is_one_thing_to_do_nobody_is_asked() -> None:
    elsewhere, here = Nobody(), Here()
    house, live = await to_bid(elsewhere, here, seconds=0.0)
    async with asyncio.timeout(20):
        while not live.table.match.scores:
            await house.wait(0)
            await asyncio.sleep(0.001)
    assert [] == [view for view, _, _ in elsewhere.asked if len(view["legal"]) == 1]
    assert len(here.seeds) > len(elsewhere.asked)  # the last cards
    await house.tables.stop()
