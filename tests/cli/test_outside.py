"""`forehand host --internet`: what is said, with a router on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from forehand.cli.outside import FOUND, Outside, own_home_address
from forehand.internet.door import RETRY, Door
from forehand.internet.igd import Igd
from forehand.internet.lease import Lease, Way
from forehand.internet.reach import Reach
from forehand.locale import t
from forehand.web.house import House
from tests.cli.commands import Shell
from tests.support.router import PUBLIC, PmpRouter, UpnpRouter, listening, upnp
from tests.support.server import free_port

HOME = ("http://192.168.1.5:8032",)
LINK = f"http://{PUBLIC}:8032"


def igd(router: UpnpRouter) -> Way:
    return Igd(IPv4Address("127.0.0.1"), everybody=router.place, search=0.3, patience=1)


@contextlib.asynccontextmanager
async def opened(house: House, router: UpnpRouter, found: Reach = "unknown") -> AsyncGenerator[None]:
    """The way in, until it is told; at the end it is called off as Ctrl-C does."""
    looked: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def look(_: str, run: str) -> Reach:
        assert house.run == run
        looked.set_result(None)
        return found

    going = asyncio.create_task(Outside(house, 8032, look=look).open([igd(router)], "/t/abc"))
    # What was found is told before anything else is waited for.
    await asyncio.wait({going, looked}, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        going.cancel()
        await asyncio.wait({going})


async def said(router: UpnpRouter, capsys: pytest.CaptureFixture[str], found: Reach = "unknown") -> str:
    async with upnp(router), opened(House(home=HOME), router, found):
        return capsys.readouterr().out


async def test_the_link_is_told_stands_in_invitations_and_the_port_is_given_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    house, router = House(home=HOME), UpnpRouter()
    async with upnp(router):
        async with opened(house, router):
            out = capsys.readouterr().out
            assert f"{t('cli-internet-open')} {LINK}/t/abc\n" in out
            assert t("cli-internet-plain") in out
            assert (LINK, LINK) == (house.address, house.public)
            assert [8032] == list(router.mapped)
        assert {} == router.mapped


@pytest.mark.parametrize(
    ("found", "nearby"),
    [("reached", None), ("unknown", "http://192.168.1.5:8032"), ("other", "http://192.168.1.5:8032")],
)
async def test_people_at_home_keep_their_address_where_the_house_cant_call_itself(
    found: Reach, nearby: str | None
) -> None:
    house, router = House(home=HOME), UpnpRouter()
    async with upnp(router), opened(house, router, found):
        assert (LINK, nearby) == (house.public, house.nearby)


@pytest.mark.parametrize("found", ["reached", "unknown", "other"])
async def test_what_the_check_found_is_told(capsys: pytest.CaptureFixture[str], found: Reach) -> None:
    assert t(FOUND[found]) in await said(UpnpRouter(), capsys, found)


async def test_a_name_of_ones_own_stays_in_the_invitations(capsys: pytest.CaptureFixture[str]) -> None:
    house, router = House(home=HOME, public="https://cards.example"), UpnpRouter()
    async with upnp(router), opened(house, router):
        assert "https://cards.example/t/abc" in capsys.readouterr().out
        assert "https://cards.example" == house.address


class Fickle:
    """Grants a way in from outside, and at its renewal one that leads nowhere."""

    def __init__(self) -> None:
        self._addresses = [PUBLIC, IPv4Address("192.168.0.2")]

    async def open(self, port: int, wanted: int) -> Lease:
        assert 8032 == port
        return Lease(self._addresses.pop(0), wanted, 0)

    async def close(self, port: int, lease: Lease) -> None:
        assert 8032 == port == lease.port


@pytest.mark.parametrize("own", [None, "https://cards.example"])
async def test_a_way_in_that_is_lost_stands_in_no_invitation_any_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own: str | None
) -> None:
    house, lost = House(home=HOME, public=own), asyncio.Event()

    async def look(_: str, __: str) -> Reach:
        return "unknown"

    async def sleep(seconds: float) -> None:
        if seconds == RETRY:
            lost.set()
            await asyncio.Event().wait()

    monkeypatch.setitem(Door.__init__.__kwdefaults__ or {}, "sleep", sleep)
    going = asyncio.create_task(Outside(house, 8032, look=look).open([Fickle()], "/t/abc"))
    await asyncio.wait_for(lost.wait(), 5)
    assert (own or HOME[0], None) == (house.address, house.nearby)
    assert t("cli-internet-lost") in capsys.readouterr().out
    going.cancel()
    await asyncio.wait({going})


@pytest.mark.parametrize(
    ("router", "sentences"),
    [
        (
            UpnpRouter(errors={"AddPortMapping": lambda _: 606}),
            [t("cli-internet-refused", reason="UPnP: error 606 No"), t("cli-internet-by-hand", port="8032")],
        ),
        (UpnpRouter(garbage=b"<html>"), [t("cli-internet-no-answer"), t("cli-internet-by-hand", port="8032")]),
        (
            UpnpRouter(address="192.168.0.2"),
            [t("cli-internet-private", address="192.168.0.2"), t("cli-internet-twice", port="8032")],
        ),
        (UpnpRouter(address="100.64.3.4"), [t("cli-internet-shared", address="100.64.3.4"), t("cli-internet-tunnel")]),
    ],
    ids=["refused", "no answer", "another router", "shared"],
)
async def test_where_there_is_no_way_two_sentences_say_what_to_do_instead(
    capsys: pytest.CaptureFixture[str], router: UpnpRouter, sentences: list[str]
) -> None:
    out = await said(router, capsys)
    assert sentences == [line.strip() for line in out.splitlines() if line.strip()][1:]


def test_the_port_leads_to_the_address_that_is_listened_on() -> None:
    assert IPv4Address("192.0.2.7") == own_home_address(["::1", "192.0.2.7"], None)
    assert IPv4Address("127.0.0.1") == own_home_address(["0.0.0.0"], IPv4Address("127.0.0.1"))


@pytest.mark.parametrize("listen", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_alone_has_no_way_in(forehand: Shell, listen: str) -> None:
    done = forehand("host", "--internet", "--listen", listen)
    assert (2, "", f"forehand: {t('cli-internet-listen')}\n") == (done.status, done.out, done.err)


_HOST = """
import asyncio, sys
from ipaddress import IPv4Address
from pathlib import Path
from forehand.cli import hosting
from forehand.cli.outside import Outside
from forehand.internet.natpmp import NatPmp
from forehand.settings import Settings
from forehand.web.house import House

data, port, router = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])

async def look(_, __):
    return "unknown"

async def go(settings, house, told):
    await Outside(house, settings.port, look=look).open([NatPmp(("127.0.0.1", router))], await told)

settings = Settings(port=port, data=data, browser=False, internet=True)
asyncio.run(hosting.serve(settings, House(), None, go))
print("closed")
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_server_that_is_stopped_gives_the_port_back(tmp_path: Path, number: signal.Signals) -> None:
    router, port = PmpRouter(), free_port()
    async with listening(router.answer) as (_, at):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _HOST, str(tmp_path), str(port), str(at),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout
        lines: list[bytes] = []
        while not lines or t("cli-internet-plain").encode() not in lines[-1]:
            lines.append(await process.stdout.readline())
            assert lines[-1], lines
        assert any(f"http://localhost:{port}".encode() in line for line in lines), "the house is open before"
        assert {port: port} == router.mapped
        process.send_signal(number)
        out, err = await process.communicate()
        assert (0, b"closed", b"") == (process.returncode, out.strip(), err)
        assert {} == router.mapped
