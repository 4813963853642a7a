"""What every computer player keeps to: it knows its view alone, and chance is handed in."""

import copy
from random import Random

import pytest

from forehand.bots import LEVELS, decide, thinking_time
from forehand.engine.game import Game, read_action
from forehand.engine.match import act, begin
from forehand.engine.view import View, view
from forehand.games import GAMES
from tests.bots.hands import a_view, quick
from tests.bots.test_legality import some_options
from tests.contract.playing import deal_next, to_act
from tests.contract.secrecy import other_worlds


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_hidden_cards_change_nothing(game: Game, level: str) -> None:
    """Deal again what the seat to act cannot know: it does the same."""
    chance = Random(level)
    match = deal_next(begin(game, some_options(game, chance)), chance)
    asked = worlds = 0
    while not match.deals[-1].complete:
        seat = to_act(match.deals[-1])
        seen = view(match, seat, [None] * game.SEATS)
        text = quick(seen, level, Random(asked))
        for world in filter(None, other_worlds(match, seat, Random(asked), 4)):
            worlds += 1
            assert text == quick(view(world, seat, [None] * game.SEATS), level, Random(asked))
        asked += 1
        match = act(match, read_action(game, text))
    assert worlds > game.TRICKS // 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_chance_gives_the_same_deal_and_leaves_the_view_alone(game: Game, level: str) -> None:
    match = deal_next(begin(game, game.Options()), Random(5))
    while not match.deals[-1].complete:
        seen = view(match, to_act(match.deals[-1]), [None] * game.SEATS)
        untouched = copy.deepcopy(seen)
        text = quick(seen, level, Random(9))
        assert text == quick(seen, level, Random(9))
        assert untouched == seen
        match = act(match, read_action(game, text))


def test_a_seat_that_is_not_to_act_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="turn"):
        decide(a_view("priffe", "S2 S3", legal=[]), "club", Random(1))


def test_a_level_that_nobody_has_is_refused() -> None:
    with pytest.raises(KeyError):
        decide(a_view("priffe", "S2 S3", contract="spill"), "grandmaster", Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_takes_a_short_while_that_chance_alone_decides(level: str) -> None:
    times = [thinking_time(level, Random(seed)) for seed in range(50)]
    assert all(0.3 < time < 4 for time in times)
    assert times == [thinking_time(level, Random(seed)) for seed in range(50)]
    assert len(set(times)) == 50


def test_a_game_without_a_policy_is_played_simply() -> None:
    assert decide(of_a_strange_game(), "club", Random(1)) in ("S2", "S3")
    assert decide(of_a_strange_game(phase="bidding", legal="bid:2 pass"), "club", Random(1)) == "pass"
    choose = {"verb": "discard", "count": 1, "from": ["SA", "C3"]}
    assert decide(of_a_strange_game(legal=[], choose=choose), "club", Random(1)) == "discard:C3"


def of_a_strange_game(**more: object) -> View:
    """A view of a game that no policy knows."""
    seen = a_view("priffe", "S2 S3", **more)
    seen["game"] = "knaves"
    return seen
