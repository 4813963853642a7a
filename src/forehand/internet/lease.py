"""What a router grants, and how it can fail to."""

from dataclasses import dataclass
from ipaddress import IPv4Address
from typing import Protocol

LIFETIME = 3600
"""Seconds that a port is asked for. It is renewed at half of them; after a crash it closes by itself."""

SHORTEST = 30
"""Seconds below which a port is not worth having: it would have to be renewed all the time."""


@dataclass(frozen=True, slots=True)
class Lease:
    """A port of the router that leads to one of this machine's. `seconds` is 0 where the router knows no end."""

    address: IPv4Address
    port: int
    seconds: int


class NoAnswer(Exception):
    """No router answered, or none that speaks this protocol."""


class Denied(Exception):
    """The router answered and won't. The message is its reason, in a developer's words."""


class Way(Protocol):
    """A protocol in which a router can be asked."""

    async def open(self, port: int, wanted: int) -> Lease:
        """Lead the router's port `wanted`, or another, to this machine's `port` (both TCP); again, to renew it.

        Raises NoAnswer or Denied, within a few seconds.
        """
        ...

    async def close(self, port: int, lease: Lease | None) -> None:
        """Give the port back; None: one that was being asked for when that was called off. Raises NoAnswer or Denied."""
        ...
