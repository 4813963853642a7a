"""A table as a value: all that has happened there. Pure, as is what is built on it.

`deciding` says what a command makes happen, or refuses it; `consequences` has the table after an event. Nothing of
this waits, draws or stores: times, secrets and tokens (as hashes only) come in with the commands.
"""

import hmac
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from forehand.engine.cards import Seat as SeatNumber
from forehand.engine.deal import Deal, turn
from forehand.engine.game import Game, ScoreLine
from forehand.engine.match import Match
from forehand.engine.value import Value
from forehand.service.accepted import NONE, Accepted
from forehand.service.messages import AskWhat, TableSettings, Take

STAND_IN = "club"
"""The level of the computer players that nobody has chosen: those that fill up the table at its start, or play
a deal to its end in a seat whose new person may not see it."""


WHY_CLOSED = "this table is closed"
"""What everybody is told, for developers, with the code `closed`."""


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
    """The version in which they sat down, here and at this device."""
    carried: tuple[str, ...] = ()
    """The hashes of the tokens that they had on other devices before."""
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

    @cached_property
    def open(self) -> bool:
        """Whether somebody can sit down here."""
        return self.person is None and not self.bot

    @cached_property
    def present(self) -> bool:
        """Whether a person sits here and is connected."""
        return self.person is not None and self.person.present


@dataclass(frozen=True)
class Shuffle:
    """How a deal was shuffled; the secret stays one until the deal is complete."""

    secret: bytes
    salts: tuple[str | None, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class OfSet:
    """The one deal of a set that is played at a table, by one person against computer players: its number (from 1) of so many,
    and its secret. `day` is there for the deal of a day; the salts are those of the match that had the deal, if one had.
    """

    set: str
    deal: int
    deals: int
    day: str | None
    secret: bytes
    chance: bytes
    """What computer players draw theirs from: the secret, but where that is known from the match."""
    salts: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """With which version a deal was over, and for each seat the number of the person who has played it; None where a computer
    player has, or nobody the greater part.
    """

    version: int
    people: tuple[int | None, ...]


@dataclass(frozen=True)
class Played(Value):
    """A match played here, finished or under way, with what its record needs besides."""

    match: Match
    shuffles: tuple[Shuffle, ...] = ()
    lines: tuple[tuple[ScoreLine, ...], ...] = ()
    by: tuple[PlayedBy, ...] = ()
    """Who played the complete deals."""
    players: tuple[str | None, ...] = ()
    """Who sat here when it was over; empty while it goes on."""
    people: tuple[int | None, ...] = ()
    """Their numbers: another may come by the name of one who has left."""
    ended: bool = False


InSight = tuple[int, int | None, tuple[SeatNumber, ...]]
"""How much of a deal's hidden cards has been seen: the stock's cards turned up, who took it, whose hands lie open."""


def in_sight(deal: Deal) -> InSight:
    """How much of the deal's hidden cards has been seen."""
    return deal.stock_up, deal.stock_taker, deal.face_up


@dataclass(frozen=True, slots=True)
class Deed:
    """Who did one of the deal's actions: the person of that number (None: a computer player), knowing so much."""

    seat: int
    person: int | None
    knowing: InSight
    left: int = 0
    """Milliseconds that the seat's clock showed when it acted, where there are clocks."""


@dataclass(frozen=True, slots=True)
class Times:
    """What the seats' clocks show: the milliseconds that are left, and the seats whose time has run out for what they are to do,
    which all have been told.
    """

    left: tuple[int, ...]
    up: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Asking(Value):
    """What is being asked: by whom, since which version, and which seats are still to answer."""

    what: AskWhat
    seat: int
    person: int
    take: Take | None
    version: int
    waits: tuple[int, ...]
    yes: tuple[int, ...] = ()


Asked = tuple[AskWhat | Literal["pause"], int, int]
"""What was asked, by which seat, at which point of the deal: nobody asks the same thing twice at one point. A pause is among them once
another seat has ended it.
"""


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
    of_set: OfSet | None = None
    """Where nothing is played but a deal of a set, which others play as well: see `forehand.service.duplicate`."""
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
    times: Times | None = None
    """Of the players' clocks, where there are any: see `forehand.service.clock`."""
    deeds: tuple[Deed, ...] = ()
    """Who did the actions of the deal under way, one each."""
    asking: Asking | None = None
    asked: frozenset[Asked] = frozenset()
    """What is not asked for again until a deal begins, or is over."""
    paused: int | None = None
    """The seat that stopped the game, while it is stopped."""
    paused_by: str | None = None
    """The name of who did, whoever sits there now."""
    ending: bool = False
    """Whether the match ends after this deal."""
    accepted: Accepted = NONE
    """The requests that have been done."""

    @property
    def match(self) -> Match:
        """The match under way, or over and not yet followed by another."""
        return self.now.match

    @cached_property
    def deal(self) -> Deal | None:
        """The deal under way: dealt and not complete."""
        deal = self.match.deal
        return None if deal is None or deal.complete else deal

    @cached_property
    def over(self) -> bool:
        """Whether the match is over: won, or ended early."""
        return self.match.finished or self.now.ended

    @cached_property
    def in_progress(self) -> bool:
        """Whether the match has begun, is not over and does not rest."""
        return self.started and not self.over and self.paused is None

    @cached_property
    def turn(self) -> int | None:
        """The seat to act."""
        return None if self.deal is None else turn(self.deal)

    @cached_property
    def away(self) -> tuple[int, ...]:
        """The seats for which nobody acts, where the table waits for those who are away: such people's, and during a deal
        those that have been left.
        """
        if self.settings.away != "wait":
            return ()
        return tuple(
            at
            for at, seat in enumerate(self.seats)
            if not seat.present and not seat.level and (seat.person is not None or self.deal is not None)
        )

    @cached_property
    def names(self) -> tuple[str | None, ...]:
        """The people's names, by seat."""
        return tuple(seat.person.name if seat.person else None for seat in self.seats)

    @property
    def players(self) -> tuple[str | None, ...]:
        """Those who play, or have played, the match at hand, by seat: people's names."""
        return self.now.players or self.names


def same(one: str | None, other: str | None) -> bool:
    """Whether two hashes of tokens are the same, in constant time."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def seat_of(table: Table, token: str) -> int | None:
    """The seat whose person has the token with that hash."""
    for at, seat in enumerate(table.seats):
        if seat.person and same(seat.person.token, token):
            return at
    return None


def was_carried(table: Table, token: str) -> bool:
    """Whether the token was that of somebody who sits here, and has taken the seat to another device since."""
    people = [seat.person for seat in table.seats if seat.person]
    return any(same(former, token) for person in people for former in person.carried)


def played_at(table: Table, seat: int) -> int | None:
    """The seat in which the person who sits there plays the match at hand or, once it is over, has played it; None where nobody
    sits, and for one who has come since.
    """
    return _seat_in(table.now, table.seats[seat].person, seat)


def seat_in_match(table: Table, number: int | None, token: str) -> int | None:
    """The seat in which the person with the token of that hash plays, or has played, a match (counted from 1, None: the one at
    hand); None for all others. Another may have had their name then.
    """
    matches, at = (*table.past, table.now), seat_of(table, token)
    if at is None or not 1 <= (number or len(matches)) <= len(matches):
        return None
    return _seat_in(matches[(number or len(matches)) - 1], table.seats[at].person, at)


def _seat_in(played: Played, person: Person | None, now: int) -> int | None:
    """Where in a match the person who sits there now has their seat."""
    if person is None or not played.people:
        return None if person is None else now
    return played.people.index(person.number) if person.number in played.people else None


def seat_of_person(table: Table, number: int) -> int | None:
    """The seat in which the person with that number sits."""
    return next((at for at, seat in enumerate(table.seats) if seat.person and seat.person.number == number), None)


def former_seat_of(table: Table, token: str) -> int | None:
    """The seat that the token's holder has left during the deal under way and that nobody has taken since."""
    found = [at for at, seat in enumerate(table.seats) if seat.former and same(seat.former.token, token)]
    return found[0] if found else None


def holds_token(table: Table, token: str) -> bool:
    """Whether the token is anybody's at the table."""
    return seat_of(table, token) is not None or former_seat_of(table, token) is not None or is_host(table, token)


def is_host(table: Table, token: str) -> bool:
    """Whether the token is the host's, or that of the person who is the host."""
    host = None if table.host is None else table.seats[table.host].person
    return same(table.host_token, token) or (host is not None and same(host.token, token))
