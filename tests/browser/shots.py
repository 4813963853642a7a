"""Pictures of every screen, for people to look at: `python -m tests.browser.shots FOLDER [GAME...]`.

Each game is played once against computer players; whenever the table has come to a phase that was not yet seen, pictures
are taken in every size, by day and by night. What belongs together is put on one contact sheet.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import get_args

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.guests import LAPTOP, Scheme, arrive
from tests.browser.player import Player, play_on
from tests.browser.screens import SIZES
from tests.browser.server import Server

GAMES = {
    "Perfrance": {"Points to win": "40"},
    "Preference": {"Deals in a match": "3", "Jump bids": "jump bids allowed"},
    "Priffe": {"Deals in a match": "2"},
    "Five Hundred": {"Points to win": "200", "Misère": "misère may be bid"},
}
SETTLED = 150.0
"""Milliseconds in which cards come to rest."""
WIDEST = 640
"""Pixels across of a picture on a contact sheet."""
ACROSS = 2600


def main(folder: Path, games: list[str]) -> None:
    """Take all pictures, and put them on sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        print(f"served {server.start():.2f} s after the command")
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        try:
            pages(browser, server, folder)
            for game in games:
                match(browser, server, folder, game)
            for width, height in SIZES:
                for scheme in get_args(Scheme):
                    sheet(browser, folder, f"{width}x{height}-{scheme}")
        finally:
            browser.close()
            server.kill()


def pages(browser: Browser, server: Server, folder: Path) -> None:
    """The pages round the table: start, making one, its house rules, the waiting room, joining."""
    one, other = (arrive(browser, server.url, name, LAPTOP) for name in ("Ada", "Bo"))
    ada, bo = Player(one.page, "Ada", Random(1)), Player(other.page, "Bo", Random(1))
    ada.home()
    shoot(ada.page, folder, "start")
    ada.plan_table("Five Hundred")
    shoot(ada.page, folder, "create")
    ada.page.get_by_role("button", name="Change").click()
    shoot(ada.page, folder, "rules")
    link = ada.make_table("Five Hundred")
    shoot(ada.page, folder, "invite")
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").wait_for()
    shoot(bo.page, folder, "join")
    for guest in (one, other):
        guest.context.close()


def match(browser: Browser, server: Server, folder: Path, game: str) -> None:
    """One match, pictures of each phase when it is first seen."""
    one = arrive(browser, server.url, "Ada", LAPTOP)
    player = Player(one.page, "You", Random(game))
    player.play_alone(game, GAMES[game])
    name = game.lower().replace(" ", "-")
    seen: set[str] = set()

    def look() -> bool:
        phase = player.phase()
        if phase not in seen and (player.deal_over() or player.is_asked()):
            seen.add(phase)
            shoot(player.page, folder, f"{name}-{phase}")
        return player.match_over()

    play_on([player], until=look)
    player.open_score()
    shoot(player.page, folder, f"{name}-score")
    one.context.close()


def shoot(page: Page, folder: Path, name: str) -> None:
    """The page in every size and both lights."""
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for scheme in get_args(Scheme):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{width}x{height}-{scheme}-{name}.png", animations="disabled")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(LAPTOP["viewport"])


def sheet(browser: Browser, folder: Path, size: str) -> None:
    """All pictures of one size and light beside each other, each under its name."""
    style = "body { display: flex; flex-wrap: wrap; gap: 8px; font: 12px sans-serif } figure { margin: 0 }"
    pictures = sorted(folder.glob(f"{size}-*.png"))
    width = min(WIDEST, int(size.split("x", maxsplit=1)[0]))
    shown = [
        f'<figure>{path.stem.removeprefix(size)[1:]}<br><img width="{width}" src="{path.name}"></figure>'
        for path in pictures
    ]
    album = folder / f"sheet-{size}.html"
    album.write_text(f"<!doctype html><style>{style}</style>{''.join(shown)}", "utf-8")
    page = browser.new_page(viewport=ViewportSize(width=ACROSS, height=600))
    page.goto(album.absolute().as_uri())
    page.screenshot(path=album.with_suffix(".png"), full_page=True)
    page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES))
