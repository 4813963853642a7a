"""A table for everybody: by keyboard alone, and wherever a question takes a button's place."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.player import LOOK_AGAIN, Player, play_on
from tests.browser.reader import Reader
from tests.browser.screens import screen_faults
from tests.browser.server import Server

WIDE = "W" * 32
PATIENCE = 20.0
"""Seconds in which nothing is asked, before something is wrong."""


def sees_focus(page: Page, name: str) -> None:
    """Wait until what has the focus is called so."""
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(name))


@pytest.mark.parametrize("game", ["Perfrance", "Preference", "Five Hundred"])
def test_a_deal_is_played_by_keyboard_alone(guest: Arrive, game: str) -> None:
    ada = KeyboardPlayer(guest("Ada", LAPTOP).page, "You", Random(game))
    ada.play_alone(game)
    play_on([ada], until=ada.deal_over)


def test_a_match_is_played_by_keyboard_alone(guest: Arrive) -> None:
    ada = KeyboardPlayer(guest("Ada", LAPTOP).page, "You", Random(4))
    ada.play_alone("Priffe", {"Deals in a match": "1"})
    play_on([ada], until=ada.match_over)
    sees_focus(ada.page, "The deal is over")
    ada.press(ada.again)
    expect(ada.over).to_be_hidden()
    ada.at_table()


@pytest.mark.parametrize(("game", "deals"), [("Priffe", "1"), ("Preference", "3")])
def test_a_match_is_played_by_the_accessibility_tree_alone(guest: Arrive, game: str, deals: str) -> None:
    one = guest("Ada", LAPTOP)
    Player(one.page, "You", Random(4)).play_alone(game, {"Deals in a match": deals})
    reader = Reader(one.page, Random(4))
    own: list[str] = []
    latest = time.monotonic() + PATIENCE
    while not any(thing.may() and thing.name == "Play again" for thing in reader.tree()):
        if done := reader.act():
            own.append(done)
            latest = time.monotonic() + PATIENCE
            continue
        assert time.monotonic() < latest, f"a reader is asked nothing any more after {own[-5:]} and {reader.heard[-5:]}"
        one.page.wait_for_timeout(LOOK_AGAIN)
    while "The match is over" not in reader.heard:  # it is told a moment after it is seen
        assert time.monotonic() < latest, f"the end of the match is not told after {reader.heard[-5:]}"
        one.page.wait_for_timeout(LOOK_AGAIN)
        reader.tree()
    assert any(line.startswith("You play ") for line in reader.heard)
    assert any(line.endswith(" takes it") for line in reader.heard)


@pytest.mark.timeout(240)
def test_every_page_is_whole_in_every_size_language_and_light(guest: Arrive, own_server: Server) -> None:
    one, other = (guest(name, LAPTOP, server=own_server) for name in (WIDE, "Bo"))
    ada, bo = Player(one.page, one.name, Random(7)), Player(other.page, "Bo", Random(7))
    page = one.page

    faults: list[str] = []

    def look(what: str, at: Page = page) -> None:
        faults.extend(f"{what} {fault}" for fault in screen_faults(at))

    ada.home()
    look("start")
    ada.plan_table("Five Hundred")
    look("create")
    page.get_by_role("button", name="Change").click()
    look("house rules")
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    for path in ("/learn/priffe", "/rules/preference", "/replay"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        look(path)
    link = ada.make_table("Five Hundred")
    look("waiting room")
    bo.page.goto(link)
    expect(bo.page.get_by_role("button", name="Sit down")).to_be_visible()
    look("join", bo.page)
    bo.join(link)
    ada.host_starts()
    ada.at_table()
    for button in ("Menu", "Five Hundred", re.compile("^Look back")):
        page.get_by_role("button", name=button).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(str(button))
        ada.close()
    for button in ("Continue on another device", "How this table is run"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("dialog", name=button)).to_be_visible()
        look(button)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("tab", name="Talk").click()
    look("talk")
    ada.open_score()
    look("score")
    ada.close()

    key = re.search(r"/host#key=(\S+)", own_server.log.read_text())
    assert key is not None
    page.goto(f"/host#key={key[1]}")
    expect(page.get_by_role("link", name=re.compile("^Five Hundred"))).to_be_visible()
    look("host")
    assert "" == "\n".join(faults)


def test_the_keys_are_led_to_the_hand_by_what_is_asked_and_by_the_arrows(guest: Arrive) -> None:
    ada = KeyboardPlayer(guest("Ada", LAPTOP).page, "You", Random(7))
    held = "document.activeElement.closest('.hand') !== null"
    ada.play_alone("Perfrance")
    play_on([ada], until=lambda: ada.my_turn() and ada.on_plate() != [])
    ada.page.wait_for_function(held)
    ada.page.evaluate("document.activeElement.blur()")
    assert not ada.page.evaluate(held)
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(held)


def test_a_question_takes_the_focus_and_gives_it_back(guest: Arrive, own_server: Server) -> None:
    one = guest("Ada", LAPTOP, server=own_server)
    ada = Player(one.page, "Ada", Random(7))
    ada.make_table("Priffe")
    ada.host_starts()
    ada.at_table()
    open_menu = one.page.get_by_role("button", name="Menu")
    menu = one.page.get_by_role("dialog")
    open_menu.press("Enter")
    menu.get_by_role("button", name="Leave my seat").press("Enter")
    sees_focus(one.page, "Leave your seat")
    menu.get_by_role("button", name="Stay", exact=True).press("Enter")
    sees_focus(one.page, "Leave my seat")
    one.page.keyboard.press("Escape")
    sees_focus(one.page, "Menu")
    # What concerns the whole table is asked at the table itself.
    open_menu.press("Enter")
    menu.get_by_role("button", name="End after this deal").press("Enter")
    sees_focus(one.page, "End the match after this deal")
    one.page.locator(":focus").get_by_role("button", name="No", exact=True).press("Enter")
    expect(one.page.locator("main :focus")).to_have_count(1)

    key = re.search(r"/host#key=(\S+)", own_server.log.read_text())
    assert key is not None
    page = one.context.new_page()
    page.goto(f"/host#key={key[1]}")
    for caller, question, no in (
        ("Close Priffe", "for good", "Keep it"),
        ("Stop the server", "is here", "Let it run"),
    ):
        page.get_by_role("button", name=caller).press("Enter")
        sees_focus(page, question)
        page.locator(":focus").get_by_role("button", name=re.compile(no)).press("Enter")
        sees_focus(page, caller)


def test_a_field_that_is_drawn_anew_gets_its_focus_back_by_its_label(guest: Arrive) -> None:
    page = guest("Ada", LAPTOP).page
    Player(page, "Ada", Random(7)).home()
    page.get_by_label("Your name").focus()
    page.locator(":focus").evaluate("({ parentElement: box }) => box.replaceWith(box.cloneNode(true))")
    sees_focus(page, "Your name")
