"""Whether a table's log is whole: that it makes the table again, that its deals are those of their secrets, and that nothing
was done twice. And whether what is kept beside the logs is what comes of them: sets of deals, and what deals brought people.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from forehand.engine.game import Game
from forehand.service import events as event
from forehand.service.consequences import ByRequest
from forehand.service.counting import SEAT, Result, result_of
from forehand.service.deciding.play import dealt
from forehand.service.duplicate import SetBody
from forehand.service.rebuilding import after
from forehand.service.results import DealFacts, results_since
from forehand.service.statistics import facts_of
from forehand.service.table import Table, same
from forehand.store.base import Beside, Kept, KeptPlay

What = Literal["gap", "unreadable", "impossible", "shuffle", "twice"]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a log, and from which version on.

    "gap": the version is missing. "unreadable": it is no event. "impossible": it can't happen there. "shuffle": the cards
    are not those of the secret and the salts. "twice": a request was done before.
    """

    what: What
    version: int


def faults(
    name: str, games: Mapping[str, Game], levels: tuple[str, ...], log: Sequence[tuple[int, bytes]]
) -> tuple[list[Fault], Table | None]:
    """What is wrong with a table's versions and their events, nothing after the first that can't be; and the table, where all of them
    make one.
    """
    found: list[Fault] = []
    done: set[tuple[int, str]] = set()
    table: Table | None = None
    for expected, (version, body) in enumerate(log, 1):
        if version != expected:
            return [*found, Fault("gap", expected)], None
        try:
            happened = event.from_bytes(body)
        except ValueError:
            return [*found, Fault("unreadable", version)], None
        try:
            if table is not None and isinstance(happened, event.Dealt) and not _is_shuffled(table, happened):
                found.append(Fault("shuffle", version))
            table = after(name, games, levels, table, happened)
        except Exception:  # noqa: BLE001 (whatever the rules make of what can't be)
            return [*found, Fault("impossible", version)], None
        if (request := _request(happened)) is not None:
            if request in done:
                found.append(Fault("twice", version))
            done.add(request)
    return found, table


@dataclass(frozen=True, slots=True)
class SetFault:
    """What is wrong with a set, or with a run's deal (numbers from 1).

    "set": the set can't be read. "none": a deal that is over has no table. "deal": what is dealt at the
    table is not this deal, or another plays it. "result": what is kept is not what comes of the table's log. "stray": a table says that a deal of the set is played
    there, of which the set knows nothing.
    """

    what: Literal["set", "none", "deal", "result", "stray"]
    set: str
    run: int = 0
    deal: int = 0
    table: str = ""


@dataclass(frozen=True, slots=True)
class StatisticsFault:
    """What is kept for a person of that deal at the table is not what comes of its log."""

    table: str
    match: int
    deal: int


class BesideLogs:
    """What is kept beside the logs, compared with the tables that these make, one after the other, and at last with those that there
    are not.
    """

    def __init__(self, beside: Beside, games: Mapping[str, Game]) -> None:
        self._sets: dict[str, SetBody] = {}
        self._wrong: list[SetFault] = []
        self._plays: dict[str, KeptPlay] = {}
        self._results: defaultdict[str, list[Kept]] = defaultdict(list)
        for kept in beside.sets:
            body = _set_body(kept.body)
            if body is None or kept.game not in games:
                self._wrong.append(SetFault("set", kept.name))
            else:
                self._sets[kept.name] = body
        for play in beside.plays:
            if play.deal.table is None:
                self._wrong.append(_wrong_play("none", play))
            else:
                self._plays[play.deal.table] = play
        for result in beside.results:
            self._results[result.table].append(result)

    def faults(self, name: str, table: Table | None) -> Iterator[SetFault | StatisticsFault]:
        """What is wrong beside the log of the table of that name, None where that makes none."""
        play, results = self._plays.pop(name, None), self._results.pop(name, [])
        if table is None:
            return
        if play is not None:
            yield from self._of_set(play, table)
        elif table.of_set is not None:
            yield SetFault("stray", table.of_set.set, deal=table.of_set.deal, table=name)
        if results:
            right = {
                (one.match, one.deal, msgspec.json.decode(one.body, type=DealFacts))
                for one in results_since(table, 0, 0)
            }
            for kept in results:
                if (kept.match, kept.deal, _facts(kept)) not in right:
                    yield StatisticsFault(name, kept.match, kept.deal)

    def last(self) -> Iterator[SetFault]:
        """What is wrong besides, once all tables have been told of."""
        yield from self._wrong
        for play in self._plays.values():
            if play.deal.points is not None:
                yield _wrong_play("none", play)

    def _of_set(self, play: KeptPlay, table: Table) -> Iterator[SetFault]:
        body, of_set, deal = self._sets.get(play.set), table.of_set, play.deal
        if body is None:
            return  # it is told of the set
        shuffles = table.now.shuffles
        if (
            of_set is None
            or (of_set.set, of_set.deal) != (play.set, deal.deal)
            or body.secrets[deal.deal - 1 : deal.deal] != [of_set.secret.hex()]
            or any(made.secret != of_set.secret for made in shuffles)
            or not _plays(table, play.token)
        ):
            yield _wrong_play("deal", play)
        elif deal.points is not None and not _is_result(deal.points, deal.result or b"", result_of(table)):
            yield _wrong_play("result", play)


def _wrong_play(what: Literal["none", "deal", "result"], play: KeptPlay) -> SetFault:
    return SetFault(what, play.set, play.deal.run, play.deal.deal, play.deal.table or "")


def _set_body(body: bytes) -> SetBody | None:
    try:
        read = msgspec.json.decode(body, type=SetBody)
        return read if read.secrets and all(len(bytes.fromhex(secret)) == 32 for secret in read.secrets) else None
    except ValueError:
        return None


def _facts(kept: Kept) -> DealFacts | None:
    try:
        return facts_of(kept)
    except ValueError:
        return None


def _plays(table: Table, token: str) -> bool:
    person = table.seats[SEAT].person
    return person is not None and same(person.token, token)


def _is_result(points: int, body: bytes, right: Result | None) -> bool:
    try:
        return right is not None and msgspec.json.decode(body, type=Result) == right and points == right.points
    except ValueError:
        return False


def _is_shuffled(table: Table, happened: event.Dealt) -> bool:
    return table.secret is not None and happened == dealt(table, table.secret, happened.salts)


def _request(happened: event.Event) -> tuple[int, str] | None:
    """The person and the id of the request that made this happen."""
    if not isinstance(happened, ByRequest):
        return None
    return None if happened.person is None or happened.id is None else (happened.person, happened.id)
