"""The search against a plain minimax over the engine, on random endings of every contract."""

import importlib.machinery
import importlib.util
import os
import random
from pathlib import Path

import pytest

from forehand.cli.open_cards import tricks_after
from forehand.solver import search
from forehand.solver.search import Solver
from tests.solver.endings import TWO_SIDED, Setup, ending, minimax, setup_game

ROUNDS = int(os.environ.get("FOREHAND_ENDINGS", "2"))
"""Endings of each contract; 300 make some nine thousand."""


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(1 << 14)


@pytest.fixture(scope="module")
def uncompiled() -> Solver:
    """The same file as plain Python."""
    file = next(Path(search.__file__).parent.glob("search.py"))
    loader = importlib.machinery.SourceFileLoader("uncompiled_search", str(file))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module.Solver(1 << 10)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("setup", TWO_SIDED, ids=str)
def test_every_play_is_worth_what_plain_minimax_says(setup: Setup, solver: Solver) -> None:
    chance = random.Random(f"{setup} {ROUNDS}")
    for _ in range(ROUNDS):
        deal = ending(setup, chance)
        assert minimax(deal) == tricks_after(solver, setup.game, deal)


@pytest.mark.parametrize("setup", TWO_SIDED, ids=str)
def test_the_same_file_uncompiled_says_the_same(setup: Setup, uncompiled: Solver) -> None:
    deal = ending(setup, random.Random(str(setup)))
    assert minimax(deal) == tricks_after(uncompiled, setup.game, deal)


def test_a_small_table_that_fills_up_changes_no_value() -> None:
    setup = TWO_SIDED[0]
    chance = random.Random(3)
    small, large = Solver(16), Solver(1 << 14)
    for _ in range(20):
        deal = ending(setup, chance)
        assert tricks_after(large, setup_game(deal), deal) == tricks_after(small, setup_game(deal), deal)


def test_a_search_that_may_not_look_at_enough_positions_says_nothing(solver: Solver) -> None:
    setup = TWO_SIDED[0]
    deal = ending(setup, random.Random(1))
    assert tricks_after(solver, setup.game, deal, limit=3) == {}
    assert minimax(deal) == tricks_after(solver, setup.game, deal)
