"""What `forehand host` says once it serves: the address to type, the code to scan, the page in the browser."""

from __future__ import annotations

import io
import os
import sys
import webbrowser
from collections.abc import Iterator

import segno

from forehand.cli.failure import Failure
from forehand.cli.first_table import FirstTable, open_table
from forehand.cli.output import tell
from forehand.locale import t
from forehand.settings import Settings
from forehand.web.house import House

WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def announce(settings: Settings, house: House, here: str, table: FirstTable | None) -> str:
    """Tell where to go: the house's address is for the others, `here` the one for this machine.

    With a first table both lead to it. The link for the others lacks the host's token; its path is the answer.
    """
    path = "/"
    if table:
        try:
            path = open_table(table, here, house.key)
        except Failure as failure:
            failure.tell()
    shared = path.partition("#")[0].rstrip("/")
    invitation = (house.address or here) + shared
    lines = [
        "",
        f"  {t('cli-open-there')} {invitation}",
        *code(invitation),
        "",
        f"  {t('cli-open-here')} {here}{path.rstrip('/')}",
        f"  {t('cli-host-page')} {here}/host#key={house.key}",
        "",
        f"  {t('cli-how-to-stop', folder=str(settings.data))}",
    ]
    tell("\n".join(lines))
    if settings.browser:
        open_browser(here + path)
    return shared


def code(link: str) -> Iterator[str]:
    """The lines of a code that carries the link; none where standard output can't show its blocks.

    On a terminal the colours are set, since many phones read a code only when it is dark on light.
    """
    text = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(text, compact=True, border=2)
    lines = text.getvalue().splitlines()
    if not can_show("".join(lines)):
        return
    begin, end = (WHITE_ON_BLACK, PLAIN) if sys.stdout.isatty() else ("", "")
    yield ""
    yield from (f"  {begin}{line}{end}" for line in lines)


def can_show(text: str) -> bool:
    """Whether standard output has these characters."""
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def open_browser(page: str) -> None:
    """Open the page in a window; without a screen no browser is started, least of all one in this terminal."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(page)
