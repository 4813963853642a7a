"""Servers that speak with each other: a client may be connected to any, and when one is gone, frozen or cut off, play goes on at
another, no act that was answered is lost and none is done twice.
"""

import asyncio
import json
import os
import random
import signal
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from forehand.store.database import connected
from forehand.web.town import _come_back
from tests.support.nats import Nats
from tests.support.nodes import STARTED, Node
from tests.support.postgres import Postgres
from tests.support.town import asked, town
from tests.support.wire_client import Http, Player, Refused
from tests.web.test_serve import play_until_mid_trick
from tests.web.test_whole_match import check_record, close_all

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Windows has other signals"),
    pytest.mark.timeout(300),  # processes start, and leases end
]

KEY = "0123456789abcdef" * 4


async def closed_with(socket: ClientConnection) -> tuple[list[str], int | None]:
    """The kinds of what is told before the end, and how it ends."""
    told: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            told.append(json.loads(await asyncio.wait_for(socket.recv(), 30))["t"])
    return told, socket.close_code


async def test_a_client_may_be_connected_to_any_server(postgres: Postgres, nats: Nats, tmp_path: Path) -> None:
    async with town(postgres, nats, tmp_path) as at:
        chance = random.Random(1)
        await at.sit_down(owner=0, deals=3)
        listed, _ = await asked(at.nodes[1], lambda http: http.create("priffe", listed=True))
        for node in at.nodes.values():
            told = await asked(node, lambda http: http.ask("GET", "/api/tables"))
            assert [listed] == [info["table"] for info in told["tables"]]
        _, _, key = (await at.nodes[0].until("#key=")).strip().partition("#key=")
        house = await asked(at.nodes[0], lambda http: http.ask("GET", "/api/host", token=key))
        assert ({at.table, listed}, 2, 3) == (
            {info["table"] for info in house["tables"]},
            house["count"],
            house["people"],
        )
        close = f"/api/host/tables/{listed}/close"
        with pytest.raises(Refused, match="bad-key"):
            await asked(at.nodes[1], lambda http: http.ask("POST", close, token=key))
        closed = await asked(at.nodes[0], lambda http: http.ask("POST", close, token=key))
        assert closed["closed"]
        forged = {"Origin": "https://other.example"}
        refused = await asked(
            at.nodes[1], lambda http: http.raw("POST", f"/api/tables/{at.table}/start", headers=forged)
        )
        assert (403, "DENY") == (refused.status_code, refused.headers["X-Frame-Options"])
        for player in at.players:
            await player.send({"t": "keep", "key": KEY})
        await asyncio.gather(*(player.play(chance) for player in at.players))
        record = await asked(at.nodes[1], lambda http: http.ask("GET", f"/api/tables/{at.table}/record"))
        check_record(record, at.players)
        await close_all(at.players)
        code = await asked(at.nodes[0], lambda http: http.ask("POST", "/api/statistics/carry", token=KEY))
        carried = {"code": code["code"]}
        assert {"key": KEY} == await asked(
            at.nodes[1], lambda http: http.ask("POST", "/api/statistics/carried", carried)
        )
        own = {"Authorization": f"Bearer {KEY}"}
        for node in at.nodes.values():  # the owner and the other alike
            deals: list[str] = []
            while len(deals) < 3:
                deals = (
                    await asked(node, lambda http: http.raw("GET", "/api/statistics/deals", headers=own))
                ).text.splitlines()
            assert [[deal["actions"]] for deal in record["deals"]] == [
                [one["actions"] for one in json.loads(deal)["record"]["deals"]] for deal in deals
            ]


async def test_a_deal_of_the_day_is_one_for_all_servers_and_played_by_way_of_any(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with town(postgres, nats, tmp_path) as at:
        one, other = at.nodes[0], at.nodes[1]
        days = await asyncio.gather(
            *(asked(node, lambda http: http.ask("GET", "/api/daily")) for node in (one, other, one))
        )
        assert [days[0]] * 3 == days
        name = days[0]["sets"][0]["set"]
        joined = await asyncio.gather(
            *(
                asked(node, lambda http: http.ask("POST", f"/api/sets/{name}/people", {"name": "Ada"}))
                for node in (one, other) * 4
            )
        )
        assert list(range(1, 9)) == sorted(run["you"] for run in joined)
        for token in (run["token"] for run in reversed(joined)):
            made, again = await asyncio.gather(
                *(
                    asked(node, lambda http: http.ask("POST", f"/api/sets/{name}/deals/1", token=token))  # noqa: B023
                    for node in (one, other)
                )
            )
            assert made == again
        player = await Player(other.base, made["table"], token, salt="0" * 32).connect()
        await player.play(random.Random(6))
        await player.close()
        for node in (other, one):
            told = await asked(node, lambda http: http.ask("GET", f"/api/sets/{name}", token=token))
            assert [player.seen["scores"][0][0]] == [each["points"] for each in told["deals"][0]["results"]]


async def test_a_set_takes_a_name_once_at_all_servers_and_what_is_over_at_one_once_another_has_closed_it_does_not_count(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with town(postgres, nats, tmp_path) as at:
        here, there = at.nodes[0], at.nodes[1]
        for by_its_maker in (True, False):
            new = {"game": "perfrance", "deals": 1}
            made = await asked(here, lambda http: http.ask("POST", "/api/sets", new))  # noqa: B023
            path = f"/api/sets/{made['set']}"
            players: list[Player] = []
            for name in ("Ada", "Bo", "Cy"):
                person = {"name": name}
                run = await asked(there, lambda http: http.ask("POST", f"{path}/people", person))  # noqa: B023
                table = (await asked(there, lambda http: http.ask("POST", f"{path}/deals/1", token=run["token"])))[  # noqa: B023
                    "table"
                ]
                players.append(await Player(there.base, table, run["token"], salt="0" * 32).connect())
            alike = ("Eve", "Еve", "EVE", "eve")  # one of them is not Latin
            came = await asyncio.gather(
                *(
                    asked(node, lambda http, name=name: http.ask("POST", f"{path}/people", {"name": name}))  # noqa: B023
                    for node, name in zip((here, there) * 2, alike, strict=True)
                ),
                return_exceptions=True,
            )
            refused = [str(one) for one in came if isinstance(one, Refused)]
            assert (3, True) == (len(refused), all("name-taken" in one for one in refused))
            ada, bo, cy = players
            await ada.play(random.Random(6))
            await bo.until(lambda one: one.my_turn)
            if not by_its_maker:
                async with connected(at.store) as database:
                    await database.execute("UPDATE sets SET closes = 1 WHERE name = $1", made["set"])
                await bo.play(random.Random(6))  # too late, and nobody has looked at the set
            ask = ("POST", f"{path}/close", None, made["maker_token"]) if by_its_maker else ("GET", path)
            told = await asked(here, lambda http: http.ask(*ask))  # noqa: B023
            await cy.play(random.Random(6))
            await close_all(players)
            (deal,) = told["deals"]
            points = [ada.seen["scores"][0][0]]
            eve = told["people"][3]["name"]
            assert (points, ["Bo", "Cy", eve]) == ([one["points"] for one in deal["results"]], deal["unfinished"])
            assert told == await asked(there, lambda http: http.ask("GET", path, token=made["maker_token"])) | {  # noqa: B023
                key: told[key] for key in ("maker", "invite")
            }


async def test_play_goes_on_when_the_owner_is_killed_and_when_it_wakes_after_its_lease(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with town(postgres, nats, tmp_path) as at:
        chance = random.Random(2)
        await at.sit_down(owner=0, deals=3)
        await play_until_mid_trick(at.players, chance)
        await at.nodes[0].end(signal.SIGKILL)
        await at.come_back(1)
        await at.go_on(chance)

        await at.start(0)
        await at.come_back(0, 0, 1)
        await at.go_on(chance)

        # What is sent to one that sleeps lies there until it wakes.
        await at.somebody_can_act()
        actor = next(player for player in at.players if player.my_turn)
        await at.come_back(*(int(player is actor) for player in at.players))
        at.nodes[1].send(signal.SIGSTOP)
        asleep, action = actor.socket, actor.any_action(chance)
        await actor.send({"t": "act", "id": "while-asleep", "v": actor.v, "action": action})
        await at.come_back(0)
        await at.act(actor, action, "while-asleep")
        await at.go_on(chance)
        at.nodes[1].send(signal.SIGCONT)
        told, code = await closed_with(asleep)
        assert ("ok" in told, code) == (False, 1012)
        await at.nodes[1].until(STARTED)
        await at.come_back(0, 1, 1)
        await at.go_on(chance)
        await at.play_out(1, chance)


async def test_whom_the_others_or_the_database_cannot_reach_lets_its_tables_go(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with town(postgres, nats, tmp_path) as at:
        chance = random.Random(3)
        await at.sit_down(owner=0, deals=3)
        await play_until_mid_trick(at.players, chance)
        for owner, cut in ((0, at.ways[0][1]), (1, at.ways[1][0])):
            cut.cut()
            await at.come_back(1 - owner)
            await at.go_on(chance)
            cut.mend()
            await at.nodes[owner].until(STARTED)
            await at.come_back(1 - owner, owner, owner)
            await at.go_on(chance)
        await at.play_out(1, chance)


async def test_play_goes_on_when_nats_and_the_database_are_started_anew(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with town(postgres, nats, tmp_path) as at:
        chance = random.Random(4)
        await at.sit_down(owner=0, deals=3)
        await play_until_mid_trick(at.players, chance)
        for server in (nats, postgres):
            await asyncio.to_thread(server.stop)
            if server is nats:
                http = Http(at.nodes[1].base)
                answer: httpx.Response = await http.raw("GET", f"/api/tables/{at.table}")
                await http.close()
                assert (503, "come-back", "1") == (
                    answer.status_code,
                    answer.json()["error"]["code"],
                    answer.headers["Retry-After"],
                )
            await asyncio.to_thread(server.start)
            await at.come_back(0, 1, 1)
            await at.go_on(chance)
        await at.play_out(1, chance)


async def measured(node: Node) -> dict[str, float]:
    """What a server measures, by the names with their labels."""
    text = (await asked(node, lambda http: http.raw("GET", "/metrics"))).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def readiness(node: Node) -> tuple[int, dict[str, bool]]:
    """The status and what is told; 0 where nobody listens."""
    try:
        answer = await asked(node, lambda http: http.raw("GET", "/readyz"))
    except httpx.TransportError:
        return 0, {}
    return answer.status_code, answer.json()


async def until_ready(node: Node, status: int, **told: bool) -> None:
    """Wait until the server tells that of itself."""
    async with asyncio.timeout(30):
        while (now := await readiness(node)) and (now[0], now[1] | told) != (status, now[1]):
            await asyncio.sleep(0.1)


async def test_a_server_tells_how_it_stands_with_nats_the_database_and_the_others(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    async with town(postgres, nats, tmp_path) as at:
        await at.sit_down(owner=0, deals=3)
        await play_until_mid_trick(at.players, random.Random(6))
        here, there = await measured(at.nodes[0]), await measured(at.nodes[1])
        for told in (here, there):
            assert (1, 1, 1, 0) == (
                told["forehand_bus_connected"],
                told["forehand_other_servers"],
                told["forehand_lease_held"],
                told["forehand_leases_lost_total"],
            )
        carried = "forehand_carried_connections"
        assert (2, 0) == (here[carried + '{served="here"}'], here[carried + '{served="there"}'])
        assert (0, 2) == (there[carried + '{served="here"}'], there[carried + '{served="there"}'])
        acts = "forehand_carried_act_seconds_count"
        of_others = sum(len(player.acted[1]) > 0 for player in at.players[1:])
        assert (0, True) == (here[acts], there[acts] >= of_others > 0)
        assert (200, {"ok": True, "store": True, "tables": True, "bus": True}) == await readiness(at.nodes[0])

        database, bus = at.ways[0]
        bus.cut()
        await until_ready(at.nodes[0], 503, ok=False, store=True, bus=False)
        assert (200, True) == ((now := await readiness(at.nodes[1]))[0], now[1]["bus"])
        bus.mend()
        await until_ready(at.nodes[0], 200, ok=True, bus=True)

        lost = (await measured(at.nodes[0]))["forehand_leases_lost_total"]
        database.cut()
        async with asyncio.timeout(30):  # it is not ready, and then, without a lease, not there
            while (now := await readiness(at.nodes[0]))[0]:
                assert now[1]["ok"] is now[1]["store"]
                await asyncio.sleep(0.1)
        database.mend()
        await at.nodes[0].until(STARTED)
        await until_ready(at.nodes[0], 200, ok=True)
        assert lost + 1 == (await measured(at.nodes[0]))["forehand_leases_lost_total"]

        await asyncio.to_thread(nats.stop)
        for node in at.nodes.values():
            await until_ready(node, 200, ok=True, store=True, bus=False)
        await asyncio.to_thread(nats.start)
        for node in at.nodes.values():
            await until_ready(node, 200, ok=True, bus=True)
        await close_all(at.players)


async def test_a_server_that_is_stopped_hands_its_tables_over_while_they_are_played(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    """One after the other is replaced, as in an update."""
    async with town(postgres, nats, tmp_path) as at:
        chance = random.Random(5)
        await at.sit_down(owner=0, deals=3)
        await play_until_mid_trick(at.players, chance)
        for number in (0, 1):
            here = [player for player in at.players if at.nodes[number].base[4:] in player.url]
            leaving = asyncio.create_task(at.nodes[number].end(signal.SIGTERM))
            assert {1012} == {(await closed_with(player.socket))[1] for player in here or at.players}
            await at.come_back(1 - number)
            await at.go_on(chance)
            assert 0 == await leaving
            await at.start(number)
            await at.come_back(number, 1 - number)
            await at.go_on(chance)
        await at.play_out(0, chance)


async def test_who_goes_before_being_told_to_come_back_is_no_fault() -> None:
    told: list[str] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        told.append(message["type"])
        assert message["type"] == "websocket.accept", "it has been closed"

    await _come_back({"type": "websocket"}, receive, send)
    assert ["websocket.accept", "websocket.close"] == told
