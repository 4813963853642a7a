"""A PostgreSQL server of the tests' own."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.support.server import free_port

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=60")
"""No test pulls the plug: what a killed server has written is there."""

_numbers = count(1)


def programs() -> Path | None:
    """The folder of initdb and the others: by the PATH, or the newest of Debian's."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return max((folder / "bin" for folder in DEBIAN.glob("*") if (folder / "bin" / "initdb").exists()), default=None)


class Postgres:
    """A server on a free port, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None, "there is no PostgreSQL: python -m tests.programs installs it"
        self._programs = found
        self._folder = folder
        self.port = free_port()
        # The server refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Return once it answers."""
        options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"port={self.port}"))
        self._control("start", "-o", options, "-l", str(self._folder / "log"))

    def stop(self) -> None:
        """As if it was killed: nobody's work is finished."""
        self._control("stop", "-m", "immediate")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(_numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def at(self, address: str, port: int) -> str:
        """The address of a database through somebody's port."""
        return address.replace(f":{self.port}/", f":{port}/")

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-s", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            timeout=60,
            cwd=self._folder,
            user=self._user,
            group=pwd.getpwnam(self._user).pw_gid if self._user else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )


@contextmanager
def running() -> Iterator[Postgres]:
    """A server that runs, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="forehand-postgres-") as folder:
        postgres = Postgres(Path(folder))
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
