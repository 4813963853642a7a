"""What somebody has chosen and not yet done stays, whatever others do meanwhile."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import LAPTOP
from tests.browser.player import Player, names, play_on
from tests.browser.screens import speak

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import Arrive
    from tests.browser.server import Server

GONE = "WebSocket|ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY_RESPONSE"
MARK = "(all) => all.forEach((one) => (one.marked = true))"
UNMARKED = "(all) => all.filter((one) => !one.marked).length"


def disturb(ada: Player, bo: Player, server: Server) -> None:
    """All that goes on while somebody thinks: talk, a guest who comes back, a server begun anew, another language."""
    bo.page.get_by_role("tab", name="Talk").click()
    bo.page.get_by_role("button", name="Well played").click()
    bo.say("no hurry")
    bo.page.reload()
    bo.at_table()
    server.kill()
    ada.sees_lost()
    server.start()
    ada.sees_back()
    bo.sees_back()
    for language in ("ru", "en"):
        speak(ada.page, language)


def test_a_half_made_choice_outlasts_whatever_others_do(guest: Arrive, own_server: Server) -> None:
    here, there = guest("Ada", server=own_server), guest("Bo", LAPTOP, server=own_server)
    ada, bo = Player(here.page, "Ada", Random(5)), Player(there.page, "Bo", Random(5))
    link = ada.make_table("Perfrance", {"Points to win": "500"})
    bo.join(link)
    ada.host_starts()
    for player in (ada, bo):
        player.at_table()

    def stays(what: Callable[[], object]) -> None:
        """What was chosen is the same after all that, and every card is still the very one that it was."""
        chosen = what()
        ada.cards().evaluate_all(MARK)
        with here.faults.expected(GONE), there.faults.expected(GONE):
            disturb(ada, bo, own_server)
        assert chosen == what()
        assert 0 == ada.cards().evaluate_all(UNMARKED)

    # A bid that is opened.
    cells = ada.choices.locator("[aria-pressed=false]")
    play_on([ada, bo], until=cells.first.is_visible)
    cells.last.click()
    pressed = ada.choices.locator("[aria-pressed=true]")
    expect(pressed).to_have_count(1)
    stays(lambda: names(pressed))

    # Cards for a discard; over them words that are being written, in a dialog.
    ada.always = ("Take the blind",)
    play_on([ada, bo], until=ada.put_down.is_visible, patience=40)
    ada.tap_card(ada.cards().nth(3))
    chosen = ada.hand.locator("[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    ada.page.get_by_role("button", name="Talk", exact=True).click()
    line = ada.page.get_by_role("dialog").get_by_role("textbox", name="Say something")
    line.fill("just a mom")
    stays(lambda: (line.input_value(), line.evaluate("(one) => one === document.activeElement")))
    ada.close()
    expect(chosen).to_have_count(1)
    ada.page.get_by_role("button", name="Talk", exact=True).click()
    expect(line).to_have_value("just a mom")
    ada.close()

    # A claim that is asked for once more.
    rest_mine = ada.page.get_by_role("button", name=re.compile("^Rest mine"))
    play_on([ada, bo], until=lambda: ada.my_turn() and rest_mine.is_visible())
    rest_mine.click()
    claim = ada.page.get_by_role("button", name="Claim the rest")
    expect(claim).to_be_visible()
    stays(claim.is_visible)
