"""The players' clocks, as values: when one runs, what it costs, what an act earns, what comes of one that has run out."""

from random import Random
from typing import Any

import msgspec
import pytest

from forehand.service import clock
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.deciding import decide
from forehand.service.messages import ClockRule
from forehand.service.rebuilding import rebuild
from forehand.service.table import Refused, Table
from tests.service.seated import GAMES, HOST, LEVELS, Seated, settings

EACH_ACT = ClockRule("act", 30)
A_MATCH = ClockRule("match", 600, more=10)


def at(rule: ClockRule | None, **more: Any) -> Seated:
    """A table of Perfrance with three people and such clocks, dealt."""
    return Seated("perfrance", clock=rule, **more).fill().deal()


def after(home: Seated, seconds: float, command: ask.Command) -> list[event.Event]:
    """What the command makes happen so long after the last event."""
    steps = decide(home.table, command, round(seconds * 1000))
    for one, table in steps:
        home.log.append(one)
        home.table = table
    return [one for one, _ in steps]


def act(home: Seated, seconds: float, by: str | None = None) -> list[event.Event]:
    """Whoever is to act does anything that is legal, so long after the last event."""
    action = home.any_action(Random(1))
    version = home.table.version
    return after(home, seconds, ask.Act(by or home.actor, f"act {version}", version, action))


def left(home: Seated) -> list[float]:
    """Seconds, by seat."""
    assert home.table.times is not None
    return [ms / 1000 for ms in home.table.times.left]


def turn(home: Seated) -> int:
    """The seat to act."""
    assert home.table.turn is not None
    return home.table.turn


def bodies(home: Seated) -> list[bytes]:
    """The table's log as the store keeps it."""
    return [event.to_bytes(one) for one in home.log]


def runs(home: Seated) -> int | None:
    """The seat whose clock runs."""
    run = clock.running(home.table)
    return None if run is None else run.seat


def again(home: Seated) -> Table:
    """The table made anew from its log."""
    return rebuild("home", GAMES, LEVELS, bodies(home))


# What a table may have


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule("act", 9),
        ClockRule("act", 601),
        ClockRule("act", 30, more=5),
        ClockRule("match", 59),
        ClockRule("match", 7201),
        ClockRule("match", 600, more=61),
        ClockRule("match", 600, more=-1),
    ],
)
def test_a_clock_out_of_bounds_is_refused(rule: ClockRule) -> None:
    with pytest.raises(Refused, match="clock takes") as refused:
        Seated("perfrance", clock=rule)
    assert "bad-setting" == refused.value.code


@pytest.mark.parametrize("rule", [ClockRule("act", 10), ClockRule("act", 600), ClockRule("match", 60), A_MATCH])
def test_a_clock_within_bounds_is_not(rule: ClockRule) -> None:
    assert rule == Seated("perfrance", clock=rule).table.settings.clock


def test_clocks_are_changed_between_matches_alone_and_begin_anew() -> None:
    home = Seated("perfrance")
    change = ask.ChangeSettings({"clock": A_MATCH}, HOST)
    home.do(change)
    assert [600, 600, 600] == left(home)
    home.fill().deal()
    assert "not-now" == home.refused(ask.ChangeSettings({"clock": None}, HOST))
    home.do(ask.ChangeSettings({"pause": 3}, HOST))
    act(home, 100)
    home.do(ask.End(HOST))
    home.do(ask.ChangeSettings({"clock": EACH_ACT}, HOST))
    assert [30, 30, 30] == left(home)


def test_each_match_begins_with_all_its_time() -> None:
    home = at(A_MATCH)
    act(home, 100)
    home.do(ask.End(HOST))
    home.do(ask.PlayAgain("Ada"))
    assert [600, 600, 600] == left(home)


# When a clock runs


def test_the_clock_of_the_seat_to_act_runs_and_no_other() -> None:
    home = at(EACH_ACT)
    first = turn(home)
    assert first == runs(home)
    act(home, 12)
    assert first != turn(home) == runs(home)


def test_without_clocks_nothing_is_counted_or_stored() -> None:
    home = at(None)
    (acted,) = act(home, 12)
    assert (0, None, None) == (acted.ms, home.table.times, runs(home))
    assert b"ms" not in event.to_bytes(acted)


def test_between_deals_no_clock_runs() -> None:
    home = Seated("perfrance", clock=EACH_ACT).fill()
    assert runs(home) is None
    home.deal().play_deal(Random(1))
    assert runs(home) is None
    assert home.table.match.deals
    assert [30, 30, 30] == left(home)


def test_a_pause_stops_it_and_what_has_run_before_counts() -> None:
    home = at(EACH_ACT)
    seat = turn(home)
    after(home, 12, ask.Pause("Ada", "stop", home.table.version))
    assert (18, None) == (left(home)[seat], runs(home))
    after(home, 1000, ask.Resume("Bo", "on", home.table.version))
    assert (18, seat) == (left(home)[seat], runs(home))
    act(home, 5)
    assert home.table.deeds[-1].left == 13_000


def test_a_question_stops_it() -> None:
    home = at(EACH_ACT)
    asker = home.actor
    act(home, 5)
    seat = turn(home)
    version = home.table.version
    after(home, 7, ask.Ask(asker, "please", version, "end"))
    assert (23, None) == (left(home)[seat], runs(home))
    after(home, 100, ask.Answer(home.actor, "no", home.table.version, yes=False))
    assert (23, seat) == (left(home)[seat], runs(home))


def test_who_goes_and_comes_back_wins_no_time_by_it() -> None:
    home = at(EACH_ACT)
    seat, name = turn(home), home.actor
    for _ in range(4):
        after(home, 2, ask.Disconnect(seat))
        assert seat == runs(home)
        after(home, 3, ask.Connect(name))
    assert 10 == left(home)[seat]
    after(home, 4, ask.Carry(seat, home.table.seats[seat].person.number, "another"))  # type: ignore[union-attr]
    assert (6, seat) == (left(home)[seat], runs(home))


def test_while_nobody_is_there_it_rests_with_the_table() -> None:
    home = at(EACH_ACT)
    seat = turn(home)
    after(home, 4, ask.Disconnect(0))
    home.do(ask.Disconnect(1))
    home.do(ask.Disconnect(2))
    assert (26, None) == (left(home)[seat], runs(home))
    after(home, 1000, ask.Connect("Ada"))
    assert (26, seat) == (left(home)[seat], runs(home))


def test_a_seat_that_a_computer_player_acts_for_has_no_clock_that_runs() -> None:
    home = Seated("perfrance", seats=["open", "bot:club", "bot:club"], clock=EACH_ACT).fill().deal()
    while home.table.seats[turn(home)].bot:
        assert runs(home) is None
        after(home, 50, ask.ComputerAct(turn(home), home.table.version, home.any_action(Random(1))))
    assert 0 == runs(home)
    assert [30, 30, 30] == left(home)


def test_who_takes_an_emptied_seat_has_what_its_clock_shows() -> None:
    home = at(A_MATCH, away="bot:club")
    seat = turn(home)
    act(home, 100)
    home.do(ask.Leave(seat, HOST))
    home.do(ask.Sit("Eve", seat, "Eve"))
    assert 510 == left(home)[seat]


# What an act costs and earns


def test_each_act_has_its_own_time() -> None:
    home = at(EACH_ACT)
    seat = turn(home)
    (acted,) = act(home, 29)
    assert (29_000, 30) == (acted.ms, left(home)[seat])


def test_the_acts_of_a_match_have_theirs_together_and_each_adds_some() -> None:
    home = at(A_MATCH)
    seat = turn(home)
    act(home, 100)
    assert 510 == left(home)[seat]
    assert [600, 600] == [left(home)[other] for other in range(3) if other != seat]


def test_a_computer_player_for_one_who_is_away_earns_nothing() -> None:
    home = at(A_MATCH, away="bot:club")
    seat = turn(home)
    after(home, 60, ask.Disconnect(seat))
    home.do(ask.StandIn(seat))
    after(home, 2, ask.ComputerAct(seat, home.table.version, home.any_action(Random(1))))
    assert 540 == left(home)[seat]


@pytest.mark.parametrize("rule", [EACH_ACT, A_MATCH])
def test_an_act_taken_back_gives_no_time_back(rule: ClockRule) -> None:
    home = at(rule)
    seat, name = turn(home), home.actor
    act(home, 20)
    other = turn(home)
    version = home.table.version
    after(home, 5, ask.Ask(name, "sorry", version, "undo"))
    for each in ("Ada", "Bo", "Cy"):
        if each != name:
            after(home, 9, ask.Answer(each, f"yes {each}", home.table.version, yes=True))
    assert isinstance(home.log[-1], event.Undone)
    assert (rule.seconds - 20, rule.seconds - 5) == (left(home)[seat], left(home)[other])


# What comes of a clock that has run out


def time_up(home: Seated) -> list[event.Event]:
    """The clock that runs has run out."""
    run = clock.running(home.table)
    assert run is not None
    return after(home, run.left / 1000, ask.TimeUp())


def test_time_that_is_not_up_is_not() -> None:
    home = at(EACH_ACT)
    assert [] == after(home, 29.999, ask.TimeUp())


def test_a_computer_player_does_this_one_act() -> None:
    home = at(EACH_ACT)
    seat, name = turn(home), home.actor
    assert [event.TimeUp(seat, ms=30_000)] == time_up(home)
    version, action = home.table.version, home.any_action(Random(1))
    assert "time-up" == home.refused(ask.Act(name, "late", version, action))
    assert [event.Acted(seat, action)] == after(home, 2, ask.ComputerAct(seat, version, action))
    assert (30, None) == (left(home)[seat], home.table.seats[seat].level)
    while turn(home) != seat:
        act(home, 1)
    assert (seat, None) == (runs(home), clock.acts_for(home.table, seat))


def test_an_act_at_the_last_moment_counts_and_the_time_is_not_up_then() -> None:
    home = at(EACH_ACT)
    seat = turn(home)
    (acted,) = act(home, 30.5)
    assert (seat, 30_000) == (acted.seat, acted.ms)  # type: ignore[union-attr]
    assert [] == after(home, 0, ask.TimeUp())


def test_a_computer_player_takes_over_until_the_person_is_back() -> None:
    home = at(msgspec.structs.replace(A_MATCH, at_zero="take-over"))
    seat, name = turn(home), home.actor
    assert [event.TimeUp(seat, ms=600_000), event.Computer(seat, "club")] == time_up(home)
    assert "time-up" == home.refused(ask.Act(name, "late", home.table.version, home.any_action(Random(1))))
    home.do(ask.Connect(name))  # they did not go away, but come back all the same
    assert (None, "club") == (home.table.seats[seat].level, clock.acts_for(home.table, seat))
    after(home, 2, ask.ComputerAct(seat, home.table.version, home.any_action(Random(1))))
    assert 10 == left(home)[seat]
    assert [] == home.do(ask.Connect(name))
    while turn(home) != seat:
        act(home, 1)
    assert seat == runs(home)


def test_where_it_is_only_shown_it_is_told_once_and_the_person_acts() -> None:
    home = at(ClockRule("match", 60, at_zero="show"))
    seat = turn(home)
    assert [event.TimeUp(seat, ms=60_000)] == time_up(home)
    assert (None, None) == (runs(home), clock.acts_for(home.table, seat))
    act(home, 500)
    for _ in range(4):
        assert 0 == left(home)[seat]
        act(home, 1)
    assert 1 == sum(isinstance(one, event.TimeUp) for one in home.log)


def test_who_has_no_time_left_in_a_match_is_acted_for_at_each_act() -> None:
    home = at(ClockRule("match", 60))
    seat = turn(home)
    time_up(home)
    after(home, 1, ask.ComputerAct(seat, home.table.version, home.any_action(Random(1))))
    while turn(home) != seat:
        act(home, 1)
    assert [event.TimeUp(seat)] == time_up(home)


def test_in_a_pause_after_that_the_computer_player_waits() -> None:
    home = at(EACH_ACT)
    seat = turn(home)
    time_up(home)
    home.do(ask.Pause("Ada", "stop", home.table.version))
    assert [] == home.do(ask.ComputerAct(seat, home.table.version, home.any_action(Random(1))))


# The log


@pytest.mark.parametrize("at_zero", ["act", "take-over", "show"])
@pytest.mark.parametrize("per", ["act", "match"])
def test_the_log_alone_makes_the_clocks_again_whatever_happens(per: str, at_zero: str) -> None:
    chance = Random(f"{per} {at_zero}")
    home = Seated("perfrance", clock=ClockRule(per, 60, at_zero=at_zero)).fill()  # type: ignore[arg-type]
    for _ in range(150):
        if not home.table.over:
            anything(home, chance)
            assert all(0 <= seconds <= 60 for seconds in left(home))
    assert any(isinstance(one, event.TimeUp) for one in home.log)
    assert again(home) == home.table


def anything(home: Seated, chance: Random) -> None:
    """Something that may happen, after some time."""
    if home.table.turn is None:
        home.deal(chance.randrange(256))
        return
    seat, seconds = turn(home), chance.choice([0.001, 1.5, 8, 40])
    version, name = home.table.version, f"{home.table.version}"
    if home.table.paused is not None:
        after(home, seconds, ask.Resume("Ada", name, version))
    elif level := clock.acts_for(home.table, seat):
        assert level == "club"
        home.do(ask.Connect(home.actor))
        after(home, seconds, ask.ComputerAct(seat, home.table.version, home.any_action(chance)))
    elif chance.random() < 0.2 and clock.running(home.table):
        time_up(home)
    elif chance.random() < 0.3:
        who = chance.randrange(3)
        there = home.table.seats[who].present
        after(home, seconds, ask.Disconnect(who) if there else ask.Connect(("Ada", "Bo", "Cy")[who]))
    elif chance.random() < 0.1:
        after(home, seconds, ask.Pause("Ada", name, version))
    else:
        act(home, seconds)


def test_a_log_from_before_there_were_clocks_is_read() -> None:
    old = (
        b'{"type":"created","game":"perfrance","rules":1,"options":{},"seats":["open","open","open"],"settings":{"listed":false,'
        b'"watchers":true,"away":"wait","grace":60,"pause":15,"hints":false,"chat":true},"host":"h"}'
    )
    table = rebuild("old", GAMES, LEVELS, [old, b'{"type":"joined","seat":0,"name":"Ada","token":"t","host":false}'])
    assert (settings(), None, 1) == (table.settings, table.times, table.people)
