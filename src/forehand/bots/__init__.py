"""Computer players. They see nothing but their seat's view, and know nothing but the game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal

from forehand.bots import five_hundred, perfrance, preference, priffe, simplest
from forehand.bots.chance import Chance
from forehand.bots.claims import accepts_claim as _accepts_claim
from forehand.bots.levels import LEVELS as _LEVELS
from forehand.bots.levels import Level
from forehand.engine.view import View

LEVELS = tuple(_LEVELS)
"""The levels' names, the weakest first."""

_POLICIES: Mapping[str, Callable[[View, Level], str]] = MappingProxyType(
    {
        "perfrance": perfrance.decide,
        "preference": preference.decide,
        "priffe": priffe.decide,
        "five-hundred": five_hundred.decide,
    }
)


def decide(view: View, level: str, random: Chance) -> str:
    """The action, in its canonical text, that a player of that level takes when it is to act in this view.

    The same view, level and chance give the same action. Raises ValueError when the view's seat has nothing to decide.
    """
    if not view["legal"] and view["choose"] is None:
        raise ValueError("it is not this seat's turn")
    if len(view["legal"]) == 1:
        return view["legal"][0]
    policy = _POLICIES.get(view["game"])
    if policy is None:
        return simplest.decide(view, random)
    manner = _LEVELS[level]
    seen = view if manner.remembers else _forgetting(view)
    slips = random.random() < manner.slips
    idea = policy(seen, manner)
    others = [text for text in view["legal"] if text not in (idea, "fold")]
    if slips and view["phase"] == "playing" and idea != "fold" and others:
        return policy(_offered(seen, others), manner)
    return idea


def accepts_claim(view: View, seat: int, take: Literal["all", "none"], random: Chance) -> bool:
    """Whether the player in this view accepts the claim of another seat, whose cards lie open: that it takes all tricks
    to come, or none. Every level judges alike, and refuses where it can't be sure, as in a game that it has no policy
    for.
    """
    return view["game"] in _POLICIES and _accepts_claim(view, seat, take, random)


def thinking_time(level: str, random: Chance) -> float:
    """Seconds to wait before an action is made known, drawn without a look at the choice, so that nothing can be told
    from them.
    """
    least, most = _LEVELS[level].pause
    return least + (most - least) * random.random()


def _forgetting(view: View) -> View:
    """The view of one who sees no trick but the one under way."""
    seen = view.copy()
    seen["played"] = []
    return seen


def _offered(view: View, legal: list[str]) -> View:
    """The view of one to whom nothing but these actions comes."""
    seen = view.copy()
    seen["legal"] = legal
    return seen
