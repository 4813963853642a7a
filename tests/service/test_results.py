"""Whose deal it was, and that it is kept once, whatever fails in between."""

from random import Random
from typing import Any

import msgspec
import pytest

from forehand.service import commands as ask
from forehand.service.live import LiveTable
from forehand.service.results import DealFacts, results_since
from forehand.service.timers import RETRY
from forehand.service.world import hashed
from tests.service.seated import Seated
from tests.service.shell import House
from tests.service.test_live import NAMES, dealt, finish_deal

BOTS = ["open", "bot:club", "bot:club"]


def who_played(table: Seated) -> tuple[int | None, ...]:
    return table.table.now.by[-1].people


def facts(table: Seated) -> list[tuple[int, DealFacts]]:
    return [(one.who, msgspec.json.decode(one.body, type=DealFacts)) for one in results_since(table.table, 0, 0)]


# Whose deal it was


def test_a_deal_is_theirs_who_played_it_and_a_computer_players_is_nobodys() -> None:
    chance = Random(1)
    assert (0, 1, 2) == who_played(Seated("perfrance").fill().deal().play_deal(chance))
    alone = Seated("perfrance", seats=BOTS).fill().deal().play_deal(chance)
    assert (0, None, None) == who_played(alone)
    assert [(0, 0)] == [(who, one.people) for who, one in facts(alone)]


def test_who_leaves_a_deal_when_most_of_it_is_played_has_played_it() -> None:
    table = Seated("perfrance", away="bot:club").fill().play_until(Random(2), tricks=8)
    table.do(ask.Leave(0, "Ada"))
    table.play_deal(Random(2))
    assert (0, 1, 2) == who_played(table)


def test_of_what_a_computer_player_has_played_for_the_greater_part_nothing_counts() -> None:
    table = Seated("perfrance", away="bot:club").fill().play_until(Random(2), tricks=1)
    table.do(ask.Disconnect(0))
    table.do(ask.StandIn(0))
    table.play_until(Random(2), tricks=8)
    table.do(ask.Connect("Ada"))
    table.play_deal(Random(2))
    assert (None, 1, 2) == who_played(table)
    assert [(1, 1), (2, 1)] == [(who, one.people) for who, one in facts(table)]


def test_who_sits_down_during_a_deal_has_not_played_it() -> None:
    table = Seated("perfrance", away="bot:club").fill().play_until(Random(2), tricks=1)
    table.do(ask.Leave(0, "Ada"))
    table.do(ask.Sit("Eve", 0, "Eve"))
    table.play_deal(Random(2))
    assert None is who_played(table)[0]


def test_a_match_counts_with_its_last_deal_for_those_who_played_at_least_half_of_it() -> None:
    table = Seated("preference", options={"deals": 6}).fill()
    for _ in range(4):
        table.deal().play_deal(Random(4))
    table.do(ask.Leave(0, "Ada"))
    table.do(ask.Sit("Eve", 0, "Eve"))
    table.play_match(Random(4))
    won = [(who, one.won) for who, one in facts(table) if one.won is not None]
    assert [(seat, seat in table.table.match.winners) for seat in (1, 2)] == won


def test_a_match_that_was_ended_early_is_none() -> None:
    table = Seated("preference", options={"deals": 6}).fill().deal().play_deal(Random(4))
    table.do(ask.End("host's token"))
    assert [None] * 3 == [one.won for _, one in facts(table)]


# Kept once


async def plays(house: House, **more: Any) -> LiveTable:
    """Ada keeps statistics, and a deal is played."""
    live = await dealt(house, **more)
    await live.keep_results(0, "ada")
    await finish_deal(house, live)
    await house.wait(0)
    return live


def kept(house: House, person: str = "ada") -> list[tuple[int, int]]:
    return [(match, deal) for (who, _, match, deal) in house.store.kept if who == person]


async def test_a_deal_is_kept_when_it_is_over_for_those_alone_who_want_it() -> None:
    house = House()
    await plays(house)
    assert [(1, 1)] == kept(house)
    assert 1 == len(house.store.kept)


async def test_from_the_moment_on_that_somebody_wants_no_more_nothing_is_kept() -> None:
    house = House()
    live = await dealt(house)
    await live.keep_results(0, "ada")
    await live.keep_results(0, None)
    await finish_deal(house, live)
    await house.wait(0)
    assert {} == house.store.kept


async def test_what_was_over_before_is_not_kept() -> None:
    house = House()
    live = await dealt(house)
    await finish_deal(house, live)
    await live.keep_results(0, "ada")
    await house.wait(1)
    assert {} == house.store.kept


async def test_a_deal_that_is_over_while_the_wish_is_stored_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    live = await dealt(house)
    real = house.store.keep_results

    async def keep(*given: Any) -> None:
        await finish_deal(house, live)
        await real(*given)

    monkeypatch.setattr(house.store, "keep_results", keep)
    await live.keep_results(0, "ada")
    await house.wait(0)
    assert [(1, 1)] == kept(house)


async def test_what_can_not_be_kept_is_kept_later_once(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    real, failing = house.store.add_results, [True]

    async def add(*given: Any) -> None:
        house.store.fails = failing[0]
        try:
            await real(*given)
        finally:
            house.store.fails = False

    monkeypatch.setattr(house.store, "add_results", add)
    await plays(house)
    assert [] == kept(house)
    failing[0] = False
    await house.wait(RETRY)
    assert [(1, 1)] == kept(house)


async def test_a_server_that_ends_between_a_deal_and_its_keeping_makes_up_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()

    async def never(*_: Any) -> None:
        raise SystemError("killed")

    monkeypatch.setattr(house.store, "add_results", never)
    live = await plays(house)
    monkeypatch.undo()
    assert [] == kept(house)
    for _ in range(2):
        again = House(house.store)
        await again.tables.find(live.table.id)
        await again.wait(0)
        assert [(1, 1)] == kept(again)


async def test_nobody_is_told_that_somebody_keeps_statistics() -> None:
    """Neither another player, nor a watcher, nor who does."""
    told: list[list[list[dict[str, Any]]]] = []
    for wanted in (True, False):
        house = House()
        live = await dealt(house)
        if wanted:
            await live.keep_results(0, hashed("0" * 64))
        await finish_deal(house, live)
        await house.wait(1)
        told.append([house.ears[name].told for name in NAMES])
        assert all(hashed("0" * 64).encode() not in body for body in house.store.events[live.table.id])
    assert told[0] == told[1]
