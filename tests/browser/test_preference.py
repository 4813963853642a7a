"""Three people with phones play Preference to the end, whatever happens to the server and their pages."""

from __future__ import annotations

import json
from random import Random

from tests.browser.conftest import Arrive
from tests.browser.player import Player, play_on
from tests.browser.records import replayed, verified
from tests.browser.server import Server

RULES = {
    "Deals in a match": "3",
    "Stalingrad": "six spades must be whisted",
    "Talon opens a passed-out deal": "the talon opens",
    "Jump bids": "jump bids allowed",
}
OPTIONS = {"deals": 3, "stalingrad": True, "passed_out_talon": True, "jump_bids": True}
GONE = "WebSocket|ERR_CONNECTION_REFUSED|ERR_SOCKET"


def test_three_phones_play_a_match_through_a_kill_and_reloads(guest: Arrive, own_server: Server) -> None:
    random = Random(1826)
    guests = [guest(name, server=own_server) for name in ("Ada", "Bo", "Cy")]
    ada, bo, cy = players = [Player(one.page, one.name, random) for one in guests]

    link = ada.make_table("Preference", RULES)
    assert link.startswith(own_server.url)
    for player in (bo, cy):
        player.join(link)
    for player in players:
        player.at_table()
        player.always = ("Whist",)  # so that there is a trick to kill the server in

    speak_once(players)
    reload_in_mid_bidding(ada)
    bo_moves_to_another_tab(bo)

    play_on(players, until=lambda: in_mid_trick(players))
    with guests[0].faults.expected(GONE), guests[1].faults.expected(GONE), guests[2].faults.expected(GONE):
        kill_in_mid_trick(own_server, players)

    play_on(players, until=lambda: all(player.match_over() for player in players))
    record = own_server.get(f"/api/tables/{link.rsplit('/', 1)[1]}/record")
    assert OPTIONS == json.loads(record)["options"]
    assert ["Ada", "Bo", "Cy"] == json.loads(record)["players"]
    outcome = replayed(record)
    assert outcome["finished"] and len(outcome["deals"]) == 3
    assert len(verified(record)) == 3
    for player in players:
        assert outcome["totals"] == [player.total(one.name) for one in players]
        assert json.loads(record) == json.loads(player.save_record())


def speak_once(players: list[Player]) -> None:
    """One player calls, so that the bidding is under way."""
    while not any(player.act() for player in players):
        pass


def in_mid_trick(players: list[Player]) -> bool:
    """Some have played to the trick and some have not."""
    return len({player.cards().count() for player in players}) > 1 and not any(one.calling() for one in players)


def reload_in_mid_bidding(player: Player) -> None:
    """The page comes back with the same cards and the same calls."""
    before = player.sight()
    player.page.reload()
    player.at_table()
    assert before == player.sight()


def bo_moves_to_another_tab(player: Player) -> None:
    """The newest tab owns the seat; the older one says so and plays no more."""
    before, first = player.sight(), player.page
    second = first.context.new_page()
    second.goto(first.url)
    player.look_at(second)
    player.at_table()
    assert before == player.sight()
    player.look_at(first)
    player.sees_moved()
    player.take_back()
    assert before == player.sight()
    player.look_at(second)
    player.sees_moved()
    second.close()
    player.look_at(first)


def kill_in_mid_trick(server: Server, players: list[Player]) -> None:
    """All lose the server and see it, all come back by themselves, and nothing has changed."""
    before = [player.sight() for player in players]
    server.kill()
    for player in players:
        player.sees_lost()
        assert player.holds()
    server.start()
    for player in players:
        player.sees_back()
    assert before == [player.sight() for player in players]
