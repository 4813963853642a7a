"""`forehand solve`: what each action leads to at a record's end, all cards known."""

from __future__ import annotations

from functools import cache

from forehand.bots.open_cards import Solvers, tricks_after
from forehand.cli.output import to_json
from forehand.cli.records import answer_each
from forehand.engine.deal import Deal, legal, turn
from forehand.engine.game import Game
from forehand.engine.record import Record


def solve(file: str, *, lines: bool, processes: int) -> int:
    """Print the values for the file's one record, or with `lines` for each, in order; return the exit status."""
    return answer_each(file, lines, answer, processes)


def answer(record: Record) -> str:
    """The seat to act and the final tricks of each side after each of its actions, as JSON."""
    deal = record.match.deal
    if deal is None or deal.complete:
        return to_json({"turn": None, "values": {}})
    return to_json({"turn": turn(deal), "values": values(record.match.game, deal)})


def values(game: Game, deal: Deal) -> dict[str, list[int] | None]:
    """The values of all legal actions, in the order of their texts; null before the play."""
    actions = sorted(str(action) for action in legal(deal))
    known = tricks_after(solvers(), game, deal) if deal.to_play else {}
    return {action: known.get(action) for action in actions}


@cache
def solvers() -> Solvers:
    """The searches of this process, made when they are first asked."""
    return Solvers()
