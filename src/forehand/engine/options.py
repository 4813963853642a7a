"""House rules: options as typed, bounded values, declared once as the fields of a frozen dataclass."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

OptionValue = int | bool | str


class BadOption(ValueError):
    """An option that the game does not have, or a value out of range."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name, self.reason = name, reason


@dataclass(frozen=True, slots=True)
class Integer:
    """A whole number from `low` to `high` in steps."""

    default: int
    low: int
    high: int
    step: int = 1

    kind = "integer"

    def check(self, value: object) -> str | None:
        """Why the value can't be, or None."""
        if type(value) is not int:
            return "takes a whole number"
        if not self.low <= value <= self.high or (value - self.low) % self.step:
            in_steps = f" in steps of {self.step}" if self.step > 1 else ""
            return f"takes {self.low} to {self.high}{in_steps}"
        return None


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    default: bool

    kind = "flag"

    def check(self, value: object) -> str | None:
        """Why the value can't be, or None."""
        return None if type(value) is bool else "takes true or false"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    default: str
    values: tuple[str, ...]

    kind = "choice"

    def check(self, value: object) -> str | None:
        """Why the value can't be, or None."""
        return None if value in self.values else f"takes {' or '.join(self.values)}"


Kind = Integer | Flag | Choice


@dataclass(frozen=True, slots=True)
class Field:
    """An option's name and what it may be."""

    name: str
    kind: Kind


def _declared(kind: Kind) -> Any:
    return field(default=kind.default, metadata={"kind": kind})


def integer(default: int, *, low: int, high: int, step: int = 1) -> Any:
    """Declares a whole number from `low` to `high`."""
    return _declared(Integer(default, low, high, step))


def flag(default: bool) -> Any:
    """Declares a house rule that is on or off."""
    return _declared(Flag(default))


def choice(*values: str) -> Any:
    """Declares one of a few words, the first being the default."""
    return _declared(Choice(values[0], values))


def fields_of(options: Any) -> tuple[Field, ...]:
    """The options that a dataclass of options (or one of its values) declares, in its order."""
    return tuple(Field(each.name, each.metadata["kind"]) for each in fields(options))


def read_options(options: Any, given: Mapping[str, object]) -> Any:
    """The options with the values `given`, the others at their default. Raises `BadOption`."""
    kinds = {each.name: each.kind for each in fields_of(options)}
    for name, value in given.items():
        if name not in kinds:
            raise BadOption(name, "the game has no such option")
        if reason := kinds[name].check(value):
            raise BadOption(name, reason)
    return options(**given)


def changed(options: Any) -> dict[str, OptionValue]:
    """The options that differ from their default, in the order declared."""
    return dict(_changed(options))


@lru_cache(maxsize=256)
def _changed(options: Any) -> dict[str, OptionValue]:
    values = {each.name: getattr(options, each.name) for each in fields_of(options)}
    return {each.name: values[each.name] for each in fields_of(options) if values[each.name] != each.kind.default}
