"""Who asks, and whether they may; and that a request is done once."""

from forehand.service import commands as ask
from forehand.service.table import Person, Refused, Seat, Table, is_host, seat_of


def check_host(table: Table, token: str) -> None:
    """Refused: `bad-token`."""
    if not is_host(table, token):
        raise Refused("bad-token", "only the host can do that")


def seat_at(table: Table, seat: int) -> Seat:
    """The seat of that number. Refused: `no-such-seat`."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", f"seats are 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def sitting(table: Table, request: ask.Request) -> tuple[int, Person]:
    """The seat from which a request comes, and who sits there. Refused: `no-seat`."""
    seat = seat_of(table, request.by)
    person = None if seat is None else table.seats[seat].person
    if seat is None or person is None:
        raise Refused("no-seat", "only those who sit at the table can act")
    return seat, person


def is_done(table: Table, person: Person, request: ask.Request, text: str | None) -> bool:
    """Whether the request was done before. Refused: `id-used` where its id was another's, told by the text."""
    done = table.accepted.find(person.number, request.id)
    if done is None:
        return False
    if not done.is_of(text):
        raise Refused("id-used", "this id was another request's")
    return True


def check_going_on(table: Table) -> None:
    """Refused: `finished`, `paused`."""
    if table.over:
        raise Refused("finished", "the match is over")
    if table.paused is not None:
        raise Refused("paused", "the game rests")


def check_not_of_set(table: Table) -> None:
    """Refused: `not-now`."""
    if table.of_set is not None:
        raise Refused("not-now", "at this table one person plays one deal of a set, once")


def check_seen(table: Table, since: int, v: int) -> None:
    """Whether the person saw what has happened since that version. Refused: `stale`."""
    if not since <= v <= table.version:
        raise Refused("stale", f"something that matters has changed since version {v}")
