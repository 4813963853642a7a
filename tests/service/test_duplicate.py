"""Sets of deals close whatever has become of a table where one is played, and not before all that was played is kept."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from forehand.service import duplicate
from forehand.service.duplicate import Duplicates
from forehand.service.world import hashed
from forehand.store.base import StoreError
from tests.service.shell import House, Memory, settle


async def begun(house: House) -> tuple[Duplicates, str, str, str]:
    """A set of one deal that somebody has begun to play: its name, its maker's token as the server keeps it, and the table's name."""
    duplicates = Duplicates(house.shell, house.tables)
    found, maker = await duplicates.make("perfrance", {}, deals=1, days=1)
    _, token = await duplicates.join(found.name, "Ada")
    table = await duplicates.play(found.name, 1, hashed(token))
    return duplicates, found.name, hashed(maker), table


async def test_a_table_that_can_not_be_read_keeps_no_set_from_closing() -> None:
    house = House()
    duplicates, name, maker, table = await begun(house)
    house.store.events[table] = [b"{}"]
    await duplicates.close(name, maker)
    found = await duplicates.find(name)
    assert found.kept.closed
    (deal,) = (await duplicates.told(found, None, "")).deals
    assert (["Ada"], []) == (deal.unfinished, deal.results)


async def test_while_the_store_does_not_answer_no_set_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    duplicates, name, maker, _ = await begun(house)

    async def silent(*_: Any) -> None:
        raise StoreError("no answer")

    monkeypatch.setattr(house.store, "look", silent)
    with pytest.raises(StoreError):
        await duplicates.close(name, maker)
    monkeypatch.undo()
    assert not (await duplicates.find(name)).kept.closed


class Wall:
    """A clock on the wall that a test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


async def test_a_set_that_closes_keeps_what_was_played_before_its_server_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    duplicates = Duplicates(house.shell, house.tables)
    monkeypatch.setattr(house.tables, "played", lambda _: None)  # killed before it was kept
    monkeypatch.setattr(duplicate, "MOST_AT_ONCE", 2)
    found, maker = await duplicates.make("perfrance", {}, deals=1, days=1)
    for person in ("Ada", "Bo", "Cy", "Di", "Eve"):
        _, token = await duplicates.join(found.name, person)
        table = await duplicates.play(found.name, 1, hashed(token))
        if person != "Cy":
            await house.plays(table, token)
    await duplicates.close(found.name, hashed(maker))
    (deal,) = (await duplicates.told(await duplicates.find(found.name), None, "")).deals
    assert (["Ada", "Bo", "Di", "Eve"], ["Cy"]) == (sorted(one.name for one in deal.results or []), deal.unfinished)


async def test_while_a_set_closes_nobody_waits_who_plays_another_and_what_is_over_too_late_is_not_kept() -> None:
    wall = Wall()
    house = House(utc=wall)
    duplicates = Duplicates(house.shell, house.tables)
    found, _ = await duplicates.make("perfrance", {}, deals=1, days=1)
    other, _ = await duplicates.make("perfrance", {}, deals=1, days=9)
    _, token = await duplicates.join(found.name, "Ada")
    table = await duplicates.play(found.name, 1, hashed(token))
    _, elsewhere = await duplicates.join(other.name, "Ada")
    wall.now += timedelta(days=1)
    gate, read = asyncio.Event(), house.store.look

    async def waits(name: str) -> list[bytes]:
        if name == table:
            await gate.wait()
        return await read(name)

    house.store.look = waits
    closing = asyncio.create_task(duplicates.find(found.name))
    await settle()
    assert await duplicates.play(other.name, 1, hashed(elsewhere))
    await house.plays(table, token)
    assert not closing.done()
    gate.set()
    (deal,) = (await duplicates.told(await closing, None, "")).deals
    assert ([], ["Ada"]) == (deal.results, deal.unfinished)


async def test_two_servers_that_begin_a_deal_at_once_make_one_table() -> None:
    """Each sees no table, and then makes it."""
    store = Memory()
    one, other = House(store), House(store)
    duplicates = Duplicates(one.shell, one.tables)
    found, _ = await duplicates.make("perfrance", {}, deals=1, days=1)
    _, token = await duplicates.join(found.name, "Ada")
    store.gate = asyncio.Event()
    both = [
        asyncio.create_task(each.play(found.name, 1, hashed(token)))
        for each in (duplicates, Duplicates(other.shell, other.tables))
    ]
    await settle()
    store.gate.set()
    tables = await asyncio.gather(*both)
    assert tables[0] == tables[1]
    assert 2 == len(store.events[tables[0]])
