"""The search against a plain minimax over the engine, on random endings of every contract."""

import importlib.machinery
import importlib.util
import os
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from forehand.bots.open_cards import Solvers, tricks_after
from forehand.solver import alone, search
from forehand.solver.alone import AloneSolver
from forehand.solver.search import Solver
from tests.solver.endings import ALONE, TWO_SIDED, Setup, ending, max_n, minimax, short_deal

ROUNDS = int(os.environ.get("FOREHAND_ENDINGS", "3"))
"""Endings of each contract; 300 make some nine thousand."""


@pytest.fixture(scope="module")
def solvers() -> Solvers:
    return Solvers(Solver(1 << 14), AloneSolver(12))


@pytest.fixture(scope="module")
def uncompiled() -> Solvers:
    """The same files as plain Python."""
    return Solvers(as_python(search).Solver(1 << 10), as_python(alone).AloneSolver(10))


def as_python(module: ModuleType) -> Any:
    file = Path(str(module.__file__)).with_name(f"{module.__name__.rpartition('.')[2]}.py")
    loader = importlib.machinery.SourceFileLoader(f"uncompiled_{file.stem}", str(file))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    loaded = importlib.util.module_from_spec(spec)
    loader.exec_module(loaded)
    return loaded


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setup", TWO_SIDED, ids=str)
def test_with_two_sides_every_play_is_worth_what_plain_minimax_says(setup: Setup, solvers: Solvers) -> None:
    chance = random.Random(f"{setup} {ROUNDS}")
    for _ in range(ROUNDS):
        deal = ending(setup, chance)
        assert minimax(deal) == tricks_after(solvers, setup.game, deal)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setup", ALONE, ids=str)
def test_each_for_itself_every_play_leads_where_plain_max_n_says(setup: Setup, solvers: Solvers) -> None:
    chance = random.Random(f"{setup} {ROUNDS}")
    for _ in range(ROUNDS):
        for deal in (ending(setup, chance), short_deal(setup, chance)):
            assert max_n(deal) == tricks_after(solvers, setup.game, deal)


@pytest.mark.parametrize("setup", [*TWO_SIDED, *ALONE], ids=str)
def test_the_same_file_uncompiled_says_the_same(setup: Setup, solvers: Solvers, uncompiled: Solvers) -> None:
    deal = ending(setup, random.Random(str(setup)))
    assert tricks_after(solvers, setup.game, deal) == tricks_after(uncompiled, setup.game, deal)


def test_a_small_table_that_fills_up_changes_no_value(solvers: Solvers) -> None:
    chance = random.Random(3)
    small = Solvers(Solver(16), AloneSolver(2))
    for setup in (TWO_SIDED[0], ALONE[0]):
        for _ in range(10):
            deal = ending(setup, chance)
            assert tricks_after(solvers, setup.game, deal) == tricks_after(small, setup.game, deal)


@pytest.mark.parametrize("setup", [TWO_SIDED[0], ALONE[0]], ids=str)
def test_a_search_that_may_not_look_at_enough_positions_says_nothing(setup: Setup, solvers: Solvers) -> None:
    deal = ending(setup, random.Random(1))
    before = tricks_after(solvers, setup.game, deal)
    assert tricks_after(solvers, setup.game, deal, limit=3) == {}
    assert before == tricks_after(solvers, setup.game, deal)
