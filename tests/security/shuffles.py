"""How evenly cards fall, as figures: `python -m tests.security.shuffles --deals 100000`.

For each game: every card to every place of the pack, every card to every seat and the stock, and who is forehand, each
against what a fair shuffle makes, by Pearson's chi-square. A deal puts each card in one place and one card in each
place; so the sum over the table of cards and places, times (n - 1) / n for n cards, has (n - 1)(places - 1) degrees of
freedom. Printed is how likely a fair shuffle is to be at least as uneven.
"""

import argparse
import math
import secrets
import sys
from collections.abc import Callable, Sequence

from forehand.engine.cards import each
from forehand.engine.game import Game
from forehand.engine.shuffle import shuffle
from forehand.games import GAMES

Secret = Callable[[int], tuple[bytes, list[bytes]]]


def from_system(seats: int) -> tuple[bytes, list[bytes]]:
    """A secret and salts as the server and its people draw them."""
    return secrets.token_bytes(32), [secrets.token_bytes(16) for _ in range(seats)]


def likelihoods(game: Game, deals: int, secret: Secret) -> dict[str, float]:
    """How likely a fair shuffle is to be as uneven as these deals, by what is counted."""
    size = len(game.PACK)
    number = {card: at for at, card in enumerate(game.PACK)}
    places = [[0] * size for _ in range(size)]
    seats = [[0] * size for _ in range(game.SEATS + 1)]
    forehands = [0] * game.SEATS
    for _ in range(deals):
        forehand, pack = shuffle(game, *secret(game.SEATS), None)
        forehands[forehand] += 1
        for place, card in zip(places, pack, strict=True):
            place[number[card]] += 1
        hands, stock = game.deal_out(pack, forehand)
        for seat, hand in zip(seats, hands, strict=False):
            for card in each(hand):
                seat[number[card]] += 1
        for card in stock:
            seats[-1][number[card]] += 1
    scale = (size - 1) / size
    uneven = scale * sum(_chi_square(row) for row in places)
    held = [row for row in seats if any(row)]
    by_seat = scale * sum(_chi_square(row) for row in held)
    return {
        "places": at_least(uneven, (size - 1) ** 2),
        "seats": at_least(by_seat, (size - 1) * (len(held) - 1)),
        "forehand": at_least(_chi_square(forehands), game.SEATS - 1),
    }


def _chi_square(counts: Sequence[int]) -> float:
    """Against even counts."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def at_least(chi_square: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is at least so large: 1 minus the regularised lower
    incomplete gamma function, by its series.
    """
    a, x = freedom / 2, chi_square / 2
    term = total = 1.0
    at = a
    while term > total * 1e-15:
        at += 1
        term *= x / at
        total += term
    return max(0.0, 1 - total * math.exp(a * math.log(x) - x - math.lgamma(a + 1)))


def main() -> int:
    """Print the figures; 1 where one is less likely than one in a million."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=100_000)
    asked = arguments.parse_args()
    least = 1.0
    for name, game in GAMES.items():
        found = likelihoods(game, asked.deals, from_system)
        least = min(least, *found.values())
        print(
            f"{name}, {asked.deals} deals: " + ", ".join(f"{what} p = {p:.3f}" for what, p in found.items()), flush=True
        )
    return int(least < 1e-6)


if __name__ == "__main__":
    sys.exit(main())
