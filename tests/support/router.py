"""A router on loopback: found by a search and asked by SOAP, or asked by NAT-PMP and PCP."""

import asyncio
import re
import struct
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from typing import cast
from xml.sax.saxutils import escape

from forehand.internet.igd import GATEWAY

PUBLIC = IPv4Address("198.41.0.4")
Place = tuple[str, int]

_ADD = (
    "RemoteHost:string ExternalPort:ui2 Protocol:string InternalPort:ui2 InternalClient:string Enabled:boolean "
    "PortMappingDescription:string LeaseDuration:ui4"
)
_ACTIONS = {
    "AddPortMapping": (_ADD, ""),
    "DeletePortMapping": ("RemoteHost:string ExternalPort:ui2 Protocol:string", ""),
    "GetExternalIPAddress": ("", "ExternalIPAddress:string"),
    "GetSpecificPortMappingEntry": (
        "RemoteHost:string ExternalPort:ui2 Protocol:string",
        "InternalPort:ui2 InternalClient:string Enabled:boolean PortMappingDescription:string LeaseDuration:ui4",
    ),
}

_MAPPED = ("InternalPort", "InternalClient", "Enabled", "PortMappingDescription", "LeaseDuration")


def _arguments(words: str, direction: str) -> str:
    names = [word.partition(":")[0] for word in words.split()]
    return "".join(
        f"<argument><name>New{name}</name><direction>{direction}</direction>"
        f"<relatedStateVariable>{name}</relatedStateVariable></argument>"
        for name in names
    )


def _actions() -> str:
    """The service as it describes itself (SCPD)."""
    actions = "".join(
        f"<action><name>{name}</name><argumentList>{_arguments(given, 'in')}{_arguments(told, 'out')}</argumentList></action>"
        for name, (given, told) in _ACTIONS.items()
    )
    types = dict(word.split(":") for word in f"{_ADD} ExternalIPAddress:string".split())
    variables = "".join(
        f'<stateVariable sendEvents="no"><name>{name}</name><dataType>{kind}</dataType></stateVariable>'
        for name, kind in types.items()
    )
    return (
        '<?xml version="1.0"?><scpd xmlns="urn:schemas-upnp-org:service-1-0"><specVersion><major>1</major>'
        f"<minor>0</minor></specVersion><actionList>{actions}</actionList>"
        f"<serviceStateTable>{variables}</serviceStateTable></scpd>"
    )


@dataclass
class UpnpRouter:
    """What it does and what it was asked; tests change it while it runs."""

    kind: str = "WANIPConnection:1"
    address: str = str(PUBLIC)
    errors: dict[str, Callable[[dict[str, str]], int | None]] = field(default_factory=dict)
    """By action: the number of the error for these arguments, None where it is done."""
    garbage: bytes | None = None
    """Sent in place of every answer over HTTP."""
    delay: float = 0.0
    late: float = 0.0
    """Seconds from what it does to its answer."""
    location: str | None = None
    """Where its description is said to be, in place of the truth."""
    before: tuple[str, ...] = ()
    """Other devices' descriptions, which are told first."""
    control: str = "/control"
    """Where its description says that it is to be asked."""
    redirect: str | None = None
    """Where whoever asks is sent instead."""
    calls: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    mapped: dict[int, dict[str, str]] = field(default_factory=dict)
    place: Place = ("127.0.0.1", 0)

    @property
    def service(self) -> str:
        return f"urn:schemas-upnp-org:service:{self.kind}"

    def answer(self, head: str, body: str) -> tuple[int, bytes]:
        """The answer to one request over HTTP."""
        if self.garbage is not None:
            return 200, self.garbage
        if head.startswith("GET /device.xml"):
            return 200, self._device().encode()
        if head.startswith("GET /service.xml"):
            return 200, _actions().encode()
        name = re.search(r'soapaction: "[^"]*#(\w+)"', head, re.IGNORECASE)
        assert name
        given = dict(re.findall(r"<New(\w+)>([^<]*)</New", body))
        self.calls.append((name[1], given))
        error = self.errors.get(name[1], lambda _: None)(given)
        if name[1] == "GetSpecificPortMappingEntry" and int(given["ExternalPort"]) not in self.mapped:
            error = 714
        return self._error(error) if error else (200, self._done(name[1], given).encode())

    def _done(self, name: str, given: dict[str, str]) -> str:
        told = ""
        match name:
            case "AddPortMapping":
                self.mapped[int(given["ExternalPort"])] = given
            case "DeletePortMapping":
                del self.mapped[int(given["ExternalPort"])]
            case "GetSpecificPortMappingEntry":
                found = self.mapped[int(given["ExternalPort"])]
                told = "".join(f"<New{key}>{found[key]}</New{key}>" for key in _MAPPED)
            case _:
                told = f"<NewExternalIPAddress>{escape(self.address)}</NewExternalIPAddress>"
        return _envelope(f'<u:{name}Response xmlns:u="{self.service}">{told}</u:{name}Response>')

    def _error(self, number: int) -> tuple[int, bytes]:
        detail = (
            '<UPnPError xmlns="urn:schemas-upnp-org:control-1-0">'
            f"<errorCode>{number}</errorCode><errorDescription>No</errorDescription></UPnPError>"
        )
        fault = f"<s:Fault><faultcode>s:Client</faultcode><faultstring>UPnPError</faultstring><detail>{detail}</detail></s:Fault>"
        return 500, _envelope(fault).encode()

    def _device(self) -> str:
        service = (
            f"<service><serviceType>{self.service}</serviceType><serviceId>urn:upnp-org:serviceId:1</serviceId>"
            f"<SCPDURL>/service.xml</SCPDURL><controlURL>{self.control}</controlURL><eventSubURL>/event</eventSubURL></service>"
        )
        connection = _embedded("WANConnectionDevice", f"<serviceList>{service}</serviceList>")
        wan = _embedded("WANDevice", f"<deviceList>{connection}</deviceList>")
        root = _embedded("InternetGatewayDevice", f"<deviceList>{wan}</deviceList>")
        return f'<?xml version="1.0"?><root xmlns="urn:schemas-upnp-org:device-1-0">{root}</root>'


def _embedded(kind: str, more: str) -> str:
    return (
        f"<device><deviceType>urn:schemas-upnp-org:device:{kind}:1</deviceType><friendlyName>A router</friendlyName>"
        f"<manufacturer>A test</manufacturer><modelName>One</modelName><UDN>uuid:{kind}</UDN>{more}</device>"
    )


def _envelope(body: str) -> str:
    return (
        '<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" '
        f's:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><s:Body>{body}</s:Body></s:Envelope>'
    )


Answers = Callable[[bytes], bytes | list[bytes] | None]


class _Datagrams(asyncio.DatagramProtocol):
    """Answers each datagram as it is told to."""

    def __init__(self, answer: Answers) -> None:
        self._answer = answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: Place) -> None:
        answer = self._answer(data)
        for one in (answer,) if isinstance(answer, bytes) else answer or ():
            self._transport.sendto(one, addr)


@asynccontextmanager
async def listening(answer: Answers) -> AsyncGenerator[Place]:
    """A place on loopback where datagrams are answered."""
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_datagram_endpoint(lambda: _Datagrams(answer), local_addr=("127.0.0.1", 0))
    try:
        yield transport.get_extra_info("sockname")
    finally:
        transport.close()


@asynccontextmanager
async def answering(router: UpnpRouter) -> AsyncGenerator[str]:
    """The router's own pages: their address."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
            body = (await reader.readexactly(int(length[1]))).decode() if length else ""
            await asyncio.sleep(router.delay)
            status, content = router.answer(head, body)
            await asyncio.sleep(router.late)
            if router.redirect:
                status, content = 302, b""
            sent = f"HTTP/1.1 {status} X\r\nLocation: {router.redirect}\r\nContent-Type: text/xml\r\nContent-Length: {len(content)}\r\nConnection: close\r\n\r\n"
            writer.write(sent.encode() + content)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            return
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        await server.wait_closed()


def _found(location: str) -> bytes:
    return (
        f"HTTP/1.1 200 OK\r\nCACHE-CONTROL: max-age=120\r\nEXT:\r\nLOCATION: {location}\r\n"
        f"SERVER: test UPnP/1.1\r\nST: {GATEWAY}\r\nUSN: uuid:1::{GATEWAY}\r\n\r\n"
    ).encode()


@asynccontextmanager
async def upnp(router: UpnpRouter) -> AsyncGenerator[UpnpRouter]:
    """The router, running; `router.place` is where a search finds it."""
    async with answering(router) as base:

        def found(data: bytes) -> list[bytes] | None:
            if b"M-SEARCH" not in data:
                return None
            return [_found(location) for location in (*router.before, router.location or f"{base}/device.xml")]

        async with listening(found) as router.place:
            yield router


@dataclass
class PmpRouter:
    """One that speaks PCP, NAT-PMP, both or neither."""

    pcp: bool = True
    natpmp: bool = True
    address: IPv4Address = PUBLIC
    result: int = 0
    """The result code of every answer."""
    taken: frozenset[int] = frozenset()
    """External ports that belong to others: the next one is given."""
    seconds: int | None = None
    """The lifetime that is granted, in place of what is asked."""
    deaf: int = 0
    """How many datagrams are lost first."""
    mapped: dict[int, int] = field(default_factory=dict)
    """External ports by internal ones."""
    asked: list[bytes] = field(default_factory=list)

    def answer(self, data: bytes) -> bytes | None:
        self.asked.append(data)
        if self.deaf:
            self.deaf -= 1
            return None
        if data[0] == 2:
            return self._pcp(data) if self.pcp else self._other_version(data)
        return self._natpmp(data) if self.natpmp else None

    def _other_version(self, data: bytes) -> bytes | None:
        """As RFC 6886, 3.5 has it, for a request of any version but 0."""
        return struct.pack("!BBHI", 0, 128 + data[1], 1, 7) if self.natpmp else None

    def _map(self, internal: int, wanted: int, seconds: int) -> tuple[int, int]:
        if seconds == 0:
            self.mapped.pop(internal, None)
            return 0, 0
        external = wanted + 1 if wanted in self.taken else wanted
        self.mapped[internal] = external
        return external, seconds if self.seconds is None else self.seconds

    def _pcp(self, data: bytes) -> bytes:
        _, opcode, seconds = struct.unpack_from("!BBxxI", data)
        nonce, protocol, internal, wanted = struct.unpack_from("!12sB3xHH", data, 24)
        external, granted = (0, 0) if self.result else self._map(internal, wanted, seconds)
        head = struct.pack("!BBxBII12x", 2, 0x80 | opcode, self.result, granted, 7)
        address = bytes(10) + b"\xff\xff" + self.address.packed
        return head + struct.pack("!12sB3xHH16s", nonce, protocol, internal, external, address)

    def _natpmp(self, data: bytes) -> bytes:
        if data[1] == 0:
            return struct.pack("!BBHI4s", 0, 128, self.result, 7, self.address.packed)
        internal, wanted, seconds = struct.unpack_from("!HHI", data, 4)
        external, granted = (0, 0) if self.result else self._map(internal, wanted, seconds)
        return struct.pack("!BBHIHHI", 0, 130, self.result, 7, internal, external, granted)
