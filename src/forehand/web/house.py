"""The house that the server stands in: how it is reached, who runs it, and what they have set."""

import hmac
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from forehand.web.wire import HouseSettings

FILE = "house.json"
KEY_SEEN = "forehand.key-seen"
"""Of a request's scope: another server hands it on, which has seen its own key."""


class HouseError(Exception):
    """The settings of the house can't be read or kept. The message is one line, for the operator."""


@dataclass
class House:
    """What the operator's page shows and changes. One house is one running server."""

    key: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    """Shown by whoever runs the server: 192 bits, new at each start, kept nowhere."""
    run: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    """Tells this server from another that answers in its place."""
    home: tuple[str, ...] = ()
    """The server's addresses at home, without a path, the one for invitations first."""
    public: str | None = None
    """The address for people outside, where there is one; it may come and change while the server runs."""
    nearby: str | None = None
    """The address for people at home, where they may not get in by the one for people outside."""
    data: Path | None = None
    """The folder of all tables, which also keeps the settings; without one they last as long as the house."""
    settings: HouseSettings = field(default_factory=HouseSettings)
    stop: Callable[[], None] = lambda: None
    """Ends the server as Ctrl-C does."""
    ending: Callable[[], None] = lambda: None
    """Breaks off the answers that take long, so that the server ends without waiting for them."""
    moved: Callable[[], None] = lambda: None
    """Tells all tables that their invitations carry another address now."""

    @property
    def address(self) -> str | None:
        """The address that invitations carry; None where it is that of each request."""
        found = self.public or (self.home[0] if self.home else None)
        return found.rstrip("/") if found else None

    def move(self, public: str | None, nearby: str | None) -> None:
        """Be known by these addresses from now on."""
        if (public, nearby) != (self.public, self.nearby):
            self.public, self.nearby = public, nearby
            self.moved()

    def opens_to(self, key: str | None) -> bool:
        """Whether this is the operator's key, in a time that tells nothing of it."""
        return key is not None and hmac.compare_digest(key.encode(), self.key.encode())

    def keep_in(self, folder: Path) -> None:
        """Keep the settings in this folder from now on, and take up those that are there. Raises HouseError: a house
        that was closed to strangers is not opened to them by a file that can't be read.
        """
        self.data = folder
        try:
            self.settings = msgspec.json.decode((folder / FILE).read_bytes(), type=HouseSettings)
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise HouseError(f"{folder / FILE} can't be read: {error}") from error

    def change(self, settings: HouseSettings) -> None:
        """Keep these settings, whole or not at all, then go by them. Raises HouseError."""
        if self.data is not None:
            try:
                _replace(self.data / FILE, msgspec.json.encode(settings))
            except OSError as error:
                raise HouseError(f"{self.data / FILE} can't be written: {error.strerror}") from error
        self.settings = settings


def _replace(file: Path, content: bytes) -> None:
    new = file.with_suffix(".new")
    try:
        with new.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
