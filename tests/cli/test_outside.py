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
from forehand.internet.igd import Igd
from forehand.internet.lease import Way
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

    async def look(_: str, run: str) -> Reach:
        assert house.run == run
        return found

    going = asyncio.create_task(Outside(house, 8032, look=look).open([igd(router)], "/t/abc"))
    while not router.mapped and not going.done():
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
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
