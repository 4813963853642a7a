"""How people take what is theirs to another device: by a code, good once and for a short while.

For a seat it is changed for a token that replaces theirs when the other device is connected. Until then the old token holds, so
that a lost answer loses no seat. For their statistics it is changed for the key itself, which both devices then have.
"""

from collections.abc import Callable
from dataclasses import dataclass

from forehand.service.table import Refused, same

EXPIRES = 300
"""Seconds for which a code is good, and then the token that was given for it."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What is good for a person's seat, known by its hash, and until when."""

    hash: str
    person: int
    until: float


class Codes:
    """A table's codes, and the tokens given for them whose devices are still to come. They are kept in memory alone: a
    restart ends them, and another is quickly asked for.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._codes: list[Secret] = []
        self._tokens: list[Secret] = []

    def add(self, code: str, person: int) -> None:
        """A new code, in place of an older one of the same person."""
        self._codes = [*self._others(self._codes, person), self._secret(code, person)]

    def change(self, code: str, token: str) -> int:
        """Whose code it is, which is spent by this; the token is expected from now on. Refused: `bad-code`."""
        person = self._whose(self._codes, code)
        if person is None:
            raise Refused("bad-code", "no seat is taken along by this code, or no longer")
        self._codes = self._others(self._codes, person)
        self._tokens = [*self._others(self._tokens, person), self._secret(token, person)]
        return person

    def expected(self, token: str) -> int | None:
        """Whose device is to come with this token."""
        return self._whose(self._tokens, token)

    def arrived(self, person: int) -> None:
        """The person's device has come."""
        self._tokens = self._others(self._tokens, person)

    @property
    def good(self) -> bool:
        """Whether any code or token is still good."""
        now = self._now()
        return any(one.until > now for one in (*self._codes, *self._tokens))

    def _secret(self, hash_: str, person: int) -> Secret:
        return Secret(hash_, person, self._now() + EXPIRES)

    def _others(self, secrets: list[Secret], person: int) -> list[Secret]:
        now = self._now()
        return [one for one in secrets if one.person != person and one.until > now]

    def _whose(self, secrets: list[Secret], hash_: str) -> int | None:
        now = self._now()
        return next((one.person for one in secrets if same(one.hash, hash_) and one.until > now), None)


MOST_KEYS = 10_000
"""Keys on their way at once."""


class KeyCodes:
    """The codes by which people take their keys along, and the keys, in memory alone and for no longer than they are good."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._keys: dict[str, tuple[str, float]] = {}

    def add(self, code: str, key: str) -> None:
        """A new code, known by its hash, in place of an older one for the same key. Refused: `rate-limited`."""
        now = self._now()
        self._keys = {one: held for one, held in self._keys.items() if held[1] > now and held[0] != key}
        if len(self._keys) >= MOST_KEYS:
            raise Refused("rate-limited", "too many keys are on their way")
        self._keys[code] = key, now + EXPIRES

    def change(self, code: str) -> str:
        """The key, whose code is spent by this. Refused: `bad-code`."""
        key, until = self._keys.pop(code, ("", 0.0))
        if until <= self._now():
            raise Refused("bad-code", "no key is taken along by this code, or no longer")
        return key
