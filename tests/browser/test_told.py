"""People are told what is true: who watches, where a seat went, who paused and what was not said."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.player import Player


@pytest.fixture
def pair(guest: Arrive) -> list[Player]:
    """Ada, who is the host, and Bo at a table of Perfrance with one computer player."""
    ada, bo = (Player(one.page, one.name, Random(5)) for one in (guest("Ada", LAPTOP), guest("Bo", PHONE)))
    bo.join(ada.make_table("Perfrance"))
    ada.host_starts()
    for player in (ada, bo):
        player.at_table()
    return [ada, bo]


def test_who_looks_at_an_invitation_watches_nothing_until_they_choose_to(guest: Arrive) -> None:
    ada, bo, dee = (Player(one.page, one.name, Random(5)) for one in map(guest, ("Ada", "Bo", "Dee")))
    link = ada.make_table("Preference")
    dee.page.goto(link)
    expect(dee.page.get_by_role("button", name="Sit down")).to_be_visible()
    bo.join(link)
    expect(dee.page.get_by_text("Bo", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("2 of 3 seated").filter(visible=True)).to_be_visible()
    expect(ada.page.get_by_text(re.compile(r"\bwatch"))).to_have_count(0)
    dee.page.get_by_role("button", name="Watch", exact=True).click()
    expect(dee.page.get_by_role("button", name="Sit down")).to_be_hidden()
    ada.host_starts()
    expect(dee.page.get_by_text("you watch").filter(visible=True)).to_be_visible()


def test_a_device_that_was_off_while_its_seat_went_along_says_where_it_is(guest: Arrive) -> None:
    here, there = guest("Ada"), guest("Ada's laptop", LAPTOP)
    ada = Player(here.page, "Ada", Random(5))
    ada.play_alone("Perfrance")
    here.page.get_by_role("button", name="Menu").click()
    here.page.get_by_role("button", name="Continue on another device").click()
    words = here.page.get_by_role("dialog").get_by_role("paragraph").filter(has_text="#carry=")
    link, table = "http://" + "".join(words.inner_text().split()), here.page.url
    here.page.close()
    there.page.goto(link)
    Player(there.page, "Ada", Random(5)).at_table()
    page = here.context.new_page()
    page.goto(table)
    expect(page.get_by_role("heading", name="You took your seat along")).to_be_visible()
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_text("you watch from this side")).to_be_visible()


def test_who_is_removed_is_told_so_and_does_not_come_back_by_themselves(pair: list[Player]) -> None:
    ada, bo = pair
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Remove Bo").click()
    ada.page.get_by_role("button", name="Remove", exact=True).click()
    expect(bo.page.get_by_role("heading", name="You no longer have a seat here")).to_be_visible()
    bo.page.get_by_role("button", name="To the table").click()
    expect(bo.page.get_by_text("Your former seat was given up. You may take another.")).to_be_visible()


def test_a_pause_is_named_after_who_asked_for_it_also_when_a_newcomer_has_their_seat(
    pair: list[Player], guest: Arrive
) -> None:
    ada, bo = pair
    eve = Player(guest("Eve").page, "Eve", Random(5))
    bo.from_menu("Pause the game")
    ada.sees_said("by Bo")
    bo.page.get_by_role("button", name="Menu").click()
    bo.page.get_by_role("button", name="Leave my seat").click()
    bo.page.get_by_role("button", name="Leave the seat").click()
    eve.join(ada.page.url)
    eve.sees_said("by Bo")
    ada.sees_said("by Bo")


def test_words_that_are_too_many_at_once_stay_where_they_were_written(pair: list[Player]) -> None:
    ada, _ = pair
    ada.page.get_by_role("tab", name="Talk").click()
    alert = ada.page.get_by_role("alert").filter(has_text="Not said yet.")
    said = 0
    while not alert.is_visible() and said < 60:
        said += 1
        ada.say(f"word {said}")
    expect(alert).to_contain_text("Too fast. Wait a moment, then try again.")
    field = ada.page.get_by_role("textbox", name="Say something")
    expect(field).to_have_value(re.compile(r"word \d+"))
    field.press("End")
    field.press_sequentially("!")
    expect(alert).to_be_hidden()
    kept = field.input_value()
    heard = ada.page.get_by_role("list", name="What was said").get_by_text(kept, exact=True)
    expect(heard).to_have_count(0)
