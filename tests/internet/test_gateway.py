"""Where the router is, as each system tells it."""

import sys
from ipaddress import IPv4Address

import pytest

from forehand.internet.gateway import own_address, read_bsd, read_linux, read_windows

HEAD = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"


def row(card: str, destination: str, gateway: str, metric: int) -> str:
    packed = int.from_bytes(IPv4Address(gateway).packed, sys.byteorder)
    return f"{card}\t{destination}\t{packed:08X}\t0003\t0\t0\t{metric}\t00000000\t0\t0\t0\n"


def test_linux() -> None:
    rows = row("wlan0", "00000000", "192.168.1.1", 600) + row("eth0", "00000000", "192.168.1.254", 100)
    local = row("docker0", "000011AC", "0.0.0.0", 0) + row("ppp0", "00000000", "0.0.0.0", 0)
    assert IPv4Address("192.168.1.254") == read_linux(HEAD + local + rows)
    assert None is read_linux(HEAD + local)
    assert None is read_linux("")


def test_macos() -> None:
    told = (
        "   route to: default\ndestination: default\n       mask: default\n    gateway: 192.168.1.1\n  interface: en0\n"
    )
    assert IPv4Address("192.168.1.1") == read_bsd(told)
    assert None is read_bsd("    gateway: link#5\n")
    assert None is read_bsd("")


@pytest.mark.parametrize("words", ["Active Routes:", "Aktive ruter:", "Активные маршруты:"])
def test_windows(words: str) -> None:
    told = f"{words}\n  x\n          0.0.0.0          0.0.0.0      192.168.0.1    192.168.0.12     35\n"
    assert IPv4Address("192.168.0.1") == read_windows(told)
    assert None is read_windows(f"{words}\n          0.0.0.0          0.0.0.0         On-link      10.0.0.2     35\n")


def test_the_own_address_is_the_one_on_the_way() -> None:
    assert IPv4Address("127.0.0.1") == own_address(IPv4Address("127.0.0.1"))
