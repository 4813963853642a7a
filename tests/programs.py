"""The programs that tests start beside Python. Run as a program it installs what is missing."""

import os
import shutil
import subprocess
import sys

from tests.browser import chromium
from tests.support import nats, postgres, web_servers


def missing() -> list[str]:
    """Debian's packages of what this machine lacks."""
    lacks = {
        "chromium": chromium.find() is None and not chromium.playwright_has_one(),
        "postgresql": postgres.programs() is None,
        **{name: path is None for name, path in web_servers.programs().items()},
        "nats-server": nats.program() is None,
    }
    return [package for package, is_missing in lacks.items() if is_missing]


def install(packages: list[str]) -> None:
    """By apt-get; without it a browser is Playwright's own build, and the rest is the machine's owner's to bring."""
    if shutil.which("apt-get"):
        root = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "update", "-q"], check=True)
        # Without questions, and in a runlevel in which Debian starts no service that it installs.
        quietly = ["DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1"]
        without_questions = [*root, "env", *quietly, "apt-get", "install", "-y", "-q"]
        subprocess.run([*without_questions, "--no-install-recommends", *packages], check=True)
    elif "chromium" in packages:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if packages := missing():
        install(packages)
    print(f"browser tests play in {chromium.find() or 'the Chromium of Playwright'}")
    print(f"tests start the PostgreSQL in {postgres.programs()} and {nats.program()}")
    print(f"tests stand behind {', '.join(map(str, web_servers.programs().values()))}")
