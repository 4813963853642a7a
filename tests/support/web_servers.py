"""The web servers that stand in front of ours in tests, set up by the examples of the documents."""

import asyncio
import os
import shutil
import signal
import ssl
import subprocess
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tests.docs.blocks import blocks
from tests.support.server import free_port

SERVERS = ("caddy", "nginx")


def programs() -> dict[str, str | None]:
    """Where they are on this machine, if they are; Debian keeps nginx from people's paths."""
    return {name: shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin") for name in SERVERS}


def example(name: str, document: str) -> str:
    """The one in the document."""
    (text,) = [block.text for block in blocks(document) if block.language == name]
    return text


def _caddy(folder: Path, port: int, site: str) -> tuple[list[str], Path]:
    """The command that starts it, and the certificate of its own authority."""
    site = site.replace("cards.example", f"localhost:{port}")
    head = f"{{\n admin off\n skip_install_trust\n auto_https disable_redirects\n storage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(head + site)
    command = ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, folder / "pki" / "authorities" / "local" / "root.crt"


def _nginx(folder: Path, port: int, site: str) -> tuple[list[str], Path]:
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
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
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
def _started(name: str, folder: Path, port: int, site: str) -> Generator[tuple[subprocess.Popen[bytes], Path]]:
    """Its process, and whose certificates to trust."""
    program = programs()[name]
    if program is None:
        pytest.skip(f"there is no {name}: python -m tests.programs installs it")
    folder.mkdir()
    command, authority = {"caddy": _caddy, "nginx": _nginx}[name](folder, port, site)
    environment = os.environ | {"HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen([program, *command], stdout=said, stderr=said, env=environment)
    try:
        yield process, authority
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


@asynccontextmanager
async def in_front(name: str, folder: Path, site: str) -> AsyncGenerator[tuple[str, ssl.SSLContext]]:
    """Its address, and whom to trust, once it answers; it is set up by the example, whose upstreams are named in it."""
    port = free_port()
    with _started(name, folder, port, site) as (process, authority):
        while not await _takes_connections(port):
            assert process.poll() is None, "it ended; why stands in the file `said`"
        yield f"https://localhost:{port}", ssl.create_default_context(cafile=authority)


async def _takes_connections(port: int) -> bool:
    """Whether somebody listens there by now."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        await asyncio.sleep(0.05)
        return False
    writer.close()
    return True
