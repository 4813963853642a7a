"""All that may be bid or named at once is in reach on every screen, also while a hint is read."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, names
from tests.browser.screens import arranged_faults

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.browser.conftest import Arrive
    from tests.browser.server import Server

NAMES = {"Preference": ("Ada", "Bo", "Cy"), "Five Hundred": ("Ada", "Bo", "Cy", "Di")}
JUMPS = {"Jump bids": "jump bids allowed"}
GAMES = [
    ("Preference", JUMPS, 26),
    ("Five Hundred", {"Misère": "misère may be bid"}, 26),
]
CONTRACTS = 10
"""Of the level that was bid and the next one."""


@pytest.mark.parametrize(("game", "rules", "bids"), GAMES, ids=[game for game, _, _ in GAMES])
def test_who_speaks_first_reaches_every_bid(
    guest: Arrive, own_server: Server, game: str, rules: Mapping[str, str], bids: int
) -> None:
    first = seated(guest, own_server, game, rules)[0]
    expect(first.choices.locator("[aria-pressed]")).to_have_count(bids)
    assert "" == "\n".join(faults_with_and_without_a_hint(first))


def test_who_wins_the_auction_with_the_lowest_bid_reaches_every_contract(guest: Arrive, own_server: Server) -> None:
    first, *others = seated(guest, own_server, "Preference", JUMPS)
    first.choices.locator("[aria-pressed]").first.click()
    first.choices.get_by_role("button", name="Bid 6 spades").click()
    for other in others:
        other.choices.get_by_role("button", name="Pass", exact=True).click()
    expect(first.put_down).to_be_visible()
    first.act()
    expect(first.choices.locator("[aria-pressed]")).to_have_count(CONTRACTS)
    assert "" == "\n".join(faults_with_and_without_a_hint(first))
    hinted = first.choices.locator("[aria-pressed=true]")
    hinted.click()
    expect(hinted).to_have_count(1)


def seated(guest: Arrive, server: Server, game: str, rules: Mapping[str, str] | None = None) -> list[Player]:
    """People at all seats of a table that allows hints, in the order in which they speak."""
    ada, *others = players = [Player(guest(name, server=server).page, name, Random(1)) for name in NAMES[game]]
    link = ada.make_table(game, rules, hints=True)
    for player in others:
        player.join(link)
    for player in players:
        player.at_table()
    order = names(ada.auction.locator("strong"))
    return sorted(players, key=lambda player: order.index("You" if player is ada else player.name))


def faults_with_and_without_a_hint(player: Player) -> list[str]:
    """How the page is laid out in every size and language, before a hint is asked for and while it is read."""
    before = arranged_faults(player.page)
    player.page.get_by_role("button", name=re.compile("^Hint")).click()
    expect(player.page.get_by_role("button", name="Put the hint away")).to_be_visible()
    return before + [f"hint: {fault}" for fault in arranged_faults(player.page)]
