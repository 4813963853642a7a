"""Sets of deals close whatever has become of a table where one is played, and not before all that was played is kept."""

from typing import Any

import pytest

from forehand.service.duplicate import Duplicates
from forehand.service.world import hashed
from forehand.store.base import StoreError
from tests.service.shell import House


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
