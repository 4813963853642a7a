"""Measures the play of the cards by itself: tricks of a Preference declarer in contracts that `club` has bid.

    python bench/card_play.py --deals 200 --seed 1
    python bench/card_play.py --deals 200 --seed 1 --rows "defenders master" "defenders master for tricks"

Each deal that comes to a contract for tricks is played once for each pair of players below, `plain` being plain sampling,
its number the worlds, and `open` one who sees all cards. `plain` and `open` play for tricks, the levels for points, of which a defender
who has not whisted has none by a trick; "for tricks" is a level with the aim of `plain`. Printed are the declarer's tricks against those of
plain-20 against plain-20, with intervals of 95 %.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from forehand.bots import decide
from forehand.bots.levels import LEVELS, Level
from forehand.bots.open_cards import Solvers, outcomes_after
from forehand.engine.cards import Seat
from forehand.engine.deal import turn
from forehand.engine.game import read_action
from forehand.engine.match import Match, act, begin, new_deal
from forehand.engine.view import view
from forehand.games import preference

Player = tuple[str | Level, int | None]
"""A level, or what is like one, or ``open``, and its number of worlds where that is not the level's own."""

BASE: Player = ("plain", 20)
PAIRS: Sequence[tuple[str, Player, Player]] = (
    ("declarer plain-80", ("plain", 80), BASE),
    ("declarer expert", ("expert", None), BASE),
    ("declarer master", ("master", None), BASE),
    ("defenders club", BASE, ("club", None)),
    ("defenders expert", BASE, ("expert", None)),
    ("defenders master", BASE, ("master", None)),
    ("defenders master for tricks", BASE, (replace(LEVELS["master"], aim="tricks"), None)),
    ("defenders open", BASE, ("open", None)),
)


def called(number: int, seed: int) -> Match:
    """A deal after `club`'s calls."""
    chance = Random(f"card play {seed} {number}")
    forehand = Seat(number % preference.SEATS)
    pack = chance.sample(preference.PACK, len(preference.PACK))
    match = new_deal(begin(preference, preference.Options()), forehand, *preference.deal_out(pack, forehand))
    while (seat := turn(match.deals[-1])) is not None and not match.deals[-1].to_play:
        match = done(match, seat, ("club", None), chance)
    return match


def done(match: Match, seat: Seat, player: Player, chance: Random) -> Match:
    """The match after what the player does in that seat."""
    level, worlds = player
    if level == "open":
        return act(match, read_action(preference, best_play(match, seat)))
    seen = view(match, seat, [None] * preference.SEATS)
    return act(match, read_action(preference, decide(seen, level, chance, worlds)))


def best_play(match: Match, seat: Seat) -> str:
    """The defender's play that leaves the declarer fewest tricks, all cards known."""
    deal = match.deals[-1]
    assert deal.declarer is not None and seat != deal.declarer
    outcomes = outcomes_after(Solvers(), preference, [deal])[0]
    return min(outcomes, key=lambda text: outcomes[text].tricks[deal.declarer or 0])


def declarers_tricks(match: Match, declares: Player, defends: Player, seed: str) -> int:
    """How many tricks the declarer takes."""
    chance = Random(seed)
    while (seat := turn(match.deals[-1])) is not None:
        match = done(match, seat, declares if seat == match.deals[-1].declarer else defends, chance)
    deal = match.deals[-1]
    return deal.tricks[deal.declarer or 0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--deals", type=int, default=200, help="how many deals that come to a contract for tricks")
    parser.add_argument("--seed", type=int, default=1)
    names = [name for name, *_ in PAIRS]
    parser.add_argument("--rows", nargs="+", choices=names, default=names, metavar="ROW", help="some of the rows only")
    asked = parser.parse_args()
    differences: dict[str, list[int]] = {name: [] for name in names if name in asked.rows}
    played, number = 0, -1
    while played < asked.deals:
        number += 1
        match = called(number, asked.seed)
        if match.deals[-1].contract in (None, "passed-out", "misere") or not match.deals[-1].to_play:
            continue
        played += 1
        base = declarers_tricks(match, BASE, BASE, f"base {number}")
        for name, declares, defends in PAIRS:
            if name not in differences:
                continue
            differences[name].append(declarers_tricks(match, declares, defends, f"{name} {number}") - base)
    for name, found in differences.items():
        print(f"{name:28} {fmean(found):+.2f} ± {1.96 * stdev(found) / sqrt(len(found)):.2f} tricks")
    if not {"declarer master", "declarer plain-80"} <= differences.keys():
        return
    ahead = [a - b for a, b in zip(differences["declarer master"], differences["declarer plain-80"], strict=True)]
    print(f"declarer master over plain-80 {fmean(ahead):+.2f} ± {1.96 * stdev(ahead) / sqrt(len(ahead)):.2f} tricks")


if __name__ == "__main__":
    main()
