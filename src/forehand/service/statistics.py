"""What all the deals that are kept for a person come to, a game at a time, those against computer players alone apart."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from math import sqrt
from statistics import fmean, stdev
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct, field

from forehand.engine.outcome import Answer, Role
from forehand.service.results import DealFacts
from forehand.store.base import Kept, Store, ToCount

Name = TypeVar("Name", bound=str)
Company = Literal["people", "computers"]
"""Who else was at the table: one other person at least, or computer players alone."""

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
PAGE = 2000
"""Results that are read at once."""


def facts_of(kept: Kept) -> DealFacts:
    """The facts of a result."""
    return _facts.decode(kept.body)


class Count(Struct, array_like=True):
    """Some of the deals, added up: how many, in how many the contract was made, and their points; kept as three numbers."""

    deals: int = 0
    made: int = 0
    points: int = 0

    def add(self, deal: DealFacts) -> None:
        """One more."""
        self.deals += 1
        self.made += bool(deal.made)
        self.points += deal.points


class Sums(Struct):
    """The deals of one game and one kind of table, added up as they come. `squares` are those of the points. `course` has the total
    after every `every` deals, twice as many whenever there are too many totals.
    """

    all: Count = field(default_factory=Count)
    squares: int = 0
    matches: int = 0
    won: int = 0
    roles: dict[Role, Count] = field(default_factory=dict[Role, Count])
    contracts: dict[str, Count] = field(default_factory=dict[str, Count])
    answers: dict[Answer, Count] = field(default_factory=dict[Answer, Count])
    days: dict[str, Count] = field(default_factory=dict[str, Count])
    course: list[int] = field(default_factory=list[int])
    every: int = 1

    def add(self, deal: DealFacts, day: str) -> None:
        """One more deal."""
        self.all.add(deal)
        self.squares += deal.points * deal.points
        if deal.won is not None:
            self.matches += 1
            self.won += deal.won
        self.roles.setdefault(deal.role, Count()).add(deal)
        if deal.role == "declarer":
            self.contracts.setdefault(deal.contract, Count()).add(deal)
        if deal.answer is not None:
            self.answers.setdefault(deal.answer, Count()).add(deal)
        self.days.setdefault(day, Count()).add(deal)
        if self.all.deals % self.every == 0:
            self.course.append(self.all.points)
        if len(self.course) > MOST_STEPS:
            self.course = self.course[1::2]
            self.every *= 2


Games = dict[str, dict[Company, Sums]]
"""What a person's results come to, by game and by who else was at the table."""

_games: "msgspec.json.Decoder[Games]" = msgspec.json.Decoder(Games)


async def statistics(store: Store, person: str, executor: Executor) -> Statistics:
    """What is kept for a person comes to. Of the results only those are read that have come since somebody last asked. The `executor`
    counts, so that no table waits for it. Raises StoreError.
    """
    loop = asyncio.get_running_loop()
    while True:
        found = await store.to_count(person, PAGE)
        games, sums = await loop.run_in_executor(executor, counted, found)
        kept = not found.results or await store.count_results(person, found, sums)
        if kept and len(found.results) < PAGE:
            return await loop.run_in_executor(executor, _told, games)


def counted(found: ToCount) -> tuple[Games, bytes]:
    """What the results come to with those that were to be counted, and the same to be kept."""
    games = {} if found.sums is None else _games.decode(found.sums)
    for kept in found.results:
        deal = facts_of(kept)
        sums = games.setdefault(deal.game, {}).setdefault("people" if deal.people else "computers", Sums())
        sums.add(deal, datetime.fromtimestamp(kept.at, UTC).date().isoformat())
    return games, msgspec.json.encode(games)


def _told(games: Games) -> Statistics:
    played = {game: Count(sum(kind.all.deals for kind in each.values())) for game, each in games.items()}
    return Statistics(
        [
            GameStatistics(game, _figures(games[game].get("people")), _figures(games[game].get("computers")))
            for game, _ in _most_first(played)
        ]
    )


def _figures(sums: Sums | None) -> Figures | None:
    if sums is None:
        return None
    total = sums.all
    return Figures(
        deals=total.deals,
        points=total.points,
        half=_half(total.deals, total.points, sums.squares) if total.deals >= ENOUGH else None,
        matches=sums.matches,
        won=sums.won,
        declarer=_part(sums, "declarer"),
        partner=_part(sums, "partner"),
        defender=_part(sums, "defender"),
        undeclared=_part(sums, "undeclared"),
        contracts=[Tried(name, some.deals, some.made, some.points) for name, some in _most_first(sums.contracts)],
        answers=[Answered(name, some.deals, some.points) for name, some in _most_first(sums.answers)],
        days=[Day(day, some.deals, some.points) for day, some in sorted(sums.days.items())],
        course=sums.course + [total.points] * (total.deals % sums.every > 0),
        every=sums.every,
    )


def _half(count: int, total: int, squares: int) -> float:
    """Half the 95 % interval of the mean, from the values' sum and the sum of their squares."""
    return 1.96 * sqrt((count * squares - total * total) / (count - 1)) / count


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half its 95 % interval."""
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return fmean(values), half


def _part(sums: Sums, role: Role) -> Part:
    some = sums.roles.get(role, Count())
    return Part(some.deals, some.made, some.points)


def _most_first(counts: Mapping[Name, Count]) -> list[tuple[Name, Count]]:
    return sorted(counts.items(), key=lambda one: (-one[1].deals, one[0]))
