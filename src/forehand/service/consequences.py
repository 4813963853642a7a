"""The table after an event. Pure: the stored events alone make the table what it is."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from forehand.engine import match as matches
from forehand.engine.cards import Seat as SeatNumber
from forehand.engine.cards import card, cards
from forehand.engine.game import read_action
from forehand.service import clock
from forehand.service import events as event
from forehand.service.accepted import Accepted
from forehand.service.asking import point_of, request_text
from forehand.service.opening import seat_as
from forehand.service.table import (
    STAND_IN,
    Asked,
    Asking,
    Deed,
    Person,
    Played,
    PlayedBy,
    Seat,
    Shuffle,
    Table,
    in_sight,
)

ByRequest = event.Acted | event.Asked | event.Answered | event.Paused | event.Resumed
"""What a person's request made happen, known by its id."""

Steps = tuple[tuple[event.Event, Table], ...]
"""Events, each with the table after it."""


def evolve(table: Table, happened: event.Event) -> Table:
    """The table after an event."""
    if happened.ms:
        table, _ = clock.passed(table, happened.ms)
    after = _CONSEQUENCES[type(happened)](table, happened)
    return after.but(version=table.version + 1)


def happen(table: Table, *events: event.Event) -> Steps:
    """The events, one after the other, each with the table after it."""
    steps: list[tuple[event.Event, Table]] = []
    for one in events:
        table = evolve(table, one)
        steps.append((one, table))
    return tuple(steps)


# Who sits where


def _with_seat(table: Table, at: int, seat: Seat) -> Table:
    return table.but(seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def _joined(table: Table, happened: event.Joined) -> Table:
    """Who sits down during a deal sees nothing of it; a computer player plays it to its end."""
    seat = table.seats[happened.seat]
    waits = table.deal is not None
    person = Person(table.people, happened.name, happened.token, since=table.version + 1, waits=waits)
    level = seat.level or STAND_IN if waits else None
    table = _with_seat(table, happened.seat, Seat(person=person, level=level))
    if happened.host:
        table = table.but(host=happened.seat, host_sat=True)
    return table.but(people=table.people + 1)


def _left(table: Table, happened: event.Left) -> Table:
    """During a deal the seat is played as the table's rule for absent people says."""
    seat = table.seats[happened.seat]
    table = _without_a_say(table, happened.seat)
    if table.host == happened.seat:
        table = table.but(host=None)
    if table.deal is None:
        return _with_seat(table, happened.seat, Seat())
    away = None if table.settings.away == "wait" else table.settings.away.removeprefix("bot:")
    former = seat.person.but(present=False) if seat.person and not seat.person.waits else None
    return _with_seat(table, happened.seat, Seat(former=former, level=seat.level or away))


def _without_a_say(table: Table, seat: int) -> Table:
    """Who leaves is not asked any more, unless it is about the tricks: then the seat has its say."""
    asking = table.asking
    if asking is None or asking.what == "claim":
        return table
    waits = tuple(other for other in asking.waits if other != seat)
    return table.but(asking=asking.but(waits=waits))


def _returned(table: Table, happened: event.Returned) -> Table:
    return _with_seat(table, happened.seat, Seat(person=table.seats[happened.seat].former))


def _away(table: Table, happened: event.Away) -> Table:
    return _with_present(table, happened.seat, present=False)


def _back(table: Table, happened: event.Back) -> Table:
    return _with_present(table, happened.seat, present=True)


def _with_present(table: Table, at: int, *, present: bool) -> Table:
    """One who comes back acts for themselves, unless they may not see this deal."""
    seat = table.seats[at]
    if seat.person is None:
        return table
    level = seat.level if seat.person.waits or not present else None
    return _with_seat(table, at, seat.but(person=seat.person.but(present=present), level=level))


def _computer(table: Table, happened: event.Computer) -> Table:
    """Where that was asked for, it is answered by it."""
    asking = None if table.asking is not None and table.asking.what == "stand-in" else table.asking
    return _with_seat(table.but(asking=asking), happened.seat, table.seats[happened.seat].but(level=happened.level))


def _placed(table: Table, happened: event.Placed) -> Table:
    """A computer player whose seat is opened during a deal plays it to its end."""
    if happened.kind != "open":
        return _with_seat(table, happened.seat, seat_as(happened.kind))
    level = table.seats[happened.seat].level if table.deal else None
    return _with_seat(table, happened.seat, Seat(level=level))


def _host_is(table: Table, happened: event.HostIs) -> Table:
    return table.but(host=happened.seat, host_token=None if table.host_sat else table.host_token)


def _committed(table: Table, happened: event.Committed) -> Table:
    return table.but(secret=bytes.fromhex(happened.secret), started=True)


def _dealt(table: Table, happened: event.Dealt) -> Table:
    if table.secret is None:
        raise ValueError(f"deal {happened.deal} of table {table.id} has no secret")
    hands = tuple(cards(hand) for hand in happened.hands)
    stock = tuple(card(text) for text in happened.stock.split())
    match = matches.new_deal(table.match, SeatNumber(happened.forehand), hands, stock)
    made = Shuffle(table.secret, tuple(happened.salts), happened.first)
    now = table.now.but(match=match, shuffles=(*table.now.shuffles, made))
    return table.but(
        now=now,
        secret=None,
        play_version=table.version + 1,
        deeds=(),
        asked=frozenset[Asked](),
    )


def _acted(table: Table, happened: event.Acted) -> Table:
    match = matches.act(table.match, read_action(table.game, happened.action))
    left = 0 if table.times is None else table.times.left[happened.seat]
    deed = Deed(happened.seat, happened.person, in_sight(table.match.deals[-1]), left)
    return table.but(
        now=table.now.but(match=match),
        play_version=table.version + 1,
        accepted=_noted(table, happened, happened.action),
        times=clock.after_act(table, happened.seat),
        deeds=(*table.deeds, deed),
    )


def _time_up(table: Table, happened: event.TimeUp) -> Table:
    return table.but(times=clock.after_time_up(table.times, happened.seat))


def _noted(table: Table, happened: ByRequest, text: str) -> Accepted:
    """The accepted requests with one more, where a person sent it."""
    if happened.person is None or happened.id is None:
        return table.accepted
    return table.accepted.noted(happened.person, happened.id, text, table.version + 1)


def _deal_over(table: Table, happened: event.DealOver) -> Table:
    """Who left is gone for good, who sat down meanwhile plays from now on."""
    lines = tuple(table.game.score(table.match.deals[happened.deal - 1]))
    seats = tuple(_after_deal(seat) for seat in table.seats)
    by = PlayedBy(table.version + 1, tuple(_who_played(table, seat) for seat in range(len(seats))))
    now = table.now.but(lines=(*table.now.lines, lines), by=(*table.now.by, by))
    return table.but(seats=seats, now=now, times=clock.after_deal(table), deeds=(), asked=frozenset[Asked]())


def _who_played(table: Table, seat: int) -> int | None:
    """The person who did more than half of what the seat did in the deal, wherever they are by now: who goes away from a lost deal
    has played it all the same, and what a computer player did for them is nobody's.
    """
    deeds = [deed.person for deed in table.deeds if deed.seat == seat]
    ((person, count),) = Counter(deeds).most_common(1) or [(None, 0)]
    return person if 2 * count > len(deeds) else None


def _after_deal(seat: Seat) -> Seat:
    if seat.open:
        return Seat()
    if seat.person and seat.person.waits:
        return Seat(person=seat.person.but(waits=False))
    return seat


def _match_over(table: Table, happened: event.MatchOver) -> Table:
    """A deal that was under way when the players ended the match is taken back; its cards stay secret."""
    seats = tuple(_after_deal(seat) for seat in table.seats)
    match = table.match.but(deals=table.match.complete_deals)
    shuffles = table.now.shuffles[: len(match.deals)]
    people = tuple(seat.person.number if seat.person else None for seat in table.seats)
    now = table.now.but(match=match, shuffles=shuffles, players=table.names, people=people, ended=happened.ended)
    return table.but(
        seats=seats,
        now=now,
        secret=None,
        deeds=(),
        asking=None,
        asked=frozenset[Asked](),
        paused=None,
        paused_by=None,
        ending=False,
    )


def _rematch(table: Table, happened: event.Rematch) -> Table:
    forehand = None if happened.forehand is None else SeatNumber(happened.forehand)
    now = Played(matches.begin(table.game, table.match.options))
    return table.but(
        past=(*table.past, table.now),
        now=now,
        times=clock.wound_up(table.settings.clock, len(table.seats)),
        forehand=forehand,
        play_version=table.version + 1,
    )


# What players ask of each other


def _asked(table: Table, happened: event.Asked) -> Table:
    """One who claims shows their cards to all, and they stay face up."""
    person = happened.person
    asking = Asking(happened.what, happened.seat, person, happened.take, table.version + 1, tuple(happened.waits))
    mark = (happened.what, happened.seat, point_of(table, happened.what, happened.seat))
    if happened.what == "claim":
        match = matches.lay_open(table.match, SeatNumber(happened.seat))
        table = table.but(now=table.now.but(match=match))
    accepted = _noted(table, happened, request_text(happened))
    return table.but(asking=asking, asked=table.asked | {mark}, accepted=accepted)


def _answered(table: Table, happened: event.Answered) -> Table:
    table = table.but(accepted=_noted(table, happened, request_text(happened)))
    asking = table.asking
    if asking is None or not happened.yes:
        return table
    waits = tuple(seat for seat in asking.waits if seat != happened.seat)
    return table.but(asking=asking.but(waits=waits, yes=(*asking.yes, happened.seat)))


def _dropped(table: Table, _: event.Dropped) -> Table:
    return table.but(asking=None)


def _claimed(table: Table, happened: event.Claimed) -> Table:
    match = matches.claim(table.match, SeatNumber(happened.seat), happened.tricks)
    return table.but(now=table.now.but(match=match), play_version=table.version + 1, asking=None)


def _undone(table: Table, happened: event.Undone) -> Table:
    """What was asked at this point of the deal may be asked again when it comes back."""
    match = matches.take_back(table.match, happened.acts)
    left = len(table.deeds) - happened.acts
    return table.but(
        now=table.now.but(match=match),
        play_version=table.version + 1,
        times=clock.after_undoing(table.times, table.deeds[left:]),
        deeds=table.deeds[:left],
        asking=None,
        asked=frozenset(mark for mark in table.asked if mark != ("undo", happened.seat, left)),
    )


def _ending(table: Table, _: event.Ending) -> Table:
    return table.but(asking=None, ending=True)


def _paused(table: Table, happened: event.Paused) -> Table:
    by = table.names[happened.seat]
    return table.but(paused=happened.seat, paused_by=by, accepted=_noted(table, happened, request_text(happened)))


def _resumed(table: Table, happened: event.Resumed) -> Table:
    """Who finds that others want to play on doesn't stop them again in this deal."""
    ended: frozenset[Asked] = frozenset()
    if table.paused is not None and table.paused != happened.seat:
        ended = frozenset([("pause", table.paused, 0)])
    accepted = _noted(table, happened, request_text(happened))
    return table.but(paused=None, paused_by=None, asked=table.asked | ended, accepted=accepted)


# How the table is run


def _settings(table: Table, happened: event.SettingsAre) -> Table:
    """Clocks are changed between matches alone, and begin anew."""
    if happened.settings.clock == table.settings.clock:
        return table.but(settings=happened.settings)
    times = clock.wound_up(happened.settings.clock, len(table.seats))
    return table.but(settings=happened.settings, times=times)


def _swapped(table: Table, happened: event.Swapped) -> Table:
    """Who has changed places has seen nothing from there before."""
    one, other = happened.seats
    seats = list(table.seats)
    seats[one], seats[other] = _moved(table, other), _moved(table, one)
    places = {one: other, other: one}
    host = None if table.host is None else places.get(table.host, table.host)
    return table.but(seats=tuple(seats), host=host)


def _moved(table: Table, at: int) -> Seat:
    seat = table.seats[at]
    return seat if seat.person is None else seat.but(person=seat.person.but(since=table.version + 1))


def _carried(table: Table, happened: event.Carried) -> Table:
    """They are away until the other device is connected."""
    seat = table.seats[happened.seat]
    if seat.person is None:
        raise ValueError(f"nobody sits in seat {happened.seat} of table {table.id}")
    former = (*seat.person.carried, seat.person.token)
    person = seat.person.but(token=happened.token, carried=former, since=table.version + 1, present=False)
    return _with_seat(table, happened.seat, seat.but(person=person))


def _closed(table: Table, _: event.Closed) -> Table:
    """Nobody is connected any more. The deal under way stays as it is, and its secret with it."""
    seats = tuple(seat.but(person=seat.person.but(present=False)) if seat.person else seat for seat in table.seats)
    return table.but(seats=seats, closed=True)


def _created(table: Table, happened: event.Created) -> Table:
    raise ValueError(f"table {table.id} was made twice, the second time for {happened.game}")


_CONSEQUENCES: dict[type[event.Event], Callable[[Table, Any], Table]] = {
    event.Acted: _acted,
    event.Answered: _answered,
    event.Asked: _asked,
    event.Away: _away,
    event.Back: _back,
    event.Carried: _carried,
    event.Claimed: _claimed,
    event.Closed: _closed,
    event.Committed: _committed,
    event.Computer: _computer,
    event.Created: _created,
    event.DealOver: _deal_over,
    event.Dealt: _dealt,
    event.Dropped: _dropped,
    event.Ending: _ending,
    event.HostIs: _host_is,
    event.Joined: _joined,
    event.Left: _left,
    event.MatchOver: _match_over,
    event.Paused: _paused,
    event.Placed: _placed,
    event.Rematch: _rematch,
    event.Resumed: _resumed,
    event.Returned: _returned,
    event.SettingsAre: _settings,
    event.Swapped: _swapped,
    event.TimeUp: _time_up,
    event.Undone: _undone,
}
