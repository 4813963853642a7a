"""The deal of the day, and deals that friends play in their own time: played, withheld, compared."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.axe import axe_faults
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on
from tests.browser.screens import SMALL, arranged_faults

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Arrive

COMPARE = "See how others played it"
WITHHELD = "You see how others played a deal once you have played it, or when it has closed."


def faults(page: Page) -> list[str]:
    return [*axe_faults(page), *layout_faults(page)]


def plays(player: Player, button: str) -> None:
    """The deal that the page offers, to its end, and back to the page."""
    page = player.page
    if (name := page.get_by_role("textbox", name="Your name")).is_visible():
        name.fill(player.name)
    page.get_by_role("button", name=button).first.click()
    expect(page.get_by_text(re.compile(r"^Deal (of the day|\d of \d)$")).first).to_be_visible()
    compare = page.get_by_role("button", name=COMPARE)
    play_on([player], until=compare.is_visible)
    assert [] == faults(page)
    compare.click()
    page.wait_for_url("**/sets/*")


def test_the_deal_of_the_day_is_played_once_and_seen_by_those_alone_who_have_played_it(guest: Arrive) -> None:
    one, other = guest("Ada", PHONE), guest("Bo", LAPTOP)
    ada, bo = Player(one.page, "Ada", Random(3)), Player(other.page, "Bo", Random(4))
    ada.home()
    ada.page.get_by_role("link", name="Perfrance not played yet").click()
    expect(ada.page.get_by_text(WITHHELD)).to_be_visible()
    assert [] == faults(ada.page)
    plays(ada, "Play the deal")
    row = ada.page.get_by_role("row", name=re.compile("^Ada "))
    expect(row).to_be_visible()
    expect(row.get_by_text("the best")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Play the deal")).to_have_count(0)
    assert [] == faults(ada.page)
    row.get_by_role("link", name="Replay the deal as Ada played it").click()
    expect(ada.page.get_by_role("region", name="Replay")).to_be_visible()
    replay = ada.page.url
    ada.home()
    expect(ada.page.get_by_role("link", name=re.compile(r"^Perfrance [+−]?\d+ points"))).to_be_visible()

    with other.faults.expected("403"):
        bo.page.goto(replay)
        expect(bo.page.get_by_text("You see this deal once you have played it")).to_be_visible()
        assert [] == faults(bo.page)
    bo.page.get_by_role("button", name="Play the deal").click()
    expect(bo.page.get_by_text(WITHHELD)).to_be_visible()
    expect(bo.page.get_by_text("Ada")).to_have_count(0)
    with other.faults.expected("403"):
        bo.page.get_by_role("textbox", name="Your name").fill("Bo")
        bo.page.get_by_role("button", name="Play the deal").click()
        compare = bo.page.get_by_role("button", name=COMPARE)
        play_on([bo], until=compare.is_visible)
        bo.page.goto(replay)
        expect(bo.page.get_by_role("region", name="Replay")).to_be_visible()
    bo.page.goto("/daily/perfrance")
    expect(bo.page.get_by_role("row", name=re.compile("^(Ada|Bo) "))).to_have_count(2)
    expect(bo.page.get_by_role("row").get_by_text("the best", exact=True).first).to_be_visible()
    assert [] == faults(bo.page)
    bo.page.get_by_role("link", name="Replay the deal as Ada played it").click()
    expect(bo.page.get_by_role("region", name="Replay")).to_be_visible()


def test_friends_compare_a_set_of_deals(guest: Arrive) -> None:
    ada, bo = Player(guest("Ada", LAPTOP).page, "Ada", Random(5)), Player(guest("Bo", PHONE).page, "Bo", Random(6))
    page = ada.page
    page.goto("/sets")
    ada.choose_game("Preference")
    page.get_by_role("combobox", name="Number of deals").select_option("2")
    assert [] == faults(page)
    page.get_by_role("button", name="Make the deals").click()
    page.wait_for_url("**/sets/*")
    assert [] == faults(page)
    link = page.url
    expect(page.get_by_role("button", name="Deal 2", exact=True)).to_be_visible()
    plays(ada, "Play deal 1")
    plays(ada, "Play deal 2")
    bo.page.goto(link)
    expect(bo.page.get_by_text("2 of 2 played")).to_be_visible()
    expect(bo.page.get_by_text(WITHHELD)).to_have_count(1)
    plays(bo, "Play deal 1")
    table = bo.page.get_by_role("region", name="Everyone compared")
    expect(table.get_by_role("row", name=re.compile("^(Ada|Bo) "))).to_have_count(2)
    expect(bo.page.get_by_text(WITHHELD)).to_have_count(1)
    assert [] == faults(bo.page)

    page.reload()
    page.get_by_role("button", name="Close it now").click()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(
        page.get_by_text("The secret fits the fingerprint and gives the cards of all 2 results shown.")
    ).to_be_visible()
    expect(page.get_by_text("The secret fits the fingerprint and gives these cards.")).to_be_visible()
    expect(page.get_by_text("Not finished: Bo")).to_be_visible()
    assert [] == faults(page)


def test_the_deals_of_a_match_go_to_friends_by_one_button_and_who_played_it_is_told_apart(guest: Arrive) -> None:
    ada, bo = Player(guest("Ada", PHONE).page, "Ada", Random(7)), Player(guest("Bo", LAPTOP).page, "Bo", Random(8))
    page = ada.page
    ada.play_alone("Priffe", {"Deals in a match": "1"})
    play_on([ada], until=ada.match_over)
    share = page.get_by_role("button", name="Play these deals with friends")
    expect(share).to_be_visible()
    assert [] == arranged_faults(page, SMALL)
    share.click()
    page.wait_for_url("**/sets/*")
    link = page.url
    expect(page.get_by_text("Who sat there has seen the cards")).to_be_visible()
    expect(page.get_by_role("button", name="Close it now")).to_be_visible()
    plays(ada, "Play the deal")
    expect(page.get_by_role("row", name=re.compile("^Ada ?knew the cards"))).to_be_visible()
    assert [] == faults(page)
    bo.page.goto(link)
    expect(bo.page.get_by_role("textbox", name="Your name")).to_be_visible()
    plays(bo, "Play the deal")
    expect(bo.page.get_by_role("row", name=re.compile("^Bo "))).to_be_visible()
    expect(bo.page.get_by_role("row", name=re.compile("^Ada ?knew the cards"))).to_be_visible()
    expect(bo.page.get_by_role("row").get_by_text("the best", exact=True)).to_have_count(0)
    assert [] == faults(bo.page)
    page.reload()
    page.get_by_role("button", name="Close it now").click()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_text(re.compile("^The secret fits the fingerprint"))).to_be_visible()
