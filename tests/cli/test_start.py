"""The command starts, and starts quickly: the server is imported by nobody who only asks for help."""

import subprocess
import sys

from forehand import __version__


def test_version_is_the_packages_own() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "forehand", "--version"], capture_output=True, encoding="utf-8", check=False
    )
    assert f"{__version__}\n" == done.stdout


def test_help_imports_no_server() -> None:
    asked = "import sys; from forehand.cli import app; app(['--help'], result_action='return_value'); "
    seen = "print([m for m in ('starlette', 'uvicorn', 'msgspec', 'sqlite3') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked + seen], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "[]"
