"""The settings file, the last of the three sources of `forehand host`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts.config import Toml
from platformdirs import user_config_path

from forehand.cli.failure import Failure
from forehand.locale import t

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import ArgumentCollection


class SettingsFile:
    """Fills what flags and environment left open from the file that --config names, or the usual one. `others`: the file has
    settings that are not this command's.
    """

    def __init__(self, *, others: bool = False) -> None:
        self._others = others

    def __call__(self, app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        """Called by cyclopts between reading the flags and converting them."""
        named = [token.value for each in arguments if each.name == "--config" for token in each.tokens]
        path = Path(named[-1]) if named else user_config_path("forehand") / "forehand.toml"
        if not named and not path.exists():
            return
        try:
            with path.open("rb") as file:
                tomllib.load(file)
        except OSError as error:
            raise Failure(t("cli-unreadable", file=str(path), reason=error.strerror or str(error))) from None
        except ValueError as error:  # not TOML, or not UTF-8
            raise Failure(t("cli-unreadable", file=str(path), reason=str(error)), status=2) from None
        Toml(path.absolute(), use_commands_as_keys=False, allow_unknown=self._others)(app, commands, arguments)
