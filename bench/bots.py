"""How strong the computer players are: duplicate deals, every seating, points a deal with 95 % intervals.

    python bench/bots.py club beginner --deals 200
    python bench/bots.py club random --game preference --options '{"jump_bids": true}'

Two kinds of player, A and B, play each deal in every way of sitting that gives both the same cards: in games of pairs A
once in each pair, with three seats A once alone and once as two in each seat. What is printed is how many points a deal and
seat A makes more than B, and which contracts each has played and made. Packs come from the seed alone.
"""

import argparse
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from forehand.bots import LEVELS, decide
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import act, begin, new_deal
from forehand.engine.options import read_options
from forehand.engine.view import View, view
from forehand.games import GAMES

Lineup = tuple[str, ...]


def main() -> None:
    asked = _arguments()
    for name in [asked.game] if asked.game else GAMES:
        game = GAMES[name]
        options = read_options(game.Options, json.loads(asked.options))
        began = time.perf_counter()
        contest = play_contest(game, options, asked.players, asked.deals, asked.seed)
        _report(game, contest, asked.players, time.perf_counter() - began)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("players", nargs=2, choices=(*LEVELS, "random"))
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--options", default="{}", help="house rules as JSON")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


@dataclass
class Contest:
    """What came of a number of deals between two kinds of player."""

    differences: list[float] = field(default_factory=list[float])
    """A deal each: A's points a seat less B's, over all seatings."""
    tried: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    made: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    undeclared: Counter[str] = field(default_factory=Counter[str])
    folds: Counter[str] = field(default_factory=Counter[str])
    plays: int = 0
    slowest: float = 0.0
    """The longest decision, in seconds."""


def play_contest(game: Game, options: Any, players: tuple[str, str], deals: int, seed: int) -> Contest:
    contest = Contest()
    for number in range(deals):
        chance = random.Random(f"{game.ID} {seed} {number}")
        pack = chance.sample(game.PACK, len(game.PACK))
        forehand = Seat(number % game.SEATS)
        gains: dict[str, list[float]] = {player: [] for player in players}
        for lineup in seatings(game, players):
            deal = play_deal(game, options, pack, forehand, lineup, chance, contest)
            _count(game, deal, lineup, gains, contest)
        contest.differences.append(fmean(gains[players[0]]) - fmean(gains[players[1]]))
    return contest


def seatings(game: Game, players: tuple[str, str]) -> Iterator[Lineup]:
    """Who sits where: the members of a side are of one kind, and both kinds are there."""
    for kinds in product(players, repeat=len(game.SIDES)):
        if len(set(kinds)) > 1:
            side_of = {seat: kind for side, kind in zip(game.SIDES, kinds, strict=True) for seat in side}
            yield tuple(side_of[Seat(seat)] for seat in range(game.SEATS))


def play_deal(
    game: Game,
    options: Any,
    pack: list[Any],
    forehand: Seat,
    lineup: Lineup,
    chance: random.Random,
    contest: Contest,
) -> Deal:
    hands, stock = game.deal_out(pack, forehand)
    match = new_deal(begin(game, options), forehand, hands, stock)
    while (seat := turn(match.deals[-1])) is not None:
        seen = view(match, seat, [None] * game.SEATS)
        began = time.perf_counter()
        text = action_of(lineup[seat], seen, chance)
        contest.slowest = max(contest.slowest, time.perf_counter() - began)
        match = act(match, read_action(game, text))
    return match.deals[-1]


def action_of(player: str, seen: View, chance: random.Random) -> str:
    """What the player does; a random one does anything legal."""
    if player != "random":
        return decide(seen, player, chance)
    if choose := seen["choose"]:
        return "discard:" + ",".join(sorted(chance.sample(choose["from"], choose["count"]), key=seen["hand"].index))
    return chance.choice(seen["legal"])


def _count(game: Game, deal: Deal, lineup: Lineup, gains: Mapping[str, list[float]], contest: Contest) -> None:
    points = [0.0] * game.SEATS
    for line in game.score(deal):
        for seat in line.seats:
            points[seat] += line.points
    for seat, player in enumerate(lineup):
        gains[player].append(points[seat])
    contest.plays += 1
    contest.folds.update(lineup[seat] for seat, call in deal.calls if str(call) == "fold")
    if deal.declarer is None:
        contest.undeclared[str(deal.contract)] += 1
        return
    player = lineup[deal.declarer]
    contest.tried[player][str(deal.contract)] += 1
    contest.made[player][str(deal.contract)] += points[deal.declarer] > 0


def _report(game: Game, contest: Contest, players: tuple[str, str], seconds: float) -> None:
    mean, spread = fmean(contest.differences), stdev(contest.differences)
    interval = 1.96 * spread / sqrt(len(contest.differences))
    print(f"{game.ID}: {players[0]} over {players[1]} {mean:+.2f} ± {interval:.2f} points a deal and seat")
    print(
        f"  {len(contest.differences)} deals, {contest.plays} plays, {seconds:.0f} s, slowest {contest.slowest * 1e3:.0f} ms"
    )
    for contract, count in contest.undeclared.items():
        print(f"  {contract}: {count / contest.plays:.0%} of plays")
    for player in dict.fromkeys(players):
        tried, made = contest.tried[player], contest.made[player]
        if tried:
            print(
                f"  {player}: made {made.total()} of {tried.total()} ({made.total() / tried.total():.0%})",
                end="",
            )
            print(f", folds {contest.folds[player]}" if contest.folds else "")
            print("    " + ", ".join(f"{name} {made[name]}/{tried[name]}" for name in sorted(tried)))


if __name__ == "__main__":
    main()
