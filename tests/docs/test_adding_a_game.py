"""docs/adding-a-game.md: its module is taken out, registered, put through the laws and played."""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType
from typing import cast

import pytest

from forehand.bots import decide
from forehand.engine.actions import Unknown
from forehand.engine.cards import Seat
from forehand.engine.deal import turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin
from forehand.engine.options import read_options
from forehand.engine.record import read_record, summary
from forehand.engine.shuffle import verify
from forehand.engine.view import view
from forehand.web.app import Options
from tests.contract.laws import LAWS, Law, secrets_are_kept
from tests.contract.playing import deal_next
from tests.contract.test_every_game import obeys
from tests.docs.blocks import Block, blocks
from tests.support.server import running
from tests.support.wire_client import Player

NAME = "forehand.games.spade_eights"


def block(label: str) -> Block:
    (found,) = [each for each in blocks("docs/adding-a-game.md") if each.label == label]
    return found


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The page's module, where a module of the games is found."""
    module = ModuleType(NAME)
    monkeypatch.setitem(sys.modules, NAME, module)
    exec(compile(block("spade_eights.py").text, "docs/adding-a-game.md", "exec"), module.__dict__)
    return cast(Game, module)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_obeys_the_laws(toy: Game, law: Law) -> None:
    obeys(toy, law, examples=5)


def test_it_keeps_secrets(toy: Game) -> None:
    found = Counter[str]()
    obeys(toy, lambda script: secrets_are_kept(script, found), examples=10)
    assert found["possible"] > found["tried"] // 10, found


def test_its_record_replays(toy: Game) -> None:
    told = summary(read_record(block("spade-eights.json").text, {toy.ID: toy}).match)
    assert told["deals"] == [{"complete": False, "contract": "5", "declarer": 2, "tricks": [0, 0, 1], "scores": None}]
    assert told["turn"] == 2


def test_computer_players_play_a_match_of_it(toy: Game) -> None:
    chance = Random(1)
    match = begin(toy, read_options(toy.Options, {"deals": 3}))
    while not match.finished:
        match = deal_next(match, chance)
        while (seat := turn(match.deals[-1])) is not None:
            match = act(match, read_action(toy, _decided(match, seat, chance)))
    assert len(match.deals) == 3


def _decided(match: Match, seat: Seat, chance: Random) -> str:
    return decide(view(match, seat, [None] * 3), "club", chance)


async def test_one_person_plays_it_on_a_server(toy: Game, tmp_path: Path) -> None:
    """Over real sockets, with computer players in the other seats; nothing but the registry knows the game."""
    options = Options(slowness=0, games={toy.ID: toy})
    async with running(tmp_path, options) as http:
        table, host = await http.create(toy.ID, options={"deals": 3}, pause=0)
        _, token = await http.sit(table, "Ada", token=host)
        ada = await Player(http.base, table, token, salt="ad" * 16).connect()
        await http.ask("POST", f"/api/tables/{table}/start", token=host)
        await ada.play(Random(3))
        record = await http.ask("GET", f"/api/tables/{table}/record")
        await ada.close()
    read = read_record(json.dumps(record), {toy.ID: toy})
    assert read.match.finished
    assert verify(read) == ["ok"] * 3


def test_its_calls_are_its_own(toy: Game) -> None:
    with pytest.raises(Unknown):
        read_action(toy, "bid:9")


def test_its_registry_line_is_the_registrys_with_one_more() -> None:
    line = block("registry").text.strip()
    source = Path(sys.modules["forehand.games"].__file__ or "").read_text("utf-8")
    assert line.replace(", spade_eights", "") in source


def test_the_record_is_json_as_others_are() -> None:
    assert list(json.loads(block("spade-eights.json").text)) == ["format", "game", "options", "players", "deals"]
