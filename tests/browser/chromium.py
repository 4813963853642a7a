"""The Chromium that the browser tests play in. Run as a program it installs one where there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find() -> str | None:
    """The program's path: FOREHAND_CHROMIUM, or one on the PATH; without either Playwright starts its own."""
    return os.environ.get("FOREHAND_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def playwright_has_one() -> bool:
    """Whether `playwright install chromium` has put a browser on this machine."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).is_file()


def install() -> None:
    """Debian's package where there is apt-get, else Playwright's own build."""
    if shutil.which("apt-get"):
        root = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "update", "-q"], check=True)
        without_questions = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-q"]
        subprocess.run([*without_questions, "--no-install-recommends", "chromium"], check=True)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if find() is None and not playwright_has_one():
        install()
    print(f"browser tests play in {find() or 'the Chromium of Playwright'}")
