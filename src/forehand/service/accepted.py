"""Which requests of people were accepted, so that each is done once, however often it is sent.

They are remembered as long as the table lives. So one takes 16 bytes: short hashes of who sent it under which id and of
what it was, and the version that it became. A full part is shared by all later values of the table.
"""

from dataclasses import dataclass
from hashlib import blake2b
from struct import Struct

PART = 256
"""Requests in one part; adding one copies the last part alone."""

_ONE = Struct("!8s4sI")


@dataclass(frozen=True, slots=True)
class Done:
    """A request that was accepted, as which version."""

    what: bytes
    version: int

    def is_of(self, text: str | None) -> bool:
        """Whether it was what this text tells."""
        return text is not None and self.what == _what(text)


@dataclass(frozen=True, slots=True)
class Accepted:
    """The accepted requests of a table."""

    parts: tuple[bytes, ...] = (b"",)

    def noted(self, person: int, id_: str, text: str, version: int) -> "Accepted":
        """One more: what the person of that number sent under that id."""
        one = _ONE.pack(_who(person, id_), _what(text), version)
        *full, last = self.parts
        parts = (*full, last, one) if len(last) == PART * _ONE.size else (*full, last + one)
        return Accepted(parts)

    def find(self, person: int, id_: str) -> Done | None:
        """What the person of that number sent under that id, if it was accepted."""
        who = _who(person, id_)
        for part in reversed(self.parts):
            at = part.find(who)
            while at >= 0 and at % _ONE.size:
                at = part.find(who, at + 1)
            if at >= 0:
                _, what, version = _ONE.unpack_from(part, at)
                return Done(what, version)
        return None


NONE = Accepted()
"""Those of a new table."""


def _who(person: int, id_: str) -> bytes:
    return blake2b(f"{person} {id_}".encode(), digest_size=8).digest()


def _what(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=4).digest()
