"""The codes by which keys go to other devices."""

import pytest

from forehand.service import carrying
from forehand.service.carrying import EXPIRES, KeyCodes
from forehand.service.table import Refused


class Hours:
    """A clock set by hand."""

    now = 0.0

    def time(self) -> float:
        return self.now


def test_a_code_is_good_once_and_for_a_short_while() -> None:
    hours = Hours()
    codes = KeyCodes(hours.time)
    codes.add("one", "key")
    assert "key" == codes.change("one")
    with pytest.raises(Refused, match="no longer"):
        codes.change("one")
    codes.add("two", "key")
    hours.now = EXPIRES
    with pytest.raises(Refused, match="no longer"):
        codes.change("two")


def test_a_newer_code_for_the_same_key_takes_the_place_of_the_older() -> None:
    codes = KeyCodes(Hours().time)
    for code in ("one", "two"):
        codes.add(code, "key")
    with pytest.raises(Refused):
        codes.change("one")
    assert "key" == codes.change("two")


def test_no_more_keys_are_held_at_once_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "MOST_KEYS", 2)
    hours = Hours()
    codes = KeyCodes(hours.time)
    for number in (1, 2):
        codes.add(f"code {number}", f"key {number}")
    with pytest.raises(Refused) as refused:
        codes.add("code 3", "key 3")
    assert "rate-limited" == refused.value.code
    hours.now = EXPIRES
    codes.add("code 3", "key 3")
