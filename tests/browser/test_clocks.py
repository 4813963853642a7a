"""Clocks at the table: a person lets their time run out, sees and hears it, and plays on."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on
from tests.browser.screens import arranged_faults

ZERO = {"act": "a computer plays that turn", "take-over": "a computer takes over"}
LOOKED_AT = [(360, 640), (390, 844), (844, 390), (1280, 800)]
"""CSS pixels."""


def table_with_clock(guest: Arrive, screen: dict[str, Any], zero: str) -> Player:
    """Ada with two computer players, fifteen seconds a turn."""
    one = guest("Ada", screen)
    ada = Player(one.page, one.name, Random(5))
    settings = {"Time to think": "15 s a turn", "When time is up": zero}
    ada.make_table("Preference", settings=settings)
    ada.host_starts()
    ada.at_table()
    return ada


def test_time_that_runs_out_is_counted_and_told_and_a_computer_plays_that_turn(guest: Arrive) -> None:
    ada = table_with_clock(guest, PHONE, ZERO["act"])
    page = ada.page
    expect(ada.choices).to_be_visible()
    expect(page.locator(".prompt .clock")).to_be_visible()
    expect(page.get_by_text("Ten seconds left")).to_be_attached(timeout=12_000)
    expect(page.locator(".prompt > b")).to_have_text(re.compile(r"^\d+$"))
    assert [] == layout_faults(page)
    expect(
        page.get_by_role("main").get_by_text("Your time is up, and a computer plays this turn for you")
    ).to_be_visible(timeout=12_000)
    page.reload()
    ada.at_table()
    assert page.get_by_text("a computer plays for you").count() == 0


def test_who_let_their_time_run_out_takes_the_seat_back_from_the_computer(guest: Arrive) -> None:
    ada = table_with_clock(guest, LAPTOP, ZERO["take-over"])
    page = ada.page
    expect(ada.choices).to_be_visible()
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible(timeout=25_000)
    assert [] == arranged_faults(page, LOOKED_AT)
    back.click()
    expect(back).to_be_hidden()


def test_what_two_people_have_left_of_a_match_has_its_room_while_cards_are_played(guest: Arrive) -> None:
    one, other = guest("Ada", PHONE), guest("Bartholomeus", PHONE)
    ada, bo = Player(one.page, one.name, Random(5)), Player(other.page, other.name, Random(6))
    bo.join(ada.make_table("Preference", settings={"Time to think": "5 min a match, 5 s more each turn"}))
    ada.host_starts()
    ada.at_table()
    bo.at_table()
    play_on([ada, bo], until=lambda: not ada.calling() and (ada.my_turn() or bo.my_turn()))
    expect(ada.seat("Bartholomeus").locator(".clock")).to_be_visible()
    assert [] == arranged_faults(ada.page, LOOKED_AT)
