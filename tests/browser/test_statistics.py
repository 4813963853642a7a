"""What one's own deals come to: wanted at a match's end, looked at, saved, taken to another device, deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe_faults
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


def figure(page: Page, name: str) -> Locator:
    """What stands below that word."""
    return page.locator("dl div", has=page.get_by_text(name, exact=True)).get_by_role("definition")


def faults(page: Page) -> list[str]:
    return [*axe_faults(page), *layout_faults(page)]


def test_who_is_asked_at_the_end_of_a_match_has_statistics_from_the_next_one_on(guest: Arrive) -> None:
    one = guest("Ada", PHONE)
    page = one.page
    ada = Player(page, "You", Random(5))
    ada.play_alone("Priffe", {"Deals": "1"})
    play_on([ada], until=ada.match_over)
    invitation = page.get_by_role("group", name="My statistics")
    expect(invitation).to_contain_text("No account")
    assert [] == faults(page)
    assert page.evaluate("localStorage.getItem('forehand.person')") is None
    invitation.get_by_role("button", name="Keep my statistics").click()
    expect(invitation).to_contain_text("Your deals count from now on")
    ada.rematch()
    play_on([ada], until=ada.match_over)
    expect(invitation).to_have_count(0)
    ada.home()
    page.get_by_role("link", name="My statistics").click()
    expect(figure(page, "Deals")).to_have_text("1")
    expect(figure(page, "Matches won")).to_contain_text("of 1")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("columnheader", name="Day")).to_be_visible()
    assert [] == faults(page)

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    (line,) = [json.loads(text) for text in Path(saved.value.path()).read_text("utf-8").splitlines()]
    assert ("priffe", 2, 1) == (line["game"], line["match"], len(line["record"]["deals"]))

    page.get_by_role("button", name="Take them to another device").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="QR code that carries your statistics")).to_be_visible()
    assert [] == faults(page)
    address = sheet.locator(".address .words").inner_text()
    page.keyboard.press("Escape")

    two = guest("Ada too", LAPTOP)
    other = two.page
    other.goto("/statistics")
    other.wait_for_function("() => document.fonts.status === 'loaded'")  # nothing moves under the tap any more
    other.get_by_role("button", name="Keep my statistics").click()
    expect(other.get_by_text("Your deals count from now on")).to_be_visible()
    own = other.evaluate("JSON.parse(localStorage.getItem('forehand.person')).key")
    other.goto(f"http://{address}")
    expect(other).to_have_url(re.compile("/statistics$"))
    expect(other.get_by_text("This device keeps statistics of its own")).to_be_visible()
    other.get_by_role("button", name="Bring them here").click()
    expect(other.get_by_text("Your statistics are on this device, too")).to_be_visible()
    expect(figure(other, "Deals")).to_have_text("1")
    kept = other.evaluate("JSON.parse(localStorage.getItem('forehand.person'))")
    assert own != kept["key"] == page.evaluate("JSON.parse(localStorage.getItem('forehand.person')).key")
    assert "" == kept["former"]

    page.get_by_role("button", name="Stop counting").click()
    expect(page.get_by_text("Deals that you play now don't count")).to_be_visible()
    page.get_by_role("button", name="Delete them").click()
    question = page.get_by_role("group", name="Delete your one deal and your key for good?")
    assert [] == faults(page)
    question.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Nothing is left of your statistics here")).to_be_visible()
    expect(page.get_by_role("button", name="Keep my statistics")).to_be_visible()
    assert "" == page.evaluate("JSON.parse(localStorage.getItem('forehand.person')).key")
    other.reload()
    expect(other.get_by_text("Your deals count from now on")).to_be_visible()
