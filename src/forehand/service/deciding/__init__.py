"""What a command makes happen, or why it is refused. Pure."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from forehand.service import clock
from forehand.service import commands as ask
from forehand.service.consequences import Steps
from forehand.service.deciding import consent, play, running, seats
from forehand.service.table import WHY_CLOSED, Refused, Table

_DECISIONS: dict[type[ask.Command], Callable[[Table, Any], Steps]] = {
    ask.Act: play.act,
    ask.Answer: consent.answer,
    ask.Ask: consent.ask_others,
    ask.Carry: seats.carry,
    ask.ChangeSettings: running.change_settings,
    ask.Close: running.close,
    ask.Commit: play.commit,
    ask.ComputerAct: play.computer_act,
    ask.ComputerAnswer: consent.computer_answer,
    ask.Connect: seats.connect,
    ask.Disconnect: seats.disconnect,
    ask.End: running.end,
    ask.FindHost: seats.find_host,
    ask.GiveUp: consent.give_up,
    ask.Leave: seats.leave,
    ask.MakeDeal: play.make_deal,
    ask.Pause: running.pause,
    ask.Place: seats.place,
    ask.PlayAgain: running.play_again,
    ask.AllPlayAgain: running.all_play_again,
    ask.Resume: running.resume,
    ask.Sit: seats.sit,
    ask.StandIn: seats.stand_in,
    ask.Start: seats.start,
    ask.Swap: running.swap,
    ask.TimeUp: play.time_up,
}


_OF_ITSELF = (
    ask.Commit,
    ask.ComputerAct,
    ask.ComputerAnswer,
    ask.Disconnect,
    ask.FindHost,
    ask.GiveUp,
    ask.MakeDeal,
    ask.StandIn,
    ask.TimeUp,
)


def _decide_closed(command: ask.Command) -> Steps:
    """What was under way by itself comes to nothing; what people ask is refused."""
    if isinstance(command, (ask.Close, *_OF_ITSELF)):
        return ()
    raise Refused("closed", WHY_CLOSED)


def decide(table: Table, command: ask.Command, ms: int = 0) -> Steps:
    """What the command makes happen, so many milliseconds after the last event: each event with the table after it; nothing where
    it is so already. The first event keeps for how long of that a player's clock has run. Raises Refused.
    """
    if table.closed:
        return _decide_closed(command)
    table, ran = clock.passed(table, ms)
    steps = _DECISIONS[type(command)](table, command)
    more = steps
    while more and (more := consent.what_follows(more[-1][1])):
        steps = (*steps, *more)
    if ran and steps:
        (first, after), *others = steps
        steps = ((structs.replace(first, ms=ran), after), *others)
    return steps
