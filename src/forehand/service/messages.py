"""What a table tells those who sit at it: plain values, encoded at the edge.

Every message and event is built up from what its receiver may know; nothing is made by taking secrets out.
The stored events, which hold the secrets, are other types (`forehand.service.events`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from msgspec import UNSET, Struct, UnsetType

SeatWhat = Literal["joined", "left", "away", "back", "computer", "open"]
TableWhat = Literal["created", "host", "rematch", "settings", "swapped", "ending", "closed"]

AskWhat = Literal["claim", "undo", "end", "stand-in", "end-now"]
"""What one seat may ask of the others: that it gets the rest of the tricks, that its last act is taken back, that the
match ends after this deal, that computer players act for those who are away, that the match ends at once."""
Take = Literal["all", "none"]
"""How many of the tricks to come one who claims will take."""
DropWhy = Literal["no", "withdrawn", "played", "gone", "back"]
OfPlay = Literal["claim", "claim-none", "undo"]
"""What may be asked at one point of the play, and at the next not any more."""
OfTable = Literal["end", "stand-in", "end-now", "pause"]
"""What may be asked, or done, for longer."""
May = Literal[OfPlay, OfTable]

Sign = Literal["thumbs-up", "well-played", "thanks", "oops", "hurry", "think", "laugh", "sorry", "hello", "goodbye"]
Phrase = Literal[
    "good-luck", "well-bid", "well-defended", "bad-luck", "my-mistake", "one-moment", "back-soon", "another"
]
Emote = Literal[Sign, Phrase]
NoteKind = Literal["chat", "emote", "typing", "ready", "hint"]
EMOTES: tuple[Emote, ...] = get_args(Emote)
"""All that can be said at a tap: each reader reads it in their own language."""

AtZero = Literal["act", "take-over", "show"]
"""What comes of a clock that has run out: a computer player does this one act, or all until its person is back, or nothing but
that everybody sees it."""

# Events, as their receivers see them


class CommitEvent(Struct, frozen=True, tag_field="type", tag="commit"):
    """The server has drawn a deal's secret and is bound to it: `commit` is hex of SHA-256(secret)."""

    deal: int
    commit: str


class DealtEvent(Struct, frozen=True, tag_field="type", tag="dealt"):
    """The cards are dealt. `salts` in seat order, null where a seat gave none; `first`: forehand was drawn."""

    deal: int
    forehand: int
    first: bool
    salts: list[str | None]


class ActedEvent(Struct, frozen=True, tag_field="type", tag="acted"):
    """A seat has acted. Another's discard is "discard"."""

    seat: int
    action: str


class DealOverEvent(Struct, frozen=True, tag_field="type", tag="deal-over"):
    """The deal is complete; `secret` (hex) lets everyone recompute its shuffle. It is null for a deal of a set, which others
    have still to play.
    """

    deal: int
    secret: str | None


class MatchOverEvent(Struct, frozen=True, tag_field="type", tag="match-over"):
    """The match is over. `ended`: by its players, early, and nobody has won."""

    match: int
    winners: list[int]
    ended: bool


class SeatEvent(Struct, frozen=True, tag_field="type", tag="seat"):
    """Somebody came or went. "computer": a computer player acts for the seat now; "open": nobody sits there."""

    seat: int
    what: SeatWhat


class TableEvent(Struct, frozen=True, tag_field="type", tag="table"):
    """The table itself changed: it was made, it has another host, a new match begins, its settings are others, seats
    were swapped, the match is to end after this deal, or whoever runs the server has closed it.
    """

    what: TableWhat


class HiddenEvent(Struct, frozen=True, tag_field="type", tag="hidden"):
    """Something that this receiver may know nothing of. It only fills its number."""


class AskedEvent(Struct, frozen=True, tag_field="type", tag="asked"):
    """A seat asks something of the others. `take` is null but for a claim."""

    seat: int
    what: AskWhat
    take: Take | None


class AnsweredEvent(Struct, frozen=True, tag_field="type", tag="answered"):
    """A seat has answered what is asked."""

    seat: int
    yes: bool


class DroppedEvent(Struct, frozen=True, tag_field="type", tag="dropped"):
    """What was asked is asked no more: somebody said no, the asker withdrew it, somebody played on, the asker has
    gone, or who was away is back.
    """

    what: AskWhat
    why: DropWhy


class ClaimEvent(Struct, frozen=True, tag_field="type", tag="claim"):
    """All have accepted a seat's claim: the deal is complete with these numbers of tricks."""

    seat: int
    tricks: list[int]


class UndoneEvent(Struct, frozen=True, tag_field="type", tag="undone"):
    """All have agreed: the seat's last `acts` acts are taken back."""

    seat: int
    acts: int


class PausedEvent(Struct, frozen=True, tag_field="type", tag="paused"):
    """A seat has stopped the game for a while: nobody can act and nothing is waited for."""

    seat: int


class ResumedEvent(Struct, frozen=True, tag_field="type", tag="resumed"):
    """The game goes on."""

    seat: int


class TimeUpEvent(Struct, frozen=True, tag_field="type", tag="time-up"):
    """A seat's clock has run out. `then` is what comes of it."""

    seat: int
    then: AtZero


Event = (
    CommitEvent
    | DealtEvent
    | ActedEvent
    | DealOverEvent
    | MatchOverEvent
    | SeatEvent
    | TableEvent
    | HiddenEvent
    | AskedEvent
    | AnsweredEvent
    | DroppedEvent
    | ClaimEvent
    | UndoneEvent
    | PausedEvent
    | ResumedEvent
    | TimeUpEvent
)

# What `GET /api/tables/ID` and the message `table` tell


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. `playing`: a computer player of `level` acts for the person now. `left`: the seconds
    until somebody steps in for one who is away, or those who stay have the choice; null where no time runs out. `played`: the
    seat in which the person plays the match at hand or, once it is over, has played it; null for who has come since.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    present: bool
    playing: bool
    level: str | None
    left: float | None
    played: int | None


class ClockRule(Struct, frozen=True):
    """The players' clocks. `per` "act": each act has `seconds` of its own, 10 to 600. `per` "match": a player's acts of a match
    have them together, 60 to 7200, and each act done adds `more`, 0 to 60. `at_zero` says what comes of a clock that
    has run out: a computer player does that one act ("act"), or all until the person is back ("take-over"), or nothing
    but that everybody sees it ("show").
    """

    per: Literal["act", "match"]
    seconds: int
    more: int = 0
    at_zero: AtZero = "act"


class TableSettings(Struct, frozen=True):
    """How the table is run. `away` is "wait" or "bot:LEVEL"; `grace` and `pause` are seconds; `chat` is whether players may
    write to each other, `emotes` whether they may say what is on the list; `clock` is null where nobody's time is limited.
    """

    listed: bool
    watchers: bool
    away: str
    grace: int
    pause: int
    hints: bool
    chat: bool
    clock: ClockRule | None = None
    emotes: bool = True


class ScoreLine(Struct, frozen=True):
    """One line of a deal's score; `why` is the id of a sentence, `args` its numbers."""

    seats: list[int]
    points: int
    why: str
    args: Mapping[str, int | str]


class DealResult(Struct, frozen=True):
    """How a complete deal came out."""

    contract: str | None
    declarer: int | None
    tricks: list[int]
    scores: list[int]
    forehand: int


class Contract(Struct, frozen=True):
    """What a contract asks for. `trumps` are in order, the highest first."""

    tricks: int
    aim: Literal["at-least", "at-most", "fewest", "most"]
    others: int | None
    worth: int | None
    trump: str | None
    trumps: list[str]


class DealsTarget(Struct, frozen=True, tag_field="kind", tag="deals"):
    """The match ends after that many deals."""

    deals: int


class PointsTarget(Struct, frozen=True, tag_field="kind", tag="points"):
    """The match ends when somebody has that many points."""

    points: int


class Asking(Struct, frozen=True):
    """What is being asked: `yes` are the seats that have agreed, `waits` those that are still to answer."""

    what: AskWhat
    seat: int
    take: Take | None
    yes: list[int]
    waits: list[int]


class OfSet(Struct, frozen=True):
    """The one deal of a set that is played at a table: its number (from 1) of so many. `day` (2026-11-30) is there for the deal of
    a day.
    """

    set: str
    deal: int
    deals: int
    day: str | None


class SetResult(Struct, frozen=True):
    """How a deal of a set came out for one who has played it, at that table: `points` are their own. Who `knew` the cards before is
    compared with nobody.
    """

    person: int
    name: str
    knew: bool
    table: str
    points: int
    contract: str | None
    declarer: int | None
    tricks: list[int]


class SetDeal(Struct, frozen=True):
    """A deal of a set, its number counted from 1. `commit` is hex of SHA-256(`secret`), which is null until the set has closed.
    `table` is where the receiver plays, or has `played`, it. `results` are null to one who has not played it, until the set has
    closed; `unfinished` are then those who have not. `salts` come with the secret: by seat, those that a match added to the deal, else null.
    """

    deal: int
    commit: str
    secret: str | None
    table: str | None
    played: bool
    results: list[SetResult] | None
    unfinished: list[str]
    salts: list[str | None] | None


class SetPerson(Struct, frozen=True):
    """One who plays a set, how many of its deals they have played, and whether they knew the cards before."""

    person: int
    name: str
    played: int
    knew: bool


class DealSet(Struct, frozen=True):
    """A set of deals that several people play, each in the same `seat` against computer players of that level. `day` (2026-11-30) is there
    for the deal of a day, and `before` is the set of the day before, if there was one; of such a set `people` are
    not told. `count` is how many play it, `closes` when it closes, in seconds since 1970, `you` the receiver's number among those who play it,
    `maker` whether the receiver may close it. `of_match`: its deals are those of a match, whose cards some have seen.
    """

    set: str
    game: str
    options: Mapping[str, int | bool | str]
    day: str | None
    before: str | None
    seat: int
    level: str
    closes: int
    closed: bool
    invite: str
    maker: bool
    you: int | None
    count: int
    of_match: bool
    people: list[SetPerson]
    deals: list[SetDeal]


class TableInfo(Struct, frozen=True):
    """All that everybody may know of a table besides the cards. `paused` is the seat that stopped the game, if it is
    stopped, and `paused_by` the name of who did, who may have left it since; `ending`: the match ends after this deal;
    `closed`: whoever runs the server closed the table for good.
    `turn` is the seat to act, null between two deals; `winners` are the seats that have won the match.
    `next_deal`: the seconds until the next deal begins by itself, null where no time runs out.
    `players` are the names under which the match at hand is, or was, played, by seat.
    `nearby` is the invitation for people in the same house as the server, where they may need another.
    `again` are the seats whose people would like another match.
    `of_set` is there where one person plays one deal of a set.
    """

    table: str
    v: int
    game: str
    options: Mapping[str, int | bool | str]
    seats: list[SeatInfo]
    sides: list[list[int]]
    host: int | None
    started: bool
    deal: int
    match: int
    turn: int | None
    totals: list[int]
    finished: bool
    ended: bool
    winners: list[int]
    settings: TableSettings
    target: DealsTarget | PointsTarget
    lines: list[list[ScoreLine]]
    results: list[DealResult]
    contracts: Mapping[str, Contract]
    watchers_now: int
    invite: str
    nearby: str | None
    asking: Asking | None
    paused: int | None
    paused_by: str | None
    next_deal: float | None
    ending: bool
    closed: bool
    players: list[str | None]
    of_set: OfSet | None
    again: list[int]


# Messages


class Commit(Struct, frozen=True):
    """The commit of a deal whose salts are being gathered."""

    deal: int
    commit: str


class Clocks(Struct, frozen=True):
    """The players' clocks when this was sent: the milliseconds that each seat has `left`, and the seat whose clock `runs`, null
    where none does.
    """

    left: list[int]
    runs: int | None


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The first answer. `seat` is null for a watcher."""

    v: int
    seat: int | None
    commit: Commit | UnsetType = UNSET


class ViewMessage(Struct, frozen=True, tag_field="t", tag="view"):
    """Everything that the receiver may know at version `v`."""

    v: int
    view: Mapping[str, Any]


class EventMessage(Struct, frozen=True, tag_field="t", tag="event"):
    """What happened, and what it changed in the receiver's view.

    `view` has the keys with another value now, `add` the items appended to a list that only grew. `now` is what the receiver
    may ask of the play until the next event, left out where that is nothing; `may` what else they may ask for, where that
    changed; `clocks` is there where the table has clocks. In a filled gap only the last event carries `legal` and `choose`,
    and none `now`, `may` or `clocks`: the `table` message after it does.
    """

    v: int
    event: Event
    turn: int | None
    view: Mapping[str, Any]
    add: Mapping[str, list[Any]]
    legal: Sequence[str] | UnsetType = UNSET
    choose: Mapping[str, Any] | UnsetType | None = UNSET
    now: Sequence[OfPlay] | UnsetType = UNSET
    may: Sequence[OfTable] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET


class OkMessage(Struct, frozen=True, tag_field="t", tag="ok"):
    """The act with that id was done, as version `v`, and is stored."""

    id: str
    v: int


class RefusedMessage(Struct, frozen=True, tag_field="t", tag="refused"):
    """The act with that id was not done; `v` is the table's version now."""

    id: str
    code: str
    v: int


class ErrorMessage(Struct, frozen=True, tag_field="t", tag="error"):
    """Something that was sent can't be taken; `message` is for developers."""

    code: str
    message: str


class Moved(Struct, frozen=True, tag_field="t", tag="moved"):
    """A newer connection owns the seat; this one is closed."""


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping."""


class NoteMessage(Struct, frozen=True, tag_field="t", tag="note"):
    """Said at the table and not kept: chat, emote (its id), typing, that a seat is ready for the next deal, or that it
    has asked for a hint.
    """

    kind: NoteKind
    seat: int | None
    name: str | None
    text: str


class TableMessage(Struct, frozen=True, tag_field="t", tag="table"):
    """Names, presence, score lines: sent after the welcome and whenever they change. It has no number. `now` is what the
    receiver may ask of the play until the next event, `may` what else they may ask for; an event tells when that changes.
    `clocks` is there where the table has clocks.
    """

    table: TableInfo
    now: list[OfPlay]
    may: list[OfTable]
    clocks: Clocks | UnsetType = UNSET


Message = (
    Welcome
    | ViewMessage
    | EventMessage
    | OkMessage
    | RefusedMessage
    | ErrorMessage
    | Moved
    | Pong
    | NoteMessage
    | TableMessage
)


# A deal played again


class Replay(Struct, frozen=True):
    """One deal of a record. `start` is the view when it was dealt, from the seat asked for or with all cards open; each
    of `steps` says what changed, as an event of the table does, its `v` counted from 1. `deal` is the deal's number
    and `deals` how many the record has; `lines` and `results` are those of the complete deals up to this one, `record`
    is this deal's record as text, `shuffle` what a check of its shuffle finds: "none" where nothing is known of it, "given"
    where the cards are those of an earlier deal, "withheld" while others have still to play it. `you` is the seat in which
    who asks for a table's deal by their token has played the match, null for all others.
    """

    game: str
    options: dict[str, Any]
    players: list[str | None]
    sides: list[list[int]]
    contracts: dict[str, Contract]
    target: DealsTarget | PointsTarget
    deal: int
    deals: int
    ended: bool
    lines: list[list[ScoreLine]]
    results: list[DealResult]
    start: Mapping[str, Any]
    steps: list[EventMessage]
    record: str
    shuffle: Literal["ok", "wrong", "given", "none", "withheld"]
    you: int | None


class Went(Struct, frozen=True, tag_field="type", tag="went"):
    """A step that a deal played again has gone on by."""

    step: EventMessage


class Branch(Struct, frozen=True, tag_field="type", tag="branch"):
    """A deal played again from one of its positions, as it stands now: in `replay` up to there, and in `actions` what has been
    done since it left what was played. `seat` is whose actions are asked for. When it is to act, `legal` or `choose` says
    what it may do; with both empty the deal is over. `brought` are then the points of each seat, and `really` those that the deal brought
    when it was played, null where it was not played to its end. `exact` is false where somebody was to play the best that there was and
    this could not be found for every card.
    """

    replay: Replay
    actions: list[str]
    seat: int
    legal: list[str]
    choose: Mapping[str, Any] | None
    brought: list[int] | None
    really: list[int] | None
    exact: bool
