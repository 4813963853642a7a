"""UPnP IGD, asked of a router on loopback."""

import asyncio
from ipaddress import IPv4Address

import pytest
from async_upnp_client.const import HttpRequest
from async_upnp_client.exceptions import UpnpCommunicationError

from forehand.internet import igd
from forehand.internet.igd import NAME, Igd
from forehand.internet.lease import LIFETIME, Denied, Lease, NoAnswer
from tests.support.router import PUBLIC, UpnpRouter, answering, upnp

OWN = IPv4Address("127.0.0.1")


def asks(router: UpnpRouter) -> Igd:
    return Igd(OWN, everybody=router.place, search=0.5, patience=1)


@pytest.mark.parametrize("kind", ["WANIPConnection:1", "WANIPConnection:2", "WANPPPConnection:1"])
async def test_a_port_is_opened_renewed_and_given_back(kind: str) -> None:
    async with upnp(UpnpRouter(kind=kind)) as router:
        way = asks(router)
        lease = await way.open(8032, 8032)
        assert Lease(PUBLIC, 8032, LIFETIME) == lease
        assert {
            "RemoteHost": "",
            "ExternalPort": "8032",
            "Protocol": "TCP",
            "InternalPort": "8032",
            "InternalClient": "127.0.0.1",
            "Enabled": "1",
            "PortMappingDescription": NAME,
            "LeaseDuration": str(LIFETIME),
        } == router.mapped[8032]
        router.address = "198.41.0.5"
        assert Lease(IPv4Address("198.41.0.5"), 8032, LIFETIME) == await way.open(8032, lease.port)
        await way.close(8032, lease)
        assert {} == router.mapped


async def test_a_port_of_somebody_elses_becomes_another() -> None:
    async with upnp(
        UpnpRouter(errors={"AddPortMapping": lambda given: 718 if given["ExternalPort"] == "8032" else None})
    ) as router:
        lease = await asks(router).open(8032, 8032)
        assert lease.port >= 0x8000
        assert "8032" == router.mapped[lease.port]["InternalPort"]


async def test_where_every_port_is_somebody_elses_it_ends() -> None:
    async with upnp(UpnpRouter(errors={"AddPortMapping": lambda _: 718})) as router:
        with pytest.raises(Denied, match="718"):
            await asks(router).open(8032, 8032)
        assert 4 == sum(name == "AddPortMapping" for name, _ in router.calls)


async def test_a_router_that_knows_no_end_is_asked_for_a_permanent_port() -> None:
    permanent = {"AddPortMapping": lambda given: None if given["LeaseDuration"] == "0" else 725}
    async with upnp(UpnpRouter(errors=permanent)) as router:
        assert Lease(PUBLIC, 8032, 0) == await asks(router).open(8032, 8032)


@pytest.mark.parametrize("number", [501, 606])
async def test_a_refusal_has_its_number(number: int) -> None:
    async with upnp(UpnpRouter(errors={"AddPortMapping": lambda _: number})) as router:
        with pytest.raises(Denied, match=f"error {number}"):
            await asks(router).open(8032, 8032)
        assert {} == router.mapped


@pytest.mark.parametrize("address", ["", "nowhere", "2001:db8::1"])
async def test_a_router_without_a_public_address_is_no_way_out(address: str) -> None:
    async with upnp(UpnpRouter(address=address)) as router:
        with pytest.raises((Denied, NoAnswer)):
            await asks(router).open(8032, 8032)
        assert {} == router.mapped


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"<html>Log in",
        b"\xff\xfe\x00",
        b"<?xml version='1.0'?><root/>",
        b"<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY d '&b;&b;'>]><a>&d;</a>",
    ],
)
async def test_garbage_is_no_answer(garbage: bytes) -> None:
    async with upnp(UpnpRouter(garbage=garbage)) as router:
        with pytest.raises(NoAnswer):
            await asks(router).open(8032, 8032)


async def test_garbage_after_a_good_beginning_is_no_answer() -> None:
    async with upnp(UpnpRouter()) as router:
        way = asks(router)
        lease = await way.open(8032, 8032)
        router.garbage = b"<html>"
        for asked in (way.open(8032, 8032), way.close(8032, lease)):
            with pytest.raises(NoAnswer):
                await asked


async def test_a_slow_router_is_not_waited_for() -> None:
    async with upnp(UpnpRouter(delay=1.5)) as router:
        with pytest.raises(NoAnswer):
            await asks(router).open(8032, 8032)


async def test_an_answer_that_leads_to_another_machine_is_left_alone() -> None:
    async with upnp(UpnpRouter(location="http://192.0.2.1/device.xml")) as router:
        with pytest.raises(NoAnswer):
            await asks(router).open(8032, 8032)
        assert [] == router.calls


async def test_devices_that_answer_and_are_no_routers_are_passed_by() -> None:
    async with upnp(UpnpRouter(garbage=b"<html>")) as printer, answering(printer) as page:
        before = ("http://127.0.0.1:1/gone.xml", f"{page}/device.xml", f"{page}/device.xml")
        async with upnp(UpnpRouter(before=before)) as router:
            assert Lease(PUBLIC, 8032, LIFETIME) == await asks(router).open(8032, 8032)


async def test_a_description_that_leads_to_another_machine_is_left_alone() -> None:
    async with upnp(UpnpRouter(control="http://localhost:9/control")) as router:
        with pytest.raises(NoAnswer):
            await asks(router).open(8032, 8032)
        assert [] == router.calls
    requester = igd._Requester("http://127.0.0.1:80/device.xml", 1)
    with pytest.raises(UpnpCommunicationError, match="another machine"):
        await requester.async_http_request(HttpRequest("GET", "http://localhost:80/device.xml", {}, None))


async def test_nobody_is_asked_to_whom_a_router_sends_on() -> None:
    other = UpnpRouter()
    async with answering(other) as elsewhere, upnp(UpnpRouter()) as router:
        way = asks(router)
        lease = await way.open(8032, 8032)
        router.redirect = f"{elsewhere}/control"
        with pytest.raises(NoAnswer):
            await way.close(8032, lease)
        assert [] == other.calls


async def called_off(router: UpnpRouter, way: Igd) -> None:
    """Ctrl-C, while the router has still to answer."""
    opening = asyncio.create_task(way.open(8032, 8032))
    while not any(name == "AddPortMapping" for name, _ in router.calls):
        await asyncio.sleep(0.001)
    opening.cancel()
    await asyncio.wait({opening})


async def test_a_port_granted_to_one_who_has_called_off_is_given_back() -> None:
    async with upnp(UpnpRouter(late=0.3)) as router:
        way = asks(router)
        await called_off(router, way)
        assert [8032] == list(router.mapped)
        await way.close(8032, None)
        assert {} == router.mapped


async def test_a_port_of_somebody_elses_is_not_taken_from_them_by_one_who_has_called_off() -> None:
    conflict = {"AddPortMapping": lambda _: 718}
    theirs = {"InternalClient": "192.168.1.9", "InternalPort": "8032", "Enabled": "1", "PortMappingDescription": ""}
    router = UpnpRouter(late=0.3, errors=conflict, mapped={8032: theirs | {"LeaseDuration": "0"}})
    async with upnp(router):
        way = asks(router)
        await called_off(router, way)
        await way.close(8032, None)
        assert [8032] == list(router.mapped)


async def test_where_no_router_answers_the_search_ends() -> None:
    async with upnp(UpnpRouter()) as router:
        pass
    with pytest.raises(NoAnswer):
        await asks(router).open(8032, 8032)
