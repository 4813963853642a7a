"""Deciding by imagined deals: what each action leads to, over ways in which the cards may lie, all cards known in each.

Once the bidding is over the calls to come are imagined as the policy of the game would make them, and the play that
follows as the solver finds it. What counts is points, not tricks, and the match where a deal can end it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from statistics import fmean
from typing import cast

from forehand.bots.chance import Chance
from forehand.bots.imagined import Imagined, gain, imagine
from forehand.bots.levels import Level
from forehand.bots.open_cards import Outcome, Solvers, outcomes_after
from forehand.bots.reading import pairs
from forehand.engine.actions import Discard
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, apply, turn
from forehand.engine.game import read_action
from forehand.engine.match import Match
from forehand.engine.view import View
from forehand.engine.view import view as seen_by

Judge = Callable[[View], dict[str, float]]
"""A policy: what each action is worth to the seat to act."""

BONUS: Mapping[str, float] = {"perfrance": 25.0, "preference": 15.0, "priffe": 15.0, "five-hundred": 120.0}
"""What a match won is worth, in points of its last deal, and a match lost costs."""
CANDIDATES = 6
"""So many of the actions that the policy likes best are imagined before the play."""
UNLIKELY = 0.3
"""How likely a seat is to have called as it did where the policy would have called otherwise with those cards, against
where it would have called so."""
DRAWN = 2
"""So many worlds are drawn for each that is thought through: those are the likelier ones."""


@dataclass(frozen=True)
class Thoughts:
    """What came of thinking actions through in a number of worlds."""

    values: Mapping[str, float]
    """The points to be expected after each action, on the seat's own account."""
    best_in: Mapping[str, int]
    """In how many of the worlds no other action does better."""
    worlds: int


def think(view: View, level: Level, judge: Judge, worth: Mapping[str, float], random: Chance) -> Thoughts | None:
    """What the actions lead to. `worth` is what the policy makes of them. None where the level does not think so far, or
    nothing could be thought through. Raises NoWorld.

    The bidding is not thought through: with all cards known both sides play too well for what a bid is worth among people who
    have to guess, and it was measured to bid far too much.
    """
    playing = view["phase"] == "playing"
    if not playing and (not level.rolls_out or view["phase"] == "bidding"):
        return None
    imagined = _likely(view, level.worlds, judge if level.weighs else None, random)
    solvers = Solvers()  # which remember nothing, so that the same question has the same answer
    if playing:
        gains = _after_plays(solvers, imagined, level.positions)
    else:
        candidates = nlargest(CANDIDATES, worth, key=worth.__getitem__)
        gains = _after_calls(solvers, imagined, candidates, judge, level.positions)
    return _thoughts(gains) if gains else None


def _thoughts(gains: Sequence[Mapping[str, float]]) -> Thoughts:
    """From what each action brings in each world."""
    values = {action: fmean(world[action] for world in gains) for action in gains[0]}
    best_in = {action: sum(world[action] >= max(world.values()) for world in gains) for action in values}
    return Thoughts(values, best_in, len(gains))


# Worlds


def _likely(view: View, count: int, judge: Judge | None, random: Chance) -> Imagined:
    """So many deals that agree with the view; with a policy those in which it would have called as was called."""
    if judge is None or not _others_have_called(view):
        return imagine(view, count, random)
    imagined = imagine(view, DRAWN * count, random)
    keys = [random.random() ** (1 / _likelihood(imagined, view, deal, judge)) for deal in imagined.deals]
    best = nlargest(count, range(len(keys)), key=keys.__getitem__)
    return imagined.among([imagined.deals[number] for number in sorted(best)])


def _others_have_called(view: View) -> bool:
    """Whether there are calls of others that tell of their cards."""
    return any(seat != view["seat"] and text not in ("discard", "fold") for seat, text in pairs(view["calls"]))


def _likelihood(imagined: Imagined, view: View, deal: Deal, judge: Judge) -> float:
    """How likely the calls of the others are with these cards, against the likeliest ones."""
    likelihood = 1.0
    now = imagined.game.start(imagined.options, deal.dealt, deal.stock, deal.forehand)
    for seat, text in pairs(view["calls"]):
        if text == "fold":
            break
        if text.startswith("discard"):
            now = apply(now, Discard(deal.discarded[seat]))
            continue
        if seat != imagined.me and _idea(imagined.match, now, seat, judge) != text:
            likelihood *= UNLIKELY
        now = apply(now, read_action(imagined.game, text))
    return likelihood


def _idea(match: Match, deal: Deal, seat: Seat, judge: Judge) -> str:
    seen = seen_by(match.but(deals=(*match.deals[:-1], deal)), seat, ())
    if len(seen["legal"]) == 1:
        return seen["legal"][0]
    worth = judge(seen)
    return max(worth, key=worth.__getitem__)


# What actions lead to


def _after_plays(solvers: Solvers, imagined: Imagined, positions: int) -> list[dict[str, float]]:
    gains = _Gains(imagined)
    outcomes = outcomes_after(solvers, imagined.game, imagined.deals, positions)
    deal = imagined.deals[0]
    return [{text: gains.of(deal, after[text], imagined.me) for text in after} for after in outcomes]


def _after_calls(
    solvers: Solvers, imagined: Imagined, candidates: Sequence[str], judge: Judge, positions: int
) -> list[dict[str, float]]:
    """Worlds in which the play of some candidate is too long to be searched are left out."""
    share = positions // (len(candidates) * len(imagined.deals))
    actions = {text: read_action(imagined.game, text) for text in candidates}
    found = [
        {text: _end(solvers, imagined, apply(deal, action), judge, share) for text, action in actions.items()}
        for deal in imagined.deals
    ]
    return [cast(dict[str, float], world) for world in found if None not in world.values()]


def _end(solvers: Solvers, imagined: Imagined, deal: Deal, judge: Judge, positions: int) -> float | None:
    """What the deal brings when the calls go on by the policy and the cards are played as the solver would."""
    while (seat := turn(deal)) is not None and not deal.to_play:
        deal = apply(deal, read_action(imagined.game, _idea(imagined.match, deal, seat, judge)))
    if seat is None:
        return gain(imagined, deal, imagined.me, BONUS[imagined.game.ID])
    outcomes = outcomes_after(solvers, imagined.game, [deal], positions)
    if not outcomes:
        return None
    gains = _Gains(imagined)
    best = max(outcomes[0].values(), key=lambda outcome: gains.of(deal, outcome, seat))
    return gains.of(deal, best, imagined.me)


class _Gains:
    """What outcomes of a deal bring, each worked out once."""

    def __init__(self, imagined: Imagined) -> None:
        self._imagined = imagined
        self._known: dict[tuple[Outcome, Seat], float] = {}

    def of(self, deal: Deal, outcome: Outcome, seat: Seat) -> float:
        """Points for the seat; the deal's contract is the same in every call."""
        key = outcome, seat
        if key not in self._known:
            ended = deal.over(tricks=outcome.tricks, out=outcome.out)
            self._known[key] = gain(self._imagined, ended, seat, BONUS[self._imagined.game.ID])
        return self._known[key]
