"""Frozen values that are changed by making another."""

from typing import Any, Self


class Value:
    """Base of the frozen dataclasses that every action makes anew."""

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed: `dataclasses.replace`, several times as fast."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update(changes)
        return new
