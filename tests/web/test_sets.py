"""Sets of deals that several people play and compare, the deals of the day among them, over real sockets."""

import asyncio
import json
import os
import random
import signal
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forehand.bots import decide
from forehand.engine.record import read_record
from forehand.engine.shuffle import verify
from forehand.engine.view import View
from forehand.games import GAMES
from forehand.service.messages import DealSet
from forehand.service.world import Think
from forehand.web import wire
from forehand.web.app import Options
from forehand.web.house import House
from tests.support.server import Process, free_port, running
from tests.support.wire_client import Http, Player, Refused, commitment

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


class Wall:
    """A clock on the wall that a test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


def by_chance(view: View, _: str, chance: random.Random) -> str:
    """A computer player that does anything legal, as its chance has it."""
    choose = view["choose"]
    if choose is None:
        return chance.choice(view["legal"])
    return f"{choose['verb']}:{','.join(chance.sample(choose['from'], choose['count']))}"


def options(wall: Wall, think: Think = by_chance) -> Options:
    return Options(slowness=0, utc=wall, think=think)


async def set_of(http: Http, game: str) -> str:
    """The name of today's deal."""
    daily = await http.ask("GET", "/api/daily")
    msgspec.convert(daily, wire.Daily)
    return next(one["set"] for one in daily["sets"] if one["game"] == game)


async def seen(http: Http, name: str, token: str | None = None) -> Any:
    """What the one with that token is told of a set."""
    told = await http.ask("GET", f"/api/sets/{name}", token=token)
    msgspec.convert(told, DealSet)
    return told


async def join(http: Http, name: str, person: str) -> str:
    """Their token."""
    return (await http.ask("POST", f"/api/sets/{name}/people", {"name": person}))["token"]


async def begin(http: Http, name: str, token: str, deal: int = 1) -> Player:
    """One who sits at their table of that deal."""
    table = (await http.ask("POST", f"/api/sets/{name}/deals/{deal}", token=token))["table"]
    return await Player(http.base, table, token, salt="ad" * 16).connect()


def is_over(player: Player) -> bool:
    return bool(player.events) and player.events[-1]["type"] == "match-over"


async def play(player: Player) -> None:
    """By chance, everybody by the same."""
    await player.play(random.Random(5))


async def played(http: Http, name: str, token: str, deal: int = 1) -> Player:
    """One who has played the deal."""
    player = await begin(http, name, token, deal)
    await play(player)
    await player.close()
    return player


@pytest.mark.parametrize(("game", "think"), [*((game, by_chance) for game in GAMES), ("preference", decide)])
async def test_the_deal_of_the_day_is_the_same_for_all_and_answers_the_same_to_the_same_play(
    tmp_path: Path, game: str, think: Think
) -> None:
    wall = Wall()
    async with running(tmp_path, options(wall, think)) as http:
        name = await set_of(http, game)
        tokens = [await join(http, name, person) for person in ("Ada", "Bo")]
        one, other = [await played(http, name, token) for token in tokens]
        assert one.seen["dealt"] == other.seen["dealt"]
        assert one.events == other.events
        told = await seen(http, name, tokens[0])
        (deal,) = told["deals"]
        assert one.commits == {1: deal["commit"]}
        first, second = deal["results"]
        points = one.seen["scores"][0][told["seat"]]
        assert [("Ada", points), ("Bo", points)] == [(each["name"], each["points"]) for each in (first, second)]
        record = await http.ask("GET", f"/api/tables/{second['table']}/record", token=tokens[0])
        assert ["withheld"] == verify(read_record(json.dumps(record), GAMES))

        wall.now += timedelta(hours=12)
        assert await set_of(http, game) != name
        (deal,) = (await seen(http, name))["deals"]
        assert commitment(deal["secret"]) == deal["commit"]
        record = await http.ask("GET", f"/api/tables/{second['table']}/record")
        assert record["deals"][0]["shuffle"]["secret"] == deal["secret"]
        assert ["ok"] == verify(read_record(json.dumps(record), GAMES))


async def test_nothing_of_a_deal_is_told_to_one_who_has_still_to_play_it(tmp_path: Path) -> None:
    wall = Wall()
    async with running(tmp_path, options(wall)) as http:
        name = await set_of(http, "preference")
        ada, bo = await join(http, name, "Ada"), await join(http, name, "Bo")
        await played(http, name, ada)
        table = (await seen(http, name, ada))["deals"][0]["results"][0]["table"]
        for token in (bo, None, "guessed"):
            (deal,) = (await seen(http, name, token))["deals"]
            assert (deal["results"], deal["secret"], deal["played"]) == (None, None, False)
            for path in ("", "/record", "/replay", "/analysis", "/picture", "/qr.svg"):
                with pytest.raises(Refused, match=r"withheld \(403\)"):
                    await http.ask("GET", f"/api/tables/{table}{path}", token=token)
            refused = await http.raw("GET", f"/api/tables/{table}/replay")
            assert (403, name) == (refused.status_code, refused.json()["error"]["set"])
            with pytest.raises(Refused, match=r"withheld \(403\)"):
                await http.ask("POST", f"/api/tables/{table}/again", {}, token=token)
            with pytest.raises(Refused, match="withheld"):
                await Player(http.base, table, token).connect()


async def test_no_byte_tells_a_secret_before_the_set_has_closed_or_the_cards_to_one_who_has_not_played(
    tmp_path: Path,
) -> None:
    wall = Wall()
    async with running(tmp_path, options(wall)) as http:
        name = await set_of(http, "preference")
        ada, bo = await join(http, name, "Ada"), await join(http, name, "Bo")
        player = await played(http, name, ada)
        (deal,) = (await seen(http, name, ada))["deals"]
        table = deal["table"]
        paths = [f"/api/sets/{name}", "/api/daily", "/api/tables", "/api/host"]
        paths += [f"/api/tables/{table}{path}" for path in ("", "/record", "/replay", "/picture", "/analysis")]

        async def told(token: str | None) -> str:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            return "".join([(await http.raw("GET", path, headers=headers)).text for path in paths])

        before = {token: await told(token) for token in (ada, bo, None)}
        wall.now += timedelta(hours=12)
        (deal,) = (await seen(http, name))["deals"]
        assert deal["secret"] in await told(None)
        assert not [text for text in (*before.values(), *player.received) if deal["secret"] in text]
        record = json.loads((await http.raw("GET", f"/api/tables/{table}/record")).text)
        hands: list[str] = record["deals"][0]["hands"]
        assert all(each in before[ada] for each in hands)
        assert not [each for each in hands for token in (bo, None) if each in before[token]]
        assert table not in before[bo] + before[None]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL on Windows")
async def test_a_run_is_played_on_after_kill_minus_nine(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port())
    process.wait_until_started()
    http = Http(process.base)
    made = await http.ask("POST", "/api/sets", {"game": "perfrance", "deals": 1})
    token = await join(http, made["set"], "Ada")
    player = await begin(http, made["set"], token)
    await player.until(lambda one: one.my_turn)
    await player.act(player.any_action(random.Random(5)), "before")
    hand, calls = player.seen["dealt"], player.seen["calls"]
    process.end(signal.SIGKILL)
    await http.close()
    again = Process(tmp_path, free_port())
    again.wait_until_started()
    http = Http(again.base)
    player = await begin(http, made["set"], token)
    assert (player.seen["dealt"], player.seen["calls"][: len(calls)]) == (hand, calls)
    await play(player)
    assert 1 == len((await seen(http, made["set"], token))["deals"][0]["results"])
    await player.close()
    await http.close()
    again.end(signal.SIGTERM)


async def test_friends_play_a_set_in_their_own_time_and_see_each_deal_once_they_have_played_it(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        made = await http.ask("POST", "/api/sets", {"game": "preference", "options": {"deals": 6}, "deals": 2})
        msgspec.convert(made, wire.SetMade)
        name = made["set"]
        ada, bo = await join(http, name, "Ada"), await join(http, name, "Bo")
        await played(http, name, ada, 1)
        await played(http, name, ada, 2)
        await played(http, name, bo, 2)
        told = await seen(http, name, bo)
        assert told["people"] == [
            {"person": 1, "name": "Ada", "played": 2, "knew": False},
            {"person": 2, "name": "Bo", "played": 1, "knew": False},
        ]
        assert [None, 2] == [each["results"] and len(each["results"]) for each in told["deals"]]
        assert told["deals"][0]["commit"] != told["deals"][1]["commit"]
        for token in (ada, None):
            with pytest.raises(Refused, match=r"bad-token \(401\)"):
                await http.ask("POST", f"/api/sets/{name}/close", token=token)
        closed = await http.ask("POST", f"/api/sets/{name}/close", token=made["maker_token"])
        assert (closed["closed"], closed["deals"][0]["unfinished"]) == (True, ["Bo"])
        with pytest.raises(Refused, match=r"set-closed \(410\)"):
            await begin(http, name, bo, 1)
        with pytest.raises(Refused, match=r"set-closed \(410\)"):
            await join(http, name, "Cy")
        assert (await seen(http, name))["deals"][0]["results"][0]["name"] == "Ada"


async def test_a_day_that_is_asked_for_by_many_at_once_has_one_deal(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        names = await asyncio.gather(*(set_of(http, "priffe") for _ in range(20)))
        assert 1 == len(set(names))


async def test_a_run_that_goes_on_over_midnight_does_not_count(tmp_path: Path) -> None:
    wall = Wall()
    async with running(tmp_path, options(wall)) as http:
        name = await set_of(http, "perfrance")
        ada, bo = await join(http, name, "Ada"), await join(http, name, "Bo")
        await played(http, name, ada)
        player = await begin(http, name, bo)
        await player.until(lambda one: one.my_turn)
        wall.now += timedelta(hours=12)
        await play(player)
        await player.close()
        (deal,) = (await seen(http, name, bo))["deals"]
        assert (["Ada"], ["Bo"]) == ([each["name"] for each in deal["results"]], deal["unfinished"])


async def test_a_run_is_played_on_after_the_server_has_been_started_again(tmp_path: Path) -> None:
    wall = Wall()
    async with running(tmp_path, options(wall)) as http:
        name = await set_of(http, "five-hundred")
        token = await join(http, name, "Ada")
        player = await begin(http, name, token)
        await player.until(lambda one: one.my_turn)
        hand = player.seen["dealt"]
        await player.close()
    async with running(tmp_path, options(wall)) as http:
        player = await begin(http, name, token)
        assert player.seen["dealt"] == hand
        await play(player)
        await player.close()
        assert 1 == len((await seen(http, name, token))["deals"][0]["results"])


async def test_at_a_table_of_a_set_nothing_is_done_but_one_deal_played(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        name = await set_of(http, "perfrance")
        token = await join(http, name, "Ada")
        player = await begin(http, name, token)
        table = f"/api/tables/{player.url.split('/')[-2]}"
        await player.until(lambda one: one.my_turn)
        with pytest.raises(Refused, match=r"no-hints"):
            await http.ask("POST", f"{table}/hint", token=token)
        for method, path in (("DELETE", "/seats/0"), ("POST", "/seats/0/carry")):
            with pytest.raises(Refused, match=r"not-now \(409\)"):
                await http.ask(method, table + path, token=token)
        for method, path, body in (
            ("PATCH", "", {"hints": True}),
            ("PUT", "/seats/1", {"kind": "open"}),
            ("POST", "/end", None),
            ("POST", "/swap", {"seats": [0, 1]}),
        ):
            with pytest.raises(Refused, match=r"bad-token \(401\)"):
                await http.ask(method, table + path, body, token)
        await play(player)
        with pytest.raises(Refused, match=r"not-now \(409\)"):
            await http.ask("POST", f"{table}/rematch", token=token)
        info = await http.ask("GET", table, token=token)
        assert (info["of_set"], info["ended"]) == ({"set": name, "deal": 1, "deals": 1, "day": "2026-11-30"}, True)
        with pytest.raises(Refused, match=r"no-such-table"):
            await http.ask("GET", "/api/tables/nothing")
        await player.close()


async def test_who_can_make_no_set_is_told_why(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        for body, code in (
            ({"game": "bridge"}, "unknown-game"),
            ({"game": "priffe", "options": {"deals": -1}}, "bad-option"),
            ({"game": "priffe", "deals": 13}, "bad-setting"),
            ({"game": "priffe", "days": 0}, "bad-setting"),
        ):
            with pytest.raises(Refused, match=rf"{code} \(422\)"):
                await http.ask("POST", "/api/sets", body)
        with pytest.raises(Refused, match=r"not-found \(404\)"):
            await seen(http, "nothing")


KEY = "0123456789abcdef" * 4


async def a_match(http: Http, *, deals: int = 2) -> tuple[str, list[str], Any]:
    """A match of Priffe that Ada, who keeps statistics, and Bo have played at a table with two computer players: it, their tokens, and its record."""
    table, _ = await http.create("priffe", options={"deals": deals}, seats=["open", "open", *["bot:club"] * 2], pause=0)
    tokens = [(await http.sit(table, person))[1] for person in ("Ada", "Bo")]
    people = [await Player(http.base, table, token, salt=f"{n}" * 32).connect() for n, token in enumerate(tokens)]
    await people[0].send({"t": "keep", "key": KEY})
    await asyncio.gather(*(player.play(random.Random(5)) for player in people))
    for player in people:
        await player.close()
    return table, tokens, await http.ask("GET", f"/api/tables/{table}/record")


async def test_the_deals_of_a_match_are_played_by_friends_and_who_sat_there_is_told_apart(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        table, tokens, record = await a_match(http)
        made = await http.ask("POST", f"/api/tables/{table}/set", {"match": 1}, tokens[0])
        name = made["set"]
        assert [deal["shuffle"]["commit"] for deal in record["deals"]] == [
            deal["commit"] for deal in (await seen(http, name))["deals"]
        ]
        sat = {"name": "Somebody", "sat": ["guess", tokens[0]]}
        ada = (await http.ask("POST", f"/api/sets/{name}/people", sat))["token"]
        bo, cy = await join(http, name, "bo"), await join(http, name, "Cy")  # by his name, and not at all
        for deal in (1, 2):
            for token in (ada, bo, cy):
                player = await played(http, name, token, deal)
                shuffled = record["deals"][deal - 1]
                assert player.seen["dealt"] == sorted_as(shuffled["hands"][0], player.seen["dealt"])
                assert player.seen["forehand"] == shuffled["forehand"]
        told = await seen(http, name, cy)
        assert told["of_match"]
        assert [("Somebody", True), ("bo", True), ("Cy", False)] == [
            (one["name"], one["knew"]) for one in told["people"]
        ]
        assert [[False, True, True]] * 2 == [[one["knew"] for one in deal["results"]] for deal in told["deals"]]
        assert [None, None] == [deal["salts"] for deal in told["deals"]]

        closed = await http.ask("POST", f"/api/sets/{name}/close", token=made["maker_token"])
        for deal, shuffled in zip(closed["deals"], record["deals"], strict=True):
            assert shuffled["shuffle"]["secret"] == deal["secret"]
            assert shuffled["shuffle"]["salts"] == deal["salts"]
            again = await http.ask("GET", f"/api/tables/{deal['results'][0]['table']}/record")
            assert ["ok"] == verify(read_record(json.dumps(again), GAMES))


def sorted_as(hand: str, cards: list[str]) -> list[str]:
    """The hand in the order in which these cards are."""
    return sorted(hand.split(), key=cards.index)


async def test_who_knew_the_cards_is_known_by_all_that_the_server_has_of_them(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        table, (ada, bo), _ = await a_match(http, deals=1)
        await http.ask("DELETE", f"/api/tables/{table}/seats/1", token=bo)
        first, second = [(await http.ask("POST", f"/api/tables/{table}/set", {}, ada))["set"] for _ in range(2)]

        async def comes(name: str, person: str, *sat: str) -> str:
            return (await http.ask("POST", f"/api/sets/{name}/people", {"name": person, "sat": sat}))["token"]

        await comes(first, "Bo's other name", bo)  # who has left the table
        fresh = await comes(first, "Cy", "guess")
        await played(http, first, fresh)
        await comes(second, "Cy again", fresh)  # who has played the same deals in another set
        quiet, other = await comes(second, "Ada's other name"), await comes(second, "Di")
        for token, key in ((quiet, KEY), (other, KEY[::-1])):
            player = await begin(http, second, token)
            await player.send({"t": "keep", "key": key})
            await play(player)
            await player.close()
        knew = [[(one["name"], one["knew"]) for one in (await seen(http, name))["people"]] for name in (first, second)]
        assert [("Bo's other name", True), ("Cy", False)] == knew[0]
        assert [("Cy again", True), ("Ada's other name", True), ("Di", False)] == knew[1]


async def test_computer_players_are_not_foreseen_by_who_knows_the_secrets_of_a_match(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        table, tokens, _ = await a_match(http, deals=1)
        events: list[list[Any]] = []
        for _ in range(2):  # the same cards and the same play
            made = await http.ask("POST", f"/api/tables/{table}/set", {}, tokens[0])
            token = await join(http, made["set"], "Cy")
            events.append((await played(http, made["set"], token)).events)
            assert events[-1] == (await played(http, made["set"], await join(http, made["set"], "Di"))).events
        assert events[0] != events[1]


async def test_where_only_the_operator_makes_tables_their_guests_make_sets_of_the_match_that_they_have_played(
    tmp_path: Path,
) -> None:
    house = House(key="k" * 32)
    async with running(tmp_path, Options(slowness=0, house=house, think=by_chance)) as http:
        table, tokens, _ = await a_match(http, deals=1)
        await http.ask("PATCH", "/api/host", {"create": "host"}, house.key)
        made = await http.ask("POST", f"/api/tables/{table}/set", {}, tokens[1])
        await played(http, made["set"], await join(http, made["set"], "Cy"))
        for token in (None, "guessed"):
            with pytest.raises(Refused, match=r"bad-token \(401\)"):
                await http.ask("POST", f"/api/tables/{table}/set", {}, token)
        with pytest.raises(Refused, match=r"only-host \(403\)"):
            await http.ask("POST", "/api/sets", {"game": "priffe"}, tokens[1])


async def test_only_who_sat_at_a_match_that_is_over_makes_a_set_of_it(tmp_path: Path) -> None:
    async with running(tmp_path, options(Wall())) as http:
        table, tokens, _ = await a_match(http, deals=1)
        for token in (None, "guessed"):
            with pytest.raises(Refused, match=r"bad-token \(401\)"):
                await http.ask("POST", f"/api/tables/{table}/set", {}, token)
        for body, code in (({"match": 2}, "no-match"), ({"days": 0}, "bad-setting")):
            with pytest.raises(Refused, match=code):
                await http.ask("POST", f"/api/tables/{table}/set", body, tokens[1])
        new, host = await http.create("priffe", seats=["open", *["bot:club"] * 3])
        _, token = await http.sit(new, "Ada", token=host)
        with pytest.raises(Refused, match=r"not-now \(409\)"):
            await http.ask("POST", f"/api/tables/{new}/set", {}, token)
        own = await join(http, made := await set_of(http, "priffe"), "Ada")
        player = await played(http, made, own)
        with pytest.raises(Refused, match=r"not-now \(409\)"):
            await http.ask("POST", f"/api/tables/{player.url.split('/')[-2]}/set", {}, own)
