"""Looking back at a deal: exact values, what a seat could know, and what is called a mistake."""

from collections.abc import Iterator
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from forehand.bots.imagined import Imagined
from forehand.bots.outcomes import Gains
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, apply, legal, turn
from forehand.engine.match import Match
from forehand.engine.record import read_record
from forehand.engine.replay import positions
from forehand.games import GAMES
from forehand.review import Decision, Value, looking, lost, review
from forehand.review.decisions import mean_of
from tests.engine.test_record import HANDS, PLAYED, deal, read, record

CASES = Path(__file__).parents[1] / "cases"


def case(name: str) -> Match:
    return read_record((CASES / f"{name}.json").read_text("utf-8"), GAMES).match


def plain(match: Match, now: Deal, seat: Seat) -> float:
    """The points of a seat when everybody plays as well as can be, by looking at every way to play on."""
    to_act = turn(now)
    if to_act is None:
        facts = Imagined(match.game, match.options, match, seat, iter(()))
        return Gains(facts, "points", 0).at_end(now, seat).gain
    mine = next(side for side in match.game.SIDES if seat in side)
    return (max if to_act in mine else min)(plain(match, apply(now, action), seat) for action in legal(now))


def first_of_trick(match: Match, trick: int) -> int:
    """The number of the first action of a trick of the first deal."""
    return next(
        number
        for number, (_, at) in enumerate(positions(match, 1), 1)
        if len(at.deals[-1].played) == trick - 1 and at.deals[-1].to_play
    )


@pytest.mark.parametrize("name", ["five-hundred-failed", "five-hundred-hearts-made"])
def test_values_with_all_cards_known_agree_with_plain_minimax(name: str) -> None:
    match = case(name)
    at = [after for _, after in positions(match, 1)]
    late = list(review(match, 1, Random(1), 16, first=first_of_trick(match, 8)))
    assert {8, 9} >= {each.trick for each in late} > set()
    for each in late:
        before = at[each.action - 1].deals[-1]
        expected = {str(action): plain(match, apply(before, action), each.seat) for action in legal(before)}
        assert each.open == pytest.approx(expected)


def test_every_choice_in_the_play_is_looked_at_and_nothing_else() -> None:
    match = case("perfrance-leader-folds-declarer-set")
    found = {each.action: each for each in review(match, 1, Random(1), 16)}
    for number, (step, before) in enumerate(steps(match), 1):
        now = before.deals[-1]
        chosen = bool(now.to_play) and len(legal(now)) > 1
        assert (number in found) == chosen
        if chosen:
            assert found[number].played == step
            assert set(found[number].open or ()) == {str(action) for action in legal(now)}
            assert found[number].trick == len(now.played) + 1
    assert "fold" in {each.played for each in found.values()}


def steps(match: Match) -> Iterator[tuple[str, Match]]:
    """Each action of the first deal, with the match before it."""
    at = list(positions(match, 1))
    for (_, before), (step, _) in pairwise(at):
        yield str(step), before


def test_what_would_take_too_long_is_left_out_for_the_rest_of_the_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    match = case("priffe-match")
    first = first_of_trick(match, 9)
    whole = {each.action: each for each in review(match, 1, Random(1), 16, first=first)}
    monkeypatch.setattr(looking, "KNOWN_POSITIONS", (1, 1, 1))
    short = {each.action: each for each in review(match, 1, Random(1), 16, first=first)}
    given_up = {each.trick for each in short.values() if each.open is None}
    assert given_up
    for action, each in short.items():
        assert (each.seen, each.cost) == (whole[action].seen, whole[action].cost)
        assert each.open in (None, whole[action].open)
        later = [other for other in short.values() if other.trick == each.trick and other.action > action]
        assert each.open is not None or all(other.open is None for other in later)


def test_what_a_seat_could_know_does_not_depend_on_what_it_could_not() -> None:
    swapped = [HANDS[0], HANDS[1].replace("D8", "DQ"), HANDS[2].replace("DQ", "D8")]
    one, two = (
        next(review(read(record(deal(actions=PLAYED, hands=hands))).match, 1, Random(3), 20))
        for hands in (HANDS, swapped)
    )
    assert one.seat == 0
    assert (one.seen, one.best, one.cost) == (two.seen, two.best, two.cost)


def test_a_trick_thrown_away_is_a_mistake_and_a_good_play_is_none() -> None:
    match = case("preference-lone-whister")
    found = {each.action: each for each in review(match, 1, Random(1), 60, first=first_of_trick(match, 6))}
    assert {each.trick for each in found.values()} <= {6, 7, 8, 9}
    ace = next(each for each in found.values() if each.played == "HA" and each.trick == 6)
    assert ace.mistake
    assert ace.best == "HQ"
    assert ace.cost.mean > 10
    for each in found.values():
        if each.best == each.played:
            assert (each.cost, each.mistake) == (Value(0, 0), False)


def test_more_worlds_are_looked_at_where_the_values_are_not_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    match = case("preference-lone-whister")

    def looked_at(sure: float) -> list[Decision]:
        monkeypatch.setattr(looking, "SURE", sure)
        return [each for each in review(match, 1, Random(1), 40, first=first_of_trick(match, 4)) if each.seen]

    few, many = looked_at(1e9), looked_at(0.0)
    assert all(each.worlds in (20, 40) for each in few)
    assert any(each.worlds == 160 for each in many)
    for each in many:
        doubtful = any(value.error > 1e-6 for value in (each.seen or {}).values())
        assert each.worlds == 160 if doubtful else each.worlds < 160


def a_decision(**more: Any) -> Decision:
    known: dict[str, Any] = {
        "action": 9,
        "trick": 1,
        "seat": Seat(1),
        "played": "SA",
        "open": {"SA": 1.0, "S7": 4.0},
        "seen": None,
        "worlds": 40,
        "best": "S7",
        "cost": Value(3.0, 1.0),
    }
    return Decision(**(known | more))


@pytest.mark.parametrize(
    ("cost", "mistake"), [(Value(3, 1), True), (Value(2, 1), False), (Value(-3, 1), False), (Value(3, inf), False)]
)
def test_a_mistake_costs_more_than_twice_its_standard_error(cost: Value, mistake: bool) -> None:
    assert a_decision(cost=cost).mistake is mistake


def test_good_play_that_fails_costs_nothing() -> None:
    unlucky = a_decision(best="SA", cost=Value(0, 0))
    assert not unlucky.mistake
    assert lost([unlucky, a_decision(), a_decision(seat=Seat(2))], 3) == [0, 3.0, 3.0]


def test_a_weighted_mean_has_its_standard_error() -> None:
    assert mean_of([1, 2, 3], [1, 1, 1]) == Value(2, pytest.approx((1 / 3) ** 0.5))
    assert mean_of([1, 9], [3, 1]).mean == 3
    assert mean_of([5], [1]) == Value(5, inf)
