"""The web servers in front that docs/hosting.md has examples for: as they stand there, but for names, ports and certificates."""

import asyncio
import os
import signal
import ssl
import subprocess
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from forehand.web.app import Options
from tests.docs.blocks import blocks
from tests.support.server import free_port, running
from tests.support.web_servers import SERVERS, programs
from tests.support.wire_client import Http


def example(name: str) -> str:
    """The one in the documents."""
    (text,) = [block.text for block in blocks("docs/hosting.md") if block.language == name]
    return text


def caddy(folder: Path, port: int, upstream: str) -> tuple[list[str], Path]:
    """The command that starts it, and the certificate of its own authority."""
    site = example("caddy").replace("cards.example", f"localhost:{port}").replace("127.0.0.1:8032", upstream)
    head = f"{{\n admin off\n skip_install_trust\n auto_https disable_redirects\n storage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(head + site)
    command = ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, folder / "pki" / "authorities" / "local" / "root.crt"


def nginx(folder: Path, port: int, upstream: str) -> tuple[list[str], Path]:
    """The same; its certificate is its own authority."""
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = [
        "-addext",
        "subjectAltName=DNS:localhost",
        "-keyout",
        str(folder / "privkey.pem"),
        "-out",
        str(folder / "fullchain.pem"),
    ]
    subprocess.run(["openssl", *made, *files], check=True, stderr=subprocess.DEVNULL)
    site = example("nginx").replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8032", upstream)
    site = site.replace("/etc/letsencrypt/live/cards.example", str(folder)).replace("cards.example", "localhost")
    (folder / "temp").mkdir()
    kept = "".join(
        f" {kind}_temp_path {folder}/temp/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    own = f"daemon off;\nuser root;\npid {folder}/pid;\nevents {{}}\nhttp {{\n access_log off;\n{kept}{site}}}\n"
    (folder / "nginx.conf").write_text(own if os.geteuid() == 0 else own.replace("user root;\n", ""))
    command = ["-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
    return command, folder / "fullchain.pem"


@contextmanager
def started(name: str, folder: Path, port: int, upstream: str) -> Generator[tuple[subprocess.Popen[bytes], Path]]:
    """Its process, and whose certificates to trust."""
    program = programs()[name]
    if program is None:
        pytest.skip(f"there is no {name}: python -m tests.programs installs it")
    folder.mkdir()
    command, authority = {"caddy": caddy, "nginx": nginx}[name](folder, port, upstream)
    environment = os.environ | {"HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen([program, *command], stdout=said, stderr=said, env=environment)
    try:
        yield process, authority
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


@asynccontextmanager
async def in_front(name: str, folder: Path, http: Http) -> AsyncGenerator[tuple[str, ssl.SSLContext]]:
    """Its address, and whom to trust, once it answers."""
    port = free_port()
    with started(name, folder, port, urlsplit(http.base).netloc) as (process, authority):
        while not await takes_connections(port):
            assert process.poll() is None, "it ended; why stands in the file `said`"
        yield f"https://localhost:{port}", ssl.create_default_context(cafile=authority)


async def takes_connections(port: int) -> bool:
    """Whether somebody listens there by now."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        await asyncio.sleep(0.05)
        return False
    writer.close()
    return True


@pytest.mark.parametrize("name", SERVERS)
async def test_behind_it_visitors_are_told_apart_and_play_by_https(tmp_path: Path, name: str) -> None:
    """One whose address has guessed too often is refused whatever it says of itself, and others are not."""
    options = Options(slowness=0, wrong_tables=(0.0, 2))
    async with (
        running(tmp_path / "data", options, trusted=["127.0.0.1"], connections=1) as http,
        in_front(name, tmp_path / name, http) as (base, trust),
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
