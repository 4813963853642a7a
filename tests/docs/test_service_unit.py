"""The systemd units of the documents: systemd understands them, they leave the service little, and what one server's runs runs."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from signal import Signals
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.docs.blocks import blocks
from tests.support.nats import Nats
from tests.support.server import free_port

PROGRAM = "/opt/forehand/bin/forehand"


def units() -> dict[str, str]:
    """One server's, and those of one of several, of a worker and of two on one machine, made of it as the documents say."""
    (text,) = [block.text for block in blocks("docs/hosting.md") if block.language == "ini"]
    serve, think = [block.text for block in blocks("docs/several-servers.md") if block.language == "ini"]
    (template,) = [block.text for block in blocks("docs/load-balancer.md") if block.language == "ini"]
    return {
        "forehand.service": text,
        "serve.service": with_lines(text, serve, "ExecStart=", "Environment="),
        "think.service": with_lines(text, think, "ExecStart=", "Environment="),
        "forehand@.service": with_lines(text, template, "ExecStart=", "Environment=", "StateDirectory="),
    }


def with_lines(unit: str, lines: str, *replaced: str) -> str:
    """The unit with these lines in the place of others."""
    kept = [line for line in unit.splitlines() if not line.startswith(replaced)]
    at = kept.index("[Service]") + 1
    return "\n".join([*kept[:at], *lines.splitlines(), *kept[at:]])


def lines_of(name: str) -> dict[str, str]:
    """The settings of that unit."""
    return dict(line.split("=", 1) for line in units()[name].splitlines() if "=" in line)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd")
@pytest.mark.parametrize("name", list(units()))
def test_systemd_understands_the_unit_and_finds_little_that_the_service_may(tmp_path: Path, name: str) -> None:
    unit = tmp_path / name
    unit.write_text(units()[name].replace(PROGRAM, shutil.which("true") or ""))

    def analyse(*arguments: str) -> tuple[int, str]:
        command = ["systemd-analyze", *arguments, str(unit)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        return done.returncode, done.stderr

    assert (0, "") == analyse("verify")
    assert (0, "") == analyse("security", "--offline=true", "--threshold=25")  # of 100


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_what_the_unit_runs_answers_and_ends_well_by_its_signal(tmp_path: Path) -> None:
    unit, port = lines_of("forehand.service"), free_port()
    program, *arguments = shlex.split(unit["ExecStart"])
    assert program == PROGRAM
    environment = os.environ | {"FOREHAND_DATA": str(tmp_path), "FOREHAND_PORT": str(port)}
    command = [sys.executable, "-m", "forehand", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            assert any("/host#key=" in line for line in process.stdout)  # it listens
            while not is_ready(port):
                assert process.poll() is None
        finally:
            process.send_signal(Signals[unit["KillSignal"]])
        assert 0 == process.wait(int(unit["TimeoutStopSec"]))


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_the_worker_that_the_unit_runs_thinks_and_ends_well_by_its_signal(nats: Nats) -> None:
    unit = lines_of("think.service")
    program, *arguments = shlex.split(unit["ExecStart"])
    assert program == PROGRAM
    command = [sys.executable, "-m", "forehand", *arguments]
    environment = os.environ | {"FOREHAND_BUS": nats.address}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith("Thinks for the servers")
        finally:
            os.killpg(process.pid, Signals[unit["KillSignal"]])  # as systemd does: to all of its processes
        assert 0 == process.wait(int(unit["TimeoutStopSec"]))


def is_ready(port: int) -> bool:
    """Whether the server can work."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
            return answer.status == 200
    except URLError:
        return False
