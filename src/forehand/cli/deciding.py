"""`forehand decide`: what a computer player in the seat to act does, from nothing but that seat's view."""

from __future__ import annotations

import re
from functools import partial
from random import Random

from forehand.bots import LEVELS, advise
from forehand.bots.reasons import Reason
from forehand.cli.failure import Failure
from forehand.cli.output import to_json
from forehand.cli.records import answer_each
from forehand.engine.cards import JOKER, SUIT_LETTERS, card_text
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
    why = " ".join(sentence(reason) for reason in advice.reasons)
    return to_json({"turn": seat, "action": advice.action, "reason": why, "values": values})


def sentence(reason: Reason) -> str:
    """A reason in words."""
    args = dict(reason.args)
    words: dict[str, str | int] = {name: args[name] for name in ("good", "deals", "suit") if name in args}
    if "seat" in args:
        words["name"] = t("cli-reason-seat", seat=args["seat"])
    if "contract" in args:
        words |= _call(str(args["contract"]))
    if "card" in args:
        words |= _card(str(args["card"]))
    return t(f"reason-{reason.code}", **words)


def _call(contract: str) -> dict[str, str | int]:
    """What `table-call` needs to name a contract."""
    if step := re.fullmatch(r"(\d+)(S|C|D|H|NT)", contract):
        return {"call": "step", "number": int(step[1]), "suit": step[2]}
    is_suit = contract in ("hearts", "diamonds") or contract in SUIT_LETTERS
    return {"call": "suit", "suit": contract[0].upper()} if is_suit else {"call": contract, "word": contract}


def _card(text: str) -> dict[str, str | int]:
    """What `table-card` needs to name a card."""
    if text == card_text(JOKER):
        return {"rank": "joker", "suit": "none"}
    rank = "10" if text[1] == "T" else text[1]
    return {"rank": int(rank) if rank.isdigit() else rank, "suit": text[0]}
