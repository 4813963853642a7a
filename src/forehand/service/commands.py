"""What can be asked of a table. Whatever is chance, secret or time is handed in here."""

from collections.abc import Mapping
from dataclasses import dataclass

from forehand.service.messages import AskWhat, ClockRule, Take


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody takes the seat, or the lowest open one. `token` is the hash of the token they will have, `by` the
    hash of a token that they showed, if any: the host's makes them the host.
    """

    name: str
    seat: int | None
    token: str
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """The person in the seat gets up, or is removed by the host."""

    seat: int
    by: str


@dataclass(frozen=True, slots=True)
class Place:
    """The host puts a computer player in a seat ("bot:LEVEL"), or opens it ("open")."""

    seat: int
    kind: str
    by: str


@dataclass(frozen=True, slots=True)
class Start:
    """The host lets computer players fill the open seats."""

    by: str


@dataclass(frozen=True, slots=True)
class End:
    """The host ends the match early, for all."""

    by: str


@dataclass(frozen=True, slots=True)
class Close:
    """Whoever runs the server closes the table, for good."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """One who sits at the table begins another match with the same people."""

    by: str


@dataclass(frozen=True, slots=True)
class AllPlayAgain:
    """All who sit at the table would like another match."""


@dataclass(frozen=True, slots=True)
class Connect:
    """The holder of a seat's token is connected."""

    by: str


@dataclass(frozen=True, slots=True)
class Disconnect:
    """The connection of the person in the seat is gone."""

    seat: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """The grace is over: a computer player acts for the person in the seat, if the table is run so."""

    seat: int


@dataclass(frozen=True, slots=True)
class FindHost:
    """The host has been gone for long enough: the longest-seated person present follows."""


@dataclass(frozen=True, slots=True)
class Commit:
    """A deal is due, and this is its secret (32 bytes)."""

    secret: bytes


@dataclass(frozen=True, slots=True)
class MakeDeal:
    """The salts have been gathered: hex by seat, for those who gave one."""

    salts: dict[int, str]


@dataclass(frozen=True, slots=True)
class Act:
    """One who sits at the table acts, in sight of version `v`. `id` makes it happen once."""

    by: str
    id: str
    v: int
    action: str


@dataclass(frozen=True, slots=True)
class ComputerAct:
    """A computer player acts for the seat, in sight of version `v`."""

    seat: int
    v: int
    action: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock of the seat that is to act has run out."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One who sits at the table asks something of the others. `take` is for claims alone; `overdue` are the seats whose
    people have been away for all of the grace, as the shell knows when it is asked.
    """

    by: str
    id: str
    v: int
    what: AskWhat
    take: Take | None = None
    overdue: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Answer:
    """One who sits at the table answers what is asked, or withdraws their own question by a no."""

    by: str
    id: str
    v: int
    yes: bool


@dataclass(frozen=True, slots=True)
class ComputerAnswer:
    """A computer player answers, for the seat, what has been asked since version `asked`."""

    seat: int
    asked: int
    yes: bool


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Who asked something has been away for longer than the grace."""

    asked: int


@dataclass(frozen=True, slots=True)
class Pause:
    """One who sits at the table stops the game for a while."""

    by: str
    id: str
    v: int


@dataclass(frozen=True, slots=True)
class Resume:
    """One who sits at the table lets the game go on."""

    by: str
    id: str
    v: int


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """The host runs the table otherwise: the settings to change, by name."""

    changes: Mapping[str, bool | int | str | ClockRule | None]
    by: str


@dataclass(frozen=True, slots=True)
class Swap:
    """The host lets those in two seats change places."""

    seats: tuple[int, int]
    by: str


@dataclass(frozen=True, slots=True)
class Carry:
    """The person with that number, in the seat, goes on at another device, with a token whose hash is this one."""

    seat: int
    person: int
    token: str


Request = Act | Ask | Answer | Pause | Resume
"""What a person wants done once, known by an id of their own."""

Command = (
    Sit
    | Leave
    | Place
    | Start
    | End
    | Close
    | PlayAgain
    | AllPlayAgain
    | Connect
    | Disconnect
    | StandIn
    | FindHost
    | Commit
    | MakeDeal
    | ComputerAct
    | ComputerAnswer
    | GiveUp
    | ChangeSettings
    | Swap
    | Carry
    | TimeUp
    | Request
)
