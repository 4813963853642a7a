"""Tables that nobody uses lie in the store alone, and come back when they are asked for."""

import gc

import pytest

from forehand.service import commands as ask
from forehand.service import tables
from forehand.service.live import LiveTable
from forehand.service.table import Refused
from forehand.service.tables import DAY, LOOK_FOR_ABANDONED, MOST_ARCHIVED, UNUSED, Tables
from forehand.service.world import hashed
from tests.service.seated import settings
from tests.service.shell import Ear, House
from tests.service.test_live import NAMES, dealt, seated

A_WHILE = UNUSED + 2 * tables.SWEEP


async def swept(house: House) -> None:
    """The tables are looked after."""
    house.tables.begin()
    await house.wait(0)
    assert house.tables.ready


async def left(house: House, live: LiveTable) -> None:
    """All of the table's people are gone."""
    for name in NAMES:
        await live.disconnect(house.ears[name])


async def test_a_table_that_nobody_uses_is_left_to_the_store_and_comes_back_as_it_was() -> None:
    house = House()
    await swept(house)
    live = await dealt(house)
    name, hands = live.table.id, live.table.match.deals[0].hands
    await house.wait(A_WHILE)
    assert 1 == house.tables.count
    await left(house, live)
    del live
    house.ears.clear()
    await house.wait(A_WHILE)
    gc.collect()
    assert (0, 1) == (house.tables.count, house.tables.total)
    again = await house.tables.find(name)
    assert hands == again.table.match.deals[0].hands
    ada = await house.come(again, "Ada")
    assert "view" in ada.kinds()


async def test_who_holds_a_table_and_who_asks_for_it_have_the_same_one() -> None:
    house = House()
    await swept(house)
    live = await house.open()
    await house.wait(A_WHILE)
    assert 0 == house.tables.count
    assert live is await house.tables.find(live.table.id)
    assert 1 == house.tables.count


async def test_a_seat_that_is_being_taken_along_keeps_its_table_in_use() -> None:
    house = House()
    await swept(house)
    live = await seated(house)
    code = live.carry_code(0, hashed("Ada"))
    await left(house, live)
    await house.wait(A_WHILE)
    assert 1 == house.tables.count
    assert 0 == live.carry(code)[0]


async def test_beyond_a_number_of_unused_tables_the_first_of_them_are_left_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "MOST_UNUSED", 3)
    house = House()
    names = [(await house.open()).table.id for _ in range(10)]
    assert house.tables.count <= 7
    again = House(house.store)
    await swept(again)
    assert 3 == again.tables.count
    assert 10 == again.tables.total
    await again.tables.find(names[0])
    assert 3 == again.tables.count


async def test_a_listed_table_is_listed_though_it_is_unused() -> None:
    house = House()
    await swept(house)
    open_, _, full = await house.open(listed=True), await house.open(), await house.open(listed=True)
    for name in NAMES:
        await full.do(ask.Sit(name, None, hashed(name)))
    name = open_.table.id
    del open_, full
    await house.wait(A_WHILE)
    assert 0 == house.tables.count
    assert [name] == [live.table.id for live in await house.tables.listed()]
    await house.wait(A_WHILE)
    assert [name] == [live.table.id for live in await house.tables.listed()]


async def test_the_operator_is_shown_those_in_use_and_then_the_newest() -> None:
    house = House()
    await swept(house)
    names = [(await house.open()).table.id for _ in range(5)]
    await house.wait(A_WHILE)
    await (await house.tables.find(names[1])).connect(Ear(), None, None)
    assert [names[1], names[4], names[3]] == [live.table.id for live in await house.tables.newest(3)]


async def run_for(house: House, days: float) -> None:
    """The server runs for so long."""
    await swept(house)
    await house.wait(days * DAY)
    await house.tables.stop()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are looked after less often, for tests of many days."""
    monkeypatch.setattr(tables, "SWEEP", DAY / 4)
    monkeypatch.setattr(tables, "LOOK_FOR_ABANDONED", DAY / 2)
    monkeypatch.setattr(tables, "MOST_AT_ONCE", DAY)


async def abandoned_one(house: House) -> str:
    """A table with people who are gone, and come no more."""
    live = await seated(house)
    await left(house, live)
    return live.table.id


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("days", [30, 0])
async def test_an_unfinished_table_that_nobody_visits_for_long_is_closed(days: int) -> None:
    house = House(close_after=days)
    abandoned, visited, finished = await abandoned_one(house), await house.open(), await house.open()
    await finished.do(ask.End(hashed(house.host)))
    for _ in range(4):
        again = House(house.store, close_after=days)
        ear = Ear()
        await (await again.tables.find(visited.table.id)).connect(ear, None, None)
        await run_for(again, 10)
        assert not ear.ended
    closed = {name: await _closed(house, name) for name in house.store.events}
    assert {abandoned: days > 0, finished.table.id: False, visited.table.id: False} == closed


@pytest.mark.usefixtures("slow")
async def test_only_the_time_counts_in_which_the_server_runs_and_its_first_day_closes_nothing() -> None:
    house = House(close_after=30)
    name = await abandoned_one(house)
    for days, closed in (29.5, False), (0.9, False), (0.9, False), (1.5, True):
        again = House(house.store, close_after=30)
        again.clock.now = 1000 * DAY  # whatever time it is
        await run_for(again, days)
        assert closed is await _closed(house, name)


@pytest.mark.usefixtures("slow")
async def test_a_clock_that_jumps_closes_nothing() -> None:
    house = House(close_after=30)
    name = await abandoned_one(house)
    await swept(house)
    await house.wait(2 * DAY)
    house.clock.now += 1000 * DAY
    await house.wait(2 * DAY)
    assert not await _closed(house, name)


@pytest.mark.usefixtures("slow")
async def test_a_table_that_was_looked_at_is_not_rebuilt_at_each_look_and_one_that_fails_is_tried_again() -> None:
    house = House(close_after=30)
    name, bad = await abandoned_one(house), (await house.open()).table.id
    await house.tables.stop()
    log = house.store.events[bad]
    house.store.events[bad] = [b"?"]
    await run_for(House(house.store, close_after=30), 32)
    assert await _closed(house, name)
    assert [bad] == await house.store.unused_for(0, 9)
    house.store.events[bad] = log
    await run_for(House(house.store, close_after=30), 2)
    assert await _closed(house, bad)
    assert [] == await house.store.unused_for(0, 9)


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("days", [30, 0])
async def test_a_table_that_nobody_visits_for_long_is_archived(days: int) -> None:
    house = House(keep_events=days)
    unvisited, visited = [await abandoned_one(house) for _ in range(MOST_ARCHIVED + 1)], await house.open()
    for running in (10, 10, 9, 2):
        assert set() == house.store.archived
        again = House(house.store, keep_events=days)
        await (await again.tables.find(visited.table.id)).connect(Ear(), None, None)
        await run_for(again, running)
    assert (set(unvisited) if days else set()) == house.store.archived


async def test_what_could_not_be_stored_of_a_visit_is_stored_later_or_when_the_server_stops() -> None:
    house = House()
    await swept(house)
    first, second = await house.open(), await house.open()
    await first.connect(ear := Ear(), None, None)
    house.store.fails = True
    await house.wait(LOOK_FOR_ABANDONED)
    assert 0 == house.store.used[first.table.id]
    house.store.fails = False
    await house.wait(tables.SWEEP)
    assert LOOK_FOR_ABANDONED <= house.store.used[first.table.id] <= LOOK_FOR_ABANDONED + tables.SWEEP
    await (await house.tables.find(second.table.id)).connect(Ear(), None, None)
    await first.disconnect(ear)
    await house.tables.stop()
    assert house.store.ran == house.store.used[second.table.id] >= LOOK_FOR_ABANDONED


async def test_a_store_that_does_not_tell_its_tables_at_the_start_is_asked_again() -> None:
    house = House()
    name = (await house.open()).table.id
    again = House(house.store)
    again.store.fails = True
    again.tables.begin()
    await again.wait(tables.RETRY)
    assert not again.tables.ready
    again.store.fails = False
    await again.wait(tables.RETRY)
    assert again.tables.ready
    assert [name] == [live.table.id for live in await again.tables.newest(9)]


async def test_tables_are_listed_by_their_use_whatever_lies_in_the_store() -> None:
    house = House()
    await swept(house)
    old = [(await house.open(listed=True)).table.id for _ in range(2)]
    await house.wait(A_WHILE)
    assert 0 == house.tables.count
    new = (await house.open(listed=True)).table.id
    for _ in range(2):
        assert [new, *reversed(old)] == [live.table.id for live in await house.tables.listed()]
        await house.wait(2 * A_WHILE)
    await house.tables.find(old[0])
    assert [old[0], new, old[1]] == [live.table.id for live in await house.tables.listed()]


async def test_who_makes_many_tables_keeps_nobody_elses_from_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those in memory nor those in the store."""
    monkeypatch.setattr(tables, "MOST_LISTED", 4)
    house = House()
    await swept(house)

    async def made(maker: str) -> str:
        live, _ = await house.tables.create("priffe", {}, None, settings(listed=True), maker)
        return live.table.id

    mine = [await made("mine") for _ in range(2)]
    others = await made("other's")
    many = [await made("greedy") for _ in range(9)]
    for _ in range(2):
        found = [live.table.id for live in await house.tables.listed()]
        assert [many[8], others, mine[1], many[7]] == found
        del found
        await house.wait(A_WHILE)
        await house.wait(A_WHILE)
        assert 0 == house.tables.count


async def test_a_table_that_can_not_be_read_is_left_out_of_the_list() -> None:
    house = House()
    await swept(house)
    bad, good = [(await house.open(listed=True)).table.id for _ in range(2)]
    await house.wait(A_WHILE)
    gc.collect()
    house.store.events[bad] = [b"?"]
    assert [good] == [live.table.id for live in await house.tables.listed()]


async def _closed(house: House, name: str) -> bool:
    return (await Tables(house.shell).find(name)).table.closed


async def test_a_closed_table_takes_nobody_in() -> None:
    house = House()
    live = await house.open()
    await live.do(ask.Close())
    with pytest.raises(Refused, match="closed"):
        await house.come(live, "Ada")
