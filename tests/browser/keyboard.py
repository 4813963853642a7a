"""A player whose only tool is the keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.player import Player, names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Locator, Position

LONGEST = 90
"""So many controls a screen may have at most between two that are wanted."""
STEP = """
(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return null;
  const both = (selector) => here.closest(selector) !== null && here.closest(selector) === wanted.closest(selector);
  if (both(".hand")) return "ArrowRight";
  return here.type === "radio" && wanted.type === "radio" && here.name === wanted.name ? "ArrowDown" : "Tab";
}
"""
IS_SOMEWHERE = "() => document.activeElement !== document.body"


class KeyboardPlayer(Player):
    """Goes from control to control by Tab, through the hand and through radio buttons by arrows, and presses Enter."""

    def play_alone(self, game: str, rules: Mapping[str, str] | None = None) -> None:
        """Sit down against computer players."""
        self.home()
        self.reach(self.page.get_by_role("radio", name=game))
        if rules:
            self.press(self.page.get_by_role("button", name="Change"))
            for rule, number in rules.items():
                self.reach(self.page.get_by_role("spinbutton", name=rule))
                self.page.keyboard.press("ControlOrMeta+A")
                self.page.keyboard.type(number)
            self.press(self.page.get_by_role("dialog").get_by_role("button", name="Done"))
        self.press(self.page.get_by_role("button", name=re.compile("^Play alone now")))
        self.at_table()

    def act(self) -> str | None:
        """Do one thing. The focus is never lost by it, so that a reader is always somewhere."""
        done = super().act()
        if done is not None:
            self.page.wait_for_function(IS_SOMEWHERE)
        return done

    def press(self, control: Locator, position: Position | None = None) -> None:  # noqa: ARG002 - for fingers
        """Go there and press it."""
        self.reach(control)
        self.page.keyboard.press("Enter")

    def reach(self, control: Locator) -> None:
        """Go there: on from where the focus is, as far as it takes."""
        for _ in range(LONGEST):
            key = control.evaluate(STEP)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {names(control)}")
