"""What a table waits for, and how long. Pure: the shell arms a timer for each key and runs it when it is due.

A timer runs once for as long as its key stays. The times count from the moment when the key first stood here, also
when the table's settings make them longer or shorter meanwhile; so after a restart of the server, or when somebody comes
to a table at which nobody was, every grace begins anew; a player's clock alone goes on from what it showed.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, NamedTuple

from forehand.service import clock
from forehand.service.deciding.consent import needs_person
from forehand.service.deciding.play import may_deal
from forehand.service.table import Asking, Table

FIRST_DEAL = 5.0
"""Seconds for all to be connected after the last seat filled, before a match's first deal."""
SALTS = 3.0
"""Seconds for everybody's salt."""
HOST_AWAY = 120.0
"""Seconds until an absent host is followed by another."""


@dataclass(frozen=True, slots=True)
class Timer:
    """A reason to wait. `what` says what is to be done; the rest makes one wait another than the next."""

    what: Literal["commit", "deal", "stand-in", "host", "think", "answer", "gone", "overdue", "time-up", "again"]
    number: int
    hurry: bool = False
    asked: int = 0
    """The version since which something is asked, where it is about that."""
    left: int = 0
    """Milliseconds on a player's clock at the last event, where it is about that."""

    @property
    def absent(self) -> int | None:
        """The seat whose person is away, where it is their grace that runs out."""
        return self.number if self.what in {"stand-in", "overdue"} else None


class Given(NamedTuple):
    """What people have given that is not kept: the seats that have `salted` the deal to come and those that are `ready` for it, and
    the numbers of the people who would like to play `again`.
    """

    salted: Collection[int] = ()
    ready: Collection[int] = ()
    again: Collection[int] = ()


def due(table: Table, given: Given, *, watched: bool) -> dict[Timer, float]:
    """The timers that the table needs now, with their seconds. `watched`: whether there are watchers.

    While the game rests, or nobody is there for whom it would go on, nothing is waited for; while something is asked
    nothing but the answers and the people.
    """
    if table.closed or table.paused is not None or not _goes_on(table, watched=watched):
        return {}
    if table.asking is not None:
        return _answers(table, table.asking) | _people(table)
    if table.deal is not None:
        return _people(table) | _acting(table)
    return _deals(table, given) | _again(table, given.again) | _people(table)


def _goes_on(table: Table, *, watched: bool) -> bool:
    """People's table rests while none of them is there, whoever watches: nobody is to come back to a match that computer
    players have finished. A table of computer players alone plays for those who watch.
    """
    peoples = False
    for seat in table.seats:
        if seat.present:
            return True
        peoples = peoples or seat.person is not None
    return watched and not peoples


def _answers(table: Table, asking: Asking) -> dict[Timer, float]:
    """A computer player answers at once where it acts for the seat, and for one who stays away."""
    grace = float(table.settings.grace)
    timers: dict[Timer, float] = {}
    for at in asking.waits:
        if not needs_person(table, at):
            at_once = table.seats[at].level is not None
            timers[Timer("answer", at, at_once, asking.version)] = 0.0 if at_once else grace
    if not table.seats[asking.seat].present:
        timers[Timer("gone", asking.seat, asked=asking.version)] = grace
    return timers


def _deals(table: Table, given: Given) -> dict[Timer, float]:
    if not may_deal(table):
        return {}
    present = [at for at, seat in enumerate(table.seats) if seat.present]
    number = sum(len(played.match.deals) for played in table.past) + len(table.match.deals)
    if table.secret is not None:
        all_salted = table.of_set is not None or all(seat in given.salted for seat in present)
        return {Timer("deal", number, all_salted): 0.0 if all_salted else SALTS}
    if not table.match.deals:
        all_here = all(seat.present for seat in table.seats if seat.person)
        return {Timer("commit", number, all_here): 0.0 if all_here else FIRST_DEAL}
    all_ready = bool(present) and all(seat in given.ready for seat in present)
    return {Timer("commit", number, all_ready): 0.0 if all_ready else float(table.settings.pause)}


def _again(table: Table, again: Collection[int]) -> dict[Timer, float]:
    """Another match begins when no seat is open and all people who sit here would like one, those who are away among them;
    computer players always would.
    """
    people = [seat.person.number for seat in table.seats if seat.person]
    full = all(seat.person or seat.bot for seat in table.seats)
    if not table.over or not full or not people or any(number not in again for number in people):
        return {}
    return {Timer("again", len(table.past)): 0.0}


def _people(table: Table) -> dict[Timer, float]:
    timers: dict[Timer, float] = {}
    what = "overdue" if table.settings.away == "wait" else "stand-in"
    for at, seat in enumerate(table.seats):
        if seat.person and not seat.present and not seat.level:
            timers[Timer(what, at)] = float(table.settings.grace)
    if any(seat.present for seat in table.seats) and (table.host is None or not table.seats[table.host].present):
        timers[Timer("host", -1 if table.host is None else table.host)] = HOST_AWAY
    return timers


def _acting(table: Table) -> dict[Timer, float]:
    """A person's clock, or a computer player, whose own time is drawn by the shell when it starts to think."""
    turn = table.turn
    if turn is not None and clock.acts_for(table, turn):
        return {Timer("think", table.play_version): 0.0}
    run = clock.running(table)
    return {} if run is None else {Timer("time-up", run.act, left=run.left): run.left / 1000}
