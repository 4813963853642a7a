"""`forehand` as it is, but for the operating system's dice: `python -m tests.browser.dealt DEALS COMMAND...`.

The same DEALS give the same packs and the same computer players, so that a page that is looked at in a test is the
same each time. `DEALS` in the environment goes before the word given, to look at other ones.
"""

from __future__ import annotations

import itertools
import os
import sys
from random import Random

from forehand import cli
from forehand.service.world import SystemChance


def main() -> None:
    """Take the dice away, and do what the command says."""
    deals = os.environ.get("DEALS", "") + sys.argv.pop(1)
    packs, players = itertools.count(), itertools.count()

    def secret(_: SystemChance) -> bytes:
        return Random(f"{deals} pack {next(packs)}").randbytes(32)

    def random(_: SystemChance) -> Random:
        return Random(f"{deals} player {next(players)}")

    SystemChance.secret = secret
    SystemChance.random = random
    cli.main()


if __name__ == "__main__":
    main()
