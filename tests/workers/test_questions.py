"""What a worker is asked holds nothing that the seat may not know, and what it answers is taken for what it is: a stranger's word."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, cast

import msgspec
import pytest

from forehand.bots import LEVELS, decide
from forehand.engine.cards import Seat
from forehand.engine.deal import turn
from forehand.engine.game import Game
from forehand.engine.match import Match
from forehand.engine.options import read_options
from forehand.engine.view import View, view
from forehand.games import GAMES
from forehand.workers import messages as say
from forehand.workers.messages import BadMessage, OtherForm
from forehand.workers.process import answer
from tests.contract.playing import Script, moments
from tests.contract.secrecy import other_worlds

NAMES = ["Ada", "Béla", "Cleo", "Dov"]
SEED = "5" * 64


def to_act(game: Game) -> Iterator[tuple[Match, Seat, View]]:
    """A moment of each phase, and what the seat sees whose turn it is."""
    for seed in (1, 2):
        for match in moments(Script(game, read_options(game.Options, {}), seed, 0.3, 2)):
            seat = None if match.deal is None else turn(match.deal)
            if seat is not None:
                yield match, seat, view(match, seat, NAMES[: game.SEATS])


def some_view(game: str = "five-hundred") -> View:
    return next(seen for _, _, seen in to_act(GAMES[game]) if len(seen["legal"]) > 1)


def to_discard() -> View:
    return next(seen for game in GAMES.values() for _, _, seen in to_act(game) if seen["choose"])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_seat_cannot_know_makes_no_difference_to_what_is_asked(game: Game) -> None:
    compared = 0
    for match, seat, seen in to_act(game):
        asked = say.question(seen, "master", SEED)
        for other in other_worlds(match, seat, Random(7), 40):
            if other is not None:
                assert asked == say.question(view(other, seat, NAMES[: game.SEATS]), "master", SEED)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_asked_says_nothing_but_the_view_without_names(game: Game) -> None:
    for _, seat, seen in to_act(game):
        asked = say.question(seen, "club", SEED)
        assert [say.FORM, game.RULES, "club", SEED, {**seen, "players": [None] * game.SEATS}] == msgspec.msgpack.decode(
            asked
        )
        assert (seat, []) == (seen["seat"], [name for name in NAMES if name.encode() in asked])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_worker_decides_as_the_server_would(game: Game, level: str) -> None:
    for _, _, seen in islice(to_act(game), 3):
        here = decide(seen, level, Random(SEED))
        assert say.Act(here) == say.answer_about(seen, say.encode(answer(say.question(seen, level, SEED))))


def test_only_what_is_legal_is_taken_for_an_answer() -> None:
    seen, discards = some_view(), to_discard()
    for action in seen["legal"]:
        assert say.is_legal(seen, action)
    wrong = ["", "nonsense", seen["legal"][0] + " ", ",".join(seen["legal"][:2]), "discard:" + ",".join(seen["hand"])]
    assert [] == [action for action in wrong if say.is_legal(seen, action)]
    choose = discards["choose"]
    assert choose is not None
    verb, cards, count = choose["verb"], choose["from"], choose["count"]
    for chosen in (cards[:count], cards[-count:]):
        assert say.is_legal(discards, f"{verb}:{','.join(chosen)}")
    for chosen in (
        cards[: count - 1],
        cards[: count + 1],
        [cards[0]] * count,
        cards[:count][::-1],
        [*cards[1:count], "ZZ"],
    ):
        assert not say.is_legal(discards, f"{verb}:{','.join(chosen)}")
    for action in ("", verb, f"{verb}:", f"play:{cards[0]}", "pass"):
        assert not say.is_legal(discards, action)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xc1",
        b"{}",
        b"\x91\xa5other",
        b"\x92\xa3act\x01",
        b"\x91\xa3act",
        b"\x91" * 5000,
        b"\xda\xff\xff" + b"x" * 70_000,
        say.encode(say.Act("nonsense")),
        say.encode(say.Act("")),
    ],
)
def test_what_is_no_answer_is_refused(raw: bytes) -> None:
    with pytest.raises(BadMessage):
        say.answer_about(some_view(), raw)


def asked(**other: Any) -> bytes:
    """A question, some of which is otherwise."""
    seen = some_view()
    parts = {"form": say.FORM, "rules": GAMES[seen["game"]].RULES, "level": "club", "seed": SEED, "view": seen} | other
    return msgspec.msgpack.encode([*parts.values()])


@pytest.mark.parametrize(
    "raw",
    [
        asked(form=say.FORM + 1),
        msgspec.msgpack.encode([say.FORM + 1, {"all": "is new"}]),
        asked(rules=1000),
        asked(view=cast(Any, {**some_view(), "game": "skat"})),
    ],
)
def test_a_question_of_another_version_is_left_to_the_server(raw: bytes) -> None:
    with pytest.raises(OtherForm):
        say.read_question(raw)
    assert say.Unread(say.FORM) == answer(raw)


def test_a_level_that_a_worker_does_not_know_is_left_to_the_server() -> None:
    assert say.Unread(say.FORM) == answer(asked(level="champion"))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"nonsense",
        b"\x91" * 5000,
        asked(view={}),
        asked(seed=7),
        asked() + b"x" * 70_000,
        asked(view={**some_view(), "hand": ["ZZ"], "dealt": ["ZZ"]}),
        asked(view={**some_view(), "legal": []}),
        asked(view={**some_view(), "seat": 99, "counts": []}),
    ],
)
def test_a_question_that_cannot_be_is_answered_so(raw: bytes) -> None:
    assert isinstance(answer(raw), say.Failed)
