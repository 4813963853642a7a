"""`forehand analyse`: what each play of a deal was worth, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from msgspec import structs

from forehand.cli.failure import Refused
from forehand.cli.output import say
from forehand.cli.records import LONGEST, each_line, in_processes, opened, read, to_json
from forehand.engine.cards import Seat
from forehand.engine.record import Record
from forehand.locale import t
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


def analyse(file: str, *, deal: int | None, worlds: int, seed: int, text: bool, lines: bool, processes: int) -> int:
    """Print a line, or with `text` a paragraph, for each deal asked for, in order; return the exit status.

    A record that is refused ends a single one's command; among lines it is answered with its error.
    """
    answer = partial(_answer, Wish(worlds, seed, text))
    status = 0
    with opened(file) as source:
        records = each_line(source) if lines else iter([source.read(LONGEST + 1)])
        asked = (each for record in records for each in _asked(record, deal, lines=lines))
        for told, refused in in_processes(answer, asked, processes):
            say(told)
            status = 2 if refused else status
    return status


def _asked(data: bytes, deal: int | None, *, lines: bool) -> Iterator[Asked]:
    try:
        deals = len(_read(data).match.deals)
        if deal is not None and deal > deals:
            raise Refused(t("cli-no-such-deal", deal=deal, deals=deals))
        yield from ((data, number) for number in range(1, deals + 1) if deal in {None, number})
    except Refused as refused:
        if not lines:
            raise
        yield str(refused)


_read = lru_cache(maxsize=1)(read)
"""The deals of a record come one after the other."""


def _answer(wish: Wish, asked: Asked) -> tuple[str, bool]:
    if isinstance(asked, str):
        return to_json({"error": asked}), True
    data, number = asked
    record = _read(data)
    decisions = list(review(record.match, number, chance_of(wish.seed, number), wish.worlds))
    return (_text if wish.text else _json)(record, number, decisions), False


def _json(record: Record, number: int, decisions: list[Decision]) -> str:
    points = lost(decisions, record.match.game.SEATS)
    return to_json(
        {
            "deal": number,
            "lost": [round(each, 2) for each in points],
            "decisions": [structs.asdict(judged(each)) for each in decisions],
        }
    )


def _text(record: Record, number: int, decisions: list[Decision]) -> str:
    deal = record.match.deals[number - 1]
    head = t("cli-analyse-deal", deal=number, contract=deal.contract or "-")
    mistakes = [
        t(
            "cli-analyse-mistake",
            trick=each.trick,
            name=_name(record, each.seat),
            cost=f"{each.cost.mean:.1f}",
            error=f"{each.cost.error:.1f}",
            played=each.played,
            best=each.best,
        )
        for each in decisions
        if each.mistake
    ]
    return "\n".join([head, *(f"  {line}" for line in mistakes or [t("cli-analyse-none")])])


def _name(record: Record, seat: Seat) -> str:
    return record.players[seat] or t("cli-reason-seat", seat=str(seat))
