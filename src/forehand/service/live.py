"""A table in use: the thin shell that waits, stores and sends around the pure `table`.

One command a table at a time; its events are stored durably before anybody hears of them; each connection has
a queue of its own, so that a slow phone delays nobody.
"""

import asyncio
import logging
from collections import deque
from dataclasses import replace
from itertools import islice

from msgspec import UNSET, UnsetType

from forehand.service import clock, tell, waiting
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service.acting import ComputerPlayers
from forehand.service.asking import of_play, of_table
from forehand.service.carrying import Codes
from forehand.service.company import Company
from forehand.service.consequences import Steps, happen
from forehand.service.counting import played_deal
from forehand.service.deciding import decide
from forehand.service.deciding.who import check_not_of_set
from forehand.service.hinting import Hint, Hints
from forehand.service.names import clean_text
from forehand.service.results import Keeping
from forehand.service.table import (
    WHY_CLOSED,
    Person,
    Refused,
    Table,
    holds_token,
    seat_of,
    seat_of_person,
    was_carried,
)
from forehand.service.timers import RETRY, Stopwatch, Timers
from forehand.service.world import Handle, Listener, Shell, hashed
from forehand.store.base import StoreError

log = logging.getLogger("forehand")

REMEMBERED = 64
"""How many versions back a gap can be filled."""
WATCHERS_TOLD = 100.0
"""Messages a second, of all who are here together, that tell no more than that watchers have come or gone: who opens the
table a thousand times makes the server send a thousand messages, and not a million.
"""


class LiveTable:
    """A table with those who are connected to it."""

    def __init__(self, shell: Shell, table: Table) -> None:
        self.table = table
        self._shell = shell
        self._lock = asyncio.Lock()
        self._company = Company()
        self._computers = ComputerPlayers(shell, lambda: self.table, self.do)
        self._recent: deque[dict[int, str]] = deque(maxlen=REMEMBERED)
        """What the last events told each person, by seat: as text, which takes little room and is not looked through for garbage."""
        self._told: say.TableInfo | None = None
        self._watchers_due: Handle | None = None
        self._tell_watchers_at = float("-inf")
        self._may: dict[int, list[say.OfTable]] = {}
        """What each seat was told that it may ask for at any point of the play."""
        self._salts: dict[int, str] = {}
        self._ready: set[int] = set()
        self._again: set[int] = set()
        """The numbers of the people who would like another match."""
        self._timers = Timers(shell, table.id, self._run)
        self._watch = Stopwatch(shell.clock.time)
        self._overdue: frozenset[int] = frozenset()
        """The seats whose people have been away for all of the grace."""
        self._codes = Codes(shell.clock.time)
        self._hints = Hints(shell, lambda: self.table, lambda seat: self.note(seat, "hint", ""))
        self._keeping = Keeping(shell, lambda: self.table)
        self._torn = False
        self._closed = False
        self.visited = False
        """Whether somebody has been here since it was made or taken up."""
        self._happened: float | None = None
        """When something last happened here, since the table was made or taken up."""

    # Commands

    async def do(self, command: ask.Command) -> Table:
        """Do what the command makes happen, durably, and tell everybody. Raises Refused or StoreError."""
        async with self._lock:
            await self._do(command)
            return self.table

    async def _do(self, command: ask.Command) -> Steps:
        if self._torn:
            await self._mend()
        steps = decide(self.table, command, self._watch.ms)
        if not steps:
            return steps
        bodies = [event.to_bytes(happened) for happened, _ in steps]
        over = any(isinstance(happened, event.DealOver) for happened, _ in steps)
        played = played_deal(steps[-1][1], self._shell.utc().timestamp()) if over else None
        self._torn = True
        await self._shell.store.append(self.table.id, self.table.version + 1, bodies, played)
        self._torn = False
        self._publish(steps)
        return steps

    async def _mend(self) -> None:
        """An append whose outcome we did not see, because it failed or was called off: the log tells."""
        bodies = await self._shell.store.read(self.table.id)
        steps = happen(self.table, *map(event.from_bytes, bodies[self.table.version :]))
        self._torn = False
        self._publish(steps)

    async def request(self, listener: Listener, request: ask.Request) -> None:
        """Do what a person wants done, and answer."""
        async with self._lock:
            listener.tell(self._shell.encode(await self._answer(request)))

    async def _answer(self, request: ask.Request) -> say.Message:
        if isinstance(request, ask.Ask):
            request = replace(request, overdue=self._overdue)
        try:
            steps = await self._do(request)
        except Refused as refused:
            return say.RefusedMessage(request.id, refused.code, self.table.version)
        except StoreError:
            log.exception("a request was not stored")
            return say.ErrorMessage("not-stored", "the server can't store this; try again")
        if steps:
            _, after = steps[0]
            return say.OkMessage(request.id, after.version)
        person = self._person(request.by)
        done = self.table.accepted.find(person.number, request.id) if person else None
        if done is None:
            raise RuntimeError("a request that was done before left no trace")
        return say.OkMessage(request.id, done.version)

    def _person(self, by: str) -> Person | None:
        seat = seat_of(self.table, by)
        return None if seat is None else self.table.seats[seat].person

    # Connections

    async def look(self, listener: Listener) -> None:
        """Greet one who has not chosen yet whether to sit down or to watch. Raises Refused."""
        async with self._lock:
            self._check_open()
            listener.tell(self._shell.encode(say.Welcome(self.table.version, None)))
            listener.tell(self._shell.encode(self._table_message(self.info(listener.base), None)))
            self._company.looking.add(listener)
            self.visited = True

    async def connect(self, listener: Listener, by: str | None, v: int | None) -> int | None:
        """Greet a connection, the holder of the token with hash `by` or a watcher: their seat. Raises Refused."""
        async with self._lock:
            seat = await self._arrive(listener, by)
            try:
                self._greet(listener, seat, v)
            except Exception:
                self._forget(listener)
                raise
            if seat is None:
                self._tell_watchers(greeted=listener)
            self.visited = True
            self._arm()
            return seat

    def knows(self, token: str) -> bool:
        """Whether the token of that hash is, or was, somebody's at the table, or one who is on the way from another device has it."""
        here = holds_token(self.table, token) or was_carried(self.table, token)
        return here or self._codes.expected(token) is not None

    def seat_of(self, listener: Listener) -> int | None:
        """The seat that is this connection's: it is the newest, and the person still sits there."""
        return self._company.seat_of(listener)

    async def _arrive(self, listener: Listener, by: str | None) -> int | None:
        self._check_open()
        if by is None:
            if not self.table.settings.watchers:
                raise Refused("no-watchers", "this table has no watchers")
            self._company.watching.add(listener)
            return None
        await self._take_along(by)
        await self._do(ask.Connect(by))
        seat = seat_of(self.table, by)
        if seat is None:
            raise Refused("bad-token", "no seat has this token")
        self._company.show_out(seat, self._shell.encode(say.Moved()))
        self._company.seated[seat] = listener
        return seat

    def _greet(self, listener: Listener, seat: int | None, v: int | None) -> None:
        self._welcome(listener, seat, self._missed(seat, v))
        listener.tell(self._shell.encode(self._table_message(self.info(listener.base), seat)))

    def _welcome(self, listener: Listener, seat: int | None, missed: list[str] | None = None) -> None:
        """Tell a connection its seat, and what it missed, or all that may be seen from there."""
        pending = tell.commit_pending(self.table)
        welcome = say.Welcome(self.table.version, seat, UNSET if pending is None else pending)
        if missed is None:
            missed = [self._shell.encode(say.ViewMessage(self.table.version, tell.seen(self.table, seat)))]
        for text in (self._shell.encode(welcome), *missed):
            listener.tell(text)

    def _missed(self, seat: int | None, v: int | None) -> list[str] | None:
        """The events after version `v`, if this token's holder had it, sat there since, and they are remembered."""
        person = None if seat is None else self.table.seats[seat].person
        if seat is None or v is None or person is None or not person.since <= v <= self.table.version:
            return None
        count = self.table.version - v
        recent = islice(self._recent, max(0, len(self._recent) - count), None)
        texts = [told[seat] for told in recent if seat in told]
        if len(texts) != count:
            return None
        return [tell.in_gap(text, last=number == count) for number, text in enumerate(texts, 1)]

    async def disconnect(self, listener: Listener) -> None:
        """The connection is gone; a seat's person is away, unless a newer one owns the seat."""
        watched = listener in self._company.watching
        seat = self._company.let_go(listener)
        if seat is not None:
            await self._say_away(seat)
        elif watched:
            self._tell_watchers()
        self._arm()

    def _forget(self, listener: Listener) -> None:
        """The same, for one that could not be greeted, and beside."""
        seat = self._company.let_go(listener)
        if seat is not None:
            self._shell.spawn(self._say_away(seat))

    async def _say_away(self, seat: int) -> None:
        """Store that the seat's person is gone, again and again until it is: else they would be waited for, for ever."""
        async with self._lock:
            if self._closed or seat in self._company.seated:
                return
            try:
                await self._do(ask.Disconnect(seat))
            except StoreError:
                log.exception("table %s: could not store that somebody is away; trying again", self.table.id)
                self._shell.clock.call_later(RETRY, lambda: self._shell.spawn(self._say_away(seat)))

    # What people give that is not kept

    def salt(self, seat: int, deal: int, salt: str) -> None:
        """A person's share in the shuffle; only the first counts, and only while it is gathered."""
        if self.table.secret is not None and deal == len(self.table.match.deals) + 1:
            self._salts.setdefault(seat, salt)
            self._arm()

    def ready(self, seat: int) -> None:
        """A person is ready for the next deal."""
        if seat not in self._ready and self.table.deal is None:
            self._ready.add(seat)
            self.note(seat, "ready", "")
            self._arm()

    def again(self, seat: int, *, wish: bool) -> None:
        """A person would like another match with the same people once this one is over, or would not after all. It begins when
        all who sit here would.
        """
        person = self.table.seats[seat].person
        if person is None or not self.table.over or self.table.of_set is not None:
            return
        if wish:
            self._again.add(person.number)
        else:
            self._again.discard(person.number)
        self._tell_info()
        self._arm()

    def note(self, seat: int, kind: say.NoteKind, text: str) -> None:
        """Something said to the table. Refused: `no-chat`, `no-emotes`, `bad-emote`, `bad-message`."""
        if kind in {"chat", "typing"} and not self.table.settings.chat:
            raise Refused("no-chat", "this table has no chat")
        if kind == "emote" and not self.table.settings.emotes:
            raise Refused("no-emotes", "this table has no emotes")
        if kind == "emote" and text not in say.EMOTES:
            raise Refused("bad-emote", f"the emotes are {', '.join(say.EMOTES)}")
        said = clean_text(text) if kind == "chat" else text if kind == "emote" else ""
        self._company.tell(self._shell.encode(say.NoteMessage(kind, seat, self.table.names[seat], said)))

    async def keep_results(self, seat: int, person: str | None) -> None:
        """Keep from now on what deals bring the one in the seat for the person of that hash, for nobody where it is None. Nobody else
        hears of it; but a set learns by it of one who knew its cards. Raises StoreError.
        """
        sitting = self.table.seats[seat].person
        if sitting is None:
            return
        await self._keeping.want(sitting.number, person)
        if self.table.of_set is not None and person is not None:
            await self._shell.store.find_out(self.table.of_set.set, sitting.token, person)

    # A seat taken to another device

    def carry_code(self, seat: int, by: str) -> str:
        """A code by which the person in the seat, whose token has that hash, goes on elsewhere. Refused: `bad-token`,
        `closed`, `not-now`.
        """
        self._check_open()
        person = self._person(by)
        if person is None or seat_of(self.table, by) != seat:
            raise Refused("bad-token", "only who sits there can take the seat along")
        check_not_of_set(self.table)
        code = self._shell.chance.token()
        self._codes.add(hashed(code), person.number)
        return code

    def carry(self, code: str) -> tuple[int, str]:
        """The seat that a code is good for, and the token that becomes the person's once it is shown. Refused: `bad-code`,
        `closed`.
        """
        self._check_open()
        token = self._shell.chance.token()
        seat = seat_of_person(self.table, self._codes.change(hashed(code), hashed(token)))
        if seat is None:
            raise Refused("bad-code", "who made this code has left the seat")
        return seat, token

    async def _take_along(self, by: str) -> None:
        """One who is expected from another device has come: their token is the one that they show."""
        person = self._codes.expected(by)
        seat = None if person is None else seat_of_person(self.table, person)
        if person is not None and seat is not None:
            await self._do(ask.Carry(seat, person, by))
            self._codes.arrived(person)

    def _check_open(self) -> None:
        if self.table.closed:
            raise Refused("closed", WHY_CLOSED)

    async def hint(self, by: str) -> Hint:
        """What a computer player would do in the place of the person with that token. Refused: see `Hints.give`."""
        return await self._hints.give(by)

    # Telling

    def info(self, base: str) -> say.TableInfo:
        """What everybody may know of the table; `base` is the address of the server."""
        nearby = self._shell.nearby()
        at_home = None if nearby is None else self.invite(nearby)
        return tell.info(self.table, len(self._company.watching), self.invite(base), at_home, self._passing())

    def _passing(self) -> tell.Passing:
        left = self._timers.left()
        return tell.Passing(
            {timer.absent: seconds for timer, seconds in left.items() if timer.absent is not None},
            next((seconds for timer, seconds in left.items() if timer.what == "commit"), None),
            frozenset(self._again),
        )

    def tell_again(self) -> None:
        """Tell everybody what they may know of the table: its address has changed, or what they may ask for."""
        self._told = None
        self._tell_info()

    @property
    def connected(self) -> int:
        """How many people are here, those who watch among them."""
        return self._company.count

    @property
    def still_for(self) -> int | None:
        """Seconds since something last happened here; None if nothing has since the table was made or taken up."""
        return None if self._happened is None else int(self._shell.clock.time() - self._happened)

    def invite(self, base: str = "") -> str:
        """The address by which people come to the table."""
        return f"{base}/t/{self.table.id}"

    def _publish(self, steps: Steps) -> None:
        """The events are stored: they have happened, whatever becomes of the telling."""
        self._happened = self._shell.clock.time()
        try:
            for happened, table in steps:
                self._watch.see(table, happened.ms)
                self._make_way(happened)
                self._tell_all(happened, table)
            if not all(isinstance(happened, event.Acted) for happened, _ in steps):
                self._arm()  # what is left of a wait is told with the rest
                self._tell_info()
            if self.table.closed:
                self._company.show_all_out(self._shell.encode(say.ErrorMessage("closed", WHY_CLOSED)))
        except Exception:
            log.exception("table %s: events could not be told; everybody has to ask anew", self.table.id)
            self._start_anew(steps[-1][1])
        self._arm()
        if any(isinstance(happened, event.DealOver) for happened, _ in steps):
            self._keeping.go_on()

    def _start_anew(self, table: Table) -> None:
        """Whoever is connected comes back to a view made afresh."""
        self.table = table
        self._recent.clear()
        for listener in self._company.everybody:
            listener.end()

    def _make_way(self, happened: event.Event) -> None:
        """Close the connections that an event leaves without a place, and forget what was given for another."""
        match happened:
            case event.Left():  # what they gave is not their successor's
                self._salts.pop(happened.seat, None)
                self._ready.discard(happened.seat)
                self._show_out(happened.seat, "no-seat", "the seat is no longer yours")
            case event.Carried():
                self._show_out(happened.seat, "carried", "the seat went to another device")
            case event.SettingsAre(settings) if not settings.watchers:
                last_word = say.ErrorMessage("no-watchers", "this table has no watchers")
                self._company.show_watchers_out(self._shell.encode(last_word))
            case event.Committed() | event.Dealt() | event.Swapped():
                self._salts.clear()
                self._ready.clear()
            case event.Rematch():
                self._again.clear()
            case _:
                pass

    def _show_out(self, seat: int, code: str, why: str) -> None:
        self._company.show_out(seat, self._shell.encode(say.ErrorMessage(code, why)))

    def _tell_all(self, happened: event.Event, table: Table) -> None:
        step = tell.Step(self.table, happened, table)
        self.table = table
        moved = happened.seats if isinstance(happened, event.Swapped) else ()
        if moved:
            self._company.swap(*moved)
        clocks = clock.told(table, self._watch.ms)
        told: dict[int, str] = {}
        for seat, listener in self._company.seated.items():
            if seat in moved:
                self._welcome(listener, seat)
            else:
                told[seat] = self._text(step, step.for_receiver(seat), self._may_now(seat), clocks)
                listener.tell(told[seat])
        for seat, sitting in enumerate(table.seats):
            if sitting.person is not None and seat not in told:
                told[seat] = self._text(step, step.for_receiver(seat), tell.NOTHING_NEW, UNSET)
        self._recent.append(told)
        if self._company.watching:
            text = self._text(step, step.for_receiver(None), tell.NOTHING_NEW, clocks)
            for listener in self._company.watching:
                listener.tell(text)

    def _may_now(self, seat: int) -> tell.May:
        """What the seat may ask for now."""
        play, table = of_play(self.table, seat), of_table(self.table, seat, self._overdue)
        if self._may.get(seat) == table:
            return tell.May(tuple(play)) if play else tell.NOTHING_NEW
        self._may[seat] = table
        return tell.May(tuple(play), tuple(table))

    def _text(self, step: tell.Step, told: tell.EventFor, may: tell.May, clocks: say.Clocks | UnsetType) -> str:
        """The message as text, made once for all who are told the same."""
        if told is not step.for_all:
            return self._shell.encode(told.message(step.after.version, may, clocks))
        if may not in step.texts:
            step.texts[may] = self._shell.encode(told.message(step.after.version, may, clocks))
        return step.texts[may]

    def _tell_info(self, greeted: Listener | None = None) -> None:
        """Names, presence, watchers and score lines, where they changed; worded once for all who are told the same. Who has just
        been greeted knows them.
        """
        info = tell.lasting(self.info(""))
        if self._told == info:
            return
        self._told = info
        infos: dict[str, say.TableInfo] = {}
        texts: dict[tuple[str, tuple[say.OfPlay, ...], tuple[say.OfTable, ...]], str] = {}
        receivers = [
            *self._company.seated.items(),
            *((None, listener) for listener in (*self._company.watching, *self._company.looking)),
        ]
        for seat, listener in receivers:
            if listener is greeted:
                continue
            base = listener.base
            if base not in infos:
                infos[base] = self.info(base)
            message = self._table_message(infos[base], seat)
            key = base, tuple(message.now), tuple(message.may)
            if key not in texts:
                texts[key] = self._shell.encode(message)
            listener.tell(texts[key])

    def _tell_watchers(self, greeted: Listener | None = None) -> None:
        """Watchers have come or gone. It is told at once or, where that was done just now, soon and for all together."""
        if self._watchers_due is not None:
            return
        wait = self._tell_watchers_at - self._shell.clock.time()
        if wait > 0:
            self._watchers_due = self._shell.clock.call_later(wait, self._tell_watchers_now)
        else:
            self._tell_watchers_now(greeted)

    def _tell_watchers_now(self, greeted: Listener | None = None) -> None:
        self._watchers_due = None
        self._tell_watchers_at = self._shell.clock.time() + len(self._company.everybody) / WATCHERS_TOLD
        self._tell_info(greeted)

    def _table_message(self, info: say.TableInfo, seat: int | None) -> say.TableMessage:
        clocks = clock.told(self.table, self._watch.ms)
        if seat is None:
            return say.TableMessage(info, [], [], clocks)
        self._may[seat] = of_table(self.table, seat, self._overdue)
        return say.TableMessage(info, of_play(self.table, seat), self._may[seat], clocks)

    # Time

    def _arm(self) -> None:
        """Set the timers that the table needs now, by its settings as they are now, and call off the others."""
        watched = bool(self._company.watching)
        given = waiting.Given(self._salts, self._ready, self._again)
        wanted = {} if self._closed else waiting.due(self.table, given, watched=watched)
        off = self._timers.arm(wanted)
        self._overdue -= {timer.number for timer in off if timer.what == "overdue"}

    async def _run(self, timer: waiting.Timer) -> None:
        """Do what is due."""
        if timer.what == "think":
            await self._computers.act()
        elif timer.what == "overdue":
            self._overdue |= {timer.number}
            self.tell_again()
        elif timer.what == "answer":
            await self._computers.answer(timer.number)
        else:
            await self.do(self._command(timer))

    def _command(self, timer: waiting.Timer) -> ask.Command:
        match timer.what:
            case "commit":
                return ask.Commit(self._shell.chance.secret())
            case "deal":
                return ask.MakeDeal(dict(self._salts))
            case "host":
                return ask.FindHost()
            case "gone":
                return ask.GiveUp(timer.asked)
            case "time-up":
                return ask.TimeUp()
            case "again":
                return ask.AllPlayAgain()
            case _:
                return ask.StandIn(timer.number)

    async def take_up(self) -> None:
        """The table comes from the store, where an older version may not have kept yet what came of a set's deal. Raises StoreError."""
        if played := played_deal(self.table, self._shell.utc().timestamp()):
            await self._shell.store.keep_played(self.table.id, played)
        await self._keeping.begin()

    def open(self) -> None:
        """Begin to wait for what the table waits for."""
        self._happened = None
        self._watch.start(self.table)
        self._arm()

    def close(self) -> None:
        """Wait for nothing any more."""
        self._closed = True
        self._arm()

    @property
    def idle(self) -> bool:
        """Whether all that matters of the table lies in its log: nobody is here, and nothing is under way."""
        here = self._company.everybody or any(seat.present for seat in self.table.seats)
        under_way = self._timers.under_way or self._hints.under_way or self._lock.locked()
        return not (here or under_way or self._codes.good)
