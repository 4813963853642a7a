"""A port of the router from its opening to its end, and whether it leads in from the internet."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, ip_network
from math import inf

from forehand.internet.lease import LIFETIME, SHORTEST, Denied, Lease, NoAnswer, Way

SHARED = ip_network("100.64.0.0/10")
"""Addresses that a provider gives to many houses at once (RFC 6598)."""
RETRY = 60.0
"""Seconds at most until a renewal that failed is tried again; sooner while the lease lasts."""
GOODBYE = 3.0
"""Seconds for giving the port back."""

Sleep = Callable[[float], Awaitable[object]]


class Indoors(Exception):
    """The router's own address is not of the internet: behind it is another router, or a provider's."""

    def __init__(self, address: IPv4Address) -> None:
        super().__init__(f"the router's outside address is {address}")
        self.address = address

    @property
    def shared(self) -> bool:
        """Whether it is the provider's that many houses share."""
        return self.address in SHARED


class Door:
    """A port that is asked for by the first way that grants it, renewed and given back."""

    def __init__(self, port: int, ways: Sequence[Way], *, sleep: Sleep = asyncio.sleep) -> None:
        self._port = port
        self._ways = ways
        self._sleep = sleep
        self._held: tuple[Way, Lease | None] | None = None
        """What is to be given back: no lease yet where the answer was still awaited."""

    async def open(self) -> Lease:
        """Ask each way in turn. Raises Denied where one answered and refused, NoAnswer where none did, Indoors."""
        denied: Denied | None = None
        for way in self._ways:
            try:
                return await self._ask(way, self._port)
            except Denied as error:
                denied = error
            except NoAnswer:
                continue
        raise denied or NoAnswer("no router answered")

    async def _ask(self, way: Way, wanted: int) -> Lease:
        """Ask for the port. One who calls this off, by Ctrl-C, finds at `close` what may have been granted meanwhile."""
        held = self._held
        self._held = held or (way, None)
        try:
            lease = await way.open(self._port, wanted)
        except (Denied, NoAnswer):
            self._held = held
            raise
        self._held = way, lease
        if not lease.address.is_global:
            await self.close()
            raise Indoors(lease.address)
        if 0 < lease.seconds < SHORTEST:
            await self.close()
            raise Denied(f"it grants the port for {lease.seconds} s only")
        return lease

    async def keep(self, changed: Callable[[Lease | None], None]) -> None:
        """Renew the lease, for ever. `changed` is told of another address or port, and None when it is lost."""
        way, lease = self._held or (None, None)
        if way is None or lease is None:
            raise RuntimeError("not open")
        told: Lease | None = lease
        wait, left = _renewal(lease), _lasts(lease)
        while True:
            await self._sleep(wait)
            left -= wait
            try:
                lease = await self._ask(way, lease.port)
            except (Denied, NoAnswer, Indoors) as error:
                if told is not None and (left <= 0 or isinstance(error, Indoors)):
                    changed(told := None)
                wait = min(RETRY, max(left / 2, SHORTEST / 2))
                continue
            if told is None or (lease.address, lease.port) != (told.address, told.port):
                changed(lease)
            told = lease
            wait, left = _renewal(lease), _lasts(lease)

    async def close(self) -> None:
        """Give the port back, if one is held, within a few seconds; a router that is gone has forgotten it anyway."""
        if self._held is None:
            return
        way, lease = self._held
        self._held = None
        with suppress(NoAnswer, Denied, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await way.close(self._port, lease)


def _renewal(lease: Lease) -> float:
    """Half of its time; a router that knows no end is asked now and then whether its address is still the same."""
    return (lease.seconds or LIFETIME) / 2


def _lasts(lease: Lease) -> float:
    return lease.seconds or inf
