"""Nobody gets in where they don't belong: other sites, guessers, and people without the right token."""

import math
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from forehand.service.world import _LETTERS as LETTERS
from forehand.service.world import SystemChance
from forehand.store.sqlite import open_store
from forehand.web.app import Options, _App
from forehand.web.guard import headers_for, same_origin
from forehand.web.house import House
from forehand.web.limits import counted_as, neighbourhood
from forehand.web.serve import as_seen
from tests.support.server import running
from tests.support.wire_client import Player, Refused


class NoChance(SystemChance):
    def token(self) -> str:
        raise RuntimeError("no token left")


# Other sites


async def test_every_answer_keeps_other_sites_out_also_a_failure(tmp_path: Path) -> None:
    async with running(tmp_path, Options(chance=NoChance())) as http:
        answers = [await http.raw("GET", path) for path in ("/", "/api/games", "/api/tables/nowhere", "/nothing")]
        answers.append(await http.raw("POST", "/api/tables", json={"game": "priffe"}))
        assert 500 == answers[-1].status_code
        for answer in answers:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert "DENY" == answer.headers["x-frame-options"]
            assert "nosniff" == answer.headers["x-content-type-options"]
            assert "no-referrer" == answer.headers["referrer-policy"]
            assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    ("scheme", "host", "sent"),
    [
        ("https", "cards.example", True),
        ("https", "192.168.1.7:8032", True),
        ("http", "localhost:8032", True),
        ("http", "cards.localhost", True),
        ("http", "127.0.0.1:8032", True),
        ("http", "[::1]:8032", True),
        ("http", "192.168.1.7:8032", False),
        ("http", "cards.example", False),
        ("http", "localhost.example", False),
        ("http", "[", False),
        ("http", "", False),
    ],
)
def test_the_page_is_kept_apart_from_others_windows_where_browsers_take_its_address_for_trustworthy(
    scheme: str, host: str, *, sent: bool
) -> None:
    headers = headers_for({"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]})
    assert ("same-origin" if sent else None) == headers.get("Cross-Origin-Opener-Policy")


async def test_a_page_of_another_site_changes_nothing_and_opens_no_connection(tmp_path: Path) -> None:
    async with running(tmp_path, Options(house=House(public="https://cards.example"))) as http:
        for origin in ("https://evil.example", "null", "http://[", "https://cards.example.evil.example"):
            answer = await http.raw("POST", "/api/tables", json={"game": "priffe"}, headers={"Origin": origin})
            assert (403, "other-site") == (answer.status_code, answer.json()["error"]["code"])
        for origin in ("https://cards.example", http.base):
            answer = await http.raw("POST", "/api/tables", json={"game": "priffe"}, headers={"Origin": origin})
            assert 201 == answer.status_code
        assert "access-control-allow-origin" not in answer.headers
        url = http.base.replace("http", "ws") + f"/api/tables/{answer.json()['table']}/ws"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(url, proxy=None, additional_headers={"Origin": "https://evil.example"})


@pytest.mark.parametrize(
    ("address", "origin", "host", "ours"),
    [
        ("https://Cards.Example", "https://cards.example", "inside:8032", True),
        ("https://cards.example:443", "https://cards.example", "inside:8032", True),
        ("http://cards.example:80/", "http://cards.example", "inside:8032", True),
        ("https://bücher.example", "https://xn--bcher-kva.example", "inside:8032", True),
        ("https://cards.example:444", "https://cards.example", "inside:8032", False),
        (None, "https://cards.example", "cards.example", True),
        (None, "https://cards.example", "CARDS.example:443", True),
        (None, "https://cards.example", "cards.example:8032", False),
        (None, "null", "", False),
    ],
)
def test_an_address_is_the_same_however_it_is_spelled(
    address: str | None, origin: str, host: str, *, ours: bool
) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    assert same_origin({"type": "http", "headers": headers}, address) is ours


# Behind a web server

FORWARDED = {"X-Forwarded-For": "203.0.113.9, 198.51.100.7", "X-Forwarded-Proto": "https"}


async def test_a_web_server_in_front_is_believed_only_where_it_is_trusted(tmp_path: Path) -> None:
    made: dict[bool, list[int]] = {}
    for trusted in (True, False):
        options = Options(new_tables=(0, 1))
        networks = ["127.0.0.0/8", "198.51.100.7"] if trusted else []
        async with running(tmp_path, options, trusted=networks) as http:
            first = await http.raw("POST", "/api/tables", json={"game": "priffe"}, headers=FORWARDED)
            assert ("strict-transport-security" in first.headers) is trusted
            assert first.json()["invite"].startswith("https:") is trusted
            other = FORWARDED | {"X-Forwarded-For": "203.0.113.10"}
            second = await http.raw("POST", "/api/tables", json={"game": "priffe"}, headers=other)
            third = await http.raw("POST", "/api/tables", json={"game": "priffe"}, headers=FORWARDED)
            made[trusted] = [first.status_code, second.status_code, third.status_code]
    assert {True: [201, 201, 429], False: [201, 429, 429]} == made


def test_a_trusted_address_is_known_in_both_its_forms() -> None:
    assert ["127.0.0.1/32", "::ffff:127.0.0.1/128"] == as_seen(["127.0.0.1"])
    assert ["10.0.0.0/8", "::ffff:10.0.0.0/104", "::1/128"] == as_seen(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_who_has_many_addresses_counts_once(address: str, counted: str) -> None:
    assert counted == counted_as(address)


@pytest.mark.parametrize("other", ["2001:db8:1::1", "2001:db8:1:fffe:3:4:5:6"])
def test_what_many_share_is_shared_by_what_one_customer_has(other: str) -> None:
    scopes = [{"client": (host, 1)} for host in ("2001:db8:1:2::9", other, "2001:db8:2:2::9", "192.0.2.1")]
    one, same, another, old = map(neighbourhood, scopes)
    assert one == same
    assert 3 == len({one, another, old})


# Guessing


def test_a_tables_name_has_64_bits_and_a_token_192() -> None:
    chance = SystemChance()
    names = {chance.table() for _ in range(1000)}
    assert 1000 == len(names)
    assert all(set(name) <= set(LETTERS) and len(name) * math.log2(len(LETTERS)) >= 64 for name in names)
    assert all(len(token) == 32 and re.fullmatch("[A-Za-z0-9_-]+", token) for token in {chance.token()})
    assert 32 == len(chance.secret())


async def test_who_tries_names_of_tables_soon_finds_none_but_those_who_sit_there_do(tmp_path: Path) -> None:
    async with running(tmp_path, Options(wrong_tables=(0, 3), slowness=0)) as http:
        table, host = await http.create("priffe")
        _, token = await http.sit(table, "Ada")
        codes = [(await http.raw("GET", f"/api/tables/guess{number}")).status_code for number in range(5)]
        assert [404, 404, 404, 429, 429] == codes
        with pytest.raises(Refused, match="rate-limited"):
            await http.ask("GET", f"/api/tables/{table}")
        with pytest.raises(Refused, match="rate-limited"):
            await http.ask("GET", f"/api/tables/{table}", token="guess")
        with pytest.raises(Refused, match="rate-limited"):
            await Player(http.base, table).connect()
        ada = await Player(http.base, table, token).connect()
        assert table == (await http.ask("GET", f"/api/tables/{table}", token=host))["table"]
        await ada.close()


WITH_A_TOKEN = [
    ("GET", ""),
    ("GET", "/record"),
    ("GET", "/replay"),
    ("GET", "/analysis"),
    ("GET", "/picture"),
    ("GET", "/qr.svg"),
    ("POST", "/seats"),
    ("POST", "/start"),
    ("DELETE", "/seats/0"),
    ("POST", "/again"),
    ("POST", "/set"),
]


@pytest.mark.parametrize(("method", "path"), WITH_A_TOKEN)
async def test_a_token_that_nobody_has_is_a_guess_whatever_is_asked_by_it(
    tmp_path: Path, method: str, path: str
) -> None:
    async with running(tmp_path, Options(wrong_tokens=(0, 2), slowness=0)) as http:
        table, host = await http.create("priffe")
        _, ada = await http.sit(table, "Ada", token=host)
        path = f"/api/tables/{table}{path}"

        async def limited(token: str | None) -> bool:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            return (await http.raw(method, path, headers=headers)).status_code == 429

        assert [False, False, True, True] == [await limited("guess") for _ in range(4)]
        assert [False] * 3 == [await limited(token) for token in (ada, host, None)]


async def test_nor_is_a_token_of_a_set_guessed(tmp_path: Path) -> None:
    async with running(tmp_path, Options(wrong_tokens=(0, 2), slowness=0)) as http:
        made = await http.ask("POST", "/api/sets", {"game": "priffe"})
        path = f"/api/sets/{made['set']}"
        own = (await http.ask("POST", f"{path}/people", {"name": "Ada"}))["token"]
        for _ in range(2):
            await http.ask("GET", path, token="guess")
        with pytest.raises(Refused, match="rate-limited"):
            await http.ask("GET", path, token="guess")
        for token in (own, made["maker_token"], None):
            await http.ask("GET", path, token=token)


async def test_a_token_on_its_way_from_another_device_and_one_left_behind_are_no_guesses(tmp_path: Path) -> None:
    async with running(tmp_path, Options(wrong_tokens=(0, 0), slowness=0)) as http:
        table, _ = await http.create("priffe")
        _, old = await http.sit(table, "Ada")
        code = (await http.ask("POST", f"/api/tables/{table}/seats/0/carry", token=old))["code"]
        new = (await http.ask("POST", f"/api/tables/{table}/carry", {"code": code}))["token"]
        ada = await Player(http.base, table, new).connect()
        for token in (old, new):
            await http.ask("GET", f"/api/tables/{table}", token=token)
        await ada.close()


async def test_who_plays_a_set_looks_at_what_others_made_of_it_without_guessing(tmp_path: Path) -> None:
    async with running(tmp_path, Options(wrong_tokens=(0, 0), slowness=0)) as http:
        path = f"/api/sets/{(await http.ask('POST', '/api/sets', {'game': 'priffe'}))['set']}"
        ada, bo = [(await http.ask("POST", f"{path}/people", {"name": name}))["token"] for name in ("Ada", "Bo")]
        table = (await http.ask("POST", f"{path}/deals/1", token=ada))["table"]
        with pytest.raises(Refused, match="withheld"):
            await http.ask("GET", f"/api/tables/{table}", token=bo)
        with pytest.raises(Refused, match="rate-limited"):
            await http.ask("GET", f"/api/tables/{table}", token="guess")


# Calls that only some may make

OPERATORS = [
    ("GET", "/api/host"),
    ("PATCH", "/api/host"),
    ("POST", "/api/host/stop"),
    ("POST", "/api/host/tables/{table}/close"),
]
HOSTS: dict[tuple[str, str], object] = {
    ("PATCH", "/api/tables/{table}"): {"pause": 3},
    ("PUT", "/api/tables/{table}/seats/{seat}"): {"kind": "bot:club"},
    ("POST", "/api/tables/{table}/swap"): {"seats": [0, 1]},
    ("POST", "/api/tables/{table}/start"): {},
    ("POST", "/api/tables/{table}/end"): {},
}
SEATS: dict[tuple[str, str], object] = {
    ("DELETE", "/api/tables/{table}/seats/{seat}"): {},
    ("POST", "/api/tables/{table}/seats/{seat}/carry"): {},
    ("POST", "/api/tables/{table}/hint"): {},
    ("POST", "/api/tables/{table}/rematch"): {},
    ("POST", "/api/tables/{table}/set"): {},
}
SETS = [("POST", "/api/sets/{set}/deals/1"), ("POST", "/api/sets/{set}/close")]
ANYBODYS = {
    ("POST", "/api/sets"),
    ("POST", "/api/sets/{set}/people"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/seats"),
    ("POST", "/api/replay"),  # of what is sent with it
    ("POST", "/api/picture"),
    ("POST", "/api/pbn"),
    ("POST", "/api/pbn/records"),
    ("POST", "/api/analysis"),
    ("POST", "/api/again"),
    ("POST", "/api/tables/{table}/again"),  # of deals that are over, and nothing is kept of it
    ("POST", "/api/tables/{table}/carry"),  # by a code of 192 bits
}
PERSONS = {
    ("DELETE", "/api/statistics"),  # of the person whose key is shown, of 256 bits, whatever else is
    ("POST", "/api/statistics/carry"),
    ("POST", "/api/statistics/join"),
    ("POST", "/api/statistics/carried"),  # by a code of 192 bits
}


def test_every_call_that_changes_something_is_somebodys(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    calls = {
        (method, route.path)
        for route in _App(store, Options())._routes()
        for method in (route.methods or set()) - {"HEAD"}
        if method != "GET" or route.path.startswith("/api/host")
    }
    store.close()
    sets = {(method, path.replace("/1", "/{deal}")) for method, path in SETS}
    assert {*OPERATORS, *HOSTS, *SEATS, *sets, *ANYBODYS, *PERSONS} == calls


@pytest.mark.parametrize("call", SETS)
async def test_a_set_of_deals_is_played_and_closed_by_those_alone_whose_it_is(
    tmp_path: Path, call: tuple[str, str]
) -> None:
    async with running(tmp_path, Options(wrong_tokens=(0, 1000), slowness=0)) as http:
        made = [await http.ask("POST", "/api/sets", {"game": "priffe"}) for _ in range(2)]
        tokens = [(await http.ask("POST", f"/api/sets/{one['set']}/people", {"name": "Ada"}))["token"] for one in made]
        (mine, other), (own, others) = made, tokens
        right, wrong = (own, mine["maker_token"]) if "deals" in call[1] else (mine["maker_token"], own)
        method, path = call[0], call[1].format(set=mine["set"])
        for token in (None, others, other["maker_token"], wrong, right[:16], "é" * 32):
            headers = {} if token is None else {"Authorization": f"Bearer {token}".encode()}
            answer = await http.raw(method, path, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-token")
        await http.ask(method, path, token=right)


@pytest.mark.parametrize("call", [*OPERATORS, *HOSTS, *SEATS])
async def test_a_call_is_refused_to_all_but_those_whose_it_is(tmp_path: Path, call: tuple[str, str]) -> None:
    """Neither without a token, nor with another seat's, another table's, a former one, or half of the right one."""
    async with running(tmp_path, Options(house=House(key="k" * 32), wrong_tokens=(0, 1000), slowness=0)) as http:
        table, host = await http.create("priffe", seats=["open", "open", "bot:club", "bot:club"])
        elsewhere, other_host = await http.create("priffe")
        _, other_seat = await http.sit(elsewhere, "Eve")
        _, ada = await http.sit(table, "Ada", token=host)
        _, former = await http.sit(table, "Bo")
        await http.ask("DELETE", f"/api/tables/{table}/seats/1", token=former)
        _, bo = await http.sit(table, "Cy")
        wrong = [None, "guess", other_host, other_seat, former, host[:-1], host + "A", ada.swapcase()]
        if call in OPERATORS:
            wrong += [host, ada, "k" * 31]
        if call in HOSTS or call == ("DELETE", "/api/tables/{table}/seats/{seat}"):
            wrong += [bo]
        if call == ("POST", "/api/tables/{table}/seats/{seat}/carry"):
            wrong += [bo]
        before = await http.ask("GET", f"/api/tables/{table}")
        method, path = call
        at = path.format(table=table, seat=0)
        for token in wrong:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            answer = await http.raw(method, at, json=HOSTS.get(call, {}), headers=headers)
            assert (401, "bad-key" if call in OPERATORS else "bad-token") == (
                answer.status_code,
                answer.json()["error"]["code"],
            ), token
        assert before == await http.ask("GET", f"/api/tables/{table}")


async def test_a_token_in_an_address_counts_for_nothing(tmp_path: Path) -> None:
    """Addresses stand in logs and histories."""
    async with running(tmp_path) as http:
        table, host = await http.create("priffe")
        answer = await http.raw("POST", f"/api/tables/{table}/start?token={host}")
        assert 401 == answer.status_code
        assert "set-cookie" not in answer.headers
