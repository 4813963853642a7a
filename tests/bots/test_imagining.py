"""Worlds and deals that are imagined: they agree with the view, and each way for the cards to lie is as likely."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from forehand.bots import advise
from forehand.bots.imagined import imagine
from forehand.bots.worlds import NoWorld, worlds
from forehand.engine.cards import cards, cards_list, each, ranking
from forehand.engine.game import Game
from forehand.engine.match import act, begin
from forehand.engine.view import View, view
from forehand.games import GAMES
from tests.bots.hands import a_view, trick
from tests.bots.test_legality import some_options
from tests.contract.playing import any_action, deal_next, to_act


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_imagined_deal_looks_to_its_seat_like_the_real_one(game: Game, seed: int) -> None:
    chance = Random(seed)
    match = deal_next(begin(game, some_options(game, chance)), chance)
    while not match.deals[-1].complete:
        seen = view(match, to_act(match.deals[-1]), [None] * game.SEATS)
        for deal in islice(imagine(seen, chance).deals, 5):
            assert view(match.but(deals=(deal,)), to_act(deal), [None] * game.SEATS) == seen
        match = act(match, any_action(match.deals[-1], chance))


def drawn(seen: View, pack: str, count: int) -> list[str]:
    """The hands of seat 1 in that many worlds, from a pack of a few cards."""
    few = tuple(each(cards(pack)))
    made = worlds(seen, few, ranking(None), Random(3), must_trump=False)
    return [" ".join(cards_list(world.hands[1])) for world in islice(made, count)]


def after_a_trick(hand: str, played: str, counts: list[int]) -> View:
    """Seat 0's view without trump, after one trick that it has won."""
    return a_view("perfrance", hand, contract="none", played=[trick(played, winner=0)], counts=counts)


def test_every_way_for_the_cards_to_lie_is_as_likely() -> None:
    """Seat 1 is void in spades: of the four cards unseen it has two of the three others."""
    seen = after_a_trick("S8 H8", "0:SA 1:C7 2:S9", [2, 2, 2])
    found = Counter(drawn(seen, "S8 H8 SA C7 S9 SQ CA DA HA", 3000))
    assert {"CA DA", "CA HA", "DA HA"} == set(found)
    assert all(850 < count < 1150 for count in found.values())


def test_no_card_lies_with_a_seat_that_has_shown_void() -> None:
    seen = after_a_trick("S8 H8", "0:SA 1:C7 2:C8", [2, 1, 1])
    seen["phase"] = "playing"
    assert {"HA", "DA"} == set(drawn(seen, "S8 H8 SA C7 C8 HA DA", 50))


def test_cards_that_can_lie_in_no_way_are_no_world() -> None:
    seen = after_a_trick("S8 H8", "0:SA 1:C7 2:C8", [2, 1, 1])
    with pytest.raises(NoWorld):
        drawn(seen, "S8 H8 SA C7 C8 SK SQ", 1)


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_last_card_but_one_is_chosen_for_the_points(game: Game, level: str) -> None:
    """With two cards left all that matters is soon over: in no world does the action taken cost anything that another
    saves in all of them.
    """
    chance = Random(f"{game.ID} {level}")
    for _ in range(3):
        match = deal_next(begin(game, game.Options()), chance)
        while not match.deals[-1].complete:
            seen = view(match, to_act(match.deals[-1]), [None] * game.SEATS)
            if seen["phase"] == "playing" and len(seen["hand"]) == 2 and len(seen["legal"]) > 1:
                advice = advise(seen, level, chance, worlds=6)
                assert advice.thoughts is not None
                assert set(advice.thoughts.values) == set(seen["legal"])
                best = max(advice.thoughts.values.values())
                assert advice.thoughts.values[advice.action] == pytest.approx(best, abs=0.01)
                assert 0 < advice.thoughts.best_in[advice.action] <= 1
            match = act(match, any_action(match.deals[-1], chance))


def test_without_any_world_rules_of_thumb_decide() -> None:
    """A hand written by hand, whose others hold nothing: there is no such deal."""
    advice = advise(after_a_trick("S8 H8", "0:SA 1:C7 2:C8", [2, 0, 0]), "expert", Random(1))
    assert advice.action in ("S8", "H8")
    assert advice.thoughts is None
