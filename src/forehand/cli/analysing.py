"""`forehand analyse`: what each play of a deal was worth, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from msgspec import structs

from forehand.cli.failure import Failure, Refused
from forehand.cli.folders import Task, answer_folder
from forehand.cli.output import say, to_json
from forehand.cli.processes import in_processes
from forehand.cli.reading import LONGEST, each_line, opened, read
from forehand.cli.records import Many, is_folder
from forehand.engine.record import Record
from forehand.locale import t
from forehand.picture.drawing import name_of
from forehand.review import Decision, lost, review
from forehand.web.analyst import chance_of, judged


@dataclass(frozen=True)
class Wish:
    """How a deal is to be gone through, and how that is told."""

    worlds: int
    seed: int
    text: bool


Asked = tuple[bytes, int] | str
"""A deal of a record, by its number, or why a record is refused. The record goes to the processes as it came."""


def analyse(file: str, wish: Wish, *, deal: int | None, lines: bool, many: Many) -> int:
    """Print a line, or with `text` a paragraph, for each deal asked for, in order; return the exit status. The lines of a
    folder go to the results' file.

    A record that is refused ends a single one's command; among lines it is answered with its error.
    """
    if is_folder(file, many, lines=lines):
        return _analyse_folder(file, wish, deal, many)
    status = 0
    with opened(file) as source:
        records = each_line(source) if lines else iter([source.read(LONGEST + 1)])
        asked = (each for record in records for each in _asked(file, record, deal, lines=lines))
        for told, refused in in_processes(partial(_answer, wish), asked, many.processes or 1):
            say(told)
            status = 2 if refused else status
    return status


def _analyse_folder(folder: str, wish: Wish, deal: int | None, many: Many) -> int:
    if wish.text or deal is not None:
        raise Failure(t("cli-folder-analyse"), status=2)
    settings = {"worlds": wish.worlds, "seed": wish.seed}
    task = Task("analyse", partial(_reviewed, wish), settings, by_deal=True, batch=1)
    return answer_folder(folder, task, many.output, many.processes)


def _asked(file: str, data: bytes, deal: int | None, *, lines: bool) -> Iterator[Asked]:
    try:
        deals = len(_read(data, mail=not lines).match.deals)
        if deal is not None and deal > deals:
            raise Refused(t("cli-no-such-deal", deal=deal, deals=deals))
        yield from ((data, number) for number in range(1, deals + 1) if deal in {None, number})
    except Refused as refused:
        if not lines:
            raise refused.of(file) from None
        yield str(refused)


@lru_cache(maxsize=1)
def _read(data: bytes, *, mail: bool) -> Record:
    """The deals of a record come one after the other."""
    return read(data, mail=mail)


def _answer(wish: Wish, asked: Asked) -> tuple[str, bool]:
    if isinstance(asked, str):
        return to_json({"error": asked}), True
    data, number = asked
    record = _read(data, mail=True)
    if wish.text:
        return _text(record, number, _decisions(wish, record, number)), False
    return to_json({"deal": number, **_reviewed(wish, record, number)}), False


def _decisions(wish: Wish, record: Record, number: int) -> list[Decision]:
    return list(review(record.match, number, chance_of(wish.seed, number), wish.worlds))


def _reviewed(wish: Wish, record: Record, number: int | None) -> dict[str, object]:
    """What is told of a deal in the record."""
    if number is None or number > len(record.match.deals):
        return {"lost": [0] * record.match.game.SEATS, "decisions": []}
    decisions = _decisions(wish, record, number)
    points = lost(decisions, record.match.game.SEATS)
    return {
        "lost": [round(each, 2) for each in points],
        "decisions": [structs.asdict(judged(each)) for each in decisions],
    }


def _text(record: Record, number: int, decisions: list[Decision]) -> str:
    deal = record.match.deals[number - 1]
    head = t("cli-analyse-deal", deal=number, contract=deal.contract or "-")
    if not decisions:
        return f"{head}\n  {t('cli-analyse-nothing')}"
    mistakes = [
        t(
            "cli-analyse-mistake",
            trick=each.trick,
            name=name_of(t, record.players, each.seat),
            cost=f"{each.cost.mean:.1f}",
            error=f"{each.cost.error:.1f}",
            played=each.played,
            best=each.best,
        )
        for each in decisions
        if each.mistake
    ]
    return "\n".join([head, *(f"  {line}" for line in mistakes or [t("cli-analyse-none")])])
