"""Every deal is as likely as every other, and nobody but the operating system draws a secret."""

import ast
import hashlib
import itertools
import math
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import forehand
from forehand.engine import shuffle as shuffling
from forehand.engine.cards import Seat
from forehand.games import GAMES
from forehand.service.world import SystemChance
from tests.security.shuffles import at_least, likelihoods

SOURCE = Path(forehand.__file__).parent


@pytest.mark.parametrize("game", list(GAMES))
def test_every_card_falls_to_every_place_and_seat_alike(game: str) -> None:
    """With known secrets, so that it never fails by chance; 100,000 deals of new ones by `tests.security.shuffles`."""
    counter = itertools.count()

    def secret(seats: int) -> tuple[bytes, list[bytes]]:
        number = next(counter)
        return hashlib.sha256(f"{game} {number}".encode()).digest(), [bytes([seat]) * 16 for seat in range(seats)]

    found = likelihoods(GAMES[game], 10_000, secret)
    assert not [p for p in found.values() if p < 0.001], found


def test_a_shuffle_that_favours_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One whose draws come a thirty-third too often to the first."""
    counter = itertools.count()

    def secret(seats: int) -> tuple[bytes, list[bytes]]:
        return hashlib.sha256(str(next(counter)).encode()).digest(), [b""] * seats

    monkeypatch.setattr(shuffling, "_below", lambda bound, numbers: next(numbers) % 33 % bound)
    assert likelihoods(GAMES["perfrance"], 4_000, secret)["places"] < 1e-6


def test_each_draw_is_even() -> None:
    """A draw below k takes one of the ⌊2³² / k⌋ · k lowest numbers, which hold each remainder equally often, and none of
    the others.
    """
    most = max(len(game.PACK) for game in GAMES.values())
    for bound in range(1, most + 1):
        fair = 2**32 // bound * bound
        assert 0 == fair % bound
        assert bound - 1 == shuffling._below(bound, iter([fair - 1]))
        assert [0] * (fair < 2**32) == [shuffling._below(bound, iter([fair, 2**32 - 1, 0]))] * (fair < 2**32)


def test_even_draws_make_each_order_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = SimpleNamespace(PACK=tuple(range(5)), SEATS=3)
    orders: Counter[tuple[int, ...]] = Counter()
    for draws in itertools.product(range(5), range(4), range(3), range(2)):
        monkeypatch.setattr(shuffling, "_draws", lambda *_, draws=draws: iter(draws))
        orders[shuffling.shuffle(game, b"", [], Seat(0))[1]] += 1
    assert math.factorial(5) == len(orders)
    assert {1} == set(orders.values())


def test_the_law_of_chi_square() -> None:
    """Values from printed tables."""
    for chi_square, freedom, p in ((3.841, 1, 0.05), (5.991, 2, 0.05), (124.342, 100, 0.05), (61.098, 80, 0.9422)):
        assert p == pytest.approx(at_least(chi_square, freedom), abs=5e-4)


# Secrets


def test_secrets_come_from_the_operating_system_alone() -> None:
    """Python's own generator is a type that is handed in for computer players' chance, and is made nowhere outside them
    and what repeats its figures from a seed, as they do in a deal that several play.
    """
    made: list[str] = []
    for file in SOURCE.rglob("*.py"):
        place = file.relative_to(SOURCE).as_posix()
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import) and any(name.name == "random" for name in node.names):
                made.append(f"{place}: import random")
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                made += [f"{place}: {name.name}" for name in node.names if name.name not in {"Random", "SystemRandom"}]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
                made.append(f"{place}: Random()")
    repeating = (
        "bots/",
        "cli/analysing.py",
        "cli/arena.py",
        "cli/deciding.py",
        "service/computers.py",
        "web/analyst.py",
        "workers/process.py",
    )
    assert [] == [one for one in made if not one.startswith(repeating)]
    assert type(SystemChance().random()).__name__ == "SystemRandom"


def test_two_secrets_are_never_the_same() -> None:
    chance = SystemChance()
    assert 2000 == len({chance.secret() for _ in range(1000)} | {chance.token().encode() for _ in range(1000)})
