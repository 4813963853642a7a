"""How people take what is theirs to another device: by a code, good once and for a short while.

For a seat it is changed for a token that replaces theirs when the other device is connected. Until then the old token holds, so
that a lost answer loses no seat. For their statistics it is changed for the key itself, which both devices then have.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from forehand.service.table import Refused, same
from forehand.service.world import hashed
from forehand.store.base import Store

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


class KeyCodes:
    """The codes by which people take their keys along, good at whichever server shares the store. It has a code as its hash, and the
    key only sealed by the code itself: who has the database without the code, which nobody can guess, has no key.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, code: str, key: str) -> None:
        """A new code, in place of an older one for the same key (64 hex digits). Raises StoreError."""
        await self._store.keep_code(hashed(code), hashed(key), _sealed(code, bytes.fromhex(key)).hex(), EXPIRES)

    async def change(self, code: str) -> str:
        """The key, whose code is spent by this. Refused: `bad-code`. Raises StoreError."""
        sealed = await self._store.take_code(hashed(code))
        if sealed is None:
            raise Refused("bad-code", "no key is taken along by this code, or no longer")
        return _sealed(code, bytes.fromhex(sealed)).hex()


def _sealed(code: str, key: bytes) -> bytes:
    """32 bytes of a key sealed, or opened again: a code has 192 random bits, and seals one key."""
    pad = sha256(b"the key that this code carries: " + code.encode()).digest()
    return bytes(one ^ other for one, other in zip(key, pad, strict=True))
