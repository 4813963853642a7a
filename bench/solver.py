"""How fast the solver is: positions searched and time, with all cards known and every legal lead valued.

    python bench/solver.py                    all of it
    python bench/solver.py three priffe       parts of it: three, uncompiled, five-hundred, priffe, dds, alone
    python bench/solver.py dds --deals 50     needs `pip install endplay`, the bridge solver DDS

A position is a card to be played. Times are processor time of one thread, so that a busy machine matters little. Deals come
from the seed alone; nothing is carried from one deal to the next but, in five-hundred, between the worlds of one deal.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.machinery
import importlib.util
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean, median
from typing import Any

from forehand.bots.play_rules import alone_rules_of, numbers_of, rules_of, sides_of
from forehand.engine.cards import Card, Seat, each, ranking, set_of
from forehand.engine.game import Game
from forehand.games import five_hundred, perfrance, preference, priffe
from forehand.solver import search
from forehand.solver.alone import AloneSolver
from forehand.solver.position import NO_SUIT, AlonePosition, Play, Position, Rules, alone_values, values
from forehand.solver.search import Solver

World = list[int]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("parts", nargs="*", default=list(PARTS))
    asked.add_argument("--deals", type=int, default=50)
    asked.add_argument("--seed", type=int, default=1)
    arguments = asked.parse_args()
    for part in arguments.parts:
        PARTS[part](arguments.deals, arguments.seed)


def three(deals: int, seed: int) -> None:
    """Preference: a declarer against two, ten cards each."""
    for contract in ("6S", "6NT", "misere"):
        rules = preference_rules(contract)
        report(f"3 x 10 cards, {contract}", measure(Solver(), rules, worlds(preference, rules, deals, seed)))


def uncompiled(deals: int, seed: int) -> None:
    """The same file as plain Python, on the first few of the same deals."""
    solver = as_python().Solver(1 << 14)
    for contract in ("6S", "6NT"):
        rules = preference_rules(contract)
        few = list(worlds(preference, rules, min(deals, 5), seed))
        slow, fast = measure(solver, rules, few), measure(Solver(), rules, few)
        report(f"3 x 10 cards, {contract}, uncompiled", slow)
        print(f"{'':34} {sum(t for _, t in slow) / sum(t for _, t in fast):.0f} times the compiled one's")


def five_hundred_worlds(deals: int, seed: int) -> None:
    """Five Hundred from trick 1: worlds in which the seat on lead keeps its hand."""
    chance = random.Random(seed)
    for contract in ("7S", "7NT", "misere"):
        out = (Seat(2),) if contract == "misere" else ()
        declarer = Seat(0)
        trump = None if contract != "7S" else Card(0)
        rules = rules_of(
            five_hundred, five_hundred.Options(), contract, trump, sides_of(five_hundred, declarer, out), out
        )
        numbers = numbers_of(ranking(None if trump is None else Seat(0), bowers=True), set_of(five_hundred.PACK))
        began, nodes, count, solver = time.thread_time(), 0, 0, Solver()
        for _ in range(max(1, deals // 10)):
            pack = list(five_hundred.PACK)
            chance.shuffle(pack)
            own, rest = pack[:10], pack[10:]
            some: list[World] = []
            for _ in range(20):
                chance.shuffle(rest)
                hands = [own, *(rest[10 * seat : 10 * seat + 10] for seat in range(3 - len(out)))]
                some.append([sum(1 << numbers[one] for one in hand) for hand in hands])
            plays = [Play(numbers[one]) for one in each(set_of(own))]
            before = solver.searched
            count += len(values(solver, Position(rules, 0), some, plays))
            nodes += solver.searched - before
        spent = time.thread_time() - began
        print(
            f"five hundred, {contract}, 4 x 10 cards".ljust(34),
            f"{count / spent:6.0f} worlds a second, {nodes // count} positions each",
        )


def priffe_deals(deals: int, seed: int) -> None:
    """Priffe, thirteen leads valued."""
    for contract in ("spill", "hearts", "null"):
        rules = priffe_rules(contract)
        report(f"4 x 13 cards, {contract}", measure(Solver(1 << 19), rules, worlds(priffe, rules, deals, seed)))


def dds(deals: int, seed: int) -> None:
    """Priffe's spill and hearts beside DDS, which values the same thirteen leads."""
    solve_board = importlib.import_module("endplay.dds").solve_board
    types = importlib.import_module("endplay.types")
    for contract, denomination in (("spill", types.Denom.nt), ("hearts", types.Denom.hearts)):
        rules, ours, theirs = priffe_rules(contract), Solver(1 << 19), []
        some = list(worlds(priffe, rules, deals, seed))
        for world in some:
            board = types.Deal(as_pbn(world), first=types.Player.north, trump=denomination)
            began = time.process_time()
            solve_board(board)
            theirs.append((0, time.process_time() - began))
        own = measure(ours, rules, some)
        report(f"4 x 13 cards, {contract}", own)
        report(f"4 x 13 cards, {contract}, DDS", theirs)
        print(f"{'':34} {median(t for _, t in own) / median(t for _, t in theirs):.1f} times DDS at the median")


def alone(deals: int, seed: int) -> None:
    """Three seats, each for itself."""
    for game, contract, trump in ((perfrance, "S", 0), (perfrance, "none", None), (preference, "passed-out", None)):
        declarer = Seat(0) if trump is not None else None
        rules = alone_rules_of(game, game.Options(), contract, trump, declarer)
        solver, measured = AloneSolver(), []
        for world in worlds(game, Rules((0, 1, 1)), deals, seed):
            before, began = solver.searched, time.thread_time()
            position = AlonePosition(rules, 0, 3, may_fold=0b110 if declarer is not None else 0)
            alone_values(solver, position, [world], plays_of(world[0]))
            measured.append((solver.searched - before, time.thread_time() - began))
        report(f"3 x 10 cards, {game.ID} {contract}", measured)


PARTS: dict[str, Callable[[int, int], None]] = {
    "three": three,
    "uncompiled": uncompiled,
    "five-hundred": five_hundred_worlds,
    "priffe": priffe_deals,
    "dds": dds,
    "alone": alone,
}


def preference_rules(contract: str) -> Rules:
    trump = 0 if contract == "6S" else None
    return rules_of(preference, preference.Options(), contract, trump, sides_of(preference, Seat(0), ()), ())


def priffe_rules(contract: str) -> Rules:
    return rules_of(priffe, priffe.Options(), contract, priffe.TRUMP[contract], sides_of(priffe, Seat(0), ()), ())


def worlds(game: Game, rules: Rules, deals: int, seed: int) -> Iterator[World]:
    """Random hands as the solver has them."""
    chance = random.Random(seed)
    numbers = numbers_of(ranking(None if rules.trump == NO_SUIT else Seat(rules.trump)), set_of(game.PACK))
    for _ in range(deals):
        pack = list(game.PACK)
        chance.shuffle(pack)
        hands, _ = game.deal_out(pack, Seat(0))
        yield [sum(1 << numbers[one] for one in each(hand)) for hand in hands]


def measure(solver: Solver, rules: Rules, some: Iterator[World] | list[World]) -> list[tuple[int, float]]:
    """Positions and seconds for each world, seat 0 on lead."""
    found: list[tuple[int, float]] = []
    for world in some:
        forget(solver)
        before, began = solver.searched, time.thread_time()
        values(solver, Position(rules, 0), [world], plays_of(world[0]))
        found.append((solver.searched - before, time.thread_time() - began))
    return found


def forget(solver: Solver) -> None:
    """Empty the table by playing a card by other rules."""
    values(solver, Position(Rules((0, 1)), 0), [[1, 2]], [Play(0)])


def plays_of(hand: int) -> list[Play]:
    return [Play(at) for at in range(64) if hand >> at & 1]


def report(name: str, measured: list[tuple[int, float]]) -> None:
    times = sorted(1000 * spent for _, spent in measured)
    print(
        name.ljust(34),
        f"{fmean(nodes for nodes, _ in measured):10.0f} positions",
        f"{fmean(times):9.2f} ms, median {median(times):.2f}, 95th percentile {times[len(times) * 95 // 100]:.2f}",
    )


def as_pbn(world: World) -> str:
    """Four hands as bridge players write them, from north on; the solver's suits are S, C, D, H."""
    suits = [[world[seat] >> 16 * suit & 0x1FFF for suit in (0, 3, 2, 1)] for seat in range(4)]
    return "N:" + " ".join(
        ".".join("".join(r for at, r in enumerate("23456789TJQKA") if suit >> at & 1) for suit in hand)
        for hand in suits
    )


def as_python() -> Any:
    """The search, uncompiled."""
    file = Path(str(search.__file__)).with_name("search.py")
    loader = importlib.machinery.SourceFileLoader("uncompiled_search", str(file))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()
