"""How a table comes to be: what it may be, and what it is before anybody sits there."""

from collections.abc import Mapping
from typing import Any

from forehand.engine import match as matches
from forehand.engine.cards import Seat as SeatNumber
from forehand.engine.game import Game
from forehand.engine.options import BadOption, changed, read_options
from forehand.service import clock
from forehand.service import events as event
from forehand.service.messages import TableSettings
from forehand.service.table import OfSet, Played, Refused, Seat, Table

MAX_WAIT = 86400
"""The longest grace or pause, in seconds."""


def new_table(
    games: Mapping[str, Game],
    levels: tuple[str, ...],
    *,
    game: str,
    options: Mapping[str, Any],
    seats: list[str] | None,
    settings: TableSettings,
    host: str,
) -> event.Created:
    """The first event of a table. Refused: `unknown-game`, `bad-option`, `bad-seats`, `bad-setting`."""
    if game not in games:
        raise Refused("unknown-game", f"the games are {', '.join(games)}")
    rules = games[game]
    try:
        house_rules = read_options(rules.Options, options)
    except BadOption as error:
        raise Refused("bad-option", f"{error.name}: {error.reason}") from None
    kinds = ["open"] * rules.SEATS if seats is None else seats
    if len(kinds) != rules.SEATS or not all(kind == "open" or is_bot(kind, levels) for kind in kinds):
        raise Refused("bad-seats", f"takes {rules.SEATS} of open, {', '.join('bot:' + level for level in levels)}")
    check_settings(settings, levels)
    return event.Created(game, rules.RULES, changed(house_rules), kinds, settings, host)


def check_settings(settings: TableSettings, levels: tuple[str, ...]) -> None:
    """Refused: `bad-setting`."""
    if settings.away != "wait" and not is_bot(settings.away, levels):
        raise Refused("bad-setting", "away takes wait or bot:LEVEL")
    if settings.clock is not None and (fault := clock.fault_of(settings.clock)):
        raise Refused("bad-setting", fault)
    if not (0 <= settings.grace <= MAX_WAIT and 0 <= settings.pause <= MAX_WAIT):
        raise Refused("bad-setting", f"grace and pause take 0 to {MAX_WAIT} seconds")


def is_bot(kind: str, levels: tuple[str, ...]) -> bool:
    """Whether a seat of that kind is a computer player's, of a level that there is."""
    name, _, level = kind.partition(":")
    return name == "bot" and level in levels


def open_table(table_id: str, games: Mapping[str, Game], levels: tuple[str, ...], created: event.Created) -> Table:
    """The table after its first event. Raises KeyError for a game, BadOption for a house rule that is no more."""
    game = games[created.game]
    return Table(
        id=table_id,
        game=game,
        levels=levels,
        settings=created.settings,
        seats=tuple(seat_as(kind) for kind in created.seats),
        host_token=created.host,
        times=clock.wound_up(created.settings.clock, len(created.seats)),
        now=Played(matches.begin(game, read_options(game.Options, created.options))),
        of_set=None if created.of_set is None else _of_set(created.of_set),
        forehand=None if created.of_set is None else _forehand(created.of_set),
    )


def _of_set(kept: event.OfSet) -> OfSet:
    secret, chance = bytes.fromhex(kept.secret), bytes.fromhex(kept.chance or kept.secret)
    return OfSet(kept.set, kept.deal, kept.deals, kept.day, secret, chance, tuple(kept.salts or ()))


def _forehand(kept: event.OfSet) -> SeatNumber | None:
    return None if kept.forehand is None else SeatNumber(kept.forehand)


def seat_as(kind: str) -> Seat:
    """A seat of that kind: "open" or "bot:LEVEL"."""
    return Seat() if kind == "open" else Seat(bot=True, level=kind.removeprefix("bot:"))
