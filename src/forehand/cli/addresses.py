"""Which address of this machine the others in the house can reach."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

import ifaddr

# Nets that container and virtual-machine software makes within this machine; no phone is ever in them.
WITHIN_MACHINE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni")
# Addresses that no host answers on (RFC 5737, RFC 3849): asking for the way there sends nothing.
ANYWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


@dataclass(frozen=True, slots=True)
class Address:
    """An address and the name of its network card, for people to tell two apart."""

    ip: str
    card: str


def home_addresses() -> list[Address]:
    """The machine's addresses that others may reach, the likeliest first; empty where it has no network.

    That is the one by which it reaches the outside. IPv6, which nobody wants to type, counts only where there
    is no IPv4.
    """
    found = [
        Address(ip.ip if isinstance(ip.ip, str) else ip.ip[0], ip.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]
    reached = [each for each in found if is_reachable(each)]
    typed = [each for each in reached if ":" not in each.ip] or reached
    outward = {ip for family, target in ANYWHERE if (ip := way_out(family, target))}
    return sorted(typed, key=lambda each: (each.ip not in outward, not ipaddress.ip_address(each.ip).is_private))


def is_reachable(address: Address) -> bool:
    """Whether another machine can have a way to this address."""
    ip = ipaddress.ip_address(address.ip)
    return not (ip.is_loopback or ip.is_link_local or address.card.startswith(WITHIN_MACHINE))


def way_out(family: socket.AddressFamily, target: str) -> str | None:
    """The own address from which this machine would send to the target, None where it could not."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def url(ip: str, port: int, scheme: str = "http") -> str:
    """The address as one types it into a browser."""
    return f"{scheme}://[{ip}]:{port}" if ":" in ip else f"{scheme}://{ip}:{port}"
