"""What many deals come to, added up as they come."""

from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from random import Random
from statistics import stdev
from typing import get_args

import msgspec
import pytest

from forehand.engine.outcome import Answer, Role
from forehand.service.results import DealFacts
from forehand.service.statistics import Figures, Statistics, counted, interval, statistics
from forehand.store.base import Kept, Result, ToCount
from forehand.store.sqlite import open_store

DAY = 86400


def facts(chance: Random) -> DealFacts:
    """A deal of anything."""
    answers: tuple[Answer, ...] = get_args(Answer)
    roles: tuple[Role, ...] = get_args(Role)
    return DealFacts(
        game=chance.choice(("priffe", "preference")),
        seat=0,
        role=chance.choice(roles),
        contract=chance.choice(("6S", "7H", "null")),
        made=chance.choice((True, False, None)),
        points=chance.randrange(-300, 300),
        tricks=3,
        answer=chance.choice((None, *answers)),
        people=chance.choice((0, 0, 2)),
        won=chance.choice((None, None, True, False)),
    )


async def told(folder: Path, deals: list[DealFacts], at_once: int) -> Statistics:
    """What so many deals come to where somebody asks for it after every few."""
    store = open_store(folder)
    await store.append("one", 1, [b"{}"])
    await store.keep_results("one", 0, "ada", 1)
    with ThreadPoolExecutor(1) as executor:
        for first in range(0, len(deals), at_once):
            some = enumerate(deals[first : first + at_once], first + 1)
            results = [Result(0, 1 + n, 1, n, n * DAY // 10, msgspec.json.encode(deal)) for n, deal in some]
            await store.add_results("one", results, 1 + first + at_once)
            found = await statistics(store, "ada", executor)
    store.close()
    return found


def check(figures: Figures, deals: list[DealFacts]) -> None:
    """The figures are those of the deals, one by one."""
    points = [deal.points for deal in deals]
    assert (len(deals), sum(points)) == (figures.deals, figures.points)
    assert pytest.approx(1.96 * stdev(points) / len(points) ** 0.5) == figures.half
    assert pytest.approx(interval(points)[1]) == figures.half
    ended = [deal.won for deal in deals if deal.won is not None]
    assert (len(ended), sum(ended)) == (figures.matches, figures.won)
    defended = [deal for deal in deals if deal.role == "defender"]
    made = sum(bool(deal.made) for deal in defended)
    part = figures.defender
    assert (len(defended), made, sum(deal.points for deal in defended)) == (part.deals, part.made, part.points)
    tried = [deal for deal in deals if deal.role == "declarer"]
    assert len(tried) == sum(one.tried for one in figures.contracts) == figures.declarer.deals
    assert [one.tried for one in figures.contracts] == sorted((one.tried for one in figures.contracts), reverse=True)
    assert sum(deal.answer is not None for deal in deals) == sum(one.deals for one in figures.answers)
    assert [len(deals), sum(points)] == [sum(d.deals for d in figures.days), sum(d.points for d in figures.days)]
    totals = list(accumulate(points))
    ends = [*range(figures.every, len(points) + 1, figures.every)]
    assert figures.course == [totals[end - 1] for end in ends] + totals[-1:] * (len(points) % figures.every > 0)
    assert 60 <= len(figures.course) <= 121


@pytest.mark.parametrize("at_once", [37, 5000])
async def test_deals_that_are_counted_as_they_come_make_the_figures_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr("forehand.service.statistics.PAGE", 100)
    chance = Random(7)
    deals = [facts(chance) for _ in range(1500)]
    found = await told(tmp_path, deals, at_once)
    assert {"priffe", "preference"} == {game.game for game in found.games}
    for game in found.games:
        of_game = [deal for deal in deals if deal.game == game.game]
        assert game.people is not None
        assert game.computers is not None
        check(game.people, [deal for deal in of_game if deal.people])
        check(game.computers, [deal for deal in of_game if not deal.people])


def test_what_is_kept_of_the_deals_does_not_grow_with_their_number() -> None:
    body = msgspec.json.encode(facts(Random(1)))
    sums = None
    sizes: list[int] = []
    for _ in range(4):
        _, sums = counted(ToCount(0, sums, [Kept("one", 1, 1, 0, body)] * 10_000))
        sizes.append(len(sums))
    assert max(sizes) < 2000
