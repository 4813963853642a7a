"""Learns what computer players take for a player's habits: `src/forehand/bots/habits.json`.

    python bench/habits.py --deals 150 --games preference
    python bench/habits.py --deals 20 --seed 2 --games preference --tell

In deals that `expert` plays after `club`'s calls, each card that was played is one that might have been another. What each trait weighs is
what makes the cards played likeliest (a conditional logit, gone uphill step by step). Printed for each game and situation:
how many choices there were, and the mean of log chance given to the card played, against one that knows no habits.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from forehand.bots import decide
from forehand.bots.habits import TRAITS, Witness, alternatives, chances, choices
from forehand.bots.imagined import imagine
from forehand.engine.cards import Seat
from forehand.engine.deal import turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin, new_deal
from forehand.engine.view import View, view
from forehand.games import GAMES

FILE = Path(__file__).parents[1] / "src/forehand/bots/habits.json"
STEPS, STEP = 150, 0.3
SHRINK = 2.0
"""How strongly weights are drawn to nothing: few choices make no habit."""

WORLDS = 16
"""So many worlds the deal as it is is held against."""

Played = tuple[Sequence[Sequence[float]], int]
"""The traits of the cards that might have been played, and which of them was."""


def turns(game: Game, number: int, seed: int, player: str) -> Iterator[tuple[View, Match, Random]]:
    """The turns of one deal, `club`'s calls among them: what the seat sees, the deal as it is, and the chance it is drawn by; at
    the end the deal that is over, as seat 0 sees it.
    """
    chance = Random(f"{game.ID} habits {seed} {number}")
    forehand = Seat(number % game.SEATS)
    pack = chance.sample(game.PACK, len(game.PACK))
    match = new_deal(begin(game, game.Options()), forehand, *game.deal_out(pack, forehand))
    while (seat := turn(match.deals[-1])) is not None:
        seen = view(match, seat, [None] * game.SEATS)
        yield seen, match, chance
        text = decide(seen, player if seen["phase"] == "playing" and "fold" not in seen["legal"] else "club", chance)
        match = act(match, read_action(game, text))
    yield view(match, Seat(0), [None] * game.SEATS), match, chance


def played(game: Game, number: int, seed: int, player: str) -> list[tuple[str, Played]]:
    """The choices of one deal, with their situations."""
    *_, (seen, _, _) = turns(game, number, seed, player)
    known = [(choice.situation, alternatives(choice, choice.since)) for choice in choices(seen)]
    return [(situation, choice) for situation, choice in known if choice is not None]


def fitted(choices: Sequence[Played]) -> list[float]:
    """The weights that make the choices likeliest, each step as long as its own steps before have it (Adagrad)."""
    weights, squares = [0.0] * len(TRAITS), [1e-9] * len(TRAITS)
    for _ in range(STEPS):
        slope = [-SHRINK * weight for weight in weights]
        for options, taken in choices:
            for number, (chance, option) in enumerate(zip(chances(weights, options), options, strict=True)):
                more = (number == taken) - chance
                for at, trait in enumerate(option):
                    if trait:
                        slope[at] += more * trait
        squares = [square + one * one for square, one in zip(squares, slope, strict=True)]
        weights = [
            weight + STEP * one / square**0.5 for weight, one, square in zip(weights, slope, squares, strict=True)
        ]
    return [round(weight, 2) for weight in weights]


def tellings(game: Game, number: int, seed: int, player: str) -> list[float]:
    """At each choice of one deal: the logarithm of how much likelier the habits make the deal as it is than others that agree
    with what the seat sees.
    """
    found: list[float] = []
    for seen, match, chance in turns(game, number, seed, player):
        witness = Witness(seen)
        if seen["phase"] == "playing" and len(seen["legal"]) > 1 and witness:
            drawn = [deal.hands for deal in islice(imagine(seen, chance).deals, WORLDS)]
            others = fmean(witness.likelihood(hands) for hands in drawn)
            found.append(log(witness.likelihood(match.deals[-1].hands) / others))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="expert")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--tell", action="store_true", help="learn nothing, but print what the habits tell")
    asked = parser.parse_args()
    if asked.tell:
        tell(asked.games, range(asked.deals), asked.seed, asked.player)
    else:
        learn(asked.games, range(asked.deals), asked.seed, asked.player)


def tell(games: Sequence[str], deals: Iterable[int], seed: int, player: str) -> None:
    """Print how much likelier the habits make the deals as they are than others."""
    for name in games:
        means = [fmean(found) for number in deals if (found := tellings(GAMES[name], number, seed, player))]
        half = 1.96 * stdev(means) / sqrt(len(means))
        print(
            f"{name:12} {len(means)} deals, {fmean(means):+.2f} ± {half:.2f}: {exp(fmean(means)):.2f} times as likely"
        )


def learn(games: Sequence[str], deals: Iterable[int], seed: int, player: str) -> None:
    """Write the habits of those games, and print how well they tell a card from others."""
    habits: dict[str, dict[str, list[float]]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for name in games:
        by_situation: dict[str, list[Played]] = defaultdict(list)
        for number in deals:
            for situation, choice in played(GAMES[name], number, seed, player):
                by_situation[situation].append(choice)
        habits[name] = {}
        for situation, found in sorted(by_situation.items()):
            habits[name][situation] = weights = fitted(found)
            told = sum(log(chances(weights, options)[taken]) for options, taken in found) / len(found)
            blind = -sum(log(len(options)) for options, _ in found) / len(found)
            print(f"{name} {situation:32} {len(found):6} choices {told:.2f} against {blind:.2f}", flush=True)
    FILE.write_text(in_lines(habits), "utf-8")


def in_lines(habits: Mapping[str, Mapping[str, Sequence[float]]]) -> str:
    """The file's text, a line a situation."""
    games = (
        f"{json.dumps(name)}: {{\n"
        + ",\n".join(f"  {json.dumps(each)}: {weights}" for each, weights in of.items())
        + "\n}"
        for name, of in habits.items()
    )
    return "{" + ",\n".join(games) + "}\n"


if __name__ == "__main__":
    main()
