"""Codes by which people take their seats to another device: once each, and for a short while."""

from collections.abc import Callable
from dataclasses import dataclass

from forehand.service.table import Refused, same

EXPIRES = 300
"""Seconds for which a code is good."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Whose code it is, known by its hash, and until when."""

    code: str
    seat: int
    person: int
    until: float


class Codes:
    """A table's codes. They are kept in memory alone: a restart ends them, and another is quickly asked for."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._passes: list[Pass] = []

    def add(self, code: str, seat: int, person: int) -> None:
        """A new code, in place of an older one of the same person."""
        now = self._now()
        kept = [one for one in self._passes if one.person != person and one.until > now]
        self._passes = [*kept, Pass(code, seat, person, now + EXPIRES)]

    def use(self, code: str) -> Pass:
        """What the code with that hash is good for; it is spent by this. Refused: `bad-code`."""
        now = self._now()
        found = [one for one in self._passes if same(one.code, code) and one.until > now]
        if not found:
            raise Refused("bad-code", "no seat is taken along by this code, or no longer")
        self._passes.remove(found[0])
        return found[0]
