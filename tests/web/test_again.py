"""Deals played again over HTTP: from any step, by the rules, each computer player knowing what its seat may know."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forehand.engine.deal import turn
from forehand.engine.record import read_record
from forehand.engine.replay import position
from forehand.engine.shuffle import verify
from forehand.engine.view import open_view, view
from forehand.games import GAMES
from forehand.review.going_on import computer_action
from forehand.service.messages import Branch
from forehand.web import wire
from forehand.web.analyst import SEED, chance_of
from forehand.web.app import Options
from forehand.web.replays import MAX_RECORD
from tests.support.server import running
from tests.support.wire_client import Http
from tests.web.test_http import code_of
from tests.web.test_replays import last_view
from tests.web.test_whole_match import close_all, seat_all

CASES = Path(__file__).parents[1] / "cases"
CLAIM = (CASES / "preference-claim.json").read_text("utf-8")
"""One deal of eight calls, six tricks and a claim."""
ACTIONS: list[str] = json.loads(CLAIM)["deals"][0]["actions"]
REALLY = [8, 20, 4]
LEAD = 9
"""The steps until the first card lies on the table."""


async def again(http: Http, text: str = CLAIM, **wish: Any) -> list[Any]:
    """The lines of the answer, the last of which tells how the deal stands."""
    answer = await http.raw("POST", "/api/again?deal=1", json={"record": text, **wish})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/jsonl"), answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_a_deal_is_left_at_a_step_and_waits_for_the_one_to_act(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        (stands,) = await again(http, at=LEAD)
        msgspec.convert(stands, Branch)
        match = read_record(CLAIM, GAMES).match
        at = position(match, 1, LEAD)
        assert (stands["seat"], stands["actions"], stands["really"]) == (turn(at.deals[-1]), [], REALLY)
        assert stands["legal"] == view(at, stands["seat"], ())["legal"]
        assert (stands["choose"], stands["brought"], stands["replay"]["shuffle"]) == (None, None, "given")
        assert last_view(stands["replay"]) == open_view(at, [None] * 3)


async def test_a_deal_that_takes_long_to_tell_is_told_whole_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    name = "x" * 100_000
    async with running(tmp_path) as http:
        (stands,) = await again(http, json.dumps(json.loads(CLAIM) | {"players": [name, None, None]}), at=LEAD)
        assert stands["replay"]["players"] == [name, None, None]
        (other,) = await again(http, at=LEAD)
        assert other["replay"]["players"] == [None, None, None]


async def test_computer_players_act_from_their_seats_views_until_it_is_ones_turn_again(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        (before,) = await again(http, at=LEAD)
        card = before["legal"][-1]
        *steps, stands = await again(http, at=LEAD, actions=[card])
        assert stands["actions"][0] == card
        assert [step["step"]["event"]["action"] for step in steps] == stands["actions"]
        assert [step["step"] for step in steps] == stands["replay"]["steps"][LEAD:]
        at = position(
            read_record(json.dumps(_with(CLAIM, ACTIONS[:LEAD] + stands["actions"])), GAMES).match, 1, LEAD + 1
        )
        for number, action in enumerate(stands["actions"][1:], LEAD + 1):
            assert str(computer_action(at, chance_of(SEED + number, 1))) == action
            at = position(
                read_record(json.dumps(_with(CLAIM, ACTIONS[:LEAD] + stands["actions"])), GAMES).match, 1, number + 1
            )
        assert turn(at.deals[-1]) == stands["seat"]
        assert await again(http, at=LEAD, actions=[card]) == [*steps, stands]


def _with(text: str, actions: list[str]) -> dict[str, Any]:
    record = json.loads(text)
    deal = {key: value for key, value in record["deals"][0].items() if key != "claim"} | {"actions": actions}
    return record | {"deals": [deal]}


@pytest.mark.parametrize("game", ["preference-claim", "priffe-forced-null-four-nine", "perfrance-hearts-made-one-set"])
async def test_a_deal_is_played_to_its_end_and_compared(tmp_path: Path, game: str) -> None:
    text = (CASES / f"{game}.json").read_text("utf-8")
    whole = read_record(text, GAMES)
    async with running(tmp_path) as http:
        stands = (await again(http, text, seat=0, open=False))[-1]
        chance = random.Random(4)
        while stands["brought"] is None:
            shown = stands["replay"]
            assert (shown["record"], shown["start"]["seat"], set(shown["start"]["shown"])) == ("", 0, set())
            if stands["choose"]:
                among = chance.sample(stands["choose"]["from"], stands["choose"]["count"])
                act = f"{stands['choose']['verb']}:{','.join(among)}"
            else:
                act = chance.choice(stands["legal"])
            *_, stands = await again(http, text, seat=0, open=False, actions=[*stands["actions"], act])
        shown = stands["replay"]
        assert (stands["legal"], stands["choose"], shown["start"]["seat"]) == ([], None, None)
        # Nobody was to play the best.
        assert stands["exact"]
        assert stands["really"] == list(whole.match.scores[0])
        assert shown["results"][-1]["scores"] == stands["brought"]
        kept = read_record(shown["record"], GAMES)
        assert kept.match.deals[0].dealt == whole.match.deals[0].dealt
        assert (kept.beside(0)["again"], verify(kept)) == ({"at": 0, "seat": 0}, ["given"])


async def test_best_play_by_all_is_what_the_analysis_promises(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        answer = await http.raw("POST", "/api/analysis", content=CLAIM.encode())
        # Declarer's: how two defenders share what they take is told by halves before it is played.
        first = next(each for each in map(json.loads, answer.text.splitlines()) if each["seat"] == 1)
        at = first["action"] - 1
        *_, stands = await again(http, at=at, best=True)
        brought, seat = stands["brought"], first["seat"]
        others = [points for other, points in enumerate(brought) if other != seat]
        assert brought[seat] - sum(others) / len(others) == pytest.approx(max(first["open"].values()), abs=0.01)
        assert stands["exact"]


async def test_what_is_against_the_rules_is_refused_before_anything_is_thought_about(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        for wish, answer in (
            ({"at": LEAD, "actions": ["H2"]}, (422, "illegal")),
            ({"at": LEAD, "actions": ["\N{FIRE}"]}, (422, "illegal")),
            ({"actions": ["bid:6S", "bid:6S"]}, (422, "illegal")),
            ({"at": 400}, (404, "no-step")),
            ({"at": len(ACTIONS) + 1}, (404, "no-step")),
            ({"at": -1}, (400, "bad-message")),
            ({"at": 10**9}, (400, "bad-message")),
            ({"at": "x"}, (400, "bad-message")),
            ({"seat": 3}, (422, "no-such-seat")),
            ({"seat": -1}, (422, "no-such-seat")),
            ({"actions": ["pass"] * 201}, (400, "bad-message")),
            ({"actions": ["x" * 201]}, (400, "bad-message")),
            ({"actions": [None]}, (400, "bad-message")),
            ({"open": 1}, (400, "bad-message")),
            ({"record": None}, (400, "bad-message")),
            ({"record": "nothing"}, (422, "bad-record")),
            ({"record": ""}, (422, "bad-record")),
        ):
            assert await code_of(http, "POST", "/api/again", json={"record": CLAIM, **wish}) == answer, wish
        assert await code_of(http, "POST", "/api/again?deal=2", json={"record": CLAIM}) == (404, "no-deal")
        for sent, answer in (
            (b"", (422, "bad-record")),
            (b"[" * 5000, (400, "bad-message")),
            (b'{"record": "\\ud800"}', (400, "bad-message")),
            (b"\xff", (400, "bad-message")),
            (b" " * (MAX_RECORD + wire.MAX_BODY + 1), (413, "too-large")),
        ):
            assert await code_of(http, "POST", "/api/again", content=sent) == answer, sent[:20]


async def test_only_complete_deals_of_a_table_are_played_again_and_it_keeps_no_trace(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance", options={"target": 300}, pause=0)
        players = await seat_all(http, table, 3)
        path = f"/api/tables/{table}/again"
        assert await code_of(http, "POST", path, json={}) == (404, "no-deal")
        chance = random.Random(3)
        await asyncio.gather(*(player.play(chance, lambda one: one.seen["deal"] == 2) for player in players))
        before = await http.ask("GET", f"/api/tables/{table}")
        for query, status, code in (
            ("deal=2", 404, "no-deal"),
            ("match=2", 404, "no-match"),
            ("deal=x", 400, "bad-message"),
        ):
            assert await code_of(http, "POST", f"{path}?{query}", json={}) == (status, code)
        answer = await http.raw("POST", f"{path}?match=1&deal=1", json={"best": True})
        stands = json.loads(answer.text.splitlines()[-1])
        record = await http.ask("GET", f"/api/tables/{table}/record")
        assert stands["really"] == list(read_record(json.dumps(record), GAMES).match.scores[0])
        assert len(stands["brought"]) == 3
        assert before == await http.ask("GET", f"/api/tables/{table}")
        await close_all(players)


async def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async with running(tmp_path, options=Options(replays=(0.0, 1.0))) as http:
        await again(http)
        assert await code_of(http, "POST", "/api/again", json={"record": CLAIM}) == (429, "rate-limited")
