"""How strong a computer player is, and in which ways it is weaker."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A manner of playing."""

    remembers: bool
    """Whether it remembers the tricks played, and so the voids shown and the cards gone."""
    caution: float
    """Tricks that it thinks its hand is worth less than it is, when it bids."""
    foresight: float
    """What the tricks of the hand that is left after a card count to it, against the trick under way."""
    slips: float
    """How often its second-best idea comes to it first."""
    minds_match: bool
    """Whether it minds what the match still needs."""
    pause: tuple[float, float]
    """Seconds that it seems to think: the least and the most."""


LEVELS = {
    "beginner": Level(remembers=False, caution=0.6, foresight=0.35, slips=0.15, minds_match=False, pause=(0.9, 2.6)),
    "club": Level(remembers=True, caution=0.0, foresight=1.0, slips=0.0, minds_match=True, pause=(0.7, 2.0)),
}
