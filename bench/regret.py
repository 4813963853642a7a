"""Measures what plays cost: points lost against the best play with all cards known, by players who all face the same positions.

    python bench/regret.py five-hundred master club "master infers=False" --deals 50
    python bench/regret.py preference "master aim='tricks'" "master aim='tricks' witnesses=False" --aim tricks

The first player plays the cards of every seat, after `club`'s calls; at each choice the others are asked what they would do.
With the aim at tricks these are counted in place of points, in deals with two sides who both want them. Printed are the points
that each loses a deal and seat, and how many more than the first, with intervals of 95 %: far fewer deals show a difference
than are needed between whole deals. A player is a level, and what is otherwise about it: any field of
`forehand.bots.levels.Level`.
"""

import argparse
import ast
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from forehand.bots import decide
from forehand.bots.imagined import Imagined
from forehand.bots.levels import LEVELS, PLAIN, Level
from forehand.bots.open_cards import Solvers, each_for_itself, outcomes_after
from forehand.bots.outcomes import Aim, Gains
from forehand.bots.play_rules import AVOIDING
from forehand.engine.cards import Seat
from forehand.engine.deal import turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin, new_deal
from forehand.engine.view import View, view
from forehand.games import GAMES


def player(text: str) -> Level:
    """A level, with some of its fields changed."""
    name, *changes = text.split()
    level = PLAIN if name == "plain" else LEVELS[name]
    fields: dict[str, Any] = {
        field: ast.literal_eval(value) for field, _, value in (one.partition("=") for one in changes)
    }
    return replace(level, **fields)


def losses(game: Game, number: int, seed: int, players: Sequence[Level], aim: Aim = "points") -> list[float] | None:
    """What each player would have lost in one deal, a seat; None for one in which nobody has this aim."""
    chance = Random(f"{game.ID} regret {seed} {number}")
    forehand = Seat(number % game.SEATS)
    pack = chance.sample(game.PACK, len(game.PACK))
    match = new_deal(begin(game, game.Options()), forehand, *game.deal_out(pack, forehand))
    lost = [0.0] * len(players)
    while (seat := turn(match.deals[-1])) is not None:
        seen = view(match, seat, [None] * game.SEATS)
        if aim == "tricks" and seen["phase"] == "playing" and not for_tricks(game, match):
            return None
        text = called(seen, chance)
        if text is None:
            worth = open_worth(game, match, seat, aim)
            texts = [decide(seen, manner, Random(f"{number} {at}")) for at, manner in enumerate(players)]
            best = max(worth[each] for each in seen["legal"])
            lost = [sofar + best - worth[each] for sofar, each in zip(lost, texts, strict=True)]
            text = texts[0]
        match = act(match, read_action(game, text))
    return [each / game.SEATS for each in lost]


def called(seen: View, chance: Random) -> str | None:
    """What `club` does where it is no card that is chosen; a fold is then out of the question."""
    if seen["phase"] != "playing" or "fold" in seen["legal"]:
        text = decide(seen, "club", chance)
        if seen["phase"] != "playing" or text == "fold":
            return text
        seen["legal"].remove("fold")
    return seen["legal"][0] if len(seen["legal"]) == 1 else None


def for_tricks(game: Game, match: Match) -> bool:
    """Whether two sides play, both for tricks."""
    deal = match.deals[-1]
    return deal.contract not in AVOIDING and not each_for_itself(game, deal)


def open_worth(game: Game, match: Match, seat: Seat, aim: Aim) -> Mapping[str, float]:
    """Points to be had after each action, or tricks, all cards known and played at their best."""
    deal = match.deals[-1]
    gains = Gains(Imagined(game, match.options, match, seat, iter(())), aim, 0.0)
    outcomes = outcomes_after(Solvers(), game, [deal])[0]
    return {text: gains.of(deal, outcome, seat).gain for text, outcome in outcomes.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", nargs="+", type=str, help='a level, such as master or "master infers=False"')
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--aim", choices=["points", "tricks"], default="points")
    asked = parser.parse_args()
    players = [player(text) for text in asked.players]
    counted = (losses(GAMES[asked.game], number, asked.seed, players, asked.aim) for number in range(asked.deals))
    found = [each for each in counted if each is not None]
    for at, name in enumerate(asked.players):
        more = [each[at] - each[0] for each in found]
        half = 1.96 * stdev(more) / sqrt(len(more))
        print(
            f"{name:30} loses {fmean(each[at] for each in found):.3f}, {fmean(more):+.3f} ± {half:.3f} against the first"
        )


if __name__ == "__main__":
    main()
