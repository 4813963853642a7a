"""The command line: forehand host, replay, view, verify and games."""

from cyclopts import App

from forehand import __version__

app = App(name="forehand", version=__version__)


def main() -> None:
    """Run the command that the arguments ask for."""
    app()
