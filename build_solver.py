"""Build hook: compiles the solver, after the client's hook has done its part.

The searches of `forehand.solver` are Python files that Cython compiles where a C compiler is found. Where none is, or
anything goes wrong, the same files are installed as they are and run as Python, some hundred times slower: an install
never fails for it.

FOREHAND_SKIP_SOLVER=1 leaves it uncompiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin.utils import load_plugin_from_script

COMPILERS = ["cython>=3.1,<4", "setuptools>=77"]
MODULES = ("search", "alone")


class SolverHook(BuildHookInterface[Any]):
    """Builds the client, then the solver. Hatchling takes one custom hook a target, so this one calls the other."""

    PLUGIN_NAME = "custom"

    def client(self) -> BuildHookInterface[Any]:
        """The hook that builds the client."""
        load: Any = load_plugin_from_script
        hook = load(str(Path(self.root) / "build_client.py"), "build_client.py", BuildHookInterface, "build_hook")
        own: Any = self
        return hook(own.root, own.config, own.build_config, own.metadata, own.directory, own.target_name, own.app)

    def dependencies(self) -> list[str]:
        """What the client's build needs, and Cython."""
        return [*self.client().dependencies(), *([] if is_skipped() else COMPILERS)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the bundle and the compiled solver up to date."""
        self.client().initialize(version, build_data)
        if is_skipped():
            return
        root = Path(self.root)
        try:
            if not is_current(root):
                compile_modules(root)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - setuptools raises what it likes, and exits
            self.app.display_warning(f"The solver was not compiled and will be slow: {error}")
            for stale in targets(root):
                stale.unlink(missing_ok=True)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        made = [*targets(root), stamp(root)]
        build_data["artifacts"] += ["/" + each.relative_to(root).as_posix() for each in made]


def is_skipped() -> bool:
    """Whether this build leaves the solver uncompiled."""
    return os.environ.get("FOREHAND_SKIP_SOLVER") == "1"


def folder(root: Path) -> Path:
    """Where the solver lies."""
    return root / "src" / "forehand" / "solver"


def targets(root: Path) -> list[Path]:
    """The compiled modules for the Python that builds."""
    return [folder(root) / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}" for name in MODULES]


def stamp(root: Path) -> Path:
    """The file that tells from which source the module was compiled."""
    return folder(root) / ".built-from"


def digest(root: Path) -> str:
    """SHA-256 of the sources."""
    sources = [*(folder(root) / f"{name}.py" for name in MODULES), *sorted(folder(root).glob("*.pxd"))]
    return hashlib.sha256(b"".join(each.read_bytes() for each in sources)).hexdigest()


def is_current(root: Path) -> bool:
    """Whether the compiled modules were made from just these sources."""
    made = stamp(root).is_file() and all(each.is_file() for each in targets(root))
    return made and stamp(root).read_text() == digest(root)


def compile_modules(root: Path) -> None:
    """Compile the searches, in a folder of its own so that nothing is left beside the sources but the modules."""
    from Cython import Build
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    cython: Any = Build
    with tempfile.TemporaryDirectory() as scratch:
        extensions = [Extension(f"forehand.solver.{name}", [str(folder(root) / f"{name}.py")]) for name in MODULES]
        modules = cython.cythonize(
            extensions, build_dir=scratch, include_path=[str(root / "src")], quiet=True, language_level=3
        )
        command = build_ext(Distribution({"name": "forehand", "ext_modules": modules}))
        command.build_lib, command.build_temp = f"{scratch}/lib", f"{scratch}/temp"
        command.ensure_finalized()
        command.run()
        for name, target in zip(MODULES, targets(root), strict=True):
            # Replaced at once: a program that runs the old module keeps it.
            beside = target.with_suffix(".new")
            shutil.copyfile(command.get_ext_fullpath(f"forehand.solver.{name}"), beside)
            beside.replace(target)
    stamp(root).write_text(digest(root))
