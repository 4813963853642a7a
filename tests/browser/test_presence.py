"""People drop out and come back; a computer player keeps the table going meanwhile."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player, play_on

WAIT = "wait"
GRACE = 30_000
"""Milliseconds in which the 15 seconds of the table have passed for certain."""
AWAY = {"When somebody is away": "computer, club", "Seconds before somebody counts as away": "15 s"}


def test_who_drops_is_away_is_played_for_and_comes_back_to_the_seat(guest: Arrive) -> None:
    ada, bo = (Player(one.page, one.name, Random(3)) for one in (guest("Ada"), guest("Bo")))
    link = ada.make_table("Priffe", settings=AWAY)
    bo.join(link)
    ada.host_starts()
    for player in (ada, bo):
        player.at_table()
    play_on([ada, bo], until=lambda: not ada.calling())
    bo_browser = bo.page.context
    bo.page.close()
    ada.sees_status("Bo", "reconnecting")
    play_on([ada], until=ada.deal_over)
    bo.look_at(bo_browser.new_page())
    bo.page.goto(link)
    play_on([ada, bo], until=lambda: not ada.calling() and not ada.deal_over())
    ada.sees_no_status("Bo", "reconnecting")
    ada.sees_no_status("Bo", "away")
    play_on([ada, bo], until=ada.deal_over)


def test_those_who_stay_wait_on_let_a_computer_play_or_end_the_match(guest: Arrive) -> None:
    ada, bo = (Player(one.page, one.name, Random(3)) for one in (guest("Ada"), guest("Bo")))
    link = ada.make_table("Perfrance", settings={"When somebody is away": WAIT, "Seconds before somebody": "15 s"})
    bo.join(link)
    ada.host_starts()
    for player in (ada, bo):
        player.at_table()
    play_on([ada, bo], until=lambda: bo.choices.is_visible() or bo.my_turn())
    browser = bo.page.context
    bo.page.close()
    ada.sees_status("Bo", "reconnecting")
    # Who comes anew is told by the server for how long the other is still waited for.
    ada.page.reload()
    ada.sees_status("Bo", "reconnecting")
    expect(ada.page.get_by_role("main")).to_contain_text(re.compile(r"\b0:\d\d\b"))
    expect(ada.prompt).to_contain_text("Bo stays away. What now?", timeout=GRACE)
    ada.answer("Wait on")
    ada.sees_said("Bo to")
    ada.from_menu("Let a computer play")
    play_on([ada], until=lambda: ada.my_turn() or ada.deal_over())
    bo.look_at(browser.new_page())
    bo.page.goto(link)
    bo.at_table()
    ada.sees_no_status("Bo", "away")

    play_on([ada, bo], until=lambda: bo.my_turn() or bo.choices.is_visible())
    bo.page.close()
    expect(ada.prompt).to_contain_text("Bo stays away. What now?", timeout=GRACE)
    ada.answer("End match")
    ada.sees_said("The deal under way doesn't count")
    ada.answer("End the match now")
    expect(ada.again).to_be_visible()
