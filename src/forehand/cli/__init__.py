"""The command line: forehand host, replay, view, verify and games.

The commands' own modules are imported when they run, so that help and the record commands start without
the server.
"""

from __future__ import annotations

import sys

from cyclopts import App, CycloptsError

from forehand import __version__
from forehand.cli.failure import Failure

app = App(
    name="forehand",
    help="A home for bidding trick-taking card games.",
    version=__version__,
    help_format="plaintext",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


def main() -> None:
    """Run the command that the arguments ask for and leave with its exit status.

    0 is well done, 1 is what the machine refuses (a file, a port), 2 is what was asked wrongly or a record
    that is refused. Whatever goes wrong is one line on standard error.
    """
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit status."""
    try:
        return app(arguments) or 0
    except Failure as failure:
        return failure.tell()
    except CycloptsError as error:
        return Failure(str(error), status=2).tell()
    except KeyboardInterrupt:
        return 130
