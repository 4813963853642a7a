"""One whole match of each game against computer players, each phase looked at in all sizes, languages and lights."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.player import Player, play_on
from tests.browser.records import replayed, verified
from tests.browser.screens import screen_faults
from tests.browser.server import Server

MATCHES = [
    ("Perfrance", {"Points to win": "20"}, PHONE),
    ("Preference", {"Deals in a match": "3", "Jump bids": "jump bids allowed"}, LAPTOP),
    ("Priffe", {"Deals in a match": "2"}, PHONE),
    ("Five Hundred", {"Points to win": "100", "Misère": "misère may be bid"}, LAPTOP),
]

MOST_TURNS = 3
"""With so many different numbers of cards on the plate one's own turn is looked at."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("game", "rules", "screen"), MATCHES, ids=[game for game, _, _ in MATCHES])
def test_a_match_against_computers_is_played_out_and_another_begins(
    guest: Arrive, own_server: Server, game: str, rules: dict[str, str], screen: dict[str, Any]
) -> None:
    one = guest("Ada", screen, server=own_server)
    ada = Player(one.page, "You", Random(game))
    ada.play_alone(game, rules)
    seen: set[str] = set()
    faults: list[str] = []

    def look() -> bool:
        """Look at the page once in each phase, while nobody else has anything to do."""
        phase = ada.phase()
        if ada.next_deal.is_visible():
            # Nobody else is kept waiting, so that nothing hurries.
            expect(ada.next_deal).to_have_text("Next deal")
        if phase not in seen and (ada.deal_over() or ada.is_asked()):
            seen.add(phase)
            if sum("my-turn" in phase for phase in seen) <= MOST_TURNS or not ada.my_turn():
                faults.extend(f"{phase} {fault}" for fault in screen_faults(ada.page))
        return ada.match_over()

    play_on([ada], until=look)
    assert "" == "\n".join(faults)
    record = own_server.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}/record")
    outcome = replayed(record)
    assert outcome["finished"]
    assert len(outcome["deals"]) == len(verified(record))
    assert json.loads(record) == json.loads(ada.save_record())

    ada.rematch()


def test_after_a_match_of_perfrance_the_seat_left_of_the_winner_is_forehand(guest: Arrive, own_server: Server) -> None:
    one = guest("Ada", server=own_server)
    ada = Player(one.page, "You", Random(2))
    ada.play_alone("Perfrance", {"Points to win": "20"})
    seats = ["You", *ada.others()]
    winners: list[str] = []
    while len(winners) != 1:  # who ties is forehand's neighbour by another rule
        play_on([ada], until=ada.match_over)
        winners = ada.winners(seats)
        ada.rematch()
    assert seats[(seats.index(winners[0]) + 1) % 3] == ada.forehand()


def test_a_match_that_is_over_stays_as_it_was_played_when_seats_are_swapped(guest: Arrive, own_server: Server) -> None:
    one = guest("Ada", server=own_server)
    ada = Player(one.page, "You", Random(3))
    ada.play_alone("Perfrance", {"Points to win": "20"})
    play_on([ada], until=ada.match_over)
    result = ada.over.inner_text()
    assert "Heron" in result
    ada.page.get_by_role("button", name="Menu", exact=True).click()
    ada.page.get_by_role("button", name="Swap seats", exact=True).click()
    seats = ada.page.get_by_role("list", description="Choose two seats that change places.").get_by_role("button")
    for seat in (0, 1):
        seats.nth(seat).click()
    swap = ada.page.get_by_role("button", name=re.compile("^Swap .* and Heron$"))
    swap.click()
    expect(swap).to_be_hidden()
    # The menu stays open, though the seat is one's own.
    expect(seats.first).to_contain_text("Wren")  # who sits in the first seat has its name
    ada.page.keyboard.press("Escape")
    expect(ada.over).to_have_text(result, use_inner_text=True)
    ada.rematch()
    assert {"Wren", "Finch"} == set(ada.others())
