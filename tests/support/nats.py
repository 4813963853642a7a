"""A NATS server of the tests' own."""

import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from tests.support.server import free_port

DEBIAN = Path("/usr/sbin/nats-server")
"""Where no PATH but root's leads."""
USER, PASSWORD = "forehand", "secret-word"


def program() -> Path | None:
    """The server: by the PATH, or Debian's."""
    found = shutil.which("nats-server") or (DEBIAN if DEBIAN.exists() else None)
    return None if found is None else Path(found)


class Nats:
    """A server on a free port, to be used by whoever knows its password."""

    def __init__(self, folder: Path, config: str | None = None) -> None:
        self.port = free_port()
        self._folder = folder
        self._config = config
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """With the password."""
        return self.at(self.port)

    def at(self, port: int) -> str:
        """The same through somebody's port."""
        return f"nats://{USER}:{PASSWORD}@127.0.0.1:{port}"

    def start(self) -> None:
        """Return once it answers."""
        found = program()
        assert found is not None, "there is no NATS: python -m tests.programs installs it"
        config = self._folder / "conf"
        config.write_text(self._config or "")
        who = () if self._config else ("--user", USER, "--pass", PASSWORD)
        listening = ("-c", str(config), "-a", "127.0.0.1", "-p", str(self.port), *who)
        self._process = subprocess.Popen([found, *listening, "-l", str(self._folder / "log")])
        until = monotonic() + 30
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert monotonic() < until, "NATS does not start"
            sleep(0.02)

    def stop(self) -> None:
        """As if it was killed."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(30)


@contextmanager
def running(config: str | None = None) -> Iterator[Nats]:
    """A server that runs, and is gone afterwards. With a file of settings it has the users named there, and no other."""
    with tempfile.TemporaryDirectory(prefix="forehand-nats-") as folder:
        nats = Nats(Path(folder), config)
        nats.start()
        try:
            yield nats
        finally:
            nats.stop()
