"""The players' clocks in the shell: time passes when the test says so."""

import asyncio
from typing import Any

import pytest

from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.live import LiveTable
from forehand.service.messages import AtZero, ClockRule
from forehand.service.table import Table
from forehand.service.timers import Stopwatch
from forehand.service.world import hashed
from tests.service.seated import Seated
from tests.service.shell import House, settle
from tests.service.test_live import NAMES, act, dealt


def of_each_act(at_zero: AtZero = "act") -> ClockRule:
    """Thirty seconds an act."""
    return ClockRule("act", 30, at_zero=at_zero)


def happened(house: House, live: LiveTable, kind: type[Any]) -> list[Any]:
    """The events of a kind, as they are stored."""
    found = [event.from_bytes(body) for body in house.store.events[live.table.id]]
    return [one for one in found if isinstance(one, kind)]


def legal(house: House, seat: int) -> str:
    """The first thing that the seat was told it may do."""
    told = house.ears[NAMES[seat]].told
    return next(
        m["legal"] if m["t"] == "event" else m["view"]["legal"] for m in reversed(told) if m["t"] in ("event", "view")
    )[0]


async def thought(house: House, live: LiveTable) -> None:
    """The second of a computer player's thought passes, and it acts, however long its thread takes."""
    await house.wait(1)
    async with asyncio.timeout(20):
        while not happened(house, live, event.Acted):
            await asyncio.sleep(0.001)
            await house.wait(0)


def turn(live: LiveTable) -> int:
    """The seat to act."""
    assert live.table.turn is not None
    return live.table.turn


def left(live: LiveTable, seat: int) -> float:
    """Seconds on the seat's clock at the last event."""
    assert live.table.times is not None
    return live.table.times.left[seat] / 1000


async def test_at_zero_a_computer_player_does_the_act_once() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat = turn(live)
    await house.wait(29.999)
    assert [] == happened(house, live, event.TimeUp)
    await house.wait(0.001)
    assert [event.TimeUp(seat, ms=30_000)] == happened(house, live, event.TimeUp)
    assert {"type": "time-up", "seat": seat, "then": "act"} == house.ears["Ada"].last("time-up")["event"]
    late = await act(house, live, seat, legal(house, seat))
    assert "time-up" == late.last("refused")["code"]
    await thought(house, live)
    (acted,) = happened(house, live, event.Acted)
    assert (seat, None) == (acted.seat, acted.person)
    assert (None, 30) == (live.table.seats[seat].level, left(live, seat))


@pytest.mark.parametrize("first", ["act", "time"])
async def test_of_an_act_and_the_end_of_its_time_at_the_same_instant_one_happens(first: str) -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat, version = turn(live), live.table.version
    house.clock.now += 30
    person = act(house, live, seat, legal(house, seat))
    time = live.do(ask.TimeUp())
    await asyncio.gather(*((person, time) if first == "act" else (time, person)))
    acted, up = (len(happened(house, live, kind)) for kind in (event.Acted, event.TimeUp))
    assert ((1, 0) if first == "act" else (0, 1)) == (acted, up)
    await thought(house, live)
    acts = [one for one in happened(house, live, event.Acted) if one.seat == seat]
    assert 1 == len(acts)
    assert version < live.table.version


async def test_a_computer_player_takes_over_until_the_person_connects_again() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act("take-over"))
    seat = turn(live)
    await house.wait(30)
    assert "club" == live.table.seats[seat].level
    await thought(house, live)
    await house.come(live, NAMES[seat], live.table.version)
    assert live.table.seats[seat].level is None
    assert "back" == house.ears[NAMES[(seat + 1) % 3]].last("seat")["event"]["what"]


async def test_where_it_is_only_shown_nobody_acts() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act("show"))
    await house.wait(500)
    assert ([], 1) == (happened(house, live, event.Acted), len(happened(house, live, event.TimeUp)))
    ear = await act(house, live, turn(live), legal(house, turn(live)))
    assert "ok" == ear.told[-1]["t"]


async def test_a_pause_and_a_question_stop_the_clock() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat, ear = turn(live), house.ears["Ada"]
    await house.wait(20)
    await live.request(ear, ask.Pause(hashed("Ada"), "p", live.table.version))
    await house.wait(1000)
    paused = ear.last("paused")["clocks"]
    assert (10_000, None) == (paused["left"][seat], paused["runs"])
    await live.request(ear, ask.Resume(hashed("Ada"), "r", live.table.version))
    await house.wait(5)
    await live.request(ear, ask.Ask(hashed("Ada"), "e", live.table.version, "end"))
    await house.wait(1000)
    assert [] == happened(house, live, event.TimeUp)
    other = next(name for name in NAMES if name != "Ada")
    await live.request(ear, ask.Answer(hashed(other), "n", live.table.version, yes=False))
    await house.wait(4.999)
    assert [] == happened(house, live, event.TimeUp)
    await house.wait(0.001)
    assert 1 == len(happened(house, live, event.TimeUp))


async def test_whatever_connects_or_goes_the_clock_goes_on_and_each_is_told_what_is_left() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat = turn(live)
    name = NAMES[seat]
    for _ in range(20):
        older = house.ears[name]
        await house.wait(0.75)
        ear = await house.come(live, name, live.table.version)  # another tab
        await live.disconnect(older)
        await house.wait(0.25)
        await live.disconnect(ear)
        await house.wait(0.125)
        await house.come(live, name)
    told = house.ears[name].last("table")["clocks"]
    assert {"left": told["left"], "runs": seat} == told
    assert 7_500 == told["left"][seat]
    await house.wait(7.499)
    assert [] == happened(house, live, event.TimeUp)
    await house.wait(0.001)
    assert 1 == len(happened(house, live, event.TimeUp))


async def test_what_is_told_is_what_is_left_when_it_is_sent() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    await house.wait(12.3456)
    ear = await house.come(live, NAMES[turn(live)])
    assert 17_654 == ear.last("table")["clocks"]["left"][turn(live)]
    await house.wait(2)
    await act(house, live, turn(live), legal(house, turn(live)))
    assert [30_000] * 3 == ear.last("acted")["clocks"]["left"]


async def test_in_a_filled_gap_only_the_table_after_it_tells_the_clocks() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat, version = turn(live), live.table.version
    await act(house, live, seat, legal(house, seat))
    await house.wait(10)
    ear = await house.come(live, NAMES[seat], version)
    assert [False, False, True] == ["clocks" in message for message in ear.told]
    assert 20_000 == ear.told[-1]["clocks"]["left"][turn(live)]


async def test_who_may_see_nothing_of_the_deal_is_not_told_whose_clock_runs_after_an_act() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act(), away="bot:club")
    seat = turn(live)
    other = (seat + 1) % 3
    await live.do(ask.Leave(other, hashed(NAMES[other])))
    await live.do(ask.Sit("Eve", other, hashed("Eve")))
    eve = await house.come(live, "Eve")
    await house.wait(30)
    hidden = eve.last("hidden")
    assert "clocks" not in hidden


async def test_a_table_without_clocks_tells_none() -> None:
    house = House()
    live = await dealt(house)
    await act(house, live, turn(live), legal(house, turn(live)))
    assert not [message for ear in house.ears.values() for message in ear.told if "clocks" in message]


@pytest.mark.parametrize("grace", [20, 40])
async def test_the_away_rule_and_the_clock_each_have_their_time(grace: int) -> None:
    """A computer player acts for one who is away as soon as either says so, and the clock stands from then on."""
    house = House()
    live = await dealt(house, clock=of_each_act(), away="bot:club", grace=grace)
    seat = turn(live)
    await live.disconnect(house.ears[NAMES[seat]])
    await house.wait(20)
    assert ("club" if grace == 20 else None) == live.table.seats[seat].level
    await house.wait(10)
    await thought(house, live)
    ups = happened(house, live, event.TimeUp)
    assert ([] if grace == 20 else [seat]) == [one.seat for one in ups]
    assert seat == happened(house, live, event.Acted)[0].seat
    await house.wait(10)
    assert "club" == live.table.seats[seat].level


async def test_one_who_is_away_is_not_waited_for_beyond_their_time() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat = turn(live)
    await live.disconnect(house.ears[NAMES[seat]])
    await house.wait(30)
    await thought(house, live)
    assert [seat] == [one.seat for one in happened(house, live, event.Acted)]


async def test_a_restart_gives_back_no_more_than_was_left_at_the_last_event() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat, table = turn(live), live.table.id
    await house.wait(11)
    await live.disconnect(house.ears[NAMES[(seat + 1) % 3]])
    await house.wait(6)
    again = House(house.store)
    again.clock.now = 5000.0
    live = await again.tables.find(table)
    assert 19 == left(live, seat)
    await again.wait(3600)
    assert 19 == left(live, seat)
    ear = await again.come(live, NAMES[seat])
    assert 19_000 == ear.last("table")["clocks"]["left"][seat]
    await again.wait(19)
    assert 1 == len(happened(again, live, event.TimeUp))


async def test_a_restart_between_the_end_of_the_time_and_the_act_does_it_once() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat, table = turn(live), live.table.id
    await house.wait(30)
    again = House(house.store)
    live = await again.tables.find(table)
    await again.come(live, NAMES[(seat + 1) % 3])
    await thought(again, live)
    assert [seat] == [one.seat for one in happened(again, live, event.Acted)]


async def test_time_that_can_not_be_stored_is_stored_when_it_can() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    await house.wait(29)
    house.store.fails = True
    await house.wait(2)
    house.store.fails = False
    assert [] == happened(house, live, event.TimeUp)
    await house.wait(5)
    assert 1 == len(happened(house, live, event.TimeUp))


async def test_while_an_act_is_being_stored_it_is_not_too_late_for_it() -> None:
    house = House()
    live = await dealt(house, clock=of_each_act())
    seat = turn(live)
    await house.wait(29)
    house.store.gate = asyncio.Event()
    acting = asyncio.create_task(act(house, live, seat, legal(house, seat)))
    await house.wait(10)
    house.store.gate.set()
    house.store.gate = None
    ear = await acting
    await settle()
    assert ("ok", []) == (ear.told[-1]["t"], happened(house, live, event.TimeUp))


def a_table() -> Table:
    """One at which a clock runs."""
    return Seated("perfrance", clock=of_each_act()).fill().deal().table


def test_begun_milliseconds_count_once_and_none_is_lost_by_looking_often() -> None:
    now = [0.0]
    watch = Stopwatch(lambda: now[0])
    table = a_table()
    watch.see(table)
    assert 0 == watch.ms
    watch.start(table)
    counted = 0
    for _ in range(2048):
        now[0] += 1 / 2048
        ms = watch.ms
        counted += ms
        watch.see(table, ms)
    assert 1000 == counted
