"""The web servers in front that docs/hosting.md has examples for: as they stand there, but for names, ports and certificates."""

import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from forehand.web.app import Options
from tests.support.server import running
from tests.support.web_servers import SERVERS, example, in_front


def site(name: str, base: str) -> str:
    """The example, before our server."""
    return example(name, "docs/hosting.md").replace("127.0.0.1:8032", urlsplit(base).netloc)


@pytest.mark.parametrize("name", SERVERS)
async def test_behind_it_visitors_are_told_apart_and_play_by_https(tmp_path: Path, name: str) -> None:
    """One whose address has guessed too often is refused whatever it says of itself, and others are not."""
    options = Options(slowness=0, wrong_tables=(0.0, 2))
    async with (
        running(tmp_path / "data", options, trusted=["127.0.0.1"], connections=1) as http,
        in_front(name, tmp_path / name, site(name, http.base)) as (base, trust),
        visitor(trust, "127.0.0.1") as one,
        visitor(trust, "127.0.0.2") as other,
    ):
        page = await one.get(base + "/")
        assert (200, "max-age=2592000") == (page.status_code, page.headers.get("strict-transport-security"))
        made = (await one.post(base + "/api/tables", json={"game": "priffe"})).json()
        assert made["invite"].startswith(base)
        said = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
        guesses = [await one.get(base + "/api/tables/nowhere", headers=said) for _ in range(3)]
        guesses.append(await other.get(base + "/api/tables/nowhere"))
        assert [404, 404, 429, 404] == [guess.status_code for guess in guesses]
        assert 404 == (await other.get(base + "/metrics")).status_code

        url = base.replace("https", "wss") + f"/api/tables/{made['table']}/ws"
        for _ in range(3):  # more at once than the one connection that a stranger would have
            async with connect(url, ssl=trust, proxy=None, origin=base, local_addr=("127.0.0.2", 0)) as socket:
                await socket.send('{"t":"hello"}')
                assert '"welcome"' in str(await socket.recv())
        with pytest.raises((InvalidStatus, InvalidMessage)):
            async with connect(url, ssl=trust, proxy=None, origin="https://other.example"):
                pass


@asynccontextmanager
async def visitor(trust: ssl.SSLContext, address: str) -> AsyncGenerator[httpx.AsyncClient]:
    """Somebody who comes from there."""
    transport = httpx.AsyncHTTPTransport(verify=trust, local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=20) as client:
        yield client
