"""Playing from the hand in every way a hand can be played from."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.player import INDEX, LOOK_AGAIN, Player, names, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Arrive

RANKS = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "two")
SECONDS = re.compile(r"\b\d:\d\d\b")
ORDER = re.compile("^Order of the hand")


def wish(player: Player, **settings: object) -> None:
    """Change settings of one's own, as the menu does, and look at the table with them."""
    script = """(wish) => {
      const all = JSON.parse(localStorage.getItem("forehand.settings") ?? "{}");
      localStorage.setItem("forehand.settings", JSON.stringify({ ...all, ...wish }));
    }"""
    player.page.evaluate(script, settings)
    player.page.reload()
    player.at_table()


def carry(card: Locator, *, up: int, steps: int = 6) -> None:
    """Take a card at its index, carry it so far up and let it go."""
    box = card.bounding_box()
    assert box is not None
    mouse = card.page.mouse
    x, y = box["x"] + INDEX["x"], box["y"] + INDEX["y"]
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 4, y - up, steps=steps)
    mouse.up()


def legal(player: Player) -> Locator:
    """The first card of the hand that may be played now, the joker left out since it may ask for a suit."""
    return player.hand.get_by_role("button", disabled=False, name=re.compile("^(?!joker)")).first


def to_my_turn(player: Player) -> None:
    """Play on until it is one's own turn with a choice of cards."""
    play_on([player], until=lambda: player.my_turn() and legal(player).is_visible())


def gone(player: Player, name: str) -> None:
    """Wait until a card has left the hand."""
    expect(player.hand.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_a_second_tap_at_the_same_place_neither_plays_nor_picks_the_card_that_slid_there(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(4))
    ada.play_alone("Priffe")
    to_my_turn(ada)
    page, held = ada.page, ada.cards().count()
    box = legal(ada).bounding_box()
    assert box is not None
    x, y = box["x"] + INDEX["x"], box["y"] + INDEX["y"]
    page.evaluate("""() => {
      window.heard = [];
      document.addEventListener("click", ({ timeStamp }) => window.heard.push(timeStamp));
    }""")
    page.touchscreen.tap(x, y)
    expect(ada.cards()).to_have_count(held - 1)
    # As soon as a finger, however slow the machine is; what slid there is a card, or nothing.
    page.evaluate(
        """([clientX, clientY]) => {
          const on = document.elementFromPoint(clientX, clientY);
          const again = { clientX, clientY, bubbles: true, cancelable: true, detail: 1, pointerType: "touch" };
          const click = new PointerEvent("click", again);
          Object.defineProperty(click, "timeStamp", { value: window.heard[0] + 150 });
          on.dispatchEvent(click);
        }""",
        [x, y],
    )
    assert 1 == page.evaluate("window.heard.length")
    expect(ada.cards()).to_have_count(held - 1)


def test_a_card_is_carried_to_the_table_and_two_taps_are_two(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(4))
    ada.play_alone("Priffe")
    to_my_turn(ada)
    carried = names(legal(ada))[0]
    carry(legal(ada), up=200)
    gone(ada, carried)

    wish(ada, twoTaps=True)
    to_my_turn(ada)
    card = legal(ada)
    name = names(card)[0]
    card.click(position=INDEX)
    expect(ada.hand.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    card.click(position=INDEX)
    gone(ada, name)


def test_a_card_that_can_not_be_played_stays_and_the_prompt_says_why(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(8))
    ada.play_alone("Priffe")
    barred = ada.hand.get_by_role("button", disabled=True)
    play_on([ada], until=lambda: ada.my_turn() and barred.count() > 0)
    before = ada.holds()
    carry(barred.first, up=200)
    expect(ada.prompt).to_have_text(re.compile("^(Follow|You must|You have no|This card|The joker)"))
    assert before == ada.holds()


def test_ones_own_order_is_kept_through_a_reload_and_the_keys_make_it(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(4))
    ada.play_alone("Priffe")
    to_my_turn(ada)
    switch = ada.page.get_by_role("button", name=ORDER)
    switch.click()
    ranks = [name.split()[0] for name in names(ada.cards()) if ", trump" not in name]
    assert ranks == sorted(ranks, key=RANKS.index)
    switch.click()
    expect(switch).to_have_accessible_name("Order of the hand: my own")

    before = [name.split(",")[0] for name in names(ada.cards())]
    ada.cards().first.focus()
    ada.page.keyboard.press("Shift+End")
    wanted = [*before[1:], before[0]]
    assert wanted == [name.split(",")[0] for name in names(ada.cards())]
    ada.page.keyboard.press("1")
    assert ada.cards().first.evaluate("(card) => card === document.activeElement")

    ada.page.reload()
    ada.at_table()
    assert wanted == [name.split(",")[0] for name in names(ada.cards())]


def test_the_only_card_left_is_played_by_itself_where_that_is_wished(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(4))
    ada.play_alone("Perfrance")
    play_on([ada], until=lambda: ada.my_turn() and ada.cards().count() == 1)
    wish(ada, forced=True)
    expect(ada.over).to_be_visible()


def test_a_card_chosen_early_is_played_when_the_turn_comes(guest: Arrive) -> None:
    ada, bo = (Player(guest(name).page, name, Random(3)) for name in ("Ada", "Bo"))
    link = ada.make_table("Priffe")
    bo.join(link)
    ada.host_starts()
    for player in (ada, bo):
        player.at_table()
    picked = ada.hand.locator("[aria-pressed=true]")
    played: list[str] = []
    while not played:
        play_on([ada, bo], until=lambda: bo.my_turn() and not ada.my_turn() and ada.cards().count() > 0)
        for card in ada.cards().all():
            if names(card)[0] != "joker":
                card.click(position=INDEX)
            if picked.count() == 1:
                break
        if picked.count() == 0:  # Ada has played to this trick already
            bo.act()
            continue
        name = names(picked)[0].split(",")[0]
        bo.act()
        play_on([bo], until=lambda: picked.count() == 0)
        played += [name] * (name not in ada.holds())


def test_what_was_laid_away_and_the_stock_can_be_looked_at_again(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(4))
    ada.always = ("Take the blind",)
    ada.play_alone("Perfrance", {"Points to win": "60"})
    play_on([ada], until=ada.put_down.is_visible)
    ada.act()
    play_on([ada], until=lambda: ada.my_turn() and ada.cards().count() < 10)
    ada.page.get_by_role("button", name=re.compile("^Look back")).first.click()
    sheet = ada.page.get_by_role("dialog")
    for title in ("Your discard", "Blind", "Tricks so far"):
        expect(sheet.get_by_role("heading", name=title)).to_be_visible()
    ada.close()


def test_the_deal_before_is_looked_back_at_until_the_first_trick(guest: Arrive) -> None:
    ada = Player(guest("Ada").page, "You", Random(4))
    # In Priffe nobody folds and every deal is played to its thirteenth trick: all that was dealt lies in the tricks.
    ada.make_table("Priffe", {}, {"Seconds between two deals": "60 s"})
    ada.host_starts()
    ada.at_table()
    ada.lingers = True
    play_on([ada], until=ada.deal_over)
    # How long it is until the next deal begins by itself is told.
    expect(ada.next_deal).to_contain_text(SECONDS)
    ada.tap(ada.next_deal)
    while not ada.is_asked():
        ada.page.wait_for_timeout(LOOK_AGAIN)
    look_back = ada.page.get_by_role("button", name=re.compile("^Look back")).first
    if not look_back.is_visible():
        ada.page.get_by_role("button", name="Menu").click()
        look_back = ada.page.get_by_role("dialog").get_by_role("button", name="Look back at this deal")
    look_back.click()
    sheet = ada.page.get_by_role("dialog").last
    before = sheet.get_by_role("heading", name="The deal before")
    expect(before).to_be_visible()
    tricks = sheet.locator(".tricks > li")
    expect(tricks).to_have_count(13)
    # All of them lie open.
    expect(sheet.get_by_text("face down")).to_have_count(0)
    expect(tricks.first.get_by_role("listitem")).to_have_count(4)
