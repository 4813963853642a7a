"""What moves at the table: by transform and opacity alone, as little as is wished, and never in the way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

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
