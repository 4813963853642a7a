"""The sockets of `forehand host`, bound before anything else happens: a port in use is told at once."""

from __future__ import annotations

import errno
import socket
from collections.abc import Sequence

from forehand.cli.failure import Failure
from forehand.locale import t


def listen(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """A listening socket for each of the addresses, all on one port; without any, for all of the machine's.

    Port 0 lets the system choose. Raises Failure, and then none stays open.
    """
    bound: list[socket.socket] = []
    try:
        for name in hosts or every_address():
            bound.append(bind(name, port or (bound[0].getsockname()[1] if bound else 0)))
    except Failure:
        for each in bound:
            each.close()
        raise
    return bound


def every_address() -> tuple[str, ...]:
    """The address that means all of the machine's, for each of the two protocols that it speaks."""
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return ("0.0.0.0", "::")  # noqa: S104 - the home network is meant
    except OSError:
        return ("0.0.0.0",)  # noqa: S104


def bind(name: str, port: int) -> socket.socket:
    """A socket that listens on one address of this machine."""
    try:
        family, _, _, _, target = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(target, family=family, backlog=1024)
    except PermissionError:
        raise Failure(t("cli-port-forbidden", port=str(port))) from None
    except (OSError, UnicodeError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        key = "cli-port-taken" if taken else "cli-no-address"
        raise Failure(t(key, port=str(port), address=name)) from None
