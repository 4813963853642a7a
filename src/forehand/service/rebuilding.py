"""A table from its log."""

from collections.abc import Iterable, Mapping

from forehand.engine.game import Game
from forehand.service import events as event
from forehand.service.consequences import evolve
from forehand.service.opening import open_table
from forehand.service.table import Table


def after(
    name: str, games: Mapping[str, Game], levels: tuple[str, ...], table: Table | None, happened: event.Event
) -> Table:
    """The table after an event, None being before there was one. Raises ValueError, KeyError or an error of the engine
    where that can't happen.
    """
    if table is not None:
        return evolve(table, happened)
    if not isinstance(happened, event.Created):
        raise ValueError(f"the first event of table {name} does not make it")  # noqa: TRY004 (bad data, not a bad call)
    return open_table(name, games, levels, happened)


def rebuild(name: str, games: Mapping[str, Game], levels: tuple[str, ...], bodies: Iterable[bytes]) -> Table:
    """A table from its stored events, of which there is one at least. Raises what `after` raises."""
    table: Table | None = None
    for body in bodies:
        table = after(name, games, levels, table, event.from_bytes(body))
    if table is None:
        raise ValueError(f"table {name} has no events")
    return table
