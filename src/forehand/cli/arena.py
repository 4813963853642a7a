"""`forehand arena`: how strong computer players are against each other, on deals that both play from every seat."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from random import Random
from statistics import fmean
from typing import Any, cast

from forehand.bots import LEVELS, decide
from forehand.cli.failure import Failure
from forehand.cli.output import say, to_json
from forehand.cli.processes import in_processes
from forehand.cli.progress import Progress
from forehand.engine.cards import Card, Seat
from forehand.engine.deal import Deal, turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import act, begin, new_deal
from forehand.engine.options import BadOption, read_options
from forehand.engine.outcome import outcomes
from forehand.engine.view import View, view
from forehand.games import GAMES
from forehand.locale import t
from forehand.service.statistics import interval

RANDOM = "random"
"""A player who does anything legal."""
PLAIN = "plain"
"""Plain sampling, which nobody plays against but to measure."""
PLAYERS = (RANDOM, PLAIN, *LEVELS)

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Arena:
    """What is to be played: two kinds of player, by these house rules, packs from the seed alone."""

    game: str
    options: str
    players: tuple[str, str]
    seed: int
    worlds: int | None
    calls: str | None = None
    """Who makes all calls, discards and folds, so that the two differ in nothing but the cards they play."""


@dataclass
class Tally:
    """What has come of a number of deals."""

    differences: list[float] = field(default_factory=list[float])
    """A deal each: the first player's points a seat less the second's, over all seatings."""
    tried: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    made: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    undeclared: Counter[str] = field(default_factory=Counter[str])
    folds: Counter[str] = field(default_factory=Counter[str])
    plays: int = 0

    def add(self, more: Tally) -> None:
        """Take in what came of other deals."""
        self.differences += more.differences
        for mine, theirs in ((self.tried, more.tried), (self.made, more.made)):
            for player, counts in theirs.items():
                mine[player].update(counts)
        self.undeclared.update(more.undeclared)
        self.folds.update(more.folds)
        self.plays += more.plays

    @property
    def interval(self) -> tuple[float, float]:
        """The mean difference and half its 95 % interval."""
        return interval(self.differences)


def compete(
    players: tuple[str, str],
    *,
    game: str | None,
    options: str,
    deals: int,
    seed: int,
    worlds: int | None,
    calls: str | None,
    processes: int,
    as_json: bool,
) -> int:
    """Play and print how it came out, for one game or for all; return the exit status."""
    for player in (*players, *([calls] if calls else [])):
        if player not in PLAYERS:
            raise Failure(t("cli-no-such-level", level=player, levels=", ".join(PLAYERS)), status=2)
    if players[0] == players[1]:
        raise Failure(t("cli-arena-same", player=players[0]), status=2)
    if game is not None and game not in GAMES:
        raise Failure(t("cli-no-such-game", game=game, games=", ".join(GAMES)), status=2)
    for name in [game] if game else GAMES:
        arena = Arena(name, options, players, seed, worlds, calls)
        _check_options(arena)
        began = time.monotonic()
        tally = Tally()
        with Progress(deals) as progress:
            for one in in_processes(partial(play_seatings, arena), iter(range(deals)), processes):
                tally.add(one)
                progress.more(1)
        report = _as_json if as_json else _as_text
        for line in report(arena, tally, time.monotonic() - began):
            say(line)
    return 0


def _check_options(arena: Arena) -> None:
    try:
        options = json.loads(arena.options)
    except ValueError as error:
        raise Failure(t("cli-bad-options", reason=str(error)), status=2) from None
    if not isinstance(options, dict):
        raise Failure(t("cli-rules-object", given=arena.options), status=2)
    try:
        read_options(GAMES[arena.game].Options, cast(dict[str, object], options))
    except BadOption as error:
        raise Failure(t("cli-rules-refused", game=arena.game, reason=str(error)), status=2) from None


def play_seatings(arena: Arena, number: int) -> Tally:
    """What comes of one deal, played in every way of sitting that gives both kinds of player the same cards."""
    game = GAMES[arena.game]
    options = read_options(game.Options, json.loads(arena.options))
    chance = Random(f"{game.ID} {arena.seed} {number}")  # noqa: S311 (packs that anybody may make again)
    pack = chance.sample(game.PACK, len(game.PACK))
    tally = Tally()
    gains: dict[str, list[float]] = {player: [] for player in arena.players}
    for lineup in seatings(game, arena.players):
        deal = _play(arena, game, options, pack, Seat(number % game.SEATS), lineup, chance)
        _count(game, deal, lineup, gains, tally)
    tally.differences.append(fmean(gains[arena.players[0]]) - fmean(gains[arena.players[1]]))
    return tally


def seatings(game: Game, players: tuple[str, str]) -> Iterator[Lineup]:
    """Who sits where: the members of a side are of one kind, and both kinds are there."""
    for kinds in product(players, repeat=len(game.SIDES)):
        if len(set(kinds)) > 1:
            side_of = {seat: kind for side, kind in zip(game.SIDES, kinds, strict=True) for seat in side}
            yield tuple(side_of[Seat(seat)] for seat in range(game.SEATS))


def _play(
    arena: Arena, game: Game, options: Any, pack: list[Card], forehand: Seat, lineup: Lineup, chance: Random
) -> Deal:
    match = new_deal(begin(game, options), forehand, *game.deal_out(pack, forehand))
    while (seat := turn(match.deals[-1])) is not None:
        seen = view(match, seat, [None] * game.SEATS)
        match = act(match, read_action(game, _action(arena, lineup[seat], seen, chance)))
    return match.deals[-1]


def _action(arena: Arena, player: str, seen: View, chance: Random) -> str:
    if arena.calls and (seen["phase"] != "playing" or "fold" in seen["legal"]):
        called = _choice(arena, arena.calls, seen, chance)
        if seen["phase"] != "playing" or called == "fold":
            return called
        seen["legal"].remove("fold")
    return _choice(arena, player, seen, chance)


def _choice(arena: Arena, player: str, seen: View, chance: Random) -> str:
    if player != RANDOM:
        return decide(seen, player, chance, arena.worlds)
    if choose := seen["choose"]:
        return "discard:" + ",".join(sorted(chance.sample(choose["from"], choose["count"]), key=seen["hand"].index))
    return chance.choice(seen["legal"])


def _count(game: Game, deal: Deal, lineup: Lineup, gains: Mapping[str, list[float]], tally: Tally) -> None:
    tally.plays += 1
    if deal.declarer is None:
        tally.undeclared[str(deal.contract)] += 1
    for player, one in zip(lineup, outcomes(game, deal), strict=True):
        gains[player].append(one.points)
        if one.answer == "fold":
            tally.folds[player] += 1
        if one.role == "declarer":
            tally.tried[player][one.contract] += 1
            tally.made[player][one.contract] += bool(one.made)


def _as_json(arena: Arena, tally: Tally, seconds: float) -> Iterable[str]:
    mean, half = tally.interval
    yield to_json(
        {
            "game": arena.game,
            "players": list(arena.players),
            "calls": arena.calls,
            "seed": arena.seed,
            "deals": len(tally.differences),
            "plays": tally.plays,
            "seconds": round(seconds),
            "difference": round(mean, 3),
            "interval": round(half, 3),
            "undeclared": dict(tally.undeclared),
            "tried": {player: dict(counts) for player, counts in tally.tried.items()},
            "made": {player: dict(counts) for player, counts in tally.made.items()},
            "folds": dict(tally.folds),
        }
    )


def _as_text(arena: Arena, tally: Tally, seconds: float) -> Iterable[str]:
    first, second = arena.players
    mean, half = tally.interval
    yield t(
        "cli-arena-difference",
        game=arena.game,
        first=first,
        second=second,
        mean=f"{mean:+.2f}",
        half=f"{half:.2f}",
    )
    yield t("cli-arena-played", deals=len(tally.differences), plays=tally.plays, seconds=round(seconds))
    for contract, count in tally.undeclared.items():
        yield t("cli-arena-undeclared", contract=contract, share=f"{count / tally.plays:.0%}")
    for player in dict.fromkeys(arena.players):
        tried, made = tally.tried[player], tally.made[player]
        if tried:
            yield t("cli-arena-made", player=player, made=made.total(), tried=tried.total())
            yield "    " + ", ".join(f"{name} {made[name]}/{tried[name]}" for name in sorted(tried))
        if tally.folds[player]:
            yield t("cli-arena-folds", player=player, folds=tally.folds[player])
