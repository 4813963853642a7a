"""Sets of deals close whatever has become of a table where one is played, and not before all that was played is kept."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from forehand.service import duplicate
from forehand.service.duplicate import Duplicates
from forehand.service.table import Refused
from forehand.service.world import hashed
from forehand.store.base import KeptPerson, StoreError
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

    monkeypatch.setattr(house.store, "close_set", silent)
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


async def come_of(duplicates: Duplicates, name: str) -> tuple[list[str], list[str]]:
    """Of a set of one deal that has closed: who has played it, and who has not finished."""
    found = await duplicates.find(name)
    assert found.kept.closed
    (deal,) = (await duplicates.told(found, None, "")).deals
    return [one.name for one in deal.results or []], deal.unfinished


async def test_what_was_played_in_time_counts_and_what_is_over_too_late_does_not() -> None:
    wall = Wall()
    house = House(utc=wall)
    duplicates = Duplicates(house.shell, house.tables)
    found, _ = await duplicates.make("perfrance", {}, deals=1, days=1)
    tokens = {person: (await duplicates.join(found.name, person))[1] for person in ("Ada", "Bo", "Cy")}
    tables = {person: await duplicates.play(found.name, 1, hashed(token)) for person, token in tokens.items()}
    wall.now += timedelta(days=1, seconds=-1)
    await house.plays(tables["Ada"], tokens["Ada"])
    wall.now += timedelta(seconds=1)
    await house.plays(tables["Bo"], tokens["Bo"])  # before anybody looks at the set
    assert (["Ada"], ["Bo", "Cy"]) == await come_of(duplicates, found.name)
    await house.plays(tables["Cy"], tokens["Cy"])
    assert (["Ada"], ["Bo", "Cy"]) == await come_of(duplicates, found.name)


async def test_a_deal_that_is_over_too_late_at_a_server_that_is_then_gone_counts_at_no_other() -> None:
    wall = Wall()
    here, there = House(utc=wall), House(utc=wall)
    vars(there.store).update(vars(here.store))  # one database
    duplicates = Duplicates(here.shell, here.tables)
    found, _ = await duplicates.make("perfrance", {}, deals=1, days=1)
    _, token = await duplicates.join(found.name, "Ada")
    table = await Duplicates(there.shell, there.tables).play(found.name, 1, hashed(token))
    wall.now += timedelta(days=1)
    there.store.find_set = asyncio.Event().wait  # once the deal's last event is stored it asks nothing more
    await there.plays(table, token)
    assert ([], ["Ada"]) == await come_of(duplicates, found.name)


async def test_what_an_older_version_had_not_kept_when_it_ended_is_made_up_for_while_the_set_is_open() -> None:
    wall = Wall()
    store = Memory()
    house = House(store, utc=wall)
    duplicates = Duplicates(house.shell, house.tables)
    found, _ = await duplicates.make("perfrance", {}, deals=2, days=1)
    _, token = await duplicates.join(found.name, "Ada")
    tables = [await duplicates.play(found.name, deal, hashed(token)) for deal in (1, 2)]
    (before,) = store.runs[found.name]
    for table in tables:
        await house.plays(table, token)
    kept = await store.run_of(found.name, hashed(token))
    store.runs[found.name] = [before]
    await House(store, utc=wall).tables.find(tables[0])
    wall.now += timedelta(days=1)
    await House(store, utc=wall).tables.find(tables[1])
    again = await store.run_of(found.name, hashed(token))
    assert kept is not None
    assert again is not None
    assert (kept.deals[0], before.deals[1]) == again.deals


async def test_of_two_that_look_the_same_and_of_those_beyond_the_limit_one_comes_in_at_all_servers_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Memory()
    servers = [Duplicates(house.shell, house.tables) for house in (House(store), House(store))]
    found, _ = await servers[0].make("perfrance", {}, deals=1, days=1)
    people = store.people

    async def slowly(name: str) -> list[KeptPerson]:
        found = await people(name)
        await settle()  # all have read who plays before anybody is added
        return found

    monkeypatch.setattr(store, "people", slowly)
    monkeypatch.setattr(duplicate, "MOST_PEOPLE", 3)

    async def came(names: Sequence[str]) -> list[object]:
        joining = (each.join(found.name, name) for each, name in zip(servers * 4, names, strict=False))
        outcomes = await asyncio.gather(*joining, return_exceptions=True)
        assert all(isinstance(each, (Refused, tuple)) for each in outcomes)
        return sorted(each.code if isinstance(each, Refused) else str(each[0]) for each in outcomes)

    assert ["1", "name-taken", "name-taken"] == await came(["Paul", "Pau1", "PAUL"])
    assert ["2", "3", "table-full", "table-full"] == await came(["Ada", "Bo", "Cy", "Di"])


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
