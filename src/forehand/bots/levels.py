"""How strong a computer player is, and in which ways it is weaker."""

from dataclasses import dataclass, replace
from typing import Literal


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
    worlds: int = 0
    """How many ways for the unseen cards to lie it thinks through at most."""
    reads: bool = True
    """Whether it thinks some of them likelier than others, by what a declarer is likely to have kept."""
    infers: bool = False
    """Whether it minds how likely the others would have called as they did."""
    witnesses: bool = False
    """Whether it minds how likely they would have played the cards that they did."""
    aim: Literal["points", "tricks"] = "points"
    """What it plays for, with deals in mind."""
    rolls_out: bool = False
    """Whether it thinks discards, and the calls after the bidding, through as well as plays."""
    positions: int = 0
    """How many positions it looks at in one decision, over all worlds, at most; where three seats play each for itself,
    three times as many.
    """

    def drawing(self, worlds: int) -> "Level":
        """The same manner with another number of worlds, and as many positions for each."""
        return replace(self, worlds=worlds, positions=worlds * self.positions // self.worlds)


_CLUB = Level(remembers=True, caution=0.0, foresight=1.0, slips=0.0, minds_match=True, pause=(0.7, 2.0))

LEVELS = {
    "beginner": Level(remembers=False, caution=0.6, foresight=0.35, slips=0.15, minds_match=False, pause=(0.9, 2.6)),
    "club": _CLUB,
    "expert": replace(_CLUB, pause=(0.8, 2.2), worlds=10, positions=1_500_000),
    "master": replace(
        _CLUB, pause=(0.9, 2.4), worlds=64, infers=True, witnesses=True, rolls_out=True, positions=4_000_000
    ),
}

PLAIN = replace(_CLUB, pause=(0.0, 0.0), worlds=20, reads=False, aim="tricks", positions=3_000_000)
"""Plain sampling, to measure others against: 20 deals that agree with the voids shown, the most tricks in the mean, `club`'s
bidding. Nobody is offered it to play with."""
