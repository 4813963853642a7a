"""A table's websocket: who may speak, what is answered, and that nothing a client sends stops the table."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from forehand.service import commands as ask
from forehand.service.duplicate import Duplicates
from forehand.service.world import hashed
from forehand.web import house as houses
from forehand.web.app import Options
from forehand.web.finding import Finder
from forehand.web.limits import Limit
from forehand.web.metrics import Metrics
from forehand.web.socket import LONGEST_WAITING, MOST_FAULTS, MOST_WAITING, Connection, Limits, Socket
from tests.service.shell import House, settle
from tests.support.server import running
from tests.support.wire_client import Http, Player, Refused


async def table_of_three(http: Http, **more: Any) -> tuple[str, list[Player]]:
    """A table of Preference with its first deal dealt."""
    table, _ = await http.create("preference", **more)
    players: list[Player] = []
    for number, name in enumerate(("Ada", "Bo", "Cy")):
        _, token = await http.sit(table, name)
        players.append(await Player(http.base, table, token, salt=f"{number:032x}").connect())
    await asyncio.gather(*(player.until(lambda one: one.seen["phase"] == "bidding") for player in players))
    return table, players


async def close_all(players: list[Player]) -> None:
    await asyncio.gather(*(player.close() for player in players))


def to_act(players: list[Player]) -> Player:
    return next(player for player in players if player.my_turn)


async def answers(http: Http, table: str, *sent: str | bytes) -> list[dict[str, Any]]:
    """What a connection that sends this is answered, until it is closed or nothing more comes."""
    url = http.base.replace("http", "ws") + f"/api/tables/{table}/ws"
    got: list[dict[str, Any]] = []
    async with connect(url, proxy=None) as socket:
        for one in sent:
            await socket.send(one)
        await socket.send('{"t":"ping"}')
        try:
            while not got or got[-1]["t"] != "pong":
                got.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            pass
    return got


async def test_a_wrong_token_gets_one_error_and_a_closed_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        got = await answers(http, table, '{"t":"hello","token":"guess"}')
        assert [(one["t"], one["code"]) for one in got] == [("error", "bad-token")]
        missing = await answers(http, "nowhere", '{"t":"hello"}')
        assert [one["code"] for one in missing] == ["no-such-table"]
        await close_all(players)


async def test_the_first_message_is_hello_and_is_said_once(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance")
        first = await answers(http, table, '{"t":"ready"}')
        assert [one["code"] for one in first[:1]] == ["bad-message"]
        twice = await answers(http, table, '{"t":"hello"}', '{"t":"hello"}')
        assert [one["t"] for one in twice] == ["welcome", "view", "table", "error", "pong"]


async def test_a_greeting_that_is_slow_to_be_stored_is_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forehand.web.socket.HELLO_WITHIN", 0.01)
    house = House()
    live = await house.open()
    await live.do(ask.Sit("Ada", 0, hashed("Ada")))
    house.store.gate = asyncio.Event()
    received: asyncio.Queue[Message] = asyncio.Queue()
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    limits = Limits(lambda: Limit(9, 9), Limit(9, 9), Limit(9, 9), Limit(9, 9))
    finder = Finder(house.tables, Duplicates(house.shell, house.tables), Limit(9, 9), Limit(9, 9), Limit(9, 9))
    socket = Socket(finder, limits, Metrics())
    serving = asyncio.create_task(socket.serve(live.table.id, {}, received.get, send, lambda: "http://home"))
    received.put_nowait({"type": "websocket.connect"})
    received.put_nowait({"type": "websocket.receive", "text": '{"t":"hello","token":"Ada"}'})
    await asyncio.wait({serving}, timeout=0.05)
    house.store.gate.set()
    await settle()
    assert ["welcome", "view", "table"] == [json.loads(one["text"])["t"] for one in sent[1:]]
    received.put_nowait({"type": "websocket.disconnect"})
    await serving
    assert not live.table.seats[0].present


@pytest.mark.parametrize(
    ("code", "sent"),
    [
        ("bad-message", "{"),
        ("bad-message", "null"),
        ("bad-message", '{"t":"dance"}'),
        ("bad-message", '{"t":"ping","more":' + "[" * 2000 + "]" * 2000 + "}"),
        ("bad-message", '{"t":"act","id":"","v":1,"action":"pass"}'),
        ("bad-message", '{"t":"act","id":"a\\n","v":1,"action":"pass"}'),
        ("bad-message", '{"t":"act","id":"é","v":1,"action":"pass"}'),
        ("bad-message", '{"t":"act","id":"' + "x" * 65 + '","v":1,"action":"pass"}'),
        ("bad-message", '{"t":"act","id":"x","v":"1","action":"pass"}'),
        ("bad-message", '{"t":"salt","deal":1,"salt":"xyz"}'),
        ("bad-message", b"\xff\xfe"),
        ("too-large", '{"t":"note","kind":"chat","text":"' + "x" * 5000 + '"}'),
        ("too-large", "x" * 60_000),
        ("no-seat", '{"t":"salt","deal":1,"salt":"' + "a" * 32 + '"}'),
        ("no-seat", '{"t":"note","kind":"chat","text":"hello"}'),
        ("no-seat", '{"t":"act","id":"x","v":1,"action":"pass"}'),
    ],
)
async def test_what_can_not_be_taken_gets_its_code(tmp_path: Path, code: str, sent: str | bytes) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance")
        got = await answers(http, table, '{"t":"hello"}', sent)
        assert [one["t"] for one in got[:3]] == ["welcome", "view", "table"]
        assert (got[3]["code"], got[4]["t"]) == (code, "pong")


async def test_repeated_faults_close_the_connection_and_nobody_elses(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        got = await answers(http, table, '{"t":"hello"}', *["nonsense"] * (MOST_FAULTS + 3))
        assert [one["t"] for one in got].count("error") == MOST_FAULTS
        assert got[-1]["t"] == "error"
        await to_act(players).act("pass")
        await close_all(players)


async def test_another_sites_page_gets_no_connection(tmp_path: Path) -> None:
    async with running(tmp_path, Options(house=houses.House(public="https://cards.example"))) as http:
        table, _ = await http.create("perfrance")
        url = http.base.replace("http", "ws") + f"/api/tables/{table}/ws"
        for origin in (http.base, "https://cards.example"):
            async with connect(url, proxy=None, additional_headers={"Origin": origin}):
                pass
        for path, origin in ((url, "https://evil.example"), (url, "null"), (url, "http://["), (url + "s", http.base)):
            with pytest.raises(InvalidStatus):
                await connect(path, proxy=None, additional_headers={"Origin": origin})


async def test_an_act_sent_twice_happens_once_also_on_another_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        actor = to_act(players)
        v = actor.v
        done = await actor.act("pass", "one", v)
        assert await actor.act("pass", "one", v) == done
        await actor.close()
        again = await Player(http.base, table, actor.token).connect()
        assert await again.act("pass", "one", v) == done
        with pytest.raises(Refused, match="id-used"):
            await again.act("bid:6S", "one", v)
        assert len(again.seen["calls"]) == 1
        await close_all([again, *(player for player in players if player is not actor)])


async def test_a_double_click_is_stale_and_comings_and_goings_are_not(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        _, players = await table_of_three(http)
        actor = to_act(players)
        other = next(player for player in players if player is not actor)
        v = actor.v
        await other.close()
        await actor.until(lambda one: one.events[-1]["type"] == "seat")
        await actor.act("bid:6S", v=v)
        with pytest.raises(Refused, match="stale"):
            await actor.act("pass", v=v)
        await close_all([player for player in players if player is not other])


async def test_the_newest_tab_owns_the_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        newest = await Player(http.base, table, players[0].token).connect()
        with pytest.raises(Refused, match="moved"):
            await players[0].until(lambda _: False)
        with pytest.raises(ConnectionClosed):
            await players[0].socket.recv()
        assert newest.table is not None
        assert newest.table["seats"][0]["present"]
        await close_all([newest, *players[1:]])


async def test_a_reconnect_gets_what_it_missed_event_by_event(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        out = players[2]
        await out.close()
        for _ in range(6):
            others = [player for player in players[:2] if player.my_turn]
            if not others:
                break
            await others[0].act(others[0].any_action(chance))
            await asyncio.gather(*(one.until(lambda one, v=others[0].v: one.v >= v) for one in players[:2]))
        await out.connect()
        assert out.fills > 0
        fresh = await Player(http.base, table, out.token).connect()
        assert fresh.view == out.view
        await close_all([fresh, *players[:2]])


async def test_a_watcher_sees_no_hand_and_can_not_act(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        watcher = await Player(http.base, table).connect()
        assert (watcher.seat, watcher.seen["hand"], watcher.seen["legal"]) == (None, [], [])
        with pytest.raises(Refused, match="no-seat"):
            await watcher.act("pass")
        await close_all([watcher, *players])
        private, _ = await http.create("perfrance", watchers=False)
        with pytest.raises(Refused, match="no-watchers"):
            await Player(http.base, private).connect()


async def test_each_event_and_table_tells_what_is_left_of_the_clocks(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http, clock={"per": "match", "seconds": 600, "more": 10})
        actor = to_act(players)
        await asyncio.gather(*(player.until(lambda one: one.clocks["runs"] is not None) for player in players))
        assert {actor.seat} == {player.clocks["runs"] for player in players if player.clocks}
        await actor.act(actor.any_action(random.Random(1)))
        assert actor.clocks is not None
        left, runs = actor.clocks["left"], actor.clocks["runs"]
        assert runs != actor.seat
        assert 600_000 < left[actor.seat] <= 610_000
        again = await Player(http.base, table, players[runs].token).connect()
        assert again.clocks is not None
        assert again.clocks["left"][runs] <= left[runs]
        await close_all(players)
        await again.close()


async def test_a_table_without_clocks_says_nothing_of_them(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        _, players = await table_of_three(http)
        await to_act(players).act(to_act(players).any_action(random.Random(1)))
        assert not [text for player in players for text in player.received if '"clocks"' in text]
        await close_all(players)


async def test_one_who_is_removed_may_come_back_and_a_newcomer_sees_nothing_of_the_deal(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance", away="bot:club", pause=0)
        players: list[Player] = []
        for name in ("Ada", "Bo", "Cy"):
            _, token = await http.sit(table, name)
            players.append(await Player(http.base, table, token, salt="a" * 32).connect())
        await asyncio.gather(*(player.until(lambda one: one.seen["phase"] == "bidding") for player in players))
        hand = players[1].seen["dealt"]
        await http.ask("DELETE", f"/api/tables/{table}/seats/1", token=host)
        with pytest.raises(Refused, match="no-seat"):
            await players[1].until(lambda _: False)
        back = await Player(http.base, table, players[1].token).connect()
        assert back.seen["dealt"] == hand
        await http.ask("DELETE", f"/api/tables/{table}/seats/1", token=host)
        seat, token = await http.sit(table, "Eve")
        eve = await Player(http.base, table, token, salt="b" * 32).connect()
        assert (seat, eve.seen["deal"], eve.seen["hand"], eve.seen["calls"]) == (1, 0, [], [])
        with pytest.raises(Refused, match="bad-token"):
            await Player(http.base, table, players[1].token).connect()
        chance = random.Random(1)
        others = (players[0], players[2])
        two_deals = [one.play(chance, lambda one: one.seen["deal"] == 2) for one in (*others, eve)]
        await asyncio.gather(*two_deals)
        assert len(eve.seen["hand"]) == 10
        await close_all([eve, *others])


async def test_a_flood_is_refused_and_the_same_id_is_judged_anew_later(tmp_path: Path) -> None:
    async with running(tmp_path, Options(messages=(0, 3), slowness=0)) as http:
        table, _ = await http.create("perfrance", seats=["open", "bot:club", "bot:club"])
        _, token = await http.sit(table, "Ada")
        ada = await Player(http.base, table, token).connect()
        for _ in range(2):
            with pytest.raises(Refused, match=r"unknown-action|not-your-turn"):
                await ada.act("dance")
        with pytest.raises(Refused, match="rate-limited"):
            await ada.act("dance")
        await ada.close()


async def test_pauses_without_end_are_refused_and_acts_go_on(tmp_path: Path) -> None:
    async with running(tmp_path, Options(requests=(0, 2), slowness=0)) as http:
        _, players = await table_of_three(http)
        one = players[0]

        async def send(kind: str) -> str:
            await one.send({"t": kind, "id": f"{kind}{one.v}", "v": one.v})
            answer: dict[str, Any] = {"t": ""}
            while answer["t"] not in {"ok", "refused"}:
                answer = await one.take()
            return answer.get("code", "ok")

        assert ["ok", "ok", "rate-limited"] == [await send("pause"), await send("resume"), await send("pause")]
        await one.close()
        await one.connect()
        assert "rate-limited" == await send("pause")
        await to_act(players).act("pass")
        await close_all(players)


async def test_who_comes_and_goes_without_end_has_to_wait_and_others_do_not(tmp_path: Path) -> None:
    """Each coming and going is stored."""
    async with running(tmp_path, Options(returns=(0, 3), slowness=0)) as http:
        table, players = await table_of_three(http)
        one, other = players[0], players[1]
        for _ in range(2):
            await one.close()
            await one.connect()
        await one.close()
        got = await answers(http, table, json.dumps({"t": "hello", "token": one.token}))
        assert ["rate-limited"] == [answer["code"] for answer in got]
        await other.close()
        await other.connect()
        await close_all(players)


async def test_who_sends_much_at_once_and_reads_is_answered_all(tmp_path: Path) -> None:
    """Not dropped as one who does not read."""
    many = 2 * MOST_WAITING
    async with running(tmp_path, Options(messages=(0, many + 2), slowness=0)) as http:
        table, _ = await http.create("perfrance")
        got = await answers(http, table, '{"t":"hello"}', *['{"t":"act","id":"a","v":1,"action":"pass"}'] * many)
        assert [one["t"] for one in got].count("refused") == many


async def test_a_seat_says_so_much_at_once_and_stays_connected(tmp_path: Path) -> None:
    async with running(tmp_path, Options(notes=(0.0, 2.0))) as http:
        _, players = await table_of_three(http)
        for _ in range(2 + MOST_FAULTS):
            await players[1].send({"t": "note", "kind": "emote", "text": "hello"})
            await players[1].send({"t": "note", "kind": "typing", "text": ""})
        await players[1].send({"t": "ping"})
        told = [json.loads(await players[1].socket.recv())]
        while told[-1]["t"] != "pong":
            told.append(json.loads(await players[1].socket.recv()))
        kinds = [(one["t"], one.get("code", one.get("kind"))) for one in told]
        assert kinds.count(("note", "emote")) == kinds.count(("note", "typing")) == 2
        assert kinds.count(("error", "rate-limited")) == MOST_FAULTS
        await close_all(players)


async def test_a_note_with_a_name_that_is_not_told_is_refused_by_it(tmp_path: Path) -> None:
    async with running(tmp_path, Options(notes=(0.0, 1.0))) as http:
        _, players = await table_of_three(http)
        for name in ("one", "two"):
            await players[1].send({"t": "note", "kind": "chat", "text": name, "id": name})
        await players[1].send({"t": "ping"})
        told = [json.loads(await players[1].socket.recv())]
        while told[-1]["t"] != "pong":
            told.append(json.loads(await players[1].socket.recv()))
        assert [one["text"] for one in told if one["t"] == "note"] == ["one"]
        assert [(one["id"], one["code"]) for one in told if one["t"] == "refused"] == [("two", "rate-limited")]
        await close_all(players)


async def test_one_who_only_looks_in_shows_no_token_and_is_told_who_is_there(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance")
        got = await answers(http, table, '{"t":"hello","look":true}')
        assert [one["t"] for one in got] == ["welcome", "table", "pong"]
        assert got[1]["table"]["watchers_now"] == 0
        got = await answers(http, table, '{"t":"hello","look":true,"token":"x"}')
        assert {one["code"] for one in got} == {"bad-message"}


async def test_chat_reaches_everybody_and_is_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, players = await table_of_three(http)
        await players[1].send({"t": "note", "kind": "chat", "text": "\u200b", "id": "nothing"})
        while (answer := await players[1].take())["t"] != "refused":
            pass
        assert ("nothing", "bad-message") == (answer["id"], answer["code"])
        await players[1].send({"t": "note", "kind": "typing", "text": "psst"})
        await players[1].send({"t": "note", "kind": "chat", "text": "\u202ewell played\n"})
        while True:
            message = await players[0].take()
            if message["t"] == "note" and message["kind"] == "chat":
                break
        assert (message["name"], message["text"]) == ("Bo", "well played")
        assert "psst" not in "".join(players[0].received)
        late = await Player(http.base, table).connect()
        assert "well played" not in "".join(late.received)
        await close_all([late, *players])


@pytest.mark.parametrize(("count", "length"), [(MOST_WAITING + 2, 1), (9, LONGEST_WAITING // 8)])
async def test_one_who_does_not_read_is_dropped_and_delays_nobody(count: int, length: int) -> None:
    stuck = asyncio.Event()

    async def send(message: Any) -> None:
        assert message
        await stuck.wait()

    connection = Connection(send, lambda: "")
    writer = connection.start()
    await asyncio.sleep(0)
    for _ in range(count):
        connection.tell("x" * length)
    await asyncio.gather(writer, return_exceptions=True)
    assert connection.overflowed
    assert connection.ended


def test_a_limit_fills_again_with_time() -> None:
    now = 0.0
    limit = Limit(2.0, 3.0, lambda: now)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
