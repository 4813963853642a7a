"""How a deal of a set came out, as it is kept with the last event of it."""

import msgspec
from msgspec import Struct

from forehand.service import tell
from forehand.service.table import Table
from forehand.store.base import PlayedDeal

SEAT = 0
"""Where everybody sits who plays a set."""


class Result(Struct, frozen=True):
    """How a deal came out for one who has played it."""

    points: int
    contract: str | None
    declarer: int | None
    tricks: list[int]


def result_of(table: Table) -> Result | None:
    """What came of the deal at a set's table; None while it is not over."""
    if not table.match.complete_deals:
        return None
    told = tell.result_told(table.match.complete_deals[0], table.match.scores[0])
    return Result(told.scores[SEAT], told.contract, told.declarer, told.tricks)


def played_deal(table: Table, at: float) -> PlayedDeal | None:
    """What a set's table has for the one who plays there, at that time in seconds since 1970; None for any other table, and while the
    deal is not over.
    """
    person = table.seats[SEAT].person
    if table.of_set is None or person is None or (result := result_of(table)) is None:
        return None
    body = msgspec.json.encode(result)
    return PlayedDeal(table.of_set.set, person.token, table.of_set.deal, int(at), result.points, body)
