"""NAT-PMP (RFC 6886), which PCP has followed and which many routers speak still."""

import struct
from ipaddress import IPv4Address

from forehand.internet.datagram import Place, ask
from forehand.internet.lease import LIFETIME, Denied, Lease, NoAnswer

VERSION, ADDRESS, MAP_TCP, ANSWER = 0, 0, 2, 128
UNSUPPORTED_VERSION = 1
REASONS = {2: "not authorised", 3: "network failure", 4: "out of resources", 5: "unsupported opcode"}
"""The result codes of section 3.5."""

# Sections 3.2 and 3.3.
_HEAD = struct.Struct("!BBH4x")
_PUBLIC = struct.Struct("!BBH4x4s")
_MAP = struct.Struct("!BB2xHHI")
_MAPPED = struct.Struct("!BBH4xHHI")


class NatPmp:
    """See `forehand.internet.lease.Way`."""

    def __init__(self, router: Place) -> None:
        self._router = router

    async def open(self, port: int, wanted: int) -> Lease:
        """Ask for the public address, then for a mapping, or renew it."""
        address = await ask(self._router, bytes((VERSION, ADDRESS)), _read_address)
        external, seconds = await self._map(port, wanted, LIFETIME)
        if not seconds:
            raise Denied("NAT-PMP: the port was granted for no time")
        return Lease(address, external, seconds)

    async def close(self, port: int, lease: Lease | None) -> None:  # noqa: ARG002 (a router knows it by our port)
        """A lifetime and a port of 0 end the mapping (section 3.4)."""
        await self._map(port, 0, 0)

    async def _map(self, port: int, wanted: int, seconds: int) -> tuple[int, int]:
        question = _MAP.pack(VERSION, MAP_TCP, port, wanted, seconds)
        return await ask(self._router, question, lambda data: _read_mapped(data, port))


def _read_address(data: bytes) -> IPv4Address | None:
    if not _answers(data, ADDRESS) or len(data) < _PUBLIC.size:
        return None
    return IPv4Address(_PUBLIC.unpack_from(data)[3])


def _read_mapped(data: bytes, port: int) -> tuple[int, int] | None:
    if not _answers(data, MAP_TCP) or len(data) < _MAPPED.size:
        return None
    _, _, _, internal, external, seconds = _MAPPED.unpack_from(data)
    return (external, seconds) if internal == port else None


def _answers(data: bytes, asked: int) -> bool:
    """Whether this is an answer to what was asked. Raises Denied, and NoAnswer for another protocol."""
    if len(data) < _HEAD.size or data[1] != ANSWER + asked:
        return False
    version, _, result = _HEAD.unpack_from(data)
    if version != VERSION or result == UNSUPPORTED_VERSION:
        raise NoAnswer("the router doesn't speak NAT-PMP")
    if result:
        raise Denied(f"NAT-PMP: {REASONS.get(result, f'result {result}')}")
    return True
