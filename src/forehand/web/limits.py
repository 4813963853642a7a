"""How often something may be asked: a bucket of tokens for each asker."""

import asyncio
from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic

from starlette.datastructures import Headers
from starlette.types import Scope

_MOST = 10_000
"""Askers remembered; beyond that those whose bucket is full again are forgotten."""


def asker(scope: Scope) -> str:
    """Who asks, for limits: the address, or of an IPv6 address the 64 bits that one way into the net has."""
    client: tuple[str, int] | None = scope.get("client")
    return counted_as(client[0] if client else "")


def neighbourhood(scope: Scope) -> str:
    """Whose share something is that many have to share: the address, or of an IPv6 address the 48 bits that one customer may have."""
    client: tuple[str, int] | None = scope.get("client")
    return counted_as(client[0] if client else "", 48)


def is_local(scope: Scope) -> bool:
    """Whether the asker is on this machine, and asks for nobody else as a web server in front does."""
    client: tuple[str, int] | None = scope.get("client")
    address = address_of(client[0] if client else "")
    local = address is not None and address.is_loopback
    return local and not {"forwarded", "x-forwarded-for"} & set(Headers(scope=scope))


def address_of(host: str) -> IPv4Address | IPv6Address | None:
    """The address of that text, None where it is none. A socket for both families has those of IPv4 as IPv6 ones."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def counted_as(host: str, bits: int = 64) -> str:
    """What limits take an address for; of an IPv6 address so many `bits` count."""
    address = address_of(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address) >> 128 - bits << 128 - bits, bits)))
    return host if address is None else str(address)


class Room:
    """How many may be at something at once: of one asker, and all together. Where all places are taken, the one who has most gives the
    oldest of theirs to somebody who has fewer: so a few can't keep it from everybody else.
    """

    def __init__(self, of_one: int, of_all: int) -> None:
        self._of_one, self._of_all = of_one, of_all
        self._here: dict[str, list[asyncio.Timeout]] = {}

    def has_place(self, who: str) -> bool:
        """Whether one more of this asker's is in order."""
        return self._count(who) < self._of_one and (not self._is_full or self._greediest(who) is not None)

    @contextmanager
    def held(self, who: str, patience: asyncio.Timeout) -> Generator[None]:
        """One more is there, for which there is a place. If it has to give way, its `patience` is at an end."""
        if self._is_full and (other := self._greediest(who)) is not None:
            first = self._here[other][0]
            self._forget(other, first)
            if not first.expired():
                first.reschedule(asyncio.get_running_loop().time())
        self._here.setdefault(who, []).append(patience)
        try:
            yield
        finally:
            self._forget(who, patience)

    @property
    def _is_full(self) -> bool:
        return sum(map(len, self._here.values())) >= self._of_all

    def _count(self, who: str) -> int:
        return len(self._here.get(who, ()))

    def _greediest(self, who: str) -> str | None:
        """Whoever has most, and has no fewer than this asker once they have changed one place."""
        most = max(self._here, key=self._count, default=None)
        return most if most is not None and self._count(most) > self._count(who) + 1 else None

    def _forget(self, who: str, patience: asyncio.Timeout) -> None:
        left = [one for one in self._here.get(who, ()) if one is not patience]
        if left:
            self._here[who] = left
        else:
            self._here.pop(who, None)


class Limit:
    """`burst` times at once, then `rate` times a second, for each key by itself."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[Hashable, tuple[float, float]] = {}
        self._most = _MOST

    def allows(self, key: Hashable = None, times: int = 1) -> bool:
        """Whether once more, or so many times, is in order; if so it counts."""
        left = self.left(key)
        if left < times:
            return False
        self.spend(key, times)
        return True

    def spend(self, key: Hashable, times: int) -> None:
        """Count so many times, in order or not: more than there are left are owed."""
        self._buckets[key] = (self.left(key) - times, self._now())
        if len(self._buckets) > self._most:
            self._forget_full()

    def left(self, key: Hashable = None) -> float:
        """How many times would be in order now."""
        level, then = self._buckets.get(key, (self._burst, 0.0))
        return min(self._burst, level + (self._now() - then) * self._rate)

    def _forget_full(self) -> None:
        for key in [key for key in self._buckets if self.left(key) >= self._burst]:
            del self._buckets[key]
        self._most = max(_MOST, 2 * len(self._buckets))  # so that a crowd is not looked through at each call
