"""How the table is run: settings, pauses, seats changed between matches, the end of a match and another one."""

import msgspec

from forehand.engine.match import Match
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.asking import may_pause, request_text
from forehand.service.consequences import Steps, happen
from forehand.service.deciding.who import (
    check_going_on,
    check_host,
    check_not_of_set,
    check_seen,
    is_done,
    seat_at,
    sitting,
)
from forehand.service.opening import check_settings
from forehand.service.table import Refused, Table, is_host, seat_of


def end(table: Table, command: ask.End) -> Steps:
    """The host ends the match at once."""
    check_host(table, command.by)
    if table.over:
        raise Refused("finished", "the match is over")
    return happen(table, event.MatchOver(ended=True))


def close(table: Table, _: ask.Close) -> Steps:
    """Whoever runs the server closes the table."""
    return happen(table, event.Closed())


def play_again(table: Table, command: ask.PlayAgain) -> Steps:
    """Another match follows one that is over."""
    if seat_of(table, command.by) is None and not is_host(table, command.by):
        raise Refused("bad-token", "only those who sit at the table can play again")
    check_not_of_set(table)
    if not table.over:
        raise Refused("not-finished", "the match goes on")
    return happen(table, event.Rematch(_next_forehand(table.match)))


def all_play_again(table: Table, _: ask.AllPlayAgain) -> Steps:
    """The same, unless somebody was quicker."""
    return happen(table, event.Rematch(_next_forehand(table.match))) if table.over else ()


def _next_forehand(match: Match) -> int | None:
    """Who is forehand in the next match; drawn where no deal of this one was complete."""
    deals = match.complete_deals
    if not deals:
        return None
    return match.game.next_match_forehand(deals, match.winners)


def pause(table: Table, command: ask.Pause) -> Steps:
    """Anybody who sits at the table may stop the game, until anybody lets it go on."""
    seat, person = sitting(table, command)
    paused = event.Paused(seat, person.number, command.id)
    if is_done(table, person, command, request_text(paused)):
        return ()
    check_going_on(table)
    check_seen(table, 0, command.v)
    if not table.started:
        raise Refused("not-now", "nothing has begun yet")
    if not may_pause(table, seat):
        raise Refused("not-now", "others have let the game go on in this deal")
    return happen(table, paused)


def resume(table: Table, command: ask.Resume) -> Steps:
    """Anybody who sits at the table may let it go on."""
    seat, person = sitting(table, command)
    resumed = event.Resumed(seat, person.number, command.id)
    if is_done(table, person, command, request_text(resumed)):
        return ()
    check_seen(table, 0, command.v)
    if table.paused is None:
        raise Refused("not-now", "the game goes on already")
    return happen(table, resumed)


def change_settings(table: Table, command: ask.ChangeSettings) -> Steps:
    """The host runs the table otherwise. Refused: `bad-token`, `bad-setting`, `not-now`."""
    check_host(table, command.by)
    settings = msgspec.structs.replace(table.settings, **command.changes)
    check_settings(settings, table.levels)
    if settings.clock != table.settings.clock and table.started and not table.over:
        raise Refused("not-now", "the clock is changed between two matches")
    return () if settings == table.settings else happen(table, event.SettingsAre(settings))


def swap(table: Table, command: ask.Swap) -> Steps:
    """While no match is under way. Refused: `bad-token`, `no-such-seat`, `bad-seats`, `not-now`."""
    check_host(table, command.by)
    one, other = command.seats
    seat_at(table, one)
    seat_at(table, other)
    if one == other:
        raise Refused("bad-seats", "takes two seats")
    if table.started and not table.over:
        raise Refused("not-now", "a match is under way")
    return happen(table, event.Swapped(command.seats))
