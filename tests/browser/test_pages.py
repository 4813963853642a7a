"""The pages round the table: introductions, rules, hints, a seat that travels or swaps, and the host's own page."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import AT_HOME
from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP, arrive
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on
from tests.browser.server import Server

GAMES = {
    "Perfrance": "perfrance",
    "Preference": "preference",
    "Priffe": "priffe",
    "Five Hundred": "five-hundred",
}

PLAIN_HTTP = """
delete Navigator.prototype.clipboard;
addEventListener('copy', ({ target }) => { window.copied = target.value; });
"""
"""A browser that has no clipboard, as over plain HTTP, and what it copies all the same."""


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_shown_the_game_and_then_plays(guest: Arrive, game: str) -> None:
    one = guest("Ada")
    ada = Player(one.page, "Ada", Random(7))
    ada.home()
    ada.choose_game(game)
    one.page.get_by_role("button", name="Show me").click()
    further = one.page.get_by_role("button", name="Next")
    play = one.page.get_by_role("button", name="Play a deal now")
    expect(further.or_(play)).to_be_visible()
    while further.is_visible():
        assert [] == layout_faults(one.page)
        further.click()
        expect(further.or_(play)).to_be_visible()
    play.click()
    ada.at_table()
    ada.home()
    ada.choose_game(game)
    expect(one.page.get_by_role("link", name="How it is played")).to_be_visible()


def test_who_needs_no_introduction_plays_right_away(guest: Arrive) -> None:
    one = guest("Ada")
    one.page.goto("/learn/priffe")
    one.page.get_by_role("button", name="Play right away").click()
    Player(one.page, "Ada", Random(7)).at_table()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_rules_page(guest: Arrive, game: str) -> None:
    page = guest("Ada", LAPTOP).page
    page.goto(f"/rules/{GAMES[game]}")
    expect(page.get_by_role("heading", level=1)).to_have_text(game)
    assert page.locator("article li[id]").count() > 20


def test_the_rules_at_the_table_show_what_is_played_otherwise(guest: Arrive) -> None:
    one = guest("Ada")
    ada = Player(one.page, "Ada", Random(7))
    ada.play_alone("Preference", {"Jump bids": "jump bids allowed"})
    one.page.get_by_role("button", name="Preference").click()
    sheet = one.page.get_by_role("dialog")
    expect(sheet.locator("#PR7")).to_contain_text("jump bids allowed")


def test_a_hint_chooses_what_a_computer_player_would_do(guest: Arrive) -> None:
    one = guest("Ada")
    ada = Player(one.page, "Ada", Random(7))
    ada.play_alone("Priffe")
    hint = one.page.get_by_role("button", name=re.compile("^Hint"))
    play_on([ada], until=lambda: ada.my_turn() and hint.is_visible())
    hint.click()
    expect(one.page.get_by_text(re.compile(r"^A computer player would [^.]+[.] .+[.]$"))).to_be_visible()


def test_beside_others_there_is_no_hint_unless_the_table_allows_it(guest: Arrive) -> None:
    ada, bo = (Player(guest(name).page, name, Random(7)) for name in ("Ada", "Bo"))
    link = ada.make_table("Preference")
    bo.join(link)
    ada.host_starts()
    ada.at_table()
    expect(ada.page.get_by_role("button", name=re.compile("^Hint"))).to_have_count(0)


def test_a_seat_goes_to_another_device(guest: Arrive) -> None:
    here, there = guest("Ada"), guest("Ada's laptop", LAPTOP)
    here.context.add_init_script(PLAIN_HTTP)
    ada = Player(here.page, "Ada", Random(7))
    ada.play_alone("Perfrance")
    cards = ada.cards().count()
    here.page.get_by_role("button", name="Menu").click()
    here.page.get_by_role("button", name="Continue on another device").click()
    words = here.page.get_by_role("dialog").get_by_role("paragraph").filter(has_text="#carry=")
    link = "http://" + "".join(words.inner_text().split())
    # Over the menu, in a dialog of its own.
    code = here.page.get_by_role("dialog", name="Continue on another device")
    code.get_by_role("button", name="Copy link").click()
    expect(code.get_by_role("button", name="Copied")).to_be_focused()
    assert link == here.page.evaluate("copied")
    there.page.goto(link)
    later = Player(there.page, "Ada", Random(7))
    later.at_table()
    assert cards == later.cards().count()
    assert "#" not in there.page.url
    # What the old device can still do is watch, and it says so.
    expect(here.page.get_by_role("heading", name="You took your seat along")).to_be_visible()
    here.page.get_by_role("button", name="Watch", exact=True).click()
    expect(here.page.get_by_text("you watch from this side")).to_be_visible()


def test_the_host_swaps_two_seats_before_the_first_deal(guest: Arrive) -> None:
    ada, bo = (Player(guest(name).page, name, Random(7)) for name in ("Ada", "Bo"))
    link = ada.make_table("Five Hundred")
    bo.join(link)
    for seat in ("Ada", "Bo"):
        ada.page.get_by_role("button", name=seat, exact=True).click()
    ada.page.get_by_role("button", name="Swap Ada and Bo").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bo").first).to_be_visible()


def test_over_plain_http_at_home_no_page_has_anything_to_complain_of(chromium: Browser, server: Server) -> None:
    one = arrive(chromium, f"http://{AT_HOME}:{server.port}", "Ada")
    ada = Player(one.page, "Ada", Random(7))
    ada.play_alone("Perfrance")
    assert not one.page.evaluate("isSecureContext")
    ada.open_score()
    ada.close()
    one.page.goto("/rules/perfrance")
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()
    one.context.close()
    assert [] == one.faults.found
