"""How often something may be asked: a bucket of tokens for each asker."""

from collections.abc import Callable, Hashable
from time import monotonic

_MOST = 10_000
"""Askers remembered; beyond that those whose bucket is full again are forgotten."""


class Limit:
    """`burst` times at once, then `rate` times a second, for each key by itself."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[Hashable, tuple[float, float]] = {}

    def allows(self, key: Hashable = None) -> bool:
        """Whether once more is in order; if so it counts."""
        left = self.left(key)
        if left < 1:
            return False
        self._buckets[key] = (left - 1, self._now())
        if len(self._buckets) > _MOST:
            self._forget_full()
        return True

    def left(self, key: Hashable = None) -> float:
        """How many times would be in order now."""
        level, then = self._buckets.get(key, (self._burst, 0.0))
        return min(self._burst, level + (self._now() - then) * self._rate)

    def _forget_full(self) -> None:
        for key in [key for key in self._buckets if self.left(key) >= self._burst]:
            del self._buckets[key]
