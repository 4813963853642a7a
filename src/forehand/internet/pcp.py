"""The Port Control Protocol (RFC 6887): a router is asked for a port in one datagram."""

import secrets
import struct
from ipaddress import IPv4Address, IPv6Address

from forehand.internet.datagram import Place, ask
from forehand.internet.lease import LIFETIME, Denied, Lease, NoAnswer

VERSION, MAP, ANSWER = 2, 1, 0x80
TCP = 6
UNSUPPORTED_VERSION = 1
REASONS = {
    2: "not authorised",
    3: "malformed request",
    4: "unsupported opcode",
    5: "unsupported option",
    6: "malformed option",
    7: "network failure",
    8: "no resources",
    9: "unsupported protocol",
    10: "quota exceeded",
    11: "can't provide that external port",
    12: "address mismatch: another router stands between",
    13: "excessive remote peers",
}
"""The result codes of section 7.4."""

# Sections 7.1, 7.2 and 11.1.
_QUESTION = struct.Struct("!BBxxI16s12sB3xHH16s")
_ANSWER = struct.Struct("!BBxBI4x12x12sB3xHH16s")
_ANY_IPV4 = bytes(10) + b"\xff\xff" + bytes(4)


class Pcp:
    """See `forehand.internet.lease.Way`. `own` is this machine's address towards the router."""

    def __init__(self, router: Place, own: IPv4Address) -> None:
        self._router = router
        self._own = own
        self._nonce = secrets.token_bytes(12)
        """Only who knows it can renew or end the mapping (section 11.2)."""

    async def open(self, port: int, wanted: int) -> Lease:
        """Ask for a mapping, or renew it."""
        lease = await self._map(port, wanted, LIFETIME)
        if not lease.seconds:
            raise Denied("PCP: the port was granted for no time")
        return lease

    async def close(self, port: int, lease: Lease | None) -> None:
        """A lifetime of 0 ends the mapping of our port (section 15)."""
        await self._map(port, lease.port if lease else 0, 0)

    async def _map(self, port: int, wanted: int, seconds: int) -> Lease:
        question = _QUESTION.pack(
            VERSION,
            MAP,
            seconds,
            bytes(10) + b"\xff\xff" + self._own.packed,
            self._nonce,
            TCP,
            port,
            wanted,
            _ANY_IPV4,
        )
        return await ask(self._router, question, lambda data: self._read(data, port))

    def _read(self, data: bytes, port: int) -> Lease | None:
        """None for what is no answer to our question (section 8.3)."""
        if len(data) >= 4 and data[0] != VERSION and data[1] & ANSWER:
            # A router that only knows the older protocol says so in its own version (section 9).
            raise NoAnswer("the router doesn't speak PCP")
        if len(data) < 24 or data[0] != VERSION or data[1] != ANSWER | MAP:
            return None
        if data[3] == UNSUPPORTED_VERSION:
            raise NoAnswer("the router speaks another version of PCP")
        if data[3]:
            raise Denied(f"PCP: {REASONS.get(data[3], f'result {data[3]}')}")
        if len(data) < _ANSWER.size:
            return None
        *_, seconds, nonce, protocol, internal, external, address = _ANSWER.unpack_from(data)
        if (nonce, protocol, internal) != (self._nonce, TCP, port):
            return None
        public = IPv6Address(address).ipv4_mapped
        if public is None:
            raise Denied("PCP: the router gave an IPv6 address")
        return Lease(IPv4Address(public), external, seconds)
