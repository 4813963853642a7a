"""Pages that no walk through a match comes by: scanned on a phone and a laptop, by day and by night, in the longest language."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, get_args

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import axe_faults
from tests.browser.guests import LAPTOP, Scheme
from tests.browser.layout import layout_faults
from tests.browser.player import Player
from tests.browser.screens import ARRANGEMENTS, resized, speak

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

NOWHERE = [
    "/nonsense/x",
    "/rules/whist",
    "/learn/whist",
    "/daily/whist",
    "/sets/nothing-here",
    "/t/nothing-here",
    "/t/nothing-here/replay/1/1",
]
ROUND = ["/sets", "/daily/priffe", "/statistics", "/replay", "/host", "/rules/five-hundred"]


def glance_faults(page: Page) -> list[str]:
    """What is wrong with the page in each arrangement. It is left as it was."""
    faults: list[str] = []
    with resized(page):
        for width, height in ARRANGEMENTS:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            for scheme in get_args(Scheme):
                page.emulate_media(color_scheme=scheme)
                faults += [f"{page.url} {width} x {height} {scheme}: {fault}" for fault in axe_faults(page)]
            speak(page, "ru")
            faults += [f"{page.url} {width} x {height}: {fault}" for fault in layout_faults(page)]
            speak(page, "en")
    page.emulate_media(color_scheme="light")
    return faults


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_that_leads_nowhere_says_so_and_leads_home(guest: Arrive, path: str) -> None:
    one = guest("Ada", LAPTOP)
    page = one.page
    with one.faults.expected("404|WebSocket"):
        page.goto(path)
        home = page.get_by_role("button", name="To the start page")
        expect(home).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert "" == "\n".join(glance_faults(page))
        home.click()
        expect(page.get_by_role("heading", level=1, name="Sit down and play")).to_be_visible()


def test_every_page_round_the_table_is_whole_in_each_light(guest: Arrive) -> None:
    one, other = guest("Ada", LAPTOP), guest("Dee", LAPTOP)
    ada, page = Player(one.page, "Ada", Random(7)), one.page
    faults: list[str] = []
    for path in ROUND:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        faults += glance_faults(page)
    ada.play_alone("Five Hundred")
    other.page.goto(page.url)
    expect(other.page.get_by_text("you watch").filter(visible=True)).to_be_visible()
    faults += glance_faults(other.page)
    ada.home()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    faults += glance_faults(page)
    assert "" == "\n".join(faults)


@pytest.mark.parametrize("game", ["perfrance", "preference", "priffe", "five-hundred"])
def test_an_introduction_that_is_opened_on_a_laptop_fits_a_phone(guest: Arrive, game: str) -> None:
    page = guest("Ada", LAPTOP).page
    page.goto(f"/learn/{game}")
    further = page.get_by_role("button", name="Next")
    play = page.get_by_role("button", name="Play a deal now")
    faults: list[str] = []
    while True:
        expect(further.or_(play)).to_be_visible()
        faults += glance_faults(page)
        if not further.is_visible():
            break
        further.click()
    assert "" == "\n".join(faults)


def test_who_opens_a_form_first_comes_from_it_to_the_start_page(guest: Arrive) -> None:
    page = guest("Ada").page
    for path in ("/sets", "/#new"):
        page.goto("about:blank")
        page.goto(path)
        page.get_by_role("button", name="To the start page").click()
        expect(page.get_by_role("heading", level=1, name="Sit down and play")).to_be_visible()
        expect(page).to_have_url(re.compile(r"/$"))
