"""The Chromium that the browser tests play in."""

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
AT_HOME = "forehand.home"
"""A name under which the browser finds the servers of this machine, and takes them for another's."""
FLAGS = (
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
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
