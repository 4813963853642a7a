"""The players' clocks: how much time each seat has left to act. Pure: how long a clock has run comes in, in milliseconds.

A clock runs while its seat is to act and its person, there or away, acts for themselves. It stands in a pause, while
something is asked, between deals, while a computer player acts for the seat, and while the table rests because nobody is
there. Who comes back, in whatever tab or on whatever device, finds it as it is: it belongs to the seat, and so to whoever takes
the seat in mid-match. No rule lets two seats act at once, so no two clocks run at once.

What has run is stored with the event that came next, whatever that is, so a restart gives back no more than what ran
since the last event, and the time in which the server was off counts for nobody.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import UNSET, UnsetType

from forehand.service.messages import ClockRule, Clocks
from forehand.service.table import STAND_IN, Deed, Table, Times

ACT_SECONDS = range(10, 601)
"""What each act may be given."""
MATCH_SECONDS = range(60, 7201)
"""What all acts of a match together may be given."""
MORE_SECONDS = range(61)
"""What each act done may add to them."""


def fault_of(rule: ClockRule) -> str | None:
    """Why a table can't have such a clock, for developers."""
    bounds = ACT_SECONDS if rule.per == "act" else MATCH_SECONDS
    if rule.seconds not in bounds:
        return f"clock takes {bounds[0]} to {bounds[-1]} seconds for {'an act' if rule.per == 'act' else 'a match'}"
    if rule.more not in (MORE_SECONDS if rule.per == "match" else range(1)):
        return f"clock takes 0 to {MORE_SECONDS[-1]} seconds more for each act of a match, and none where each act has its own"
    return None


def wound_up(rule: ClockRule | None, seats: int) -> Times | None:
    """The clocks when a match begins."""
    return None if rule is None else Times((rule.seconds * 1000,) * seats)


@dataclass(frozen=True, slots=True)
class Running:
    """The clock that runs: whose it is, and for which act, known by the version since which it is to be done."""

    seat: int
    act: int
    left: int
    """Milliseconds until the time is up."""


def running(table: Table) -> Running | None:
    """The clock that runs now; none at a table without, or where a seat to act has been told already that time is up."""
    seat, times = table.turn, table.times
    if times is None or seat is None or seat in times.up or table.closed:
        return None
    if table.paused is not None or table.asking is not None or not any(each.present for each in table.seats):
        return None
    if table.seats[seat].person is None or table.seats[seat].level:
        return None
    return Running(seat, table.play_version, times.left[seat])


def acts_for(table: Table, seat: int) -> str | None:
    """The level of the computer player that is to act for the seat now: its own, that of one who is away, or one for this once,
    as time is up.
    """
    level = table.seats[seat].level
    if level is None and time_is_up(table, seat):
        return STAND_IN
    return level


def time_is_up(table: Table, seat: int) -> bool:
    """Whether the seat has lost the act that it was to do."""
    times, rule = table.times, table.settings.clock
    return times is not None and rule is not None and seat in times.up and rule.at_zero != "show"


def passed(table: Table, ms: int) -> tuple[Table, int]:
    """The table after so many milliseconds, and how many of them some clock has run: no longer than there was time."""
    run = running(table)
    if run is None or table.times is None:
        return table, 0
    ran = min(ms, run.left)
    return table.but(times=_with(table.times, run.seat, run.left - ran)), ran


def after_time_up(times: Times | None, seat: int) -> Times | None:
    """Everybody has been told that the seat's time is up."""
    return None if times is None else Times(times.left, times.up | {seat})


def after_act(table: Table, seat: int) -> Times | None:
    """The clocks once a seat has acted. An act that its person was to do earns what an act adds, also if time was up and a
    computer player did it; one that a computer player does for somebody who is away earns nothing.
    """
    times, rule = table.times, table.settings.clock
    if times is None or rule is None:
        return times
    earns = table.seats[seat].level is None or seat in times.up
    left = rule.seconds * 1000 if rule.per == "act" else times.left[seat] + (rule.more * 1000 if earns else 0)
    still_up = rule.at_zero == "show" and left == 0
    return _with(Times(times.left, times.up if still_up else times.up - {seat}), seat, left)


def after_deal(table: Table) -> Times | None:
    """The clocks once a deal is over: time for an act that nobody has to do any more is nobody's loss."""
    rule = table.settings.clock
    return wound_up(rule, len(table.seats)) if rule is not None and rule.per == "act" else table.times


def after_undoing(times: Times | None, undone: Sequence[Deed]) -> Times | None:
    """The clocks once acts are taken back. Time is not: who did one of them has no more than they had left then."""
    if times is None:
        return None
    for deed in undone:
        times = _with(times, deed.seat, min(times.left[deed.seat], deed.left))
    return times


def told(table: Table, ms: int) -> Clocks | UnsetType:
    """What everybody is told of the clocks, so many milliseconds after the last event; nothing where there are none."""
    table, _ = passed(table, ms)
    run = running(table)
    return UNSET if table.times is None else Clocks(list(table.times.left), None if run is None else run.seat)


def _with(times: Times, seat: int, left: int) -> Times:
    return Times((*times.left[:seat], left, *times.left[seat + 1 :]), times.up)
