"""`forehand host`, started as a person starts it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from forehand.cli import hosting
from forehand.cli.addresses import Address
from forehand.settings import Settings
from forehand.store.sqlite import FILE
from tests.cli.commands import Shell


@pytest.fixture
def port() -> int:
    """A port that was free a moment ago, at all addresses: on a busy machine many are somebody's at one of them."""
    with socket.create_server(("", 0)) as free:
        return free.getsockname()[1]


class Server:
    """A running `forehand host`; what it says is read line by line."""

    def __init__(self, *flags: str | Path) -> None:
        command = [sys.executable, "-m", "forehand", "host", "--no-browser", *map(str, flags)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )

    def says(self, pattern: str) -> str:
        """Read on to a line that the pattern is found in; what its group matched."""
        assert self._process.stdout
        for line in self._process.stdout:
            if found := re.search(pattern, line):
                return found[1]
        raise AssertionError(f"it ended without {pattern}: {self._process.communicate()[1]}")

    def stop(self, number: signal.Signals) -> tuple[int, str, str]:
        """Send a signal and wait for the end: exit status, the rest of its words, its complaints."""
        self._process.send_signal(number)
        out, err = self._process.communicate()
        return self._process.returncode, out, err

    def kill(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def server(port: int, tmp_path: Path) -> Iterator[Server]:
    """A server in a folder of its own, with a table of Preference."""
    data, rule = tmp_path / "data", "deals=24"
    running = Server(
        "--port", str(port), "--data", data, "--address", "192.0.2.7", "--game", "preference", "--rule", rule
    )
    yield running
    running.kill()


def get(address: str, token: str = "") -> bytes:
    """What is served there to one who shows this token."""
    asked = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return answer.read()


def test_it_prints_the_home_address_and_opens_the_table(server: Server, port: int) -> None:
    invitation = server.says(r"(http://192\.0\.2\.7:\S+)")
    assert re.fullmatch(rf"http://192\.0\.2\.7:{port}/t/\w+", invitation)
    own = server.says(r"(http://localhost:\S+)")
    link, _, token = own.partition("#host=")
    assert (invitation.partition("/t/")[2], 32) == (link.partition("/t/")[2], len(token))
    table = json.loads(get(f"http://localhost:{port}/api/tables/{link.partition('/t/')[2]}"))
    assert ({"deals": 24}, invitation) == (table["options"], table["invite"])


def test_it_prints_the_operators_page_with_the_key(server: Server, port: int) -> None:
    page, _, key = server.says(rf"(http://localhost:{port}/host#key=\S+)").partition("#key=")
    told = json.loads(get(f"{page.removesuffix('/host')}/api/host", key))
    assert (f"http://192.0.2.7:{port}", 1) == (told["addresses"][0], told["count"])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_cleanly_and_resumes_its_tables(
    server: Server, port: int, tmp_path: Path, number: signal.Signals
) -> None:
    table = server.says(r"/t/(\w+)")
    server.says("(Ctrl-C)")
    status, out, err = server.stop(number)
    assert (0, "Closed. The tables are there again at the next start.\n", "") == (status, out, err)
    again = Server("--port", str(port), "--data", tmp_path / "data")
    try:
        again.says("(Ctrl-C)")
        assert table == json.loads(get(f"http://localhost:{port}/api/tables/{table}"))["table"]
    finally:
        again.kill()


def test_a_public_url_takes_the_place_of_the_home_address(port: int, tmp_path: Path) -> None:
    running = Server("--port", str(port), "--data", tmp_path, "--public-url", "https://cards.example/")
    try:
        assert "https://cards.example" == running.says(r"type or to scan: (\S+)")
    finally:
        running.kill()


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate for localhost and its key, made by openssl."""
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    asked = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    try:
        subprocess.run(["openssl", *asked, "-out", cert, "-keyout", key], check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("there is no openssl here")
    return cert, key


def test_it_serves_by_https_with_a_certificate(certificate: tuple[Path, Path], port: int, tmp_path: Path) -> None:
    cert, key = certificate
    running = Server("--port", str(port), "--data", tmp_path / "data", "--cert", cert, "--key", key, "--game", "priffe")
    try:
        assert running.says(r"type or to scan: (\S+)").startswith("https://")
        address, _, token = running.says(r"(https://localhost:\S+#host=\S+)").partition("#host=")
        asked = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
        context = ssl.create_default_context(cafile=cert)
        context.check_hostname = False  # the certificate names nobody but by its subject
        with urllib.request.urlopen(asked, timeout=10, context=context) as answer:
            assert 200 == answer.status
    finally:
        running.kill()


def test_a_certificate_that_cant_be_used_is_one_line(forehand: Shell, tmp_path: Path) -> None:
    (tmp_path / "cert.pem").write_text("no certificate", "utf-8")
    for flags, status in (
        (("--cert", tmp_path / "cert.pem"), 1),
        (("--cert", tmp_path / "nothing.pem"), 1),
        (("--key", tmp_path / "cert.pem"), 2),
    ):
        done = forehand("host", *flags)
        assert (status, "", 1) == (done.status, done.out, done.err.count("\n")), done


def test_by_https_an_address_has_its_share_of_connections_before_anything_is_said(
    certificate: tuple[Path, Path], port: int, tmp_path: Path
) -> None:
    cert, key = certificate
    words = ("--listen", "127.0.0.1", "--port", str(port), "--connections", "3")
    running = Server(*words, "--data", tmp_path / "data", "--cert", cert, "--key", key)
    try:
        running.says(r"type or to scan: (\S+)")
        with contextlib.ExitStack() as stack:
            held = [stack.enter_context(socket.create_connection(("127.0.0.1", port), 10)) for _ in range(3)]
            assert b"" == stack.enter_context(socket.create_connection(("127.0.0.1", port), 10)).recv(1)
            held[0].close()
            context = ssl.create_default_context(cafile=cert)
            context.check_hostname = False
            while True:  # until the server has heard of it
                with contextlib.suppress(OSError):
                    asked = stack.enter_context(socket.create_connection(("127.0.0.1", port), 10))
                    spoken = stack.enter_context(context.wrap_socket(asked))
                    spoken.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                    assert spoken.recv(20).startswith(b"HTTP/1.1 200 ")
                    break
    finally:
        running.kill()


def test_a_key_that_cant_be_used_is_one_line_that_names_what_is_wrong_and_nobody_is_asked_for_a_passphrase(
    certificate: tuple[Path, Path], forehand: Shell, tmp_path: Path
) -> None:
    cert, key = certificate
    locked = tmp_path / "locked.pem"
    lock = ["openssl", "rsa", "-aes128", "-passout", "pass:secret", "-in", key, "-out", locked]
    subprocess.run(lock, check=True, capture_output=True)
    nothing = tmp_path / "nothing.pem"
    for other, named, why in (
        (nothing, nothing, "No such file"),
        (locked, cert, "without a passphrase"),
        (cert, cert, "its own key"),
    ):
        done = forehand("host", "--cert", cert, "--key", other)
        assert (1, "", 1) == (done.status, done.out, done.err.count("\n")), done
        assert f"{named} can't be used: " in done.err
        assert why in done.err


def test_another_program_on_the_port_is_not_taken_for_forehand(forehand: Shell, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        words = ("--listen", "127.0.0.1", "--port", str(port), "--data", tmp_path)
        answering = threading.Thread(target=answer_nonsense, args=(other,))
        answering.start()
        done = forehand("host", "--no-browser", *words)
        answering.join()
    assert (1, "") == (done.status, done.out)
    assert f"port {port} is in use by another program" in done.err


def answer_nonsense(listening: socket.socket) -> None:
    """Answer both ways of asking, HTTP and HTTPS, as no Forehand does."""
    for _ in range(2):
        asking, _address = listening.accept()
        with asking:
            asking.recv(1000)
            asking.sendall(b"HTTP/1.0 200 OK\r\n\r\n[]")


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_who_waits_at_a_terminal_is_told_at_once_that_it_starts(tmp_path: Path) -> None:
    terminal, ours = os.openpty()
    command = [sys.executable, "-m", "forehand", "host", "--port", "0", "--data", str(tmp_path)]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=ours, stderr=subprocess.DEVNULL, check=False)
    assert "Forehand is starting" in os.read(terminal, 100).decode()
    os.close(ours)
    os.close(terminal)


def test_what_the_machine_refuses_is_one_line_and_status_1(
    forehand: Shell, server: Server, port: int, tmp_path: Path
) -> None:
    server.says("(Ctrl-C)")
    newer, file = tmp_path / "newer", tmp_path / "file"
    newer.mkdir()
    file.write_text("", "utf-8")
    with closing(sqlite3.connect(newer / FILE)) as database:
        database.execute("PRAGMA user_version = 999")
    free = ("host", "--no-browser", "--port", "1")
    for words, reason in (
        (
            ("host", "--no-browser", "--port", str(port), "--data", tmp_path / "other"),
            f"running already: http://localhost:{port}",
        ),
        ((*free, "--data", file), "can't be written"),
        ((*free, "--data", tmp_path / "data"), "in use by another process"),
        ((*free, "--data", newer), "newer version"),
        (("host", "--listen", "192.0.2.77", "--port", str(port), "--data", tmp_path / "other"), "192.0.2.77"),
    ):
        done = forehand(*words)
        assert (1, "", 1) == (done.status, done.out, done.err.count("\n")), done
        assert reason in done.err


@pytest.mark.parametrize(
    "flags",
    [
        ("--port", "0"),
        ("--port", "65536"),
        ("--think", "11"),
        ("--keep-events", "-1"),
        ("--public-url", "cards.example"),
        ("--public-url", "http://cards.example/tables"),
        ("--public-url", "http://["),
        ("--game", "whist"),
        ("--game", "priffe", "--rule", "deals=0"),
        ("--rule", "deals=3"),
    ],
    ids=" ".join,
)
def test_a_setting_that_cant_be_meant_is_one_line_and_status_2(forehand: Shell, flags: tuple[str, ...]) -> None:
    done = forehand("host", *flags)
    assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))


HOME, TUNNEL = Address("192.168.1.5", "wlan0"), Address("10.0.0.2", "tun0")


class Terminal:
    """Somebody at a terminal who types these answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
        typed = iter(answers)
        monkeypatch.setattr("builtins.input", lambda _: next(typed))
        for stream in ("stdin", "stdout"):
            monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)


def test_the_only_address_is_taken() -> None:
    assert HOME.ip == hosting.choose_address(Settings(), [HOME])
    assert HOME.ip == hosting.choose_address(Settings(listen=("0.0.0.0",)), [HOME])
    assert "localhost" == hosting.choose_address(Settings(), [])
    assert "127.0.0.1" == hosting.choose_address(Settings(listen=("127.0.0.1",)), [HOME])


def test_several_addresses_are_a_choice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    Terminal(monkeypatch, "3", "home", "2")
    assert TUNNEL.ip == hosting.choose_address(Settings(), [HOME, TUNNEL])
    assert f"  1  {HOME.ip}  (wlan0)\n  2  {TUNNEL.ip}  (tun0)\n" in capsys.readouterr().out


def test_enter_takes_the_likeliest(monkeypatch: pytest.MonkeyPatch) -> None:
    Terminal(monkeypatch, "")
    assert HOME.ip == hosting.choose_address(Settings(), [HOME, TUNNEL])


def test_nobody_is_asked_where_the_answer_is_given_or_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert HOME.ip == hosting.choose_address(Settings(), [HOME, TUNNEL])
    Terminal(monkeypatch)
    assert "192.0.2.9" == hosting.choose_address(Settings(address="192.0.2.9"), [HOME, TUNNEL])
    assert TUNNEL.ip == hosting.choose_address(Settings(listen=(TUNNEL.ip,)), [HOME, TUNNEL])
