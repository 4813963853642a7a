"""What can be asked of a table. Whatever is chance, secret or time is handed in here."""

from dataclasses import dataclass


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
    """One who sits at the table wants another match with the same people."""

    by: str


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


Command = (
    Sit
    | Leave
    | Place
    | Start
    | End
    | Close
    | PlayAgain
    | Connect
    | Disconnect
    | StandIn
    | FindHost
    | Commit
    | MakeDeal
    | Act
    | ComputerAct
)
