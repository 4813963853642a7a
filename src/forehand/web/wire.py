"""The wire: every message and body, decoded and checked here once, and trusted from then on.

The OpenAPI and AsyncAPI documents and the browser client's TypeScript types are made from these types
(`forehand.web.schema`), so that the two sides can't drift.
"""

from typing import Annotated, Any, Literal, TypedDict, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from forehand.service.messages import AskWhat, ClockRule, Message, TableInfo, Take
from forehand.service.results import DealFacts

Body = TypeVar("Body")

MAX_FRAME = 4096
"""Bytes in a frame from a client."""
MAX_BODY = 16384
"""Bytes in the body of a request."""


class BadMessage(Exception):
    """Something that a client sent is malformed; the message says where, for developers."""


# From the client, over the websocket

# The end of a pattern also matches before a last line break, hence the look-ahead.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+(?!\n)$")]
Salt = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]{32}$")]


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message. Without a `token` a watcher's, or with `look` that of one who has not chosen yet; `v` is the last
    version this token has seen.
    """

    token: Annotated[str, Meta(max_length=200)] | None = None
    v: Annotated[int, Meta(ge=0)] | None = None
    look: bool = False

    def __post_init__(self) -> None:
        if self.look and self.token is not None:
            raise ValueError("who shows a token does not only look in")


class Act(Struct, frozen=True, tag_field="t", tag="act"):
    """An action, made idempotent by its `id`, in sight of version `v`."""

    id: Id
    v: int
    action: Annotated[str, Meta(max_length=200)]


class Ask(Struct, frozen=True, tag_field="t", tag="ask"):
    """Something that needs the others' consent. A claim says which tricks to come its maker takes."""

    id: Id
    v: int
    what: AskWhat
    take: Take | None = None

    def __post_init__(self) -> None:
        if (self.what == "claim") != (self.take is not None):
            raise ValueError("a claim has take, and nothing else has")


class Answer(Struct, frozen=True, tag_field="t", tag="answer"):
    """To what is being asked; the asker withdraws it by a no."""

    id: Id
    v: int
    yes: bool


class Pause(Struct, frozen=True, tag_field="t", tag="pause"):
    """Let the game rest."""

    id: Id
    v: int


class Resume(Struct, frozen=True, tag_field="t", tag="resume"):
    """Let it go on."""

    id: Id
    v: int


class GiveSalt(Struct, frozen=True, tag_field="t", tag="salt"):
    """The receiver's share in the shuffle of a deal, 32 hex digits, once."""

    deal: int
    salt: Salt


class Ready(Struct, frozen=True, tag_field="t", tag="ready"):
    """The next deal may begin."""


class Again(Struct, frozen=True, tag_field="t", tag="again"):
    """The match is over, and another would be welcome with the same people; or, `wish` false, would not after all."""

    wish: bool = True


PersonKeyText = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}$")]


class Keep(Struct, frozen=True, tag_field="t", tag="keep"):
    """From now on the deals of this seat count for the person with that key, 64 hex digits; for nobody where it is null."""

    key: PersonKeyText | None


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """Answered by a pong."""


class Note(Struct, frozen=True, tag_field="t", tag="note"):
    """Something to say to the table, not kept. Where it has an `id`, and can't be said, that is `refused`."""

    kind: Literal["chat", "emote", "typing"]
    text: Annotated[str, Meta(max_length=500)] = ""
    id: Id | None = None


Request = Act | Ask | Answer | Pause | Resume
"""What is answered by `ok` or `refused`."""
FromClient = Hello | Request | GiveSalt | Ready | Again | Keep | Ping | Note

# HTTP bodies


class NewTable(Struct, frozen=True):
    """What a new table is to be. Seats are "open" or "bot:LEVEL", all open by default."""

    game: str
    options: dict[str, Any] = {}
    seats: list[str] | None = None
    listed: bool = False
    watchers: bool = True
    away: str = "wait"
    grace: int = 60
    pause: int = 15
    hints: bool = False
    chat: bool = True
    emotes: bool = True
    clock: ClockRule | None = None


class Created(Struct, frozen=True):
    """A table was made. The host token is told here and never again."""

    table: str
    url: str
    host_token: str
    invite: str


class Join(Struct, frozen=True):
    """Somebody wants to sit, anywhere or in a seat of their choice."""

    name: str
    seat: int | None = None


class Joined(Struct, frozen=True):
    """Somebody sits. The token is told here and never again."""

    seat: int
    token: str


class SetSeat(Struct, frozen=True):
    """Who is to sit in a seat: "bot:LEVEL" or "open"."""

    kind: str


class SettingsChange(Struct, frozen=True):
    """What is to be run otherwise at a table; what is left out stays."""

    listed: bool | UnsetType = UNSET
    watchers: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    emotes: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    pause: int | UnsetType = UNSET
    grace: int | UnsetType = UNSET
    away: str | UnsetType = UNSET
    clock: ClockRule | UnsetType | None = UNSET


class SwapSeats(Struct, frozen=True):
    """Two seats whose people or computer players change places."""

    seats: tuple[int, int]


class CarryCode(Struct, frozen=True):
    """By this code, once and within `expires` seconds, a seat is taken to another device; `qr` is its address as SVG."""

    code: str
    url: str
    qr: str
    expires: int


class Carry(Struct, frozen=True):
    """A seat is to be taken here from another device."""

    code: Annotated[str, Meta(max_length=200)]


class PersonKey(Struct, frozen=True):
    """A person's key, 64 hex digits."""

    key: PersonKeyText


class KeptDeal(DealFacts, frozen=True):
    """A deal that is kept for a person. `at`: when it was over, by UTC. `record` is the deal's own record, where it can be had."""

    table: str
    match: int
    deal: int
    at: str
    record: dict[str, Any] | UnsetType = UNSET


class Reason(Struct, frozen=True):
    """Why a hint is given. `args` has what the sentence of this code speaks of: `contract`, `card` and `suit` as texts,
    `seat`, `good` of `deals`.
    """

    code: str
    args: dict[str, str | int]


class Hint(Struct, frozen=True):
    """What a computer player of that level would do in the seat's place, and why."""

    turn: int
    action: str
    level: str
    reasons: list[Reason]


class PlayAgain(Struct, frozen=True):
    """A deal is to be played again: its first `at` steps as they were, then `actions`, then whatever the computer players do until
    it is the turn of `seat` again, of whoever was to act at that place where it is null. `open`: all cards are seen, not only that
    seat's. `best`: that seat, too, is played for, to the end, and all play the best that there is with all cards known.
    """

    at: Annotated[int, Meta(ge=0, le=1000)] = 0
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    seat: int | None = None
    open: bool = True
    best: bool = False


class PlayRecordAgain(PlayAgain, frozen=True):
    """The same for a deal of a record that is sent as text."""

    record: str = ""


class NewSet(Struct, frozen=True):
    """What a new set of deals is to be: 1 to 12 deals, which close by themselves after 1 to 60 days."""

    game: str
    options: dict[str, Any] = {}
    deals: int = 4
    days: int = 14


class SetMade(Struct, frozen=True):
    """A set was made. The token by which its maker closes it is told here and never again."""

    set: str
    url: str
    maker_token: str
    invite: str


class JoinSet(Struct, frozen=True):
    """Somebody wants to play a set. `sat` are their tokens at other tables of its game: where its deals are those of a match, whoever
    sat there, or has played them in another set, knew the cards.
    """

    name: str
    sat: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)] = []


class SetOfMatch(Struct, frozen=True):
    """The deals of a match that is over (counted from 1, null: the last) are to be a set, which closes by itself after 1 to 60 days."""

    match: int | None = None
    days: int = 14


class JoinedSet(Struct, frozen=True):
    """Their number among those who play it, and their token, for the set and for all of its tables, told here and never again."""

    you: int
    token: str


class SetTable(Struct, frozen=True):
    """Where a deal of a set is played."""

    table: str
    seat: int


class DayDeal(Struct, frozen=True):
    """A game's deal of the day, as the set that it is."""

    game: str
    set: str
    day: str


class Daily(Struct, frozen=True):
    """Today's deals, one a game."""

    sets: list[DayDeal]


class HouseSettings(Struct, frozen=True):
    """How the server is run. `create`: who may make tables, anyone or only whoever runs the server."""

    create: Literal["anyone", "host"] = "anyone"


class Readiness(Struct, frozen=True):
    """Whether the server can do its work: the store takes writes, and the newest tables have been taken up. `bus`: where several serve at
    once, whether NATS answers; a server that doesn't reach it is `ok` unless others do, who can do more for whoever asks.
    """

    ok: bool
    store: bool
    tables: bool
    bus: bool | UnsetType = UNSET


class HouseChange(Struct, frozen=True):
    """What is to be run otherwise at the server; what is left out stays."""

    create: Literal["anyone", "host"] | UnsetType = UNSET


class HouseInfo(Struct, frozen=True):
    """The server, for whoever runs it. `uptime` is in seconds, `addresses` are those at home, `qr` is the main address
    as SVG, `data` is the name of the folder; `count` tells of all tables, of which `tables` may be the first.
    `idle` has the seconds since something last happened at each of these, where something has since it
    was last taken into use.
    """

    version: str
    uptime: int
    addresses: list[str]
    public: str | None
    qr: str
    data: str | None
    settings: HouseSettings
    tables: list[TableInfo]
    idle: dict[str, int]
    count: int
    people: int


class OptionField(Struct, frozen=True):
    """A house rule and what it may be."""

    name: str
    type: Literal["integer", "flag", "choice"]
    default: int | bool | str
    low: int | None
    high: int | None
    step: int | None
    values: list[str] | None


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    seats: int
    sides: list[list[int]]
    tricks: int
    options: list[OptionField]


class Games(Struct, frozen=True):
    """All games, and the levels of the computer players."""

    games: list[GameInfo]
    levels: list[str]


class Tables(Struct, frozen=True):
    """The listed tables with an open seat."""

    tables: list[TableInfo]


class RecordFault(Struct, frozen=True):
    """Where a record breaks the rules: the deal and its action, counted from 1, null where there is none; in a text of
    PBN its line instead. `reason` is for developers.
    """

    deal: int | None
    action: int | None
    reason: str
    line: int | None = None


class Records(Struct, frozen=True):
    """Records as text, each a match."""

    records: list[str]


class ErrorInfo(Struct, frozen=True):
    """`code` is stable, `message` for developers. `record` comes with `bad-record`, and `set`, where the deal is played, with `withheld`."""

    code: str
    message: str
    record: RecordFault | UnsetType = UNSET
    set: str | UnsetType = UNSET


class ErrorBody(Struct, frozen=True):
    """Every answer that is not a success."""

    error: ErrorInfo


# The view, in types that other languages can be told

Said = tuple[int, str]
"""A seat, and the action it did."""


class Trick(TypedDict):
    """A complete trick."""

    cards: list[Said]
    winner: int


Choose = TypedDict("Choose", {"verb": str, "count": int, "from": list[str]})
"""Several cards to choose at once."""


class View(TypedDict):
    """`forehand.engine.view.View`, with the types of the wire spelled out."""

    game: str
    options: dict[str, int | bool | str]
    players: list[str | None]
    seat: int | None
    deal: int
    forehand: int | None
    phase: Literal["bidding", "discarding", "naming", "whisting", "playing", "over"] | None
    turn: int | None
    legal: list[str]
    choose: Choose | None
    hand: list[str]
    dealt: list[str]
    discarded: list[str] | None
    counts: list[int]
    shown: dict[str, list[str]]
    stock: list[str]
    calls: list[Said]
    contract: str | None
    declarer: int | None
    trump: str | None
    folded: list[int]
    table: list[Said]
    lead: str | None
    played: list[Trick]
    tricks: list[int]
    scores: list[list[int]]
    totals: list[int]
    finished: bool
    winners: list[int]


class Added(TypedDict, total=False):
    """What was appended to the lists of a view that only grew."""

    calls: list[Said]
    table: list[Said]
    played: list[Trick]
    scores: list[list[int]]


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises, the last for brackets nested deeper than Python goes, also in keys that are skipped."""

_encoder = msgspec.json.Encoder()
_from_client: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)


def encode(message: Message) -> str:
    """The text of a message to a client."""
    return _encoder.encode(message).decode()


def decode(text: str | bytes) -> FromClient:
    """A message from a client. Raises BadMessage."""
    try:
        return _from_client.decode(text)
    except _UNREADABLE as error:
        raise BadMessage(str(error)) from None


def read_body(kind: type[Body], body: bytes) -> Body:
    """The body of a request. Raises BadMessage."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except _UNREADABLE as error:
        raise BadMessage(str(error)) from None
