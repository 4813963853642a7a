"""What one seat asks and the others answer: a claim, an act taken back, the end of the match, somebody to act for
those who are away.
"""

from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.asking import (
    ABOUT_THE_PLAY,
    acts_to_take_back,
    claimed_tricks,
    held_up,
    may,
    request_text,
)
from forehand.service.consequences import Steps, happen
from forehand.service.deciding.play import with_end_of_deal
from forehand.service.deciding.who import check_going_on, check_seen, is_done, sitting
from forehand.service.messages import May
from forehand.service.table import STAND_IN, Asking, Refused, Table


def ask_others(table: Table, command: ask.Ask) -> Steps:
    """A claim is put to all other seats, everything else to the other people, those among them who have just lost their
    connection: computer players agree.
    """
    seat, person = sitting(table, command)
    waits = _to_answer(table, seat, command)
    asked = event.Asked(seat, command.what, command.take, waits, person.number, command.id)
    if is_done(table, person, command, request_text(asked)):
        return ()
    check_going_on(table)
    if table.asking is not None:
        raise Refused("asked-already", "something else is being asked")
    check_seen(table, table.play_version if command.what in ABOUT_THE_PLAY else 0, command.v)
    if (command.what == "claim") != (command.take is not None) or _wish(command) not in may(
        table, seat, command.overdue
    ):
        raise Refused("not-now", "this can't be asked at this moment")
    return happen(table, asked)


def _wish(command: ask.Ask) -> May:
    return "claim-none" if command.what == "claim" and command.take == "none" else command.what


def _to_answer(table: Table, asker: int, command: ask.Ask) -> list[int]:
    others = [at for at in range(len(table.seats)) if at != asker]
    if command.what == "claim":
        return others
    people = [at for at in others if _has_a_say(table, at) and at not in command.overdue]
    return [at for at in people if not _waits(table, at)] if command.what == "undo" else people


def _has_a_say(table: Table, at: int) -> bool:
    """Whether a person sits there for whom no computer player acts meanwhile."""
    seat = table.seats[at]
    return seat.present or (seat.person is not None and not seat.level)


def _waits(table: Table, seat: int) -> bool:
    person = table.seats[seat].person
    return person is not None and person.waits


def answer(table: Table, command: ask.Answer) -> Steps:
    """One no drops what is asked; the asker's own withdraws it."""
    seat, person = sitting(table, command)
    answered = event.Answered(seat, command.yes, person.number, command.id)
    if is_done(table, person, command, request_text(answered)):
        return ()
    check_going_on(table)
    asking = table.asking
    if asking is None:
        raise Refused("nothing-asked", "nothing is being asked")
    check_seen(table, asking.version, command.v)
    withdrawn = seat == asking.seat and not command.yes
    if not withdrawn and (seat not in asking.waits or (asking.what == "claim" and person.waits)):
        raise Refused("not-now", f"seat {seat} is not to answer")
    return _answered(table, asking, answered)


def computer_answer(table: Table, command: ask.ComputerAnswer) -> Steps:
    """Nothing, where the answer comes too late or a person is there to give it."""
    asking = table.asking
    if asking is None or asking.version != command.asked or table.paused is not None:
        return ()
    if command.seat not in asking.waits or needs_person(table, command.seat):
        return ()
    return _answered(table, asking, event.Answered(command.seat, command.yes))


def needs_person(table: Table, seat: int) -> bool:
    """Whether a person is there who answers for the seat."""
    return table.seats[seat].present and not table.seats[seat].level


def _answered(table: Table, asking: Asking, answered: event.Answered) -> Steps:
    if answered.yes:
        return happen(table, answered)
    why = "withdrawn" if answered.seat == asking.seat else "no"
    return happen(table, answered, event.Dropped(asking.what, why))


def give_up(table: Table, command: ask.GiveUp) -> Steps:
    """Nothing, where the asker is back or something else is asked by now."""
    asking = table.asking
    if asking is None or asking.version != command.asked or table.seats[asking.seat].present:
        return ()
    return happen(table, event.Dropped(asking.what, "gone"))


def what_follows(table: Table) -> Steps:
    """What comes of a question, or of the end agreed on, by itself."""
    asking = table.asking
    if asking is not None:
        return _what_follows_question(table, asking)
    if table.ending and table.deal is None and not table.over:
        return happen(table, event.MatchOver(ended=True))
    return ()


def _what_follows_question(table: Table, asking: Asking) -> Steps:
    person = table.seats[asking.seat].person
    if person is None or person.number != asking.person:
        return happen(table, event.Dropped(asking.what, "gone"))
    if asking.what in ABOUT_THE_PLAY and table.play_version > asking.version:
        return happen(table, event.Dropped(asking.what, "played"))
    if (asking.what == "stand-in" and not table.away) or (asking.what == "end-now" and not held_up(table)):
        return happen(table, event.Dropped(asking.what, "back"))
    if asking.waits or table.paused is not None:  # in a pause the last to be asked may leave, but nothing is done
        return ()
    return _accepted(table, asking)


def _accepted(table: Table, asking: Asking) -> Steps:
    """All have agreed."""
    match asking.what:
        case "claim":
            assert table.deal is not None
            assert asking.take is not None
            tricks = claimed_tricks(table, table.deal, asking.seat, asking.take)
            return with_end_of_deal(table, happen(table, event.Claimed(asking.seat, tricks)))
        case "undo":
            return happen(table, event.Undone(asking.seat, acts_to_take_back(table, asking.seat)))
        case "end":
            return happen(table, event.Ending())
        case "stand-in":
            return happen(table, *(event.Computer(at, STAND_IN) for at in table.away))
        case "end-now":
            return happen(table, event.MatchOver(ended=True))
