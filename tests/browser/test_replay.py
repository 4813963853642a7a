"""A deal that is over, played back: over the table, by its link, and from a record that came in a mail or a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from forehand.engine.record import of_deal, read_record, record_text
from forehand.games import GAMES
from tests.browser.axe import axe_faults
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.layout import layout_faults
from tests.browser.player import Player, play_on
from tests.browser.screens import SMALL, arranged_faults, screen_faults

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

FULL_HD = ViewportSize(width=1920, height=1080)
CASES = Path(__file__).parents[1] / "cases"
RECORD = (CASES / "preference-claim.json").read_text("utf-8")
"""One deal: eight calls, six tricks, a claim."""


def play_back(page: Page, text: str) -> None:
    """Paste a record and have it played back."""
    page.goto("/replay")
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Play it back").click()


def told(page: Page, words: str) -> None:
    """Wait until the step is told so."""
    expect(page.get_by_role("region", name="Replay").get_by_role("status")).to_have_text(re.compile(words))


def cards(page: Page, name: str) -> list[str]:
    """The open cards of a seat, as they are read out."""
    return page.get_by_role("list", name=f"{name}: cards").get_by_role("listitem").all_inner_texts()


def test_a_deal_is_played_back_over_the_table_and_by_its_link(guest: Arrive) -> None:
    one = guest("Ada", PHONE)
    page = one.page
    ada = Player(page, "You", Random(5))
    ada.play_alone("Perfrance")
    play_on([ada], until=ada.over.is_visible)
    table = page.url
    ada.open_score()
    score = page.get_by_role("group", name="Score")
    score.get_by_role("link", name="Replay deal 1").filter(visible=True).click()
    dialog = page.get_by_role("dialog", name="Deal 1 played back")
    told(page, "Deal 1 is dealt")
    assert [] == [*axe_faults(page), *layout_faults(page)]
    page.keyboard.press("End")
    told(page, "The deal is over")
    expect(dialog.get_by_role("region", name="The deal is over")).to_be_visible()
    link = dialog.get_by_role("button", name="Copy the link to this step")
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link.click()
    expect(dialog.get_by_text("The link is copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(re.escape(table) + r"/replay/1/1#\d+", address)
    # As large as the window where the table's result is drawn larger, and the focus goes back to the link.
    page.set_viewport_size(FULL_HD)
    page.get_by_role("region", name="Replay").get_by_role("button", name="Play", exact=True).click(trial=True)
    assert [] == layout_faults(page)
    page.set_viewport_size(PHONE["viewport"])
    dialog.get_by_role("button", name="Back", exact=True).click()
    expect(dialog).to_have_count(0)
    expect(page.locator(":focus")).to_have_accessible_name("Replay deal 1")
    assert page.url == table

    two = guest("Bo", LAPTOP)
    other = two.page
    # The link is opened where a record is, too.
    play_back(other, address)
    expect(other).to_have_url(address)
    told(other, "The deal is over")
    other.keyboard.press("Home")
    told(other, "Deal 1 is dealt")
    other.keyboard.press("ArrowRight")
    expect(other).to_have_url(re.compile(r"/replay/1/1#1$"))
    other.reload()
    expect(other.get_by_role("slider")).to_have_value("1")
    other.evaluate("location.hash = '#3'")
    expect(other.get_by_role("slider")).to_have_value("3")
    hands = other.get_by_role("list", name=re.compile(": cards$"))
    expect(hands).to_have_count(3)
    other.get_by_role("combobox", name="Cards").select_option("0")
    expect(hands).to_have_count(1)
    assert len(cards(other, "You")) == 10
    # The controls stay in sight on a phone, and cut off what is scrolled under them.
    assert [] == [fault for fault in screen_faults(other) if "target-size at li" not in fault]

    # What can't be fetched doesn't take away what there is.
    with two.faults.expected("ERR_FAILED"):
        other.route("**/api/tables/*/replay?*", lambda route: route.abort())
        other.get_by_role("combobox", name="Cards").select_option("1")
        expect(other.get_by_role("alert")).to_be_visible()
        assert len(cards(other, "You")) == 10
        other.unroute_all()
        other.get_by_role("button", name="Try again").click()
        expect(other.get_by_role("alert")).to_have_count(0)
        expect(other.get_by_role("list", name="You: cards")).to_have_count(1)


@pytest.mark.parametrize("record", ["preference-claim", "five-hundred-slam-bonus"])
def test_a_deal_is_played_back_on_every_phone(guest: Arrive, record: str) -> None:
    page = guest("Ada", PHONE).page
    play_back(page, (CASES / f"{record}.json").read_text("utf-8"))
    told(page, "Deal 1 is dealt")
    faults: list[str] = []
    for step, words in ((2, " says "), (14, " plays ")):
        page.get_by_role("slider").fill(f"{step}")
        told(page, words)
        faults.extend(f"step {step} {fault}" for fault in arranged_faults(page, SMALL))
    assert "" == "\n".join(faults)
    # What takes the focus is not left under the controls.
    page.set_viewport_size({"width": 320, "height": 568})
    cell = page.get_by_role("cell").get_by_role("button").last
    cell.focus()
    below = (
        "(one) => one.getBoundingClientRect().bottom - document.querySelector('.controls').getBoundingClientRect().top"
    )
    assert cell.evaluate(below) <= 0


def test_a_replay_stays_open_when_the_table_goes_on(guest: Arrive) -> None:
    ada = Player(guest("Ada", PHONE).page, "You", Random(5))
    ada.lingers = True
    ada.make_table("Perfrance", settings={"Seconds between two deals": "15 s"})
    ada.host_starts()
    ada.at_table()
    play_on([ada], until=ada.over.is_visible)
    ada.page.get_by_role("link", name="Replay deal 1").filter(visible=True).click()
    dialog = ada.page.get_by_role("dialog", name="Deal 1 played back")
    told(ada.page, "Deal 1 is dealt")
    # The match goes to a number of points.
    expect(dialog.get_by_role("heading", level=1)).to_have_text("Perfrance, deal 1")
    begun = dialog.get_by_role("status").filter(has_text="The next deal has begun")
    expect(begun).to_be_visible(timeout=30_000)
    assert [] == [*axe_faults(ada.page), *layout_faults(ada.page)]
    # It covers nothing: neither the way back at the top nor at the bottom what moves the replay.
    for name in ("Back", "Play"):
        dialog.get_by_role("button", name=name, exact=True).click(trial=True)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog.get_by_role("button", name="To the table")).to_have_count(0)
    dialog.get_by_role("button", name="Back", exact=True).click()
    expect(dialog).to_have_count(0)
    ada.at_table()


def test_a_record_from_a_mail_is_stepped_through_by_keys_and_taps(guest: Arrive) -> None:
    page = guest("Ada", LAPTOP).page
    play_back(page, "Look:\r\n" + "".join(f"> {line}\r\n" for line in RECORD.splitlines()))
    told(page, "Deal 1 is dealt")
    for key, words in (
        ("ArrowRight", "Wren says 6 spades"),
        ("ArrowDown", "Wren plays ten of clubs"),
        ("ArrowDown", "Finch plays seven of hearts"),
        ("ArrowLeft", "Finch plays jack of clubs. Finch takes it"),
        ("End", "The deal is over"),
        ("Home", "Deal 1 is dealt"),
    ):
        page.keyboard.press(key)
        told(page, words)
    page.get_by_role("cell").get_by_role("button", name="Heron plays queen of clubs").click()
    told(page, "Heron plays queen of clubs")
    assert len(cards(page, "Wren")) == 7
    page.get_by_role("slider").fill("5")
    told(page, "Heron discards")
    expect(page.get_by_text("Laid away")).to_be_visible()
    page.get_by_role("slider").fill("26")
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play", exact=True).click()
    told(page, "The deal is over")
    # Away from the controls the keys that scroll do so.
    page.get_by_role("group", name="This deal").press("End")
    page.get_by_role("group", name="This deal").press("Home")
    told(page, "The deal is over")
    heading = page.get_by_role("heading", level=1, name="Play back a record")
    page.get_by_role("link", name="Play back another record").click()
    expect(heading).to_be_visible()
    page.go_forward()
    told(page, "Deal 1 is dealt")
    page.get_by_role("button", name="Back", exact=True).first.click()
    expect(heading).to_be_visible()
    page.go_forward()
    told(page, "Deal 1 is dealt")
    page.go_back()
    expect(heading).to_be_visible()


def test_what_is_copied_can_be_pasted_and_a_fault_is_named(guest: Arrive) -> None:
    one = guest("Ada", LAPTOP)
    page = one.page
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    more = json.dumps(json.loads(RECORD) | {"kept": 2**70})  # by another program, and longer than JavaScript's numbers
    play_back(page, more)
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_text("The deal is copied")).to_be_visible()
    mail = page.evaluate("navigator.clipboard.readText()")
    assert "1. Wren ♣10 ♣9 [♣J]" in mail
    # What was laid away is told with its cards.
    assert "♠7 ♦7" in mail
    play_back(page, mail)
    told(page, "Deal 1 is dealt")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this deal").click()
    kept = Path(saved.value.path()).read_text("utf-8")
    assert kept == record_text(of_deal(read_record(more, GAMES), 1)) + "\n"

    for name, begins in (("Deal, SVG", b"<svg "), ("Deal, PNG", b"\x89PNG"), ("Score, PNG", b"\x89PNG")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=name).click()
        assert Path(saved.value.path()).read_bytes().startswith(begins)

    with one.faults.expected("422"):
        play_back(page, mail.replace("discard:S7,D7", "discard:S7,S2"))
        expect(page.get_by_role("alert")).to_contain_text("In deal 1, at step 5: ")
        assert [] == layout_faults(page)
        page.set_viewport_size(PHONE["viewport"])
        play_back(page, mail.replace('"preference"', f'"{"x" * 99}"'))
        expect(page.get_by_role("alert")).to_contain_text("is none of perfrance")
    assert [] == layout_faults(page)


def test_on_paper_there_is_nothing_to_press(guest: Arrive) -> None:
    page = guest("Ada", LAPTOP).page
    play_back(page, RECORD)
    told(page, "Deal 1 is dealt")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("table")).to_be_visible()
    # Where it is dark on the screen, too, it is dark ink on light paper: what lies behind names isn't printed.
    ink = page.get_by_role("heading", level=1).evaluate("(one) => getComputedStyle(one).color")
    assert max(map(int, re.findall(r"\d+", ink))) < 100
    expect(page.locator(":is(button, select, input, textarea):not(.moves *)").filter(visible=True)).to_have_count(0)


def test_a_file_of_records_is_listed_and_ones_own_are_saved(guest: Arrive, tmp_path: Path) -> None:
    ada_at = guest("Ada", PHONE)
    page = ada_at.page
    ada = Player(page, "You", Random(5))
    ada.play_alone("Priffe")
    table = page.url
    page.goto("/replay")
    save = page.get_by_role("button", name="Save all records")
    save.click()
    expect(page.get_by_text("No deal is complete yet")).to_be_visible()
    page.goto(table)
    play_on([ada], until=ada.deal_over)
    page.goto("/")
    page.get_by_role("link", name="Play back a record").click()
    with page.expect_download() as saved:
        save.click()
    (line,) = Path(saved.value.path()).read_text("utf-8").splitlines()
    assert json.loads(line)["deals"]
    play_back(page, line)
    told(page, "Deal 1 is dealt")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as PBN").click()
    pbn = tmp_path / "deal.pbn"
    pbn.write_bytes(Path(saved.value.path()).read_bytes())
    page.goto("/replay")
    page.get_by_label("Open a file").set_input_files(pbn)
    told(page, "Deal 1 is dealt")
    page.goto("/replay")
    page.get_by_role("textbox").fill(pbn.read_text("utf-8").replace("[Dealer ", "[Dealer is "))
    with ada_at.faults.expected("422"):
        page.get_by_role("button", name="Play it back").click()
        expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+\. .*\[Dealer"))

    file = tmp_path / "matches.jsonl"
    names = json.loads(RECORD) | {"players": ["Ada", "Bo", "Cy"]}
    file.write_text("".join(json.dumps(record) + "\n" for record in (json.loads(RECORD), names)), "utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("heading", name="2 records")).to_be_visible()
    assert [] == layout_faults(page)
    # A fault in what is pasted next leaves no list that it might be taken for a part of; the same file is taken again.
    page.get_by_role("textbox").fill("{")
    with ada_at.faults.expected("422"):
        page.get_by_role("button", name="Play it back").click()
        expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("heading", name="2 records")).to_have_count(0)
    page.get_by_label("Open a file").set_input_files(file)
    page.get_by_role("button", name="Preference Ada, Bo, and Cy").click()
    page.get_by_role("button", name="Step on").click()
    told(page, "Ada says 6 spades")


def test_a_deal_is_gone_through_where_that_is_asked_for(guest: Arrive) -> None:
    """Its mistakes lead to their steps, which tell what each card was worth, also to those who hear them."""
    page = guest("Ada", PHONE).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_back(page, RECORD)
    told(page, "Deal 1 is dealt")
    analysis = page.get_by_role("region", name="Analysis")
    assert not any("analysis" in url or "Analysed" in url for url in asked)
    analysis.get_by_role("button", name="Analyse the play").press("Enter")
    expect(analysis.get_by_role("status")).to_have_text("4 mistakes", timeout=30_000)
    expect(analysis.get_by_role("progressbar")).to_have_count(0)

    lost = "Heron lost 31 points. Better: queen of clubs"
    analysis.get_by_role("button", name=f"Trick 1: {lost}").press("Enter")
    told(page, f"Heron plays nine of clubs. {lost}")
    worth = analysis.get_by_role("table", name="Heron, trick 1")
    for card, mark in (("queen of clubs", "better"), ("nine of clubs", "played")):
        row = worth.get_by_role("row", name=card)
        expect(row.get_by_role("rowheader")).to_contain_text(mark)
        seen, known = row.get_by_role("cell").all_inner_texts()
        assert re.fullmatch(r"[−+]\d+\.\d ± \d+\.\d", seen)
        assert re.fullmatch(r"[−+]?\d+\.\d", known)
    move = page.get_by_role("cell").get_by_role("button", name=lost)
    expect(move).to_contain_text("? −31")
    expect(move).to_have_attribute("aria-current", "step")
    assert [] == layout_faults(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert [] == layout_faults(page)
    page.get_by_role("slider").fill("1")
    expect(worth).to_have_count(0)
    expect(analysis.get_by_text("No choice of cards at this step.")).to_be_visible()


def test_another_action_is_tried_and_its_points_stand_beside_those_of_the_deal(guest: Arrive) -> None:
    page = guest("Ada", PHONE).page
    play_back(page, RECORD)
    told(page, "Deal 1 is dealt")
    page.get_by_role("slider").fill("11")
    page.get_by_role("button", name="Try something else for Finch").press("Enter")
    tray = page.get_by_role("group", name="What if?")
    expect(tray).to_contain_text("in place of: Finch plays seven of hearts")
    expect(tray).to_be_focused()
    turn = tray.get_by_role("group", name="Finch is to act")
    expect(tray.get_by_role("status")).to_have_text("Finch is to act")
    assert [] == [*axe_faults(page), *layout_faults(page)]
    turn.get_by_role("button", name="ace of spades").press("Enter")
    expect(tray.get_by_role("status")).to_have_text("Finch is to act", timeout=30_000)
    assert "ace of spades" not in "".join(cards(page, "Finch"))
    # What was played otherwise is marked, also for those who hear it.
    expect(page.get_by_role("button", name="Finch plays ace of spades. not played so")).to_have_count(1)
    tray.get_by_role("button", name="Take back").click()
    expect(turn.get_by_role("button", name="ace of spades")).to_be_enabled()
    expect(page.get_by_role("slider")).to_have_value("11")

    tray.get_by_role("button", name="Best play by all").click()
    tray.get_by_role("button", name="On to the end").click()
    expect(tray.get_by_role("status")).to_have_text(re.compile(r"Finch takes \d+ tricks?: [+−]?\d+ in place of \+4"))
    assert tray.get_by_role("row", name="Then").get_by_role("cell").all_inner_texts() == ["+8", "+20", "+4"]
    assert [] == [*axe_faults(page), *layout_faults(page)]
    page.set_viewport_size({"width": 360, "height": 640})
    assert [] == layout_faults(page)
    tray.get_by_role("button", name="Back to what was played").press("Enter")
    expect(tray).to_have_count(0)
    told(page, "Finch plays jack of clubs. Finch takes it")
    # The keys step on from there.
    page.keyboard.press("ArrowRight")
    told(page, "Finch plays seven of hearts")


def test_a_deal_is_played_again_from_a_seat_with_its_own_cards_alone_to_see(guest: Arrive) -> None:
    page = guest("Ada", LAPTOP).page
    play_back(page, RECORD)
    told(page, "Deal 1 is dealt")
    page.get_by_role("combobox", name="Whose seat").select_option("1")
    page.get_by_role("button", name="Play this deal again").click()
    tray = page.get_by_role("group", name="Play it again")
    hands = page.get_by_role("list", name=re.compile(": cards$"))
    result = tray.get_by_role("status").filter(has_text="in place of +20")
    deciding = tray.get_by_role("group", name="Heron is to act")
    expect(deciding).to_be_visible()
    expect(hands).to_have_count(1)
    assert [] == [*axe_faults(page), *layout_faults(page)]
    page.get_by_role("button", name="Speed").click()
    while not result.is_visible():
        # It may go away while the film comes to the end by itself.
        tray.get_by_role("button", name="On to the end").evaluate_all("all => all.forEach((one) => one.click())")
        turn = tray.get_by_role("status").filter(has_text="Heron is to act")
        expect(turn.or_(result).first).to_be_visible(timeout=30_000)
        if not result.is_visible():
            act(deciding)
    expect(hands).to_have_count(3)
    expect(page.get_by_text("These cards were not shuffled")).to_be_visible()
    assert [] == [*axe_faults(page), *layout_faults(page)]


def act(deciding: Locator) -> None:
    """The first call or card that may be chosen, or the first cards to lay away."""
    discard = deciding.get_by_role("button", name=re.compile("^Discard"))
    if discard.is_visible():
        for at in range(2):
            deciding.locator("[aria-pressed]").nth(at).click()
        discard.click()
        return
    calm = deciding.get_by_role("button", name=re.compile("^(Pass|Not whist)$"))
    cells = deciding.locator(".cell")
    if calm.is_visible():
        calm.click()
    elif cells.count() > 0:
        cells.first.click()
        deciding.get_by_role("button", disabled=False).last.click()
    else:
        deciding.get_by_role("button", disabled=False).first.click()
