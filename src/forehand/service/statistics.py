"""What all the deals that are kept for a person come to, a game at a time, those against computer players alone apart."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import accumulate
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import TypeVar

import msgspec
from msgspec import Struct

from forehand.engine.outcome import Answer, Role
from forehand.service.results import DealFacts
from forehand.store.base import Kept

Name = TypeVar("Name", bound=str)
One = TypeVar("One")

ENOUGH = 30
"""Deals from which on an interval is told; of fewer it would promise too much."""


class Part(Struct, frozen=True):
    """Some of the deals: how many, in how many the contract was made, and their points together."""

    deals: int
    made: int
    points: int


class Tried(Struct, frozen=True):
    """A contract that the person declared: how often, how often it was made, and the points together."""

    contract: str
    tried: int
    made: int
    points: int


class Answered(Struct, frozen=True):
    """The deals in which the person, asked as a defender, gave that answer, and their points together."""

    answer: Answer
    deals: int
    points: int


class Day(Struct, frozen=True):
    """The deals of a day (2026-11-30, by UTC), and their points together."""

    day: str
    deals: int
    points: int


class Figures(Struct, frozen=True):
    """Some deals of one game. `half` is half the 95 % interval of the points a deal, null while there are too few deals. `matches`
    are those that were played to their end. `contracts` and `answers` are those there are, the most frequent first. `course` is
    the total after every `every` deals, and last after all of them.
    """

    deals: int
    points: int
    half: float | None
    matches: int
    won: int
    declarer: Part
    partner: Part
    defender: Part
    undeclared: Part
    contracts: list[Tried]
    answers: list[Answered]
    days: list[Day]
    course: list[int]
    every: int


class GameStatistics(Struct, frozen=True):
    """A game: at tables with other people, and against computer players alone; null where there was no deal."""

    game: str
    people: Figures | None
    computers: Figures | None


class Statistics(Struct, frozen=True):
    """All that is kept for a person, the game played most first."""

    games: list[GameStatistics]


_facts: "msgspec.json.Decoder[DealFacts]" = msgspec.json.Decoder(DealFacts)

MOST_STEPS = 120
"""Totals on the way to the last one: as many as a picture has room for."""

Fact = tuple[Kept, DealFacts]


def facts_of(kept: Kept) -> DealFacts:
    """The facts of a result."""
    return _facts.decode(kept.body)


def statistics_of(kept: Sequence[Kept]) -> Statistics:
    """What a person's results come to."""
    facts = [(one, facts_of(one)) for one in kept]
    games = _most_first(_grouped((fact.game, (one, fact)) for one, fact in facts))
    return Statistics([_game(game, some) for game, some in games])


def _game(game: str, facts: list[Fact]) -> GameStatistics:
    people = [fact for fact in facts if fact[1].people]
    alone = [fact for fact in facts if not fact[1].people]
    return GameStatistics(game, _figures(people), _figures(alone))


def _figures(facts: list[Fact]) -> Figures | None:
    if not facts:
        return None
    deals = [fact for _, fact in facts]
    points = [deal.points for deal in deals]
    every = ceil(len(points) / MOST_STEPS)
    ended = [deal.won for deal in deals if deal.won is not None]
    return Figures(
        deals=len(deals),
        points=sum(points),
        half=interval(points)[1] if len(points) >= ENOUGH else None,
        matches=len(ended),
        won=sum(ended),
        declarer=_part(deals, "declarer"),
        partner=_part(deals, "partner"),
        defender=_part(deals, "defender"),
        undeclared=_part(deals, "undeclared"),
        contracts=_contracts([deal for deal in deals if deal.role == "declarer"]),
        answers=_answers(deals),
        days=_days(facts),
        course=_course(points, every),
        every=every,
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half its 95 % interval."""
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return fmean(values), half


def _part(deals: Iterable[DealFacts], role: Role) -> Part:
    some = [deal for deal in deals if deal.role == role]
    return Part(len(some), sum(bool(deal.made) for deal in some), _points(some))


def _contracts(declared: list[DealFacts]) -> list[Tried]:
    return [
        Tried(contract, len(some), sum(bool(deal.made) for deal in some), _points(some))
        for contract, some in _most_first(_grouped((deal.contract, deal) for deal in declared))
    ]


def _answers(deals: list[DealFacts]) -> list[Answered]:
    asked = _grouped((deal.answer, deal) for deal in deals if deal.answer is not None)
    return [Answered(answer, len(some), _points(some)) for answer, some in _most_first(asked)]


def _days(facts: list[Fact]) -> list[Day]:
    days = _grouped((datetime.fromtimestamp(kept.at, UTC).date().isoformat(), fact) for kept, fact in facts)
    return [Day(day, len(some), _points(some)) for day, some in sorted(days.items())]


def _course(points: list[int], every: int) -> list[int]:
    totals = list(accumulate(points))
    return totals[every - 1 :: every] + totals[-1:] * (len(totals) % every > 0)


def _grouped(named: Iterable[tuple[Name, One]]) -> dict[Name, list[One]]:
    found: dict[Name, list[One]] = {}
    for name, one in named:
        found.setdefault(name, []).append(one)
    return found


def _most_first(groups: Mapping[Name, list[One]]) -> list[tuple[Name, list[One]]]:
    return sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))


def _points(deals: Iterable[DealFacts]) -> int:
    return sum(deal.points for deal in deals)
