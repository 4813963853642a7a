"""What a table waits for, and how long. Pure: the shell arms a timer for each key and runs it when it is due.

A timer runs once for as long as its key stays. The times count from the moment when the key first stood here,
so that after a restart of the server every grace begins anew.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from forehand.service.table import Table, may_deal

FIRST_DEAL = 5.0
"""Seconds for all to be connected after the last seat filled, before a match's first deal."""
SALTS = 3.0
"""Seconds for everybody's salt."""
HOST_AWAY = 120.0
"""Seconds until an absent host is followed by another."""


@dataclass(frozen=True, slots=True)
class Timer:
    """A reason to wait. `what` says what is to be done; the rest makes one wait another than the next."""

    what: Literal["commit", "deal", "stand-in", "host", "think"]
    number: int
    hurry: bool = False


def due(table: Table, salted: Collection[int], ready: Collection[int]) -> dict[Timer, float]:
    """The timers that the table needs now, with their seconds. `salted`, `ready`: the seats that sent theirs."""
    if table.closed:
        return {}
    return _deals(table, salted, ready) | _people(table) | _thinking(table)


def _deals(table: Table, salted: Collection[int], ready: Collection[int]) -> dict[Timer, float]:
    if not may_deal(table):
        return {}
    present = [at for at, seat in enumerate(table.seats) if seat.present]
    number = sum(len(played.match.deals) for played in table.past) + len(table.match.deals)
    if table.secret is not None:
        all_salted = all(seat in salted for seat in present)
        return {Timer("deal", number, all_salted): 0.0 if all_salted else SALTS}
    if not table.match.deals:
        all_here = all(seat.present for seat in table.seats if seat.person)
        return {Timer("commit", number, all_here): 0.0 if all_here else FIRST_DEAL}
    all_ready = bool(present) and all(seat in ready for seat in present)
    return {Timer("commit", number, all_ready): 0.0 if all_ready else float(table.settings.pause)}


def _people(table: Table) -> dict[Timer, float]:
    timers: dict[Timer, float] = {}
    if table.settings.away != "wait":
        for at, seat in enumerate(table.seats):
            if seat.person and not seat.present and not seat.level:
                timers[Timer("stand-in", at)] = float(table.settings.grace)
    if any(seat.present for seat in table.seats) and (table.host is None or not table.seats[table.host].present):
        timers[Timer("host", -1 if table.host is None else table.host)] = HOST_AWAY
    return timers


def _thinking(table: Table) -> dict[Timer, float]:
    """A computer player's own time is drawn by the shell, when it starts to think."""
    turn = table.turn
    if turn is None or not table.seats[turn].level:
        return {}
    return {Timer("think", table.play_version): 0.0}
