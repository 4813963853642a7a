"""What has happened at a table, as it is stored: whole, secrets included. Nobody but the server reads these.

What a receiver is told of an event is another type, built up separately: `forehand.service.tell`.
"""

import msgspec
from msgspec import Struct

from forehand.service.messages import AskWhat, DropWhy, TableSettings, Take


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Anything that happened. `ms`: for so many milliseconds a player's clock had run since the event before."""

    ms: int = 0


class OfSet(Struct, frozen=True):
    """The one deal of a set that is played at a table: its number (from 1) of so many, and its secret (hex). `day` is there
    for the deal of a day; salts, the forehand, where that is not drawn, and what computer players draw their chance from (hex) for
    a deal that a match had.
    """

    set: str
    deal: int
    deals: int
    day: str | None
    secret: str
    salts: list[str | None] | None = None
    forehand: int | None = None
    chance: str | None = None


class Created(Happened, frozen=True, tag_field="type", tag="created"):
    """The table was made. Seats are "open" or "bot:LEVEL"; `host` is the hash of the host's token."""

    game: str
    rules: int
    options: dict[str, int | bool | str]
    seats: list[str]
    settings: TableSettings
    host: str
    of_set: OfSet | None = None


class Joined(Happened, frozen=True, tag_field="type", tag="joined"):
    """Somebody sat down. `token` is the hash of their token; `host`: they had shown the host's."""

    seat: int
    name: str
    token: str
    host: bool


class Left(Happened, frozen=True, tag_field="type", tag="left"):
    """The person in the seat got up, or was removed by the host."""

    seat: int


class Returned(Happened, frozen=True, tag_field="type", tag="returned"):
    """The person who left the seat during the deal under way is back in it."""

    seat: int


class Away(Happened, frozen=True, tag_field="type", tag="away"):
    """The connection of the person in the seat is gone."""

    seat: int


class Back(Happened, frozen=True, tag_field="type", tag="back"):
    """The person in the seat is connected, and acts for themselves."""

    seat: int


class Computer(Happened, frozen=True, tag_field="type", tag="computer"):
    """A computer player acts for the person in the seat, who is away for longer than the grace or, where the table
    waits, because the others agreed on it; or for one who has left it.
    """

    seat: int
    level: str


class Placed(Happened, frozen=True, tag_field="type", tag="placed"):
    """The host put a computer player in the seat ("bot:LEVEL"), or took it out ("open")."""

    seat: int
    kind: str


class HostIs(Happened, frozen=True, tag_field="type", tag="host"):
    """The person in the seat is the host from now on."""

    seat: int


class Committed(Happened, frozen=True, tag_field="type", tag="commit"):
    """The secret (hex) of the next deal was drawn."""

    deal: int
    secret: str


class Dealt(Happened, frozen=True, tag_field="type", tag="dealt"):
    """The cards, as texts, follow from the secret and the salts; they are kept so that a later change of the
    program can't deal others.
    """

    deal: int
    forehand: int
    first: bool
    salts: list[str | None]
    hands: list[str]
    stock: str


class Acted(Happened, frozen=True, tag_field="type", tag="acted"):
    """The seat to act did so: the person with that number by an act with that `id`, or a computer player."""

    seat: int
    action: str
    person: int | None = None
    id: str | None = None


class DealOver(Happened, frozen=True, tag_field="type", tag="deal-over"):
    """The deal is complete."""

    deal: int


class MatchOver(Happened, frozen=True, tag_field="type", tag="match-over"):
    """Somebody has won, or the players ended the match."""

    ended: bool


class Rematch(Happened, frozen=True, tag_field="type", tag="rematch"):
    """A new match begins with the same people. `forehand` is null where it is drawn."""

    forehand: int | None


class Closed(Happened, frozen=True, tag_field="type", tag="closed"):
    """Whoever runs the server closed the table; nothing happens at it any more."""


class Asked(Happened, frozen=True, tag_field="type", tag="asked"):
    """A person asks something of the others, of whom those in the seats `waits` are to answer."""

    seat: int
    what: AskWhat
    take: Take | None
    waits: list[int]
    person: int
    id: str


class Answered(Happened, frozen=True, tag_field="type", tag="answered"):
    """A person has answered what is asked, or a computer player has."""

    seat: int
    yes: bool
    person: int | None = None
    id: str | None = None


class Dropped(Happened, frozen=True, tag_field="type", tag="dropped"):
    """What was asked is asked no more."""

    what: AskWhat
    why: DropWhy


class Claimed(Happened, frozen=True, tag_field="type", tag="claimed"):
    """A claim was accepted: the final numbers of tricks."""

    seat: int
    tricks: list[int]


class Undone(Happened, frozen=True, tag_field="type", tag="undone"):
    """The deal's last acts were taken back, the first of them being the seat's."""

    seat: int
    acts: int


class Ending(Happened, frozen=True, tag_field="type", tag="ending"):
    """The players have agreed to end the match after this deal."""


class Paused(Happened, frozen=True, tag_field="type", tag="paused"):
    """A person has stopped the game for a while."""

    seat: int
    person: int
    id: str


class Resumed(Happened, frozen=True, tag_field="type", tag="resumed"):
    """A person has let the game go on."""

    seat: int
    person: int
    id: str


class SettingsAre(Happened, frozen=True, tag_field="type", tag="settings"):
    """The host runs the table otherwise from now on."""

    settings: TableSettings


class Swapped(Happened, frozen=True, tag_field="type", tag="swapped"):
    """Who sits in two seats has changed places."""

    seats: tuple[int, int]


class Carried(Happened, frozen=True, tag_field="type", tag="carried"):
    """The person in the seat has another token (its hash), on another device, where they are not
    connected yet; the old one is worth nothing.
    """

    seat: int
    token: str


class TimeUp(Happened, frozen=True, tag_field="type", tag="time-up"):
    """The clock of the seat, which is to act, has run out."""

    seat: int


Event = (
    Created
    | Joined
    | Left
    | Returned
    | Away
    | Back
    | Computer
    | Placed
    | HostIs
    | Committed
    | Dealt
    | Acted
    | DealOver
    | MatchOver
    | Rematch
    | Closed
    | Asked
    | Answered
    | Dropped
    | Claimed
    | Undone
    | Ending
    | Paused
    | Resumed
    | SettingsAre
    | Swapped
    | Carried
    | TimeUp
)

_encoder = msgspec.json.Encoder()
_decoder: "msgspec.json.Decoder[Event]" = msgspec.json.Decoder(Event)


def to_bytes(event: Event) -> bytes:
    """The event as the store keeps it."""
    return _encoder.encode(event)


def from_bytes(body: bytes) -> Event:
    """An event that the store kept. Raises ValueError when it is none that this version knows."""
    try:
        return _decoder.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"not an event of a table: {error}") from None
