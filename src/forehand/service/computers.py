"""Computer players at a table: what they do, advise and accept, whatever may fail in them."""

import logging
from hashlib import sha256
from random import Random

from forehand.service import messages as say
from forehand.service import tell
from forehand.service.faults import places
from forehand.service.table import Table
from forehand.service.world import Reason, Shell

log = logging.getLogger("forehand")


def choice(shell: Shell, table: Table, seat: int, level: str, seed: str) -> str:
    """What a computer player of that level does in the seat's place."""
    try:
        return shell.think(tell.seen_by_computer(table, seat), level, _dice(seed))
    except Exception as error:  # noqa: BLE001 (logged by its places alone)
        _log(f"table {table.id}: a computer player ({level}) failed", error)
        return any_action(table, seat)


def advice(shell: Shell, table: Table, seat: int, level: str) -> tuple[str, tuple[Reason, ...]]:
    """The same with its reasons."""
    try:
        found = shell.advise(tell.seen_by_computer(table, seat), level, shell.chance.random())
        return found.action, tuple(found.reasons)
    except Exception as error:  # noqa: BLE001 (logged by its places alone)
        _log(f"table {table.id}: a computer player ({level}) failed", error)
        return any_action(table, seat), ()


def accepts(shell: Shell, table: Table, seat: int, claimer: int, take: say.Take) -> bool:
    """Whether a computer player in that seat accepts the claim of another."""
    try:
        return shell.accepts_claim(
            tell.seen_by_computer(table, seat), claimer, take, _dice(seed_of(shell, table, seat))
        )
    except Exception as error:  # noqa: BLE001 (logged by its places alone)
        _log(f"table {table.id}: a claim could not be judged", error)
        return False


def seed_of(shell: Shell, table: Table, seat: int) -> str:
    """What the computer player in the seat draws its chance from, wherever it thinks. In a deal of a set it follows from the deal's
    secret, or one of its own where that is known from a match, the seat and the place in the deal, so that the same is answered to all who play the same, and nobody can foresee it.
    """
    if table.of_set is None:
        return f"{shell.chance.random().getrandbits(256):064x}"
    place = 0 if table.match.deal is None else len(table.match.deal.actions)
    return sha256(table.of_set.chance + f"seat {seat} at {place}".encode()).hexdigest()


def _dice(seed: str) -> Random:
    return Random(seed)  # noqa: S311 (nobody can foresee the seed)


def any_action(table: Table, seat: int) -> str:
    """Some legal action, for a computer player that has none."""
    view = tell.seen_by_computer(table, seat)
    choose = view["choose"]
    if choose is None:
        return view["legal"][0]
    return f"{choose['verb']}:{','.join(choose['from'][: choose['count']])}"


def _log(what: str, error: Exception) -> None:
    log.error("%s: %s", what, places(error))
