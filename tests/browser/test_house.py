"""Finding a table and running the house: my tables, open tables, invitations, and the page of whoever runs the server."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import LAPTOP
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive
    from tests.browser.server import Server

SHARING = "navigator.share = async (what) => { window.shared = what; }"
"""A device with a share sheet, which Chromium has not here."""
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""What a page hears when somebody comes back to it: it looks at once whether anything is new."""


FIRST_SEEN = """
const later = setTimeout;
// However slow the machine is: what is waited for a while is waited for.
window.setTimeout = (what, ms, ...more) => later(what, ms === 400 ? 60_000 : ms, ...more);
new MutationObserver(() => {
  if (window.firstSeen === undefined && document.querySelector("input[type=radio]"))
    window.firstSeen = document.querySelector("a[href^='/t/']") !== null;
}).observe(document, { childList: true, subtree: true });
"""
"""Notes whether one's own table was there when first a game could be chosen."""


def test_what_is_tapped_on_the_start_page_is_not_pushed_down_by_what_comes_late(guest: Arrive) -> None:
    one = guest("Ada")
    ada = Player(one.page, "Ada", Random(7))
    ada.play_alone("Perfrance")
    one.context.add_init_script(FIRST_SEEN)
    ada.home()
    one.page.wait_for_function("window.firstSeen !== undefined")
    assert one.page.evaluate("window.firstSeen")


def test_my_tables_say_which_waits_for_me_and_fold_away_those_that_are_over(guest: Arrive) -> None:
    one, other = guest("Ada"), guest("Bo")
    ada, bo = Player(one.page, "Ada", Random(7)), Player(other.page, "Bo", Random(7))
    bo.join(ada.make_table("Perfrance"))
    ada.host_starts()
    play_on([ada, bo], until=bo.my_turn)
    bo.home()
    ada.home()
    calling = other.page.get_by_role("link", name=re.compile("^Your turn"))
    expect(calling.first).to_contain_text("Perfrance Ada and a computer player")
    expect(one.page.get_by_text(re.compile("^deal .*, Bo to play"))).to_be_visible()
    assert [] == layout_faults(one.page)
    calling.first.click()
    bo.at_table()

    ada.play_alone("Priffe")
    ada.home()
    entry = one.page.get_by_role("listitem").filter(has_text="Priffe").filter(has_text="3 computer players")
    expect(entry).to_be_visible()
    # On a laptop they and what can be begun are in sight at once.
    phone = one.page.viewport_size
    assert phone
    one.page.set_viewport_size(LAPTOP["viewport"])
    expect(entry).to_be_in_viewport(ratio=1)
    expect(one.page.get_by_role("button", name=re.compile("^Play alone now"))).to_be_in_viewport(ratio=1)
    assert [] == layout_faults(one.page)
    one.page.set_viewport_size(phone)
    token = one.page.evaluate(
        "() => Object.values(localStorage).map((text) => JSON.parse(text)).find(({ game, seat }) => game === 'priffe' && seat === 0).token"
    )
    table = entry.get_by_role("link").get_attribute("href")
    assert table
    ended = one.context.request.post(f"/api/tables/{table[3:]}/end", headers={"Authorization": f"Bearer {token}"})
    assert ended.ok, ended.text()
    one.page.evaluate(LOOK)
    expect(entry).to_be_hidden()
    one.page.get_by_text("Over (1)").click()
    expect(entry).to_contain_text("ended early")
    entry.get_by_role("button", name="Remove Priffe from the list").click()
    expect(one.page.get_by_text("Over (1)")).to_have_count(0)
    one.page.reload()
    expect(one.page.get_by_role("listitem").filter(has_text="Perfrance Bo")).to_be_visible()
    expect(
        one.page.get_by_role("listitem").filter(has_text="Priffe").filter(has_text="computer players")
    ).to_have_count(0)


def test_a_name_is_asked_for_once_and_who_has_played_a_deal_is_no_newcomer(guest: Arrive) -> None:
    one = guest("Ada")
    ada = Player(one.page, "Ada", Random(7))
    ada.home()
    ada.choose_game("Perfrance")
    name = one.page.get_by_role("textbox", name="Your name")
    name.fill("A\u0007da")
    expect(one.page.get_by_role("button", name=re.compile("^Play alone now"))).to_be_disabled()
    name.fill("Ada of the long evenings by the stove")
    expect(name).to_have_accessible_description("A name has at most 32 letters.")
    name.fill("Ada")
    expect(one.page.get_by_text("New to Perfrance?")).to_be_visible()
    ada.play_alone("Perfrance")
    told = one.context.request.get(f"/api/tables/{one.page.url.rsplit('/', 1)[1]}").json()
    assert "Ada" == told["seats"][0]["name"]
    play_on([ada], until=ada.deal_over)
    ada.home()
    expect(name).to_have_value("Ada")
    expect(one.page.get_by_role("link", name="How it is played")).to_be_visible()
    expect(one.page.get_by_text("New to Perfrance?")).to_have_count(0)
    assert [] == layout_faults(one.page)


def test_an_earlier_match_is_read_on_the_score_card_line_by_line(guest: Arrive) -> None:
    one = guest("Ada", LAPTOP)
    ada = Player(one.page, "Ada", Random(7))
    ada.play_alone("Perfrance")
    play_on([ada], until=ada.deal_over)
    for what in ("end", "rematch"):
        ada.calls(what)
    ada.at_table()
    one.page.get_by_role("button", name="Whole score card").click()
    sheet = one.page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name=re.compile("^Totals after"))).to_have_count(0)
    sheet.get_by_role("combobox", name="Which match").select_option(label="Match 1")
    expect(sheet.get_by_role("row")).to_have_count(2)
    expect(sheet.get_by_role("img", name=re.compile("after one deal"))).to_be_visible()
    assert [] == layout_faults(one.page)
    sheet.get_by_role("combobox", name="Which match").select_option(label="Match 2")
    expect(sheet.get_by_role("img", name=re.compile("after one deal"))).to_have_count(0)


def test_a_listed_table_comes_up_by_itself_and_its_invitation_is_shared(guest: Arrive) -> None:
    one, other = guest("Ada"), guest("Bo", LAPTOP)
    bo = Player(other.page, "Bo", Random(7))
    bo.home()
    one.context.add_init_script(SHARING)
    ada = Player(one.page, "Ada", Random(7))
    ada.plan_table("Preference")
    one.page.get_by_role("textbox", name="Your name").fill("Ada")
    one.page.get_by_role("switch", name="Show in the list of open tables").check(force=True)
    one.page.get_by_role("button", name="Make the table").click()
    link = ada.invitation()
    one.page.get_by_role("button", name="Share").filter(visible=True).click()
    shared = one.page.evaluate("window.shared")
    assert link == shared["url"]
    assert "Come and play Preference with me." == shared["text"]

    other.page.evaluate(LOOK)
    listed = other.page.get_by_role("link", name=re.compile("^Preference Ada 2 seats open"))
    expect(listed).to_be_visible()
    listed.click()
    other.page.wait_for_url(link)
    bo.join(link)
    expect(one.page.get_by_text("Bo", exact=True).filter(visible=True).first).to_be_visible()

    picture = one.page.get_by_role("img", name="QR code").filter(visible=True)
    invitation = picture.get_attribute("src")
    assert invitation
    ada.host_starts()
    ada.at_table()
    one.page.get_by_role("button", name="Menu").click()
    drawn = one.page.get_by_role("dialog").get_by_role("img", name="QR code")
    expect(drawn).to_have_attribute("src", invitation)


def test_the_host_page_tells_tables_apart_closes_one_and_stops_the_server(guest: Arrive, own_server: Server) -> None:
    one, other = guest("Ada", LAPTOP, server=own_server), guest("Bo", server=own_server)
    ada, bo = Player(one.page, "Ada", Random(7)), Player(other.page, "Bo", Random(7))
    ada.make_table("Priffe")
    bo.play_alone("Priffe")
    key = re.search(r"/host#key=(\S+)", own_server.log.read_text())
    assert key is not None
    page = one.context.new_page()
    # The key comes into the page that is open already, as where an address is pasted over it.
    page.goto("/host")
    expect(page.get_by_role("alert")).to_be_visible()
    page.evaluate("key => { location.hash = `key=${key}` }", key[1])
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.url.endswith("/host")
    expect(page.get_by_role("link", name=re.compile("^Priffe Ada 3 seats open"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Priffe .*3 computer players deal 1"))).to_be_visible()
    assert [] == layout_faults(page)

    page.get_by_role("button", name="Close Priffe with Ada", exact=True).click()
    assert [] == layout_faults(page)
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Close Priffe with Ada", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Close the table").click()
    page.get_by_text("Over (1)").click()
    expect(page.get_by_role("link", name=re.compile("^Priffe Ada closed"))).to_be_visible()
    expect(one.page.get_by_role("heading", name="This table is closed")).to_be_visible()

    page.get_by_text("Only I").click()
    expect(page.get_by_role("radio", name="Only I")).to_be_checked()
    bo.home()
    with other.faults.expected("403|ERR_CONNECTION|WebSocket|requestfailed"):
        other.page.get_by_role("button", name=re.compile("^Play alone now")).click()
        expect(other.page.get_by_text("Only the one who runs this server makes tables here.")).to_be_visible()

    page.get_by_role("button", name="Stop the server").click()
    expect(page.get_by_role("group", name=re.compile("Nobody is here"))).to_be_visible()
    with one.faults.expected("ERR_CONNECTION|WebSocket|requestfailed"):
        page.get_by_role("button", name="Stop it").click()
        expect(page.get_by_role("heading", name="The server has stopped")).to_be_visible()
