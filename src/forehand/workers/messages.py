"""What a server asks its workers, and what they answer, decoded and checked once at either end.

A question is built up from nothing but a seat's view: what it says is what the computer player in that seat may know. Neither the
table's name nor its players' are in it.
"""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct

from forehand.engine.view import View
from forehand.games import GAMES

SUBJECT = "forehand.think"
"""Under this is asked. Nothing of a table is kept by who answers, so the workers are the same for all installations."""
FORM = 1
"""Raised when a question says something else than before, so that older workers leave it to the server."""
MOST_BYTES = 64 * 1024
"""Of a question; a view of the longest match is a quarter of that."""
MOST_ANSWERED = 4 * 1024


class BadMessage(Exception):
    """What came is no message of ours, or says what can't be."""


class OtherForm(Exception):
    """A question in the form of another version, or by rules of a game that are not ours."""


class Question(Struct, frozen=True, array_like=True):
    """What does a computer player of that level do in sight of the view? `rules` is the number of the game's rules. The same view, level
    and seed have the same answer, wherever it is worked out.
    """

    form: int
    rules: int
    level: str
    seed: str
    view: View


class Act(Struct, frozen=True, array_like=True, tag="act"):
    """It does that, in the action's canonical text."""

    action: str


class Busy(Struct, frozen=True, array_like=True, tag="busy"):
    """The worker has as much to think about as it can, or is about to stop."""


class Unread(Struct, frozen=True, array_like=True, tag="unread"):
    """The question is of another version than the worker, which reads this form."""

    form: int


class Failed(Struct, frozen=True, array_like=True, tag="failed"):
    """The worker could not think it out. `where` is for its own log, and goes no further."""

    where: str = ""


Answer = Act | Busy | Unread | Failed


class _Form(Struct, frozen=True, array_like=True):
    """How the questions of all versions begin."""

    form: int


_UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
_forms: msgspec.msgpack.Decoder[_Form] = msgspec.msgpack.Decoder(_Form)
_questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
_answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def question(view: View, level: str, seed: str) -> bytes:
    """What is asked, for whoever may know no more than the view. It says nothing of who plays."""
    seen = cast(View, {**view, "players": [None] * len(view["players"])})
    return msgspec.msgpack.encode(Question(FORM, GAMES[view["game"]].RULES, level, seed, seen))


def read_question(raw: bytes) -> Question:
    """Raises OtherForm and BadMessage."""
    if len(raw) > MOST_BYTES:
        raise BadMessage("it is too long")
    try:
        if _forms.decode(raw).form != FORM:
            raise OtherForm
        asked = _questions.decode(raw)
    except _UNREADABLE as error:
        raise BadMessage(str(error)) from None
    game = GAMES.get(asked.view["game"])
    if game is None or asked.rules != game.RULES:
        raise OtherForm
    return asked


def encode(answer: Answer) -> bytes:
    """As it is sent."""
    return msgspec.msgpack.encode(answer)


def read_answer(raw: bytes) -> Answer:
    """Raises BadMessage."""
    if len(raw) > MOST_ANSWERED:
        raise BadMessage("it is too long")
    try:
        return _answers.decode(raw)
    except _UNREADABLE as error:
        raise BadMessage(str(error)) from None


def answer_about(view: View, raw: bytes) -> Answer:
    """The answer to a question about that view; an action is legal. Raises BadMessage."""
    answer = read_answer(raw)
    if isinstance(answer, Act) and not is_legal(view, answer.action):
        raise BadMessage("the action is not legal")
    return answer


def is_legal(view: View, action: str) -> bool:
    """Whether that is the canonical text of something that the seat may do in sight of the view."""
    choose = view["choose"]
    if choose is None:
        return action in view["legal"]
    verb, _, cards = action.partition(":")
    chosen = cards.split(",")
    in_order = [card for card in choose["from"] if card in chosen]
    return (verb, chosen, choose["count"]) == (choose["verb"], in_order, len(in_order))
