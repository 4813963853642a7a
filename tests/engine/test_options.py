"""House rules: typed, bounded, written only where they differ from the default."""

from dataclasses import FrozenInstanceError, dataclass

import pytest

from forehand.engine.options import BadOption, changed, choice, fields_of, flag, integer, read_options


@dataclass(frozen=True)
class House:
    deals: int = integer(12, low=3, high=60, step=3)
    open_hand: bool = flag(False)
    lead: str = choice("forehand", "declarer")
    rounds: int = integer(1, low=0, high=9)


def test_options_left_alone_have_their_defaults() -> None:
    assert read_options(House, {}) == House(12, False, "forehand", 1)
    assert [field.name for field in fields_of(House)] == ["deals", "open_hand", "lead", "rounds"]


def test_only_what_differs_is_written_in_the_order_declared() -> None:
    house = read_options(House, {"lead": "declarer", "open_hand": False, "deals": 3})
    assert list(changed(house).items()) == [("deals", 3), ("lead", "declarer")]


@pytest.mark.parametrize("deals", [3, 12, 60])
def test_an_integer_within_bounds_is_taken(deals: int) -> None:
    assert read_options(House, {"deals": deals}).deals == deals


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deals", 0),
        ("deals", 63),
        ("deals", 4),
        ("deals", 12.0),
        ("deals", True),
        ("deals", "12"),
        ("deals", None),
        ("open_hand", 1),
        ("open_hand", 0),
        ("open_hand", "true"),
        ("open_hand", None),
        ("lead", "Declarer"),
        ("lead", ""),
        ("lead", 0),
        ("lead", ["declarer"]),
        ("open-hand", True),
        ("rounds", True),  # though Python counts it as 1
        ("rounds", False),
        ("turns", 3),
    ],
)
def test_anything_else_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(House, {name: value})
    assert refused.value.name == name
    assert refused.value.reason


def test_options_never_change() -> None:
    with pytest.raises(FrozenInstanceError):
        House().deals = 3  # type: ignore[misc]
