"""The settings of `forehand host`: flags over environment over file."""

from dataclasses import fields
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from forehand.cli import app
from forehand.cli.failure import Failure
from forehand.settings import PORT, Settings
from tests.docs.blocks import ROOT


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without settings of their own; the configuration folder is answered."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    for field in fields(Settings):
        monkeypatch.delenv(f"FOREHAND_{field.name.upper()}", raising=False)
    folder = tmp_path / "XDG_CONFIG_HOME" / "forehand"
    folder.mkdir(parents=True)
    return folder


def settings(*flags: str) -> Settings:
    """What `forehand host FLAGS` would serve with."""
    _, bound, _ = app.parse_args(["host", *flags], exit_on_error=False, print_error=False)
    return bound.arguments.get("settings") or Settings()


def test_without_any_the_defaults_serve() -> None:
    assert Settings() == settings()
    assert PORT == settings().port


def test_a_flag_wins_over_the_environment_and_that_over_the_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "forehand.toml").write_text('port = 1\npublic-url = "https://file.example"\ndata = "from-file"\n', "utf-8")
    monkeypatch.setenv("FOREHAND_PORT", "2")
    monkeypatch.setenv("FOREHAND_PUBLIC_URL", "https://environment.example")
    found = settings("--port", "3")
    assert (3, "https://environment.example", Path("from-file")) == (found.port, found.public_url, found.data)


def test_each_kind_of_setting_is_read_from_each_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = Settings(listen=("127.0.0.1", "::1"), browser=False, game="preference", rule=("deals=24",))
    flags = ("--listen", "127.0.0.1", "--listen", "::1", "--no-browser", "--game", "preference", "--rule", "deals=24")
    assert expected == settings(*flags)
    file = tmp_path / "other.toml"
    file.write_text(
        'listen = ["127.0.0.1", "::1"]\nbrowser = false\ngame = "preference"\nrule = ["deals=24"]\n', "utf-8"
    )
    found = settings("--config", str(file))
    assert (expected.listen, False, "preference", ("deals=24",)) == (
        found.listen,
        found.browser,
        found.game,
        found.rule,
    )
    monkeypatch.setenv("FOREHAND_CONFIG", str(file))
    assert ("127.0.0.1", "::1") == settings().listen
    monkeypatch.delenv("FOREHAND_CONFIG")
    monkeypatch.setenv("FOREHAND_LISTEN", "127.0.0.1")
    monkeypatch.setenv("FOREHAND_BROWSER", "false")
    assert (("127.0.0.1",), False) == (settings().listen, settings().browser)


@pytest.mark.parametrize("text", ["prot = 1", 'port = "x"', "port = [1, 2]", "[listen]\nport = 1"])
def test_a_file_that_makes_no_sense_is_refused(home: Path, text: str) -> None:
    (home / "forehand.toml").write_text(text, "utf-8")
    with pytest.raises(CycloptsError):
        settings()


@pytest.mark.parametrize("text", [b"port = ", b"data = '\xff'"])
def test_a_file_that_is_no_toml_is_named(home: Path, text: bytes) -> None:
    (home / "forehand.toml").write_bytes(text)
    with pytest.raises(Failure, match=r"forehand\.toml can't be read: ") as failure:
        settings()
    assert 2 == failure.value.status


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_a_named_file_must_be_readable(tmp_path: Path, name: str) -> None:
    with pytest.raises(Failure, match="can't be read") as failure:
        settings("--config", str(tmp_path / name))
    assert 1 == failure.value.status


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_the_hosting_page_tells_of_every_setting(name: str) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    flag = "--no-browser" if name == "browser" else f"--{name.replace('_', '-')}"
    (row,) = [line for line in page.splitlines() if line.startswith(f"| `{flag}")]
    assert f"FOREHAND_{name.upper()}" in row
