"""A deal played again: every position as it was seen then."""

from random import Random

import pytest

from forehand.engine.cards import Seat
from forehand.engine.match import Match, begin
from forehand.engine.replay import positions
from forehand.engine.view import open_view, seen_from, view
from forehand.games import GAMES
from tests.contract.playing import deal_next
from tests.engine.test_record import PLAYED, deal, read, record, second


def test_each_position_is_the_view_of_a_seat_at_that_moment() -> None:
    whole = read(record(deal(actions=PLAYED)))
    for count, (_, at) in enumerate(positions(whole.match, 1)):
        then = read(record(deal(actions=PLAYED[:count])))
        for seat in range(3):
            assert seen_from(at, Seat(seat), whole.players) == view(then.match, Seat(seat), whole.players)


def test_a_deal_of_a_match_comes_after_those_before_it_and_before_those_after_it() -> None:
    match = read(record(deal(), second())).match
    first, second_deal = (list(positions(match, number)) for number in (1, 2))
    assert [str(step) for step, _ in first[1:]] == [str(action) for action in match.deals[0].actions]
    assert first[-1][1] == match.but(deals=match.deals[:1])
    assert second_deal == [(None, match)]


def test_a_claim_is_the_last_step() -> None:
    claimed = {"seat": 0, "tricks": [10, 0, 0]}
    match = read(record(deal(actions=PLAYED, claim=claimed))).match
    step, end = list(positions(match, 1))[-1]
    assert step == match.deals[0].claim
    assert end == match


def test_a_deal_that_was_not_dealt_has_no_positions() -> None:
    with pytest.raises(IndexError):
        next(positions(begin(GAMES["priffe"], GAMES["priffe"].Options()), 1))


@pytest.mark.parametrize("game", GAMES)
def test_all_open_shows_every_card_at_every_step(game: str) -> None:
    match: Match = deal_next(begin(GAMES[game], GAMES[game].Options()), Random(4))
    _, at = next(positions(match, 1))
    seen = open_view(at, (None,) * GAMES[game].SEATS)
    cards = [card for hand in seen["shown"].values() for card in hand] + seen["stock"]
    assert len(cards) == len(set(cards)) == len(GAMES[game].PACK)


def test_all_open_says_what_was_laid_away() -> None:
    match = read(record(deal(actions=PLAYED))).match
    calls = open_view(match, (None,) * 3)["calls"]
    assert [0, "discard:HK,HA"] in calls
