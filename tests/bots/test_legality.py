"""Computer players never act illegally, in whole matches under any house rules."""

from random import Random
from typing import Any

import pytest

from forehand.bots import LEVELS
from forehand.engine.deal import turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin
from forehand.engine.options import Choice, Field, Flag, fields_of, read_options
from forehand.engine.view import view
from forehand.games import GAMES
from tests.bots.hands import quick
from tests.contract.playing import any_action, deal_next


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_self_played_matches_are_legal_to_the_end(game: Game, seed: int) -> None:
    chance = Random(seed)
    match = begin(game, some_options(game, chance))
    while not match.finished and len(match.deals) < 12:
        match = play_deal(deal_next(match, chance), chance)
    assert match.finished or len(match.scores) == 12


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_strange_positions_are_no_trouble(game: Game) -> None:
    """Others may play anything; what they do must not lead a computer player astray."""
    for seed in range(25):
        chance = Random(seed)
        match = deal_next(begin(game, some_options(game, chance)), chance)
        play_deal(match, chance, strangers=game.SEATS - 1)


def some_options(game: Game, chance: Random) -> Any:
    """House rules at random, with matches that do not last long."""
    return read_options(game.Options, {each.name: some_value(each, chance) for each in fields_of(game.Options)})


def some_value(field: Field, chance: Random) -> object:
    kind = field.kind
    if isinstance(kind, Flag):
        return chance.random() < 0.5
    if isinstance(kind, Choice):
        return chance.choice(kind.values)
    return min(kind.high, kind.low + kind.step * chance.randrange(4))


def play_deal(match: Match, chance: Random, strangers: int = 0) -> Match:
    """Plays the last deal to its end, levels at random, the first seats as `strangers` who do anything legal."""
    while (seat := turn(match.deals[-1])) is not None:
        if seat < strangers:
            match = act(match, any_action(match.deals[-1], chance))
            continue
        text = quick(view(match, seat, [None] * match.game.SEATS), chance.choice(LEVELS), chance)
        action = read_action(match.game, text)
        assert str(action) == text
        match = act(match, action)
    return match
