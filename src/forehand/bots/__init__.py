"""Computer players. They see nothing but their seat's view, and know nothing but the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from types import MappingProxyType
from typing import Literal

from forehand.bots import five_hundred, perfrance, preference, priffe, simplest
from forehand.bots.chance import Chance
from forehand.bots.claims import accepts_claim as _accepts_claim
from forehand.bots.levels import LEVELS as _LEVELS
from forehand.bots.levels import PLAIN, Level
from forehand.bots.policy import Judge, Policy
from forehand.bots.reasons import Reason, why
from forehand.bots.thinking import Thoughts, think
from forehand.bots.worlds import NoWorld
from forehand.engine.view import View

LEVELS = tuple(_LEVELS)
"""The levels' names, the weakest first."""

_MANNERS = MappingProxyType({**_LEVELS, "plain": PLAIN})
"""The levels, and `plain`, which serves to measure them."""

SAME = 0.01
"""Points that make no difference between two actions."""

_POLICIES: Mapping[str, Policy] = MappingProxyType(
    {"perfrance": perfrance, "preference": preference, "priffe": priffe, "five-hundred": five_hundred}
)


@dataclass(frozen=True)
class Advice:
    """An action, in its canonical text, and why. `thoughts` is None where it came from rules of thumb or was the only
    one.
    """

    action: str
    thoughts: Thoughts | None = None
    reasons: tuple[Reason, ...] = ()


def decide(view: View, level: str | Level, random: Chance, worlds: int | None = None) -> str:
    """The action, in its canonical text, that a player of that level, or of that manner, takes when it is to act in this
    view.

    The same view, level and chance give the same action. `worlds`: how many worlds a level that thinks in worlds is to
    draw at most, in place of its own number. Raises ValueError when the view's seat has nothing to decide.
    """
    return _decided(view, _manner(level, worlds), random).action


def advise(view: View, level: str | Level, random: Chance, worlds: int | None = None) -> Advice:
    """The same with its reasons."""
    manner = _manner(level, worlds)
    decision = _decided(view, manner, random)
    action = decision.action
    if len(view["legal"]) == 1:
        return Advice(action, reasons=(Reason("only"),))
    policy = _POLICIES.get(view["game"])
    if policy is None:
        return Advice(action, reasons=(Reason("rules"),))
    seen = _as_remembered(view, manner)
    reasons = why(
        seen,
        action,
        decision.worth,
        decision.thoughts,
        lambda text: policy.chance_of(seen, manner, text),
        policy.CODES.get(action),
    )
    return Advice(action, decision.thoughts, reasons)


def _manner(level: str | Level, worlds: int | None) -> Level:
    manner = _MANNERS[level] if isinstance(level, str) else level
    return manner if worlds is None or not manner.worlds else manner.drawing(worlds)


@dataclass(frozen=True, slots=True)
class _Decision:
    action: str
    worth: Mapping[str, float] = field(default_factory=dict[str, float])
    """What the policy makes of the actions, where it was asked."""
    thoughts: Thoughts | None = None


def _decided(view: View, manner: Level, random: Chance) -> _Decision:
    if not view["legal"] and view["choose"] is None:
        raise ValueError("it is not this seat's turn")
    if len(view["legal"]) == 1:
        return _Decision(view["legal"][0])
    policy = _POLICIES.get(view["game"])
    if policy is None:
        return _Decision(simplest.decide(view, random))
    slips = random.random() < manner.slips
    worth = policy.judge(_as_remembered(view, manner), manner)
    idea = max(worth, key=worth.__getitem__)
    if manner.worlds:
        action, thoughts = _thought_through(view, manner, policy, worth, idea, random)
        return _Decision(action, worth, thoughts)
    others = [text for text in worth if text not in (idea, "fold")]
    if slips and view["phase"] == "playing" and idea != "fold" and others:
        return _Decision(max(others, key=worth.__getitem__), worth)
    return _Decision(idea, worth)


def _thought_through(
    view: View, manner: Level, policy: Policy, worth: Mapping[str, float], idea: str, random: Chance
) -> tuple[str, Thoughts | None]:
    """The action that promises most points; between equals what the policy likes best, and where none could be thought
    through its `idea`.
    """
    try:
        thoughts = think(view, manner, policy, worth, random)
    except NoWorld:
        thoughts = None
    if thoughts is None:
        return idea, None
    most = max(thoughts.values.values()) - SAME
    best = [text for text, value in thoughts.values.items() if value >= most]
    return max(best, key=lambda text: worth.get(text, -inf)), thoughts


def accepts_claim(view: View, seat: int, take: Literal["all", "none"], random: Chance) -> bool:
    """Whether the player in this view accepts the claim of another seat, whose cards lie open: that it takes all tricks
    to come, or none. Every level judges alike, and refuses where it can't be sure, as in a game that it has no policy
    for.
    """
    return view["game"] in _POLICIES and _accepts_claim(view, seat, take, random)


def judge_of(game: str) -> Judge | None:
    """What rules of thumb make of each action in a view of that game; None for a game that there are none for."""
    policy = _POLICIES.get(game)
    return None if policy is None else lambda view: policy.judge(view, _LEVELS[LEVELS[-1]])


def thinking_time(level: str, random: Chance) -> float:
    """Seconds to wait before an action is made known, drawn without a look at the choice, so that nothing can be told
    from them.
    """
    least, most = _LEVELS[level].pause
    return least + (most - least) * random.random()


def _as_remembered(view: View, manner: Level) -> View:
    """What a player of that manner has in mind: one who forgets sees no trick but the one under way."""
    if manner.remembers:
        return view
    seen = view.copy()
    seen["played"] = []
    return seen
