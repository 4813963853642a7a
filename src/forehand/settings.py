"""The settings of `forehand host`: one value, whether they came by flag, environment or file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path

PORT = 8032
MOST_CONNECTIONS = 1_000
"""Of one address, at once."""


def data_folder() -> Path:
    """Where this user's tables are kept unless another folder is named."""
    return user_data_path("forehand")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the host's server runs. The texts are the command line's help."""

    port: int = PORT
    """The port to listen on."""
    listen: tuple[str, ...] = ()
    """An address to listen on, once for each; without any, all addresses of the machine."""
    address: str = ""
    """The machine's address in the home network that is printed and goes into invitations."""
    public_url: str = ""
    """What stands in place of that address in invitations, for tables reached from outside."""
    internet: bool = False
    """Ask the router for a port, so that people outside the house can join."""
    cert: Path | None = None
    """The file of a certificate with its chain (PEM), to serve by HTTPS."""
    key: Path | None = None
    """The file of the certificate's key, where that is another."""
    trust_proxy: tuple[str, ...] = ()
    """The address or network of a web server in front, whose word on who asks is taken, once for each; by default nobody's."""
    connections: int = MOST_CONNECTIONS
    """How many connections one address may have at once."""
    data: Path = field(default_factory=data_folder)
    """The folder of all tables, made where missing."""
    browser: bool = True
    """Open the start page in this machine's browser."""
    think: float = 1.0
    """How long computer players think, 1 being a second or two, 0 not at all; up to 10."""
    close_after: int = 30
    """Days after which an unfinished table that nobody visits is closed; 0 never."""
    log: Literal["text", "json"] = "text"
    """How the log on standard error is written: as lines to read, or as a JSON object a line."""
    game: str = ""
    """Open a table of this game at once and print its link."""
    rule: tuple[str, ...] = ()
    """A house rule of that table, such as deals=24, once for each."""
    config: Path | None = None
    """The settings file, in place of forehand.toml in the user's configuration folder."""
