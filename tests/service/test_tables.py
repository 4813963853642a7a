"""Tables that nobody uses lie in the store alone, and come back when they are asked for."""

import gc

import pytest

from forehand.service import commands as ask
from forehand.service import tables
from forehand.service.live import LiveTable
from forehand.service.table import Refused
from forehand.service.tables import DAY, LOOK_FOR_ABANDONED, UNUSED, Tables
from forehand.service.world import hashed
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
    assert 4 == again.tables.count


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


@pytest.mark.parametrize("days", [30, 0])
async def test_an_unfinished_table_that_nobody_visits_for_long_is_closed(days: int) -> None:
    house = House(close_after=days)
    await swept(house)
    abandoned, visited, finished = await seated(house), await house.open(), await house.open()
    await left(house, abandoned)
    await finished.do(ask.End(hashed(house.host)))
    await house.tables.stop()
    for day in range(40):
        again = House(house.store, close_after=days)
        again.clock.now = house.clock.now + day * DAY
        await swept(again)
        ear = Ear()
        await (await again.tables.find(visited.table.id)).connect(ear, None, None)
        await again.wait(LOOK_FOR_ABANDONED)
        await again.tables.stop()
    closed = {name: await _closed(house, name) for name in house.store.events}
    assert {abandoned.table.id: days > 0, finished.table.id: False, visited.table.id: False} == closed


async def _closed(house: House, name: str) -> bool:
    return (await Tables(house.shell).find(name)).table.closed


async def test_a_closed_table_takes_nobody_in() -> None:
    house = House()
    live = await house.open()
    await live.do(ask.Close())
    with pytest.raises(Refused, match="closed"):
        await house.come(live, "Ada")
