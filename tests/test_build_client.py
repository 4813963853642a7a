"""The build hook: when the client is built, with which node, and what it says when it can't be."""

from pathlib import Path
from stat import S_IRWXU

import pytest

import build_client


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a client of two files, a catalogue and the rules of a game in two languages."""
    for name in (
        "client/package-lock.json",
        "client/src/main.ts",
        "src/forehand/locale/en.ftl",
        "docs/rules/priffe.md",
        "docs/rules/nb/priffe.md",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, "utf-8")
    return tmp_path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(build_client, "node_from_pypi", lambda: None)
    return folder


def put_node(machine: Path, version: str, npm: str = "#!/bin/sh\n") -> None:
    (machine / "npm-cli.js").write_text(npm, "utf-8")
    (machine / "npm-cli.js").chmod(S_IRWXU)
    (machine / "npm").symlink_to(machine / "npm-cli.js")
    node = machine / "node"
    # Says its version, else runs what it is given as a shell script.
    node.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo {version} && exit\nexec /bin/sh "$@"\n', "utf-8")
    node.chmod(S_IRWXU)


def stamp(checkout: Path) -> None:
    build_client.static(checkout).mkdir(parents=True)
    build_client.stamp(checkout).write_text(build_client.digest(checkout), "ascii")


def test_a_bundle_of_these_sources_is_current(checkout: Path) -> None:
    assert not build_client.is_current(checkout)
    stamp(checkout)
    assert build_client.is_current(checkout)


@pytest.mark.parametrize(
    "changed",
    [
        "client/src/main.ts",
        "client/src/new.ts",
        "src/forehand/locale/en.ftl",
        "docs/rules/priffe.md",
        "docs/rules/nb/priffe.md",
    ],
)
def test_a_change_of_a_source_makes_it_stale(checkout: Path, changed: str) -> None:
    stamp(checkout)
    (checkout / changed).write_text("changed", "utf-8")
    assert not build_client.is_current(checkout)


def test_what_tools_leave_behind_does_not(checkout: Path) -> None:
    stamp(checkout)
    (checkout / "client" / "node_modules").mkdir()
    (checkout / "client" / "node_modules" / "left.js").write_text("", "utf-8")
    assert build_client.is_current(checkout)


@pytest.mark.parametrize(
    ("version", "fits"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v18.20.4", False)]
)
def test_a_node_must_be_new_enough(machine: Path, version: str, fits: bool) -> None:
    put_node(machine, version)
    assert fits == (build_client.find_node() is not None)


def test_a_node_without_npm_is_none(machine: Path) -> None:
    put_node(machine, "v22.0.0")
    (machine / "npm").unlink()
    assert build_client.find_node() is None


def test_without_any_node_it_says_what_is_needed(checkout: Path, machine: Path) -> None:
    assert machine.is_dir()
    with pytest.raises(build_client.ClientError, match=r"needs node 20\.19 or newer with npm"):
        build_client.build(checkout)


def test_a_failing_npm_is_named_and_its_words_shown(
    checkout: Path, machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put_node(machine, "v22.0.0", "echo no room left; exit 3")
    with pytest.raises(build_client.ClientError, match=r"npm ci ended with status 3"):
        build_client.build(checkout)
    assert "no room left" in capsys.readouterr().out


def test_a_build_leaves_a_stamp(checkout: Path, machine: Path) -> None:
    page = build_client.static(checkout) / "index.html"
    page.parent.mkdir(parents=True)
    put_node(machine, "v22.0.0", f'[ "$1" = ci ] || echo page > {page}')
    build_client.build(checkout)
    assert build_client.is_current(checkout)


def test_packages_are_installed_once(checkout: Path, machine: Path) -> None:
    installed = checkout / "client" / "node_modules" / ".package-lock.json"
    installed.parent.mkdir()
    installed.write_text("", "utf-8")
    assert machine.is_dir()
    assert build_client.has_packages(checkout / "client")
