"""Deciding by imagined deals: what each action leads to, over ways in which the cards may lie, all cards known in each.

Once the bidding is over the calls to come are imagined as the policy of the game would make them, and the play that
follows as the solver finds it. What counts is points, not tricks, and the match where a deal can end it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice
from math import sqrt

from forehand.bots.chance import Chance
from forehand.bots.habits import Witness
from forehand.bots.imagined import imagine
from forehand.bots.inferring import Hearing, has_heard
from forehand.bots.levels import Level
from forehand.bots.open_cards import Solvers, each_for_itself, outcomes_after
from forehand.bots.outcomes import Brought, Gains
from forehand.bots.policy import Policy, idea_of
from forehand.engine.deal import Deal, apply, turn
from forehand.engine.game import read_action
from forehand.engine.view import View
from forehand.solver.position import COMPILED

CANDIDATES = 6
"""So many of the actions that the policy likes best are imagined before the play."""
BATCH = 16
"""After so many worlds, and again and again, it is looked whether more are needed."""
ALONE = 3
"""So many positions of three sides are looked at in the time of one with two."""
UNCOMPILED = 100
"""So many times fewer positions are looked at where the solver could not be compiled: people wait."""
CHOSEN_FROM = 4
"""Of so many worlds one is thought through, the likelier ones rather, where others have played."""
SURE = 3.0
"""So many standard errors ahead of every other action the best one is taken without more worlds."""


@dataclass(frozen=True)
class Thoughts:
    """What came of thinking actions through in a number of worlds."""

    values: Mapping[str, float]
    """The points to be expected after each action, on the seat's own account."""
    best_in: Mapping[str, float]
    """In what part of the worlds no other action does better, a likelier world counting for more; 1 is all of them."""
    made_in: Mapping[str, float] | None
    """In what part of them the contract is made after each; None where nobody plays a contract of his own."""
    worlds: int


@dataclass(frozen=True, slots=True)
class _World:
    """A deal thought through: how likely it is against others, and what each action brings in it."""

    weight: float
    gains: Mapping[str, float]
    made: Mapping[str, bool | None]


def think(view: View, level: Level, policy: Policy, worth: Mapping[str, float], random: Chance) -> Thoughts | None:
    """What the actions lead to. `worth` is what the policy makes of them. None where the level does not think so far, or
    nothing could be thought through. Raises NoWorld.

    The bidding is not thought through: with all cards known both sides play too well for what a bid is worth among people who
    have to guess, and it was measured to bid far too much.
    """
    playing = view["phase"] == "playing"
    if not playing and (not level.rolls_out or view["phase"] == "bidding"):
        return None
    thinking = _Thinking(view, level, policy, random)
    if playing:
        worlds = thinking.after_plays()
    else:
        worlds = thinking.after_calls(nlargest(CANDIDATES, worth, key=worth.__getitem__))
    return _thoughts(worlds) if worlds else None


class _Thinking:
    """One decision. Its solvers remember nothing from before, so that the same question has the same answer."""

    def __init__(self, view: View, level: Level, policy: Policy, random: Chance) -> None:
        imagined = imagine(view, random, reads=level.reads)
        self._imagined = imagined
        self._level = level
        self._policy = policy
        self._solvers = Solvers()
        self._random = random
        self._witness = Witness(view) if level.witnesses and view["phase"] == "playing" else None
        self._hearing = Hearing(imagined, view, self._judge) if level.infers and has_heard(view) else None

    def _judge(self, view: View) -> dict[str, float]:
        return self._policy.judge(view, self._level)

    def after_plays(self) -> list[_World]:
        """What each card leads to, in as many worlds as it takes."""
        gains = Gains(self._imagined, self._level.aim, self._policy.BONUS)
        worlds: list[_World] = []
        deal, me = self._imagined.match.deals[-1], self._imagined.me
        for batch in self._batches():
            outcomes = outcomes_after(self._solvers, self._imagined.game, batch, self._left(deal))
            found = [{text: gains.of(deal, after[text], me) for text in after} for after in outcomes]
            worlds += self._weighed(batch, found)
            if len(found) < len(batch) or settled(worlds):
                break
        return worlds

    def after_calls(self, candidates: Sequence[str]) -> list[_World]:
        """What each call or discard leads to, in as many worlds as it takes."""
        actions = {text: read_action(self._imagined.game, text) for text in candidates}
        worlds: list[_World] = []
        for batch in self._batches():
            found: list[dict[str, Brought]] = []
            for deal in batch:
                ends = {text: self._end(apply(deal, action)) for text, action in actions.items()}
                brought = {text: end for text, end in ends.items() if end is not None}
                if len(brought) < len(ends):
                    break
                found.append(brought)
            worlds += self._weighed(batch, found)
            if len(found) < len(batch) or settled(worlds):
                break
        return worlds

    def _left(self, deal: Deal) -> int:
        """How many positions of that deal may still be looked at."""
        searched = self._solvers.two_sides.searched + self._solvers.alone.searched // ALONE
        most = self._level.positions if COMPILED else self._level.positions // UNCOMPILED
        left = max(0, most - searched)
        return ALONE * left if each_for_itself(self._imagined.game, deal) else left

    def _batches(self) -> Iterator[list[Deal]]:
        left = self._level.worlds
        while left > 0:
            yield self._drawn(min(BATCH, left))
            left -= BATCH

    def _drawn(self, count: int) -> list[Deal]:
        """So many deals, rather those in which the others would have played as they did."""
        if not self._witness:
            return list(islice(self._imagined.deals, count))
        drawn = list(islice(self._imagined.deals, CHOSEN_FROM * count))
        return chosen(drawn, [self._witness.likelihood(deal.hands) for deal in drawn], count, self._random)

    def _weighed(self, deals: Sequence[Deal], found: Sequence[Mapping[str, Brought]]) -> list[_World]:
        """Of as many deals as there is something found for."""
        return [
            _World(
                self._weight(deal),
                {text: brought.gain for text, brought in each.items()},
                {text: brought.made for text, brought in each.items()},
            )
            for deal, each in zip(deals, found, strict=False)
        ]

    def _weight(self, deal: Deal) -> float:
        return 1.0 if self._hearing is None else self._hearing.likelihood(deal)

    def _end(self, deal: Deal) -> Brought | None:
        """What the deal brings when the calls go on by the policy and the cards are played as the solver would. None where
        there is no time left to search it.
        """
        gains = Gains(self._imagined, self._level.aim, self._policy.BONUS)
        while (seat := turn(deal)) is not None and not deal.to_play:
            deal = apply(deal, read_action(self._imagined.game, idea_of(self._imagined.match, deal, seat, self._judge)))
        if seat is None:
            return gains.at_end(deal, self._imagined.me)
        outcomes = outcomes_after(self._solvers, self._imagined.game, [deal], self._left(deal))
        if not outcomes:
            return None
        best = max(outcomes[0].values(), key=lambda outcome: gains.of(deal, outcome, seat).gain)
        return gains.of(deal, best, self._imagined.me)


def chosen(deals: Sequence[Deal], weights: Sequence[float], count: int, random: Chance) -> list[Deal]:
    """So many of the deals, each as often as its weight has it, give or take one."""
    step = sum(weights) / count
    mark = random.random() * step
    found: list[Deal] = []
    for deal, weight in zip(deals, weights, strict=True):
        while mark < weight and len(found) < count:
            found.append(deal)
            mark += step
        mark -= weight
    return found + list(deals[-1:]) * (count - len(found))


def settled(worlds: Sequence[_World]) -> bool:
    """Whether more worlds would hardly change what is best: all other actions trail by `SURE` standard errors, or have
    brought the same in every world.
    """
    if len(worlds) < BATCH:
        return False
    means = _means(worlds)
    best = max(means, key=means.__getitem__)
    total = sum(world.weight for world in worlds)
    for text, mean in means.items():
        lead = means[best] - mean
        spread = sum((world.weight * (world.gains[best] - world.gains[text] - lead)) ** 2 for world in worlds)
        if lead < SURE * sqrt(spread) / total:
            return False
    return True


def _means(worlds: Sequence[_World]) -> dict[str, float]:
    return {text: _mean(worlds, lambda world, text=text: world.gains[text]) for text in worlds[0].gains}


def _mean(worlds: Sequence[_World], of: Callable[[_World], float]) -> float:
    """A likelier world counts for more."""
    return sum(world.weight * of(world) for world in worlds) / sum(world.weight for world in worlds)


def _thoughts(worlds: Sequence[_World]) -> Thoughts:
    best_in = {
        text: _mean(worlds, lambda world, text=text: world.gains[text] >= max(world.gains.values()))
        for text in worlds[0].gains
    }
    declared = all(made is not None for world in worlds for made in world.made.values())
    made_in = {text: _mean(worlds, lambda world, text=text: world.made[text] is True) for text in best_in}
    return Thoughts(_means(worlds), best_in, made_in if declared else None, len(worlds))
