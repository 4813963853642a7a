"""Swap what can't be known in many evenings: `python -m tests.security.leaks --evenings 250` (of each game).

Prints how many worlds were compared with how many messages, and the first thing that somebody could not have known.
"""

import argparse
import asyncio
import logging
import sys

from forehand.engine.game import Game
from forehand.games import GAMES
from tests.security.worlds import Tally, differing


def look(game: Game, seeds: range, steps: int) -> tuple[Tally, str | None]:
    """All that was compared, and the first leak."""

    async def evenings() -> tuple[Tally, str | None]:
        tally = Tally()
        for seed in seeds:
            if leak := await differing(game, seed, steps, tally):
                return tally, leak
        return tally, None

    return asyncio.run(evenings())


def main() -> int:
    """Print what was found; 1 where something leaks."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--evenings", type=int, default=250)
    arguments.add_argument("--steps", type=int, default=120)
    arguments.add_argument("--seed", type=int, default=1_000)
    asked = arguments.parse_args()
    logging.getLogger("forehand").propagate = False  # its lines are compared
    found = 0
    for name, game in GAMES.items():
        tally, leak = look(game, range(asked.seed, asked.seed + asked.evenings), asked.steps)
        phases = ", ".join(f"{phase} {count}" for phase, count in tally.phases.items())
        print(f"{name}: {tally.worlds} worlds, {tally.messages} messages the same ({phases})", flush=True)
        if leak:
            found = 1
            print(f"  LEAK {leak}")
    return found


if __name__ == "__main__":
    sys.exit(main())
