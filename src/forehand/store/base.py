"""What the service asks of a store. Nothing here knows what an event means."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class StoreError(Exception):
    """The events can't be kept or read. The message is one line, for the operator."""


class FolderTaken(StoreError):
    """Another process keeps its tables there."""


@dataclass(frozen=True, slots=True)
class KeptSet:
    """A set of deals that several people play. A game has one at most of each `day`; `closes` is in seconds since 1970. Where its deals are
    those of a match, that is the one of the number `of_match` (from 1) at `of_table`.
    """

    name: str
    game: str
    day: str | None
    closes: int
    body: bytes
    closed: bool = False
    of_table: str | None = None
    of_match: int | None = None


@dataclass(frozen=True, slots=True)
class RunDeal:
    """What has become of a deal (from 1) in the run of that number and of the person of that name: the table at which it is
    played, once it is begun, and once it is over its points and the whole result. They `knew` its cards before, or not.
    """

    run: int
    name: str
    deal: int
    table: str | None = None
    points: int | None = None
    result: bytes | None = None
    knew: bool = False


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """How a deal of that set came out in the run of the one with that token (its hash), and when it was over, in seconds since 1970."""

    set: str
    token: str
    deal: int
    at: int
    points: int
    result: bytes


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A person's way through a set, in which they have that number (from 1); `token` is the hash of theirs. Its deals in order."""

    number: int
    token: str
    name: str
    deals: tuple[RunDeal, ...]


@dataclass(frozen=True, slots=True)
class KeptPerson:
    """One who plays a set, by their number, how many of its deals they have played, and whether they knew the cards before."""

    number: int
    name: str
    played: int
    knew: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal, over with the table's event `version`, brought the one who is `who` there. `at`: when, in seconds since 1970."""

    who: int
    version: int
    match: int
    deal: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Kept:
    """A result that is kept for a person."""

    table: str
    match: int
    deal: int
    at: int
    body: bytes


BEFORE_ALL = Kept("", 0, 0, -1, b"")
"""What comes before each result."""


@dataclass(frozen=True, slots=True)
class ToCount:
    """What a person's results come to, as far as they are counted, and which is the next revision of it; and those to be counted."""

    revision: int
    sums: bytes | None
    results: list[Kept]


@dataclass(frozen=True, slots=True)
class KeptPlay:
    """A deal in a run of that set, and the hash of the token of the one who plays it."""

    set: str
    token: str
    deal: RunDeal


@dataclass(frozen=True, slots=True)
class Beside:
    """All that is kept beside the events: sets, those of their deals that are begun, and results."""

    sets: list[KeptSet]
    plays: list[KeptPlay]
    results: list[Kept]


class Elsewhere(StoreError):
    """The table is another server's, which serves it."""


class Store(Protocol):
    """An append-only list of events for each table, numbered from 1 without gaps. Who opens a store closes it."""

    async def append(self, table: str, version: int, bodies: Sequence[bytes], played: PlayedDeal | None = None) -> None:
        """Keep `bodies` as the events `version`, `version + 1`, ... of a table, all or none; and with them, where a set's deal is over
        by them, what came of it, but for a set that has closed by then.

        Returns once they would survive a power cut. Raises StoreError when they are not kept, also when
        one of the numbers is taken already.
        """
        ...

    async def read(self, table: str) -> list[bytes]:
        """All events of a table in order; none for a table that was never written."""
        ...

    async def look(self, table: str) -> list[bytes]:
        """The same as they are just now, also of a table that another server serves."""
        ...

    async def tables(self) -> list[str]:
        """The names of all tables but those that another server serves, the newest first."""
        ...

    async def mark_used(self, tables: Sequence[str], ran: int) -> None:
        """Count that the server has run for so many seconds more, then keep that these tables were used up to now."""
        ...

    async def unused_for(self, seconds: int, most: int) -> list[str]:
        """At most so many of these tables that nobody has used while the server ran for that time, and which are not marked as
        over; those first that are unused for longest.
        """
        ...

    async def mark_over(self, tables: Sequence[str]) -> None:
        """Keep that these tables need not be found by `unused_for` until they are used again."""
        ...

    async def archive(self, seconds: int, most: int) -> int:
        """Keep compressed, in the place of their events, at most so many tables that nobody has used while the server ran for that time,
        whether they are over or not: how many there were. None where another server is at it. They read as before, and go on.
        """
        ...

    async def keep_set(self, new: KeptSet) -> KeptSet:
        """Keep a set, unless there is one of its game and day: the one that is kept."""
        ...

    async def find_set(self, name: str) -> KeptSet | None:
        """The set of that name."""
        ...

    async def set_of_day(self, game: str, day: str) -> KeptSet | None:
        """The game's set of that day."""
        ...

    async def close_set(self, name: str) -> None:
        """Let nothing more be begun or kept of the set's runs, at any server."""
        ...

    async def add_run(
        self, name: str, token: str, person: str, deals: int, *, knew: bool = False, after: int | None = None
    ) -> int | None:
        """The number of a new run through the set and its so many deals, of one who knew the cards before, or not; None where the
        set is closed, or not there, or where it is to come `after` so many runs and by now there are others.
        """
        ...

    async def play_alike(self, name: str, tokens: Sequence[str]) -> bool:
        """Whether anybody with one of those tokens has begun to play the same match's deals in another set."""
        ...

    async def find_out(self, name: str, token: str, person: str) -> None:
        """Keep that the one with the token, who is that person, knew the cards of the set's deals, if so much is known of the person: by
        what is kept of them at the table of the match, or where they played its deals in another set.
        """
        ...

    async def begin_deal(self, name: str, run: int, deal: int, table: str) -> str | None:
        """The table at which a run's deal is played: that one, if there is none yet. None where the set is closed, or has no such
        deal.
        """
        ...

    async def keep_played(self, table: str, played: PlayedDeal) -> None:
        """Keep what came of a set's deal at its table, where nothing is kept yet: as `append` does it, for a log that was written without."""
        ...

    async def run_of(self, name: str, token: str) -> KeptRun | None:
        """The set's run of the one with that token."""
        ...

    async def people(self, name: str) -> list[KeptPerson]:
        """All who play the set, in order."""
        ...

    async def count_runs(self, name: str) -> int:
        """How many play the set."""
        ...

    async def best(self, name: str, deal: int, most: int) -> list[RunDeal]:
        """A deal as those have played it whom it brought most, at most so many of them; of two alike who came first."""
        ...

    async def unfinished(self, name: str, deal: int, most: int) -> list[str]:
        """The names of at most so many who have not played a deal, in order."""
        ...

    # What deals brought people, for those who want it kept. A person is known by a hash; it stands nowhere but here, and can be
    # forgotten.

    async def keep_results(self, table: str, who: int, person: str, version: int) -> None:
        """From that version of the table on, keep for the person what deals bring the one who is `who` there; for nobody else
        any more. Nothing, where that is so already.
        """
        ...

    async def keep_no_results(self, table: str, who: int) -> None:
        """Keep for nobody what deals bring the one who is `who` there, from now on."""
        ...

    async def kept_through(self, table: str) -> int | None:
        """Up to which version the table's deals are surely kept for all who want it; None where nobody does."""
        ...

    async def add_results(self, table: str, results: Sequence[Result], version: int) -> None:
        """Keep those results that somebody wants kept, each once however often it comes. With them the table's deals are kept up to
        that version.
        """
        ...

    async def results(self, person: str, after: Kept | None, most: int) -> list[Kept]:
        """At most so many of the results that are kept for a person, the oldest first: those after that one."""
        ...

    async def to_count(self, person: str, most: int) -> ToCount:
        """What a person's results come to, and at most so many of those that are not in it yet, the oldest first."""
        ...

    async def count_results(self, person: str, found: ToCount, sums: bytes) -> bool:
        """Keep what the person's results come to with those that were found. False where it was counted, or forgotten, meanwhile."""
        ...

    async def keep_code(self, code: str, person: str, sealed: str, seconds: int) -> None:
        """Keep, for so long, what is sealed under a code known by its hash, in place of what there is for that person."""
        ...

    async def take_code(self, code: str) -> str | None:
        """What is sealed under the code, which is spent by this; None where there is none, or no longer."""
        ...

    async def join_people(self, person: str, other: str) -> None:
        """What is kept, and will be, for the other is the person's from now on; the other is forgotten."""
        ...

    async def forget_person(self, person: str) -> None:
        """Let nothing be left of what is kept for the person, and keep no more."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing. Raises StoreError where nothing can be written now."""
        ...
