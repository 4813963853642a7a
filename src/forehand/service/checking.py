"""Whether a table's log is whole: that it makes the table again, that its deals are those of their secrets, and that nothing
was done twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from forehand.engine.game import Game
from forehand.service import events as event
from forehand.service.consequences import ByRequest
from forehand.service.deciding.play import dealt
from forehand.service.rebuilding import after
from forehand.service.table import Table

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
) -> list[Fault]:
    """What is wrong with a table's versions and their events; nothing after the first that can't be."""
    found: list[Fault] = []
    done: set[tuple[int, str]] = set()
    table: Table | None = None
    for expected, (version, body) in enumerate(log, 1):
        if version != expected:
            return [*found, Fault("gap", expected)]
        try:
            happened = event.from_bytes(body)
        except ValueError:
            return [*found, Fault("unreadable", version)]
        try:
            if table is not None and isinstance(happened, event.Dealt) and not _is_shuffled(table, happened):
                found.append(Fault("shuffle", version))
            table = after(name, games, levels, table, happened)
        except Exception:  # noqa: BLE001 (whatever the rules make of what can't be)
            return [*found, Fault("impossible", version)]
        if (request := _request(happened)) is not None:
            if request in done:
                found.append(Fault("twice", version))
            done.add(request)
    return found


def _is_shuffled(table: Table, happened: event.Dealt) -> bool:
    return table.secret is not None and happened == dealt(table, table.secret, happened.salts)


def _request(happened: event.Event) -> tuple[int, str] | None:
    """The person and the id of the request that made this happen."""
    if not isinstance(happened, ByRequest):
        return None
    return None if happened.person is None or happened.id is None else (happened.person, happened.id)
