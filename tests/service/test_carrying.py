"""The codes by which keys go to other devices."""

from pathlib import Path

import pytest

from forehand.service import carrying
from forehand.service.carrying import KeyCodes
from forehand.service.table import Refused
from forehand.service.world import hashed
from forehand.store.sqlite import FILE, open_store
from tests.support.files import files_with

KEY = "0123456789abcdef" * 4


async def test_a_code_is_good_once_also_at_a_server_that_has_not_given_it(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await KeyCodes(store).add("one", KEY)
    assert KEY == await KeyCodes(store).change("one")
    with pytest.raises(Refused, match="no longer"):
        await KeyCodes(store).change("one")
    store.close()


async def test_a_code_is_good_for_a_short_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "EXPIRES", 0)
    store = open_store(tmp_path)
    await KeyCodes(store).add("one", KEY)
    with pytest.raises(Refused, match="no longer"):
        await KeyCodes(store).change("one")
    store.close()


async def test_a_newer_code_for_the_same_key_takes_the_place_of_the_older(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    codes = KeyCodes(store)
    for code in ("one", "two"):
        await codes.add(code, KEY)
    with pytest.raises(Refused):
        await codes.change("one")
    assert KEY == await codes.change("two")
    store.close()


async def test_neither_the_key_nor_the_code_stands_in_the_file(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await KeyCodes(store).add("the code", KEY)
    assert {FILE + "-wal"} == files_with(hashed("the code"), tmp_path)
    for text in (KEY, "the code"):
        assert set() == files_with(text, tmp_path)
    store.close()
