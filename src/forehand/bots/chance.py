"""Chance, handed in."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of chance, such as `random.Random`."""

    def random(self) -> float:
        """A number from 0 up to, but without, 1."""
        ...


def pick(some: Sequence[T], random: Chance) -> T:
    """One of `some`, each as likely."""
    return some[int(random.random() * len(some))]
