"""The settings of `forehand host` and `forehand serve`: one value, whether they came by flag, environment or file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path

PORT = 8032
LEASE = 6.0
KEEP_EVENTS = 60
"""Days, for a database that several servers share."""
MOST_CONNECTIONS = 1_000
"""Of one address, at once."""


def data_folder() -> Path:
    """Where this user's tables are kept unless another folder is named."""
    return user_data_path("forehand")


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """How a server runs, whoever it is for. The texts are the command line's help."""

    port: int = PORT
    """The port to listen on."""
    listen: tuple[str, ...] = ()
    """An address to listen on, once for each; without any, all addresses of the machine."""
    public_url: str = ""
    """The address that goes into invitations, for tables reached from outside."""
    cert: Path | None = None
    """The file of a certificate with its chain (PEM), to serve by HTTPS."""
    key: Path | None = None
    """The file of the certificate's key, where that is another."""
    trust_proxy: tuple[str, ...] = ()
    """The address or network of a web server in front, whose word on who asks is taken, once for each; by default nobody's."""
    connections: int = MOST_CONNECTIONS
    """How many connections one address may have at once."""
    think: float = 1.0
    """How long computer players think, 1 being a second or two, 0 not at all; up to 10."""
    close_after: int = 30
    """Days after which an unfinished table that nobody visits is closed; 0 never."""
    keep_events: int = 0
    """Days after which the events of a table that nobody visits are archived, compressed; 0 never."""
    log: Literal["text", "json"] = "text"
    """How the log on standard error is written: as lines to read, or as a JSON object a line."""
    config: Path | None = None
    """The settings file, in place of forehand.toml in the user's configuration folder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(Serving):
    """How the host's server runs."""

    data: Path = field(default_factory=data_folder)
    """The folder of all tables, made where missing."""
    address: str = ""
    """The machine's address in the home network that is printed and goes into invitations."""
    internet: bool = False
    """Ask the router for a port, so that people outside the house can join."""
    browser: bool = True
    """Open the start page in this machine's browser."""
    game: str = ""
    """Open a table of this game at once and print its link."""
    rule: tuple[str, ...] = ()
    """A house rule of that table, such as deals=24, once for each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedSettings(Serving):
    """How one of several servers runs that share a database."""

    store: str
    """The PostgreSQL database, such as postgresql://forehand@db.example/forehand."""
    bus: str = ""
    """The NATS server by which all servers serve at once, such as nats://forehand:PASSWORD@bus.example; without one they take turns."""
    data: Path = field(default_factory=data_folder)
    """The folder where it is kept who may make tables, made where missing."""
    keep_events: int = KEEP_EVENTS
    """Days after which the events of a table that nobody visits are archived, compressed; 0 never."""
    lease: float = LEASE
    """Seconds after which another server takes over from one that is gone, from 1 to 60."""
