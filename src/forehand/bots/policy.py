"""What a policy is, and what it would do in a deal that is only imagined."""

from collections.abc import Callable, Mapping
from typing import Protocol

from forehand.bots.codes import Code
from forehand.bots.levels import Level
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal
from forehand.engine.match import Match
from forehand.engine.view import View
from forehand.engine.view import view as seen_by


class Policy(Protocol):
    """How a game is played by rules of thumb; a module of each game is one."""

    @property
    def BONUS(self) -> float:
        """What a match won is worth, in points of its last deal, and a match lost costs."""
        ...

    @property
    def CODES(self) -> Mapping[str, Code]:
        """The reasons for calls that are made to tell the partner something."""
        ...

    def judge(self, view: View, level: Level) -> dict[str, float]:
        """What each action is worth to the seat to act, on a scale of this turn's own; of discards those that were
        tried.
        """
        ...

    def chance_of(self, view: View, level: Level, action: str) -> tuple[str, float] | None:
        """The contract that a call stands for, and how likely it is thought to be made; None for other actions."""
        ...


Judge = Callable[[View], dict[str, float]]
"""A policy as somebody of one level has it: what each action is worth to the seat to act."""


def idea_of(match: Match, deal: Deal, seat: Seat, judge: Judge) -> str:
    """What the policy does in the seat's place, in that deal of the match."""
    seen = seen_by(match.but(deals=(*match.deals[:-1], deal)), seat, ())
    if len(seen["legal"]) == 1:
        return seen["legal"][0]
    worth = judge(seen)
    return max(worth, key=worth.__getitem__)
