"""Coming to a table: by link, with a name, to a seat or to watch; and what stands in the way."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guests import LAPTOP
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on
from tests.browser.screens import SMALL, arranged_faults, screen_faults

WIDE = "W" * 32


def sit(guest: Arrive, *names: str) -> list[Player]:
    """People with phones on the start page."""
    return [Player(one.page, one.name, Random(7)) for one in (guest(name) for name in names)]


def test_a_name_that_somebody_has_is_refused_and_another_is_taken(guest: Arrive) -> None:
    ada, other = sit(guest, "Ada", "Other Ada")
    link = ada.make_table("Preference")
    other.name = "Ada"
    other.join(link)
    expect(other.page.get_by_role("alert")).to_have_text("Somebody at this table has that name already.")
    other.page.get_by_role("textbox", name="Your name").fill("Bo")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.get_by_text("2 of 3 seated").filter(visible=True)).to_be_visible()
    expect(ada.page.get_by_text("2 of 3 seated").filter(visible=True)).to_be_visible()


def test_who_comes_when_all_seats_are_taken_may_watch(guest: Arrive) -> None:
    ada, bo, cy, late = sit(guest, "Ada", "Bo", "Cy", "Dee")
    link = ada.make_table("Preference")
    late.page.goto(link)
    expect(late.page.get_by_role("button", name="Sit down")).to_be_visible()
    for player in (bo, cy):
        player.join(link)
    for player in (ada, bo, cy):
        player.at_table()
    for name in ("Ada", "Bo", "Cy"):
        expect(late.auction).to_contain_text(name)
    assert 0 == late.cards().count()


def test_a_watcher_sees_the_table_and_nobodys_cards(guest: Arrive) -> None:
    ada, dee = sit(guest, "Ada", "Dee")
    ada.play_alone("Priffe")
    dee.page.goto(ada.page.url)
    expect(dee.page.get_by_text("you watch").filter(visible=True)).to_be_visible()
    play_on([ada], until=lambda: len(dee.on_plate()) > 0)
    assert 0 == dee.cards().count()
    assert [] == layout_faults(dee.page)


def test_partners_sit_as_they_like(guest: Arrive) -> None:
    ada, bo = sit(guest, "Ada", "Bo")
    link = ada.make_table("Five Hundred")
    bo.join(link, seat="partner of Ada")
    ada.host_starts()
    for player in (ada, bo):
        player.at_table()
    play_on([ada, bo], until=lambda: ada.my_turn() or bo.my_turn())
    ada.sees_status("Bo", "partner|to play")
    bo.sees_status("Ada", "partner|to play")


def test_the_host_turns_an_open_seat_into_a_computer(guest: Arrive) -> None:
    ada, bo = sit(guest, "Ada", "Bo")
    link = ada.make_table("Preference")
    bo.join(link)
    ada.page.get_by_role("combobox", name="Seat 3").select_option(label="Computer, club")
    for player in (ada, bo):
        player.at_table()


def test_the_longest_names_fit(guest: Arrive) -> None:
    names = [letter + WIDE[1:] for letter in "ABC"]
    players = sit(guest, *names[:2])
    laptop = guest(names[2], LAPTOP)
    players.append(Player(laptop.page, names[2], Random(7)))
    link = players[0].make_table("Perfrance")
    for player in players[1:]:
        player.join(link)
    for player in players:
        player.at_table()
    assert "" == "\n".join(screen_faults(players[0].page))
    play_on(players, until=players[1].my_turn)
    assert "" == "\n".join(screen_faults(players[0].page))
    claim = players[1].page.get_by_role("button", name="Rest mine")
    play_on(players, until=claim.is_visible)
    claim.click()
    players[1].answer("Claim the rest")
    expect(players[0].page.get_by_role("heading", name=names[1])).to_be_visible()
    assert [] == arranged_faults(players[0].page, SMALL[1:])
    players[1].answer("Withdraw")
    expect(players[0].page.locator(".told")).to_be_visible()
    expect(players[0].page.locator(".told")).to_have_count(0, timeout=10_000)
    play_on(players, until=players[0].deal_over)
    assert "" == "\n".join(screen_faults(players[0].page))


def test_a_link_that_leads_nowhere_says_so(guest: Arrive) -> None:
    one = guest("Ada")
    with one.faults.expected("404|WebSocket"):
        one.page.goto("/t/nothing-here")
        expect(one.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_code_is_taken_however_it_is_written_and_a_mistake_stays_to_be_mended(guest: Arrive) -> None:
    (ada,) = sit(guest, "Ada")
    one = guest("Bo")
    bo = Player(one.page, "Bo", Random(7))
    link = ada.make_table("Preference")
    code = link.rsplit("/", 1)[-1]
    bo.home()
    field = bo.page.get_by_role("textbox", name="Code, link or address of a table")
    field.fill("zzzzzzzzzz")
    with one.faults.expected("404"):
        field.press("Enter")
        expect(bo.page.get_by_role("alert")).to_have_text("There is no such table.")
    expect(field).to_have_value("zzzzzzzzzz")
    field.fill(f"{code[:4]} {code[4:7]}-{code[7:]}".upper())
    field.press("Enter")
    expect(bo.page).to_have_url(link)
    expect(bo.page.get_by_role("button", name="Sit down")).to_be_visible()
