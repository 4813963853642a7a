"""Who sits where, who is there, and who is the host."""

from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.consequences import Steps, happen
from forehand.service.deciding.who import check_host, check_not_of_set, seat_at
from forehand.service.names import clean_name, too_alike
from forehand.service.opening import is_bot
from forehand.service.table import (
    STAND_IN,
    Refused,
    Seat,
    Table,
    former_seat_of,
    is_host,
    same,
    seat_of,
    was_carried,
)


def sit(table: Table, command: ask.Sit) -> Steps:
    """Somebody takes a seat."""
    name = clean_name(command.name)
    if command.seat is not None and not 0 <= command.seat < len(table.seats):
        raise Refused("no-such-seat", f"seats are 0 to {len(table.seats) - 1}")
    people = [person for seat in table.seats for person in (seat.person, seat.former) if person]
    if any(too_alike(name, person.name) for person in people):
        raise Refused("name-taken", "somebody at the table has this name, or one that looks the same")
    seat = _seat_for(table, command.seat)
    is_new_host = command.by is not None and same(table.host_token, command.by)
    return happen(table, event.Joined(seat, name, command.token, is_new_host))


def _seat_for(table: Table, wanted: int | None) -> int:
    free = [at for at, seat in enumerate(table.seats) if seat.open]
    if not free:
        raise Refused("table-full", "no seat is open")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("seat-taken", f"seat {wanted} is not open")
    return wanted


def leave(table: Table, command: ask.Leave) -> Steps:
    """Somebody gets up, or is removed."""
    person = seat_at(table, command.seat).person
    if not is_host(table, command.by) and not (person and same(person.token, command.by)):
        raise Refused("bad-token", "only who sits there, or the host, can empty a seat")
    if person is None:
        raise Refused("no-person", f"nobody sits in seat {command.seat}")
    check_not_of_set(table)
    left = happen(table, event.Left(command.seat))
    host_leaves = table.host == command.seat
    return (*left, *find_host(left[-1][1], ask.FindHost())) if host_leaves else left


def place(table: Table, command: ask.Place) -> Steps:
    """The host puts a computer player in a seat, or opens it."""
    check_host(table, command.by)
    seat = seat_at(table, command.seat)
    if command.kind != "open" and not is_bot(command.kind, table.levels):
        raise Refused("bad-kind", f"takes open, {', '.join('bot:' + level for level in table.levels)}")
    if seat.person:
        raise Refused("seat-taken", f"{seat.person.name} sits there")
    if command.kind == ("bot:" + str(seat.level) if seat.bot else "open"):
        return ()
    return happen(table, event.Placed(command.seat, command.kind))


def start(table: Table, command: ask.Start) -> Steps:
    """Computer players fill the open seats."""
    check_host(table, command.by)
    return happen(table, *(event.Placed(at, "bot:" + STAND_IN) for at, seat in enumerate(table.seats) if seat.open))


def connect(table: Table, command: ask.Connect) -> Steps:
    """A token's holder is there: in their seat, or back in the one that they left during this deal. Refused: `carried`,
    `bad-token`.
    """
    seat = seat_of(table, command.by)
    if seat is not None:
        return () if _acts_themselves(table.seats[seat]) else happen(table, event.Back(seat))
    left = former_seat_of(table, command.by)
    if left is None:
        if was_carried(table, command.by):
            raise Refused("carried", "the seat went to another device")
        raise Refused("bad-token", "no seat has this token")
    return happen(table, event.Returned(left), event.Back(left))


def _acts_themselves(seat: Seat) -> bool:
    """Whether the person is there, and no computer player has taken over because they let their time run out."""
    return seat.person is not None and seat.present and (seat.level is None or seat.person.waits)


def disconnect(table: Table, command: ask.Disconnect) -> Steps:
    """A person's connection is gone."""
    return happen(table, event.Away(command.seat)) if table.seats[command.seat].present else ()


def stand_in(table: Table, command: ask.StandIn) -> Steps:
    """A computer player acts for one who is away."""
    seat = table.seats[command.seat]
    if seat.person is None or seat.present or seat.level or table.settings.away == "wait" or table.paused is not None:
        return ()
    return happen(table, event.Computer(command.seat, table.settings.away.removeprefix("bot:")))


def find_host(table: Table, _: ask.FindHost) -> Steps:
    """The longest-seated person present follows a host who is gone. Where a deal of a set is played there is none."""
    present = [(seat.person.number, at) for at, seat in enumerate(table.seats) if seat.person and seat.present]
    if table.of_set or not present or (table.host is not None and table.seats[table.host].present):
        return ()
    return happen(table, event.HostIs(min(present)[1]))


def carry(table: Table, command: ask.Carry) -> Steps:
    """A person goes on at another device: away here, and soon back there. Refused: `bad-code`."""
    seat = table.seats[command.seat]
    if seat.person is None or seat.person.number != command.person:
        raise Refused("bad-code", "who made this code has left the seat")
    return happen(table, event.Carried(command.seat, command.token))
