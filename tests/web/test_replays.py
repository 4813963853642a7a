"""Deals played again over HTTP: a table's complete ones, and those of a record that is sent."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from forehand.engine.cards import Seat
from forehand.engine.mail import wrapped
from forehand.engine.record import read_record, write_record
from forehand.engine.view import view
from forehand.games import GAMES
from forehand.service.messages import Replay
from forehand.web.app import Options
from forehand.web.replays import MAX_RECORD, SHORT
from tests.engine.test_record import PLAYED, deal, read, record
from tests.support.server import running
from tests.support.wire_client import Http
from tests.web.test_http import code_of
from tests.web.test_whole_match import close_all, seat_all

CASES = Path(__file__).parents[1] / "cases"

GROWING = ("calls", "table", "played", "scores")


def last_view(replay: dict[str, Any]) -> dict[str, Any]:
    """The view that a client has come to after the last step."""
    seen = dict(replay["start"])
    for step in replay["steps"]:
        seen |= step["view"] | {"turn": step["turn"], "legal": step["legal"], "choose": step["choose"]}
        seen |= {key: seen[key] + step["add"][key] for key in GROWING if key in step["add"]}
    return seen


async def test_only_complete_deals_of_a_table_are_played_again(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance", options={"target": 300}, pause=0)
        players = await seat_all(http, table, 3)
        path = f"/api/tables/{table}/replay"
        assert await code_of(http, "GET", path) == (404, "no-deal")
        chance = random.Random(3)
        await asyncio.gather(*(player.play(chance, lambda one: one.seen["deal"] == 2) for player in players))
        read = read_record(json.dumps(await http.ask("GET", f"/api/tables/{table}/record")), GAMES)
        for seat in range(3):
            told = await http.ask("GET", f"{path}?match=1&deal=1&seat={seat}")
            msgspec.convert(told, Replay)
            assert last_view(told) == view(read.match, Seat(seat), read.players)
        assert (told["deals"], told["shuffle"], len(told["results"])) == (1, "ok", 1)
        for query, status, code in (
            ("deal=2", 404, "no-deal"),
            ("deal=0", 404, "no-deal"),
            ("match=2", 404, "no-match"),
            ("seat=3", 422, "no-such-seat"),
            ("seat=x", 400, "bad-message"),
        ):
            assert await code_of(http, "GET", f"{path}?{query}") == (status, code)
        await close_all(players)


async def sent(http: Http, text: str, query: str = "") -> Any:
    return (await http.raw("POST", f"/api/replay{query}", content=text.encode())).json()


async def test_a_record_that_is_sent_is_played_again(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        written = read(record(deal(actions=PLAYED), players=["Ada", "Bo", "Cy"]))
        mail = "Look:\r\n" + "".join(f"> {line}\r\n" for line in wrapped(written).splitlines())
        told = await sent(http, mail, "?seat=1")
        assert last_view(told) == view(written.match, Seat(1), written.players)
        assert (told["players"], told["shuffle"], told["results"]) == (["Ada", "Bo", "Cy"], "none", [])
        assert await sent(http, told["record"], "?seat=1") == told


async def test_a_long_record_counts_as_several(tmp_path: Path) -> None:
    async with running(tmp_path, Options(replays=(0.0, 6))) as http:
        short = json.dumps(record(deal(actions=PLAYED)))
        long = short + " " * 4 * SHORT
        answers = [await http.raw("POST", "/api/replay", content=one.encode()) for one in (long, long, short)]
        assert [200, 429, 429] == [each.status_code for each in answers]


async def test_a_record_with_a_fault_is_refused_with_its_place_and_reason(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        for text, place, numbers in (
            (json.dumps(record(deal(actions=["bid:6S", "pass", "pass", "discard:HK,S2"]))), "deal 1, action 4", (1, 4)),
            (json.dumps(record(deal(hands=[]))), "deal 1", (1, None)),
            ("nothing", "head", (None, None)),
        ):
            error = (await sent(http, text))["error"]
            fault = error["record"]
            assert error["code"] == "bad-record"
            assert (fault["deal"], fault["action"]) == numbers
            assert error["message"] == f"{place}: {fault['reason']}"
        answer = await http.raw("POST", "/api/replay", content=b"\xff")
        assert answer.status_code == 422
        assert await code_of(http, "POST", "/api/replay", content=b" " * (MAX_RECORD + 1)) == (413, "too-large")


async def test_an_earlier_match_is_known_by_who_played_it_and_not_by_their_name(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance", options={"target": 300}, pause=0)
        players = await seat_all(http, table, 3)
        chance = random.Random(3)
        await asyncio.gather(*(player.play(chance, lambda one: one.seen["deal"] == 2) for player in players))
        path, tokens = f"/api/tables/{table}", [player.token for player in players]

        async def told_to(token: str | None, match: int) -> int | None:
            return (await http.ask("GET", f"{path}/replay?match={match}", token=token))["you"]

        assert [0, 1, 2, None] == [await told_to(token, 1) for token in (*tokens, None)]
        await close_all(players)
        await http.ask("POST", f"{path}/end", token=host)
        await http.ask("POST", f"{path}/swap", {"seats": [0, 1]}, token=host)
        await http.ask("DELETE", f"{path}/seats/2", token=tokens[2])
        _, newcomer = await http.sit(table, "Player 2")
        for rematches in range(2):
            if rematches:
                await http.ask("POST", f"{path}/rematch", token=host)
            assert [0, 1, None, None] == [await told_to(token, 1) for token in (*tokens[:2], newcomer, "other")]


async def test_a_record_that_is_sent_is_drawn(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        text = json.dumps(record(deal(actions=PLAYED), players=["Ada", "Bo", "Cy"])).encode()
        drawn = await http.raw("POST", "/api/picture?deal=1&lang=nb", content=text)
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert ", giv 1 av 1" in drawn.text
        assert "total</text>" in (await http.raw("POST", "/api/picture?lang=xx", content=text)).text
        assert await code_of(http, "POST", "/api/picture?deal=2", content=text) == (404, "no-deal")
        assert await code_of(http, "POST", "/api/picture", content=b"nothing") == (422, "bad-record")
        table, _ = await http.create("priffe")
        assert (await http.raw("GET", f"/api/tables/{table}/picture")).status_code == 200
        assert await code_of(http, "GET", f"/api/tables/{table}/picture?deal=1") == (404, "no-deal")


async def test_a_record_of_priffe_goes_to_pbn_and_back(tmp_path: Path) -> None:
    written = (CASES / "priffe-match.json").read_bytes()
    async with running(tmp_path) as http:
        pbn = await http.raw("POST", "/api/pbn", content=written)
        assert pbn.text.startswith("% PBN 2.1\n")
        (back,) = (await http.raw("POST", "/api/pbn/records", content=pbn.content)).json()["records"]
        assert write_record(read_record(back, GAMES)) == write_record(read_record(written.decode(), GAMES))
        other = json.dumps(record(deal(actions=PLAYED))).encode()
        assert await code_of(http, "POST", "/api/pbn", content=other) == (422, "bad-record")
        bad = await http.raw("POST", "/api/pbn/records", content=pbn.content.replace(b"[Dealer ", b"[Dealer is ", 1))
        line = 1 + pbn.text.splitlines().index(next(each for each in pbn.text.splitlines() if "[Dealer" in each))
        assert (bad.status_code, bad.json()["error"]["record"]["line"]) == (422, line)


async def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async with running(tmp_path, options=Options(replays=(0.0, 1.0))) as http:
        await sent(http, "nothing")
        assert await code_of(http, "POST", "/api/replay", content=b"nothing") == (429, "rate-limited")
