"""`forehand host --internet`: what it says of the way in from outside, while the house plays on."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import IPv4Address
from typing import Literal

from forehand.cli.addresses import ANYWHERE, url, way_out
from forehand.cli.announcing import code
from forehand.cli.output import tell
from forehand.internet.datagram import PORT
from forehand.internet.door import Door, Indoors
from forehand.internet.gateway import default_gateway, own_address
from forehand.internet.lease import Denied, Lease, NoAnswer, Way
from forehand.internet.natpmp import NatPmp
from forehand.internet.pcp import Pcp
from forehand.internet.reach import Reach, reach
from forehand.locale import t
from forehand.web.house import House

UPNP = find_spec("async_upnp_client") is not None
"""Whether the package's part `internet` is installed."""

FOUND: dict[Reach, str] = {
    "reached": "cli-internet-reached",
    "unknown": "cli-internet-unknown",
    "other": "cli-internet-other",
}


def ways_out(listen: Sequence[str]) -> list[Way]:
    """How this machine's router can be asked; `listen` are the addresses that the server listens on."""
    router = default_gateway()
    own = own_home_address(listen, router)
    ways: list[Way] = []
    if own and router:
        ways += [Pcp((str(router), PORT), own), NatPmp((str(router), PORT))]
    if own and UPNP:
        from forehand.internet.igd import Igd

        ways.append(Igd(own))
    return ways


def own_home_address(listen: Sequence[str], router: IPv4Address | None) -> IPv4Address | None:
    """The address that the router is to lead to: of those listened on, or the one towards the router."""
    for each in listen:
        with suppress(ipaddress.AddressValueError):
            if not (address := IPv4Address(each)).is_unspecified:
                return address
    if router:
        return own_address(router)
    family, anywhere = ANYWHERE[0]
    found = way_out(family, anywhere)
    return IPv4Address(found) if found else None


class Outside:
    """The way in for people outside: opened once the house is open, told, kept and given back."""

    def __init__(
        self,
        house: House,
        port: int,
        *,
        scheme: Literal["http", "https"] = "http",
        look: Callable[[str, str], Awaitable[Reach]] = reach,
    ) -> None:
        self._house = house
        self._port = port
        self._scheme = scheme
        self._look = look
        self._named = house.public is not None
        """Whether people use a name of their own for the address, which stands in all invitations."""
        self._path = ""
        self._calls_itself = False
        """Whether this house can call itself by its outside address, as few routers let it."""

    async def open(self, ways: Sequence[Way], path: str) -> None:
        """Go on until called off. `path` is that of the first table, for the link."""
        self._path = path
        door = Door(self._port, ways)
        tell(t("cli-internet-asking"))
        try:
            lease = await door.open()
            outside = url(str(lease.address), lease.port, self._scheme)
            found = await self._look(outside, self._house.run)
            self._calls_itself = found == "reached"
            self._use(outside)
            self._tell_open(found)
            await door.keep(self._changed)
        except (Denied, NoAnswer, Indoors) as trouble:
            self._tell_trouble(trouble)
        finally:
            await door.close()

    def _use(self, outside: str) -> None:
        """Let invitations carry the outside address; the one at home too, unless it is known that all can use the first."""
        if not self._named:
            home = self._house.home
            self._house.move(outside, home[0] if home and not self._calls_itself else None)

    @property
    def _link(self) -> str:
        return f"{self._house.address}{self._path}"

    def _tell_open(self, found: Reach) -> None:
        lines = ["", f"  {t('cli-internet-open')} {self._link}", *code(self._link), ""]
        lines.append(f"  {t(FOUND[found])}")
        if self._scheme == "http":
            lines.append(f"  {t('cli-internet-plain')}")
        tell("\n".join([*lines, ""]))

    def _changed(self, lease: Lease | None) -> None:
        if lease is None:
            if not self._named:
                self._house.move(None, None)
            tell(f"  {t('cli-internet-lost')}")
            return
        self._use(url(str(lease.address), lease.port, self._scheme))
        tell("\n".join([f"  {t('cli-internet-changed')} {self._link}", *code(self._link)]))

    def _tell_trouble(self, trouble: Denied | NoAnswer | Indoors) -> None:
        port = str(self._port)
        match trouble:
            case Denied():
                happened, instead = t("cli-internet-refused", reason=str(trouble)), t("cli-internet-by-hand", port=port)
            case NoAnswer():
                happened, instead = t("cli-internet-no-answer"), t("cli-internet-by-hand", port=port)
            case Indoors(shared=True):
                happened, instead = t("cli-internet-shared", address=str(trouble.address)), t("cli-internet-tunnel")
            case Indoors():
                happened, instead = (
                    t("cli-internet-private", address=str(trouble.address)),
                    t("cli-internet-twice", port=port),
                )
        lines = ["", f"  {happened}", f"  {instead}"]
        if not UPNP and not isinstance(trouble, Indoors):
            lines.append(f"  {t('cli-internet-no-upnp')}")
        tell("\n".join([*lines, ""]))
