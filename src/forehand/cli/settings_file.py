"""The settings file, the last of the three sources of `forehand host`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts.config import Toml
from platformdirs import user_config_path

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import ArgumentCollection


class SettingsFile:
    """Fills what flags and environment left open from the file that --config names, or the usual one."""

    def __call__(self, app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        """Called by cyclopts between reading the flags and converting them."""
        named = [token.value for each in arguments if each.name == "--config" for token in each.tokens]
        path = Path(named[-1]) if named else user_config_path("forehand") / "forehand.toml"
        file = Toml(path.absolute(), must_exist=bool(named), use_commands_as_keys=False)
        file(app, commands, arguments)
