"""`forehand decide`: what a computer player in the seat to act does, from nothing but that seat's view."""

from __future__ import annotations

from functools import partial
from random import Random

from forehand.bots import LEVELS, Advice, advise
from forehand.cli.failure import Failure
from forehand.cli.records import answer_each, to_json
from forehand.engine.deal import turn
from forehand.engine.record import Record
from forehand.engine.view import view
from forehand.locale import t


def decide(file: str, level: str, *, worlds: int | None, seed: int, lines: bool, processes: int) -> int:
    """Print the decision for the file's one record, or with `lines` for each, in order; return the exit status."""
    if level not in LEVELS:
        raise Failure(t("cli-no-such-level", level=level, levels=", ".join(LEVELS)), status=2)
    return answer_each(file, lines, partial(answer, level=level, worlds=worlds, seed=seed), processes)


def answer(record: Record, *, level: str, worlds: int | None, seed: int) -> str:
    """The seat to act, its action, the reason and the points to be expected after each action, as JSON; the action is
    null where nobody is to act.
    """
    deal = record.match.deal
    seat = None if deal is None else turn(deal)
    if seat is None:
        return to_json({"turn": None, "action": None, "reason": None, "values": {}})
    chance = Random(seed)  # noqa: S311 (the same seed is to give the same decision)
    advice = advise(view(record.match, seat, record.players), level, chance, worlds)
    thoughts = advice.thoughts
    values = {} if thoughts is None else {text: round(value, 2) for text, value in thoughts.values.items()}
    return to_json({"turn": seat, "action": advice.action, "reason": reason(advice), "values": values})


def reason(advice: Advice) -> str:
    """Why, in a sentence."""
    thoughts = advice.thoughts
    if thoughts is None:
        return t("cli-reason-rules")
    return t("cli-reason-deals", best=thoughts.best_in[advice.action], deals=thoughts.worlds)
