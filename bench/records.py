"""How fast many records are gone through: imported, replayed by the rules, their shuffles made again.

    python bench/records.py
    python bench/records.py --records 2000 --processes 1

Makes a folder of records of one deal each, all four games in turn, dealt by honest shuffles and played by chance from a fixed seed, and lets
`forehand verify` and `forehand replay` go through it. Printed are the seconds of each, and how busy the machine was.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from forehand.engine.actions import Action, Discard
from forehand.engine.cards import Seat, each, set_of
from forehand.engine.deal import Deal, choose, legal
from forehand.engine.match import act, begin, new_deal
from forehand.engine.record import Record, record_text
from forehand.engine.shuffle import commitment, shuffle
from forehand.games import GAMES


def played(number: int, seed: int) -> str:
    """A record of one complete deal with its shuffle."""
    chance = Random(f"records {seed} {number}")
    game = list(GAMES.values())[number % len(GAMES)]
    secret, salts = chance.randbytes(32), [chance.randbytes(16) for _ in range(game.SEATS)]
    forehand, pack = shuffle(game, secret, salts, Seat(number % game.SEATS))
    match = new_deal(begin(game, game.Options()), forehand, *game.deal_out(pack, forehand))
    while not match.deals[-1].complete:
        match = act(match, any_action(match.deals[-1], chance))
    told = {"commit": commitment(secret), "secret": secret.hex(), "salts": [salt.hex() for salt in salts]}
    return record_text(Record(match, (None,) * game.SEATS, deals_added=({"shuffle": told},)))


def any_action(deal: Deal, chance: Random) -> Action:
    """Something legal; cards to lay away are drawn from the hand."""
    asked = choose(deal)
    if asked is not None and asked.verb == "discard":
        return Discard(set_of(chance.sample(each(asked.among), asked.count)))
    return chance.choice(legal(deal))


def main() -> None:
    """Make the folder and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--records", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "records"
        folder.mkdir()
        for number in range(args.records):
            (folder / f"{number:06}.json").write_text(played(number, args.seed), "utf-8")
        for command in ("verify", "replay"):
            busy, start = os.getloadavg()[0], perf_counter()
            subprocess.run(  # noqa: S603 (this interpreter, and a folder of our own)
                [sys.executable, "-m", "forehand", command, str(folder), "--processes", str(args.processes)],
                check=True,
                stdout=subprocess.DEVNULL,
            )
            took = perf_counter() - start
            print(
                f"{command}: {args.records} records by {args.processes} processes in {took:.1f} s,"
                f" {os.cpu_count()} processors, load {busy:.1f} before"
            )


if __name__ == "__main__":
    main()
