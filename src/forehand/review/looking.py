"""Going through a deal again, decision by decision."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise

from forehand.bots import judge_of
from forehand.bots.chance import Chance
from forehand.bots.imagined import Imagined, imagine
from forehand.bots.inferring import Hearing, has_heard
from forehand.bots.open_cards import Outcome, Solvers, outcomes_after
from forehand.bots.outcomes import Gains
from forehand.bots.worlds import NoWorld
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, legal, turn
from forehand.engine.game import Game
from forehand.engine.match import Match
from forehand.engine.replay import positions
from forehand.engine.view import View, view
from forehand.review.decisions import Decision, Value, mean_of
from forehand.solver.search import Solver

WORLDS = 100
"""In so many ways the unseen cards are let lie: by the first half the best action is chosen, by the other its lead over
what was done is measured, so that no chance favours it."""
MOST = 4
"""So many times as many worlds are looked at where the values are not `SURE` before."""
SURE = 0.25
"""A standard error of at most this much of the least by which two results of the deal differ, often what a trick is worth."""
POSITIONS = 2_000_000
"""Looked at in one decision at most, over all worlds of a half."""
MORE_POSITIONS = 1_000_000
"""Once so many were looked at in a decision no further worlds are begun for the sake of surer values."""
KNOWN_POSITIONS = 3_000_000, 6_000_000, 12_000_000
"""The same with all cards known, in the first trick, the second, and each later one: where so many are not enough at the
beginning, it would take a great many more."""
KNOWN_ENTRIES = 1 << 19
"""Of the table of that one search, 40 bytes each. Where tricks are avoided four times as many as usual halve what is searched."""
FEWEST = 8
"""With fewer worlds nothing is said of what the seat could know."""
WORTH = 6.0
"""Where the calls make a few worlds so likely that all are worth fewer than this, the calls are not minded."""

Gained = Mapping[str, float]
"""The points that each action brings in one world."""


def review(match: Match, number: int, chance: Chance, worlds: int = WORLDS, *, first: int = 1) -> Iterator[Decision]:
    """Each decision in the play of a deal (counted from 1) where there was a choice, in order, from its action of the number
    `first` on. The calls before the play are not judged. IndexError where there is no such deal.
    """
    known = _Known(match.game)
    at: Match | None = None
    for action, (step, after) in enumerate(positions(match, number)):
        deal = None if at is None else at.deals[-1]
        last = len(match.deals[number - 1].actions)
        if at is not None and deal is not None and first <= action <= last and _chooses(deal):
            yield _decision(at, deal, str(step), action, chance, worlds, known)
        at = after


def _chooses(deal: Deal) -> bool:
    return bool(deal.to_play) and len(legal(deal)) > 1


def _decision(
    match: Match, deal: Deal, played: str, action: int, chance: Chance, worlds: int, known: "_Known"
) -> Decision:
    seat = Seat(turn(deal) or 0)
    opened = None
    if outcomes := known.outcomes(deal):
        facts = Imagined(match.game, match.options, match, seat, iter(()))
        opened = _gained(Gains(facts, "points", 0), deal, outcomes, seat)
    trick = len(deal.played) + 1
    try:
        seen = _Seen(view(match, seat, ()), chance)
        half = seen.look(worlds // 2)
    except NoWorld:
        half, seen = [], None
    if seen is None or len(half) < min(FEWEST, worlds // 2):
        return Decision(action, trick, seat, played, opened, None, 0, played, Value(0, 0))
    means = _means(half, seen.weights)
    best = max(means, key=lambda text: (means[text].mean, text == played))
    doubted = means[best].mean > means[played].mean
    whole = [*half, *(seen.look(worlds - worlds // 2) if doubted else [])]
    values = _means(whole, seen.weights)
    while len(whole) < MOST * worlds and seen.goes_on() and not _sure(whole, values.values()):
        whole += seen.look(max(1, worlds // 2))
        values = _means(whole, seen.weights)
    cost, leads = Value(0, 0), [each[best] - each[played] for each in whole[len(half) :]]
    if doubted and len(leads) > 1:
        cost = mean_of(leads, _minded(seen.weights[len(half) :]))
    return Decision(action, trick, seat, played, opened, values, len(whole), best, cost)


def known_outcomes(solvers: Solvers, game: Game, deal: Deal) -> Mapping[str, Outcome] | None:
    """What comes of each legal action when all cards are known and all play so; None where the search would take too long."""
    found = outcomes_after(solvers, game, [deal], KNOWN_POSITIONS[min(len(deal.played), len(KNOWN_POSITIONS) - 1)])
    return found[0] if found else None


class _Known:
    """What comes of a deal with all cards known, from one decision to the next."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._solvers = Solvers(Solver(KNOWN_ENTRIES))
        self._given_up = -1

    def outcomes(self, deal: Deal) -> Mapping[str, Outcome] | None:
        """For each legal action; None where that takes too long. What took too long at one card of a trick takes hardly less
        at the next ones, so these are not tried.
        """
        trick = len(deal.played)
        if trick == self._given_up:
            return None
        found = known_outcomes(self._solvers, self._game, deal)
        if found is None:
            self._given_up = trick
        return found


class _Seen:
    """What one seat could make of its view at one moment."""

    def __init__(self, seen: View, chance: Chance) -> None:
        self._imagined = imagine(seen, chance)
        self._gains = Gains(self._imagined, "points", 0)
        judge = judge_of(seen["game"]) if has_heard(seen) else None
        self._hearing = None if judge is None else Hearing(self._imagined, seen, judge)
        self._solvers = Solvers()
        self.weights: list[float] = []
        self._whole = True

    def goes_on(self) -> bool:
        """Whether there are more worlds, and not too many positions in them."""
        searched = self._solvers.two_sides.searched + self._solvers.alone.searched
        return self._whole and searched < MORE_POSITIONS

    def look(self, worlds: int) -> list[Gained]:
        """What each action brings in that many more worlds, or in as many of them as could be searched."""
        deals = list(islice(self._imagined.deals, worlds))
        outcomes = outcomes_after(self._solvers, self._imagined.game, deals, POSITIONS)
        found = [
            _gained(self._gains, deal, each, self._imagined.me) for deal, each in zip(deals, outcomes, strict=False)
        ]
        self.weights += [self._weight(deal) for deal in deals[: len(found)]]
        self._whole = len(found) == worlds
        return found

    def _weight(self, deal: Deal) -> float:
        """How likely the others would have called as they did."""
        return 1.0 if self._hearing is None else self._hearing.likelihood(deal)


def _gained(gains: Gains, deal: Deal, outcomes: Mapping[str, Outcome], seat: Seat) -> Gained:
    return {text: gains.of(deal, outcome, seat).gain for text, outcome in outcomes.items()}


def _means(worlds: Sequence[Gained], weights: Sequence[float]) -> dict[str, Value]:
    minded = _minded(weights)
    return {text: mean_of([each[text] for each in worlds], minded) for text in worlds[0]}


def _sure(worlds: Sequence[Gained], values: Iterable[Value]) -> bool:
    """Whether more worlds would tell little more of the values that these gave."""
    results = sorted({round(gain, 6) for each in worlds for gain in each.values()})
    step = min((more - less for less, more in pairwise(results)), default=0.0)
    return all(round(value.error, 6) <= SURE * step for value in values)


def _minded(weights: Sequence[float]) -> Sequence[float]:
    """The weights, or even ones where they leave too few worlds to speak of."""
    total = sum(weights)
    worth = total * total / sum(weight * weight for weight in weights) if total > 0 else 0.0
    return weights if worth >= WORTH else [1.0] * len(weights)
