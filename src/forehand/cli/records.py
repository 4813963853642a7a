"""`forehand replay`, `view` and `verify`: records in, JSON or a line a deal out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from forehand.cli.failure import Failure, Refused
from forehand.cli.folders import Task, answer_folder
from forehand.cli.output import say, to_json
from forehand.cli.processes import in_processes
from forehand.cli.reading import each_line, named, opened, read, read_one
from forehand.engine.cards import Seat
from forehand.engine.record import Record, summary
from forehand.engine.shuffle import verify as verify_shuffles
from forehand.engine.view import view as view_match
from forehand.locale import t

Answer = Callable[[Record], str]


@dataclass(frozen=True)
class Many:
    """How a folder of records is gone through: where its results go, and how many processes share it; None for the usual."""

    output: str | None = None
    processes: int | None = None


def replay(file: str, *, lines: bool, many: Many) -> int:
    """Print where each record's match stands; for a folder the results' file has it."""
    if is_folder(file, many, lines=lines):
        return answer_folder(file, Task("replay", _stands), many.output, many.processes)
    return answer_each(file, lines, lambda record: to_json(summary(record.match)))


def view(file: str, seat: int | None, *, lines: bool) -> int:
    """Print what the seat, or a watcher for None, may know at the end of each record."""

    def answer(record: Record) -> str:
        seats = record.match.game.SEATS
        if seat is None:
            return to_json(view_match(record.match, None, record.players))
        if not 0 <= seat < seats:
            raise Refused(t("cli-no-such-seat", seat=str(seat), last=str(seats - 1)))
        return to_json(view_match(record.match, Seat(seat), record.players))

    return answer_each(file, lines, answer)


def _stands(record: Record, _: int | None) -> Mapping[str, object]:
    return summary(record.match)


def verify(file: str, many: Many) -> int:
    """Print a line a deal: ok, wrong with the reason, or no shuffle. Status 2 where any is wrong."""
    if is_folder(file, many):
        return answer_folder(file, Task("verify", _verdicts), many.output, many.processes)
    verdicts = verify_shuffles(read_one(file))
    for verdict in verdicts:
        say(verdict)
    return 2 if any(verdict.startswith("wrong") for verdict in verdicts) else 0


def _verdicts(record: Record, _: int | None) -> Mapping[str, object]:
    return {"verdicts": verify_shuffles(record)}


def is_folder(file: str, many: Many, *, lines: bool = False) -> bool:
    """Whether a folder was named. Failure where what was wished is for the other of the two."""
    if file == "-" or not Path(file).is_dir():
        if many.output is not None:
            raise Failure(t("cli-output-without-folder"), status=2)
        return False
    if lines:
        raise Failure(t("cli-folder-lines"), status=2)
    return True


def answer_each(file: str, lines: bool, answer: Answer, processes: int = 1) -> int:
    """Print the answer to the file's one record, or with `lines` to each in order; return the exit status.

    A record that is refused ends a single one's command; among lines it is answered with its error. With more than one
    of the `processes` the answer has to be a module's function, or a partial one.
    """
    if not lines:
        with named(file):
            say(answer(read_one(file)))
        return 0
    with opened(file) as source:
        status = 0
        for text, refused in in_processes(partial(_answer_line, answer), each_line(source), processes):
            say(text)
            status = 2 if refused else status
        return status


def _answer_line(answer: Answer, line: bytes) -> tuple[str, bool]:
    """What is printed for a line, and whether its record was refused."""
    try:
        return answer(read(line)), False
    except Refused as refused:
        return to_json({"error": str(refused)}), True
