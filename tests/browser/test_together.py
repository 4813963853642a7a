"""What people at one table ask of each other and say to each other."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.player import Player, play_on
from tests.browser.screens import SMALL, arranged_faults, screen_faults, speak

SCREENS = (PHONE, LAPTOP, PHONE)


@pytest.fixture
def three(guest: Arrive) -> list[Player]:
    """Ada, Bo and Cy at a table of Preference, nobody else."""
    guests = [guest(name, screen) for name, screen in zip(("Ada", "Bo", "Cy"), SCREENS, strict=True)]
    ada, bo, cy = players = [Player(one.page, one.name, Random(5)) for one in guests]
    link = ada.make_table("Preference")
    bo.join(link)
    cy.join(link)
    for player in players:
        player.at_table()
    return players


def test_a_call_is_taken_back_when_all_allow_it(three: list[Player]) -> None:
    first = next(player for player in three if player.choices.is_visible())
    others = [player for player in three if player is not first]
    first.choices.get_by_role("button", name="Pass", exact=True).click()
    first.from_menu("Take back my last move")
    for player in others:
        player.sees_said(f"{first.name} asks to take back the last move")
    for player in others:
        player.answer("Allow")
    expect(first.choices).to_be_visible()

    first.choices.get_by_role("button", name="Pass", exact=True).click()
    second = three[(three.index(first) + 1) % 3]
    second.choices.get_by_role("button", name="Pass", exact=True).click()
    second.from_menu("Take back my last move")
    first.answer("Refuse")
    second.sees_told("Nothing is taken back: somebody refused")


def test_nobody_is_dealt_into_another_match_unasked(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.calls("end")
    for player in three:
        expect(player.again).to_be_visible()
    bo.again.click()
    asks = "Bo would like another match"
    for player in (ada, cy):
        expect(player.page.get_by_text(asks)).to_be_visible()
        assert [] == arranged_faults(player.page, SMALL)
    waits = bo.page.get_by_role("main").get_by_text("Waiting for Ada and Cy")
    expect(waits).to_be_visible()
    assert [] == screen_faults(bo.page)
    bo.page.get_by_role("button", name="Not after all").click()
    expect(ada.page.get_by_text(asks)).to_be_hidden()
    bo.again.click()
    cy.page.get_by_role("main").get_by_role("button", name="Leave the seat").click()
    cy.page.get_by_role("main").get_by_role("button", name="Stay").click()
    cy.again.click()
    expect(ada.page.get_by_text("Bo and Cy would like another match")).to_be_visible()
    expect(cy.over).to_be_visible()
    ada.again.click()
    for player in three:
        player.at_table()


def test_the_host_begins_another_match_without_those_who_are_away(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.calls("end")
    ada.again.click()
    expect(bo.page.get_by_text("Ada would like another match")).to_be_visible()
    bo.again.click()
    without = ada.page.get_by_role("button", name="Begin without Cy")
    expect(bo.page.get_by_text("Waiting for Cy")).to_be_visible()
    expect(without).to_be_hidden()
    cy.page.goto("about:blank")
    without.click()
    for player in (ada, bo):
        expect(player.over).to_be_hidden()


def test_who_would_not_like_another_match_leaves(three: list[Player]) -> None:
    ada, bo, cy = three
    ada.calls("end")
    ada.again.click()
    for who in (bo, cy):
        for _ in range(2):
            who.page.get_by_role("main").get_by_role("button", name="Leave the seat").last.click()
        who.page.wait_for_url("**/")
    expect(ada.page.get_by_text("2 seats are free. The match begins when they are taken")).to_be_visible()
    ada.page.get_by_role("main").get_by_role("button", name="Computers take the open seats").click()
    ada.at_table()


def test_a_paused_game_rests_and_a_choice_half_made_stays(three: list[Player]) -> None:
    first = next(player for player in three if player.choices.is_visible())
    bid = first.choices.locator("[aria-pressed=false]").first
    if bid.is_visible():
        bid.click()
    chosen = first.choices.locator("[aria-pressed=true]").all_inner_texts()
    pauser = next(player for player in three if player is not first)
    pauser.from_menu("Pause the game")
    for player in three:
        player.sees_said("The game is paused")
        player.sees_said("It is your turn" if player is first else f"{first.name} to call")
    expect(first.choices).to_be_hidden()
    first.answer("Go on")
    expect(first.choices).to_be_visible()
    assert chosen == first.choices.locator("[aria-pressed=true]").all_inner_texts()


def test_the_rest_is_claimed_refused_lapsed_accepted_and_then_the_match_ended(three: list[Player]) -> None:
    ada, bo, cy = three
    rest_mine = ada.page.get_by_role("button", name="Rest mine")

    def claim() -> Player:
        """Ada claims; who leads to the next trick is returned."""
        play_on(three, until=lambda: rest_mine.is_visible() and any(player.my_turn() for player in three))
        leader = next(player for player in three if player.my_turn())
        rest_mine.click()
        ada.answer("Claim the rest")
        bo.sees_said("Ada claims the rest")
        expect(cy.page.get_by_role("region", name="Ada's cards, face up")).to_be_visible()
        return leader

    claim()
    speak(bo.page, "ru")  # which takes the most words
    cy.answer("Play on")
    ada.sees_told("The claim was not accepted")
    # On Bo's laptop nothing moves when that comes and goes, and it lies on nothing.
    told = bo.page.locator(".told")
    expect(told).to_be_visible()
    lies, last = told.bounding_box(), bo.page.locator(".left > :last-child").bounding_box()
    assert lies is not None
    assert last is not None
    assert last["y"] + last["height"] <= lies["y"]
    hand = bo.page.get_by_role("main").locator(".own, .hand, .field")
    with_it = [part.bounding_box() for part in hand.all()]
    expect(told).to_have_count(0, timeout=10_000)
    assert with_it == [part.bounding_box() for part in hand.all()]
    speak(bo.page, "en")
    claim()
    ada.answer("Withdraw")
    cy.sees_told("The claim was withdrawn")
    leader = claim()
    leader.cards().first.click(position={"x": 20, "y": 30})
    for player in three:
        player.sees_told("Play went on, so the claim is off")
    claim()
    bo.answer("Accept")
    ada.sees_said("You claim the rest")
    cy.answer("Accept")
    for player in three:
        expect(player.over).to_be_visible()
        expect(player.over.get_by_role("region", name="cards, face up").first).to_be_visible()

    bo.from_menu("End after this deal", sure=True)
    ada.answer("Agree")
    cy.answer("Agree")
    for player in three:
        expect(player.over.get_by_role("heading", name="The match was ended")).to_be_visible()


def test_people_talk_are_muted_and_are_called_when_they_look_elsewhere(three: list[Player]) -> None:
    ada, bo, _ = three
    bo.page.get_by_role("tab", name="Talk").click()
    bo.page.get_by_role("button", name="Well played").click()
    # What one says oneself stands beside one's name, never over it.
    own = bo.page.locator(".own", has=bo.page.get_by_text("You", exact=True))
    said = own.get_by_text("Well played").bounding_box()
    name = own.get_by_text("You", exact=True).bounding_box()
    assert said and name
    assert name["x"] + name["width"] <= said["x"]
    expect(ada.page.get_by_role("main").get_by_text("Well played")).to_be_visible()

    bo.say("see https://example.org/x")
    talk = ada.page.get_by_role("button", name="Talk", exact=True)
    expect(ada.page.get_by_text("1 new")).to_be_attached()
    talk.click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_text("see https://example.org/x")).to_be_visible()
    expect(sheet.get_by_role("link")).to_have_count(0)
    sheet.get_by_role("button", name="Mute Bo").click()
    expect(sheet.get_by_text("see https://example.org/x")).to_have_count(0)
    bo.say("anybody there?")
    expect(bo.page.get_by_role("list", name="What was said").get_by_text("anybody there?")).to_be_visible()
    expect(sheet.get_by_text("anybody there?")).to_have_count(0)
    ada.close()

    plain = ada.page.title()
    assert plain == "Preference, deal 1 – Forehand"
    if ada.choices.is_visible():
        ada.act()
    ada.page.evaluate("document.hasFocus = () => false")
    play_on([bo, three[2]], until=lambda: ada.page.title() != plain)
    assert ada.page.title() == f"Your turn – {plain}"
    ada.page.evaluate("document.hasFocus = () => true; dispatchEvent(new Event('focus'))")
    expect(ada.page).to_have_title(plain)
