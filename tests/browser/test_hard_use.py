"""What people and their machines do to a page in the middle of a game."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

from tests.browser.player import INDEX, Player, play_on

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

GONE = "WebSocket|ERR_INTERNET_DISCONNECTED"


def reload(player: Player) -> None:
    player.page.reload()


def back_and_forward(player: Player) -> None:
    player.page.go_back()
    player.page.go_forward()


def lose_the_network(player: Player) -> None:
    player.page.context.set_offline(True)
    player.page.context.set_offline(False)


def another_tab(player: Player) -> None:
    other = player.page.context.new_page()
    other.goto(player.page.url)
    player.sees_moved()
    other.close()
    player.moved.click()


def tap_twice(player: Player) -> None:
    if player.my_turn():
        player.hand.get_by_role("button", disabled=False).first.dblclick(position=INDEX)


def test_nothing_that_is_done_to_a_page_loses_the_match(guest: Arrive) -> None:
    one = guest("Ada")
    ada = Player(one.page, "You", Random(5))
    ada.play_alone("Preference", {"Deals in a match": "3", "Jump bids": "jump bids allowed"})
    troubles = cycle([reload, tap_twice, back_and_forward, tap_twice, lose_the_network, another_tab])
    seen: set[str] = set()

    def trouble_in_each_phase() -> bool:
        if (phase := ada.phase()) not in seen:
            seen.add(phase)
            next(troubles)(ada)
        return ada.match_over()

    with one.faults.expected(GONE):
        play_on([ada], until=trouble_in_each_phase)
    assert len(seen) > 4
