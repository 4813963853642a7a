"""`forehand solve`: what each action leads to at a record's end, all cards known."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice

from forehand.cli.failure import Refused
from forehand.cli.open_cards import Solvers, tricks_after
from forehand.cli.output import say
from forehand.cli.records import LONGEST, each_line, opened, read, to_json
from forehand.engine.deal import Deal, legal, turn
from forehand.engine.game import Game
from forehand.engine.record import Record

AT_A_TIME = 64
"""Records handed to the processes before the first of them is waited for."""


def solve(file: str, *, lines: bool, processes: int) -> int:
    """Print the values for the file's one record, or with `lines` for each, in order; return the exit status."""
    with opened(file) as source:
        if not lines:
            say(answer(read(source.read(LONGEST + 1))))
            return 0
        status = 0
        for text, refused in answers(each_line(source), processes):
            say(text)
            status = 2 if refused else status
        return status


def answers(lines: Iterator[bytes], processes: int) -> Iterator[tuple[str, bool]]:
    """What is printed for each line, and whether its record was refused, worked out by that many processes."""
    if processes == 1:
        yield from map(answer_line, lines)
        return
    with ProcessPoolExecutor(processes) as pool:
        while some := list(islice(lines, AT_A_TIME)):
            yield from pool.map(answer_line, some)


def answer_line(line: bytes) -> tuple[str, bool]:
    """What is printed for a line, and whether its record was refused."""
    try:
        return answer(read(line)), False
    except Refused as refused:
        return to_json({"error": str(refused)}), True


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
