"""Which address the others are told."""

from dataclasses import dataclass

import ifaddr
import pytest

from forehand.cli import addresses
from forehand.cli.addresses import Address, home_addresses, url


@dataclass(frozen=True)
class Card:
    """A network card, as ifaddr tells of it."""

    nice_name: str
    ips: list[ifaddr.IP]


def v4(ip: str, card: str) -> ifaddr.IP:
    return ifaddr.IP(ip, 24, card)


def v6(ip: str, card: str) -> ifaddr.IP:
    return ifaddr.IP((ip, 0, 0), 64, card)


def machine(monkeypatch: pytest.MonkeyPatch, *ips: ifaddr.IP, outward: str | None = None) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [Card(each.nice_name, [each]) for each in ips])
    monkeypatch.setattr(addresses, "way_out", lambda *_: outward)


def test_the_way_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, v4("10.0.0.2", "tun0"), v4("192.168.1.5", "wlan0"), outward="192.168.1.5")
    assert [Address("192.168.1.5", "wlan0"), Address("10.0.0.2", "tun0")] == home_addresses()


def test_addresses_that_no_phone_reaches_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    within = [v4("127.0.0.1", "lo"), v4("172.17.0.1", "docker0"), v4("169.254.3.3", "eth1"), v6("fe80::1", "eth0")]
    machine(monkeypatch, *within, v4("192.168.1.5", "eth0"))
    assert [Address("192.168.1.5", "eth0")] == home_addresses()


def test_ipv6_serves_where_there_is_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, v6("fd00::2", "eth0"), v4("192.168.1.5", "eth0"))
    assert ["192.168.1.5"] == [each.ip for each in home_addresses()]
    machine(monkeypatch, v6("fd00::2", "eth0"))
    assert ["fd00::2"] == [each.ip for each in home_addresses()]


def test_a_machine_alone_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, v4("127.0.0.1", "lo"))
    assert [] == home_addresses()


def test_this_machine_is_asked_without_sending_anything() -> None:
    assert all(addresses.is_reachable(each) for each in home_addresses())


def test_an_address_as_one_types_it() -> None:
    assert "http://192.168.1.5:8032" == url("192.168.1.5", 8032)
    assert "http://[fd00::2]:8032" == url("fd00::2", 8032)
