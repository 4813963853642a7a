"""How long the analysis of a deal takes on one core, how soon its first decision is there, and how sure its values are.

    python bench/analysis.py                                   20 deals of each game
    python bench/analysis.py --games preference --deals 100

Times are processor time of one thread in user mode, so that a busy machine matters little. Deals come from the seed alone, and `club`
plays them; of those in which nobody plays a card there is nothing to analyse, and others come in their place. A standard error is the largest
among those of a decision's legal actions, in points, or in Preference also in tricks: what one more costs the declarer, or a seat where all have passed.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from resource import RUSAGE_SELF, getrusage
from statistics import fmean, median, quantiles

from forehand.bots import decide
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin, new_deal
from forehand.engine.view import view
from forehand.games import GAMES
from forehand.review import Decision, review
from forehand.review.looking import WORLDS

QUARTER = 0.25
"""Of a trick's worth: the standard error that is asked for."""


def deals(game: Game, seed: int) -> Iterator[Match]:
    """Matches of one deal each, played to its end."""
    number = 0
    while True:
        chance = Random(f"{game.ID} analysis {seed} {number}")
        forehand = Seat(number % game.SEATS)
        pack = chance.sample(game.PACK, len(game.PACK))
        match = new_deal(begin(game, game.Options()), forehand, *game.deal_out(pack, forehand))
        while (seat := turn(match.deals[-1])) is not None:
            text = decide(view(match, seat, [None] * game.SEATS), "club", chance)
            match = act(match, read_action(game, text))
        if match.deals[-1].played:
            yield match
        number += 1


def analysed(match: Match, worlds: int) -> tuple[list[Decision], list[float]]:
    """The decisions of the deal, and after how many seconds each was there."""
    began = getrusage(RUSAGE_SELF).ru_utime
    found: list[Decision] = []
    after: list[float] = []
    for decision in review(match, 1, Random("0 1"), worlds):
        found.append(decision)
        after.append(getrusage(RUSAGE_SELF).ru_utime - began)
    return found, after


def trick_worth(deal: Deal) -> float:
    """In Preference: what a trick costs the declarer who falls short, or who takes one in misère; or anybody where all have passed:
    2, and 1 that the others' mean is then better off.
    """
    if deal.contract is None or deal.declarer is None:
        return 3
    return 20 if deal.contract == "misere" else 10 * (int(deal.contract.rstrip("SCDHNT")) - 5)


def told(name: str, values: Sequence[float], unit: str) -> str:
    """The values in a line."""
    at_most = quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]
    return f"  {name}: mean {fmean(values):.2f}, median {median(values):.2f}, 95 % within {at_most:.2f}, at most {max(values):.2f} {unit}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--worlds", type=int, default=WORLDS)
    asked = parser.parse_args()
    for name in asked.games:
        of_game(GAMES[name], asked.deals, asked.seed, asked.worlds)


def of_game(game: Game, count: int, seed: int, worlds: int) -> None:
    """Analyse so many deals of a game, and print what that took."""
    first: list[float] = []
    whole: list[float] = []
    errors: list[float] = []
    costs: list[float] = []
    tricks: defaultdict[str, list[float]] = defaultdict(list)
    unseen, slow = 0, (0.0, "")
    for _, match in zip(range(count), deals(game, seed), strict=False):
        deal = match.deals[0]
        found, after = analysed(match, worlds)
        first.append(after[0])
        whole.append(after[-1])
        slow = max(slow, (after[-1], deal.contract or "passed out"))
        unseen += sum(one.seen is None for one in found)
        own = [max(value.error for value in one.seen.values()) for one in found if one.seen]
        errors += own
        costs += [one.cost.error for one in found if one.cost.error]
        if game.ID == "preference":
            kind = (
                "passed out" if deal.declarer is None else "misere" if deal.contract == "misere" else "tricks promised"
            )
            tricks[kind] += [error / trick_worth(deal) for error in own]
    print(f"{game.ID}, {count} deals, {len(errors) + unseen} decisions, {unseen} of them without values in sight")
    print(told("first result", first, "s"))
    print(told("a whole deal", whole, "s") + f" ({slow[1]})")
    print(told("standard error of a value", errors, "points"))
    print(told("standard error of a cost in doubt", costs, "points"))
    for kind, some in tricks.items():
        print(told(f"{kind}, standard error of a value", some, "tricks"))
        print(
            f"  at most a quarter of a trick in {sum(one <= QUARTER for one in some)} of {len(some)} decisions",
            flush=True,
        )


if __name__ == "__main__":
    main()
