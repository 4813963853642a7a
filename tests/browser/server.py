"""A real server in its own process, which a test can kill and start again on the same data and port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
FAST = {"FOREHAND_THINK": "0.02"}
"""Settings by environment that make a match a matter of seconds."""
STARTS_WITHIN = 20.0
EVERY = 0.02


class Server:
    """`forehand host` on this machine alone. `data` is its folder, kept from start to start; `deals` names its packs."""

    def __init__(self, data: Path, environment: dict[str, str] = FAST, deals: str = "house") -> None:
        self.data = data
        self.deals = deals
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self._environment = {**os.environ, **environment}
        self._starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What a host types, and the choice of this test's own port and folder, and of packs that are new at each start."""
        packs = f"{self.deals} {self._starts}"
        host = [sys.executable, "-m", "tests.browser.dealt", packs, "host", "--no-browser", "--listen", "127.0.0.1"]
        return [*host, "--port", str(self.port), "--data", str(self.data)]

    def start(self) -> float:
        """Start it and wait for the page to be served. Returns how many seconds that took."""
        begun = time.perf_counter()
        self._starts += 1
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self.command(), cwd=ROOT, env=self._environment, stdout=log, stderr=log)
        while not self._serves():
            if self._process.poll() is not None or time.perf_counter() - begun > STARTS_WITHIN:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(EVERY)
        return time.perf_counter() - begun

    def kill(self) -> None:
        """Kill it as a power cut would, with nothing said to anybody."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it as Ctrl-C does. Returns its exit status."""
        return self._end(signal.SIGINT)

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def get(self, path: str) -> str:
        """The body of GET `path`."""
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return answer.read().decode()

    def _serves(self) -> bool:
        try:
            return "<html" in self.get("/")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def _end(self, with_signal: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(with_signal)
        return process.wait(timeout=10)


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]
