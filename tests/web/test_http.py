"""The HTTP side: answers, errors with codes, limits, headers, pages."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from forehand.bots import LEVELS
from forehand.games import GAMES
from forehand.service.messages import TableInfo
from forehand.service.world import SystemChance
from forehand.web import schema, wire
from forehand.web.answers import STATUS, accepts_gzip
from forehand.web.app import Options
from forehand.web.house import House
from forehand.web.static import Client
from tests.support.server import running
from tests.support.wire_client import Http, Player, Refused


async def code_of(http: Http, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = await http.raw(method, path, **more)
    return answer.status_code, answer.json()["error"]["code"]


async def test_the_games_are_told_with_their_options_and_bounds(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        told = await http.ask("GET", "/api/games")
        assert [game["id"] for game in told["games"]] == list(GAMES)
        assert told["levels"] == list(LEVELS)
        msgspec.convert(told, wire.Games)
        preference = next(game for game in told["games"] if game["id"] == "preference")
        assert preference["options"][0] == {
            "name": "deals",
            "type": "integer",
            "default": 12,
            "low": 3,
            "high": 60,
            "step": 3,
            "values": None,
        }


async def test_a_table_is_told_to_everybody(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("preference", options={"deals": 6}, seats=["open", "bot:club", "open"])
        seat, _ = await http.sit(table, " Ada ", token=host)
        told = await http.ask("GET", f"/api/tables/{table}")
        msgspec.convert(told, TableInfo)
        assert (told["game"], told["options"], told["host"]) == ("preference", {"deals": 6}, seat)
        assert told["target"] == {"kind": "deals", "deals": 6}
        assert [(one["kind"], one["name"], one["present"]) for one in told["seats"]] == [
            ("human", "Ada", False),
            ("bot", None, True),
            ("open", None, False),
        ]
        assert told["invite"] == f"{http.base}/t/{table}"
        assert told["contracts"]["6S"]["trumps"][0] == "SA"


async def test_only_listed_tables_with_an_open_seat_are_listed(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        listed, _ = await http.create("perfrance", listed=True)
        await http.create("perfrance")
        await http.create("perfrance", listed=True, seats=["bot:club"] * 3)
        found = await http.ask("GET", "/api/tables")
        assert [one["table"] for one in found["tables"]] == [listed]


async def test_a_list_of_tables_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forehand.service.tables.MOST_LISTED", 2)
    async with running(tmp_path) as http:
        made = [(await http.create("perfrance", listed=True))[0] for _ in range(3)]
        found = await http.ask("GET", "/api/tables")
        assert [one["table"] for one in found["tables"]] == [made[2], made[1]]


@pytest.mark.parametrize(
    ("status", "code", "body"),
    [
        (400, "bad-message", "{"),
        (400, "bad-message", "[]"),
        (400, "bad-message", "{}"),
        (400, "bad-message", '{"game": 1}'),
        (400, "bad-message", '{"game": "priffe", "grace": "long"}'),
        (400, "bad-message", '{"game": "\\ud800"}'),
        (400, "bad-message", '{"game": "priffe", "more": ' + "[" * 8000 + "]" * 8000 + "}"),
        (422, "unknown-game", '{"game": "skat"}'),
        (422, "bad-option", '{"game": "priffe", "options": {"deals": 8.0}}'),
        (422, "bad-option", '{"game": "priffe", "options": {"deals": 65}}'),
        (422, "bad-option", '{"game": "priffe", "options": {"misere": true}}'),
        (422, "bad-option", '{"game": "priffe", "options": {"must_trump": 1}}'),
        (422, "bad-seats", '{"game": "priffe", "seats": ["open"]}'),
        (422, "bad-setting", '{"game": "priffe", "away": "bot:genius"}'),
        (422, "bad-setting", '{"game": "priffe", "pause": -1}'),
        (400, "bad-message", '{"game": "priffe", "clock": {"per": "deal", "seconds": 30}}'),
        (400, "bad-message", '{"game": "priffe", "clock": {"per": "act", "seconds": 30.5}}'),
        (422, "bad-setting", '{"game": "priffe", "clock": {"per": "act", "seconds": 9}}'),
        (422, "bad-setting", '{"game": "priffe", "clock": {"per": "match", "seconds": 600, "more": 61}}'),
        (413, "too-large", '{"game": "priffe", "x": "' + "x" * 20_000 + '"}'),
    ],
)
async def test_a_body_that_is_malformed_or_not_allowed_has_its_code(
    tmp_path: Path, status: int, code: str, body: str
) -> None:
    async with running(tmp_path) as http:
        assert await code_of(http, "POST", "/api/tables", content=body) == (status, code)


async def test_each_conflict_has_its_status_and_code(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance")
        seats = f"/api/tables/{table}/seats"
        _, token = await http.sit(table, "Ada", seat=1)
        bearer = {"Authorization": f"Bearer {host}"}
        assert await code_of(http, "POST", seats, json={"name": "Bo", "seat": 1}) == (409, "seat-taken")
        assert await code_of(http, "POST", seats, json={"name": "ada"}) == (409, "name-taken")
        assert await code_of(http, "POST", seats, json={"name": " "}) == (422, "bad-name")
        assert await code_of(http, "POST", seats, json={"name": "Bo", "seat": 3}) == (422, "no-such-seat")
        assert await code_of(http, "DELETE", seats + "/1") == (401, "bad-token")
        assert await code_of(http, "PUT", seats + "/0", json={"kind": "open"}) == (401, "bad-token")
        assert await code_of(http, "PUT", seats + "/1", json={"kind": "open"}, headers=bearer) == (409, "seat-taken")
        assert await code_of(http, "PUT", seats + "/0", json={"kind": "x"}, headers=bearer) == (422, "bad-kind")
        assert await code_of(http, "DELETE", seats + "/0", headers=bearer) == (409, "no-person")
        assert await code_of(http, "POST", f"/api/tables/{table}/start") == (401, "bad-token")
        assert await code_of(http, "POST", f"/api/tables/{table}/rematch", headers=bearer) == (409, "not-finished")
        assert await code_of(http, "GET", f"/api/tables/{table}/record?match=2") == (404, "no-match")
        assert await code_of(http, "GET", f"/api/tables/{table}/record?match=x") == (400, "bad-message")
        assert await code_of(http, "GET", "/api/tables/nowhere") == (404, "no-such-table")
        assert await code_of(http, "GET", "/api/nothing") == (404, "not-found")
        assert await code_of(http, "GET", "/nothing/here") == (404, "not-found")
        assert await code_of(http, "PATCH", "/api/tables") == (405, "not-allowed")
        await http.ask("POST", seats, {"name": "Bo"})
        await http.ask("POST", seats, {"name": "Cy"})
        assert await code_of(http, "POST", seats, json={"name": "Dot"}) == (409, "table-full")
        assert await http.ask("DELETE", seats + "/1", token=token) is None


async def test_every_refusal_over_http_has_a_status() -> None:
    source = (Path(wire.__file__).parents[1] / "service" / "table.py").read_text("utf-8")
    codes = {part.split('"')[1] for part in source.split("raise Refused(")[1:]}
    over_the_socket = {"no-seat", "id-used", "unknown-action", "stale", "not-your-turn", "illegal"}
    assert codes - over_the_socket <= STATUS.keys()


async def test_the_host_places_computer_players_and_starts(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance")
        placed = await http.ask("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot:beginner"}, host)
        assert (placed["kind"], placed["level"]) == ("bot", "beginner")
        started = await http.ask("POST", f"/api/tables/{table}/start", token=host)
        assert {one["kind"] for one in started["seats"]} == {"bot"}


async def test_a_match_can_be_ended_early_and_another_begun(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance")
        _, token = await http.sit(table, "Ada")
        assert (await http.ask("POST", f"/api/tables/{table}/end", token=host))["ended"]
        assert (await http.ask("POST", f"/api/tables/{table}/rematch", token=token))["match"] == 2
        record = await http.ask("GET", f"/api/tables/{table}/record?match=1")
        assert (record["ended"], record["deals"]) == (True, [])


async def test_too_many_tables_or_guesses_from_one_address_are_refused(tmp_path: Path) -> None:
    options = Options(new_tables=(0, 2), joins=(0, 1), wrong_tokens=(0, 1))
    async with running(tmp_path, options) as http:
        table, _ = await http.create("perfrance")
        await http.create("perfrance")
        with pytest.raises(Refused, match=r"rate-limited .429."):
            await http.create("perfrance")
        await http.sit(table, "Ada")
        with pytest.raises(Refused, match=r"rate-limited .429."):
            await http.sit(table, "Bo")
        with pytest.raises(Refused, match="bad-token"):
            await http.ask("POST", f"/api/tables/{table}/start", token="guess")
        with pytest.raises(Refused, match="rate-limited"):
            await http.ask("POST", f"/api/tables/{table}/start", token="guess")
        with pytest.raises(Refused, match="rate-limited"):
            await Player(http.base, table, "guess").connect()


@pytest.mark.parametrize("path", ["/api/tables", "{table}/record", "{table}/qr.svg", "{set}", "{set}/qr.svg"])
async def test_what_takes_the_time_of_many_acts_is_told_to_an_address_so_often(tmp_path: Path, path: str) -> None:
    async with running(tmp_path, Options(lookups=(0, 2))) as http:
        table, _ = await http.create("perfrance")
        made = await http.ask("POST", "/api/sets", {"game": "perfrance"})
        path = path.format(table=f"/api/tables/{table}", set=f"/api/sets/{made['set']}")
        answers = [(await http.raw("GET", path)).status_code for _ in range(3)]
        assert ([200, 429, 429] if path.endswith(".svg") else [200, 200, 429]) == answers


def visitor(last: int, network: int = 1) -> dict[str, str]:
    """One of several who come through a web server that is trusted, from addresses that one customer has."""
    return {"X-Forwarded-For": f"2001:db8:{network}:{last}::1"}


async def test_one_who_makes_many_tables_keeps_no_others_from_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forehand.service.tables.MOST_LISTED", 3)

    async def make(headers: dict[str, str]) -> str:
        made = await http.raw("POST", "/api/tables", json={"game": "priffe", "listed": True}, headers=headers)
        return made.json()["table"]

    async with running(tmp_path, trusted=["127.0.0.1"]) as http:
        others = await make(visitor(1, network=2))
        many = [await make(visitor(last)) for last in range(4)]
        found = await http.ask("GET", "/api/tables")
    assert [many[3], others, many[2]] == [one["table"] for one in found["tables"]]


async def test_places_in_a_set_of_friends_are_not_all_for_one_address(tmp_path: Path) -> None:
    async with running(tmp_path, Options(set_places=(0, 2)), trusted=["127.0.0.1"]) as http:
        one, other = [(await http.ask("POST", "/api/sets", {"game": "priffe"}))["set"] for _ in range(2)]
        of_today = (await http.ask("GET", "/api/daily"))["sets"][0]["set"]

        async def join(set_: str, name: str, headers: dict[str, str]) -> int:
            answer = await http.raw("POST", f"/api/sets/{set_}/people", json={"name": name}, headers=headers)
            return answer.status_code

        assert [201, 201, 429] == [await join(one, f"Ada {last}", visitor(last)) for last in range(3)]
        assert 201 == await join(one, "Bo", visitor(1, network=2))
        assert 201 == await join(other, "Ada", visitor(1))
        assert [201] * 3 == [await join(of_today, f"Ada {last}", visitor(last)) for last in range(3)]


async def test_codes_that_carry_keys_are_drawn_for_an_address_so_often_and_keep_nobody_else_from_theirs(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, Options(key_codes=(0, 2)), trusted=["127.0.0.1"]) as http:

        async def drawn(key: int, network: int) -> int:
            headers = visitor(1, network) | {"Authorization": f"Bearer {key:064x}"}
            return (await http.raw("POST", "/api/statistics/carry", headers=headers)).status_code

        assert [201, 201, 429] == [await drawn(key, 1) for key in range(3)]
        assert 201 == await drawn(9, 2)


async def test_who_holds_a_right_token_is_not_locked_out_by_another_who_guesses(tmp_path: Path) -> None:
    """They may share an address: that of a tunnel, or of the house."""
    async with running(tmp_path, Options(wrong_tokens=(0, 0), slowness=0)) as http:
        table, host = await http.create("perfrance")
        _, token = await http.sit(table, "Ada")
        with pytest.raises(Refused, match="rate-limited"):
            await Player(http.base, table, "guess").connect()
        ada = await Player(http.base, table, token).connect()
        assert ada.seat == 0
        await http.ask("POST", f"/api/tables/{table}/start", token=host)
        await ada.close()


@pytest.mark.parametrize("seat", ["3", "-1", "1.0", "x", "9" * 5000, "\u0663"])
async def test_a_seat_that_is_no_number_of_this_table_is_refused(tmp_path: Path, seat: str) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance")
        token = {"Authorization": f"Bearer {host}"}
        path = f"/api/tables/{table}/seats/{seat}"
        assert await code_of(http, "DELETE", path, headers=token) == (422, "no-such-seat")
        assert await code_of(http, "PUT", path, headers=token, json={"kind": "open"}) == (422, "no-such-seat")


@pytest.mark.parametrize("number", ["", "x", "-1", "1.0", "9" * 5000, "\u0663"])
async def test_a_match_that_is_no_number_is_refused(tmp_path: Path, number: str) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance")
        path = f"/api/tables/{table}/record?match={number}"
        assert await code_of(http, "GET", path) == (400, "bad-message")


class NoChance(SystemChance):
    """Fails at naming a table."""

    def table(self) -> str:
        raise RuntimeError("no name left")


async def test_a_fault_of_the_server_is_answered_like_every_error(tmp_path: Path) -> None:
    async with running(tmp_path, Options(chance=NoChance())) as http:
        assert await code_of(http, "POST", "/api/tables", json={"game": "priffe"}) == (500, "failed")
        assert (await http.raw("GET", "/healthz")).status_code == 200


async def test_answers_carry_headers_that_keep_other_sites_out(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        for path in ("/", "/api/games", "/api/tables/nowhere"):
            headers = (await http.raw("GET", path)).headers
            assert "script-src 'self';" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


def client_in(folder: Path) -> Client:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Forehand</title>" * 20)
    (folder / "assets" / "app-1234.js").write_text("let a = 1\n" * 50)
    (folder / "mark.png").write_bytes(b"\x89PNG")
    return Client(folder)


async def test_the_client_is_served_at_every_table_and_its_assets_for_ever(tmp_path: Path) -> None:
    options = Options(client=client_in(tmp_path / "static"))
    async with running(tmp_path / "data", options) as http:
        for path in ("/", "/t/abc"):
            page = await http.raw("GET", path)
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert page.text.startswith("<title>Forehand")
        script = await http.raw("GET", "/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        again = await http.raw("GET", "/assets/app-1234.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        assert (await http.raw("GET", "/mark.png")).content == b"\x89PNG"
        plain = await http.raw("GET", "/", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in ("/assets/none.js", "/../data/forehand.sqlite3", "/%2e%2e/data/forehand.lock"):
            assert (await http.raw("GET", path)).status_code == 404


async def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    async with running(tmp_path / "data", Options(client=Client(tmp_path / "none"))) as http:
        page = await http.raw("GET", "/")
        assert (page.status_code, "Node" in page.text) == (503, True)


async def test_the_invitation_is_drawn_as_a_qr_code(tmp_path: Path) -> None:
    async with running(tmp_path, Options(house=House(public="https://cards.example/"))) as http:
        table, _ = await http.create("perfrance")
        told = await http.ask("GET", f"/api/tables/{table}")
        assert told["invite"] == f"https://cards.example/t/{table}"
        drawn = await http.raw("GET", f"/api/tables/{table}/qr.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")


async def test_operators_see_health_and_measurements_but_nobodys_name(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance")
        _, token = await http.sit(table, "Adalbert")
        ada = await Player(http.base, table, token).connect()
        assert (await http.ask("GET", "/healthz"))["ok"]
        assert (await http.ask("GET", "/readyz"))["ok"]
        measured = (await http.raw("GET", "/metrics")).text
        assert "forehand_tables 1.0" in measured
        assert "forehand_store_seconds_count 3.0" in measured
        assert "forehand_connections 1.0" in measured
        assert "Adalbert" not in measured
        assert table not in measured
        await ada.close()


async def test_a_description_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To make it takes the time of a hundred acts, and anybody may ask for it."""
    async with running(tmp_path) as http:
        for name in ("openapi", "asyncapi"):
            told = await http.ask("GET", f"/api/{name}.json")
            monkeypatch.setattr(schema, name, None)
            assert told == await http.ask("GET", f"/api/{name}.json")


async def test_the_descriptions_are_served_and_every_reference_in_them_leads_somewhere(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        for name in ("openapi", "asyncapi"):
            document = await http.ask("GET", f"/api/{name}.json")
            for part in json.dumps(document).split('"$ref": "')[1:]:
                at = document
                for key in part.split('"')[0].removeprefix("#/").split("/"):
                    at = at[key]
        told = await http.ask("GET", "/api/openapi.json")
        assert {path for path in told["paths"] if path.startswith("/api")} == {
            "/api/games",
            "/api/host",
            "/api/host/stop",
            "/api/host/tables/{table}/close",
            "/api/tables",
            "/api/tables/{table}",
            "/api/tables/{table}/seats",
            "/api/tables/{table}/seats/{seat}",
            "/api/tables/{table}/seats/{seat}/carry",
            "/api/tables/{table}/carry",
            "/api/tables/{table}/set",
            "/api/tables/{table}/swap",
            "/api/tables/{table}/hint",
            "/api/tables/{table}/start",
            "/api/tables/{table}/end",
            "/api/tables/{table}/rematch",
            "/api/tables/{table}/record",
            "/api/tables/{table}/replay",
            "/api/replay",
            "/api/tables/{table}/analysis",
            "/api/analysis",
            "/api/tables/{table}/again",
            "/api/again",
            "/api/tables/{table}/picture",
            "/api/picture",
            "/api/pbn",
            "/api/pbn/records",
            "/api/tables/{table}/qr.svg",
            "/api/daily",
            "/api/sets",
            "/api/sets/{set}",
            "/api/sets/{set}/people",
            "/api/sets/{set}/deals/{deal}",
            "/api/sets/{set}/close",
            "/api/sets/{set}/qr.svg",
            "/api/statistics",
            "/api/statistics/carried",
            "/api/statistics/carry",
            "/api/statistics/deals",
            "/api/statistics/join",
        }
    assert schema.openapi()["openapi"] == "3.1.0"


async def test_every_code_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []


# What players and hosts change


async def test_the_host_changes_settings_and_lets_seats_be_swapped(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance", seats=["open", "bot:club", "open"])
        _, ada = await http.sit(table, "Ada")
        path = f"/api/tables/{table}"
        told = await http.ask("PATCH", path, {"pause": 3, "chat": False}, token=host)
        assert (told["settings"]["pause"], told["settings"]["chat"], told["settings"]["grace"]) == (3, False, 60)
        told = await http.ask("POST", f"{path}/swap", {"seats": [0, 2]}, token=host)
        assert [seat["name"] for seat in told["seats"]] == [None, None, "Ada"]
        for method, at, body, token, status, code in (
            ("PATCH", path, {"pause": 3}, ada, 401, "bad-token"),
            ("PATCH", path, {"pause": -3}, host, 422, "bad-setting"),
            ("PATCH", path, {"pause": "long"}, host, 400, "bad-message"),
            ("POST", f"{path}/swap", {"seats": [0, 1]}, ada, 401, "bad-token"),
            ("POST", f"{path}/swap", {"seats": [0, 9]}, host, 422, "no-such-seat"),
            ("POST", f"{path}/swap", {"seats": [1, 1]}, host, 422, "bad-seats"),
            ("POST", f"{path}/swap", {"seats": [1]}, host, 400, "bad-message"),
        ):
            with pytest.raises(Refused) as refused:
                await http.ask(method, at, body, token=token)
            assert (refused.value.status, refused.value.code) == (status, code)


async def test_the_host_changes_the_clock_between_matches(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("perfrance", seats=["open", "bot:club", "bot:club"])
        path = f"/api/tables/{table}"
        rule = {"per": "match", "seconds": 600, "more": 10, "at_zero": "show"}
        assert rule == (await http.ask("PATCH", path, {"clock": rule}, token=host))["settings"]["clock"]
        assert rule == (await http.ask("PATCH", path, {"pause": 3}, token=host))["settings"]["clock"]
        with pytest.raises(Refused, match="bad-setting"):
            await http.ask("PATCH", path, {"clock": {"per": "act", "seconds": 601}}, token=host)
        _, token = await http.sit(table, "Ada", token=host)
        ada = await Player(http.base, table, token, salt="a" * 32).connect()
        await ada.until(lambda one: one.seen["deal"] == 1)
        with pytest.raises(Refused, match="not-now"):
            await http.ask("PATCH", path, {"clock": None}, token=token)
        await http.ask("POST", f"{path}/end", token=token)
        assert (await http.ask("PATCH", path, {"clock": None}, token=token))["settings"]["clock"] is None
        await ada.close()


async def test_a_seat_is_carried_to_another_device_by_a_code_with_a_picture(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, _ = await http.create("perfrance")
        seat, token = await http.sit(table, "Ada")
        path = f"/api/tables/{table}"
        made = await http.ask("POST", f"{path}/seats/{seat}/carry", token=token)
        assert made["url"] == f"{http.base}/t/{table}#carry={made['code']}"
        assert made["qr"].startswith("<svg")
        assert made["expires"] == 300
        carried = await http.ask("POST", f"{path}/carry", {"code": made["code"]})
        assert carried["seat"] == seat
        player = await Player(http.base, table, carried["token"]).connect()
        assert player.seat == seat
        await player.close()
        for method, at, body, by, code in (
            ("POST", f"{path}/carry", {"code": made["code"]}, None, "bad-code"),
            ("POST", f"{path}/seats/{seat}/carry", None, token, "bad-token"),
        ):
            with pytest.raises(Refused) as refused:
                await http.ask(method, at, body, token=by)
            assert (refused.value.status, refused.value.code) == (401, code)


async def test_wrong_codes_are_limited_like_wrong_tokens(tmp_path: Path) -> None:
    async with running(tmp_path, Options(wrong_tokens=(0.001, 2))) as http:
        table, _ = await http.create("perfrance")
        path = f"/api/tables/{table}/carry"
        codes = [(await code_of(http, "POST", path, json={"code": "guess"}))[0] for _ in range(3)]
        assert codes == [401, 401, 429]


async def test_an_endless_name_of_the_server_goes_into_no_invitation(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        for name, told in (("cards.example:8032", "http://cards.example:8032/t/"), ("a" * 4000, "http://localhost/t/")):
            made = await http.raw("POST", "/api/tables", json={"game": "priffe"}, headers={"Host": name})
            assert made.json()["invite"].startswith(told)


async def test_changes_at_tables_are_limited_for_an_address_and_guesses_leave_others_theirs(tmp_path: Path) -> None:
    """Each change is stored."""
    async with running(tmp_path, Options(changes=(0.0, 3))) as http:
        table, host = await http.create("perfrance")
        seat, token = await http.sit(table, "Ada")
        path = f"/api/tables/{table}"
        assert [(await code_of(http, "POST", path + "/start"))[0] for _ in range(4)] == [401] * 4
        for watchers in (False, True):
            await http.ask("PATCH", path, {"watchers": watchers}, token=host)
        await http.ask("POST", f"{path}/seats/{seat}/carry", token=token)
        for method, end, by in (("PATCH", "", host), ("POST", "/start", host), ("POST", f"/seats/{seat}/carry", token)):
            with pytest.raises(Refused, match=r"rate-limited .429."):
                await http.ask(method, path + end, {}, token=by)


@pytest.mark.parametrize(
    ("wishes", "taken"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("*;q=0, gzip;q=0.1", True),
        ("x-gzip", False),
    ],
)
def test_a_client_that_takes_no_gzip_gets_none(wishes: str, taken: bool) -> None:
    assert taken is accepts_gzip(Request({"type": "http", "headers": [(b"accept-encoding", wishes.encode())]}))


async def test_a_seat_has_so_many_hints_whoever_else_asks_at_its_address(tmp_path: Path) -> None:
    async with running(tmp_path, Options(hints=(0.0, 2))) as http:
        table, _ = await http.create("preference")
        path = f"/api/tables/{table}/hint"
        assert [401] * 3 == [(await code_of(http, "POST", path))[0] for _ in range(3)]
        for name in ("Ada", "Bo"):
            _, token = await http.sit(table, name)
            answers = [(await http.raw("POST", path, headers={"Authorization": f"Bearer {token}"})) for _ in range(3)]
            assert 429 not in {each.status_code for each in answers[:2]}
            assert answers[2].status_code == 429


async def test_a_hint_is_for_ones_own_turn_where_the_table_gives_hints(tmp_path: Path) -> None:
    async with running(tmp_path) as http:
        table, host = await http.create("preference", seats=["open", "bot:club", "bot:club"])
        _, token = await http.sit(table, "Ada", token=host)
        path = f"/api/tables/{table}/hint"
        with pytest.raises(Refused, match="not-your-turn"):
            await http.ask("POST", path, token=token)
        ada = await Player(http.base, table, token, salt="ad" * 16).connect()
        await ada.until(lambda one: one.my_turn)
        told = await http.ask("POST", path, token=token)
        assert (told["turn"], told["level"]) == (0, "master")
        assert told["action"] in ada.seen["legal"]
        assert {"code", "args"} == set(told["reasons"][0])
        await ada.close()
        table, host = await http.create("preference", seats=["open", "open", "bot:club"])
        _, token = await http.sit(table, "Ada", token=host)
        await http.sit(table, "Bo")
        with pytest.raises(Refused) as refused:
            await http.ask("POST", f"/api/tables/{table}/hint", token=token)
        assert (refused.value.status, refused.value.code) == (422, "no-hints")
