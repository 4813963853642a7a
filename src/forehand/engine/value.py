"""Frozen values that are changed by making another."""

from functools import cached_property
from typing import Any, ClassVar, Self


class Value:
    """Base of the frozen dataclasses that every action makes anew. What is a `cached_property` of one is worked out once, and anew
    for each other value.
    """

    _worked_out: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = (name for name, what in vars(cls).items() if isinstance(what, cached_property))
        cls._worked_out = (*cls._worked_out, *own)

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed: `dataclasses.replace`, several times as fast."""
        fields = self.__dict__ | changes
        for name in self._worked_out:
            fields.pop(name, None)
        new = object.__new__(self.__class__)
        _fill(new, fields)
        return new


_fill = Value.__dict__["__dict__"].__set__
"""Gives a new value its fields at once, past the guard that keeps it frozen."""
