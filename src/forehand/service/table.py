"""A table as a value: what has happened there, and what may happen next. Pure.

`decide` says what a command makes happen, or refuses it; `evolve` is the table after an event. Nothing here
waits, draws or stores: times, secrets and tokens (as hashes only) come in with the commands.
"""

import hmac
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from forehand.engine import match as matches
from forehand.engine.actions import Illegal, Unknown
from forehand.engine.cards import Seat as SeatNumber
from forehand.engine.cards import card, card_text, cards, cards_list
from forehand.engine.deal import Deal, turn
from forehand.engine.game import Game, ScoreLine, read_action
from forehand.engine.match import Match
from forehand.engine.options import BadOption, changed, read_options
from forehand.engine.shuffle import shuffle
from forehand.engine.value import Value
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service.messages import TableSettings

MAX_NAME = 32
MAX_WAIT = 86400
"""The longest grace or pause, in seconds."""
STAND_IN = "club"
"""The level of the computer players that nobody has chosen: those that fill up the table at its start, or play
a deal to its end in a seat whose new person may not see it."""


class Refused(Exception):
    """A command that can't be done. `code` is stable and documented; the message is for developers."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Person(Value):
    """Somebody who sits, or sat, at the table. `number` counts them in order of sitting down."""

    number: int
    name: str
    token: str
    since: int
    """The version in which they sat down."""
    present: bool = False
    waits: bool = False
    """They sat down during the deal under way and see nothing of it."""


@dataclass(frozen=True)
class Seat(Value):
    """A seat: a person's, a computer player's (`bot`), or open."""

    person: Person | None = None
    former: Person | None = None
    """Who left during the deal under way and may come back, as long as nobody else has sat down."""
    bot: bool = False
    level: str | None = None
    """The computer player that acts for the seat now."""

    @property
    def open(self) -> bool:
        """Whether somebody can sit down here."""
        return self.person is None and not self.bot

    @property
    def present(self) -> bool:
        """Whether a person sits here and is connected."""
        return self.person is not None and self.person.present


@dataclass(frozen=True)
class Shuffle:
    """How a deal was shuffled; the secret stays one until the deal is complete."""

    secret: bytes
    salts: tuple[str | None, ...]
    first: bool


@dataclass(frozen=True)
class Played(Value):
    """A match played here, finished or under way, with what its record needs besides."""

    match: Match
    shuffles: tuple[Shuffle, ...] = ()
    lines: tuple[tuple[ScoreLine, ...], ...] = ()
    players: tuple[str | None, ...] = ()
    """Who sat here when it was over; empty while it goes on."""
    ended: bool = False


@dataclass(frozen=True)
class Done:
    """An act that was accepted: what it did, as which version."""

    action: str
    version: int


@dataclass(frozen=True)
class Table(Value):
    """All that has happened at a table, in the shape that decisions need. `version` counts the events."""

    id: str
    game: Game
    levels: tuple[str, ...]
    """Those of the computer players there are."""
    settings: TableSettings
    seats: tuple[Seat, ...]
    host_token: str | None
    now: Played
    host: int | None = None
    """The seat of the host, where they sit at the table."""
    host_sat: bool = False
    """Whether the one who made the table has sat down; another host then ends the rights of their token."""
    version: int = 1
    play_version: int = 0
    """The version of the last event that changed the play."""
    people: int = 0
    """How many have sat down so far."""
    started: bool = False
    closed: bool = False
    """Nothing happens here any more; what was played can be read."""
    secret: bytes | None = None
    """That of the next deal, once committed to."""
    forehand: SeatNumber | None = None
    """Who is forehand in a match's first deal, where it is not drawn."""
    past: tuple[Played, ...] = ()
    acts: tuple[Mapping[tuple[int, str], Done], ...] = ({},)
    """The accepted acts by person and id, one mapping a deal: the last one is copied at every act."""

    @property
    def match(self) -> Match:
        """The match under way, or over and not yet followed by another."""
        return self.now.match

    @property
    def deal(self) -> Deal | None:
        """The deal under way: dealt and not complete."""
        deal = self.match.deal
        return None if deal is None or deal.complete else deal

    @property
    def over(self) -> bool:
        """Whether the match is over: won, or ended early."""
        return self.match.finished or self.now.ended

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return None if self.deal is None else turn(self.deal)

    @property
    def names(self) -> tuple[str | None, ...]:
        """The people's names, by seat."""
        return tuple(seat.person.name if seat.person else None for seat in self.seats)

    def done(self, person: int, act_id: str) -> Done | None:
        """What the act with that id did, if it was accepted."""
        return next((acts[person, act_id] for acts in self.acts if (person, act_id) in acts), None)


def same(one: str | None, other: str | None) -> bool:
    """Whether two hashes of tokens are the same, in constant time."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def seat_of(table: Table, token: str) -> int | None:
    """The seat whose person has the token with that hash."""
    for at, seat in enumerate(table.seats):
        if seat.person and same(seat.person.token, token):
            return at
    return None


def former_seat_of(table: Table, token: str) -> int | None:
    """The seat that the token's holder has left during the deal under way and that nobody has taken since."""
    found = [at for at, seat in enumerate(table.seats) if seat.former and same(seat.former.token, token)]
    return found[0] if found else None


def is_host(table: Table, token: str) -> bool:
    """Whether the token is the host's, or that of the person who is the host."""
    host = None if table.host is None else table.seats[table.host].person
    return same(table.host_token, token) or (host is not None and same(host.token, token))


# A new table


def new_table(
    games: Mapping[str, Game],
    levels: tuple[str, ...],
    *,
    game: str,
    options: Mapping[str, Any],
    seats: list[str] | None,
    settings: TableSettings,
    host: str,
) -> event.Created:
    """The first event of a table. Refused: `unknown-game`, `bad-option`, `bad-seats`, `bad-setting`."""
    if game not in games:
        raise Refused("unknown-game", f"the games are {', '.join(games)}")
    rules = games[game]
    try:
        house_rules = read_options(rules.Options, options)
    except BadOption as error:
        raise Refused("bad-option", f"{error.name}: {error.reason}") from None
    kinds = ["open"] * rules.SEATS if seats is None else seats
    if len(kinds) != rules.SEATS or not all(kind == "open" or _is_bot(kind, levels) for kind in kinds):
        raise Refused("bad-seats", f"takes {rules.SEATS} of open, {', '.join('bot:' + level for level in levels)}")
    if settings.away != "wait" and not _is_bot(settings.away, levels):
        raise Refused("bad-setting", "away takes wait or bot:LEVEL")
    if not (0 <= settings.grace <= MAX_WAIT and 0 <= settings.pause <= MAX_WAIT):
        raise Refused("bad-setting", f"grace and pause take 0 to {MAX_WAIT} seconds")
    return event.Created(game, rules.RULES, changed(house_rules), kinds, settings, host)


def _is_bot(kind: str, levels: tuple[str, ...]) -> bool:
    name, _, level = kind.partition(":")
    return name == "bot" and level in levels


def open_table(table_id: str, games: Mapping[str, Game], levels: tuple[str, ...], created: event.Created) -> Table:
    """The table after its first event. Raises KeyError for a game, BadOption for a house rule that is no more."""
    game = games[created.game]
    return Table(
        id=table_id,
        game=game,
        levels=levels,
        settings=created.settings,
        seats=tuple(_seat_as(kind) for kind in created.seats),
        host_token=created.host,
        now=Played(matches.begin(game, read_options(game.Options, created.options))),
    )


def _seat_as(kind: str) -> Seat:
    return Seat() if kind == "open" else Seat(bot=True, level=kind.removeprefix("bot:"))


# Decisions

Events = tuple[event.Event, ...]


def decide(table: Table, command: ask.Command) -> Events:
    """What the command makes happen, nothing where it is so already. Raises Refused."""
    if table.closed:
        return _decide_closed(command)
    return _DECISIONS[type(command)](table, command)


_OF_ITSELF = (ask.Commit, ask.ComputerAct, ask.Disconnect, ask.FindHost, ask.MakeDeal, ask.StandIn)


def _decide_closed(command: ask.Command) -> Events:
    """What was under way by itself comes to nothing; what people ask is refused."""
    if isinstance(command, (ask.Close, *_OF_ITSELF)):
        return ()
    raise Refused("closed", "whoever runs the server has closed this table")


def clean_name(name: str) -> str:
    """A name as it is shown. Refused: `bad-name`."""
    name = unicodedata.normalize("NFC", name.strip())
    if not 1 <= len(name) <= MAX_NAME or not _alike(name) or any(_disguises(letter) for letter in name):
        raise Refused("bad-name", f"a name has 1 to {MAX_NAME} characters, none of them control characters")
    return name


def _disguises(letter: str) -> bool:
    """Control characters, line breaks, lone surrogates, and the marks that turn the direction of writing."""
    if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}:
        return True
    return unicodedata.bidirectional(letter) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


_NO_INK = frozenset(map(chr, (0x34F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10))))
"""Fillers and selectors: letters and marks by their category, and nothing to see."""


def _alike(name: str) -> str:
    """What two names share that people would take for the same: nothing where there is nothing to see."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", name) if not _invisible(letter))
    return " ".join(seen.casefold().split())


def _invisible(letter: str) -> bool:
    """Format characters, such as spaces without a width, and what fills or selects."""
    return unicodedata.category(letter) == "Cf" or letter in _NO_INK


def _sit(table: Table, command: ask.Sit) -> Events:
    name = clean_name(command.name)
    if command.seat is not None and not 0 <= command.seat < len(table.seats):
        raise Refused("no-such-seat", f"seats are 0 to {len(table.seats) - 1}")
    people = [person for seat in table.seats for person in (seat.person, seat.former) if person]
    if any(_alike(name) == _alike(person.name) for person in people):
        raise Refused("name-taken", "somebody at the table has this name")
    seat = _seat_for(table, command.seat)
    is_new_host = command.by is not None and same(table.host_token, command.by)
    return (event.Joined(seat, name, command.token, is_new_host),)


def _seat_for(table: Table, wanted: int | None) -> int:
    free = [at for at, seat in enumerate(table.seats) if seat.open]
    if not free:
        raise Refused("table-full", "no seat is open")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("seat-taken", f"seat {wanted} is not open")
    return wanted


def _leave(table: Table, command: ask.Leave) -> Events:
    person = _seat_at(table, command.seat).person
    if not is_host(table, command.by) and not (person and same(person.token, command.by)):
        raise Refused("bad-token", "only who sits there, or the host, can empty a seat")
    if person is None:
        raise Refused("no-person", f"nobody sits in seat {command.seat}")
    left = event.Left(command.seat)
    host_leaves = table.host == command.seat
    return (left, *_find_host(evolve(table, left), ask.FindHost())) if host_leaves else (left,)


def _seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", f"seats are 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def _place(table: Table, command: ask.Place) -> Events:
    _check_host(table, command.by)
    seat = _seat_at(table, command.seat)
    if command.kind != "open" and not _is_bot(command.kind, table.levels):
        raise Refused("bad-kind", f"takes open, {', '.join('bot:' + level for level in table.levels)}")
    if seat.person:
        raise Refused("seat-taken", f"{seat.person.name} sits there")
    if command.kind == ("bot:" + str(seat.level) if seat.bot else "open"):
        return ()
    return (event.Placed(command.seat, command.kind),)


def _check_host(table: Table, token: str) -> None:
    if not is_host(table, token):
        raise Refused("bad-token", "only the host can do that")


def _start(table: Table, command: ask.Start) -> Events:
    _check_host(table, command.by)
    return tuple(event.Placed(at, "bot:" + STAND_IN) for at, seat in enumerate(table.seats) if seat.open)


def _end(table: Table, command: ask.End) -> Events:
    _check_host(table, command.by)
    if table.over:
        raise Refused("finished", "the match is over")
    return (event.MatchOver(ended=True),)


def _close(_: Table, __: ask.Close) -> Events:
    return (event.Closed(),)


def _play_again(table: Table, command: ask.PlayAgain) -> Events:
    if seat_of(table, command.by) is None and not is_host(table, command.by):
        raise Refused("bad-token", "only those who sit at the table can play again")
    if not table.over:
        raise Refused("not-finished", "the match goes on")
    return (event.Rematch(_next_forehand(table.match)),)


def _next_forehand(match: Match) -> int | None:
    """Who is forehand in the next match; drawn where no deal of this one was complete."""
    deals = match.complete_deals
    if not deals:
        return None
    return match.game.next_match_forehand(deals, match.winners)


def _connect(table: Table, command: ask.Connect) -> Events:
    seat = seat_of(table, command.by)
    if seat is not None:
        return () if table.seats[seat].present else (event.Back(seat),)
    left = former_seat_of(table, command.by)
    if left is None:
        raise Refused("bad-token", "no seat has this token")
    return event.Returned(left), event.Back(left)


def _disconnect(table: Table, command: ask.Disconnect) -> Events:
    return (event.Away(command.seat),) if table.seats[command.seat].present else ()


def _stand_in(table: Table, command: ask.StandIn) -> Events:
    seat = table.seats[command.seat]
    if seat.person is None or seat.present or seat.level or table.settings.away == "wait":
        return ()
    return (event.Computer(command.seat, table.settings.away.removeprefix("bot:")),)


def _find_host(table: Table, _: ask.FindHost) -> Events:
    present = [(seat.person.number, at) for at, seat in enumerate(table.seats) if seat.person and seat.present]
    if not present or (table.host is not None and table.seats[table.host].present):
        return ()
    return (event.HostIs(min(present)[1]),)


def may_deal(table: Table) -> bool:
    """Whether the next deal can be prepared: no seat is open, no deal under way, the match not over."""
    return table.deal is None and not table.over and not any(seat.open for seat in table.seats)


def _commit(table: Table, command: ask.Commit) -> Events:
    if table.secret is not None or not may_deal(table):
        return ()
    return (event.Committed(len(table.match.deals) + 1, command.secret.hex()),)


def _make_deal(table: Table, command: ask.MakeDeal) -> Events:
    if table.secret is None or not may_deal(table):
        return ()
    given = tuple(command.salts.get(seat) for seat in range(len(table.seats)))
    known = matches.next_forehand(table.match) if table.match.deals else table.forehand
    salts = [None if salt is None else bytes.fromhex(salt) for salt in given]
    forehand, pack = shuffle(table.game, table.secret, salts, known)
    hands, stock = table.game.deal_out(pack, forehand)
    dealt = event.Dealt(
        deal=len(table.match.deals) + 1,
        forehand=forehand,
        first=known is None,
        salts=list(given),
        hands=[" ".join(cards_list(hand)) for hand in hands],
        stock=" ".join(card_text(one) for one in stock),
    )
    return (dealt,)


def _act(table: Table, command: ask.Act) -> Events:
    seat = seat_of(table, command.by)
    person = None if seat is None else table.seats[seat].person
    if seat is None or person is None:
        raise Refused("no-seat", "only those who sit at the table can act")
    action = _canonical(table.game, command.action)
    done = table.done(person.number, command.id)
    if done is not None:
        if done.action != action:
            raise Refused("id-used", "this id was another action's")
        return ()
    if table.over:
        raise Refused("finished", "the match is over")
    if action is None:
        raise Refused("unknown-action", "no action of this game is spelled so")
    if not table.play_version <= command.v <= table.version:
        raise Refused("stale", f"the play has changed since version {command.v}")
    if table.turn != seat or person.waits:
        raise Refused("not-your-turn", f"it is not seat {seat}'s turn")
    return _played(table, event.Acted(seat, action, person.number, command.id))


def _computer_act(table: Table, command: ask.ComputerAct) -> Events:
    """Nothing, where the computer player's thoughts come too late."""
    late = command.v < table.play_version or table.turn != command.seat or not table.seats[command.seat].level
    if late:
        return ()
    return _played(table, event.Acted(command.seat, command.action))


def _canonical(game: Game, text: str) -> str | None:
    try:
        return str(read_action(game, text))
    except Unknown:
        return None


def _played(table: Table, acted: event.Acted) -> Events:
    try:
        after = evolve(table, acted).match
    except (Illegal, Unknown) as error:
        raise Refused("illegal", str(error)) from None
    if len(after.scores) == len(table.match.scores):
        return (acted,)
    over = (event.MatchOver(ended=False),) if after.finished else ()
    return acted, event.DealOver(len(after.deals)), *over


_DECISIONS: dict[type[ask.Command], Callable[[Table, Any], Events]] = {
    ask.Act: _act,
    ask.Close: _close,
    ask.Commit: _commit,
    ask.ComputerAct: _computer_act,
    ask.Connect: _connect,
    ask.Disconnect: _disconnect,
    ask.End: _end,
    ask.FindHost: _find_host,
    ask.Leave: _leave,
    ask.MakeDeal: _make_deal,
    ask.Place: _place,
    ask.PlayAgain: _play_again,
    ask.Sit: _sit,
    ask.StandIn: _stand_in,
    ask.Start: _start,
}


# Consequences


_Step = tuple[Table, event.Event, Table]
_last_step: list[_Step] = []
"""The step taken last: who has to see what an event would do before deciding on it need not do it twice."""


def evolve(table: Table, happened: event.Event) -> Table:
    """The table after an event."""
    for before, same_event, after in _last_step:
        if before is table and same_event is happened:
            return after
    after = _CONSEQUENCES[type(happened)](table, happened)
    after = after.but(version=table.version + 1)
    _last_step[:] = [(table, happened, after)]
    return after


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
    if table.host == happened.seat:
        table = table.but(host=None)
    if table.deal is None:
        return _with_seat(table, happened.seat, Seat())
    away = None if table.settings.away == "wait" else table.settings.away.removeprefix("bot:")
    former = seat.person.but(present=False) if seat.person and not seat.person.waits else None
    return _with_seat(table, happened.seat, Seat(former=former, level=seat.level or away))


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
    return _with_seat(table, happened.seat, table.seats[happened.seat].but(level=happened.level))


def _placed(table: Table, happened: event.Placed) -> Table:
    """A computer player whose seat is opened during a deal plays it to its end."""
    if happened.kind != "open":
        return _with_seat(table, happened.seat, _seat_as(happened.kind))
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
    return table.but(now=now, secret=None, play_version=table.version + 1, acts=(*table.acts, {}))


def _acted(table: Table, happened: event.Acted) -> Table:
    match = matches.act(table.match, read_action(table.game, happened.action))
    version = table.version + 1
    acts = table.acts
    if happened.person is not None and happened.id is not None:
        done = Done(happened.action, version)
        acts = (*acts[:-1], {**acts[-1], (happened.person, happened.id): done})
    return table.but(now=table.now.but(match=match), play_version=version, acts=acts)


def _deal_over(table: Table, happened: event.DealOver) -> Table:
    """Who left is gone for good, who sat down meanwhile plays from now on."""
    lines = tuple(table.game.score(table.match.deals[happened.deal - 1]))
    seats = tuple(_after_deal(seat) for seat in table.seats)
    return table.but(seats=seats, now=table.now.but(lines=(*table.now.lines, lines)))


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
    now = table.now.but(match=match, shuffles=shuffles, players=table.names, ended=happened.ended)
    return table.but(seats=seats, now=now, secret=None)


def _rematch(table: Table, happened: event.Rematch) -> Table:
    forehand = None if happened.forehand is None else SeatNumber(happened.forehand)
    now = Played(matches.begin(table.game, table.match.options))
    return table.but(
        past=(*table.past, table.now),
        now=now,
        forehand=forehand,
        play_version=table.version + 1,
    )


def _closed(table: Table, _: event.Closed) -> Table:
    """Nobody is connected any more. The deal under way stays as it is, and its secret with it."""
    seats = tuple(seat.but(person=seat.person.but(present=False)) if seat.person else seat for seat in table.seats)
    return table.but(seats=seats, closed=True)


def _created(table: Table, happened: event.Created) -> Table:
    raise ValueError(f"table {table.id} was made twice, the second time for {happened.game}")


_CONSEQUENCES: dict[type[event.Event], Callable[[Table, Any], Table]] = {
    event.Acted: _acted,
    event.Away: _away,
    event.Back: _back,
    event.Closed: _closed,
    event.Committed: _committed,
    event.Computer: _computer,
    event.Created: _created,
    event.DealOver: _deal_over,
    event.Dealt: _dealt,
    event.HostIs: _host_is,
    event.Joined: _joined,
    event.Left: _left,
    event.MatchOver: _match_over,
    event.Placed: _placed,
    event.Rematch: _rematch,
    event.Returned: _returned,
}
