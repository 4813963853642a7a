"""What is found of one decision. All values are points on the account of the seat that acts, above the mean of those who
are not on its side; of a match that the deal would end only the points count.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from forehand.engine.cards import Seat

CLEAR = 2.0
"""So many standard errors a play has to cost before it is called a mistake."""


@dataclass(frozen=True, slots=True)
class Value:
    """A mean over imagined deals and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A card played, or a fold in the play, where there was a choice.

    `action` is its number among the deal's actions and `trick` that of its trick, both from 1. `open` are the values with
    all cards known under best play by all, `seen` those over `worlds` deals that the seat could not tell from this
    one; either is None where it could not be worked out. `best` is what the seat might have done instead, and `cost`
    what that would have brought, measured over other worlds than those it was chosen by.
    """

    action: int
    trick: int
    seat: Seat
    played: str
    open: Mapping[str, float] | None
    seen: Mapping[str, Value] | None
    worlds: int
    best: str
    cost: Value

    @property
    def mistake(self) -> bool:
        """Whether it was worse than `best` as far as the seat could know, beyond doubt."""
        return self.best != self.played and self.cost.mean > max(CLEAR * self.cost.error, 0.005)


def mean_of(values: Sequence[float], weights: Sequence[float]) -> Value:
    """The weighted mean and its standard error, which is without bound for fewer than two values."""
    total = sum(weights)
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True)) / total
    if len(values) < 2:
        return Value(mean, inf)
    spread = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    return Value(mean, sqrt(spread * len(values) / (len(values) - 1)) / total)


def lost(decisions: Iterable[Decision], seats: int) -> list[float]:
    """The points that each seat has lost by mistakes."""
    points = [0.0] * seats
    for each in decisions:
        if each.mistake:
            points[each.seat] += each.cost.mean
    return points
