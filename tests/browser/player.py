"""A player who knows no rules: sees what the page offers, and does one of those things."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, Position, expect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

MODEST = 4
"""One bid in so many turns, so that a bidding ends."""
LOOK_AGAIN = 25.0
"""Milliseconds between two looks at pages on which nobody has anything to do."""
DEED = re.compile("^(Pass|Bid|Name|Play|Take|Whist)")
INDEX: Position = {"x": 20, "y": 30}
CALL = """
(what) => {
  const { token } = Object.values(localStorage).map((text) => JSON.parse(text)).find(({ token }) => token);
  const table = location.pathname.split("/").at(-1);
  return fetch(`/api/tables/${table}/${what}`, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
}
"""
SETTLED = 150.0
"""Milliseconds in which nothing on a page has changed: cards have come to rest."""
LOST = "Connection lost, trying again"


@dataclass(frozen=True)
class Sight:
    """What one player sees of a deal under way."""

    cards: list[str]
    prompt: str
    trick: list[str]


class Player:
    """One person at one page. Whatever is done is done by what can be seen and tapped there."""

    def __init__(self, page: Page, name: str, random: Random) -> None:
        self.name = name
        self.random = random
        self.always: tuple[str, ...] = ()
        """Buttons that are pressed whenever they are there."""
        self.look_at(page)

    def look_at(self, page: Page) -> None:
        """Turn to another tab or window."""
        self.page = page
        self.hand = page.get_by_role("list", name="Your hand")
        self.choices = page.get_by_role("group", name="Your calls")
        self.prompt = page.get_by_role("main").get_by_role("status")
        self.trick = page.get_by_role("list", name="The trick").get_by_role("listitem")
        self.auction = page.get_by_role("region", name="The auction")
        self.over = page.get_by_role("region", name="The deal is over")
        self.put_down = page.get_by_role("button", name=re.compile("^Discard"))
        self.lingers = False
        """Whether they stay at a deal's result until the table goes on by itself."""
        self.next_deal = page.get_by_role("button", name="Next deal")
        self.again = page.get_by_role("button", name="Play again")
        self.moved = page.get_by_role("button", name="Play here")

    # Coming to a table

    def home(self) -> None:
        """Open the start page."""
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1, name="Sit down and play")).to_be_visible()

    def choose_game(self, name: str) -> None:
        """Choose a game, on the start page or the one for a new table."""
        self.page.get_by_role("radio", name=re.compile(rf"^{name}\b")).check(force=True)

    def choose_rules(self, rules: Mapping[str, str]) -> None:
        """Set house rules: a number is written, anything else is part of what one of the choices says."""
        self.page.get_by_role("button", name="Change").click()
        sheet = self.page.get_by_role("dialog")
        for rule, wish in rules.items():
            if wish.isdecimal():
                number = sheet.get_by_role("spinbutton", name=rule)
                number.fill(wish)
                number.blur()
                expect(number).to_have_value(wish)
            else:
                sheet.get_by_role("radiogroup", name=rule).get_by_text(wish).click()
        sheet.get_by_role("button", name="Done").click()
        expect(sheet).to_be_hidden()

    def play_alone(self, game: str, rules: Mapping[str, str] | None = None) -> None:
        """Sit down against computer players."""
        self.home()
        self.choose_game(game)
        if rules:
            self.choose_rules(rules)
        self.page.get_by_role("button", name=re.compile("^Play alone now")).click()
        self.at_table()

    def make_table(
        self,
        game: str,
        rules: Mapping[str, str] | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        hints: bool = False,
    ) -> str:
        """Make a table for guests, sit at it, and return the invitation's link."""
        self.plan_table(game)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        if rules:
            self.choose_rules(rules)
        for setting, wish in (settings or {}).items():
            self.page.get_by_role("combobox", name=setting).select_option(label=wish)
        if hints:
            self.page.get_by_role("switch", name="Hints").check(force=True)
        self.page.get_by_role("button", name="Make the table").click()
        self.page.wait_for_url("**/t/*")
        return self.invitation()

    def invitation(self) -> str:
        """The address that the page shows beside its QR code."""
        expect(self.page.get_by_role("img", name="QR code").filter(visible=True)).to_be_visible()
        address = self.page.get_by_text(re.compile(r"/t/")).filter(visible=True)
        return f"http://{''.join(address.inner_text().split())}"

    def plan_table(self, game: str) -> None:
        """Open the page for a new table."""
        self.home()
        self.page.get_by_role("link", name=re.compile("^Make a table")).click()
        expect(self.page.get_by_role("heading", level=1, name="Make a table")).to_be_visible()
        self.choose_game(game)

    def join(self, link: str, seat: str = "Any seat") -> None:
        """Follow the link and sit down under one's name."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("radio", name=seat).check(force=True)
        self.sit_down()

    def sit_down(self) -> None:
        """Press the button that takes the seat."""
        self.page.get_by_role("button", name="Sit down").click()

    def host_starts(self) -> None:
        """Let computer players take the open seats."""
        self.page.get_by_role("button", name=re.compile("^Start now")).click()

    def at_table(self) -> None:
        """Wait until one holds cards."""
        expect(self.cards().first).to_be_visible()

    # What is to be seen

    def cards(self) -> Locator:
        """The cards of one's hand, from left to right."""
        return self.hand.get_by_role("button")

    def holds(self) -> list[str]:
        """The names of one's cards, sorted."""
        return sorted(name.split(",")[0] for name in names(self.cards()))

    def says(self) -> str:
        """The line that tells what is asked."""
        return " ".join(" ".join(self.prompt.all_inner_texts()).split())

    def on_plate(self) -> list[str]:
        """What lies on the plate, card by card with its player."""
        return [" ".join(text.split()) for text in self.trick.all_inner_texts()]

    def sight(self) -> Sight:
        """All of it, once nothing moves any more."""
        before, now = None, self._glance()
        while before != now:
            self.page.wait_for_timeout(SETTLED)
            before, now = now, self._glance()
        return now

    def _glance(self) -> Sight:
        return Sight(self.holds(), self.says(), self.on_plate())

    def seat(self, name: str) -> Locator:
        """Another seat at the table, by its player's name."""
        return self.page.get_by_role("region", name=re.compile(rf"^{name}, "))

    def sees_status(self, name: str, status: str) -> None:
        """Wait until that seat is told to be so."""
        expect(self.seat(name)).to_have_accessible_name(re.compile(rf"\b{status}\b"))

    def sees_no_status(self, name: str, status: str) -> None:
        """Wait until that seat is not told to be so any more."""
        expect(self.seat(name)).not_to_have_accessible_name(re.compile(rf"\b{status}\b"))

    def my_turn(self) -> bool:
        """Whether the line says that it is one's own turn to play."""
        return self.says().startswith("Your turn:")

    def is_asked(self) -> bool:
        """Whether everybody waits for this player."""
        return self.my_turn() or self.choices.is_visible() or self.put_down.is_visible()

    def calling(self) -> bool:
        """Whether the auction is on the table."""
        return self.auction.is_visible()

    def deal_over(self) -> bool:
        """Whether the deal's result is shown."""
        return self.over.is_visible()

    def match_over(self) -> bool:
        """Whether another match is offered."""
        return self.again.is_visible()

    def phase(self) -> str:
        """A name for what the screen shows, the same for screens that look alike."""
        if self.deal_over():
            return "match-over" if self.match_over() else "deal-over"
        if self.put_down.is_visible():
            return "discarding"
        if self.choices.is_visible():
            words = {text.split()[0].lower() for text in names(self.choices.get_by_role("button")) if text}
            return "-".join(["asked", *sorted(filter(str.isalpha, words))])
        if self.calling():
            return "auction"
        return f"{'my' if self.my_turn() else 'their'}-turn-{len(self.on_plate())}"

    def others(self) -> list[str]:
        """The other players clockwise from one's own left, as the auction names them."""
        speaking = self.auction.locator("strong").all_inner_texts()
        me = speaking.index("You")
        return [*speaking[me + 1 :], *speaking[:me]]

    def forehand(self) -> str:
        """Who speaks first."""
        return self.auction.locator("strong").first.inner_text()

    def winners(self, names: Sequence[str]) -> list[str]:
        """Those who have the most points at the end of a match."""
        totals = {name: self.total(name) for name in names}
        return [name for name, total in totals.items() if total == max(totals.values())]

    def total(self, name: str) -> int:
        """A player's points, as the result of a deal or match gives them."""
        called = "You" if name == self.name else name
        row = self.over.get_by_role("listitem").filter(has_text=re.compile(rf"^{called}\s*[−\d]+$"))
        return int(row.inner_text().split()[-1].replace("−", "-"))

    def open_score(self) -> None:
        """Look at the whole score card."""
        self.page.get_by_role("button", name=re.compile("^(Score|Whole score card)$")).click()
        expect(self.page.get_by_role("button", name="Save record")).to_be_visible()

    def close(self) -> None:
        """Close what lies over the table."""
        away = re.compile("^(Close|Back to the table)$")
        self.page.get_by_role("dialog").get_by_role("button", name=away).first.click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def save_record(self) -> str:
        """The record, by the page's own button."""
        self.open_score()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save record").click()
        self.close()
        return Path(download.value.path()).read_text("utf-8")

    # Playing

    def press(self, control: Locator, position: Position | None = None) -> None:
        """Use a button or a card. All that is done at the table is done by this."""
        control.click(position=position)

    def tap(self, button: Locator) -> str:
        """Press it, and return what it is called."""
        name = " ".join(names(button))
        self.press(button)
        return name

    def tap_card(self, card: Locator) -> str:
        """Press a card of the hand on its index: the rest may lie under its neighbours."""
        name = " ".join(names(card))
        self.press(card, INDEX)
        return name

    def act(self) -> str | None:
        """Do one thing that the page offers now. Returns what it was, None where nothing is asked."""
        if self.next_deal.is_visible():
            if self.lingers:
                return None
            return self.tap(self.next_deal)
        if self.choices.is_visible():
            return self._call()
        if self.put_down.is_visible():
            return self._discard()
        if self.my_turn():
            return self._play()
        return None

    def _call(self) -> str | None:
        """Pass mostly, else name something and press the button that does it, or press any other."""
        for wish in self.always:
            if (button := self._deed(wish)).is_visible():
                return self._do(button)
        stop = self._deed("Pass")
        if stop.is_visible() and self.random.randrange(MODEST) > 0:
            return self._do(stop)
        if named := self.choices.locator("[aria-pressed=false]").all():
            self.press(self.random.choice(named))
        deeds = self.choices.get_by_role("button", name=DEED, disabled=False).all()
        return self._do(self.random.choice(deeds)) if deeds else None

    def _deed(self, name: str) -> Locator:
        """The button that does it."""
        return self.choices.get_by_role("button", name=name, exact=True, disabled=False)

    def _do(self, deed: Locator) -> str:
        """Press the button, and wait until the table has answered: until then the page takes nothing else."""
        name = self.tap(deed)
        expect(self.choices.get_by_role("button", name=name, exact=True, disabled=True)).to_have_count(0)
        return name

    def _discard(self) -> str:
        while self.put_down.is_disabled():
            self.tap_card(self.random.choice(self.hand.locator("[aria-pressed=false]").all()))
        done = self.tap(self.put_down)
        expect(self.put_down).to_be_hidden()
        return done

    def _play(self) -> str | None:
        fold = self.page.get_by_role("button", name="Fold", exact=True)
        if fold.is_visible() and self.random.randrange(MODEST) == 0:
            self.press(fold)
            return self.tap(self.prompt.get_by_role("button", name="Fold", exact=True))
        legal = self.hand.get_by_role("button", disabled=False).all()
        if not legal:
            return None
        played = self.tap_card(self.random.choice(legal))
        joker = self.page.get_by_role("button", name=re.compile("^joker as "))
        if played.startswith("joker") and joker.first.is_visible():
            self.tap(self.random.choice(joker.all()))
        expect(self.hand.get_by_role("button", name=played, exact=True)).to_have_count(0)
        return played

    def rematch(self) -> None:
        """Begin another match with the same people."""
        self.again.click()
        expect(self.over).to_be_hidden()
        self.at_table()

    # What concerns the whole table

    def from_menu(self, deed: str, *, sure: bool = False) -> None:
        """Do something that the menu offers; `sure` where it is asked for once more."""
        self.page.get_by_role("button", name="Menu").click()
        menu = self.page.get_by_role("dialog")
        menu.get_by_role("button", name=deed).click()
        expect(menu).to_have_count(0)
        if sure:
            self.answer(deed)

    def calls(self, what: str) -> None:
        """Ask the server for what the page asks others about first, or has a deal played out for."""
        self.page.evaluate(CALL, what)

    def answer(self, answer: str) -> None:
        """Press a button of the question that stands in the prompt's place."""
        self.page.get_by_role("main").get_by_role("button", name=answer, exact=True).click()

    def sees_said(self, words: str) -> None:
        """Wait until the line above the hand says so."""
        expect(self.prompt).to_contain_text(words)

    def sees_told(self, words: str) -> None:
        """Wait until it is told for a moment above that line."""
        expect(self.page.get_by_role("main").get_by_text(words)).to_be_visible()

    def say(self, words: str) -> None:
        """Write to the others, where the talk is open."""
        self.page.get_by_role("textbox", name="Say something").fill(words)
        self.page.get_by_role("button", name="Say", exact=True).click()

    # Losing the table and coming back to it

    def sees_lost(self) -> None:
        """Wait until the page says that it has lost the server."""
        expect(self.prompt).to_have_text(LOST)

    def sees_back(self) -> None:
        """Wait until the page has found the server again."""
        expect(self.prompt).not_to_have_text(LOST, timeout=15_000)

    def sees_moved(self) -> None:
        """Wait until the page says that another tab has the seat."""
        expect(self.moved).to_be_visible()

    def take_back(self) -> None:
        """Bring the seat back to this tab."""
        self.moved.click()
        self.at_table()


def names(buttons: Locator) -> list[str]:
    """What the buttons are called just now: all read at once, since what is offered may change at any time."""
    return buttons.evaluate_all(
        "(all) => all.map((one) => one.ariaLabel ?? one.querySelector('.spoken')?.textContent ?? one.innerText)"
    )


def play_on(players: Sequence[Player], until: Callable[[], bool], patience: float = 20.0) -> list[tuple[str, str]]:
    """Let the players do what their pages offer, until something is so. Returns who did what.

    `patience` is how many seconds nobody may have anything to do.
    """
    done: list[tuple[str, str]] = []
    latest = time.monotonic() + patience
    while not until():
        before = len(done)
        acts = ((player.name, player.act()) for player in players)
        done += [(name, what) for name, what in acts if what is not None]
        if len(done) > before:
            latest = time.monotonic() + patience
        elif time.monotonic() > latest:
            raise AssertionError(f"nobody has had anything to do for {patience} s; the last was {done[-5:]}")
        else:
            players[0].page.wait_for_timeout(LOOK_AGAIN)
    return done
