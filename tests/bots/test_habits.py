"""What the cards played tell of those still held."""

from collections.abc import Sequence
from random import Random

import pytest

from forehand.bots.habits import TRAITS, Witness, choices, learned
from forehand.bots.thinking import chosen
from forehand.engine.cards import Seat, cards
from forehand.engine.deal import Deal
from forehand.engine.game import Game
from forehand.engine.match import act, begin
from forehand.engine.view import View, view
from forehand.games import GAMES
from tests.bots.hands import a_view, trick
from tests.contract.playing import any_action, deal_next


def likelihood(seen: View, *hands: str) -> float:
    return Witness(seen).likelihood([cards(hand) for hand in hands])


def played(text: str, winner: int) -> View:
    """Seat 0's view of 6♠ in Preference, which seat 1 declares, after one trick."""
    return a_view(
        "preference", "C9 D9 H9", contract="6S", declarer=1, trump="S", played=[trick(text, winner)], counts=[3, 3, 3]
    )


def test_who_lets_an_opponents_king_hold_has_no_ace() -> None:
    seen = played("0:D7 1:DK 2:D8", winner=1)
    assert likelihood(seen, "C9 D9 H9", "C7 C8 SA", "HA HK HT") > 2 * likelihood(
        seen, "C9 D9 H9", "C7 C8 SA", "DA HK HT"
    )


def test_who_takes_a_trick_with_the_ace_has_no_queen_that_had_done_as_well() -> None:
    seen = played("0:D7 1:DJ 2:DA", winner=2)
    assert likelihood(seen, "C9 D9 H9", "C7 C8 SA", "DK HK HT") > likelihood(seen, "C9 D9 H9", "C7 C8 SA", "DQ HK HT")


def test_a_declarer_who_leads_the_king_rather_has_the_ace() -> None:
    seen = played("1:SK 2:S7 0:S8", winner=1)
    assert likelihood(seen, "C9 D9 H9", "SA SQ SJ", "DK HK HT") > likelihood(seen, "C9 D9 H9", "SQ SJ HA", "SA DK HK")


def test_a_card_that_had_to_be_played_tells_nothing() -> None:
    seen = played("0:D7 1:DK 2:D8", winner=1)
    assert likelihood(seen, "", "", "HA HK HT") == pytest.approx(likelihood(seen, "", "", "CA CK CT"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_card_that_was_played_was_allowed(game: Game) -> None:
    chance, found = Random(game.ID), 0
    for _ in range(5):
        match = deal_next(begin(game, game.Options()), chance)
        while not match.deals[-1].complete:
            match = act(match, any_action(match.deals[-1], chance))
        for choice in choices(view(match, Seat(0), [None] * game.SEATS)):
            assert choice.since >> choice.card & 1
            assert choice.allowed(choice.since) >> choice.card & 1
            found += 1
    assert found


def test_there_is_a_weight_for_each_trait() -> None:
    assert set(learned()) == set(GAMES)
    for situations in learned().values():
        assert all(len(weights) == len(TRAITS) for weights in situations.values())


def test_the_likelier_deals_are_thought_through_oftener() -> None:
    deals: Sequence[Deal] = [begun(seed) for seed in range(4)]
    found = chosen(deals, [0.0, 1.0, 3.0, 0.0], 8, Random(1))
    assert [found.count(deal) for deal in deals] == [0, 2, 6, 0]


def begun(seed: int) -> Deal:
    game = GAMES["perfrance"]
    return deal_next(begin(game, game.Options()), Random(seed)).deals[-1]
