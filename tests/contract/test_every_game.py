"""The laws, tried on every game in the registry; a new game gets them by being there."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings

from forehand.engine.game import Game
from forehand.games import GAMES
from tests.contract.laws import LAWS, Law, secrets_are_kept
from tests.contract.playing import HEAVY, Script, scripts, times

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)


def obeys(game: Game, law: Law, examples: int) -> None:
    """Tries a law on scripts that hypothesis draws."""

    @settings(max_examples=times(examples), deadline=None, suppress_health_check=SLOW_IS_FINE, database=None)
    @given(scripts(game))
    def tried(script: Script) -> None:
        law(script)

    tried()


@pytest.mark.timeout(600 if HEAVY else 60)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_obeys(game: Game, law: Law) -> None:
    obeys(game, law, examples=12)


@pytest.mark.timeout(600 if HEAVY else 60)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_secrets_are_kept(game: Game) -> None:
    found = Counter[str]()
    obeys(game, lambda script: secrets_are_kept(script, found), examples=40)
    assert found["possible"] > found["tried"] // 10, found
