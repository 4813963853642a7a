"""A folder of records: shared among processes, each answer a line of a file beside the folder, so that a command that was broken off
goes on where it stopped. Which records there are: `pieces.py`; the file of answers: `results.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path

from forehand.cli.failure import Failure, Refused
from forehand.cli.output import say
from forehand.cli.pieces import Piece, bytes_of, pieces_in
from forehand.cli.processes import pool_of
from forehand.cli.progress import Progress
from forehand.cli.reading import read
from forehand.cli.results import Told, name_of, results_in
from forehand.engine.record import Record
from forehand.locale import t

WAITING = 4
"""So many batches a process lie ready, so that none is idle."""


@dataclass(frozen=True)
class Task:
    """What is done to each record of a folder.

    `answer` is a module's function, or a partial one, and is asked once for each record, or where it works `by_deal`
    for each deal. `settings` are what the answers depend on. `batch` records are handed to a process at a time.
    """

    command: str
    answer: Callable[[Record, int | None], Told]
    settings: Told = field(default_factory=dict[str, object])
    by_deal: bool = False
    batch: int = 16


def answer_folder(folder: str, task: Task, output: str | None, processes: int | None) -> int:
    """Answer each record of the folder that has no answer yet; return the exit status, 2 where any was refused or wrong."""
    root = Path(folder).resolve()
    file = Path(output) if output is not None else root.with_name(f"{root.name}.{task.command}.jsonl")
    pieces = [each for each in pieces_in(root, by_deal=task.by_deal) if root / each.file != file.resolve()]
    if not pieces:
        raise Failure(t("cli-folder-empty", folder=folder))
    with results_in(file, {"results": f"forehand {task.command}"} | dict(task.settings)) as results:
        left = [each for each in pieces if name_of(each.key) not in results.known]
        work = partial(_answer_all, root, task.answer)
        with Progress(len(pieces), len(pieces) - len(left)) as progress:
            for told in _worked(work, _batches(left, task.batch), processes or os.cpu_count() or 1):
                results.add(told)
                progress.more(len(told))
    say(t("cli-folder-done", answers=len(pieces), file=str(file)))
    if results.bad:
        say(t("cli-folder-bad", bad=results.bad))
    return 2 if results.bad else 0


def _answer_all(root: Path, answer: Callable[[Record, int | None], Told], pieces: Sequence[Piece]) -> list[Told]:
    """An answer, or why the record is refused, for each piece."""
    return [each.key | dict(_answered(root, answer, each)) for each in pieces]


def _answered(root: Path, answer: Callable[[Record, int | None], Told], piece: Piece) -> Told:
    try:
        data = bytes_of(root / piece.file, piece.start, piece.length)
        return answer(read(data, mail=piece.line is None), piece.deal)
    except Refused as refused:
        return {"error": str(refused)}
    except OSError as error:
        return {"error": t("cli-unreadable", file=piece.file, reason=error.strerror or str(error))}


def _batches(pieces: Sequence[Piece], size: int) -> Iterator[Sequence[Piece]]:
    return (pieces[start : start + size] for start in range(0, len(pieces), size))


Work = Callable[[Sequence[Piece]], list[Told]]


def _worked(work: Work, batches: Iterator[Sequence[Piece]], processes: int) -> Iterator[list[Told]]:
    """What comes of each batch, as soon as it is there."""
    if processes == 1:
        yield from map(work, batches)
        return
    with pool_of(processes) as pool:
        under_way: set[Future[list[Told]]] = set()
        while True:
            under_way |= {pool.submit(work, each) for each in islice(batches, WAITING * processes - len(under_way))}
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
