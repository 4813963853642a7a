"""The games that can be played. One module a game, one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from forehand.engine.game import Game
from forehand.games import five_hundred, perfrance, preference, priffe

_ALL: tuple[Game, ...] = (perfrance, preference, priffe, five_hundred)

GAMES: Mapping[str, Game] = MappingProxyType({game.ID: game for game in _ALL})
