"""The page in the language of the device, and in another one by choice, in the midst of a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import PHONE
from tests.browser.server import Server

NUMBERS = {"7", "8", "9", "10"}


def letters(page: Page) -> set[str]:
    """What stands in the corners of the cards in the hand, but for numbers."""
    return set(page.locator(".hand .index").all_text_contents()) - NUMBERS


def test_another_language_comes_at_once_and_a_choice_that_was_begun_stays(guest: Arrive, server: Server) -> None:
    page = guest("Ada", {**PHONE, "locale": "nb-NO"}).page
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "nb")
    page.get_by_text("Preferanse", exact=True).first.click()
    page.get_by_role("button", name="Spill alene nå").click()
    page.locator(".choices button[aria-pressed]").last.click()
    expect(page.get_by_role("button", name=re.compile("^Meld "))).to_be_enabled()
    assert letters(page) <= {"E", "K", "D", "Kn"}

    page.get_by_role("button", name="Meny").click()
    page.get_by_text("Engelske bokstaver på kortene").click()
    page.get_by_role("combobox", name="Språk").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name=re.compile("^Bid "))).to_be_enabled()
    assert letters(page) <= {"A", "K", "Q", "J"}

    page.reload()
    expect(page.get_by_role("heading", name="Preference")).to_be_visible()
