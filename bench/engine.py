"""How fast the rules are: random matches of Preference, beside OpenSpiel's C++ euchre played through its Python API.

    pip install -e '.[bench]'
    python bench/engine.py

Both play the same way: shuffle and deal, then ask for the legal actions, take one by chance, apply it, to the end. A
decision is one such step; steps of dealing are none. (Preference's discards are drawn from the hand: 66 of them need
not be listed to take one.) Many short rounds of both alternate, timed in this process's own seconds, and the best of each
counts, so that a busy machine disturbs neither. A second line leaves the time that dealing takes out on both sides: euchre
deals in 25 steps of chance, which take OpenSpiel longer than the play.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

import pyspiel

from forehand.engine.actions import Discard
from forehand.engine.cards import Cards, Seat, each
from forehand.engine.deal import apply, choose, legal
from forehand.engine.match import begin, new_deal, next_forehand, with_deal
from forehand.engine.options import read_options
from forehand.games import preference

EUCHRE = pyspiel.load_game("euchre")
AIM = 1 / 6
"""The share of OpenSpiel's decisions a second that the engine should make."""


@dataclass(frozen=True)
class Pace:
    """Decisions made, and the seconds that dealing and playing took."""

    decisions: int
    dealing: float
    playing: float

    def a_second(self) -> float:
        """Decisions a second, dealing included."""
        return self.decisions / (self.dealing + self.playing)

    def a_second_of_play(self) -> float:
        """Decisions a second, dealing left out."""
        return self.decisions / self.playing


def match_of_preference(chance: Random) -> Pace:
    """A whole match of the default game."""
    decisions, dealing, start = 0, 0.0, process_time()
    match = begin(preference, read_options(preference.Options, {}))
    while not match.finished:
        before = process_time()
        forehand = next_forehand(match) or Seat(0)
        pack = list(preference.PACK)
        chance.shuffle(pack)
        match = new_deal(match, forehand, *preference.deal_out(pack, forehand))
        dealing += process_time() - before
        deal = match.deals[-1]
        while deal.phase is not None:
            if choice := choose(deal):
                deal = apply(deal, Discard(drawn(choice.among, choice.count, chance)))
            else:
                deal = apply(deal, chance.choice(legal(deal)))
            decisions += 1
        match = with_deal(match, deal)
    return Pace(decisions, dealing, process_time() - start - dealing)


def drawn(among: Cards, count: int, chance: Random) -> Cards:
    return Cards(sum(1 << card for card in chance.sample(each(among), count)))


def deals_of_euchre(chance: Random) -> Pace:
    """Some of OpenSpiel's deals, which take about as long as our match."""
    decisions, dealing, start = 0, 0.0, process_time()
    for _ in range(60):
        before = process_time()
        state = EUCHRE.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        dealing += process_time() - before
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return Pace(decisions, dealing, process_time() - start - dealing)


def compare(label: str, ours: list[Pace], theirs: list[Pace], measure: Callable[[Pace], float]) -> float:
    """Prints the best of each, and gives their ratio."""
    us, them = max(map(measure, ours)), max(map(measure, theirs))
    print(f"{label:16} Preference {us:9,.0f}   euchre in OpenSpiel {them:9,.0f} decisions a second   1/{them / us:.2f}")
    return us / them


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rounds", type=int, default=150)
    args = asked.parse_args()
    ours: list[Pace] = []
    theirs: list[Pace] = []
    for number in range(args.rounds):
        ours.append(match_of_preference(Random(args.seed + number)))
        theirs.append(deals_of_euchre(Random(args.seed + number)))
    ratio = compare("dealt and played", ours, theirs, Pace.a_second)
    compare("play alone", ours, theirs, Pace.a_second_of_play)
    print(f"aim: 1/{1 / AIM:.0f} or more, dealt and played: {'met' if ratio >= AIM else 'MISSED'}")
    return 0 if ratio >= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
