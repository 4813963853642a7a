"""People drop out and come back; a computer player keeps the table going meanwhile."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import Arrive
from tests.browser.player import Player, play_on

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
