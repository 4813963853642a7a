"""What everybody at the table knows before a card is dealt: the game's pack, its house rules, its contracts."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from forehand.engine.cards import Card, Ranking, ranking, suit
from forehand.engine.game import Contract, Game
from forehand.engine.options import OptionValue, read_options
from forehand.engine.view import View
from forehand.games import GAMES, five_hundred


def game_of(view: View) -> Game:
    """The game that is played."""
    return GAMES[view["game"]]


def pack_of(view: View) -> tuple[Card, ...]:
    """All cards of the game."""
    return game_of(view).PACK


def ranking_of(view: View) -> Ranking:
    """How the cards rank, with the trump that is known by now."""
    trump = None if view["trump"] is None else suit(view["trump"])
    return ranking(trump, bowers=view["game"] == five_hundred.ID)


def options_of(view: View) -> Any:
    """The house rules in force, those at their default included."""
    return _options(view["game"], tuple(view["options"].items()))


def contracts_of(view: View) -> Mapping[str, Contract]:
    """What each contract asks for under the house rules in force."""
    return _contracts(view["game"], tuple(view["options"].items()))


@lru_cache(maxsize=256)
def _options(game: str, given: tuple[tuple[str, OptionValue], ...]) -> Any:
    return read_options(GAMES[game].Options, dict(given))


@lru_cache(maxsize=256)
def _contracts(game: str, given: tuple[tuple[str, OptionValue], ...]) -> Mapping[str, Contract]:
    return GAMES[game].contracts(_options(game, given))
