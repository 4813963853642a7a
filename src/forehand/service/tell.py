"""What each receiver is told of a table: the view, what an event changes in it, and what everybody may know.

Built up from what the receiver may know, never by leaving things out of the whole.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType, structs

from forehand.engine.cards import Seat as SeatNumber
from forehand.engine.cards import card_text, suit_letter
from forehand.engine.changes import Changes, compared, of_scores, seen_alike, seen_by_all, seen_by_one
from forehand.engine.deal import Deal
from forehand.engine.game import Contract, Game, ScoreLine
from forehand.engine.options import changed, fields_of
from forehand.engine.record import Record, write_record
from forehand.engine.shuffle import commitment
from forehand.engine.view import View, may_do, view
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service.asking import ABOUT_THE_PLAY
from forehand.service.messages import SeatWhat, TableWhat
from forehand.service.table import Asking, OfSet, Played, Refused, Shuffle, Table, played_at


def waits(table: Table, seat: int | None) -> bool:
    """Whether the person in the seat may see nothing of the deal under way."""
    person = None if seat is None else table.seats[seat].person
    return person is not None and person.waits


def _somebody_waits(table: Table) -> bool:
    return any(seat.person is not None and seat.person.waits for seat in table.seats)


def seen(table: Table, seat: int | None) -> View:
    """All that the receiver (None: a watcher) may know. One who waits sees the match without the deal under way."""
    match = table.match
    if waits(table, seat):
        match = match.but(deals=match.complete_deals)
    return view(match, None if seat is None else SeatNumber(seat), table.names)


def seen_by_computer(table: Table, seat: int) -> View:
    """The view of the computer player that acts for the seat, also of one who may not see the deal."""
    return view(table.match, SeatNumber(seat), table.names)


def told(table: Table, happened: event.Event, seat: int | None) -> say.Event:
    """The event as the receiver may know it; `table` is the table after it."""
    return _TOLD[type(happened)](table, happened, seat)


def _acted(table: Table, happened: event.Acted, seat: int | None) -> say.Event:
    if waits(table, seat):
        return say.HiddenEvent()
    secret = seat != happened.seat and happened.action.startswith("discard:")
    return say.ActedEvent(happened.seat, "discard" if secret else happened.action)


def _asked(table: Table, happened: event.Asked, seat: int | None) -> say.Event:
    if _is_of_hidden_deal(table, happened.what, seat):
        return say.HiddenEvent()
    return say.AskedEvent(happened.seat, happened.what, happened.take)


def _answered(table: Table, happened: event.Answered, seat: int | None) -> say.Event:
    """`table` knows what was answered still: what a no drops is dropped by the next event."""
    if table.asking is not None and _is_of_hidden_deal(table, table.asking.what, seat):
        return say.HiddenEvent()
    return say.AnsweredEvent(happened.seat, happened.yes)


def _dropped(table: Table, happened: event.Dropped, seat: int | None) -> say.Event:
    if _is_of_hidden_deal(table, happened.what, seat):
        return say.HiddenEvent()
    return say.DroppedEvent(happened.what, happened.why)


def _is_of_hidden_deal(table: Table, what: say.AskWhat, seat: int | None) -> bool:
    return what in ABOUT_THE_PLAY and waits(table, seat)


def _claimed(table: Table, happened: event.Claimed, seat: int | None) -> say.Event:
    return say.HiddenEvent() if waits(table, seat) else say.ClaimEvent(happened.seat, happened.tricks)


def _undone(table: Table, happened: event.Undone, seat: int | None) -> say.Event:
    return say.HiddenEvent() if waits(table, seat) else say.UndoneEvent(happened.seat, happened.acts)


def _time_up(table: Table, happened: event.TimeUp, seat: int | None) -> say.Event:
    rule = table.settings.clock
    if rule is None or waits(table, seat):
        return say.HiddenEvent()
    return say.TimeUpEvent(happened.seat, rule.at_zero)


def _paused(_: Table, happened: event.Paused, __: int | None) -> say.Event:
    return say.PausedEvent(happened.seat)


def _resumed(_: Table, happened: event.Resumed, __: int | None) -> say.Event:
    return say.ResumedEvent(happened.seat)


def _committed(_: Table, happened: event.Committed, __: int | None) -> say.Event:
    return say.CommitEvent(happened.deal, commitment(bytes.fromhex(happened.secret)))


def _dealt(_: Table, happened: event.Dealt, __: int | None) -> say.Event:
    return say.DealtEvent(happened.deal, happened.forehand, happened.first, happened.salts)


def _deal_over(table: Table, happened: event.DealOver, _: int | None) -> say.Event:
    secret = None if table.of_set else table.now.shuffles[happened.deal - 1].secret.hex()
    return say.DealOverEvent(happened.deal, secret)


def _match_over(table: Table, happened: event.MatchOver, _: int | None) -> say.Event:
    return say.MatchOverEvent(len(table.past) + 1, list(table.match.winners), happened.ended)


def _placed(_: Table, happened: event.Placed, __: int | None) -> say.Event:
    return say.SeatEvent(happened.seat, "open" if happened.kind == "open" else "computer")


def _seat_event(what: SeatWhat) -> Callable[[Table, Any, int | None], say.Event]:
    return lambda _, happened, __: say.SeatEvent(happened.seat, what)


def _table_event(what: TableWhat) -> Callable[[Table, Any, int | None], say.Event]:
    return lambda _, __, ___: say.TableEvent(what)


_TOLD: dict[type[event.Event], Callable[[Table, Any, int | None], say.Event]] = {
    event.Acted: _acted,
    event.Answered: _answered,
    event.Asked: _asked,
    event.Away: _seat_event("away"),
    event.Back: _seat_event("back"),
    event.Carried: _seat_event("away"),
    event.Claimed: _claimed,
    event.Closed: _table_event("closed"),
    event.Committed: _committed,
    event.Computer: _seat_event("computer"),
    event.Created: _table_event("created"),
    event.DealOver: _deal_over,
    event.Dealt: _dealt,
    event.Dropped: _dropped,
    event.Ending: _table_event("ending"),
    event.HostIs: _table_event("host"),
    event.Joined: _seat_event("joined"),
    event.Left: _seat_event("left"),
    event.MatchOver: _match_over,
    event.Paused: _paused,
    event.Placed: _placed,
    event.Rematch: _table_event("rematch"),
    event.Resumed: _resumed,
    event.Returned: _seat_event("joined"),
    event.SettingsAre: _table_event("settings"),
    event.Swapped: _table_event("swapped"),
    event.TimeUp: _time_up,
    event.Undone: _undone,
}


def commit_pending(table: Table) -> say.Commit | None:
    """The commit of the deal whose salts are being gathered."""
    if table.secret is None:
        return None
    return say.Commit(len(table.match.deals) + 1, commitment(table.secret))


# What an event tells each receiver


class May(NamedTuple):
    """What a receiver may ask for after an event: `now` of the play, and of the `table`, where they have not been told that."""

    now: tuple[say.OfPlay, ...] = ()
    table: tuple[say.OfTable, ...] | None = None


NOTHING_NEW = May()


class Step:
    """One event, with the table before and after it: what it tells each receiver. What all see is made once."""

    def __init__(self, before: Table, happened: event.Event, after: Table) -> None:
        self.happened, self.before, self.after = happened, before, after
        self._deals = _same_deal(before, happened, after)
        self.for_all: EventFor | None = None
        """What those are told who neither see more of it than others nor are to act next; None where a deal or a
        match begins, and views are compared."""
        self.texts: dict[May, str] = {}
        """That message as text, by what it says of what may be asked for, for whoever has made it."""
        self._somebody_waits = _somebody_waits(after) or (before.seats is not after.seats and _somebody_waits(before))
        self._alike = False
        self._actor = happened.seat if isinstance(happened, event.Acted) else None
        if before.match is after.match:
            changes = Changes() if before.seats is after.seats else _of_names(before, after)
        elif self._deals is not None:
            changes = seen_by_all(*self._deals)
            if scored := of_scores(before.match, after.match):
                changes |= scored
            self._alike = seen_alike(*self._deals)
        else:
            return
        self.for_all = EventFor(told(after, happened, None), after.turn, changes)

    def for_receiver(self, seat: int | None) -> "EventFor":
        """The event and its changes for the person in the seat, or a watcher; the same object for all who are told
        the same.
        """
        if self.for_all is None or (self._somebody_waits and self._may_not_see(seat)):
            return self._compared(seat)
        to_act = seat is not None and seat == self.for_all.turn
        as_all = self._alike and seat != self._actor
        if as_all and not to_act:
            return self.for_all
        number = None if seat is None else SeatNumber(seat)
        own = None if as_all or self._deals is None else seen_by_one(*self._deals, number)
        if not own and not to_act:
            return self.for_all
        changes = self.for_all.changes | own if own else self.for_all.changes
        legal, choose = may_do(self.after.deal, number) if to_act and self.after.deal else ([], None)
        happened = self.for_all.event if self._alike else told(self.after, self.happened, seat)
        return EventFor(happened, self.for_all.turn, changes, legal, choose)

    def _may_not_see(self, seat: int | None) -> bool:
        return waits(self.before, seat) or waits(self.after, seat)

    def _compared(self, seat: int | None) -> "EventFor":
        """By comparing views."""
        then, now = seen(self.before, seat), seen(self.after, seat)
        happened = told(self.after, self.happened, seat)
        return EventFor(happened, now["turn"], compared(then, now), now["legal"], now["choose"])


def _same_deal(before: Table, happened: event.Event, after: Table) -> tuple[Deal, Deal] | None:
    """The deal before an act and after it."""
    if not isinstance(happened, event.Acted) or before.match.deal is None or after.match.deal is None:
        return None
    return before.match.deal, after.match.deal


def _of_names(before: Table, after: Table) -> Changes:
    return Changes({} if before.names == after.names else {"players": list(after.names)})


class EventFor(NamedTuple):
    """What a receiver is told of an event."""

    event: say.Event
    turn: int | None
    changes: Changes
    legal: Sequence[str] = ()
    choose: Mapping[str, Any] | None = None

    def message(self, version: int, may: May = NOTHING_NEW, clocks: say.Clocks | UnsetType = UNSET) -> say.EventMessage:
        """The message. `may` is what the receiver may ask for now. Who may see nothing of an event isn't told whose clock runs
        after it.
        """
        return say.EventMessage(
            v=version,
            event=self.event,
            turn=self.turn,
            view=self.changes.keys,
            add=self.changes.added,
            legal=self.legal,
            choose=self.choose,
            now=may.now or UNSET,
            may=UNSET if may.table is None else may.table,
            clocks=UNSET if isinstance(self.event, say.HiddenEvent) else clocks,
        )


OF_THE_MOMENT = ("now", "may", "clocks")
"""What of an event's message holds for no longer than until the next one, and is told anew by the `table` message."""


def in_gap(text: str, *, last: bool) -> str:
    """An event's message as it is told once more to one who missed it. Nothing but the last says what is legal."""
    message: dict[str, Any] = msgspec.json.decode(text)
    for key in OF_THE_MOMENT if last else (*OF_THE_MOMENT, "legal", "choose"):
        message.pop(key, None)
    return msgspec.json.encode(message).decode()


# What everybody may know


@dataclass(frozen=True, slots=True)
class Passing:
    """What of a table is not kept: the seconds until time runs out, for those who are away, by seat, and until the next deal begins
    by itself; and the numbers of the people who would like to play `again`.
    """

    seats: Mapping[int, float] = field(default_factory=dict[int, float])
    deal: float | None = None
    again: Collection[int] = ()


def info(
    table: Table, watchers: int, invite: str, nearby: str | None = None, now: Passing | None = None
) -> say.TableInfo:
    """All that everybody may know of a table besides the cards."""
    match = table.match
    now = now or Passing()
    return say.TableInfo(
        table=table.id,
        v=table.version,
        game=table.game.ID,
        options=changed(match.options),
        seats=[seat_info(table, at, now.seats.get(at)) for at in range(len(table.seats))],
        sides=[list(side) for side in table.game.SIDES],
        host=table.host,
        started=table.started,
        deal=len(match.deals),
        match=len(table.past) + 1,
        turn=table.turn,
        totals=list(match.totals),
        finished=match.finished,
        ended=table.now.ended,
        winners=list(match.winners),
        settings=table.settings,
        target=target_of(match.options),
        lines=[[line_told(line) for line in lines] for lines in table.now.lines],
        results=[result_told(deal, scores) for deal, scores in zip(match.complete_deals, match.scores, strict=True)],
        contracts=contracts_told(table.game, match.options),
        watchers_now=watchers,
        invite=invite,
        nearby=nearby,
        asking=_asking(table.asking),
        paused=table.paused,
        paused_by=table.paused_by,
        next_deal=now.deal,
        ending=table.ending,
        closed=table.closed,
        players=list(table.players),
        of_set=_of_set(table.of_set),
        again=[at for at, seat in enumerate(table.seats) if seat.person and seat.person.number in now.again],
    )


def _of_set(of_set: OfSet | None) -> say.OfSet | None:
    return None if of_set is None else say.OfSet(of_set.set, of_set.deal, of_set.deals, of_set.day)


def _asking(asking: Asking | None) -> say.Asking | None:
    if asking is None:
        return None
    return say.Asking(asking.what, asking.seat, asking.take, list(asking.yes), list(asking.waits))


def seat_info(table: Table, at: int, left: float | None = None) -> say.SeatInfo:
    """A seat as everybody sees it."""
    seat = table.seats[at]
    return say.SeatInfo(
        seat=at,
        kind="human" if seat.person else "bot" if seat.bot else "open",
        name=seat.person.name if seat.person else None,
        present=seat.present or seat.bot,
        playing=seat.level is not None and not seat.bot,
        level=seat.level,
        left=left,
        played=played_at(table, at),
    )


def target_of(options: Any) -> say.DealsTarget | say.PointsTarget:
    """Every game's match ends after a number of deals or of points, an option of that name."""
    if any(field.name == "deals" for field in fields_of(options)):
        return say.DealsTarget(options.deals)
    return say.PointsTarget(options.target)


def line_told(line: ScoreLine) -> say.ScoreLine:
    """A line of a deal's score as everybody sees it."""
    return say.ScoreLine(list(line.seats), line.points, line.why, dict(line.args))


def result_told(deal: Deal, scores: tuple[int, ...]) -> say.DealResult:
    """How a complete deal came out."""
    return say.DealResult(deal.contract, deal.declarer, list(deal.tricks), list(scores), deal.forehand)


@lru_cache(maxsize=256)
def contracts_told(game: Game, options: Any) -> dict[str, say.Contract]:
    """What each contract of the game asks for."""
    return {text: _contract(contract) for text, contract in game.contracts(options).items()}


def _contract(contract: Contract) -> say.Contract:
    return say.Contract(
        tricks=contract.tricks,
        aim=contract.aim,
        others=contract.others,
        worth=contract.worth,
        trump=suit_letter(contract.trump),
        trumps=[card_text(one) for one in contract.trumps],
    )


def lasting(told: say.TableInfo) -> say.TableInfo:
    """As much of it as is told anew when it changes: not what events tell; whether time runs out, and not that it passes."""
    seats = [structs.replace(seat, left=_runs(seat.left)) for seat in told.seats]
    return structs.replace(told, v=0, turn=None, next_deal=_runs(told.next_deal), seats=seats)


def _runs(left: float | None) -> float | None:
    return None if left is None else 0.0


# Records


def record(table: Table, number: int | None = None, *, closed: bool = False) -> dict[str, object]:
    """`record_of` as JSON has it."""
    return write_record(record_of(table, number, closed=closed))


def match_of(table: Table, number: int | None) -> Played:
    """A match (counted from 1, None: the one at hand). Refused: `no-match`."""
    matches = (*table.past, table.now)
    if number is not None and not 1 <= number <= len(matches):
        raise Refused("no-match", f"matches are 1 to {len(matches)}")
    return matches[-1 if number is None else number - 1]


def record_of(table: Table, number: int | None = None, *, closed: bool = False) -> Record:
    """The record of the complete deals of a match (counted from 1, None: the one at hand). The secret of a set's deal is in it
    only once the set is `closed`. Refused: `no-match`.
    """
    played = match_of(table, number)
    deals = played.match.complete_deals
    withheld = table.of_set is not None and not closed
    shuffles = [_withheld(made) if withheld else _shuffle(made) for made in played.shuffles[: len(deals)]]
    match = played.match.but(deals=deals)
    return Record(match, played.players or table.names, played.ended, deals_added=tuple(shuffles))


def _shuffle(made: Shuffle) -> dict[str, object]:
    shuffle: dict[str, object] = {
        "commit": commitment(made.secret),
        "secret": made.secret.hex(),
        "salts": list(made.salts),
    }
    if made.first:
        shuffle["first"] = True
    return {"shuffle": shuffle}


def _withheld(made: Shuffle) -> dict[str, object]:
    """Of a shuffle by which others have still to play no more than what everybody knows."""
    return {"shuffle": {"commit": commitment(made.secret), "withheld": True}}
