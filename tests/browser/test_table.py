"""What the table tells at any time, however little room there is."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guests import LAPTOP, PHONE
from tests.browser.player import Player, play_on
from tests.browser.screens import LANGUAGES, SMALL, arranged_faults, speak

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

SMALLEST = PHONE | {"viewport": {"width": 360, "height": 640}}
TABLETS = [(1024, 768), (1024, 720), (820, 740), (1180, 820)]
CUT = """
() => [...document.querySelectorAll("section[data-seat] .words p span, .plate .now span, .prompt *, .choices *")]
  .filter((one) => {
    const { overflowX } = getComputedStyle(one);
    return overflowX !== "visible" && !one.closest(".spoken") && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2);
  })
  .map((one) => one.textContent.trim())
"""
"""What a seat does, who led, and what is asked, as far as it is cut off, whether or not by dots."""
LONG = "Bartholomea van der Meer-Holm"
WIDE = "W" * 32
SIGN = """(token) => [
  getComputedStyle(token).backgroundColor, getComputedStyle(token).borderRadius, token.textContent.trim()
]"""


@pytest.mark.parametrize("game", ["Five Hundred", "Priffe"])
def test_a_phone_shows_both_pairs_totals_while_cards_are_played(guest: Arrive, game: str) -> None:
    player = Player(guest("Ada").page, "You", Random(1))
    player.play_alone(game)
    play_on([player], until=player.my_turn)
    # Nobody is there who would hear a word.
    expect(player.page.get_by_role("button", name="Talk", exact=True)).to_have_count(0)
    expect(player.page.get_by_role("button", name=re.compile(r"We −?\d+, They −?\d+"))).to_be_visible()


def test_a_phone_on_its_side_shows_the_deal_and_the_totals_in_the_auction_and_in_play(guest: Arrive) -> None:
    on_its_side = PHONE | {"viewport": {"width": 844, "height": 390}}
    player = Player(guest("Ada", on_its_side).page, "You", Random(1))
    player.play_alone("Priffe")
    progress = player.page.get_by_text(re.compile(r"^Deal \d+, We \d+, They \d+$")).filter(visible=True)
    play_on([player], until=player.choices.is_visible)
    expect(progress).to_be_in_viewport(ratio=1)
    play_on([player], until=player.my_turn)
    expect(progress).to_be_in_viewport(ratio=1)


def test_who_watches_games_of_pairs_on_a_phone_reads_both_totals(guest: Arrive) -> None:
    ada, dee = (Player(guest(name).page, name, Random(1)) for name in ("Ada", "Dee"))
    ada.play_alone("Priffe")
    dee.page.goto(ada.page.url)
    expect(dee.page.get_by_text("you watch").filter(visible=True)).to_be_visible()
    play_on([ada], until=ada.my_turn)
    expect(dee.page.get_by_role("button", name=re.compile(r"Deal \d+, −?\d+ against −?\d+"))).to_be_visible()


def test_the_smallest_phone_has_ones_own_line_while_others_call(guest: Arrive) -> None:
    ada = Player(guest("Ada", SMALLEST).page, "Ada", Random(1))
    bo = Player(guest("Bo").page, "Bo", Random(1))
    bo.join(ada.make_table("Five Hundred"))
    ada.host_starts()
    play_on([ada], until=bo.choices.is_visible)
    expect(ada.page.get_by_role("button", name="Look back at this deal")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Order of the hand"))).to_be_visible()
    assert [] == arranged_faults(ada.page, SMALL)


def test_the_order_of_the_hand_and_a_look_back_are_in_the_menu_while_bids_fill_the_phone(guest: Arrive) -> None:
    player = Player(guest("Ada").page, "You", Random(1))
    player.play_alone("Five Hundred")
    play_on([player], until=player.choices.is_visible)
    player.page.get_by_role("button", name="Menu").click()
    order = player.page.get_by_role("dialog").get_by_role("button", name="Order of the hand: by suit")
    order.click()
    expect(order).to_be_hidden()
    player.page.get_by_role("button", name="Look back at this deal").click()
    expect(player.page.get_by_role("heading", name="Look back at this deal")).to_be_visible()


def test_a_seat_has_one_sign_on_all_devices(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "Ada", Random(1))
    bo = Player(guest("Bo", LAPTOP).page, "Bo", Random(1))
    bo.join(ada.make_table("Five Hundred"))
    ada.host_starts()
    signs: list[list[object]] = []
    for player in (ada, bo):
        player.at_table()
        found = player.auction.locator(".token").evaluate_all(f"(all) => all.map({SIGN})")
        signs.append(found)
    assert signs[0] == signs[1]
    assert 2 == len({colour for colour, _, _ in signs[0]})


def test_a_name_that_is_cut_is_read_whole_after_a_tap(guest: Arrive) -> None:
    ada = Player(guest("Ada", PHONE).page, "Ada", Random(1))
    long = Player(guest(LONG, LAPTOP).page, LONG, Random(1))
    long.join(ada.make_table("Perfrance"))
    ada.host_starts()
    play_on([ada, long], until=ada.my_turn)
    seat = ada.seat(LONG)
    seat.get_by_role("button", name=LONG).click()
    whole = seat.locator(".whole")
    expect(whole).to_be_visible()
    assert whole.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    ada.page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
    ada.page.keyboard.press("Enter")
    expect(whole).to_be_visible()
    ada.page.keyboard.press("Tab")
    expect(whole).to_have_count(0)


def test_the_whole_deal_is_told_over_every_phone_however_wide_a_name(guest: Arrive) -> None:
    ada = Player(guest("Ada", PHONE).page, "Ada", Random(1))
    wide = Player(guest(WIDE, LAPTOP).page, WIDE, Random(1))
    wide.join(ada.make_table("Preference"))
    ada.host_starts()
    play_on([ada, wide], until=ada.my_turn)
    ada.page.get_by_role("button", name="This deal", exact=True).click()
    expect(ada.page.get_by_role("dialog", name="This deal")).to_contain_text(WIDE)
    assert [] == arranged_faults(ada.page, SMALL)


@pytest.mark.parametrize("game", ["Five Hundred", "Preference"])
def test_a_tablet_on_its_side_has_room_for_the_auction_and_the_play(guest: Arrive, game: str) -> None:
    ada = Player(guest("Ada", LAPTOP).page, "Ada", Random(1))
    ada.play_alone(game)
    for phase in (ada.choices.is_visible, ada.my_turn):
        play_on([ada], until=phase)
        assert "" == "\n".join(arranged_faults(ada.page, TABLETS))


@pytest.mark.parametrize("game", ["Five Hundred", "Preference"])
def test_no_language_is_cut_on_the_smallest_phone(guest: Arrive, game: str) -> None:
    ada = Player(guest("Ada", SMALLEST).page, "Ada", Random(3))
    ada.play_alone(game)
    cut: set[str] = set()

    def look() -> bool:
        if ada.is_asked():
            for language in LANGUAGES:
                speak(ada.page, language)
                cut.update(f"{language}: {words}" for words in ada.page.evaluate(CUT))
        return ada.deal_over()

    play_on([ada], until=look)
    assert set() == cut


def test_a_name_is_whole_beside_the_points_while_a_hand_lies_open_on_a_phone(guest: Arrive) -> None:
    ada = Player(guest("Ada", PHONE).page, "Ada", Random(1))
    miranda = Player(guest("Miranda", LAPTOP).page, "Miranda", Random(1))
    miranda.join(ada.make_table("Perfrance"))
    ada.host_starts()
    rest_mine = miranda.page.get_by_role("button", name="Rest mine")
    seat = ada.seat("Miranda")
    both = [ada, miranda]

    def may_claim() -> bool:
        return miranda.my_turn() and rest_mine.is_visible() and seat.locator(".won").inner_text() != "0 tricks"

    play_on(both, until=may_claim)
    rest_mine.click()
    miranda.answer("Claim the rest")
    expect(ada.page.get_by_role("region", name="Miranda's cards, face up")).to_be_visible()
    name = seat.locator("strong")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_watcher_reads_on_the_smallest_phone_whose_side_they_look_from(guest: Arrive) -> None:
    ada = Player(guest("Ada", LAPTOP).page, "Ada", Random(1))
    dee = guest("Dee", SMALLEST).page
    dee.goto(ada.make_table("Priffe"))
    dee.get_by_role("button", name="Watch", exact=True).click()
    ada.host_starts()
    play_on([ada], until=ada.my_turn)
    own = dee.locator("[data-seat='0']")
    expect(own).to_contain_text("you watch from this side")
    expect(own).to_contain_text("points")
    assert [] == arranged_faults(dee, SMALL)


def test_a_phrase_is_read_in_each_reader_s_language(guest: Arrive) -> None:
    ada = Player(guest("Ada", LAPTOP).page, "Ada", Random(1))
    bo = Player(guest("Bo", LAPTOP).page, "Bo", Random(1))
    bo.join(ada.make_table("Perfrance"))
    ada.host_starts()
    bo.at_table()
    bo.page.evaluate("localStorage.setItem('forehand.settings', JSON.stringify({ language: 'nl' }))")
    bo.page.reload()
    bo.page.get_by_role("tab", name="Praten").click()
    ada.page.get_by_role("tab", name="Talk").click()
    ada.page.get_by_role("button", name="My mistake").click()
    expect(ada.page.get_by_role("list", name="What was said")).to_contain_text("My mistake")
    expect(bo.page.get_by_role("tabpanel").get_by_role("listitem")).to_contain_text("Mijn fout")
