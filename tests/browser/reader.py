"""A player who sees nothing: all they know is the browser's own accessibility tree, as a screen reader has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from playwright.sync_api import Page

TURN = "It is your turn"
PRESS = "function () { this.focus(); this.click(); }"
"""What a screen reader does with the control that its user is at."""


@dataclass(frozen=True)
class Spoken:
    """One thing of the tree: what it is, what it is called, in what it stands, and how it is just now."""

    role: str
    name: str
    within: tuple[tuple[str, str], ...]
    states: frozenset[str]
    node: int

    def stands_in(self, role: str, name: str = "") -> bool:
        """Whether it is part of something with this role and name."""
        return any(role == one and (not name or name == called) for one, called in self.within)

    def may(self) -> bool:
        """Whether it can be pressed and is a button."""
        return self.role == "button" and "disabled" not in self.states


class Reader:
    """Finds things by role and name, presses them, and listens to the log."""

    def __init__(self, page: Page, random: Random) -> None:
        self.page = page
        self.random = random
        self.heard: list[str] = []
        """All that the log has told, in order."""
        self._devtools: Any = page.context.new_cdp_session(page)
        self._devtools.send("Accessibility.enable")

    def tree(self) -> list[Spoken]:
        """Everything that is there for those who don't see."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        all_now = [spoken(node, known) for node in nodes if not node["ignored"]]
        self._listen([one.name for one in all_now if one.role == "StaticText" and one.stands_in("log")])
        return all_now

    def _listen(self, lines: list[str]) -> None:
        """Add what is new of the log's last lines."""
        overlap = next(n for n in range(len(lines), -1, -1) if self.heard[len(self.heard) - n :] == lines[:n])
        self.heard += lines[overlap:]

    def press(self, one: Spoken) -> str:
        """Press it, and return what it is called."""
        found = self._devtools.send("DOM.resolveNode", {"backendNodeId": one.node})
        on = {"objectId": found["object"]["objectId"], "functionDeclaration": PRESS}
        self._devtools.send("Runtime.callFunctionOn", on)
        return one.name

    def act(self) -> str | None:
        """Do one thing that is offered. Returns what it was, None where nothing is asked."""
        now = self.tree()
        if onward := [one for one in now if one.may() and one.name == "Next deal"]:
            return self.press(onward[0])
        if not any(one.name == TURN for one in now):
            return None
        if calls := [one for one in now if one.may() and one.stands_in("group", "Your calls")]:
            return self._call(calls)
        hand = [one for one in now if one.may() and one.stands_in("list", "Your hand")]
        if discard := [one for one in now if one.role == "button" and one.name.startswith("Discard")]:
            chosen = [one for one in hand if "pressed" not in one.states]
            return self.press(discard[0] if discard[0].may() else self.random.choice(chosen))
        if jokers := [one for one in now if one.may() and one.name.startswith("joker as ")]:
            return self.press(self.random.choice(jokers))
        # A card that is pressed is on its way.
        waits = any("pressed" in one.states for one in hand)
        return self.press(self.random.choice(hand)) if hand and not waits else None

    def _call(self, calls: list[Spoken]) -> str | None:
        """Pass where that can be done, else name something and do it."""
        passes = [one for one in calls if one.name == "Pass"]
        deeds = [one for one in calls if not {"toggle", "pressed"} & one.states]
        cells = [one for one in calls if "toggle" in one.states]
        chosen = any("pressed" in one.states for one in calls)
        offered = passes or deeds or ([] if chosen else cells)
        return self.press(self.random.choice(offered)) if offered else None


def spoken(node: dict[str, Any], known: dict[str, dict[str, Any]]) -> Spoken:
    """A node of Chromium's tree."""
    within: list[tuple[str, str]] = []
    up = known.get(node.get("parentId", ""))
    while up:
        within.append(called(up))
        up = known.get(up.get("parentId", ""))
    states = {one["name"] for one in node.get("properties", []) if one["value"].get("value") in {True, "true"}}
    pressed = [one["value"].get("value") for one in node.get("properties", []) if one["name"] == "pressed"]
    if pressed == ["false"]:
        states.add("toggle")
    return Spoken(*called(node), tuple(within), frozenset(states), node.get("backendDOMNodeId", 0))


def called(node: dict[str, Any]) -> tuple[str, str]:
    """Role and name."""
    return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))
