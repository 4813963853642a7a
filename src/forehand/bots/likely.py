"""From an estimate of tricks to the chance of each number of tricks, and to points."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import erf, sqrt


@lru_cache(maxsize=4096)
def _chances(mean: float, sigma: float, most: int) -> tuple[float, ...]:
    below = [0.5 * (1 + erf((number + 0.5 - mean) / (sigma * sqrt(2)))) for number in range(most)]
    bounds = [0.0, *below, 1.0]
    return tuple(high - low for low, high in pairwise(bounds))


def chances(mean: float, sigma: float, most: int) -> tuple[float, ...]:
    """The chance of each number of tricks from 0 to `most`, where `mean` are expected, give or take `sigma`."""
    return _chances(round(mean, 2), sigma, most)


def expected(points: Callable[[int], float], mean: float, sigma: float, most: int) -> float:
    """The points to be expected, where `points` tells those for each number of tricks."""
    return sum(chance * points(number) for number, chance in enumerate(chances(mean, sigma, most)))


def at_least(tricks: int, mean: float, sigma: float, most: int) -> float:
    """The chance of so many tricks or more."""
    return sum(chances(mean, sigma, most)[tricks:])
