"""UPnP's Internet Gateway Device: the router is found by a call into the net and asked by SOAP."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from ipaddress import AddressValueError, IPv4Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from async_upnp_client.client import UpnpRequester, UpnpService
from async_upnp_client.client_factory import UpnpFactory
from async_upnp_client.const import HttpRequest, HttpResponse
from async_upnp_client.exceptions import UpnpActionError, UpnpCommunicationError
from async_upnp_client.search import SsdpSearchListener

from forehand.internet.datagram import Place
from forehand.internet.lease import LIFETIME, Denied, Lease, NoAnswer

EVERYBODY: Place = ("239.255.255.250", 1900)
"""Where devices listen for a search."""
GATEWAY = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"
"""A router of version 2 answers to this too (UPnP Device Architecture 1.1, 2.3)."""
SERVICES = ("WANIPConnection:2", "WANIPConnection:1", "WANPPPConnection:1")
SEARCH = 2.0
"""Seconds in which a router answers a search, or none is there."""
PATIENCE = 5
"""Seconds for each of the router's answers."""
NAME = "Forehand"
"""How the router's own page calls the port."""

# Errors of AddPortMapping (WANIPConnection:2, table 2-17).
CONFLICT, ONLY_PERMANENT = 718, 725
MOST_DEVICES = 8
"""So many answers are looked into."""
MOST_TOLD = 1_000_000
"""Bytes that are read of one."""
OTHER_PORTS = 3
"""How many other ports are tried where the wanted one belongs to somebody else."""

# The library tells of every router's quirk; what comes of it is ours to say.
logging.getLogger("async_upnp_client").setLevel(logging.CRITICAL)


class Igd:
    """See `forehand.internet.lease.Way`. `own` is this machine's address at home."""

    def __init__(
        self, own: IPv4Address, *, everybody: Place = EVERYBODY, search: float = SEARCH, patience: int = PATIENCE
    ) -> None:
        self._own = own
        self._everybody = everybody
        self._search = search
        self._patience = patience
        self._service: UpnpService | None = None
        self._asked: int | None = None
        """The router's port that was asked for last, until the answer is seen."""

    async def open(self, port: int, wanted: int) -> Lease:
        """Ask for a mapping, or renew it: the same machine's overwrites its former one."""
        async with _in_our_words(self._search + 4 * self._patience):
            self._service = service = self._service or await self._find()
            address = await _public_address(service)
            return await self._map(service, address, port, wanted)

    async def close(self, port: int, lease: Lease | None) -> None:
        """Take the mapping back; one whose answer was never seen only if it is ours."""
        service = self._service
        if service is None:
            return
        async with _in_our_words(2 * self._patience):
            if lease is not None:
                await _delete(service, lease.port)
            elif self._asked is not None and await self._is_ours(service, self._asked, port):
                await _delete(service, self._asked)

    async def _is_ours(self, service: UpnpService, external: int, port: int) -> bool:
        told = await service.action("GetSpecificPortMappingEntry").async_call(
            NewRemoteHost="", NewExternalPort=external, NewProtocol="TCP"
        )
        return (told["NewInternalClient"], told["NewInternalPort"]) == (str(self._own), port)

    async def _find(self) -> UpnpService:
        """The service of the first router that answers and has one: many a device answers that is none."""
        until = asyncio.get_running_loop().time() + self._search
        seen: set[str] = set()
        async with self._searching() as answers:
            while len(seen) < MOST_DEVICES:
                try:
                    async with asyncio.timeout_at(until):
                        location = await answers.get()
                except TimeoutError:
                    break
                if location not in seen and (service := await self._service_of(location)):
                    return service
                seen.add(location)
        raise NoAnswer("no router has an internet connection to share")

    async def _service_of(self, location: str) -> UpnpService | None:
        """What shares the internet connection of the device that describes itself there, if it does."""
        factory = UpnpFactory(_Requester(location, self._patience), non_strict=True)
        with suppress(Exception):  # what garbage does to a library, nobody can list
            device = await factory.async_create_device(location)
            for kind in SERVICES:
                if service := device.find_service(f"urn:schemas-upnp-org:service:{kind}"):
                    return service
        return None

    @asynccontextmanager
    async def _searching(self) -> AsyncGenerator[asyncio.Queue[str]]:
        """The addresses of descriptions, as routers answer. One that leads to another machine than the sender, or that
        comes from outside the house, is left alone: an answer is no means to make us ask others.
        """
        answers: asyncio.Queue[str] = asyncio.Queue()

        def answered(headers: Mapping[str, Any]) -> None:
            location = str(headers.get("location") or "")
            sender = str(headers.get("_host"))
            if headers.get("st") == GATEWAY and _host(location) == sender and ip_address(sender).is_private:
                answers.put_nowait(location)

        listener = SsdpSearchListener(
            callback=answered, source=(str(self._own), 0), target=self._everybody, search_target=GATEWAY
        )
        await listener.async_start()
        try:
            listener.async_search()
            yield answers
        finally:
            listener.async_stop()

    async def _map(self, service: UpnpService, address: IPv4Address, port: int, wanted: int) -> Lease:
        others = [secrets.randbelow(0xFFFF - 0x8000) + 0x8000 for _ in range(OTHER_PORTS)]
        for external in (wanted, *others):
            self._asked = external
            try:
                seconds = await self._add(service, external, port)
            except UpnpActionError as error:
                if error.error_code != CONFLICT or external == others[-1]:
                    raise
            else:
                self._asked = None
                return Lease(address, external, seconds)
        raise AssertionError("the last port raises or returns")

    async def _add(self, service: UpnpService, external: int, port: int) -> int:
        """Add the mapping; the seconds that it lasts, 0 where the router makes only permanent ones."""
        for seconds in (LIFETIME, 0):
            try:
                await service.action("AddPortMapping").async_call(
                    NewRemoteHost="",
                    NewExternalPort=external,
                    NewProtocol="TCP",
                    NewInternalPort=port,
                    NewInternalClient=str(self._own),
                    NewEnabled=True,
                    NewPortMappingDescription=NAME,
                    NewLeaseDuration=seconds,
                )
            except UpnpActionError as error:
                if error.error_code != ONLY_PERMANENT or not seconds:
                    raise
            else:
                return seconds
        raise AssertionError("the last try raises or returns")


class _Requester(UpnpRequester):
    """Asks the device that described itself at `location`, and nobody else, wherever its description or a redirect leads."""

    def __init__(self, location: str, patience: float) -> None:
        self._host = _host(location)
        self._timeout = aiohttp.ClientTimeout(total=patience)

    async def async_http_request(self, http_request: HttpRequest) -> HttpResponse:
        """Ask once. Raises UpnpCommunicationError."""
        if _host(http_request.url) != self._host:
            raise UpnpCommunicationError("the router leads to another machine")
        try:
            async with (
                aiohttp.ClientSession(timeout=self._timeout) as session,
                session.request(
                    http_request.method,
                    http_request.url,
                    headers=http_request.headers,
                    data=http_request.body,
                    allow_redirects=False,
                ) as answer,
            ):
                content = await answer.content.read(MOST_TOLD)
                while not answer.content.at_eof() and len(content) < MOST_TOLD:
                    content += await answer.content.read(MOST_TOLD - len(content))
                return HttpResponse(answer.status, answer.headers, content.decode(answer.charset or "utf-8"))
        except (aiohttp.ClientError, TimeoutError, ValueError, LookupError) as error:
            raise UpnpCommunicationError(repr(error)) from error


def _host(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


async def _delete(service: UpnpService, external: int) -> None:
    delete = service.action("DeletePortMapping")
    await delete.async_call(NewRemoteHost="", NewExternalPort=external, NewProtocol="TCP")


async def _public_address(service: UpnpService) -> IPv4Address:
    told = await service.action("GetExternalIPAddress").async_call()
    try:
        return IPv4Address(told["NewExternalIPAddress"])
    except AddressValueError:
        raise Denied("UPnP: the router tells no public address") from None


@asynccontextmanager
async def _in_our_words(seconds: float) -> AsyncGenerator[None]:
    """Whatever a router answers, and whatever the library makes of it, comes out as NoAnswer or Denied, in time."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except (NoAnswer, Denied):
        raise
    except UpnpActionError as error:
        raise Denied(f"UPnP: error {error.error_code} {error.error_desc or ''}".rstrip()) from error
    except Exception as error:  # what garbage does to a library, nobody can list
        raise NoAnswer(f"UPnP: {error or type(error).__name__}") from error
