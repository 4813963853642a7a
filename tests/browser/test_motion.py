"""What moves at the table: by transform and opacity alone, as little as is wished, and never in the way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import LAPTOP
from tests.browser.player import Player, play_on

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive

COMPOSED = {"transform", "translate", "scale", "rotate", "opacity"}
"""What a browser moves without laying the page out or painting it again."""
WATCH = """
(() => {
  const seen = (window.seen = { properties: new Set(), longest: 0, endless: 0, animations: new WeakSet() });
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (seen.animations.has(animation)) continue;
      seen.animations.add(animation);
      const { duration, iterations } = animation.effect.getComputedTiming();
      if (iterations === Infinity) seen.endless += 1;
      const moved = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      for (const name of moved) {
        if (["offset", "computedOffset", "easing", "composite"].includes(name)) continue;
        seen.properties.add(name);
        if (Number(duration) > seen.longest) seen.longest = Number(duration);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""


CROSSING = """
window.gathered = 0;
window.crossed = 0;
const look = () => {
  const seen = (which) => [...document.querySelectorAll(which)].some((one) => getComputedStyle(one).opacity > 0.3);
  if (seen(".trick li[inert]")) {
    gathered += 1;
    if (seen(".trick li:not([inert], .self), .trick .empty")) crossed += 1;
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""How many pictures show a trick on its way to its winner, and how many of them something new on the plate as well. One's own card goes there when one plays it."""


def watch(player: Player, tricks: int) -> tuple[set[str], float, int]:
    """Play some tricks, and tell which properties moved, for how long at most, and how many without an end."""
    player.page.add_init_script(WATCH)
    player.play_alone("Five Hundred")
    play_on([player], until=lambda: player.my_turn() and player.cards().count() <= 10 - tricks)
    seen = player.page.evaluate(
        "() => ({ properties: [...seen.properties], longest: seen.longest, endless: seen.endless })"
    )
    return set(seen["properties"]), seen["longest"], seen["endless"]


def test_only_transform_and_opacity_move_and_nothing_loops(guest: Arrive) -> None:
    properties, _, endless = watch(Player(guest("Ada", LAPTOP, rest=300).page, "You", Random(3)), tricks=3)
    assert "transform" in properties
    assert set() == properties - COMPOSED
    assert 0 == endless


def test_who_wishes_for_less_motion_sees_short_changes_of_opacity_only(guest: Arrive) -> None:
    properties, longest, _ = watch(Player(guest("Ada").page, "You", Random(3)), tricks=2)
    assert {"opacity"} == properties
    assert longest <= 80


def test_what_is_asked_is_of_the_trick_that_is_seen(guest: Arrive) -> None:
    player = Player(guest("Ada", LAPTOP, rest=60_000).page, "You", Random(3))
    onward = player.page.get_by_role("button", name="go on to the next trick")
    player.play_alone("Priffe")
    play_on([player], until=onward.is_visible)
    expect(player.trick).to_have_count(4)
    assert "takes it. You are next" in player.says()
    assert 0 == player.hand.locator("[aria-disabled=true]").count()
    onward.click()
    expect(player.prompt).to_contain_text("Your turn:")
    expect(player.trick.filter(has_text="takes it")).to_have_count(0)
    assert 1 <= len(player.on_plate()) < 4


def test_nothing_new_comes_on_the_plate_before_the_trick_has_gone_to_its_winner(guest: Arrive) -> None:
    player = Player(guest("Ada", LAPTOP, rest=300).page, "You", Random(3))
    player.page.add_init_script(CROSSING)
    player.play_alone("Five Hundred")
    play_on([player], until=lambda: player.my_turn() and player.cards().count() <= 7)
    gathered, crossed = player.page.evaluate("() => [gathered, crossed]")
    assert gathered > 0
    assert crossed < gathered / 4  # a slow machine may draw a picture late


def test_the_plate_stays_where_it_is_until_the_last_card(guest: Arrive) -> None:
    player = Player(guest("Ada").page, "You", Random(3))
    player.play_alone("Five Hundred")
    play_on([player], until=player.my_turn)
    plate = player.page.get_by_role("list", name="The trick")
    places: set[tuple[int, int]] = set()

    def moved_on() -> bool:
        if player.my_turn() and (box := plate.bounding_box()):
            places.add((round(box["y"]), round(box["height"])))
        return player.deal_over()

    play_on([player], until=moved_on)
    assert 1 == len(places)
