"""Where the router is."""

import re
import socket
import subprocess
import sys
from ipaddress import AddressValueError, IPv4Address
from pathlib import Path

ROUTES = Path("/proc/net/route")
PATIENCE = 2.0


def default_gateway() -> IPv4Address | None:
    """The router by which this machine reaches the internet, None where the system doesn't tell."""
    try:
        if sys.platform == "win32":
            return read_windows(_said("route", "print", "-4", "0.0.0.0"))  # noqa: S104 (a question, not bound)
        if ROUTES.exists():
            return read_linux(ROUTES.read_text("ascii"))
        return read_bsd(_said("route", "-n", "get", "default"))
    except (OSError, subprocess.SubprocessError, ValueError):
        return None


def _said(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True, text=True)  # noqa: S603 (fixed words)
    return done.stdout


def read_linux(table: str) -> IPv4Address | None:
    """From /proc/net/route: of the routes to everywhere (0) by a gateway, the one with the lowest metric."""
    found: list[tuple[int, IPv4Address]] = []
    for line in table.splitlines()[1:]:
        columns = line.split()
        if len(columns) > 7 and columns[1] == "00000000" and columns[2] != "00000000":
            # As the processor keeps it in memory.
            packed = int(columns[2], 16).to_bytes(4, sys.byteorder)
            found.append((int(columns[6]), IPv4Address(packed)))
    return min(found)[1] if found else None


def read_bsd(told: str) -> IPv4Address | None:
    """From `route -n get default` of macOS and the BSDs."""
    return _address(re.search(r"gateway:\s*(\S+)", told))


def read_windows(told: str) -> IPv4Address | None:
    """From `route print -4 0.0.0.0`, whose words depend on the system's language and whose columns don't."""
    return _address(re.search(r"^\s*0\.0\.0\.0\s+0\.0\.0\.0\s+(\S+)", told, re.MULTILINE))


def _address(found: re.Match[str] | None) -> IPv4Address | None:
    try:
        return IPv4Address(found[1]) if found else None
    except AddressValueError:
        return None


def own_address(towards: IPv4Address) -> IPv4Address | None:
    """This machine's address on the way there; nothing is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((str(towards), 9))
            return IPv4Address(probe.getsockname()[0])
    except OSError:
        return None
