"""Pictures of every screen, for people to look at: `python -m tests.browser.shots FOLDER [GAME...]`.

Each game is played against computer players on a phone and on a laptop, by day and by night; whenever the
table has come to a phase that was not yet seen, a picture is taken.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import get_args

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.guests import LAPTOP, PHONE, Scheme, arrive
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on
from tests.browser.server import Server

GAMES = {
    "Perfrance": {"Points to win": "40"},
    "Preference": {"Deals in a match": "3", "Jump bids": "jump bids allowed"},
    "Priffe": {"Deals in a match": "2"},
    "Five Hundred": {"Points to win": "200", "Misère": "misère may be bid"},
}
SCREENS = {"phone": PHONE, "laptop": LAPTOP}


def main(folder: Path, games: list[str]) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        print(f"served {server.start():.2f} s after the command")
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        try:
            for screen in SCREENS:
                for scheme in get_args(Scheme):
                    pages(browser, server, folder, screen, scheme)
                    for game in games:
                        match(browser, server, folder, game, screen, scheme)
        finally:
            browser.close()
            server.kill()


def pages(browser: Browser, server: Server, folder: Path, screen: str, scheme: Scheme) -> None:
    """The pages round the table: start, making one, its house rules, the waiting room, joining."""
    one = arrive(browser, server.url, "Ada", SCREENS[screen], scheme)
    other = arrive(browser, server.url, "Bo", SCREENS[screen], scheme)
    ada, bo = Player(one.page, "Ada", Random(1)), Player(other.page, "Bo", Random(1))
    ada.home()
    shoot(ada, folder / f"start-{screen}-{scheme}.png")
    ada.plan_table("Five Hundred")
    shoot(ada, folder / f"create-{screen}-{scheme}.png")
    ada.page.get_by_role("button", name="Change").click()
    shoot(ada, folder / f"rules-{screen}-{scheme}.png")
    link = ada.make_table("Five Hundred")
    shoot(ada, folder / f"invite-{screen}-{scheme}.png")
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").wait_for()
    shoot(bo, folder / f"join-{screen}-{scheme}.png")
    for guest in (one, other):
        guest.context.close()


def match(browser: Browser, server: Server, folder: Path, game: str, screen: str, scheme: Scheme) -> None:
    """One match, a picture of each phase when it is first seen."""
    one = arrive(browser, server.url, "Ada", SCREENS[screen], scheme)
    player = Player(one.page, "You", Random(game))
    player.play_alone(game, GAMES[game])
    name = f"{game.lower().replace(' ', '-')}-{screen}-{scheme}"
    seen: set[str] = set()

    def look() -> bool:
        phase = player.phase()
        if phase not in seen:
            seen.add(phase)
            shoot(player, folder / f"{name}-{phase}.png")
        return player.match_over()

    play_on([player], until=look)
    player.open_score()
    shoot(player, folder / f"{name}-score.png")
    one.context.close()


def shoot(player: Player, path: Path) -> None:
    """One picture, and what is wrong with it as far as that can be measured."""
    player.page.screenshot(path=path, animations="disabled")
    for fault in layout_faults(player.page):
        print(f"{path.name}: {fault}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES))
