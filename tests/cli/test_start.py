"""The command starts, and starts quickly: the server is imported by nobody who only asks for help."""

import os
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


def test_hosting_imports_nothing_of_the_router_unless_asked_to() -> None:
    asked = "import sys; import forehand.cli.hosting; "
    seen = "print([m for m in ('aiohttp', 'async_upnp_client', 'forehand.internet') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked + seen], capture_output=True, encoding="utf-8", check=True)
    assert "[]\n" == done.stdout


def test_hosting_imports_no_database_but_the_standard_librarys() -> None:
    asked = "import sys; import forehand.cli.hosting; "
    seen = "print([m for m in ('asyncpg', 'forehand.store.postgres') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked + seen], capture_output=True, encoding="utf-8", check=True)
    assert "[]\n" == done.stdout


def test_a_terminal_without_the_letters_gets_question_marks() -> None:
    shell = os.environ | {"LANGUAGE": "ru", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "forehand", "games"], capture_output=True, encoding="utf-8", check=True, env=shell
    )
    assert done.stdout.startswith("perfrance")
    assert "?" in done.stdout
    assert "" == done.stderr
